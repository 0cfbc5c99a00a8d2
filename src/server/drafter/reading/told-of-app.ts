import { plural } from '../language/nouns.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { upperFirst } from '../language/capitals.ts';

const APP = '(?:the |this |our )?(?:app|system|platform|site|website|tool|product|software|portal)';
/** What the app gives somebody, and what they do with it. */
const GIVES: Readonly<Record<string, string>> = { sends: 'get', shows: 'see', displays: 'see', gives: 'get', offers: 'get', suggests: 'get a suggestion for', tells: 'be told' }; // prettier-ignore
/** "If a guest's room is changed, the app sends a message" */
const OF_THEIRS = new RegExp(
  String.raw`^(if|when|whenever|once|as soon as) (?:an?|the|one of the) ([\w-]+(?: [\w-]+)?)['’]s ([^,.!?]+), ${APP} (${Object.keys(GIVES).join('|')}) (?:them |him |her )?(?!to\b)([^.!?]+)[.!]*$`,
  'i',
);
/** "The app asks a few questions when booking, and if it sounds bad shows a number" */
const BEHAVES = new RegExp(
  String.raw`^(${APP}) (asks|shows|sends|suggests|reminds|warns|offers|checks|calculates|creates|proposes|books|fills|saves|exports|notifies|informs) (?!.*\b(?:again|always|every time|each time|twice|still|never|not|wrong(?:ly)?|even though|although|I|we|you|me|my|us|for no reason|randomly|sometimes|often|only|all|everything|no|nothing)\b)([^.!?]*\b(?:if|when|as soon as|before|after|once|and)\b[^.!?]*)[.!]*$`,
  'i',
);
/** "Clerks shouldn't have to open every file to see if it is paid, show that in the list" */
const SHOW_THERE =
  /^([^.!?,]+?) should(?:n['’]t| not) have to ([^.!?,]+?) (?:just )?to (?:see|find out|know|check|tell) ((?:if|whether|who|what|which|when|how|where) [^.!?,]+?)[,.;–-]+ ?(?:please |so |just )?(show|display|mark|put) (?:that|this|it) ([^.!?]+?)(?: already| instead)?[.!]*$/i;
/** "Applications come in with a missing proof and the clerk has to write a letter" */
const COMES_WITH =
  /^(?:(?:about |nearly |almost |more than )?(?:half|a third|a quarter|many|most|some|too many|a lot|\d+ ?%)(?: of)? (?:the |our )?)?((?:[\w-]+ ){0,3}?[\w-]+s) (?:come in|come back|arrive|are sent in|are handed in|are submitted|reach us) (with (?:an? )?(?:[\w-]+ or )?(?:unreadable|missing|wrong|incomplete|invalid|illegible|outdated|blurred) [^.!?,]+|without [^.!?,]+?)(?:,? (?:and|so) ([^.!?]+))?[.!]*$/i;
/** "what the office needs on one screen:" */
const ON_ONE_SCREEN =
  /^what (?:the )?([\w-]+(?: [\w-]+)?) (?:needs?|wants?)(?: to (?:see|know))? (on|in) ((?:one|a single) (?:screen|page|view|place)):?[ \t]*(?=\n)/i;

/** "shows a banner to clerks": it is for others than those whose case it is. */
function goesToOthers(rest: string, people: People): boolean {
  const [, whom = ''] = / to (?:the |all |our )?([\w-]+(?: [\w-]+)?)/i.exec(rest) ?? [];
  return whom !== '' && (people.isRole(whom) || people.isRole(whom.split(' ')[0] ?? ''));
}

function freed(then: string): string {
  const over = then.replace(/\bhas to\b/, 'does not have to').replace(/(?<!not )\bhave to\b/, 'do not have to');
  return over === then ? '' : ` so that ${over}`;
}

/** What the app does in a case, what should be shown elsewhere and what comes in incomplete, as what somebody wants; any other text as it is. */
export function toldOfApp(text: string, people: People): string {
  return text
    .replace(OF_THEIRS, (whole, link: string, who: string, what: string, does: string, rest: string) =>
      people.isRole(who) && !goesToOthers(rest, people)
        ? `${upperFirst(link)} their ${what}, ${plural(who.toLowerCase())} should ${GIVES[does.toLowerCase()] ?? 'get'} ${rest}`
        : whole,
    )
    .replace(BEHAVES, (_, app: string, does: string, rest: string) => {
      const base = does
        .toLowerCase()
        .replace(/^(.*)ies$/, '$1y')
        .replace(/s$/, '');
      return `${upperFirst(app)} should ${base} ${rest.replace(/\b(and (?:if|when) [^,]+?),? (shows|sends|asks|offers|suggests)\b/i, (_whole, when: string, then: string) => `${when} ${then.slice(0, -1)}`)}`;
    })
    .replace(
      SHOW_THERE,
      (_, who: string, toil: string, what: string, deed: string, where: string) =>
        `${upperFirst(deed.toLowerCase() === 'put' ? 'show' : deed)} ${what.replace(/^if\b/i, 'whether')} ${where} so that ${lowerFirst(who)} do not have to ${toil}`,
    )
    .replace(
      COMES_WITH,
      // What comes without something may come so: only what follows tells that it should not.
      (whole, things: string, how: string, then = '') =>
        how.startsWith('without') && !then ? whole : `We should refuse ${lowerFirst(things)} ${how}${freed(then)}`,
    )
    .replace(ON_ONE_SCREEN, (whole, who: string, link: string, where: string) =>
      people.isPersonPhrase(`the ${who}`) || people.isRole(who) ? `${upperFirst(link)} ${where}, ${who} need` : whole,
    );
}
