/** What "they" wish of whom nothing was told before: those for whom the product is. */
export const THEY_WISH: RegExp =
  /^they(?:['’]d (?:really )?(?:like|love|rather|prefer)\b| (?:(?:all|always|often|also|really|just|would) )*(?:(?:want|wanna|like|love|need|wish|prefer|beg)\b(?! us\b)|would (?:like|love|rather|prefer)\b|keep asking (?:for|if|whether|when|where)\b|ask (?:for|if|whether|when|where)\b|(?:(?:keep|always|often) )*(?:call|phone|ring|e-?mail|text)(?:ing)? us\b))/i;
/** What happens to "them". */
export const THEY_SUFFER: RegExp =
  /^they (?:(?:always|often|still|never|just|only|sometimes) )*(?:get|receive|wait|have to|need to|can(?:no|['’])?t|do(?:n['’]t| not) (?:get|know|see|find|receive|hear)|are (?:charged|told|asked|sent)|pay (?:twice|double|for))\b(?! (?:us|me)\b)/i;
export const THEY_COMPLAIN: RegExp = /^they (?!are\b|were\b)/i;
/** What only those do who are served. */
export const DONE_BY_COMERS: RegExp =
  /^they (?:(?:always|often|still|all|just|never|don['’]?t|do not|keep|never) )*(?:book|borrow|bring|brought|cancel|come|complain|forget|leave|lose|miss|order|park|pay|post|register|return|ring|show up|sign up|throw|turn up)(?:s|ing)?\b/i;
/** What somebody does not hear of. */
export const UNTOLD: RegExp =
  /\b(?:i|we) (?:never|don['’]?t|do not|can(?:no|['’])?t) (?:know|hear|see|learn|find out|get told) (?:if|whether|when|where|that) ([^.!?]+)/i;
/** What somebody hears of when it does not help any more. */
export const LEARNT_LATE: RegExp =
  /\b(?:i|we) (?:(?:always|often|only|usually) )*(?:find out|hear|learn|get told|are told)(?: (?:about|of))? ([^.!?]+?)(?: (?:far|much|way))? (?:too late|at the last (?:minute|moment)|last minute|afterwards|on the day)\b/i;
/** How a list is laid out. */
export const LAID_OUT_BY: RegExp =
  /\b(?:sorted|grouped|ordered|arranged|summed up|broken down) (?:by|per) ([^,;.!?]+)/i;
/** Who is to pay or do without for what they have done. */
export const BURDENED: RegExp =
  /^(?:(?:an?|any|every|each|whoever|the|all) )?([\p{L}-]+(?: [\p{L}-]+)?) (?:who|that|which) [^,.!?"“]{3,60} (?:(?:should|must|has to|have to) (?:pay|be (?:charged|fined|blocked|banned))|can(?:no|['’])?t|may not|must not|lose|loses|(?:are|is) (?:blocked|banned))\b/iu;
/** Of whom something is taken over: "copy a plan from one patient to another". */
export const FROM_ONE: RegExp = /\bfrom one ([\p{L}]+(?: [\p{L}]+)??) to (?:another|the (?:next|other))\b/iu;
/** What those who do it do not see themselves: "patients stop and nobody notices". */
export const UNNOTICED: RegExp =
  /^(.{5,80}?),? (?:and|but) (?:nobody|no one) (?:notices?|sees?|realises?|realizes?|does anything|checks?)\b/i;
export const MY_PEOPLE: RegExp = /\bmy (?:[\p{L}-]+ )?[\p{L}-]+s\b/iu;
/** What whoever has people does with them. */
export const CARES_FOR: RegExp =
  /^(?:advise|care|coach|help|lead|look(?! at)|manage|mentor|serve|supervise|support|teach|train|treat|visit)\b|\b(?:they|he|she) (?:look after|looks after|care for|cares for|advise|teach|coach|treat|serve)\b/i;
/** What follows for somebody else from the deed before. */
export const SEES_IT: RegExp =
  /(?:then )?(?:sees?|gets?|receives?|reads?|hears? of|is told|are told) (?:it|this|them|that|about it)\b/i;
/** What people of a trade do whose name says something else. */
const DEEDS_OF: Readonly<Record<string, string>> = {
  author: 'write',
  baker: 'knead',
  caretaker: 'repair mow',
  chef: 'cook fry',
  cleaner: 'mop vacuum hoover wipe',
  cook: 'fry chop knead',
  courier: 'deliver',
  driver: 'deliver park unload',
  farmer: 'grow harvest sow milk',
  gardener: 'grow weed mow prune',
  host: 'rent',
  housekeeper: 'iron mop vacuum hoover',
  mechanic: 'repair weld',
  musician: 'practise rehearse',
  photographer: 'shoot',
  pilot: 'fly',
  teacher: 'grade',
  therapist: 'treat',
  tutor: 'correct',
  vet: 'treat',
  waiter: 'serve',
};
/** The deeds, as they stand in a dictionary, of whoever has this trade. */
export function deedsOfTrade(trade: string): readonly string[] {
  return DEEDS_OF[trade]?.split(' ') ?? [];
}
/** Who has to do with whom every day: those who are served, and who serves them. */
const SERVED_BY: readonly (readonly [served: RegExp, by: RegExp])[] = [
  [
    /^(?:pupil|student|learner|trainee|apprentice|mentee|class)$/,
    /(?:^|[ -])(?:teacher|tutor|trainer|instructor|coach|lecturer|mentor)$/,
  ],
  [/^(?:patient|pet)$/, /(?:^|[ -])(?:doctor|nurse|therapist|physiotherapist|dentist|vet|midwife|practitioner)$/],
  [
    /^(?:player|athlete|runner|swimmer|rider|singer|dancer)$/,
    /(?:^|[ -])(?:coach|trainer|instructor|conductor|choir leader)$/,
  ],
  [
    /^(?:child|kid|toddler|baby)$/,
    /(?:^|[ -])(?:educator|carer|childminder|counsellor|counselor|nursery nurse|teacher|nanny)$/,
  ],
  [/^(?:tenant|lodger)$/, /(?:^|[ -])(?:landlord|landlady|property manager|caretaker)$/],
  [/^(?:candidate|applicant)$/, /(?:^|[ -])(?:recruiter|hiring manager)$/],
  [
    /^(?:mechanic|worker|crew|picker|cleaner|volunteer|nurse|driver|technician)$/,
    /(?:^|[ -])(?:foreman|supervisor|shift lead|team lead|crew leader|coordinator|dispatcher|manager|planner)$/,
  ],
];
/** Whether one of them has to do with the other every day, by the last word of their names. */
export function serves(by: string, served: string): boolean {
  return SERVED_BY.some(([whom, who]) => whom.test(served.split(' ').at(-1) ?? '') && who.test(by));
}
