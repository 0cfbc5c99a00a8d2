import { pattern } from './language/pattern.ts';
import type { Actor } from './find-actor.ts';
import { plural, isPerson, singular } from './language/nouns.ts';
import { isGroupName } from './likely-actor.ts';
import { spokenOf } from './spoken-of.ts';
import { bearing, readingFigures } from './who-bears-it.ts';
import { whoGetsItThere } from './who-gets-it-there.ts';
import { whoHasSetIt } from './who-has-set-it.ts';
import { pointedAt } from './who-is-pointed-at.ts';
import { askedToConfirm, shielded } from './who-is-shielded.ts';
import { namesOf } from './who-speaks.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import { aliasesOf, isNamedIn, roleNamed } from './reading/role-aliases.ts';
import { isAgent } from './reading/is-agent.ts';
import { groupMember, roleName } from './reading/role-name.ts';
import type { Product } from './reading/read-product.ts';
import { isServed } from './role-kind.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';

/** "She'd rather be told", "couldn't they search": what somebody of whom was told before wishes. */
const THEIR_WISH =
  /(?:^|[.!?;:,] |\b(?:so|but|and|or|maybe) )(?:(?:can|could|should|would)(?:n['’]?t)? )?(?:they|she|he)\b(?:['’]d\b| (?:should|would|could|wants?|wish|wishes|needs?|ought)\b(?! (?:to )?be (?!able|told|allowed|informed|warned|reminded|asked|given|notified|spared|let))| (?:[a-z]+ ){1,6}(?=\?))/i;
/** Whoever is worse off than before by what is told of them. */
const STRUGGLES =
  "(?:has|have|had) no (?:idea|clue|way)|(?:does|do)(?: not|n['’]?t) (?:know|see|notice|find)|never (?:knows?|sees?)|(?:spends?|wastes?|loses?) (?:[\\p{L}\\p{N}]+ ){1,5}?[\\p{L}]+ing";
/** "drive there and then find out": what is learnt too late. */
const TOO_LATE =
  '(?!who\\b)[^.!?]{3,70}? (?:and|but|,) ?(?:only |often )?(?:then|later|afterwards)? ?(?:only )?(?:find out|finds out|discover|discovers|realise|realises|realize|realizes)\\b|(?:only )?(?:find out|finds out|learn|learns|hear|hears|notice|notices) [^.!?]{3,60}? only (?:when|after|once)\\b';

/** Asked of the words before a pattern is made of each role's names. */
const PLAGUED = new RegExp(` (?:${STRUGGLES}|${TOO_LATE})`, 'u');

function isPlagued(text: string, role: Role, roles: readonly Role[]): boolean {
  return (
    PLAGUED.test(text) &&
    isNamedIn(text, role, roles) &&
    pattern(
      `(?:^|[.!?] |, |\\band )(?:[^.,!?]{3,30} )??(?:the |our |most |many |some |all )?(?:${namesOf(role, roles)})(?: \\p{Lu}\\p{Ll}+)? (?:${STRUGGLES}|${TOO_LATE})`,
      'u',
    ).test(text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()))
  );
}

function plurals(role: Role, roles: readonly Role[]): string {
  return aliasesOf(role, roles)
    .map((alias) => `${RegExp.escape(plural(alias))}${isGroupName(alias) ? `|${RegExp.escape(alias)}` : ''}`)
    .join('|');
}

const OTHERS = /\b(?:another|other|a fellow|between|among) /i;

/** "swap my run with another driver", "a handover note between nurses", "do not show it to other pupils": whoever speaks of others is one of them. */
function amongOthers({ text }: Idea, roles: readonly Role[]): Role | undefined {
  return roles.find(
    (role) =>
      OTHERS.test(text) &&
      isNamedIn(text, role, roles) &&
      pattern(
        `\\b(?:chat|exchang(?:e|ing)|hand-?over|handing over|messag(?:e|es|ing)|shar(?:e|ing)|split|swap(?:s|ping)?|trad(?:e|ing))\\b[^.!?]* (?:between|among) (?:the |our |two |all |fellow )?(?:${plurals(role, roles)})\\b(?! and\\b)|\\b(?:swap|exchange|trade|share)\\b[^.!?]* with (?:another|other|a fellow) (?:${namesOf(role, roles)})\\b|\\b(?:show|shown|visible|see|seen|hide|hidden|share|shared|show me)\\b[^.!?]* (?:to|by|of|from) (?:the )?other (?:${namesOf(role, roles)})\\b`,
        'i',
      ).test(text),
  );
}

/** "foresters asked for a fast sale", "A grower told me that one limit is useless to him": whoever asked or complained wishes it. */
function asking({ text, actor }: Idea, roles: readonly Role[]): Role | undefined {
  // Asked of the text before a pattern is made of each role's names.
  const isAsking = /\b(?:ask|asks|asked|asking|beg|begged|begging) for /i.test(text);
  const isTelling = / (?:told|wrote to|complained to|e-?mailed|mentioned to|said to) (?:me|us)\b/i.test(text);
  if (!isAsking && !isTelling) return undefined;
  const isNamed = actor !== undefined && rolesSpokenOf(actor, roles).length > 0;
  return rolesSpokenOf(text, roles).find((role) => {
    const names = namesOf(role, roles);
    if (
      isAsking &&
      !isNamed &&
      pattern(
        `(?<!\\b(?:when|if|that|who|because|once|as|where|can|could|should|may|let) (?:the |an? |our )?)\\b(?:${names}) (?:(?:have|has|are|were|is|was|keep|keeps|kept|often|always|already) )*(?:ask|asks|asked|asking|beg|begged|begging) for (?!it\\b|help\\b)`,
        'i',
      ).test(text)
    )
      return true;
    if (!isTelling) return false;
    const [, told] =
      pattern(
        `^(?:an?|one|two|three|some|several|many) (?:[\\p{L}-]+ )?(?:${names}) (?:told|wrote to|complained to|e-?mailed|mentioned to|said to) (?:me|us)\\b(.+)$`,
        'isu',
      ).exec(text) ?? [];
    return told !== undefined && !/\b(?:i|we|us|our|my)\b/i.test(told);
  });
}

/** "Members' numbers should not be visible to guests": those whose they are wish that. */
function ownersOf({ text }: Idea, roles: readonly Role[]): Role | undefined {
  const [, whose = ''] =
    /^(?:the |our |all )?([\p{L}-]+(?: [\p{L}-]+)?s)['’] [^.!?]{3,60}? (?:should|must|may|can)(?: not|n['’]t|not)? (?:only |never )?be (?:visible|shown|seen|given|passed|shared|disclosed)\b/iu.exec(
      text,
    ) ?? [];
  return whose ? roleNamed(roleName(whose), roles) : undefined;
}

/** Whether it is they who wish it; "we do not want them to cancel. They should ring us" is what is wished of them. */
function isTheirWish(text: string): boolean {
  return (
    THEIR_WISH.test(text) &&
    !/\b(?:no longer|not|n['’]t|never) (?:want|wish|like|allow)|\b(?:must|may|should|can)(?: not|not|n['’]t)\b|\bcannot\b/i.test(
      text.replace(/\b(?:can|could|should|would)n['’]?t (?=(?:they|she|he)\b)/gi, ''),
    )
  );
}

/** Whether somebody else is named behind the last time that the role is: "photographers send, and the desk sees one queue". */
function tellsOfOthers(told: string, role: Role, roles: readonly Role[]): boolean {
  const [, behind = ''] = pattern(`.*\\b(?:${namesOf(role, roles)})\\b(.*)$`, 'is').exec(told) ?? [];
  return (behind.match(/[\p{L}-]+/gu) ?? []).some((word) => isAgent(word));
}

/** Whoever was told of wishes it: "a manager told me she forgets it. She'd rather be told". */
function forTheirWish(product: Product, idea: Idea): Actor | undefined {
  const role = idea.actor ? roleNamed(roleName(idea.actor), product.roles) : undefined;
  return role && idea.form !== 'story' && isTheirWish(idea.text)
    ? (spokenOf(product, idea) ?? { name: groupMember(role.name), grounding: { source: 'idea' }, isGuess: false })
    : undefined;
}

/** "so drivers need not come to the office": whoever is spared the way does it. */
const SPARED_WAY =
  /\bso (?:that )?((?:the |our |all )?[\w-]+(?: [\w-]+)?) (?:do not|don['’]?t|need not|needn['’]?t|no longer) (?:have to |need to |need )?(?:come|go|drive|walk|call|phone|ring|queue|travel|write|visit)\b/i;
/** Where nobody is at work. */
const AT_HOME =
  /\b(?:before|when|until|after) (?:I|we) (?:leave|left|get|go|come|am|are) (?:the house|home|at home)\b|\bin bed\b|\bmy (?:wallet|kids|children|husband|wife|daughter|son|pram)\b|\bwith (?:two|three|four|five|several) (?:kids|children)\b/i;
const CHILDREN = /\b(?:kids|child|children|daughter|son)\b/i;
const CHARGED = /^no longer have .*\b(?:fees?|charges?|fines?|surcharges?) charged\b/;

/** Whoever is spared the way by it does it. */
function sparedTheWay({ text, action, actor }: Idea, roles: readonly Role[]): Role | undefined {
  const who = actor === undefined && action.frame === 'do' ? SPARED_WAY.exec(text)?.[1] : undefined;
  return (who && roleNamed(roleName(who), roles)) || undefined;
}

/** Whoever is at home or pays: those for whom the service is made, where there is one such role. */
function comer({ text, form, actor, action }: Idea, roles: readonly Role[]): Role | undefined {
  if (actor !== undefined || form === 'story' || !(AT_HOME.test(text) || CHARGED.test(action.wish))) return undefined;
  const served = roles.filter((role) => role.doings.length > 0 && isServed(role));
  const parent = CHILDREN.test(text) ? served.find(({ name }) => /^(?:parent|guardian|carer)$/.test(name)) : undefined;
  return parent ?? (served.length > 1 ? undefined : served[0]);
}

/** The role of whom the idea tells so that no other can be meant, beside the one whom its wish names. */
function plainlyMeant(idea: Idea, roles: readonly Role[]): Role | undefined {
  if (idea.form === 'story') return undefined;
  const equal =
    whoHasSetIt(idea, roles) ??
    pointedAt(idea, roles) ??
    bearing(idea, roles) ??
    amongOthers(idea, roles) ??
    ownersOf(idea, roles) ??
    shielded(idea, roles) ??
    askedToConfirm(idea, roles) ??
    asking(idea, roles) ??
    sparedTheWay(idea, roles);
  if (equal) return equal;
  const told = idea.text.slice(0, THEIR_WISH.exec(idea.text)?.index ?? 0);
  const spoken = isTheirWish(idea.text) ? rolesSpokenOf(told, roles) : [];
  const [only] = spoken;
  if (only && spoken.length === 1 && !tellsOfOthers(told, only, roles)) return only;
  if (idea.form !== 'problem' || idea.action.rule || (idea.action.frame === 'told' && idea.actor)) return undefined;
  return roles.find((role) => isPlagued(idea.text, role, roles));
}

/** "Our buyer spends Fridays adding up onions": somebody whom the description does not know, and of whom it is told. */
function strangerPlagued({ text, form }: Idea): string | undefined {
  const [, one = '', told = ''] =
    form === 'story'
      ? []
      : (/^an? ([\p{L}-]+) (?:told|wrote to|complained to|e-?mailed|said to) (?:me|us)\b(.+)$/isu.exec(text) ?? []);
  if (isPerson(one) && !/\b(?:i|we|us|our|my)\b/i.test(told)) return one.toLowerCase();
  if (form !== 'problem') return undefined;
  const [, who = ''] = pattern(`^(?:the|our) ([\\p{L}-]+(?: [\\p{L}-]+)?) (?:${STRUGGLES})`, 'iu').exec(text) ?? [];
  const last = who.split(' ').at(-1) ?? '';
  return last && isPerson(last) && singular(last) === last && plural(last) !== last ? who.toLowerCase() : undefined;
}

/** Whoever the idea tells of so that nobody else can be meant. */
export function forPlainlyMeant(product: Product, idea: Idea): Actor | undefined {
  const { roles } = product;
  const theirs = forTheirWish(product, idea);
  if (theirs) return theirs;
  const getting = whoGetsItThere(idea, roles);
  if (getting !== undefined) return { name: getting, grounding: { source: 'idea' }, isGuess: false };
  const role = plainlyMeant(idea, roles);
  if (role) return { name: groupMember(role.name), grounding: { source: 'idea' }, isGuess: false };
  const reader = readingFigures(idea, roles);
  if (reader !== undefined)
    return {
      name: groupMember(typeof reader === 'string' ? reader : reader.name),
      grounding: { source: 'idea' },
      isGuess: false,
    };
  const guest = comer(idea, roles);
  if (guest) return { name: groupMember(guest.name), grounding: { source: 'assumption' }, isGuess: false };
  const stranger = strangerPlagued(idea);
  const name = stranger && !roleNamed(stranger, roles) ? stranger : undefined;
  return name ? { name, grounding: { source: 'idea' }, isGuess: false } : undefined;
}
