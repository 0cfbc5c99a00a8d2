import { Redirect, Route, Switch } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import type { User } from '../../features/identity/identity-client.ts';
import { ProductCreation } from '../../features/products/product-creation.tsx';
import { ProductDetails } from '../../features/products/product-details.tsx';
import { ProductList } from '../../features/products/product-list.tsx';
import { loginPath } from '../../lib/own-path.ts';
import { NotFound } from '../not-found.tsx';

export function ProductRoutes({ user }: { readonly user: User }) {
  return (
    <Switch>
      <Route path={browserRoutes.products}>
        <ProductList isAnonymous={user.isAnonymous} />
      </Route>
      <Route path={browserRoutes.productCreate}>
        {user.isAnonymous ? (
          <Redirect to={loginPath(browserRoutes.productCreate)} replace />
        ) : (
          <ProductCreation uid={user.uid} />
        )}
      </Route>
      <Route path={browserRoutes.product}>
        {({ productId }) => <ProductDetails key={productId} uid={user.uid} productId={productId} />}
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
