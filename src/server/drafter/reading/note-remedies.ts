import { parseSentence, textOf } from '../grammar/parse.ts';
import { expandContractions } from '../grammar/contractions.ts';
import { isPlural, plural, singular, withArticle } from '../language/nouns.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { bareOf } from './fact-before.ts';
import { newsOfTrouble } from './news-of-trouble.ts';
import { remindedOf } from './reminded-of.ts';
import { peopleIn, POINTERS, thingIn, type Told } from './note-pointers.ts';
import type { People } from './people.ts';
import { ASKS } from '../lexicon/asks.ts';
import { lowerFirst } from './trouble-words.ts';

const WOULD_DO =
  'would (?:already |really |surely |certainly |also )?(?:do(?: it| the (?:trick|job))?|be (?:enough|plenty|sufficient|fine)|suffice|help(?: us| me| them)?(?: a lot)?|(?:solve|end|settle|fix|save|spare|stop)(?: (?:us|me|them|everybody|all))?(?: (?:it|that|this|the (?:calls|ringing|trouble|time|work|argument)))?)';

const ONE_MESSAGE = new RegExp(
  `^(?:just )?((?:one|an?|a single) (?:(?:short|single|quick) )?(?:text|message|text message|mail|e-?mail|sms|note|push)) to ((?:all of them|them all|them|everybody|everyone|all|[a-z' -]+?)) ${WOULD_DO}$`,
  'i',
);
const HAS_TO_TELL =
  /\b(we|I|(?:the|our) [a-z]+(?: [a-z]+)?|[a-z]+s) (?:always )?(?:have to|has to|must|needs? to) (?:ring|call|phone|warn|tell|inform|mail|write to|text|notify|chase) ((?:everybody|everyone|all|each|the|our|every|forty|fifty|[a-z]+)[^,.]*?)(?: (?:to|about|that|when|by|one by one)\b[^,.]*)?$/i;

/** "The office has to ring forty people. One message to everybody would do.": whoever rings them sends it. */
function oneMessage({ said, before }: Told): string | undefined {
  const [, message = '', whom = ''] = ONE_MESSAGE.exec(said) ?? [];
  if (!message) return undefined;
  const told = before.map((sentence) => HAS_TO_TELL.exec(bareOf(sentence))).find(Boolean);
  if (!told) return undefined;
  const who = told[1] ?? 'we';
  const named = /^(?:all of them|them all|them|all|everybody|everyone)$/i.test(whom) ? (told[2] ?? whom) : whom;
  const wants = /^(?:we|I)$/i.test(who) ? 'I want' : `${upperFirst(who)} want${who.endsWith('s') ? '' : 's'}`;
  return `${wants} to send ${lowerFirst(message)} to ${lowerFirst(named)}.`;
}

const DOING = new RegExp(`^([A-Z][a-z]+ing) (.+?) ${WOULD_DO}$`);
const SHOWN = new RegExp(
  `^(?:showing|telling|giving|sending) (them|him|her|us|me|(?:the |our )?[a-z]+s) ((?:the|their|his|her|our|my|an?|all|how|where|when|what|which|who|whether) .+?) ${WOULD_DO}$`,
  'i',
);
/** What the product does and nobody else. */
const BY_PRODUCT =
  /^(?:read|recognise|recognize|calculate|detect|remind|send|show|notify|warn|tell|count|sort|scan|fill)$/;

/** "Visitors stand there. Downloading a tour at the entrance would solve it.": they want to. */
function doingWould(told: Told): string | undefined {
  const { said, before, people } = told;
  const [, whom = '', what = ''] = SHOWN.exec(said) ?? [];
  if (whom) {
    const who = /^(?:them|him|her)$/i.test(whom) ? peopleIn(before, people) : /^(?:us|me)$/i.test(whom) ? 'we' : whom;
    return who && `${upperFirst(who)} should see ${what}.`;
  }
  const [, doing = '', rest = ''] = DOING.exec(said) ?? [];
  const verb = doing && fromGerund(doing.toLowerCase());
  if (!verb || !isBaseVerb(verb)) return undefined;
  const [, it = '', behind = ''] = /^(it|them)\b(.*)$/.exec(rest) ?? [];
  const thing = it ? thingIn(before, it === 'them', people) : undefined;
  if (it && !thing) return undefined;
  const deed = `${verb} ${thing ? `${thing}${behind}` : rest}`;
  if (BY_PRODUCT.test(verb)) return `The app should ${deed}.`;
  const who = peopleIn(before, people);
  return who && isPlural(who.split(' ').at(-1) ?? '')
    ? `${upperFirst(who)} should be able to ${deed}.`
    : `I want to ${deed}.`;
}

/** "The device could send it.": what it sends, the first sentence says. */
function thingCould({ said, before, people }: Told): string | undefined {
  const [, subject = '', verb = '', it = '', rest = ''] =
    /^((?:the|a|an|our) (?:[a-z-]+ )?[a-z-]+) could (?:also |just |simply |easily )?([a-z]+) (it|them|that)\b(.*)$/i.exec(
      said,
    ) ?? [];
  if (!verb || !isBaseVerb(verb) || people.isPersonPhrase(subject)) return undefined;
  const isNamed = before.some((sentence) => new RegExp(`\\b${subject.replace(/^\S+ /, '')}s?\\b`, 'i').test(sentence));
  const isMany = /^them$/i.test(it);
  const thing = thingIn(before.toReversed(), isMany, people);
  return isNamed && thing && !thing.endsWith(subject.replace(/^\S+ /, ''))
    ? `${upperFirst(subject)} should ${verb} ${thing}${rest}.`
    : undefined;
}

/** "It should not be possible to close an account before it is paid.": nobody may. */
function notPossible({ said, before, people }: Told): string | undefined {
  const [, deed = ''] =
    /^(?:but )?it (?:should|must|may|shall|can)(?: not| never|n't) be possible to (.+)$/i.exec(
      expandContractions(said),
    ) ?? [];
  if (!deed) return undefined;
  // "close his account": whose it is.
  const whose = /\b(?:his|her|their) (?=[a-z]+)/i.test(deed) ? peopleIn(before, people) : undefined;
  const named = whose
    ? deed.replace(/\b(?:his|her|their) ([a-z]+)/i, (_, thing: string) => `the ${thing} of ${withoutOne(whose)}`)
    : deed;
  // "he owes 80 euros ... before that is paid": all of it.
  return `Nobody may ${named.replace(/\b(before|until|unless) that (is|was|has been) (paid|settled|returned|done)\b/i, '$1 everything $2 $3')}.`;
}

function withoutOne(who: string): string {
  return who.replace(/^one (?=[a-z])/i, 'a ');
}

/** "It has to be bookable together with the slot." */
function ableToBe({ said, before, people }: Told): string | undefined {
  const [, it = '', verb = '', rest = ''] =
    /^(it|they|these|those) (?:should|must|has to|have to|needs? to|ought to) (?:also )?be ([a-z]+)able\b(.*)$/i.exec(
      said,
    ) ?? [];
  const base = [verb, `${verb}e`, verb.replace(/([a-z])\1$/, '$1')].find((form) => form.length > 2 && isBaseVerb(form));
  if (!base || /^(?:avail|cap|st|reli|comfort|reason|suit|accept)$/.test(verb)) return undefined;
  const thing = thingIn(before, !/^it$/i.test(it), people);
  return thing && `I want to ${base} ${thing}${rest}.`;
}

const WANTS =
  /^(?:one|some|half|a few|many)\b(?: of (?:my|our|the) [a-z]+| [a-z]+)? (?:wants?|needs?|asks? for|insists? on|prefers?) ((?:the|an?|their|our) .+)$/i;
const OTHERS =
  /^(?:another(?: one)?|others|the others?|the rest|some)(?: of them)? (?:wants?|needs?|asks? for|insists? on|prefers?) ((?:the|an?|their|our) .+)$/i;
const CHOOSES =
  /^(.*?\b(?:want to|wants to|would like to|should be able to|let us|let me|let them|can) )(?:like to )?(set|choose|enter|pick|define|store|save|fix|decide|say|note) (?:that|this|it)( up)?( .+)?$/i;

/** "One client wants the order number. Another wants the cost centre. I want to set that per client.": which of both. */
function eitherOf({ said, before }: Told): string | undefined {
  const [, lead = '', verb = '', up = '', rest = ''] = CHOOSES.exec(said) ?? [];
  const [second = '', first = ''] = before.map((sentence) => bareOf(sentence));
  const other = OTHERS.exec(second)?.[1];
  const one = WANTS.exec(first)?.[1];
  if (!lead || !one || !other) return undefined;
  const [, thing = one, where = ''] = /^((?:\S+ ){1,4}?\S+?)( (?:on|in|at|for|with|by) .+)$/.exec(one) ?? [];
  const both = other.includes(where.trim()) && where !== '' ? `${thing} or ${other}` : `${thing} or ${other}${where}`;
  return `${lead}${verb}${up} ${both}${rest}.`;
}

/** "It would be nice if one could pass it on to the other.": who they are and what it is. */
function oneToOther({ said, before, people }: Told): string | undefined {
  const [, verb = '', it = '', part = '', how = '', rest = ''] =
    /^(?:it (?:would|could|'d) (?:be|help|make sense)[^,]*? if |so |ideally )?one (?:could|can|should be able to|might) ([a-z]+) (it|them|that)( on| over)?( directly| straight| right)? to the other((?: (?:one|in|without|by|on|via|through|at|with)\b.*)?)$/i.exec(
      said,
    ) ?? [];
  if (!verb || !isBaseVerb(verb)) return undefined;
  const thing = thingIn(before.toReversed(), /^them$/i.test(it), people);
  const who = peopleIn(before.toReversed(), people);
  if (!thing || !who) return undefined;
  const many = isPlural(who.split(' ').at(-1) ?? '') ? who : plural(who);
  return `${upperFirst(many)} should be able to ${verb} ${thing}${part}${how} to each other${rest.replace(/^ one\b/, '')}.`;
}

/** "The dryers have no window. A message when it is done would help.": when one of them is. */
function whenItIsDone({ said, before, people }: Told): string | undefined {
  const [whole = '', link = '', is = ''] = /\b(when|once|as soon as) it (is|gets|has been) (?=[a-z])/i.exec(said) ?? [];
  if (!whole || !new RegExp(`${WOULD_DO}$`, 'i').test(said)) return undefined;
  const first = before.at(-1) ?? '';
  const many = textOf(parseSentence(first, people.names).clauses[0]?.subject ?? [])
    .split(/ (?:in|on|at|of|with) /)[0]
    ?.replace(/^(?:the|our|my|these) /i, '');
  const isThing =
    many && isPlural(many.split(' ').at(-1) ?? '') && !people.isPersonPhrase(many) && !people.isSpeaker(many);
  const named = isThing ? withArticle(singular(many.toLowerCase())) : thingIn(before, false, people);
  return named && `${said.replace(whole, `${link} ${named} ${is} `)}.`;
}

const REMEDIES: readonly (readonly [(told: Told) => string | undefined, isAlone: boolean])[] = [
  [oneMessage, true],
  [doingWould, true],
  [notPossible, false],
  [ableToBe, true],
  [eitherOf, true],
  [oneToOther, true],
  [thingCould, true],
  [whenItIsDone, true],
  [newsOfTrouble, true],
  [remindedOf, true],
];

/** What would be a rule beside the wish, or a wish of its own. */
const RULES =
  /\b(?:may|must|shall|should|can|could|want|wants|need|needs|would|please|let|only|at most|at least|except|allowed)\b/i;
const WISHES = /\b(?:should|must|wants?|would like|would love|needs? to|has to|have to|let|please)\b/i;
/** What points back, or is no whole sentence. */
const POINTS = /^(?:that|this|it|these|those|he|she|so|then|but|and|also)\b/i;

/** A note whose last sentence alone wishes: what was told in the ones before is why. */
function wishLast(sentences: readonly string[]): string | undefined {
  const wish = sentences.at(-1) ?? '';
  if (wish.split(' ').length < 5 || /\b(?:not|never|no longer|n't)\b/i.test(wish)) return undefined;
  const told = sentences.slice(0, -1);
  const isTold = told.every(
    (one) => !RULES.test(one) && !ASKS.test(one) && one.endsWith('.') && one.split(' ').length <= 14,
  );
  return told.length > 1 && isTold && WISHES.test(wish) && !wish.endsWith('?') && !POINTS.test(wish)
    ? `${told.join(' ')} => ${wish}`
    : undefined;
}

/** The wish of a note of several sentences in words of its own, where it only points to what the sentences before it tell. */
export function withRemedies(text: string, people: People): string {
  if (/\n|["“:;]/.test(text) || text.length > 600) return text;
  const sentences = text.split(/(?<=[.!?])\s+(?=["'A-Z\d])/);
  if (sentences.length < 2 || sentences.length > 6) return text;
  for (let at = sentences.length - 1; at > 0; at--) {
    const sentence = sentences[at] ?? '';
    if (sentence.endsWith('?')) continue;
    const told = { said: bareOf(sentence), before: sentences.slice(0, at).toReversed(), people };
    for (const [remedy, isAlone] of [...REMEDIES, ...POINTERS]) {
      const wish = remedy(told);
      if (!wish) continue;
      const more = [wish, ...sentences.slice(at + 1)].join(' ');
      // Behind the mark stands the wish, and what was told before it may only give the reason.
      return `${sentences.slice(0, at).join(' ')}${isAlone ? ' =>' : ''} ${more}`;
    }
  }
  return wishLast(sentences) ?? text;
}
