/**
 * "warn keepers within 3 km when it is found", "give families with two children a discount": what stands between those who get something
 * and the thing goes behind it, as a place or as the case that is meant.
 */
export function withPlaceLast(left: string): string {
  const [, where = '', event = ''] =
    /^((?:within|near|around|in|from|at) [^,]+?)(?<! even) ((?:when(?:ever)?|if|as soon as|once) .+)$/i.exec(left) ??
    [];
  // "within 15 minutes when it is found": how soon, and no place.
  if (
    /^(?:within|in|at|from) (?:\d+|an?|one|two|three|five|ten|half an?) ?(?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?)\b/i.test(
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
  return /^(?:on|in) (?:the|a|an|our|their) (?:[\w-]+ ){0,2}(?:list|queue|team|group|class|course|programme|shift|tour|plan)(?= (?:when|if|once|as|who|that|for|of|before|after|until)\b|,|$)/i.test(
    left,
  )
    ? `when they are ${left}`
    : left;
}
