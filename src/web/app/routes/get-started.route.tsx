import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { PRODUCT_DESCRIPTION_MIN } from '#contract/product.ts';
import { Brand } from '../../components/ui/brand.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Failure } from '../../components/ui/faces.tsx';
import { usePageTitle } from '../../components/ui/page-title.ts';
import { FirstSteps, type Step } from '../../features/get-started/first-steps.tsx';
import { type Progress, useProgress } from '../../features/get-started/use-progress.ts';
import type { User } from '../../features/identity/identity-client.ts';
import { useConfig } from '../../lib/config-context.tsx';
import { createQueryClient } from '../../lib/query-client.ts';

const NOTHING: Progress = { hasProduct: false, hasStory: false };

/** From nothing to a first story; for a visitor, too, who sees what awaits them. */
export function GetStartedRoute({ user }: { readonly user: User | null }) {
  usePageTitle('Get started');
  const [queries] = useState(createQueryClient);
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-4 py-6 sm:px-6">
      <header className="flex items-center justify-between gap-4">
        {/* The landing page is no screen of the application. */}
        <a href={browserRoutes.landing} className="-m-2.5 rounded-md p-2.5">
          <Brand />
        </a>
        <ButtonLink href={user ? browserRoutes.dashboard : browserRoutes.login} kind="quiet" className="-mr-3.5">
          {user ? 'Dashboard' : 'Log in'}
        </ButtonLink>
      </header>
      <main className="pt-12 pb-16 sm:pt-20">
        <h1 className="text-display font-semibold tracking-tight text-balance">Three steps to your first story</h1>
        <p className="mt-3 mb-10 max-w-[60ch] text-soft">
          It takes a few minutes. What you have done already is ticked off, and you can stop after any step.
        </p>
        {user ? (
          <QueryClientProvider client={queries}>
            <OwnSteps user={user} />
          </QueryClientProvider>
        ) : (
          <Steps hasAccount={false} progress={NOTHING} />
        )}
      </main>
    </div>
  );
}

function OwnSteps({ user }: { readonly user: User }) {
  const { progress = NOTHING, error, refetch } = useProgress();
  const isThrough = progress.hasProduct && progress.hasStory && !user.isAnonymous;
  return (
    <>
      {error && <Failure error={error} onRetry={refetch} />}
      <Steps hasAccount={!user.isAnonymous} progress={progress} />
      <output className="block">
        {isThrough && (
          <p className="border-t border-line pt-6">
            That is all there is to it.{' '}
            <Link href={browserRoutes.stories} className="font-medium text-accent-ink underline underline-offset-2">
              Go to your stories
            </Link>
          </p>
        )}
      </output>
    </>
  );
}

interface StepsProps {
  readonly hasAccount: boolean;
  readonly progress: Progress;
}

function Steps({ hasAccount, progress: { hasProduct, hasStory } }: StepsProps) {
  const { google } = useConfig();
  const steps: readonly Step[] = [
    {
      title: 'Create an account',
      done: hasAccount,
      href: hasAccount
        ? browserRoutes.settingsAccount
        : `${browserRoutes.createAccount}?redirect=${browserRoutes.getStarted}`,
      action: hasAccount ? 'Your account' : 'Create an account',
      children: (
        <p>
          {google ? 'An email address and a password, or your Google account.' : 'An email address and a password.'} You
          can take everything with you or delete it at any time.
        </p>
      ),
    },
    {
      title: 'Describe your product',
      done: hasProduct,
      href: hasProduct ? browserRoutes.products : browserRoutes.productCreate,
      action: hasProduct ? 'Your products' : 'Create a product',
      children: (
        <>
          <p>
            Who uses it, what can they do with it, and what do you want it to be good for? A few sentences,{' '}
            {PRODUCT_DESCRIPTION_MIN} characters or more. Your stories will lean on these words.
          </p>
          <p>No product at hand? An example product is there already, so you may come back to this.</p>
        </>
      ),
    },
    {
      title: 'Write your first story',
      done: hasStory,
      href: hasStory ? browserRoutes.stories : browserRoutes.storyCreate,
      action: hasStory ? 'Your stories' : 'Create a story',
      children: (
        <>
          <p>Choose the product and type what you would tell a colleague, for example:</p>
          <p className="border-l-2 border-line pl-4 text-ink italic">
            Shoppers should be able to see where their parcel is without an account, so that they do not have to write
            to the shop
          </p>
          <p>The story and its acceptance criteria stand there a moment later.</p>
        </>
      ),
    },
  ];
  return <FirstSteps steps={steps} />;
}
