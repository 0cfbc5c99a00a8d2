import { readVerb } from '../language/verbs.ts';
import { withoutVague } from '../writing/plain.ts';
import type { People } from './people.ts';
import { baseFirst, type Request } from './read-request.ts';

const FAST = 'fast|faster|quick|quicker|quickly|snappy|snappier|speedy|speedier|rapid|swift|responsive';
const EASY =
  'easy|easier|simple|simpler|user[- ]friendly|friendlier|friendly|intuitive|nice|nicer|modern|better|smooth|smoother|convenient|flexible|straightforward|efficient|effective|attractive|helpful|useful|clear|clearer|comfortable|good|great';
const MORE = '(?:(?:much|a lot|more|way|far|really|very|as|a bit|even) )*';

const DEMAND = new RegExp(
  `^(.+?) (?:should|must|could|shall|needs? to|has to|have to|ought to|can|would) (?:be|become|get|load|open|respond|work|run|start|feel|look|appear|go)s? ${MORE}(?:(${FAST})|(${EASY}))(?: to (?:use|handle|operate|understand))?(?: than (?:now|today|before))?((?: (?:for|in|on|at|when|if|during|with) .+)?)$`,
  'i',
);
const MAKING = new RegExp(
  `^make (?!sure\\b)(.+?) (?:(?:load|open|run|start|work|be|look|feel|respond) )?${MORE}(?:(${FAST})|(${EASY}))(?: to (?:use|handle|operate|understand))?((?: (?:for|in|on|at|when|if|during|with) .+)?)$`,
  'i',
);
/** Who is asked to make it so. */
const ASKING =
  /^(?:(?:please|(?:can|could|would) (?:you|we)|(?:we|you) (?:should|must|could|need to|have to)|let's|(?:i|we)(?: want| would like)(?: you)? to|(?:[\w-]+ )?[\w-]+s want (?:you|us) to) )+(?=(?:please )?make )/i;
/** The first of two vague words before a noun: "simple and flexible". */
const PAIRED = new RegExp(`\\b(?:${FAST}|${EASY})(?:,| and|, and| but) (?=(?:${FAST}|${EASY}) [a-z])`, 'gi');
const WAY = new RegExp(`\\b(?:an? )?${MORE}(?:${FAST}|${EASY}) way\\b`, 'gi');
const TRAILING =
  /\b(?:be|is|are|was|were|get|gets|become|becomes|feel|feels|look|looks|make|makes|more|much|it|so|and|or|the|an?|too)$/i;
const VAGUE_END = new RegExp(
  `\\b(?:is|are|be|gets?|becomes?|feels?|looks?|goes|works?|runs?|'s) ${MORE}(?:${FAST}|${EASY})$`,
  'i',
);

function shown(thing: string): string {
  const bare = thing.replace(/^(?:the|our|an?|my) /i, '');
  if (/^(?:\w+ )?search$/i.test(bare)) return `the results of the ${bare}`;
  return /^(?:the|our|my|its|an?|all|every|each) /i.test(thing) ? thing : `the ${thing}`;
}

/** "The search should be faster": where a vague word is the whole wish, it becomes what can be watched, and the bound is asked for. */
export function readQuality(text: string, people: People): Request | undefined {
  const said = text.replace(/[,;] .*$/, '').replace(ASKING, '');
  const match = MAKING.exec(said) ?? DEMAND.exec(said);
  const thing = match?.[1] ?? '';
  if (!match || people.isPersonPhrase(thing) || /^(?:it|this|that|there|i|we)$/i.test(thing)) return undefined;
  if (thing.split(' ').length > 6 || /\b(?:if|when|because|who|which|that)\b/i.test(thing)) return undefined;
  const person = people.leading((match[4] ?? '').replace(/^ for /, ''));
  const forThem = person !== undefined && match[4] === ` for ${person}`;
  const where = forThem ? '' : (match[4] ?? '');
  const actor = forThem ? person : undefined;
  const [first = ''] = thing.split(' ');
  const doing = readVerb(first)?.form === 'gerund' && thing.includes(' ');
  const it = shown(thing);
  if (doing)
    return {
      form: 'wish',
      kind: 'act',
      text: `${baseFirst(thing.charAt(0).toLowerCase() + thing.slice(1))} in fewer steps${where}`,
      actor,
      speaker: !actor,
      question: 'Which steps can be left out?',
    };
  return match[2]
    ? { form: 'wish', kind: 'act', text: `see ${it} at once${where}`, actor, speaker: !actor }
    : {
        form: 'wish',
        kind: 'act',
        text: `use ${it.replace(/^the results of /, '')} in fewer steps${where}`,
        actor,
        speaker: !actor,
        question: `What about ${it.replace(/^the results of /, '')} takes too many steps today?`,
      };
}

/** A sentence without vague words, unless nothing to stand on would be left: "find rooms easily" -> "find rooms". */
export function sober(text: string): string {
  const left = withoutVague(
    text
      .replace(/\b\w+ly and (?=(?:easi|quick|simp|smooth|safe|effective|efficient|comfortab|convenient)\w*ly\b)/gi, '')
      .replace(PAIRED, '')
      .replace(WAY, 'a way')
      .replace(/\b(?:flexibly|neatly|handily|speedily) /gi, ''),
  );
  return TRAILING.test(left) || left.split(' ').length < 2 ? text : left;
}

/** A reason that is nothing but a vague word tells nobody why: "so that it is easier". */
export function isVagueReason(text: string): boolean {
  return VAGUE_END.test(text.trim());
}
