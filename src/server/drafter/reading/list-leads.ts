import { withArticle, isMass, isPlural } from '../language/nouns.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { thereIs } from '../writing/there-is.ts';
import type { ListOfItems } from './headed-list.ts';
import type { People } from './people.ts';
import { ASKED, kindOf } from './told-items.ts';

/** What only says that a list follows: "we need the following features:". */
const ANNOUNCES =
  /,? (?:(?:the |these )?following(?: (?:things|points|features|functions|wishes|changes|steps|details|parts|information))?|these (?:things|points|features|functions|wishes|changes)|as follows)\s*:?$/i;
/** "Ticket sales, please add:" */
const PLEASE_BEHIND = /, please(?: (?:add|include|change|show|build|make))?\s*:?$/i;
/** "Please add", "Directors need", "can we have": its items are wished, one by one. */
const WISHED =
  /^(?:for (?<whom>(?:the |our |all )?[\w-]+(?: [\w-]+)?)|please (?:add|include|provide|give us|build)|(?:can|could) (?:we|I) (?:please )?(?:have|get)|(?<who>.+ )(?:needs?|wants?|would like|['’]d like)(?: to have)?)(?: please)?\s*:?$/i;
/** "Problems with fittings", "What annoys actors": its items are what is amiss. */
const AMISS =
  /^(?:(?:the|our|some|main|biggest|current|known|frequent) )*(?:problems?|issues?|troubles?|complaints?|pain points?|difficulties|annoyances|bugs)(?: (?:with|about|of|in|for|at|from|we|people|users)\b.*)?$|^(?:things|what) (?:that )?(?:annoys?|bothers?|goes wrong|go wrong|does not work|do not work|is wrong|does not|do not|we hear|people complain)\b.*$/i;
/** "A report that", "a form which": the items go on with what it does. */
const THAT = /^(.*?\b(an?|the) ((?:[\w-]+ ){0,3}?[\w-]+)) (?:that|which)\s*:?$/i;
const DOES = /^(?:can|cannot|must|should|may|is|has|does|[a-z]+s)\b/;

interface Led {
  readonly text: string;
  readonly list?: ListOfItems;
}

const listed = (items: readonly string[], told: readonly string[]): ListOfItems => ({
  heading: undefined,
  items,
  deeds: [],
  told,
});

/** A list whose first line does not only say that one follows: "we need:" for "we need the following features:". */
export function withPlainLead(text: string): string {
  const [lead = '', next = ''] = text.split('\n', 2);
  return next.startsWith('- ') && !lead.startsWith('- ')
    ? lead.replace(ANNOUNCES, ':').replace(PLEASE_BEHIND, ':') + text.slice(lead.length)
    : text;
}

/** "receipt on request", "map of the hall": with the article of one. */
export function withItsArticle(item: string): string {
  const noun = readNounPhrase(item);
  const isOne = noun && !noun.determiner && !noun.plural && !isPlural(noun.head) && !isMass(noun.head);
  return isOne && /^\p{Ll}/u.test(item) ? withArticle(item) : item;
}

/** "receipt on request", "reminders before each rehearsal": that they are there. */
export function thereAre(item: string): string | undefined {
  const noun = readNounPhrase(item);
  return noun && noun.determiner !== 'no' ? thereIs(withItsArticle(item)) : undefined;
}

/** A list below a line that wishes for all of its things, tells what is amiss or goes on with "that"; nothing for other lines. */
export function ledByWish(line: string, items: readonly string[], people: People): Led | undefined {
  const lead = line.replace(/\s*:$/, '');
  const [first = '', ...others] = items;
  if (AMISS.test(lead)) {
    const isTold = kindOf(first, people) === 'fact';
    return { text: `${isTold ? 'It is a problem that' : 'There are'} ${first}.`, list: listed(others, []) };
  }
  const [, wish = '', , thing = ''] = THAT.exec(lead) ?? [];
  if (thing && items.every((item) => DOES.test(item)))
    return {
      text: `${wish} that ${first}`,
      list: listed(
        others,
        others.map((item) => `the ${thing} ${item}`),
      ),
    };
  const isOfThings = items.every(
    (item) => /^(?:an?|the) /.test(item) || (kindOf(item, people) === 'name' && !ASKED.test(item)),
  );
  const wished = isOfThings ? WISHED.exec(lead) : null;
  const whom = wished?.groups?.['whom'];
  const who = (whom ?? wished?.groups?.['who'])?.replace(/ (?:also|really|still) $/i, '').trim();
  if (!wished || (who && !people.isPersonPhrase(who.replace(/^as an? [^,:]+?,? (?=I$)/i, '')))) return undefined;
  const asked = whom
    ? `${whom} need`
    : lead.replace(/^please (?:add|include|provide|give us|build)$/i, 'we need').replace(/ please$/i, '');
  return {
    text: `${asked} ${first}`,
    list: listed(
      others,
      others.flatMap((item) => thereAre(item) ?? []),
    ),
  };
}
