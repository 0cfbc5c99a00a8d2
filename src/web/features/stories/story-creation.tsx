import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { browserRoutes, pathTo } from '#contract/browser-routes.ts';
import type { Product } from '#contract/product.ts';
import type { GenerationRequest, Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import type { Ahead } from '../../components/ui/fetched-ahead.tsx';
import { SelectField, TextArea } from '../../components/ui/field.tsx';
import { onFirstPress } from '../../components/ui/first-press.ts';
import { ActionBar, BackLink, PageHeader, PartHeader } from '../../components/ui/page.tsx';
import { useIsHere } from '../../components/ui/use-is-here.ts';
import { rememberProduct } from '../../lib/last-product.ts';
import { SeveralStoriesLink } from './create-story-link.tsx';
import { EXAMPLE_IDEAS } from './example-ideas.ts';
import { StoryReadings } from './story-readings.tsx';
import { StorySheet } from './story-sheet.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { type IdeaForm, useIdeaForm } from './use-idea-form.ts';
import { useReadings } from './use-readings.ts';
import { useStoryWriting } from './use-story-writing.ts';

/** The guided tour of this screen. */
interface StoryTour {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly button: ReactNode;
  /** What offers it to somebody new. */
  readonly offer: ReactNode;
}

interface StoryCreationProps {
  readonly uid: string;
  readonly products: readonly Product[];
  /** The product to begin with, when the person came from one. */
  readonly productId: string | null;
  /** Who writes here, in plain words; absent while that is not known. */
  readonly writer: string | undefined;
  /** The screen that comes next. */
  readonly storyScreen: Ahead;
  readonly tour: StoryTour;
}

/**
 * While the tour runs the example product is chosen, so that it can show the picker of examples. Whoever had chosen
 * another finds it again, unless they made a story of the tour. Answers what the form calls when it is sent.
 */
function useExampleProduct(form: IdeaForm, products: readonly Product[], { isOpen, close }: StoryTour): () => void {
  const wasSent = useRef(false);
  useEffect(() => {
    const before = form.getValues('productId');
    const example = products.find(({ isExample }) => isExample)?.id;
    if (!isOpen || example === undefined || before === example) return undefined;
    form.setValue('productId', example);
    wasSent.current = false;
    return () => {
      if (!wasSent.current && form.getValues('productId') === example) form.setValue('productId', before);
    };
  }, [form, products, isOpen]);

  return () => {
    wasSent.current = true;
    if (isOpen) close();
  };
}

/** What can come of the idea: a story, or readings of which one becomes the story. One at a time is under way. */
function useCreation(props: StoryCreationProps) {
  const [, navigate] = useLocation();
  const { form, forget, take } = useIdeaForm(props);
  const isHere = useIsHere();
  const sent = useRef('');
  const onStory = async (story: Story): Promise<void> => {
    // What was typed since is about another story: it stays.
    if (form.getValues('description') === sent.current) forget();
    // The story stays in sight until its own screen can take over. One that cannot be fetched says so itself.
    await props.storyScreen.fetch().catch(() => undefined);
    if (isHere.current) navigate(pathTo('story', { storyId: story.id }));
  };
  const { writing, start, cancel, dismiss } = useStoryWriting(props.uid, (story) => void onStory(story));
  const readings = useReadings(onStory);
  const endTour = useExampleProduct(form, props.products, props.tour);
  const send = (begin: (request: GenerationRequest) => void, writer?: 'drafter'): void => {
    endTour();
    void form.handleSubmit((idea) => {
      sent.current = form.getValues('description');
      rememberProduct(props.uid, idea.productId);
      props.storyScreen.ahead();
      begin(writer ? { ...idea, writer } : idea);
    })();
  };
  const isReading = readings.reading.state !== 'idle';
  return {
    form,
    take,
    writing,
    readings,
    isReading,
    isBusy: writing.state === 'writing' || readings.reading.state === 'writing',
    write: (writer?: 'drafter') =>
      send((request) => {
        readings.putAway();
        void start(request);
      }, writer),
    compare: (writer?: 'drafter') =>
      send((request) => {
        dismiss();
        void readings.start(request);
      }, writer),
    cancel: isReading ? readings.putAway : cancel,
  };
}

/** An idea at one side, the story that is written from it at the other; readings of it stand below, side by side. */
export function StoryCreation(props: StoryCreationProps) {
  const { form, take, writing, readings, isReading, isBusy, write, compare, cancel } = useCreation(props);
  const reword = (): void => form.setFocus('description');
  return (
    <>
      <PartHeader page="Your Stories" back={<BackLink label="List" href={browserRoutes.stories} />} />
      <PageHeader
        title="New story"
        action={
          <div className="flex flex-wrap gap-2 max-sm:-ml-4">
            <SeveralStoriesLink />
            {props.tour.button}
          </div>
        }
      />
      {props.tour.offer}
      <form
        method="post"
        noValidate
        aria-label="New story"
        onSubmit={(event) => {
          event.preventDefault();
          write();
        }}
        className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]"
      >
        <div
          data-tour="form"
          className={`flex flex-col gap-5 ${isReading ? 'lg:col-span-2 lg:grid lg:grid-cols-subgrid' : ''}`}
        >
          <IdeaFields
            form={form}
            products={props.products}
            onProduct={(productId) => rememberProduct(props.uid, productId)}
            onExample={take}
          />
        </div>
        <Actions isBusy={isBusy} isReading={isReading} onCompare={() => compare()} onCancel={cancel} />
        {isReading ? (
          <StoryReadings
            readings={readings}
            onRetry={() => compare()}
            onReword={reword}
            onBuiltIn={() => compare('drafter')}
          />
        ) : (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <StorySheet
              writing={writing}
              writer={props.writer}
              onRetry={() => write()}
              onReword={reword}
              onBuiltIn={() => write('drafter')}
            />
          </div>
        )}
      </form>
    </>
  );
}

interface ActionsProps {
  readonly isBusy: boolean;
  /** The readings are, or are about to be, on the screen: keeping one of them is what comes next. */
  readonly isReading: boolean;
  readonly onCompare: () => void;
  readonly onCancel: () => void;
}

function Actions({ isBusy, isReading, onCompare, onCancel }: ActionsProps) {
  const compare = useFocusAfter(isReading);
  return (
    <ActionBar>
      <Button type="submit" kind={isReading ? 'plain' : 'main'} data-tour="create" busy={isBusy}>
        {isBusy ? 'Writing…' : 'Create story'}
      </Button>
      {/* Two buttons, not one with other words: the focus that was on Cancel is not left on what begins anew. */}
      {isBusy ? (
        <Button key="cancel" onClick={onFirstPress(onCancel)}>
          Cancel
        </Button>
      ) : (
        <Button key="compare" ref={compare} kind="quiet" onClick={onFirstPress(onCompare)}>
          Compare readings
        </Button>
      )}
    </ActionBar>
  );
}

interface IdeaFieldsProps {
  readonly form: IdeaForm;
  readonly products: readonly Product[];
  /** Hears which product the person chose; what the tour chooses is not told. */
  readonly onProduct: (productId: string) => void;
  readonly onExample: (description: string) => void;
}

function IdeaFields({ form, products, onProduct, onExample }: IdeaFieldsProps) {
  const { errors } = form.formState;
  const [productId, description] = useWatch({ control: form.control, name: ['productId', 'description'] });
  const chosen = products.find(({ id }) => id === productId);
  // Which one stands there: without it the arrow keys would choose the first one again and again.
  const example = EXAMPLE_IDEAS.find((idea) => idea.description === description)?.name ?? '';

  const takeExample = (name: string): void => {
    const taken = EXAMPLE_IDEAS.find((idea) => idea.name === name);
    if (taken) onExample(taken.description);
  };

  return (
    <>
      <div data-tour="product">
        <SelectField
          label="Product"
          error={errors.productId?.message}
          {...form.register('productId', {
            onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onProduct(target.value),
          })}
        >
          <option value="">Choose a product</option>
          {products.map((product) => (
            <option key={product.id} value={product.id}>
              {product.name}
            </option>
          ))}
        </SelectField>
      </div>
      {chosen?.isExample && (
        <div data-tour="example">
          <SelectField label="Example" value={example} onChange={(event) => takeExample(event.target.value)}>
            <option value="">Choose a pre-written example</option>
            {EXAMPLE_IDEAS.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <div data-tour="description" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <TextArea
          label="Description"
          placeholder="Shoppers want to …"
          hint="A sentence or two: who needs what, and why."
          error={errors.description?.message}
          {...form.register('description')}
        />
      </div>
    </>
  );
}
