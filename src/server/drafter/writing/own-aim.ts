import type { Grounding } from '#contract/story.ts';
import { plural } from '../language/nouns.ts';
import { agreeWithI, toFirstPerson } from '../language/pronouns.ts';
import { fromGerund, isBaseVerb, thirdPerson } from '../language/verbs.ts';
import { contentStems, stemsBut } from '../lexicon/function-words.ts';
import type { Idea } from '../reading/read-idea.ts';
import type { Product } from '../reading/read-product.ts';
import { isWhole } from './is-whole.ts';
import { lowerFirst } from '../reading/trouble-words.ts';

interface Aim {
  readonly text: string;
  /** It holds whatever is wished: that people are better off, and not that one thing is so. */
  readonly isWide: boolean;
}

const LONGEST = 14;
const LABEL =
  /(?:^|[-–—,;] )(?:(?:our|the|its|main|only|whole) )*(?:goal|aim|mission|purpose|promise)(?: is\b|:| is:|,)? ?(?=\S)(.+)$/i;
const WANT = /\bwe (?:really )?(?:want|would like) (.+)$/i;
const POSSIBLE = /\bshould be possible to (.+)$/i;
/** What is so of a thing once all is well. */
const STATE =
  /^((?:every|each) [\w-]+(?: [\w-]+)?|all [\w-]+s) (ready|done|clean|paid|answered|finished|delivered|checked|served|signed|sorted|home|safe|filled|closed|published|reachable)\b(.*)$/i;

/** "fewer people giving up before the door opens", "nobody doing more than their share": what is no longer so. */
function lessOf(text: string): string | undefined {
  const [, fewer = '', did = '', rest = ''] = /^((?:fewer|more) [\w-]+s?) (\w+ing)\b(.*)$/i.exec(text) ?? [];
  const verb = fromGerund(did);
  if (verb && isBaseVerb(verb)) return `${fewer} ${verb}${rest}`;
  const [, doing = '', more = ''] = /^nobody (\w+ing)\b(.*)$/i.exec(text) ?? [];
  const deed = fromGerund(doing);
  return deed && isBaseVerb(deed) ? `nobody ${thirdPerson(deed)}${more}` : undefined;
}

function asI(predicate: string): string {
  return agreeWithI(toFirstPerson(`I ${predicate}`, { speaker: false, they: true, pluralObject: false }));
}

/** What a label says the product is for, as clauses of the one who acts. */
function labelled(said: string, isOurs: (who: string) => boolean): Aim[] {
  const [, from = ''] = /^(from .+ to .+ in .+)$/i.exec(said) ?? [];
  if (from) return [{ text: `I get ${from}`, isWide: false }];
  const [, who = '', does = ''] = /^that ((?:the )?[\w-]+) (.+)$/i.exec(said) ?? [];
  if (who) return isOurs(who) ? [{ text: asI(does), isWide: true }] : [];
  const deed = said.replace(/^to (?=[a-z])/, '');
  if (isBaseVerb(deed.split(' ')[0] ?? '') && !/^(?:be|have|help|let|make|give)\b/.test(deed))
    return [{ text: asI(`can ${deed}`), isWide: !/\d/.test(deed) }];
  return said.split(/,? and (?=(?:nobody|every|each|all|fewer|no) )/).flatMap((part) => {
    const [, what = '', state = '', rest = ''] = STATE.exec(part) ?? [];
    const text = what ? `${what} ${/^all/i.test(what) ? 'are' : 'is'} ${state}${rest}` : lessOf(part);
    return text ? [{ text: lowerFirst(text), isWide: false }] : [];
  });
}

/** "we want teachers to spend less time on admin and lose less money": each of it, told by a teacher. */
function wished(said: string, isOurs: (who: string) => boolean): Aim[] {
  const less = lessOf(said);
  if (less) return [{ text: less, isWide: false }];
  const [, who = '', deeds = ''] = /^((?:[\w'-]+ ){0,2}?[\w'-]+) to ([a-z]+ .+)$/i.exec(said) ?? [];
  if (!who || !isOurs(who)) return [];
  return deeds
    .split(/,? and (?=[a-z]+ )/)
    .filter((deed) => isBaseVerb(deed.split(' ')[0] ?? ''))
    .map((deed) => ({ text: asI(deed), isWide: true }));
}

function aimsOf(sentence: string, isOurs: (who: string) => boolean): Aim[] {
  const said = sentence.replace(/[.!?\s]+$/, '');
  const label = LABEL.exec(said)?.[1]?.trim();
  const want = WANT.exec(said)?.[1];
  const possible = POSSIBLE.exec(said)?.[1];
  return [
    ...(label ? labelled(label, isOurs) : []),
    ...(want ? wished(want, isOurs) : []),
    ...(possible ? [{ text: asI(`can ${possible}`), isWide: false }] : []),
  ];
}

/** What is said everywhere, and joins no aim to a wish. */
const COMMON = contentStems('minute hour day week month year time people person new way get longer more less fewer');

/** An aim of the product as whoever acts would say it: one that speaks of what the wish speaks of. */
export function ownAim(
  product: Product,
  idea: Idea,
  actor: { readonly name: string; readonly isServed: boolean },
): { text: string; grounding: Grounding } | undefined {
  const { frame } = idea.action;
  const many = plural(actor.name).toLowerCase();
  const isOurs = (who: string): boolean =>
    many.endsWith(who.toLowerCase().replace(/^the /, '')) ||
    (actor.isServed && /^(?:people|users|everybody|everyone)$/i.test(who));
  const stems = stemsBut(idea.action.wish, [...COMMON, ...contentStems(`${actor.name} ${many}`)]);
  const [found] = product.sentences
    .flatMap((sentence) =>
      aimsOf(sentence, isOurs).map(({ text, isWide }) => ({ text, isWide, sentence, shared: sharedBy(text, stems) })),
    )
    .filter(({ text }) => text.split(' ').length <= LONGEST && !/[;:()]|,/.test(text) && isWhole(text))
    // What the makers hope for is no reason of those whom they serve.
    .filter(({ text }) => !actor.isServed || !/^(?:fewer|more) /.test(text))
    .filter(({ shared, isWide }) => (isWide ? shared > 0 : shared > 1 && frame !== 'not'))
    .toSorted((a, b) => b.shared - a.shared);
  return found && { text: found.text, grounding: { source: 'product', quote: found.sentence } };
}

/** How many words of the text the wish has as well: "cancels" and "cancellations" are the same. */
function sharedBy(text: string, stems: ReadonlySet<string>): number {
  const said = [...stems].filter((stem) => stem.length > 4);
  return [...contentStems(text)].filter(
    (stem) => stems.has(stem) || (stem.length > 4 && said.some((one) => one.startsWith(stem) || stem.startsWith(one))),
  ).length;
}
