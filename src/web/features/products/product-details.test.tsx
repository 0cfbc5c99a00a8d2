import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Problem } from '#contract/problem.ts';
import { type Product, getProduct } from '#contract/product.ts';
import { ApiProvider } from '../../lib/api-context.tsx';
import type { Api } from '../../lib/call.ts';
import { ProblemError, UnreachableError } from '../../lib/problem-error.ts';
import { createQueryClient, keyOf } from '../../lib/query-client.ts';
import { ProductDetails } from './product-details.tsx';

const api = { call: () => Promise.reject(new Error('Nothing is asked here.')) } as unknown as Api;
const product = { id: 'plots', name: 'Allotments', description: 'Plots of a town.', storyCount: 0 } as Product;

/** The screen and its address after these answers to the same question, one after the other. */
async function show(
  ...answers: readonly (Product | Error)[]
): Promise<{ screen: string; leftFor: string | undefined }> {
  const queries = createQueryClient();
  const queryKey = keyOf(getProduct, { params: { id: product.id } });
  for (const answer of answers) {
    const queryFn = () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
    await queries.prefetchQuery({ queryKey, queryFn, staleTime: 0 });
  }
  const ssrContext: { redirectTo?: string } = {};
  const screen = renderToStaticMarkup(
    <Router ssrPath={`/portal/products/${product.id}`} ssrContext={ssrContext}>
      <ApiProvider value={api}>
        <QueryClientProvider client={queries}>
          <ProductDetails uid="ada" productId={product.id} />
        </QueryClientProvider>
      </ApiProvider>
    </Router>,
  );
  return { screen, leftFor: ssrContext.redirectTo };
}

const gone = new ProblemError({ status: 404, code: 'not_found', detail: 'Gone.' } as Problem);
const unreachable = new UnreachableError(undefined);

test('A product that is on the screen stays there when it cannot be asked for again, and leaves it once it is gone', async () => {
  const { screen, leftFor } = await show(product, unreachable);
  expect(leftFor).toBeUndefined();
  expect(screen).toContain('Allotments');
  expect((await show(product, gone)).leftFor).toBe('/portal/products');
});
