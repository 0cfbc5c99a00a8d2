import { remember } from '../language/remember.ts';
import { readVerb } from '../language/verbs.ts';
import { withoutVague } from '../writing/plain.ts';
import type { People } from './people.ts';
import { baseFirst, type Request } from './read-request.ts';
import { lowerFirst } from './trouble-words.ts';

const FAST = 'fast|faster|quick|quicker|quickly|snappy|snappier|speedy|speedier|rapid|swift|responsive';
const EASY =
  'easy|easier|simple|simpler|user[- ]friendly|friendlier|friendly|intuitive|nice|nicer|modern|better|smooth|smoother|convenient|flexible|straightforward|efficient|effective|attractive|helpful|useful|clear|clearer|comfortable|good|great';
const MORE = '(?:(?:much|a lot|more|way|far|really|very|as|a bit|even) )*';

const DEMAND = new RegExp(
  `^(.+?) (?:should|must|could|shall|needs? to|has to|have to|ought to|can|would) (?:be|become|get|load|open|respond|work|run|start|feel|look|appear|go)s? ${MORE}(?:(${FAST})|(${EASY}))(?: to (?:use|handle|operate|understand))?(?: than (?:now|today|before))?((?:,? (?:even )?(?:for|in|on|at|when|if|during|with) .+)?)$`,
  'i',
);
const MAKING = new RegExp(
  `^make (?!sure\\b)(.+?) (?:(?:load|open|run|start|work|be|look|feel|respond) )?${MORE}(?:(${FAST})|(${EASY}))(?: to (?:use|handle|operate|understand))?((?:,? (?:even )?(?:for|in|on|at|when|if|during|with) .+)?)$`,
  'i',
);
/** Who is asked to make it so. */
const ASKING =
  /^(?:(?:please|(?:can|could|would) (?:you|we)|(?:we|you) (?:should|must|could|need to|have to)|let's|(?:i|we)(?: want| would like)(?: you)? to|(?:[\w-]+ )?[\w-]+s want (?:you|us) to) )+(?=(?:please )?make )/i;
/** "The reply box is not convenient on a phone". */
const LACKING = new RegExp(
  `^(.+?) (?:(?:is|are|feels?|looks?|works?) (?:(?:just|still|really|often|currently) )*(?:not|never|hardly|far from|anything but)|(?:isn|aren)['’]t) ${MORE}(?:(${FAST})|(${EASY}))(?: enough)?(?: to (?:use|handle|operate|understand))?((?:,? (?:even )?(?:for|in|on|at|when|if|during|with) .+)?)$`,
  'i',
);
/** "It is too slow to open a ticket". */
const SLOW_TO = /^it (?:is|feels) (?:(?:too|so|very|really|much|far|painfully|still) )*slow to (\w+ .+)$/i;
/** "Improve the search": what is meant by that nobody knows. */
const IMPROVING =
  /^(?:please )?(?:(improve|enhance|rework|redesign|revamp|overhaul|modernise|modernize|rethink|optimise|optimize)|(speed up|accelerate)|(simplify|streamline)) (?:the |our |my )?((?:speed|performance|response time|loading time|usability|look|look and feel|design|layout|quality|handling) of )?(?:the |our |my )?(.+?)((?: for (?:the |our |all )?[\w-]+(?: [\w-]+)?)?)$/i;
const SPEED = /^(?:speed|performance|response|loading)/i;
/** What somebody goes through step by step. */
const COURSE =
  /\b(?:check-?out|sign-?up|sign-?in|log-?in|registration|onboarding|set-?up|procedure|process|payment|booking|ordering)$/i;
/** The first of two vague words before a noun: "simple and flexible". */
const PAIRED = new RegExp(`\\b(?:${FAST}|${EASY})(?:,| and|, and| but) (?=(?:${FAST}|${EASY}) [a-z])`, 'gi');
/** "we need a quick way to"; "in a quick way" goes as a whole. */
const WAY = new RegExp(
  `(?<!\\b(?:in|with) )\\b(?:an? )?(?<!\\b(?:in|with) an? )${MORE}(?:${FAST}|${EASY}) way\\b`,
  'gi',
);
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

/** What is looked at or looked for. */
const LOOKED_AT =
  /\b(?:search|filters?|list|overview|dashboard|reports?|calendar|map|page|view|summary|statistics|table|chart|history|timeline|profile|catalogue|catalog|help|guide|tutorial|onboarding|documentation)(?: (?:for|of|in|on) [\w -]+)?$/i;

const READ =
  /\b(?:messages|texts|instructions|labels|notices|hints|explanations|descriptions|letters|wording|error codes|icons)$/i;

/** What is to be gone through or used in fewer steps. */
function inFewerSteps(thing: string, where: string): string {
  // "error messages are not helpful": they are read, and nobody goes through them.
  if (READ.test(thing)) return `understand ${thing}${where}`;
  return `${COURSE.test(thing) ? 'complete' : 'use'} ${thing} in fewer steps${where}`;
}

/** "Improve the search for old tickets": it is the thing that is wanted, and what it lacks is asked. */
function readImproving(text: string, people: People): Request | undefined {
  const [, , isSpeed, isSteps, side = '', thing = '', whom = ''] = IMPROVING.exec(text) ?? [];
  if (!thing || people.isPersonPhrase(thing) || thing.split(' ').length > 6) return undefined;
  if (/\b(?:by|so|if|when|because|who|which|that|and)\b/i.test(thing)) return undefined;
  const person = people.leading(whom.replace(/^ for /, ''));
  const isOwn = person !== undefined && whom === ` for ${person}`;
  const who = { form: 'wish', kind: 'act', actor: isOwn ? person : undefined, speaker: !isOwn } as const;
  const where = isOwn ? '' : whom;
  const named = `the ${thing}`;
  if (isSpeed || SPEED.test(side))
    return COURSE.test(thing)
      ? { ...who, text: inFewerSteps(named, where) }
      : { ...who, text: `see ${shown(named)} at once${where}` };
  if (isSteps || /^(?:usability|handling)$/i.test(side))
    return {
      ...who,
      text: inFewerSteps(named, where),
      question: `What about ${named} takes too many steps today?`,
    };
  if (/\b(?:form|editor|box|page for|menu|navigation|wizard|dialog|screen)$/i.test(thing) || COURSE.test(thing))
    return { ...who, text: inFewerSteps(named, where), question: `What does ${named} lack today?` };
  if (side || !LOOKED_AT.test(thing)) return undefined;
  return {
    ...who,
    form: 'noun phrase',
    kind: 'thing',
    text: `${thing}${whom}`,
    question: `What does ${named} lack today?`,
  };
}

/** "The search should be faster": where a vague word is the whole wish, it becomes what can be watched, and the bound is asked for. */
export function readQuality(text: string, people: People): Request | undefined {
  const said = text.replace(/[,;] .*$/, '').replace(ASKING, '');
  const slow = SLOW_TO.exec(said)?.[1];
  if (slow) return { form: 'problem', kind: 'act', text: `${slow} without a wait`, speaker: true };
  const wanted = MAKING.exec(said) ?? DEMAND.exec(said);
  const match = wanted ?? LACKING.exec(said);
  if (!match) return readImproving(said, people);
  const form = wanted ? 'wish' : 'problem';
  const thing = match?.[1] ?? '';
  if (people.isPersonPhrase(thing) || /^(?:it|this|that|there|i|we)$/i.test(thing)) return undefined;
  if (thing.split(' ').length > 6 || /\b(?:if|when|because|who|which|that)\b/i.test(thing)) return undefined;
  const person = people.leading((match[4] ?? '').replace(/^ for /, ''));
  const forThem = person !== undefined && match[4] === ` for ${person}`;
  const where = forThem ? '' : (match[4] ?? '');
  const actor = forThem ? person : undefined;
  const [first = ''] = thing.split(' ');
  const doing =
    readVerb(first)?.form === 'gerund' &&
    !/^(?:(?:recurr|exist|miss|upcom|outgo|incom|remain|ongo|follow|work|com|wait|pend|open|land|load)ing .+|booking|building|meeting|listing|setting|training|opening|rating)$/i.test(
      thing,
    );
  const it = shown(thing);
  if (doing)
    return {
      form,
      kind: 'act',
      text: `${baseFirst(lowerFirst(thing))} in fewer steps${where}`,
      actor,
      speaker: !actor,
      question: 'Which steps can be left out?',
    };
  return match[2]
    ? { form, kind: 'act', text: `see ${it} at once${where}`, actor, speaker: !actor }
    : {
        form,
        kind: 'act',
        text: inFewerSteps(it.replace(/^the results of /, ''), where),
        actor,
        speaker: !actor,
        question: READ.test(it)
          ? `What do ${it} leave open today?`
          : `What about ${it.replace(/^the results of /, '')} takes too many steps today?`,
      };
}

/** What is done faster is done in less time. */
function inLessTime(text: string): string {
  // "play the song faster": it is to sound so.
  if (/^(?:play|replay|hear|listen to|watch) /i.test(text))
    return text.replace(/ (?:faster|quicker|more quickly)$/i, ' at a higher speed');
  return /faster|quicker|more quickly/i.test(text)
    ? text
        .replace(
          /(?<!\b(?:how|as|so|too|not|be|is|are|it|paid|told|load|loads|get|work|works|run|runs|go|goes)) (?:much |a lot |even )?(?:faster|quicker|more quickly)(?=$| (?:by|with|using|without|when|while|than (?:now|today|before))\b)/gi,
          ' in less time',
        )
        .replace(
          /\b(paid|told|answered|served|informed|notified) (?:much |a lot )?(?:faster|quicker|more quickly)\b/gi,
          '$1 sooner',
        )
    : text;
}

const said = remember<string>(400);

/** A sentence without vague words, unless nothing to stand on would be left: "find rooms easily" -> "find rooms". */
export function sober(text: string): string {
  return said(text, () => withoutPraise(text));
}

function withoutPraise(text: string): string {
  const left = withoutVague(
    inLessTime(text)
      .replace(/\b\w+ly and (?=(?:easi|quick|simp|smooth|safe|effective|efficient|comfortab|convenient)\w*ly\b)/gi, '')
      .replace(PAIRED, '')
      .replace(WAY, 'a way')
      .replace(/\b(?:flexibly|neatly|handily|speedily) /gi, ''),
  );
  return TRAILING.test(left) || left.split(' ').length < 2 ? text : left;
}

/** A reason without them: what is done faster is done in less time. */
export function soberReason(text: string): string {
  return sober(
    text
      .replace(/ (?:faster|quicker|more quickly)$/i, ' in less time')
      .replace(
        /^(\S+ \S+ \S.*)(?<! (?:is|are|be|was|were|even|much|far|lot|gets?|feels?|looks?|becomes?)) better$/i,
        '$1',
      ),
  );
}

/** A reason that is nothing but a vague word tells nobody why: "so that it is easier". */
export function isVagueReason(text: string): boolean {
  return VAGUE_END.test(text.trim());
}
