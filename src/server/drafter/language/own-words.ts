import type { Draft, Grounding } from '#contract/story.ts';

/** "1,200", "2,500,000": its commas part nothing. */
const WITH_COMMAS = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?!,?\d)/g;

/** "marked as \"won't eat\"": what somebody may mark denies nothing, and is one name. */
const QUOTED_DENIAL =
  /(?<=\b(?:as|marked|labelled|labeled|tagged|called|named|says|saying|say) )["“]((?:[a-z]+ )?(?:[a-z]+n['’]t|cannot|not|never|no)(?: [a-z]+){1,2})["”]/gi;

/** "rooms with a Do Not Disturb sign", "a \"no ads\" sticker", "a do-not-call list": what is written there denies nothing. */
const NAMED_DENIAL =
  /(?<=\b[a-z]+ )(?:(?:Do Not|Don['’]t|No|Never|Cannot|Can['’]t)(?: [A-Z][a-z]+){1,2}(?= [a-z])|["“](?:do not|don['’]t|no|never|cannot) [a-z]+(?: [a-z]+)?["”](?= (?:sign|label|tag|note|sticker|flag|status|mark|list|card)s?\b)|do-not(?:-[a-z]+)+)/g;

/** "E. coli", "no. 5", "St. Mary", "Lindenstr. 14": the full stop ends no sentence. */
const WITH_STOP =
  /(?<!\b(?:plan|option|team|class|group|hall|room|type|vitamin|block|gate|zone) )\b(?:[A-HJ-Z]\. [a-z]{3,}|(?:no|nr|fig|vol|art|sec|p|[a-z]*str)\. \d+|St\. [A-Z][a-z]+)\b/g;

/** "a thank you message": nobody is spoken to. */
const THANKS =
  /(?<=\bsay(?:s|ing)? (?:a )?)thank you\b|\bthank you(?= (?:messages?|notes?|cards?|e-?mails?|letters?|pages?|gifts?|texts?)\b)/gi;

/** "sold out products": one word for how they are. */
const SOLD_OUT = /\b(?:sold out|out of stock)(?= (?!of\b|on\b|in\b|at\b|to\b|for\b|by\b)[a-z]+s\b)/gi;

/** "because" of a case and not of a wish, which nothing takes for why it is wished. */
export const OF_CASE = 'for the reason that';

const WHOLE = [WITH_COMMAS, QUOTED_DENIAL, NAMED_DENIAL, WITH_STOP, THANKS, SOLD_OUT];

/** Whether a name denies something by its words. */
const DENYING_NAME = /^["“]?(?:do[ -]not|no|never|cannot)[ -]/i;

/** How a word is put that is cut and turned nowhere: "1200", "wont-eat". */
function plainOf(written: string): string {
  if (/^[\w]+\. /.test(written)) return written.replace('. ', '-');
  // "donotdisturb": nothing in it is read as "not".
  if (DENYING_NAME.test(written) && !/\d/.test(written)) return written.replace(/[^a-z]/gi, '').toLowerCase();
  return /\d/.test(written)
    ? written.replaceAll(',', '')
    : written
        .replace(/["“”'’]/g, '')
        .replaceAll(' ', '-')
        .toLowerCase();
}

/** The text with each number with a comma, each quoted denial and each name with a full stop as one word, for all who cut it or turn it round. */
export function withPlainWords(text: string): string {
  return WHOLE.reduce((said, form) => said.replace(form, plainOf), text);
}

/** The draft with those words as they were written in the texts it was made of. */
export function withOwnWords(draft: Draft, texts: readonly string[]): Draft {
  const written = new Map(
    texts
      .flatMap((text) => WHOLE.flatMap((form) => text.match(form) ?? []))
      .map((word): [string, string] => [plainOf(word), /^(?:sold|out|thank) /i.test(word) ? word.toLowerCase() : word]),
  );
  const isCase = texts.some((text) => / because /i.test(text)) && !texts.some((text) => text.includes(OF_CASE));
  if (written.size === 0 && !isCase) return draft;
  const words = new RegExp(String.raw`(?<![\w.,-])(?:${[...written.keys()].join('|')})(?![\w-])`, 'g');
  const plainOwn = (text: string) =>
    written.size === 0 ? text : text.replace(words, (plain) => written.get(plain) ?? plain);
  const own = (text: string) => (isCase ? plainOwn(text).replaceAll(OF_CASE, 'because') : plainOwn(text));
  const ownAll = (list: readonly string[]) => list.map(own);
  const quoted = (grounding: Grounding): Grounding =>
    'quote' in grounding && grounding.quote !== undefined ? { ...grounding, quote: own(grounding.quote) } : grounding;
  return {
    ...draft,
    headline: own(draft.headline),
    userStory: own(draft.userStory),
    acceptanceCriteria: ownAll(draft.acceptanceCriteria),
    grounding: draft.grounding.map(quoted),
    actorGrounding: quoted(draft.actorGrounding),
    benefitGrounding: quoted(draft.benefitGrounding),
    openQuestions: ownAll(draft.openQuestions),
    assumptions: ownAll(draft.assumptions),
    furtherIdeas: ownAll(draft.furtherIdeas),
  };
}
