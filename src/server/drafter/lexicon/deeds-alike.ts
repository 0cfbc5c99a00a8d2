import { stem } from './function-words.ts';

/** Verbs, also with what belongs to them, by which people call one another's deeds, and the nouns for these. */
const ALIKE: readonly string[] = [
  'submit|send in|hand in|turn in|file|lodge|put in|bring in|upload|submission',
  'approve|release|sign off|authorise|authorize|clear|accept|reject|refuse|decline|deny|turn down|confirm|decide|grant|approval|rejection|decision',
  'complete|finish|carry out|execute|perform|tick off|check off|work off|close',
  'bill|charge|invoice|price|billing|pricing|invoicing',
  'pay|settle|pay out|disburse|refund|reimburse|transfer|payment|payout',
  'plan|schedule|reschedule|postpone|timetable|arrange|organise|organize|coordinate|move|put on|cancel|call off',
  'assign|hand|give|distribute|allocate|commission|dispatch|offer|delegate|allot|assignment|allocation',
  'check|verify|inspect|scan|validate|examine|control|review|go through|look through|audit|vet|proofread|inspection',
  'record|log|document|note|add|enter|capture|write down|fill in|fill out|take down|measure|count',
  'fix|repair|mend|restore|service|maintain|look after',
  'register|enrol|enroll|sign up|admit|join|registration|enrolment|enrollment',
  'manage|look after|administer|keep|keep up|maintain|run|update|care',
  'answer|reply|respond|handle|deal|resolve|sort out',
  'cancel|call off|drop|withdraw|cancellation',
  'publish|post|announce|put up|announcement|publication|sell|list|upload',
  'order|reorder|buy|purchase|procure',
  'issue|hand out|give out|lend|lend out|rent out|let',
  'teach|train|coach|instruct|give',
  'write|compose|draft|prepare|make|create|put together|compile|build|produce',
  'bring|deliver|drive|carry|transport|delivery',
  'fetch|collect|pick up|pickup|pick-up|collection',
  'book|reserve|rebook|cancel|booking|reservation',
  'measure|weigh|count|grade|score|rate|mark|assess',
  'deliver|report|present|send|submit',
];

function keyOf(deed: string): string {
  const [verb = '', particle = ''] = deed.split(' ');
  return particle === '' ? stem(verb) : `${stem(verb)} ${particle}`;
}

function classes(): Map<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (const [at, deeds] of ALIKE.entries())
    for (const deed of deeds.split('|')) {
      const key = keyOf(deed);
      found.set(key, (found.get(key) ?? new Set()).add(at));
    }
  return found;
}

const CLASSES = classes();
const NONE: ReadonlySet<number> = new Set();

/** The classes of a verb as stem; with what belongs to it, "in" of "send in", where that makes another deed of it. */
export function classesOf(verb: string, particle: string): ReadonlySet<number> {
  return CLASSES.get(`${verb} ${particle}`) ?? CLASSES.get(verb) ?? NONE;
}
