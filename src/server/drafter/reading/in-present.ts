import { textOf, type Clause } from '../grammar/parse.ts';
import { thirdPerson } from '../language/verbs.ts';
import { clauseText, KEPT_SUBS, subText } from './clause-words.ts';
import { isManySubject } from './say-relief.ts';
import { withoutOnce } from './trouble-words.ts';

/** How often it happens: whoever is told of it hears of each time. */
const OFTEN = / (?:(?:very |quite )?often|sometimes|usually|frequently|regularly|occasionally) (?!enough\b)/i;

/** What happened, as what happens: "a course was moved last week" -> "a course is moved". */
export function inPresent(clause: Clause): string {
  return presentOf(clause).replace(OFTEN, ' ');
}

function presentOf(clause: Clause): string {
  const { group, subject, rest, subs } = clause;
  // "the wash finished 40 minutes ago": that is how it stands then.
  if (!group?.past || subject.length === 0 || textOf(rest).endsWith(' ago')) return withoutOnce(clauseText(clause));
  const isMany = isManySubject(clause);
  const [first, ...more] = group.words.map(({ text }) => text);
  const isBeing = /^(?:was|were)$/i.test(first ?? '');
  // "had been moved" tells of what was before.
  if (!isBeing && more.length > 0) return withoutOnce(clauseText(clause));
  // "was out of order for two weeks": how long it was that once.
  const what = textOf(rest).replace(
    / for (?:an?|one|two|three|four|five|six|ten|several|\d+|some|many|whole) (?:\w+ )?(?:hours?|days?|weeks?|months?|years?)$/i,
    '',
  );
  const verb = isBeing ? (isMany ? 'are' : 'is') : isMany ? group.verb : thirdPerson(group.verb);
  return withoutOnce(
    [
      textOf(subject),
      textOf(group.before ?? []),
      verb,
      ...more,
      what,
      ...subs.filter(({ link }) => KEPT_SUBS.test(link)).map(subText),
    ]
      .filter(Boolean)
      .join(' '),
  );
}
