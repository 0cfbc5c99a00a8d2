import { pattern } from './language/pattern.ts';
import { plural } from './language/nouns.ts';
import { aliasesOf, isNamedIn } from './reading/role-aliases.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import { isPlainRule } from './reading/action.ts';
import { isRule } from './role-kind.ts';

/** What limits: a rule is told by it, and no wish. */
const LIMIT =
  /\b(?:at most|at least|no more than|not more than|never|nobody|no one|only|unless|until|not|cannot|at the latest|no later than|max(?:imum)?|without|by law|more than|less than|fewer than)\b|^no\b|n['’]t\b|\b(?:within|before|after|by|up to) (?:\d|an? |the |one|two|three|five|ten)/i;
const BINDING = /^[^,;:]*\b(?:may|must|cannot|can['’]t|can only|can never|has to|have to|needs?)\b/i;
const MUST = /\b(?:must|may|never|only|has to|have to)\b/i;

/** Somebody needs a thing: "doctors need a certificate". */
const WANTING = /^(?:the |our |all )?[\p{L}-]+(?: [\p{L}-]+)? (?:needs?|wants?) (?!to\b|at (?:least|most)\b|\d)/iu;

/** "residents shouldn't have to know the number": whoever need not do something is relieved, and wishes for it. */
export const RELIEVED = /(?:\b(?:not|never|no longer)|n['’]t) (?:any longer )?(?:have|has|need|needs) to\b/i;

/** Whether the idea lays down what holds for everybody, told by nobody of themselves. */
export function laysDown(idea: Idea): boolean {
  const { text, form, action } = idea;
  if (idea.actor !== undefined && RELIEVED.test(text.split(/[.!?;]\s/)[0] ?? '')) return false;
  if (isPlainRule(action)) return true;
  if (/\b(?:i|me|my|mine|we|us)\b/i.test(text) || /^(?:story|question|imperative)$/.test(form)) return false;
  if (/^(?:can|could|may|should|must|would|is|are|does|do|let|allow|when|if)\b/i.test(text)) return false;
  const [first = '', ...others] = text.split(/[.!?]\s/);
  // "A flood is not the same as a drip. Urgent jobs should go to the owner": the wish stands in another sentence.
  if (!BINDING.test(first) && others.some((other) => /\b(?:should|shall|needs? to|ought to)\b/i.test(other)))
    return false;
  // "Pickers in gloves can't hit the button": what somebody fails to do.
  if (form === 'problem' && /\b(?:cannot|can['’]?t|can not)\b/i.test(first) && !/\b(?:must|may)\b/i.test(first))
    return false;
  // "Divers need a card, and they only get it once trained": they ask for it.
  if (action.frame === 'do' && idea.actor !== undefined && WANTING.test(first)) return false;
  // "Waiters should be able to": a wish, as "so that guests cannot" is a reason.
  if (/\b(?:should|shall|be able|so that|would|could|want|wants|wish|like to)\b/i.test(first)) return false;
  // "Guests cannot book, because there is no reception": a trouble.
  if (!MUST.test(first) && /\b(?:because|since)\b/i.test(first)) return false;
  // "residents' permits: at most two plates per permit"
  if (/^[^:]{3,40}: (?:at most|at least|no more than|max\b|maximum|only|never|not)\b/i.test(first)) return true;
  if (/\b(?:is|are) (?:never|not|only) (?:allowed|permitted)\b/i.test(first)) return true;
  // "Growers may sell a plant unless it is blocked": what they may.
  const bound = /\b(?:may|can) (?!not\b|only\b|never\b)/i.test(first)
    ? first.replace(/\b(?:unless|until)\b/gi, '')
    : first;
  // "guests without a phone need to call the desk": what tells them apart is no bound.
  const [, needed = bound] =
    idea.actor && bound.toLowerCase().startsWith(idea.actor.toLowerCase())
      ? (/^ (needs? to .+)$/i.exec(bound.slice(idea.actor.length)) ?? [])
      : [];
  if (!LIMIT.test(needed)) return false;
  const isKnownRule = isRule(idea) && (action.rule !== undefined || action.frame !== 'do');
  return (isKnownRule && form !== 'problem' && form !== 'negative') || BINDING.test(first);
}

/** What somebody gives whose word decides. */
const WORD_OF =
  '(?:ok|okay|approval|check|consent|permission|signature|agreement|go-ahead|sign-off|authori[sz]ation|yes)';

/** "until the editor has agreed", "accounts a parent has approved": whose word decides. */
export function decider(text: string, roles: readonly Role[]): Role | undefined {
  // Asked of the text before a pattern is made of each role's names.
  if (!/ (?:has|have|had|gets?|is|must|needs?|with) |\b(?:unless|until) (?:the|an?|their|our) /i.test(text))
    return undefined;
  // "the master sweep has inspected it" tells of no other sweep.
  const longestFirst = roles.toSorted((a, b) => b.name.length - a.name.length);
  return longestFirst.find(
    (role) =>
      isNamedIn(text, role, roles) &&
      aliasesOf(role, roles).some((alias) => {
        const name = `${RegExp.escape(alias)}|${RegExp.escape(plural(alias))}`;
        return pattern(
          `\\b(?:the|an?|every|each|their|one|some) (?:\\w+ )?(?:${name}) (?:has|have|had) (?:approved|OK['’]d|inspected|agreed|allowed|confirmed|consented|released|accepted|permitted|said|seen|checked|reviewed|signed)\\b|\\b(?:unless|until) (?:the|an?|their|our) (?:${name}) (?!is\\b|are\\b|was\\b|(?:(?:has|have|had) )?(?:not )?(?:paid|pays?|cancell?e?[ds]?|left|leaves?|came|comes?|arrived?s?|returned?s?|answered|answers?|uploaded?s?|failed|missed|booked|signed up|logged in|been)\\b)|\\b(?:needs?|with) (?:an? |the |written )*${WORD_OF} (?:of|from|by) (?:(?:the|an?|one|both|two|their|his|her|another|at least one) )*(?:\\w+ )?(?:${name})\\b|\\bneeds? (?:the |an? |their )?(?:${name})(?:['’]s?|s['’]) (?:\\w+ )?${WORD_OF}\\b|\\b(?:must|has to|have to|needs? to) (?:first )?be (?:approved|confirmed|released|checked|signed|signed off|countersigned|agreed|accepted|authori[sz]ed|reviewed) by (?:(?:the|an?|one|another|both) )?(?:\\w+ )?(?:${name})\\b|\\b(?:the|an?) (?:${name}) (?:gets? (?:an? )?(?:warning|alert|alarm|reminder|message)|is (?:told|warned|notified|alerted|informed|reminded))\\b`,
          'iu',
        ).test(text);
      }),
  );
}

/** Those whom a rule binds: "sellers must", "the driver can close", "never by the guest". */
export function boundBy(text: string, roles: readonly Role[]): Role[] {
  // Asked of the text before a pattern is made of each role's names.
  if (
    !/ (?:can|cannot|can['’]t|may|must|mustn['’]t|has to|have to|needs?|pays?|loses?|gets?)\b|(?:n['’]t|\bnot|\bnever) /i.test(
      text,
    )
  )
    return [];
  return roles.filter(
    (role) =>
      isNamedIn(text, role, roles) &&
      aliasesOf(role, roles).some((alias) => {
        const name = `(?:${RegExp.escape(alias)}|${RegExp.escape(plural(alias))})`;
        return pattern(
          `\\b${name}\\b(?: under \\d+| [\\p{L}'’-]+){0,2}? (?:can|cannot|can['’]t|may|must|mustn['’]t|has to|have to|needs?|pays?|loses?|gets? (?:at most|only|no))\\b|\\b(?:not|never) (?:\\w+ )?by (?:the |an? |any )?${name}\\b|(?:n['’]t|not|never) be \\w+ (?:by|to|from|for) (?:the |an? |any )?${name}\\b`,
          'iu',
        ).test(text);
      }),
  );
}
