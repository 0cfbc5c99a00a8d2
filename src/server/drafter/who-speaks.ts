import { pattern } from './language/pattern.ts';
import { MODALS } from './lexicon/function-words.ts';
import { deedsOfTrade } from './lexicon/tellers.ts';
import { contentStems, stem } from './lexicon/function-words.ts';
import { MANAGERS, WEAK_VERB_STEMS } from './lexicon/agents.ts';
import { plural } from './language/nouns.ts';
import { readVerb } from './language/verbs.ts';
import { rarityOf } from './match-doings.ts';
import { aliasesOf, isNamedIn } from './reading/role-aliases.ts';
import { isKindred } from './lexicon/kindred.ts';
import type { Doing } from './reading/doing.ts';
import type { Role } from './reading/find-roles.ts';

/** What somebody tells of their own work: "we clean the wrong room", "I had to refund the lot". */
const OWN_DEED =
  /\b(?:i|we)(?:['’](?:ve|d|ll))? ((?:(?:have|has|had|to|then|just|always|already|usually|often|still|even|only|also|finally|now|never|do|did) )*)([\p{L}-]+)((?: [\p{L}\p{N}'’-]+){0,9})/giu;
/** What everybody does who types an idea. */
const ANYBODYS =
  /^(?:want|need|like|love|wish|hope|prefer|think|know|see|say|tell|ask|mean|feel|hear|try|help|keep|make|let|get|lose|notice|forget|remember|find|be|have|do|go|come|wait|end|look|use|ring|call|give|take|put|stand|sit|can|start|stop|spend|pay|work|run)$/;

/** "while I'm doing the exam": where somebody is when it happens. */
const WHILE_AT_IT =
  /\b(?:while|when|as|whenever)(?: (?:i|we)(?:['’](?:m|re)| am| are))?(?: (?:still|just|already|busy|out))? ([\p{L}-]+ing)((?: [\p{L}\p{N}'’-]+){0,6})/giu;

interface OwnDeed {
  readonly verb: string;
  readonly stems: ReadonlySet<string>;
  /** Several do it: it is their work. */
  readonly isOurs: boolean;
  /** They say that they are at it. */
  readonly isAtIt: boolean;
}

/** "while I'm doing the exam" */
function atPresent(text: string): OwnDeed[] {
  return [...text.matchAll(WHILE_AT_IT)].flatMap(([, said = '', rest = '']) => {
    const verb = readVerb(said.toLowerCase());
    if (verb?.form !== 'gerund' || !/\b(?:i|we)\b/i.test(text)) return [];
    const [own = ''] = rest.split(/ (?:and|but|because|so|until|that|which|who|if) /);
    return [
      {
        verb: ANYBODYS.test(verb.base) ? '' : stem(verb.base),
        stems: contentStems(own),
        isOurs: false,
        isAtIt: true,
      },
    ];
  });
}

function ownDeeds(text: string): OwnDeed[] {
  const told = [...text.matchAll(OWN_DEED)].flatMap(([whole, , said = '', rest = '']) => {
    const verb = readVerb(said.toLowerCase());
    if (
      !verb ||
      /^(?:like|love|want|wish|prefer|hope)$/.test(verb.base) ||
      MODALS.has(said.toLowerCase()) ||
      verb.form === 'gerund'
    )
      return [];
    const [own = ''] = rest.split(/ (?:and|but|because|so|while|until|that|which|who|if|when) /);
    return [
      {
        verb: ANYBODYS.test(verb.base) ? '' : stem(verb.base),
        stems: contentStems(own),
        isOurs: whole.toLowerCase().startsWith('we'),
        isAtIt: false,
      },
    ];
  });
  return [...told, ...atPresent(text)];
}

function shareOf(deed: OwnDeed, doing: Doing, rarity: ReadonlyMap<string, number>): number {
  const done = stem(doing.verb);
  const verb =
    deed.verb !== '' && done === deed.verb && !WEAK_VERB_STEMS.has(done) ? 1.2 * (rarity.get(`${done}!`) ?? 1) : 0;
  // "I grade forty papers": whoever marks them.
  const isKin = verb === 0 && deed.verb !== '' && isKindred(deed.verb, done);
  let score = deed.isOurs ? verb : isKin ? 0.4 : verb * 0.85;
  for (const word of doing.stems) {
    if (word !== done && deed.stems.has(word)) score += (deed.isAtIt ? 1 : 0.8) * (rarity.get(word) ?? 1);
  }
  // "after I sent the order": whoever orders.
  if (deed.verb !== '' && deed.verb !== done && deed.stems.has(done) && !WEAK_VERB_STEMS.has(done))
    score += 0.8 * (rarity.get(`${done}!`) ?? 1);
  return score;
}

/** Whether such people are called after a deed, given as a stem: the listener, the driver. */
function isCalledAfter(name: string, verb: string): boolean {
  const last = name.split(' of ')[0]?.split(' ').at(-1)?.toLowerCase() ?? '';
  return (
    (/(?:er|or)$/.test(last) && stem(last.replace(/(?:er|or)$/, '')) === verb) ||
    deedsOfTrade(last).some((deed) => stem(deed) === verb)
  );
}

/** The role that does what whoever typed the idea tells of themselves, and the sentence that says so. */
export function teller(text: string, roles: readonly Role[]): { role: Role; quote: string } | undefined {
  const told = ownDeeds(text);
  if (told.length === 0) return undefined;
  const rarity = rarityOf(roles);
  const ranked = roles
    .map((role) => {
      let best: { score: number; quote: string; doing?: Doing } = { score: 0, quote: '' };
      for (const doing of role.doings)
        for (const deed of told) {
          const score = shareOf(deed, doing, rarity);
          if (score > best.score) best = { score, quote: doing.sentence, doing };
        }
      // "I listen in the car": a listener.
      const own = told.some(({ verb }) => verb.length > 3 && isCalledAfter(role.name, verb)) ? 1 : 0;
      return { role, ...best, score: best.score + own, quote: best.quote || (role.doings[0]?.sentence ?? '') };
    })
    .toSorted((a, b) => b.score - a.score);
  const [first, ...others] = ranked;
  // "Cafes and shops order": whoever does the very same is no other.
  const second = others.find(({ doing }) => doing !== first?.doing);
  return first && first.score >= 1 && first.score - (second?.score ?? 0) >= 0.4
    ? { role: first.role, quote: first.quote }
    : undefined;
}

/** What a role is called, one and many, as part of a pattern. */
export function namesOf(role: Role, roles: readonly Role[]): string {
  return aliasesOf(role, roles)
    .flatMap((alias) => [alias, plural(alias)])
    .map((name) => RegExp.escape(name))
    .join('|');
}

/** Who comes to whoever typed the idea with something. */
const COMING =
  '(?:tell|told|ask|ring|rang|call|phone|write|wrote|send|sent|complain|come|came|coming|e-?mail|give|gave)(?:s|d|ed|ing)?(?: to| at)? (?:me|us)\\b';
const COMES_TO_US = new RegExp(` ${COMING}`, 'i');

/** Those who are others than whoever typed the idea: "my contractor", "drivers tell us", "guests complain to me". */
export function othersThanTeller(text: string, roles: readonly Role[]): Role[] {
  // "members tell us that they would rather wait": the wish is theirs.
  if (
    !/\b(?:i|me|my|mine|we|us|our)\b/i.test(text) ||
    /\bthey(?:['’]d| would| want| wish| need| could)\b|\b(?:could|can|should|would|may) they\b|\bif (?:the |our )?(?!(?:we|i|you|it)\b)[\p{L}'-]+ could\b/iu.test(
      text,
    ) ||
    // "could a patient tell us before the visit": whether they can is asked for them.
    /^(?:can|could|may) (?!(?:i|we|you|it|this|that)\b)(?:[\w'-]+ ){1,3}(?:tell|write to|send|ask|call|give) (?:me|us)\b/i.test(
      text,
    )
  )
    return [];
  // "families ring us to ask when the visit is": they want to know it.
  const asking = text.replace(
    / (?:me|us)\b(?=[^.!?]{0,40}? (?:to ask|asking|to find out) (?:where|when|whether|if|what|how|which|who)\b)/gi,
    '',
  );
  // What stands around their names: asked of the text before a pattern is made of each name.
  const isMissed =
    /\b(?:wants?|needs?|requires?|demands?|expects?|insists?)\b.*\bwe (?:[a-z]+ )?(?:miss|forg|los|fail|overlook|pay|paid|get |got )/i.test(
      text,
    );
  const isOurs = /\b(?:my|our) /i.test(text);
  const isComing = COMES_TO_US.test(asking);
  const isOurPart = / (?:and|but) (?:then )?(?:i|we) /i.test(text);
  const isUnder = /\bmy (?:boss|manager|supervisor|line manager|team lead|foreman|superior)\b/i.test(text);
  return roles.filter((role) => {
    // "my boss has to approve it again"
    if (isUnder && MANAGERS.test(role.name)) return true;
    if (!isNamedIn(text, role, roles)) return false;
    const names = namesOf(role, roles);
    // "the insurer wants the form in time, and last week we missed it": somebody outside, of whom no deed is told.
    if (
      isMissed &&
      role.doings.length === 0 &&
      pattern(
        `\\b(?:the|our|every|each) (?:${names}) (?:wants?|needs?|requires?|demands?|expects?|insists?)\\b.*\\bwe (?:have |had |often |always |keep |only |nearly )?(?:miss|forg|los|fail|overlook|pay|paid|get fined|got fined)`,
        'iu',
      ).test(text)
    )
      return true;
    return (
      (isOurs &&
        pattern(
          `\\b(?:my|our|of our|some of my) (?:[\\p{L}-]+ )?(?:${names})\\b(?! (?:account|page|card|id)s?\\b)(?! (?:[\\p{L}-]+ )?(?:wants?|would like|wish|wishes|needs?|should|ought|asks? for|asked for)\\b)`,
          'iu',
        ).test(text)) ||
      (isComing &&
        pattern(
          // What they could send us is wished of them, and not told.
          `\\b(?:${names})\\b(?! (?:[\\p{L}'’-]+ )?(?:could|should|can|may|might|must|to)\\b)(?: [\\p{L}'’-]+){0,2}? ${COMING}`,
          'iu',
        ).test(asking)) ||
      // "cooks write it on paper and I type it in"
      (isOurPart &&
        pattern(
          `(?:^|[.!?] )(?:the |our )?(?:${names}) (?!who|that|do not|don['’]t|cannot|can['’]t|never|should|must|shall|may|has to|have to|needs?\\b|wants?\\b)[^.?!]{3,80}? (?:and|but) (?:then )?(?:i|we) `,
          'iu',
        ).test(text))
    );
  });
}
