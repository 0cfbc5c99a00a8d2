import { tagSentence } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { fromGerund, readVerb } from '../language/verbs.ts';
import { baseFirst } from './read-request.ts';

/** What stands behind "so that", as a clause of whoever acts. */
export function fromSoThat(clause: string): string {
  return clause
    .trim()
    .replace(/^(?:that|as to)\s+/i, '')
    .replace(/^(?:to )(?=\w)/i, 'I can ')
    .replace(
      /^it (?:is|becomes|gets|'s) (?:easier|easy|simpler|quicker|faster) (?:for (.+?) )?to /i,
      (_, who: string | undefined) => `${who ?? 'they'} can `,
    );
}

/** Who is helped to do what: "the care team plan the week", "skippers to leave in time", "us with sorting". */
function partHelped(text: string): { who: string; deed: string } | undefined {
  const words = tagSentence(splitWords(`they help ${text}`)).slice(2);
  const at = words.findIndex(
    ({ tag, lower }, place) => place > 0 && (tag === 'TO' || tag === 'V0' || lower === 'with'),
  );
  const who = joinWords(words.slice(0, at));
  const [first, ...rest] = words.slice(words[at]?.tag === 'V0' ? at : at + 1);
  const verb = readVerb(first?.lower ?? '');
  if (at < 1 || !first || !(verb?.form === 'base' || verb?.form === 'gerund')) return undefined;
  return { who, deed: baseFirst(joinWords([first, ...rest])) };
}

/** "this would help us plan" -> "we can plan"; "that saves an hour a day" -> "they save an hour a day". */
export function fromHelp(said: string): string | undefined {
  // "It would help if ..." names the wish itself; other help is what the wish is good for.
  if (/^it (?:would|could|might) .*?\bhelp\b.*?\bif\b/i.test(said)) return undefined;
  const help =
    /^(?:this|that|it|which|doing so|this way|these|such [\w ]+?)(?: way)?,? (?:would |will |could |can |should )?(?:really |also |greatly )?(?:helps?|allows?|lets?|enables?) (\w.*)$/i.exec(
      said,
    )?.[1];
  // "it would help to have a list" is what is wanted, and not what for.
  const helped = help && !/^to\b/i.test(help) ? partHelped(help) : undefined;
  if (helped) return `${subjectCase(helped.who)} can ${helped.deed}`;
  const save =
    /^(?:this|that|it|which)(?: would| will| could)? saves? (us|me|them|everyone|(?:the |our )?[\w-]+ )?\s*(.+)$/i.exec(
      said,
    );
  // "saves them from starting again"
  const spared = save && /^(?:from )?(?:having to ([a-z]+)|([a-z]+ing))\b(.*)$/i.exec(save[2] ?? '');
  const toil = spared?.[1] ?? (spared?.[2] && fromGerund(spared[2]));
  if (save && spared && toil) return `${subjectCase(save[1]?.trim() ?? 'they')} do not have to ${toil}${spared[3]}`;
  if (save) return `${subjectCase(save[1]?.trim() ?? 'they')} save ${save[2]}`;
  const way =
    /^(?:this|that) way,?\s+(.+)$/i.exec(said) ??
    /^(?:then|so)\s+((?:we|they|I|everyone|nobody|the \w+) (?:can|could|know|see|would|will|do|does|have|has|no longer)\b.+)$/i.exec(
      said,
    );
  if (way) return fromSoThat(way[1] ?? '');
  const goal =
    /^(?:the |our |my )?(?:goal|aim|purpose|point|reason|idea|benefit) (?:is|behind this is|of this is) (?:that |to )?(.+)$/i.exec(
      said,
    );
  if (goal) return / is to | is behind to /i.test(said) ? `I can ${goal[1]}` : goal[1];
  return undefined;
}

function subjectCase(word: string): string {
  return { us: 'we', me: 'I', them: 'they', him: 'they', her: 'they' }[word.toLowerCase()] ?? word;
}
