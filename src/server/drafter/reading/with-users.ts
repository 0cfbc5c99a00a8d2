import { plural } from '../language/nouns.ts';
import { pattern } from '../language/pattern.ts';
import { isGroup } from '../lexicon/agents.ts';
import { wordsOf } from './description-words.ts';
import { readActs, type Doing } from './find-roles.ts';

/** A house or a group, by the name of a role. */
export function isOrganisation(role: string): boolean {
  return isGroup(role.split(' of ')[0]?.split(' ').at(-1) ?? '');
}

/** "Users link their bank accounts": what they do. */
function usersIn(sentences: readonly string[]): Doing[] {
  return sentences.flatMap((sentence) => {
    if (!/^users \p{Ll}+/iu.test(sentence) || /\bmembers?\b/i.test(sentence)) return [];
    const words = wordsOf(sentence.replace(/^users\b/i, 'Members'));
    return readActs(words, sentence, { they: [], you: [], topic: '' }).flatMap(({ roles, doings }) =>
      roles.includes('member') ? doings : [],
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

/** Users are the ones where nobody else acts, or does more than lend a hand. */
export function withUsers(
  doings: Map<string, readonly Doing[]>,
  sentences: readonly string[],
): Map<string, readonly Doing[]> {
  const users = usersIn(sentences);
  if (users.length === 0) return doings;
  // "our team of editors checks them": who works for the product is none of its users.
  const isOurs = (role: string, own: readonly Doing[]): boolean =>
    own.some(
      ({ sentence }) =>
        /\bour /i.test(sentence) &&
        pattern(`\\bour (?:\\p{L}+ ){0,4}?${RegExp.escape(plural(role))}\\b`, 'iu').test(sentence),
    );
  const acting = [...doings].filter(([role, own]) => !isOrganisation(role) && own.length > 0);
  const most = acting.filter(([role, own]) => !isOurs(role, own)).map(([, own]) => own.length);
  if (Math.max(0, ...most) > (users.length > 1 ? 1 : 0))
    return areOfTheirOwn(doings) ? new Map([...doings, ['user', users]]) : doings;
  const isAlone = acting.length === 0;
  return new Map(isAlone ? [...doings, ['user', users]] : [['user', users], ...doings]);
}
