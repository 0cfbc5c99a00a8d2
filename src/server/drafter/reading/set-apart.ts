import { parseSentence } from '../grammar/parse.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { NAME_FIRST, NAMES_LIKE_DEEDS, SET_APART, SET_APART_OR_ORDERED, TOLD_APART } from '../lexicon/titles.ts';
import type { People } from './people.ts';

const THINGS = '((?:(?!(?:for|of|in|on|at|by|per|from|with|to|as|and|or)\\b)[\\w-]+ ){0,2}[\\w-]+s)';
const APART = new RegExp(
  `^(?:(?:${SET_APART}) ${THINGS}(?: (?:per|by|of|for|from|in|this|last|next|with|since|within|at) .+)?|(?:${SET_APART_OR_ORDERED}) ${THINGS}(?: (?:per|by|of|this|next) .+)?)$`,
  'i',
);
const BEHIND = new RegExp(
  `^((?:(?!(?:for|of|in|on|at|by|per|from|with|to|as|and|or)\\b)[\\w-]+ ){0,2}[\\w-]+s) (?:(?:that|which|who) (?:is|are|have|has|do|does|need)\\b|(?:${TOLD_APART})) ?.*$`,
  'i',
);
/** "orders that nobody has picked up", "permits that run out this month", "suppliers whose certificate has expired". */
const APART_BY_DEED =
  /^((?:(?!(?:for|of|in|on|at|by|per|from|with|to|as|and|or)\b)[\w-]+ ){0,2}[\w-]+s) (?:(?:that|which) (?:nobody|no one|(?:\w+ )?\w+s) (?:has|have)(?: not| never)? \w+|(?:that|which|who) (?:never|not yet) \w+ed\b|(?:that|which|who) (?:never )?(?:paid|came|left|got|had|were|was)\b|(?:that|which) (?:do not |have never )?(?:expired?|runs? (?:out|low|late|over)|lapsed?|end|ended|start|started|begin|began|overlap|bounced?|fail|failed|miss|lack|contain|cost more|weigh more|belong to|go with|match|fit|suit|come from)\b|whose (?:[\w-]+ ){1,3}(?:has|have|is|are|was|were|had|ends?|expires?|runs?)\b)/i;
/** What people do tells who is looked for. */
const PEOPLE_WHO = /^((?:[\w-]+ ){0,2}[\w-]+s) who (?!should|must|can|could|may|would|will)\S+/i;

/** What stands behind a name, and never behind its verb. */
const NAMED = '(?: (?:with|without|for|per|by|of|from|between|about|in|on|at|before|after|during|as) .+)?';
const LIKE_DEED = new RegExp(`^((?:[\\w-]+ ){1,4}?)(?:${NAMES_LIKE_DEEDS})${NAMED}$`, 'i');
const FIRST = new RegExp(`^(?:${NAME_FIRST})$`, 'i');
/** A name whose words look like a deed: "yearly price increase for day passes". */
const GROWTH = /^(?:[\w-]+ ){1,3}(?:increase|decrease|raise|cut|change)s?(?: (?:for|of|in|per|on) .+)?$/i;
const NO_NAME =
  /^(?:the|an?|this|that|these|those|my|our|your|their|his|her|its|i|we|you|they|he|she|it|there|no|not|never|please|only|every|each|all|any|some|most|many|what|who|which|how|why|where|when|if|once|after|before|because|so|and|but|or|to|in|on|at|for|with|by|from|let|make)\b|[!?:;,"“”\n]|(?<!\b(?:that|who|which) )\b(?:are|were|has|have|do)\b|\b(?:is|was|will|should|must|can|cannot|could|may|would|does|did|had|been|because|but|so|than|then|I|we|they|he|she)\b/i;

/** "papers that are sold out should not be shown": behind the clause stands what is owed. */
const OWED =
  /^[^,]+? (?:that|which|who) (?:is|are|was|were|has|have|had|do|does|need|needs) [^,]+? (?:should|must|shall|may|can|cannot) (?:not |never |no longer |only |also |always )*[a-z]+/i;

/** "owners who booked it should get a text": the same of people by what they do. */
const THEY_OWE =
  /^[\w' -]+?s who (?!should|must|shall|may|can|cannot|could|would|will|[\w-]+['’])[a-z]+(?: (?!(?:who|that(?! (?:day|week|month|evening|morning|time))|which|when|what|where|how|whether|if|they|we|you|I|and|or|but)\b)[\w-]+){0,6}? (?:should|must|shall|may|can|cannot) (?:not |also |always )?[a-z]+/i;

function peopleBy(text: string, people: People): string {
  const who = PEOPLE_WHO.exec(text)?.[1] ?? '';
  return people.isPersonPhrase(who) ? who : '';
}

/** Where an idea is nothing but the name of some things or people that are told apart: "overdue payments", "members without a card". */
export function isSetApart(said: string, people: People): boolean {
  const text = said.trim().replace(/[.]$/, '');
  if (text.split(' ').length > 10 || OWED.test(text) || THEY_OWE.test(text) || isNameLikeDeed(text, people))
    return false;
  const apart = APART.exec(text);
  const things =
    apart?.[1] ??
    apart?.[2] ??
    (NO_NAME.test(text.replace(/ (?:that|which|whose|who) .*$/i, '').replace(/ than .*$/i, ''))
      ? ''
      : (BEHIND.exec(text)?.[1] ?? APART_BY_DEED.exec(text)?.[1] ?? peopleBy(text, people)));
  const head = things.split(' ').at(-1) ?? '';
  // "late fees" are charged, "open orders in a new tab" is an order.
  if (
    /^late (?:[\w-]+ )?(?:fees|fines|charges|penalties|shifts|hours|openings|bookings|cancellations|check-?(?:ins|outs)|check-?(?:in|out) requests?)\b/i.test(
      text,
    )
  )
    return false;
  if (/ in (?:an?|the) (?:new|other|separate|same)\b/i.test(text)) return false;
  const [first = ''] = things.split(' ');
  // "remind members who have not paid", "tools without a label are thrown away": an order, and a statement.
  if (first !== head && (isBaseVerb(first.toLowerCase()) || /ly$/i.test(first)) && !apart) return false;
  const isDone = /^(?:[\w-]+ ){1,3}(?:booked|sold|set|sent|paid|closed|opened|returned|cancelled|added)\b/i.test(text);
  // "orders that nobody has picked up yet": the clause is theirs.
  const isLeft = / (?:that|which) (?:nobody|no one) has \w+ed(?: (?:yet|up|out|back|in|off|so far|this \w+))*$/i.test(
    text,
  );
  const isStated =
    !isDone &&
    !isLeft &&
    parseSentence(text, people.names).clauses.some(({ group, mood }) => group !== undefined && mood === 'statement');
  return head !== '' && isPlural(head) && !isStated && !people.isProduct(head);
}

/** "quote from roof area and pitch", "weekly check of ladders": where the word as a verb would have something that is quoted. */
const PAPER =
  /^(?:(?:quote|bill|invoice|estimate|guide|label|outline|sketch|price|cost)s? (?:from|as|with|after|before|when|based on)|plan (?:from|as|for (?!(?:the|an?|my|our|all|every|each|it|them|\d)\b))|(?:form|map|chart)s? (?:with|when|for)|(?:daily|weekly|monthly|quarterly|yearly|annual|nightly|hourly) (?:bill|invoice|plan|report|check|order|email|e-mail|text|quote|statement|review|update|chart|backup|export|schedule|test|quiz|survey|note|list|payment|count|mix|draw|offer)s?(?: (?:as|with|by|from|for|of|to|on|in|at|per|before|after|when)\b|$))/i;

/** A name whose last word looks like what its first words do: "day passes", "guest passes without an account", "route ratings by members". */
export function isNameLikeDeed(said: string, people?: People): boolean {
  const text = said.trim().replace(/[.]$/, '');
  if (text.split(' ').length > 18 || NO_NAME.test(text)) return false;
  if (PAPER.test(text) && !/[,;]/.test(text)) return true;
  if (GROWTH.test(text) && !isPlural(text.split(' ')[0] ?? ''))
    return /^(?:yearly|monthly|weekly|annual|automatic|price|salary|rent|fee)\b/i.test(text);
  const words = LIKE_DEED.exec(text)?.[1]?.trim().split(' ') ?? [];
  const last = words.at(-1) ?? '';
  if (!last || words.some((word) => isPlural(word) || word.endsWith('ly') || /^(?:several|all|real)$/i.test(word)))
    return false;
  if (words.length > 1 && isBaseVerb(words[0]?.toLowerCase() ?? '') && !FIRST.test(words[0] ?? '')) return false;
  // "member orders by phone" may tell what a member does.
  const isName =
    FIRST.test(last) ||
    (/^\S+ rules$/i.test(text) &&
      !/^(?:break|change|follow|set|add|see|show|make|define|print|bend|edit|write|read)\b/i.test(text)) ||
    /(?:ing|ed|al|able|ible|ic|ive|ous|ary)$/i.test(last);
  return isName && !(people?.isPersonPhrase(last) && !/^guest$/i.test(last)) && words.length < 3;
}
