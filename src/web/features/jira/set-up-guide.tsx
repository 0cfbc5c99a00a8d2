import { JIRA_SCOPES } from '#contract/jira.ts';
import { redirectUri } from './authorization-url.ts';
import { ExternalLink } from './external-link.tsx';

// One press selects the whole, to be copied.
const CODE = 'rounded-sm bg-wash px-1.5 py-0.5 text-caption select-all';

/** Says that Jira is not set up on this server, and how whoever runs it does that. */
export function SetUpGuide({ origin }: { readonly origin: string }) {
  const [readScope, writeScope] = JIRA_SCOPES;
  return (
    <div className="flex max-w-[60ch] flex-col gap-4">
      <p>Jira is not set up on this server. Whoever runs it can do that in a few minutes:</p>
      <ol className="flex list-decimal flex-col gap-3 pl-5 marker:text-soft">
        <li>
          Create an OAuth 2.0 app in{' '}
          <ExternalLink href="https://developer.atlassian.com/console/myapps/">
            Atlassian’s developer console
          </ExternalLink>
        </li>
        <li>
          Give it the Jira API with the scopes <code className={CODE}>{readScope}</code> and{' '}
          <code className={CODE}>{writeScope}</code>.
        </li>
        <li>
          Enter this callback URL: <code className={CODE}>{redirectUri(origin)}</code>
        </li>
        <li>
          Start the server with <code className={CODE}>JIRA_CLIENT_ID</code> and{' '}
          <code className={CODE}>JIRA_CLIENT_SECRET</code>.
        </li>
      </ol>
      <p className="text-soft">Until then you can copy a story, or download it as CSV for Jira’s importer.</p>
    </div>
  );
}
