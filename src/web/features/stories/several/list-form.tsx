import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Product } from '#contract/product.ts';
import { IDEA_MIN } from '#contract/story.ts';
import { REQUIRED } from '#contract/text.ts';
import { Button } from '../../../components/ui/button.tsx';
import { SelectField, TextArea } from '../../../components/ui/field.tsx';
import { ActionBar } from '../../../components/ui/page.tsx';
import { productToBeginWith, rememberProduct } from '../../../lib/last-product.ts';
import { messageOf } from '../../../lib/problem-error.ts';
import { unsavedText } from '../../../lib/unsaved-text.ts';
import { FileDrop } from './file-drop.tsx';
import { type FoundIdeas, IDEAS_MAX } from './found-ideas.ts';
import { type IdeaList, readIdeaFile } from './idea-file.ts';
import { ListHelp } from './list-help.tsx';
import { readIdeas } from './read-ideas.ts';

interface ListFormProps {
  readonly uid: string;
  readonly products: readonly Product[];
  readonly productId: string | null;
  readonly takesFocus: boolean;
  readonly onBegin: (product: Product, found: FoundIdeas, file: string | undefined) => void;
}

type TakenList = IdeaList & { readonly file: string };

interface Faults {
  readonly product: string | undefined;
  readonly ideas: string | undefined;
}

const entryOf = (uid: string) => unsavedText<{ productId: string; ideas: string }>(uid, 'ideas');

/** Forgets the ideas that were pasted: their drafts are decided on. The next list begins with the same product. */
export function forgetIdeas(uid: string): void {
  const { productId = '' } = entryOf(uid).read();
  entryOf(uid).keep({ productId, ideas: '' });
}

/** What was entered, kept over a reload and while the drafts are looked at; a file is chosen again. */
function useEntry(uid: string, products: readonly Product[], productId: string | null) {
  const kept = useMemo(() => entryOf(uid), [uid]);
  const [entry, setEntry] = useState(() => {
    const { productId: last, ideas = '' } = kept.read();
    return { productId: productToBeginWith({ uid, products, asked: productId, kept: last }), ideas };
  });
  const change = (next: Partial<typeof entry>): void => {
    const changed = { ...entry, ...next };
    setEntry(changed);
    rememberProduct(uid, changed.productId);
    kept.keep(changed);
  };
  return { entry, change };
}

const ONE_AT_A_TIME = 'One file at a time: draft one list, then the next.';

/** What was entered or taken from a file, what is wrong with it, and what becomes of it. */
function useListForm({ uid, products, productId, onBegin }: ListFormProps) {
  const { entry, change } = useEntry(uid, products, productId);
  const [file, setFile] = useState<TakenList>();
  const [faults, setFaults] = useState<Faults>({ product: undefined, ideas: undefined });

  const take = async ([chosen, ...others]: readonly File[]): Promise<void> => {
    if (!chosen) return;
    if (others.length > 0) return setFaults((before) => ({ ...before, ideas: ONE_AT_A_TIME }));
    try {
      const list = await readIdeaFile(chosen);
      readIdeas(list);
      setFile({ ...list, file: chosen.name });
      setFaults((before) => ({ ...before, ideas: undefined }));
    } catch (error) {
      setFaults((before) => ({ ...before, ideas: messageOf(error) }));
    }
  };

  // What was wrong is looked at again with every letter, as in all forms.
  const enter = (next: Partial<typeof entry>): void => {
    change(next);
    const { productId, ideas } = next;
    if (productId !== undefined && faults.product !== undefined)
      setFaults((before) => ({ ...before, product: productId === '' ? REQUIRED : undefined }));
    if (ideas !== undefined && faults.ideas !== undefined)
      setFaults((before) => ({ ...before, ideas: faultOf(read({ format: 'text', text: ideas })) }));
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const product = products.find(({ id }) => id === entry.productId);
    const found = read(file ?? { format: 'text', text: entry.ideas });
    if (product && !('fault' in found)) return onBegin(product, found, file?.file);
    setFaults({ product: product ? undefined : REQUIRED, ideas: faultOf(found) });
    event.currentTarget.querySelector<HTMLElement>(`[name=${product ? 'ideas' : 'productId'}]`)?.focus();
  };

  const remove = (): void => {
    setFile(undefined);
    setFaults((before) => ({ ...before, ideas: undefined }));
  };

  return { entry, enter, file, take, remove, faults, submit };
}

/** Asks for a product and for a list of ideas: pasted, or in a file. */
export function ListForm(props: ListFormProps) {
  const { entry, enter, file, take, remove, faults, submit } = useListForm(props);
  const form = useRef<HTMLFormElement>(null);
  const wasFile = useRef(false);
  const hasFile = file !== undefined;
  useEffect(() => {
    // The field is back in the place of a file: the button that took the file away has gone with it.
    const isBack = wasFile.current && !hasFile;
    wasFile.current = hasFile;
    if (props.takesFocus || isBack) form.current?.querySelector<HTMLElement>('[name=ideas]')?.focus();
  }, [props.takesFocus, hasFile]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label="Several stories"
      onSubmit={submit}
      className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]"
    >
      <div className="flex flex-col gap-5">
        <SelectField
          label="Product"
          name="productId"
          error={faults.product}
          value={entry.productId}
          onChange={({ target }) => enter({ productId: target.value })}
        >
          <option value="">Choose a product</option>
          {props.products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <FileDrop file={file} onFiles={(chosen) => void take(chosen)} onRemove={remove} error={file && faults.ideas}>
          <TextArea
            label="Ideas"
            name="ideas"
            look="list"
            placeholder={'Shoppers want to …\nThe courier should be able to …'}
            hint={`One idea on each line, or a list with bullets or numbers; up to ${IDEAS_MAX}, each of at least ${IDEA_MIN} characters.`}
            error={faults.ideas}
            value={entry.ideas}
            onChange={({ target }) => enter({ ideas: target.value })}
          />
        </FileDrop>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ListHelp />
      </div>
      <ActionBar>
        <Button type="submit" kind="main">
          Write drafts
        </Button>
      </ActionBar>
    </form>
  );
}

type Read = FoundIdeas | { readonly fault: string };

const faultOf = (read: Read): string | undefined => ('fault' in read ? read.fault : undefined);

function read(list: IdeaList): Read {
  if (list.text.trim() === '') return { fault: REQUIRED };
  try {
    return readIdeas(list);
  } catch (error) {
    return { fault: messageOf(error) };
  }
}
