import type { Clause } from '../grammar/parse.ts';
import { fromGerund, thirdPerson } from '../language/verbs.ts';
import { EMOTIVE } from '../lexicon/troubles.ts';
import { affirmed, isManySubject } from './say-relief.ts';
import { tailOf } from './told-events.ts';
import { withoutOnce } from './trouble-words.ts';

function base(clause: Clause): string {
  const { group } = clause;
  const more = group?.words.slice(1).filter(({ tag, lower }) => tag !== 'NEG' && tag !== 'R' && lower !== 'been') ?? [];
  if (group?.passive) return ['', ...more.map(({ text }) => text)].join(' ').trim();
  return verbOf(clause);
}

/** "much longer than the wash itself", "more expensive than before" */
const MORE_THAN =
  /^(?:(?:even|much|far|a lot|always|often|usually|still|actually|way|clearly|sometimes) )*((?:more [a-z]+|less [a-z]+|worse|(?!rather|other|never|ever|over)[a-z]+er) than (?!it |that |this |they |I |we |expected|usual\b).+)$/i;

function verbOf({ group, rest }: Clause): string {
  const going = group?.verb === 'keep' ? fromGerund(rest[0]?.text ?? '') : undefined;
  return going ?? group?.verb ?? '';
}

/** What is told of one clause, as it is to be from now on: in the infinitive, and as a statement. */
export function ended(clause: Clause): { infinitive: string; statement: string } | undefined {
  const { group } = clause;
  if (!group || (group.modal && !(group.negated && /^(?:can|could)$/.test(group.modal)))) return undefined;
  const isMany = isManySubject(clause);
  const tail = withoutOnce(tailOf(clause)).replace(/^now |(?:^| )(?:right )?now$/g, '');
  const are = isMany ? 'are' : 'is';
  const how = group.adverbs
    .filter(
      (word) =>
        /ly$|^(?:all|only|both|each|always)$/.test(word) &&
        !/^(?:really|currently|recently|constantly|usually|actually|probably|regularly|frequently|mostly|simply)$/.test(
          word,
        ),
    )
    .join(' ');
  if (group.negated) {
    if (group.modal) return undefined;
    const some = affirmed(tail);
    if (group.passive) return { infinitive: `${base(clause)} ${some}`, statement: `${are} ${base(clause)} ${some}` };
    if (group.verb === 'be') return { infinitive: `be ${tail}`, statement: `${are} ${tail}` };
    return {
      infinitive: `${group.verb} ${tail}`,
      statement: `${isMany ? group.verb : thirdPerson(group.verb)} ${tail}`,
    };
  }
  // "sorted by name, not by date"
  const [, said = '', by = '', rather = ''] =
    /^(.*?)\b((?:by|in|for|per) [^,]+),? (?:and |but )?not ((?:by|in|for|per) .+)$/i.exec(tail) ?? [];
  if (group.passive && rather)
    return {
      infinitive: `${base(clause)} ${said}${rather} and not ${by}`,
      statement: `${are} ${base(clause)} ${said}${rather} and not ${by}`,
    };
  if (group.passive && /^(?:gone|lost|wiped)$/.test(base(clause)) && tail === '')
    return { infinitive: 'kept', statement: `${are} kept` };
  if (group.passive)
    return {
      infinitive: `no longer ${how} ${base(clause)} ${tail}`,
      statement: `${are} no longer ${how} ${base(clause)} ${tail}`,
    };
  if (group.verb === 'be') {
    // "the whole report was gone": nothing can bring it back, and the next one is to stay.
    const [, then = ''] =
      /^(?:all )?(?:gone|lost|wiped)((?: (?:after|when|if|once|as soon as) .+)?)$/i.exec(tail) ?? [];
    if (/^(?:all )?(?:gone|lost|wiped)\b/i.test(tail) && (then !== '' || !tail.includes(' ') || /^all \w+$/.test(tail)))
      return { infinitive: `kept${then}`, statement: `${are} kept${then}` };
    // "the log is by day and not by resident"
    const [, is = '', not = ''] =
      /^(?:all |only |just )?(.+?),? (?:and|but) not ((?:by|in|for|per|with|on|at) .+)$/i.exec(tail) ?? [];
    if (not) return { infinitive: `${not} and not only ${is}`, statement: `${are} ${not} and not only ${is}` };
    // "is longer than the wash": it is to be no longer than that.
    const [, more = ''] = MORE_THAN.exec(tail) ?? [];
    if (more) return { infinitive: `be no ${more}`, statement: `${are} no ${more}` };
    const state = tail.replace(/^still (?=\w)/, '');
    return { infinitive: `no longer ${how} ${state}`, statement: `${are} no longer ${how} ${state}` };
  }
  const does = verbOf(clause);
  return {
    infinitive: `no longer ${how} ${does} ${tail}`,
    statement: `no longer ${how} ${isMany ? does : thirdPerson(does)} ${tail}`,
  };
}

/** "are never in sync": that is denied as well. */
export function withoutNever(clause: Clause): Clause {
  const { group, rest } = clause;
  if (!group || !isNever(clause)) return clause;
  return {
    ...clause,
    rest: rest[0]?.lower === 'never' ? rest.slice(1) : rest,
    group: { ...group, negated: true, adverbs: group.adverbs.filter((word) => word !== 'never') },
  };
}

export function isNever({ group, rest }: Clause): boolean {
  return group?.adverbs.includes('never') === true || rest[0]?.lower === 'never';
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim();
}

/** The words of what the same subject does besides, in the form that follows the first verb. */
export function besides(more: readonly Clause[], isMany: boolean, isBase: boolean): string {
  return more
    .filter((clause) => !EMOTIVE.test(clause.group?.verb ?? ''))
    .map((clause) => {
      const verb = clause.group?.verb ?? '';
      return `${clause.link} ${isBase || isMany ? verb : thirdPerson(verb)} ${tailOf(clause)}`;
    })
    .join(' ');
}
