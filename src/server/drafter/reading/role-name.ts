import { isDepartment, isFunction, isWorkplace } from '../lexicon/agents.ts';
import { MODALS } from '../lexicon/function-words.ts';
import { isPerson, singular } from '../language/nouns.ts';
import { readVerb, thirdPerson } from '../language/verbs.ts';

/** The role as the story names it: "member of the pool office" for an office, "member of payroll" for a task, "member of the yard team" for a place. */
export function groupMember(name: string): string {
  if (name === 'staff') return 'member of staff';
  // "bands book rooms": one of them does.
  if (/^(?:couple|band|family|household|flatshare)$/.test(name)) return `member of the ${name}`;
  if (isWorkplace(name)) return `member of the ${name} team`;
  if (!isDepartment(name)) return name;
  // "bookkeeping exports": bookkeepers do.
  if (/^(?:book|house)keeping$/.test(name)) return name.replace(/ing$/, 'er');
  return isFunction(name) && !/ (?:room|hall)$/.test(name) ? `member of ${name}` : `member of the ${name}`;
}

/** "guests arriving late": what somebody is at, behind what they are. */
export const AT_IT =
  /\s+(?:using|arriving|waiting|staying|travelling|traveling|living|working|coming|leaving|having|looking|returning|joining|starting|attending|holding|wanting|needing|owning|sharing|paying|playing|visiting|driving|running)(?=\s|$)/i;

/** "a first officer called in at short notice": what was done with them, behind who they are. */
const DONE_TO =
  /(?<!\b(?:who|that|which|has|have|had|is|are|was|were|been))\s+(?:called|invited|asked|hired|sent|booked|assigned|chosen|picked|affected|charged|told|everyone|everybody|anyone)(?=\s|$)/i;

/** "team lead going on holiday": what a person is at, where nothing of it is told behind the name. */
function withoutDoing(name: string, said: string): string {
  const [, person = '', doing = ''] = /^(.+) ([a-z]+ing)$/i.exec(name) ?? [];
  const isAtIt =
    isPerson(person.split(' ').at(-1)?.toLowerCase() ?? '') &&
    readVerb(doing.toLowerCase())?.form === 'gerund' &&
    new RegExp(`${RegExp.escape(name)} (?:on|at|for|to|about|by|near|after|before|during|between)\\b`, 'i').test(said);
  return isAtIt ? person : name;
}

/** The singular role in what the idea says: "all our charge nurses who work nights" -> "charge nurse". */
export function roleName(said: string): string {
  const told =
    said
      .replace(
        /^(?:(?:(?:nobody|no one|none) (?:but|except)|only|not|is|are|was|were|be|do|does|did|has|have|that|whether|if|the|an?|our|my|your|their|all|each|every|any|some|most|many|both|these|those|more|several|multiple|various|additional|new|next|previous|few|registered|right|wrong|correct|other|of|one(?= [\w-])|(?:about|around|roughly|nearly|almost)(?= (?:\d|half|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a )?(?:hundred|thousand|dozen))\b))|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|too|so|as|very|quite|at least|at most|up to|more than|fewer than|less than|only|lots of|plenty of|hundreds? of|thousands? of|dozens? of|hundred|thousand|dozen|couple of|handful of|\d+)\s+)+/i,
        '',
      )
      .split(
        /\s+(?:who|that|which|with|without|in|on|at|from|under|over|and|or|about|for|by|near|after|before|during|between|except|besides|is|are|of(?= (?:at least )?\d+ (?:to \d+ )?years?\b))\s+|,\s*/i,
      )[0]
      ?.split(AT_IT)[0]
      ?.split(DONE_TO)[0]
      ?.trim() ?? said;
  const bare = withoutDoing(told, said);
  if (
    /^(?:people|everyone|everybody|anyone|anybody|someone|somebody|persons?|they|them|those|we|us|i|me|all|both|users?)$/i.test(
      bare,
    )
  )
    return 'user';
  // "the City of Graz": the city.
  const house = /^(city|town|municipality|district|county|university|ministry|department) of \p{Lu}/iu.exec(bare)?.[1];
  if (house) return house.toLowerCase();
  // "owners of every": a name ends with a noun.
  const lower = bare
    .replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())
    .replace(/(?:\s+(?:of|the|an?|every|each|all|any|some|no|my|our|their|its|this|these|those))+$/, '');
  if (isDepartment(lower)) return groupMember(singular(lower));
  return lower.includes(' of ')
    ? lower.replace(/^(.+?) of /, (_, head: string) => `${singular(head)} of `)
    : singular(lower);
}

/** What opens a clause, but not "that day". */
const CLAUSES = /\b(?:who|that(?! (?:day|week|month|morning|evening|night|time)\b)|which)\b/gi;

/** "guests who arrive late": what tells the one who is meant from the others, said of one: " who arrives late". */
function relativeOf(said: string): string | undefined {
  const [, pronoun = '', verb = '', rest = ''] = /\s(who|that) ([a-z]+)((?: [\w'-]+){0,11})$/i.exec(said) ?? [];
  if (!pronoun || said.match(CLAUSES)?.length !== 1 || /\b(?:i|we|you)\b/i.test(rest)) return undefined;
  // "who are fully | booked": the rest was cut off.
  if (/^(?:is|are|was|were)$/i.test(verb) && /^(?: [a-z]+ly)?$/.test(rest)) return undefined;
  // "who has paid or moved away": what is joined has the same verb in front of it.
  if (/\b(?:and|or)\b/i.test(rest) && verb !== 'have' && verb !== 'had') return undefined;
  const known = readVerb(verb.toLowerCase());
  const of = MODALS.has(verb.toLowerCase())
    ? verb
    : (ONE_OF[verb.toLowerCase()] ?? (known?.form === 'base' ? thirdPerson(verb) : known ? verb : undefined));
  return of && ` who ${of}${rest}`.replace(' can not ', ' cannot ');
}

const ONE_OF: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };

/** "students who have a dive booked": what they have is told with what was done to it. */
const HAVE_IT_DONE = /\s(?:who|that) (?:have|has|had) (?:an?|the|their|no|any|some|something|[\w-]+s) /i;

/** What the idea says of the role to tell who is meant, to stand behind its name: " with a dog"; empty when nothing. */
export function qualifierOf(whole: string, name: string): string {
  const said = HAVE_IT_DONE.test(whole) ? whole : (whole.split(DONE_TO)[0] ?? whole);
  // "owners of dogs that have died": it is the dogs that have.
  const [, things = ''] =
    /\bof ([\w-]+s (?:that|which) (?:have|are|were|had|do|need|want)\b[\w' -]{1,60}?)(?: (?:still|also|now))?$/i.exec(
      said,
    ) ?? [];
  if (things && name.endsWith(` of ${things.split(' ')[0]}`)) return ` ${things.split(' ').slice(1).join(' ')}`;
  const relative = relativeOf(said);
  if (relative) return relative;
  const at = said.search(AT_IT);
  // "a son looking": whom after, it was cut from.
  const doing = at < 0 || /^\s+looking$/i.test(said.slice(at)) ? '' : said.slice(at);
  // "depending on the timetable", "on the line": no part of who it is.
  const many = / of /.test(name)
    ? undefined
    : /\sof (?:more than one|several|two|three|four|five|many) [\w-]+$/i.exec(said)?.[0];
  const words =
    many ??
    /(?:\s(?:with|without|from|in|under|over|of(?= (?:at least )?\d+ ))|(?<!ing|ed)\s(?:on|at) the(?! (?:same|day|spot|moment|end|beginning|weekend|phone|line|go|way)\b)) [\w' -]+$/i.exec(
      said,
    )?.[0] ??
    doing;
  return words.split(' ').length <= 6 &&
    !name.includes(words.trim()) &&
    !/\b(?:and|or|can|is|are)\b/i.test(words) &&
    !/\b(?:who|that)\b/i.test(said)
    ? words
    : '';
}

const OF_A_KIND =
  /(?:^|\s)(new|former|young|old|elderly|foreign|regular|part-time|full-time|first-time|junior|senior|temporary|blind|deaf) /i;

/** "new members": which of them, in front of their name: "new "; empty when nothing. */
export function kindOf(said: string, name: string): string {
  if (!OF_A_KIND.test(said)) return '';
  const [, kind = ''] = new RegExp(`${OF_A_KIND.source}${RegExp.escape(name)}s?\\b`, 'i').exec(said) ?? [];
  return kind && !name.startsWith(kind.toLowerCase()) ? `${kind.toLowerCase()} ` : '';
}
