import { type RefCallback, useRef, useState } from 'react';
import type { JiraPush } from '#contract/jira.ts';
import type { Story } from '#contract/story.ts';
import type { ProductChoice } from './product-target.tsx';

interface ProductChoices {
  /** A story of each product that has to be asked for. */
  readonly asked: readonly Story[];
  /** Everything is chosen, for each product, that has to be before Jira can be asked. */
  readonly isReady: boolean;
  /** For the choice of the story's product. */
  readonly refOf: (story: Story) => RefCallback<ProductChoice>;
  readonly onReady: (productId: string, isReady: boolean) => void;
  /** Where each story goes; undefined when something has to be put right first, which is then said at its field. */
  readonly read: (stories: readonly Story[]) => ((story: Story) => JiraPush) | undefined;
  readonly forget: () => void;
}

/** Where several stories go, which is chosen for each of their products. */
export function useProductChoices(stories: readonly Story[]): ProductChoices {
  const choices = useRef(new Map<string, ProductChoice>());
  const [ready, setReady] = useState<Readonly<Record<string, boolean>>>({});
  const [onReady] = useState(() => (productId: string, isReady: boolean): void => {
    setReady((known) => ({ ...known, [productId]: isReady }));
  });
  const asked = ofEachProduct(stories.filter(({ jiraIssueId }) => jiraIssueId === undefined));
  return {
    asked,
    isReady: asked.every(({ product }) => ready[product.id]),
    onReady,
    refOf:
      ({ product }) =>
      (choice) => {
        if (choice) choices.current.set(product.id, choice);
        return () => void choices.current.delete(product.id);
      },
    read(some) {
      const pushes = new Map<string, JiraPush>();
      // Each is read, so that whatever is wrong is said at once.
      for (const { product } of ofEachProduct(some)) {
        const push = choices.current.get(product.id)?.read();
        if (push) pushes.set(product.id, push);
      }
      const pushOf = ({ product }: Story): JiraPush => {
        const push = pushes.get(product.id);
        if (!push) throw new Error('This product was not asked for.');
        return push;
      };
      return some.every(({ product }) => pushes.has(product.id)) ? pushOf : undefined;
    },
    forget: () => choices.current.forEach((choice) => choice.forget()),
  };
}

/** The first story of each product. */
function ofEachProduct(stories: readonly Story[]): Story[] {
  const firstOf = (productId: string): Story | undefined => stories.find(({ product }) => product.id === productId);
  return stories.filter((story) => firstOf(story.product.id) === story);
}
