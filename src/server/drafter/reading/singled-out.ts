import type { People } from './people.ts';

/** People told apart by what they did or lack, and what shall become of them. */
const SINGLED_OUT =
  /^((?:the |our |all )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+s (?:who|that|with|without) [^,.;:!?]+?) (?:(?:should|must|shall|ought to|have to|need to|are to) (?:always |automatically )?)?(be|appear|come|come up|show up|stand|need|move|go|drop|slip) ([^,;:!?]+)$/iu;
/** What somebody did not do, or did that is not to be. */
const AT_FAULT =
  / (?:who|that) (?:(?:have|had|did|do|were|are)(?:n['’]t| not| never)|never|no longer|repeatedly|exceed|cancel|miss|missed|turned? down|refused?|ignored?|owe|(?:are|were) (?:late|behind|overdue)|come late|came late|forgot|forget)\b/iu;
const MARK = /^(?:an? )?(?:mark|flag|tag|note|red (?:mark|flag|dot))\b/i;
const SHOWN = /^(?:visible|shown|listed|marked|flagged|highlighted|blocked|locked|moved)\b/i;
const ON_LIST = /^(?:on|in|at) (?:an?|the|our|one) (?:[\p{L}-]+ )?(?:list|report|overview|top|end|bottom|back)\b/iu;
const DOWN = /^(?:to the (?:back|end|bottom)|down|further (?:down|back))\b/i;
/** "Members who have not come for weeks should get a message": whoever misses them sends it. */
const MISSED =
  /^((?:the |our |all )?(?:[\p{L}-]+ )?[\p{L}-]+s who (?:have|did|do)(?:n['’]t| not) [^,.;:!?]+?) (?:should|must|ought to|shall|are to) (?:get|receive|be sent) (an? (?:[\p{L}-]+ )?(?:message|mail|e-mail|letter|text|call|warning))$/iu;

const DONE: Readonly<Record<string, string>> = {
  visible: 'Show',
  shown: 'Show',
  listed: 'List',
  marked: 'Mark',
  flagged: 'Flag',
  highlighted: 'Highlight',
  blocked: 'Block',
  locked: 'Lock',
  moved: 'Move',
};

/** What shall be done with them, as an order; nothing where it is none. */
function orderFor(who: string, verb: string, rest: string): string | undefined {
  const [first = '', ...others] = rest.split(' ');
  if (verb === 'be' && SHOWN.test(rest)) return [DONE[first.toLowerCase()], who, ...others].join(' ');
  if (/^(?:be|appear|come|come up|show up|stand)$/.test(verb) && ON_LIST.test(rest)) return `Put ${who} ${rest}`;
  if (verb === 'need' && MARK.test(rest)) return `Mark ${who}`;
  return /^(?:move|go|drop|slip)$/.test(verb) && DOWN.test(rest) ? `Move ${who} ${rest}` : undefined;
}

/** "Contractors who exceed four hours should be visible in a report": those who are singled out so do not ask for it, whoever looks does. */
export function singledOut(text: string, people: People): string {
  const [, missed = '', message = ''] = MISSED.exec(text) ?? [];
  if (missed && people.leading(text))
    return `Send ${message} to ${missed.replace(/^[A-Z](?=[a-z])/, (one) => one.toLowerCase())}`;
  const [, who = '', verb = '', rest = ''] = SINGLED_OUT.exec(text) ?? [];
  if (!who || !AT_FAULT.test(who) || !people.leading(text)) return text;
  return (
    orderFor(
      who.replace(/^[A-Z](?=[a-z])/, (one) => one.toLowerCase()),
      verb.toLowerCase(),
      rest,
    ) ?? text
  );
}
