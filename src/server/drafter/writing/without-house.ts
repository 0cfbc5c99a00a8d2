import { participle, readVerb, thirdPerson } from '../language/verbs.ts';

/** What whoever runs it does with one thing: "we do not throw it away". */
const DONE =
  /^we (do not |don['’]t |no longer |can |cannot |can['’]t )?(have to )?([a-z]+) (it|this|that)\b((?: (?:away|back|out|up|off|down|over|in|on|again|anew|twice|by hand|for nothing))*)$/i;

const MARKED = /^it (?:is taken|takes) into account that /i;

/** "I" of whoever speaks for the house as "we". */
function asWe(said: string): string {
  return said
    .replace(/\bI am\b|\bI['’]m\b/g, 'we are')
    .replace(/\bI\b/g, 'we')
    .replace(/\bme\b/g, 'us')
    .replace(/\bmy\b/g, 'our');
}

/** "so that we do not throw it away", told by a customer: whoever runs it speaks of themselves, so it is told of what becomes of the thing. */
export function withoutHouse(told: string): string {
  const [mark = ''] = MARKED.exec(told) ?? [];
  return `${mark}${ofTeam(asWe(told.slice(mark.length)))}`;
}

function ofTeam(said: string): string {
  const [, how = '', must = '', verb = '', what = '', tail = ''] = DONE.exec(said) ?? [];
  const base = readVerb(verb)?.base;
  if (base && readVerb(verb)?.form === 'base') {
    const who = what.toLowerCase();
    const not = /not|n['’]t|no longer/i.test(how);
    if (must !== '') return not ? `nobody has to ${base} ${what}${tail}` : said;
    if (/^can ?$/i.test(how)) return `${who} can be ${participle(base)}${tail}`;
    if (/^can/i.test(how)) return `${who} cannot be ${participle(base)}${tail}`;
    return `${who} is ${not ? 'not ' : ''}${participle(base)}${tail}`;
  }
  const spared = /^we (?:do not|don['’]t|no longer) have to (.+)$/i.exec(said)?.[1];
  if (spared) return `nobody has to ${spared.replace(/\bour\b/gi, 'the')}`;
  const known = /^we (?:already |always |then )?(?:know|can tell|can see|see) ((?:wh\w+|how|if)\b.+)$/i.exec(said)?.[1];
  if (known) return `it is clear ${known.replace(/^if\b/, 'whether')}`;
  const [, first = '', rest = ''] = /^we ([a-z'’]+)\b(.*)$/i.exec(said) ?? [];
  const told =
    first === ''
      ? said
      : /^(?:do|don['’]t)$/i.test(first)
        ? `the team ${first.toLowerCase() === 'do' ? 'does' : 'does not'}${rest}`
        : readVerb(first)?.form === 'base' && !/^(?:can|cannot|will|may|must|should|could|would|are|is)$/i.test(first)
          ? `the team ${thirdPerson(first)}${rest}`
          : `the team ${first}${rest}`;
  return told
    .replace(/\bwe are\b/gi, 'the team is')
    .replace(/\bwe have\b/gi, 'the team has')
    .replace(/\bwe do\b/gi, 'the team does')
    .replace(/\bwe\b/gi, 'the team')
    .replace(/\bus\b/g, 'the team')
    .replace(/\bour\b/gi, 'the');
}
