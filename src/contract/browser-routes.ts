/** Every path of the browser's side. `:name` stands for a parameter. */
export const browserRoutes = {
  landing: '/',
  login: '/login',
  reset: '/reset',
  /** Where the mailed link leads: `?token=` carries its secret. */
  newPassword: '/reset/new',
  /** Where the link that confirms an address leads: `?token=` carries its secret. */
  confirmEmail: '/confirm',
  createAccount: '/create',
  getStarted: '/getStarted',
  demo: '/demo',
  jiraCallback: '/jira/callback',
  portal: '/portal/',
  dashboard: '/portal/dashboard',
  analytics: '/portal/analytics',
  templates: '/portal/templates',
  products: '/portal/products',
  productCreate: '/portal/products/create',
  product: '/portal/products/:productId',
  stories: '/portal/stories',
  storyCreate: '/portal/stories/create',
  storiesCreate: '/portal/stories/create/several',
  story: '/portal/stories/:storyId',
  settings: '/portal/settings',
  settingsAccount: '/portal/settings/account',
  settingsIntegrations: '/portal/settings/integrations',
  settingsBilling: '/portal/settings/billing',
} as const;

export type BrowserRoute = keyof typeof browserRoutes;

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}` ? Name : never;

/** The path of a route with its parameter filled in. */
export function pathTo<Route extends BrowserRoute>(
  route: Route,
  ...parameters: ParameterOf<(typeof browserRoutes)[Route]> extends never
    ? []
    : [Record<ParameterOf<(typeof browserRoutes)[Route]>, string>]
): string {
  const [values = {}] = parameters as [Record<string, string>?];
  return browserRoutes[route].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
