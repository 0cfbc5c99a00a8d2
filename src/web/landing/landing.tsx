import { browserRoutes } from '#contract/browser-routes.ts';
import { Brand } from '../components/ui/brand.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import type { Example } from './example.ts';
import { IdeaBecomesStory } from './idea-becomes-story.tsx';
import { WaysToRun } from './ways-to-run.tsx';

const PAGE = 'mx-auto w-full max-w-[67.5rem] px-5 sm:px-8';
const QUIET_LINK =
  'inline-flex min-h-11 items-center rounded-md text-soft decoration-edge underline-offset-4 transition-colors hover:text-ink hover:underline';

const FACTS = [
  {
    title: 'Every criterion says where it comes from',
    text: 'Your idea, a sentence of your product’s description, or an assumption. What is missing becomes an open question, never an invention.',
  },
  {
    title: 'Nothing has to leave your machine',
    text: 'The built-in writer needs no key and no network. Your ideas, your products and your stories stay where you keep them.',
  },
  {
    title: 'Made to be taken along',
    text: 'Copy a story with its headings and lists, keep the whole account as one file, and delete all of it whenever you like.',
  },
] as const;

/** The page that meets a visitor. It is rendered when the product is built, and comes without a script. */
export function Landing({ example }: { readonly example: Example }) {
  return (
    <>
      <header className={`${PAGE} flex min-h-18 items-center justify-between gap-4`}>
        <Brand />
        <a href={browserRoutes.login} className={buttonClass('quiet', '-mr-3')}>
          Log in
        </a>
      </header>
      <main>
        <section className={`${PAGE} pt-10 pb-14 sm:pt-20 sm:pb-20`}>
          <h1 className="hero font-semibold">
            <span className="block">Type a short idea.</span>{' '}
            <span className="block">Take a story into the sprint.</span>
          </h1>
          <p className="mt-5 max-w-[58ch] text-prose text-pretty text-soft">
            Storygenie turns a sentence into a user story with acceptance criteria that somebody can test, grounded in
            what you wrote about your product.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <a href={browserRoutes.createAccount} className={buttonClass('main', 'sm:min-h-11 sm:px-5')}>
              Create an account
            </a>
            <a href={browserRoutes.getStarted} className={`${QUIET_LINK} underline`}>
              Three steps to a first story
            </a>
          </div>
        </section>
        <IdeaBecomesStory className={PAGE} example={example} />
        <section aria-label="What it stands for" className={`${PAGE} py-16 sm:py-24`}>
          <ul className="grid gap-10 md:grid-cols-3">
            {FACTS.map(({ title, text }) => (
              <li key={title}>
                <h2 className="font-semibold text-balance">{title}</h2>
                <p className="mt-2 text-pretty text-soft">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <WaysToRun className={PAGE} />
      </main>
      <footer className="border-t border-line">
        <div className={`${PAGE} flex flex-wrap items-center gap-x-6 py-4`}>
          <a href={browserRoutes.createAccount} className={QUIET_LINK}>
            Create an account
          </a>
          <a href={browserRoutes.login} className={QUIET_LINK}>
            Log in
          </a>
          <a href={browserRoutes.getStarted} className={QUIET_LINK}>
            Get started
          </a>
          <a href="/api/docs" className={QUIET_LINK}>
            The API
          </a>
        </div>
      </footer>
    </>
  );
}
