import { readVerb } from '../language/verbs.ts';

/**
 * "warn keepers within 3 km when it is found", "give families with two children a discount": what stands between those who get something
 * and the thing goes behind it, as a place or as the case that is meant.
 */
export function withPlaceLast(left: string): string {
  const [, where = '', event = ''] =
    /^((?:within|near|around|in|from|at) [^,]+?)(?<! even) ((?:when(?:ever)?|if|as soon as|once) .+)$/i.exec(left) ??
    [];
  // "within 15 minutes when it is found", "at once when a driver is late": how soon, and no place.
  if (
    /^(?:at (?:once|the latest)|in (?:time|good time|advance|person|writing|real time))$|^(?:within|in|at|from) (?:\d+|an?|one|two|three|five|ten|half an?) ?(?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?)\b/i.test(
      where,
    )
  )
    return left;
  // "in the waiting room how many are ahead and if it is late": both are what they are told.
  if (event && !/ (?:how|who|what|which|where|whether|that|why) /i.test(where)) return `${event} ${where}`;
  // "tell everybody with a ticket when it is cancelled"
  const [, has = '', own = '', then = ''] =
    /^(with|without) ((?:an?|the|any) [\w-]+(?: [\w-]+)?) ((?:when(?:ever)?|if|as soon as|once) .+)$/i.exec(left) ?? [];
  if (then) return `${then}, if they have ${/^without$/i.test(has) ? own.replace(/^(?:an?|the|any) /i, 'no ') : own}`;
  const [, lead = '', having = '', thing = ''] =
    /^(with|without) ((?:[\w-]+ ){0,4}?[\w-]+) ((?:an?|the|free|half|\d+%?) .+)$/i.exec(left) ?? [];
  return thing ? `${thing} when they have ${/^without$/i.test(lead) ? 'no ' : ''}${having}` : left;
}

/** Verbs behind which nobody is told who does something: whom they are for is narrowed down. */
const SENT_TO =
  /^(?:notify|alert|warn|remind|e-?mail|message|text|ping|nudge|greet|welcome|reward|thank|charge|bill|invoice)$/i;
const ANYBODY = /^(?:everyone|everybody|anyone|anybody|all(?: those)?|those|(?:all (?:the )?)?people)$/i;

/**
 * "email everyone whose pot is waiting", "text potters who have a firing today": in which case they get it; nothing where it may be what
 * they are told ("tell the cook who has ordered").
 */
export function caseOf(verb: string, person: string, left: string): string | undefined {
  // "remind those who have not paid": of that.
  if (/^remind$/i.test(verb) && /^who (?:have|has) not /i.test(left)) return undefined;
  if (!SENT_TO.test(verb) && !ANYBODY.test(person)) return undefined;
  const [, relative = '', then = ''] =
    /^((?:who|whose|with|without) .+?)(?: ((?:when(?:ever)?|as soon as|once|about|that) .+))?$/i.exec(left) ?? [];
  const [, own = '', is = '', how = ''] = /^whose ([\w -]+?) (is|are|has|have|was|were)( .+)$/i.exec(relative) ?? [];
  const [, does = '', rest = ''] = /^who ([a-z]+)( .+)?$/i.exec(relative) ?? [];
  const [, lead = '', thing = ''] = /^(with|without) ((?:an?|the) .+)$/i.exec(relative) ?? [];
  const read = readVerb(does.toLowerCase());
  const isTold = /\b(?:who|whose|which|what|how|whether|and|or)\b/i.test(relative.slice(5));
  if (isTold) return undefined;
  const verbOfMany = OF_MANY[does.toLowerCase()] ?? (read?.form === 'third' ? read.base : does);
  const said = own
    ? `their ${own} ${is}${how}`
    : read
      ? `they ${verbOfMany}${rest}`
      : thing && `they have ${/^without$/i.test(lead) ? thing.replace(/^(?:an?|the) /i, 'no ') : thing}`;
  return said ? (then ? `${then}, if ${said}` : `if ${said}`) : undefined;
}

const OF_MANY: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do' };

/** "on a map which runs are closed": where the answer is shown stands before the question. */
export function isPlacedQuestion(left: string): boolean {
  return /^(?:on|in|at|within) (?:an?|the|one|my|our|their) [\w -]+? (?:which|who|what|where|how|whether) .+$/i.test(
    left,
  );
}

/** "notify all parents of a route within two minutes": whose they are, and not of what they hear. */
export function withoutGroup(person: string, left: string): string {
  return /^(?:all|every|each|both) /i.test(person)
    ? left.replace(
        /^of (?:an?|the|each|every|that) (?:[\w-]+ )?[\w-]+ (?=within |when |once |if |as soon as |before |after |that |about )/i,
        '',
      )
    : left;
}

/** "offer a slot to members on the waiting list": they get it when they are on it. */
export function onTheList(left: string): string {
  // "a discount to swimmers over 60"
  const [, side = '', years = '', more = ''] =
    /^(over|under|of at least|of) (\d{1,2})(?: years)?((?: (?:when|if|once|on|in|at|every|before|after) .+)?)$/i.exec(
      left,
    ) ?? [];
  if (side)
    return `when they are ${/^of/i.test(side) ? `${side.replace(/^of ?/i, '')} ${years} years old` : `${side} ${years}`}${more}`.replace(
      /\s+/g,
      ' ',
    );
  return /^(?:on|in) (?:the|a|an|our|their) (?:[\w-]+ ){0,2}(?:list|queue|team|group|class|course|programme|shift|tour|plan)(?= (?:when|if|once|as|who|that|for|of|before|after|until)\b|,|$)/i.test(
    left,
  )
    ? `when they are ${left}`
    : left;
}
