import { browserRoutes } from '#contract/browser-routes.ts';
import { loginPath } from '../../lib/own-path.ts';

export interface Command {
  readonly name: string;
  /** Other words that people look for it with. */
  readonly also?: string;
  readonly href: string;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

interface Offered {
  readonly isAnonymous: boolean;
  /** Stories can be added to Jira. */
  readonly jira: boolean;
}

const ADD_TO_JIRA: Command = {
  name: 'Add stories to Jira',
  also: 'select several push issues',
  href: `${browserRoutes.stories}?select=`,
};

/** Where somebody can go and what they can begin, from anywhere. */
export function commandGroups({ isAnonymous, jira }: Offered): readonly CommandGroup[] {
  const createProduct: Command = isAnonymous
    ? { name: 'Sign in to create a Product', also: 'new', href: loginPath(browserRoutes.productCreate) }
    : { name: 'Create a Product', also: 'new', href: browserRoutes.productCreate };
  return [
    {
      title: 'Create',
      commands: [
        { name: 'Create a Story', also: 'new write', href: browserRoutes.storyCreate },
        {
          name: 'Create several Stories',
          also: 'list import file csv markdown batch',
          href: browserRoutes.storiesCreate,
        },
        createProduct,
        ...(jira ? [ADD_TO_JIRA] : []),
      ],
    },
    {
      title: 'Go to',
      commands: [
        { name: 'Dashboard', also: 'home', href: browserRoutes.dashboard },
        { name: 'Products', href: browserRoutes.products },
        { name: 'Stories', href: browserRoutes.stories },
        { name: 'My Account', also: 'settings name password data', href: browserRoutes.settingsAccount },
        { name: 'Integrations', also: 'settings jira', href: browserRoutes.settingsIntegrations },
        { name: 'Billing', also: 'settings', href: browserRoutes.settingsBilling },
        { name: 'Get started', also: 'first steps help', href: browserRoutes.getStarted },
      ],
    },
  ];
}

/** The commands in which every word that was typed is found; groups without any are left out. */
export function matching(groups: readonly CommandGroup[], typed: string): readonly CommandGroup[] {
  const words = typed.toLowerCase().split(/\s+/);
  const fits = (title: string, { name, also = '' }: Command): boolean => {
    const text = `${title} ${name} ${also}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map(({ title, commands }) => ({ title, commands: commands.filter((command) => fits(title, command)) }))
    .filter(({ commands }) => commands.length > 0);
}
