import { browserRoutes, pathTo } from '#contract/browser-routes.ts';
import type { Product } from '#contract/product.ts';
import { loginPath } from '../../lib/own-path.ts';
import type { Look } from '../../lib/theme.ts';

interface Named {
  readonly name: string;
  /** Other words that people look for it with. */
  readonly also?: string;
}

/** Leads somewhere. */
export interface Command extends Named {
  readonly href: string;
}

/** Does something in the place. */
export interface Deed extends Named {
  readonly note?: string | undefined;
  readonly run: () => void;
}

export interface CommandGroup<Item extends Named = Command> {
  readonly title: string;
  readonly commands: readonly Item[];
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

/** The ways to the person's products. */
export function productGroup(products: readonly Pick<Product, 'id' | 'name'>[]): CommandGroup {
  return {
    title: 'Go to product',
    commands: products.map(({ id, name }) => ({ name, href: pathTo('product', { productId: id }) })),
  };
}

const LOOKS = { light: 'Theme: light', dark: 'Theme: dark', system: 'Theme: like the system' } as const;

/** What can be done from anywhere. `look` is how the product looks now. */
export function deedGroups(
  look: Look,
  { choose, logOut }: { readonly choose: (look: Look) => void; readonly logOut: () => void },
): readonly CommandGroup<Deed>[] {
  return [
    {
      title: 'Appearance',
      commands: (Object.keys(LOOKS) as Look[]).map((one) => ({
        name: LOOKS[one],
        also: 'mode colours look',
        note: one === look ? 'Chosen' : undefined,
        run: () => choose(one),
      })),
    },
    { title: 'Account', commands: [{ name: 'Log out', also: 'sign out leave', run: logOut }] },
  ];
}

/** The commands in which every word that was typed is found; groups without any are left out. */
export function matching<Item extends Named>(
  groups: readonly CommandGroup<Item>[],
  typed: string,
): readonly CommandGroup<Item>[] {
  const words = typed.toLowerCase().split(/\s+/);
  const fits = (title: string, { name, also = '' }: Named): boolean => {
    const text = `${title} ${name} ${also}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map(({ title, commands }) => ({ title, commands: commands.filter((command) => fits(title, command)) }))
    .filter(({ commands }) => commands.length > 0);
}
