import { parseSentence } from '../grammar/parse.ts';
import { mendWords, stripMarkup } from './clean-idea.ts';
import type { People } from './people.ts';
import { noteWishes } from './note-wishes.ts';
import { plainTalk } from './note-talk.ts';
import { isBareOrder } from './is-order.ts';
import { isAskedFor, softWishes } from './soft-wishes.ts';

/** What somebody said or wrote, as a thing that one has from somebody. */
const WORD_OF =
  '(?:one|quotes?|feedback|notes?|messages?|mails?|e-?mails?|tickets?|reviews?|comments?|letters?|complaints?|calls?|chats?|meetings?|talks?|conversations?|interviews?|surveys?|voicemails?|heard|overheard)';
/** "from support", "customer quote from the reviews", "chat with Dr. Okafor", "got a ticket from a hospital" */
const SOURCE = new RegExp(
  `^(?:(?:hi|hey|hello)(?: all| team)?,? )?(?:from (?!now\\b|then\\b|here\\b|to?day\\b|\\d|[\\w ]*\\b(?:to|on|until|till)\\b)[^,]+` +
    `|(?:(?:i|we) )?(?:(?:just|recently) )?(?:(?:got|had|received|read|have) )?(?:(?:an?|the|one|another|some|our|quick|short|long|angry|customer|user|client|guest|member|new|recent|support) )*${WORD_OF} (?:from|with|by|of) [^,]+|(?:(?:i|we) )?(?:just )?(?:got|had|received) (?:this|that|it) from [^,]+)$`,
  'i',
);
/** "Messages from guests: mark them as unread": what is spoken of, where nothing is quoted. */
const SUBJECT_MATTER =
  /^(?:quotes|notes|messages|e?-?mails|tickets|reviews|comments|letters|complaints|calls|chats|meetings|talks|conversations|interviews|surveys|voicemails) /i;
/** "Mum rang us", "a user wrote" */
const SAYS =
  /^[^,]{2,50} (?:wrote|writes|said|says|told us|tells us|asked|asks|rang|rings|called|phoned|mailed|e-?mailed|texted|complained|complains|put it|commented|reported|posted)(?: (?:us|me|in|to us|to me|again|today|yesterday|last \w+|this \w+|this way|like this|on the phone|on \w+day|at the \w+|in the \w+|by (?:phone|mail|e-?mail)))*$/i;
const MODAL = /\b(?:should|must|shall|can|could|may|will|would|let|please|if|when|need|needs|want|wants)\b/i;

/** Where a sentence may start, what stands in front of its colon, and the quotation mark behind it. */
const LEAD = /(^|[.!?)"”\n]\s+|\n)((?:[^.!?:"“”\n]|(?<=\b(?:Dr|Mr|Mrs|Ms|St))\.){2,80})([:,])\s+(["“]?)(?=\S)/g;
/** "hi!" in front of it all. */
const GREETING =
  /^\s*(?:hi|hello|hey|good morning|good evening|dear all|morning)(?: (?:all|team|there|everyone|everybody|folks))?\s*(?:[!.]|(?<!^\s*morning),)\s+(?=\S)/i;
/** A sentence between single quotation marks behind a colon. */
const SINGLE = /(:\s+)['‘]((?:[^'‘’\n]|['’](?=\w)){20,}[.!?])['’](?=\s|$)/g;
/** What is quoted as a sentence of its own. */
const QUOTE =
  /(?<=^|[.!?\n]\s*)["“]([^"“”]{20,})["”]([.!?]?)(?:\s*(?:\([^()]{2,40}\)|[-–—]\s*(?:\p{Lu}[^.!?\n]{1,40}|(?:an?|one of our|another) [^.!?\n]{3,60}(?=$|\.$))\.?))?/gu;

/** "Heard from Petra (bakery, 9 staff)": what stands behind a name in brackets is nothing that is asked for. */
function withoutBracket(lead: string): string {
  return lead.replace(/ ?\([^()]*\)/g, '');
}

/** Whether the words in front of a colon only tell from whom one has what stands behind it. */
function isSource(said: string, isQuoted: boolean, people: People): boolean {
  const lead = withoutBracket(said);
  if (MODAL.test(lead) || lead.split(' ').length > 10) return false;
  if (!isQuoted && SUBJECT_MATTER.test(lead)) return false;
  if (SOURCE.test(lead) || SAYS.test(lead)) return true;
  if (!isQuoted) return false;
  // "Ward clerk at St. Anna" wards nothing.
  const who = whoIn(lead);
  if (who.split(' ').length > 1 && who !== lead && people.isPersonPhrase(who)) return true;
  if (parseSentence(lead).clauses.some(({ group }) => group)) return false;
  // "Mr. Okafor, 81"
  if (/^(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}/u.test(lead)) return true;
  return people.isPersonPhrase(who);
}

/** Who stands in front of where and when they said it. */
function whoIn(lead: string): string {
  return lead.split(/,| (?:on|at|in|from|of|with|after|during|last|this|today|yesterday)\b/)[0] ?? '';
}

/** "He also wants ...": it goes on where the quotation ends. */
const GOES_ON = /^\s*(?:he|she|they|we|I)(?:'d| would)? [^.!?]*\b(?:also|too|as well)\b/i;

const ORDER =
  /^(?:please )?(?:add|attach|send|show|make|let|give|put|list|print|mark|keep|hide|link|include|allow|store|offer|remind|tell|warn|block|move|copy|save|highlight) (?:the|an?|all|every|each|it|them|us|me|our|their|whoever|people) /i;

/** Whether what stands around a quotation asks for something itself. */
function asks(besides: string, people: People): boolean {
  const text = softWishes(noteWishes(plainTalk(mendWords(stripMarkup(besides))), people));
  return (
    !GOES_ON.test(text) &&
    (isAskedFor(text) || text.split(/(?<=[.!?])\s+/).some((one) => isBareOrder(one) || ORDER.test(one)))
  );
}

/** An idea, and what was quoted in it where it asks for something besides. */
export interface Said {
  readonly text: string;
  readonly quoted: string;
  /** Who says "I" in it, as the words in front name them: "a site nurse". */
  readonly by?: string | undefined;
}

/** "a head of year" of "Quote from a head of year", "borrower" of "Borrower at the east branch". */
function sayerIn(lead: string, people: People): string {
  const said = withoutBracket(lead);
  // "Taxi driver from the north branch" is no branch.
  const [first = ''] = said.split(/ (?:at|in|from) /);
  return (people.isPersonPhrase(first) ? first : said)
    .replace(/^.*\b(?:from|by|with) (?=(?:an?|one of|the|our) |[\w-]+$)/i, '')
    .replace(/^(?:one of )?(?:an?|the|our|my) /i, '')
    .replace(/ (?:in|at|on|from|last|this|today|yesterday|said|says|wrote|writes|told|tells|rang|complained)\b.*$/i, '')
    .toLowerCase();
}

/** What somebody does not know, in what is quoted: "I never know how many lessons I've left until you ring". */
const UNKNOWN =
  /\b(?:know|knew|see|tell|remember|find out|say) ((?:how many|how much|how long|who|what|which|when|where|whether)\b[^,.!?;]+?)(?= (?:until|till|before|unless|because|since) |[,.!?;]|$)/i;

/** "Can they see that somewhere?": what they do not know by the quotation. */
export function withQuoted({ text, quoted }: Said): string {
  const [, unknown = ''] = UNKNOWN.exec(quoted) ?? [];
  if (!unknown) return text;
  return text.replace(
    /\b(they|he|she|we|I|people) (see|know|check|look up|find) (?:that|this|it)\b/i,
    (_, who: string, verb: string) => {
      const isOwn = /^(?:we|I)$/i.test(who);
      const told = isOwn
        ? unknown
        : unknown
            .replace(/\bI've\b/g, 'they have')
            .replace(/\bI'm\b/g, 'they are')
            .replace(/\bI am\b/g, 'they are')
            .replace(/\bI\b/g, 'they')
            .replace(/\bmy\b/gi, 'their');
      return `${who} ${verb} ${told}`;
    },
  );
}

/** A note without the words that tell from whom it comes, and what it quotes parted from what it asks for. */
export function partSaid(raw: string, people: People): Said {
  let by: string | undefined;
  const doubled = raw
    .replace(GREETING, '')
    .replace(SINGLE, '$1"$2"')
    // 'one of our learners said "I never know"'
    .replace(
      /\b(said|says|wrote|writes|asked|told (?:us|me)|tells (?:us|me)|texted|mailed|complained) (?=["“][^"“”]{20,}["”])/g,
      '$1: ',
    );
  const plain = doubled.replace(LEAD, (whole, start: string, lead: string, mark: string, quote: string, at: number) => {
    if (!((mark === ':' || quote !== '') && isSource(lead.trim(), quote !== '', people))) return whole;
    if (/\b(?:i|me|my)\b/i.test(doubled.slice(at + whole.length))) by ??= sayerIn(lead.trim(), people);
    return `${start}${quote}`;
  });
  const quoted: string[] = [];
  const besides = plain.replace(QUOTE, (_, said: string) => {
    quoted.push(said);
    return ' ';
  });
  if (quoted.length > 0 && asks(besides, people))
    return { text: besides.trim(), quoted: quoted.map((said) => said.replace(/[^.!?]$/, '$&.')).join(' '), by };
  return { text: plain.replace(QUOTE, (_, said: string) => (/[.!?]$/.test(said) ? said : `${said}.`)), quoted: '', by };
}
