import { thereAre } from '../writing/there-is.ts';
import { AMISS, hurts } from './hurts.ts';
import type { ListOfItems } from './headed-list.ts';
import type { People } from './people.ts';
import { ASKED, kindOf, toldItem } from './told-items.ts';

/** What only says that a list follows: "we need the following features:". */
const ANNOUNCES =
  /,? (?:(?:the |these )?following(?: (?:things|points|features|functions|wishes|changes|steps|details|parts|information))?|these (?:things|points|features|functions|wishes|changes)|as follows)\s*:?$/i;
/** "New feature: parcel shelf" */
const LABEL = /^(?:new )?(?:feature|idea|wish|request|proposal|suggestion)(?: request)?: (?=\S)/i;
/** "Caretakers need a better overview": whose it is, and the thing that shows its items. */
const THEIR_SIGHT =
  /^(.+?) (?:really |urgently )?(?:needs?|wants?|would like) (an? (?:(?:better|clearer|new|simple|good|quick) )?((?:[\w-]+ ){0,2}?(?:overview|list|view|report|summary|page|dashboard|history|log|board)))$/i;
/** "Ticket sales, please add:" */
const PLEASE_BEHIND = /, please(?: (?:add|include|change|show|build|make))?\s*:?$/i;
/** "Please add", "Directors need", "can we have": its items are wished, one by one. */
const WISHED =
  /^(?:for (?<whom>(?:the |our |all )?[\w-]+(?: [\w-]+)?)|please (?:add|include|provide|give us|build)|(?:can|could) (?:we|I) (?:please )?(?:have|get)|(?<who>(?!(?:for|in|on|at|before|after|every|each|when|while|during|if|once) ).+ )(?:needs?|wants?|would like|['’]d like)(?: to have)?)(?: please)?\s*:?$/i;
/** "Problems with fittings", "What annoys actors": its items are what is amiss. */
const TROUBLES =
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
    ? lead.replace(LABEL, '').replace(ANNOUNCES, ':').replace(PLEASE_BEHIND, ':') + text.slice(lead.length)
    : text;
}

/** A list below a line that wishes for all of its things, tells what is amiss or goes on with "that"; nothing for other lines. */
export function ledByWish(line: string, items: readonly string[], people: People): Led | undefined {
  const lead = line
    .replace(/\s*:$/, '')
    .replace(/^I(?:['’]m| am) (an? [^,:]+?),? and I (?=need|want|would)/i, 'As $1, I ');
  const [first = '', ...others] = items;
  if (TROUBLES.test(lead) && items.some((item) => AMISS.test(item) || hurts(item))) {
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
  const [, whose = '', wished = '', sight = ''] = THEIR_SIGHT.exec(lead) ?? [];
  if (
    sight &&
    people.isPersonPhrase(whose) &&
    !people.isSpeaker(whose) &&
    items.every((item) => kindOf(item, people) === 'name')
  )
    return {
      text: `${whose} need ${wished}`,
      list: listed(
        items,
        items.map((item) => (ASKED.test(item) ? `{the actor} can see ${item}` : `the ${sight} shows ${item}`)),
      ),
    };
  const isOfThings = items.every(
    (item) => /^(?:an?|the|to \w+) /.test(item) || (kindOf(item, people) === 'name' && !ASKED.test(item)),
  );
  const asks = isOfThings ? WISHED.exec(lead) : null;
  const whom = asks?.groups?.['whom'];
  const who = (whom ?? asks?.groups?.['who'])?.replace(/ (?:also|really|still) $/i, '').trim();
  if (!asks || (who && !people.isPersonPhrase(who.replace(/^as an? [^,:]+?,? (?=I$)/i, '')))) return undefined;
  const asked = whom
    ? `${whom} need`
    : lead.replace(/^please (?:add|include|provide|give us|build)$/i, 'we need').replace(/ please$/i, '');
  return {
    text: `${asked} ${first}`,
    list: listed(
      others,
      // "to pay by card" beside "a text half an hour before"
      others.flatMap((item) =>
        item.startsWith('to ') ? (toldItem(item.slice(3), '', false, people, 'order') ?? []) : (thereAre(item) ?? []),
      ),
    ),
  };
}
