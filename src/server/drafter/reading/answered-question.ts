import { readClause } from '../language/clause.ts';
import { upperFirst } from '../language/capitals.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { asItShouldBe } from './label-of-case.ts';
import type { People } from './people.ts';

/** "What happens when a booking lapses?", with the answer behind it. */
const ASKED =
  /^(?:and |so )?what (?:happens|should happen|would happen|will happen|is to happen) ((?:when|whenever|if|once|as soon as) [^.!?\n]{6,90})\? ([^.!?\n]{8,})[.!]*((?: .*)?)$/is;
/** "Ideally it closes" */
const IDEALLY =
  /^(?:ideally|preferably|in (?:my|our) (?:view|opinion)|at best|(?:i|we)(?:['’]d| would)? (?:think|say|suggest|propose|guess)(?: that)?),? (?=\S+ \S)/i;
/** "I'd expect the office to see it" */
const EXPECTED = /^(?:i|we)(?:['’]d| would) (?:expect|like|want|prefer) ([^,]+?) to ([a-z]+)\b(.*)$/i;
/** "Best would be a note to the office" */
const BEST =
  /^(?:the )?(?:best|ideal|good|great|nice|perfect|better|enough) (?:thing |solution |answer )?would be (?=(?:an?|some|one|the) )/i;
/** Where what somebody else does begins. */
const NEXT = /,? and (?=(?:the|an?|our|all|every|each) )/i;

/** "the office to see who is free" */
function expectedOf(who: string, verb: string, rest: string): string | undefined {
  if (!isBaseVerb(verb.toLowerCase())) return undefined;
  const others = rest.replace(
    /( and (?:the|an?|our|all|every|each) (?:[\w-]+ )?[\w-]+) to (?=([a-z]+)\b)/gi,
    '$1 should ',
  );
  return `${who} should ${verb}${others}`;
}

/** "it closes" -> "it should close"; what is to disappear is no trouble. */
function dueOf(part: string, people: People): string {
  const [, verb = '', rest = ''] = /^it ([a-z]+)\b(.*)$/i.exec(part) ?? [];
  const base = verb === 'is' ? 'be' : readVerb(verb)?.form === 'third' ? readVerb(verb)?.base : undefined;
  const due = base ? `it should ${base}${rest}` : asItShouldBe(part, people);
  return due.replace(/ should (?:disappear|vanish)\b/i, ' should be removed');
}

/** What happens in a case as it is answered behind the question; any other text as it is. */
export function answeredQuestion(text: string, people: People): string {
  const [, inCase = '', answer = '', more = ''] = /^(?:and |so )?what /i.test(text) ? (ASKED.exec(text) ?? []) : [];
  if (!inCase) return text;
  if (BEST.test(answer)) return `${upperFirst(answer.replace(BEST, ''))} ${inCase}.${more}`;
  const [, who = '', verb = '', rest = ''] = EXPECTED.exec(answer) ?? [];
  const expected = who && expectedOf(who, verb, rest);
  if (expected) return `${upperFirst(inCase)}, ${expected}.${more}`;
  const told = answer.replace(IDEALLY, '');
  const parts = told.split(NEXT);
  if (told === answer || !parts.every((part) => readClause(part))) return text;
  return parts.map((part) => `${upperFirst(inCase)}, ${dueOf(part, people)}.`).join(' ') + more;
}
