import { type RefObject, type Ref, useEffect, useImperativeHandle } from 'react';
import type { JiraPush } from '#contract/jira.ts';
import type { Story } from '#contract/story.ts';
import type { Site } from './connection.ts';
import { TargetFields } from './target-fields.tsx';
import { usePushForm } from './use-push-form.ts';
import { useJiraState } from './use-story-in-jira.ts';
import { lastTarget, useTarget } from './use-target.ts';

/** What was chosen for the stories of one product. */
export interface ProductChoice {
  /** Undefined when something has to be put right first, which is then said at its field. */
  readonly read: () => JiraPush | undefined;
  /** Forgets what was filled in. */
  readonly forget: () => void;
}

interface ProductTargetProps {
  readonly uid: string;
  /** One of the product's that is not in Jira yet. */
  readonly story: Story;
  readonly site: Site;
  /** Stands above the fields where there are several products. */
  readonly heading: string | undefined;
  readonly disabled: boolean;
  /** Nothing is left to be asked. */
  readonly hidden: boolean;
  /** The screen to come back to from the integrations. */
  readonly cameFrom: string;
  /** Around all fields of all products: the first that has to be put right gets the focus. */
  readonly element: RefObject<HTMLFormElement | null>;
  readonly ref: Ref<ProductChoice>;
  /** Hears whether everything is chosen that has to be. */
  readonly onReady: (productId: string, isReady: boolean) => void;
}

/** Asks where the selected stories of one product go; begins with where its last story went. */
export function ProductTarget(props: ProductTargetProps) {
  const { uid, story, site, heading, disabled, hidden, cameFrom, element, ref, onReady } = props;
  const { id: productId } = story.product;
  const target = useTarget(site, lastTarget(useJiraState(story, true)));
  const { values, errors, isReady, change, read, forget } = usePushForm({
    uid,
    name: `selected ${productId}`,
    target,
    element,
  });
  useImperativeHandle(ref, () => ({ read, forget }), [read, forget]);
  useEffect(() => onReady(productId, isReady), [onReady, productId, isReady]);
  return (
    <fieldset disabled={disabled} hidden={hidden} className="flex min-w-0 flex-col gap-4 [&[hidden]]:hidden">
      <legend className={heading ? 'mb-3 font-semibold' : 'sr-only'}>{heading ?? 'Where they go'}</legend>
      <TargetFields target={target} values={values} errors={errors} cameFrom={cameFrom} onChange={change} />
    </fieldset>
  );
}
