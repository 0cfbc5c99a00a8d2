import { contentStems, stem } from './lexicon/function-words.ts';
import { wordsOfTrade } from './lexicon/trades.ts';
import type { Role } from './reading/find-roles.ts';
import { isOfWork, isServed } from './role-kind.ts';
import type { Idea } from './reading/read-idea.ts';

/** How much the idea speaks of what people of such a trade mostly have to do with: the more the fewer of the others do. */
export function tradeScores(idea: Idea, roles: readonly Role[]): Map<Role, number> {
  const { core, wish, rule } = idea.action;
  const text =
    idea.text.split(' ').length <= (/\b(?:i|my)\b/i.test(idea.text) ? 30 : 12)
      ? idea.text
      : `${core.verb} ${core.object?.core ?? wish.split(/[,;]| (?:when|if|because|so) /)[0]}`;
  // A rule is laid down, a ban and figures of the work are for those who run it, whatever they speak of.
  const isNobodys = rule !== undefined || /^keep .+ from \w+ing\b/.test(wish) || isOfWork(idea);
  const words = !isNobodys ? contentStems(text.replaceAll('-', ' ')) : [];
  const names = new Set(roles.flatMap(({ name }) => name.toLowerCase().split(' ')).map((word) => stem(word)));
  // What the description says that somebody does is theirs: "team members move cards".
  const done = new Set(roles.flatMap(({ doings }) => doings.flatMap(({ object }) => [...object])));
  // Whoever is given everything, and does nothing, has another trade than this product's; a post beside what somebody is, is none.
  const onlyGets = (role: Role): boolean =>
    !isServed(role) &&
    role.doings.length > 0 &&
    role.doings.every(({ verb }) => /^(?:be|get|have|need|receive)$/.test(verb));
  const own = roles.filter((role) => !role.isPost && !onlyGets(role));
  const sets = own.map((role) => ({ role, words: wordsOfTrade(role.name) }));
  const scores = new Map<Role, number>();
  for (const word of words) {
    if (names.has(word) || done.has(word)) continue;
    const having = sets.filter(({ words }) => words.has(word));
    for (const { role } of having) scores.set(role, (scores.get(role) ?? 0) + 1 / having.length);
  }
  return scores;
}
