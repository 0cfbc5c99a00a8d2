import { plural } from '../language/nouns.ts';
import { pattern } from '../language/pattern.ts';
import { isGroup } from '../lexicon/agents.ts';
import { wordsOf } from './description-words.ts';
import { SERVED } from '../role-kind.ts';
import { readActs, type Doing } from './find-roles.ts';

/** A house or a group, by the name of a role. */
export function isOrganisation(role: string): boolean {
  return isGroup(role.split(' of ')[0]?.split(' ').at(-1) ?? '');
}

/** Whoever a product is for, without another name. */
const FOLK =
  '(?:(?:all|many|most|some|other|busy|local) )?(?:people|anyone|anybody|everyone|everybody)(?: (?:in|from|of|at|on) (?:(?:the|our|a|an|all|one) )?\\p{L}+)?';
/** "Users link ...", "People look for ...", "where people find ...", "helps people find ...". */
const FOLK_ACTS = new RegExp(
  `(?:^(?:(?:registered |logged-in |regular )?users|${FOLK})|(?:, (?:and )?(?=registered )|\\b(?:where|so that|helps?|lets?|with which|in which) )(?:(?:registered )?users|${FOLK})|\\b(?:allows?|enables?|for) (?:users|${FOLK})(?= to )) (?:to |can |may )?(?!who\\b|that\\b|with\\b|are\\b|is\\b|to\\b)(?=\\p{Ll})`,
  'iu',
);
/** What people do outside of a product, or what it is there against. */
const NO_USE =
  /^(?:forget|complain|call|ring|phone|wait|want|need|hate|like|love|ask|think|know|come|go|live|work|die|be|have|stop|lose|miss|leave|feel|tend|keep|hear|care|save|spend|turn|struggle|do)$/;

/** What those do whom the sentence calls users, people or anyone; "you" where nobody was named before. */
function usersIn(sentences: readonly string[], isAddressed: (sentence: string) => boolean): Doing[] {
  return sentences.flatMap((sentence) => {
    const isYou = /^you (?:can |may )?(?!are\b|have\b|will\b|need\b)\p{Ll}/iu.test(sentence) && isAddressed(sentence);
    const at = isYou ? 0 : sentence.search(FOLK_ACTS);
    if (at < 0 || /\bmembers?\b/i.test(sentence)) return [];
    const opening = isYou ? /^you (?:can |may )?/i : FOLK_ACTS;
    const words = wordsOf(sentence.slice(at).replace(opening, 'Members '));
    const isNamed = /\busers\b|^you\b/i.test(sentence);
    return readActs(words, sentence, { they: [], you: [], topic: '' }).flatMap(({ roles, doings }) =>
      roles.includes('member') ? doings.filter(({ verb }) => isNamed || !NO_USE.test(verb)) : [],
    );
  });
}

/** "Users build surveys and respondents fill them in", "Admins invite users": others than those named beside them. */
function areOfTheirOwn(doings: ReadonlyMap<string, readonly Doing[]>): boolean {
  return [...doings].some(
    ([role, own]) =>
      !isOrganisation(role) &&
      own.some(({ sentence, rest }) => /^users \p{Ll}/iu.test(sentence) || /^(?:\w+ )?users\b/i.test(rest)),
  );
}

/** Whether they are told of before everybody else, or nobody else takes what is offered: "Librarians lend books. People borrow them." */
function areServed(
  users: readonly Doing[],
  acting: readonly (readonly [string, readonly Doing[]])[],
  sentences: readonly string[],
  isCalledSo: boolean,
): boolean {
  const place = ({ sentence }: Doing): number => sentences.indexOf(sentence);
  const first = Math.min(...users.map(place));
  return (
    acting.every(([, own]) => own.every((doing) => place(doing) > first)) ||
    (!isCalledSo && acting.every(([role]) => !SERVED.test(role)))
  );
}

/** Users are the ones where nobody else acts, or does more than lend a hand. */
export function withUsers(
  doings: Map<string, readonly Doing[]>,
  sentences: readonly string[],
): Map<string, readonly Doing[]> {
  const acting = [...doings].filter(([role, own]) => !isOrganisation(role) && own.length > 0);
  const named = new Set(acting.flatMap(([, own]) => own.map(({ sentence }) => sentence)));
  // A house that is addressed is told by its name.
  const hasHouse = [...doings.keys()].some(isOrganisation);
  const isAddressed = (sentence: string): boolean =>
    !hasHouse && !sentences.slice(0, sentences.indexOf(sentence) + 1).some((one) => named.has(one));
  const users = usersIn(sentences, isAddressed);
  if (users.length === 0) return doings;
  // "our team of editors checks them": who works for the product is none of its users.
  const isOurs = (role: string, own: readonly Doing[]): boolean =>
    own.some(
      ({ sentence }) =>
        /\bour /i.test(sentence) &&
        pattern(`\\bour (?:\\p{L}+ ){0,4}?${RegExp.escape(plural(role))}\\b`, 'iu').test(sentence),
    );
  const most = acting.filter(([role, own]) => !isOurs(role, own)).map(([, own]) => own.length);
  const isCalledSo = users.some(({ sentence }) => /\busers\b/i.test(sentence));
  // "The bakery lets people order bread. Customers pay online": the people are its customers.
  const [served] = isCalledSo ? [] : acting.filter(([role]) => SERVED.test(role));
  if (served) return new Map([...doings, [served[0], [...served[1], ...users]]]);
  if (Math.max(0, ...most) > (users.length > 1 ? 1 : 0) || !isCalledSo) {
    // "Visitors search recipes, registered users save them"
    const isToldApart = users.some(({ sentence }) => /\bregistered users\b/i.test(sentence));
    const areOthers =
      isToldApart || (isCalledSo && areOfTheirOwn(doings)) || areServed(users, acting, sentences, isCalledSo);
    return areOthers ? new Map([...doings, ['user', users]]) : doings;
  }
  const isAlone = acting.length === 0;
  return new Map(isAlone ? [...doings, ['user', users]] : [['user', users], ...doings]);
}
