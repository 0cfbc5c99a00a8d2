/**
 * Which preposition behind the thing that a verb is done to belongs to the verb and not to the thing: "remove a guest from the list" but
 * "refuse a withdrawal from bond". What stands nowhere here may belong to either.
 */
const TAKES: Readonly<Record<string, string>> = {
  from: `calculate compute copy collect create deduct delete derive download draw exclude exempt export extract fetch fill free generate get hide import keep load move
    pick protect pull read rebuild release remove restore retrieve separate strike subtract take transfer unlink withhold work-out erase drop ban bar exclude`,
  to: `add allocate allow apply assign attach bill book carry-over change charge confirm convert copy credit deliver deny disclose display distribute escalate expose export
    extend feed forward give grant hand increase issue limit lead leave lend link lock lower make map match move offer open pass pay present print propose publish
    raise reassign recommend redirect reduce refund release report reserve reset restrict return reveal roll-over round route send set show shift slow speed submit suggest switch
    transfer transmit upload write sync synchronise synchronize mail e-mail post tie pin`,
  with: `compare combine connect fill link mark match merge pair print provide replace share sign sync synchronise synchronize store save record stamp list log`,
  on: `base display enter fill-in highlight host keep list log mark place plot print publish put record run save show stamp store write`,
  in: `calculate suggest recommend note display enter file hide highlight hold include keep leave list log mark place print publish put record save show store write`,
  at: `display hold keep list place put show`,
  for: `translate block book calculate charge check count create generate hold keep list lock open order postpone prepare print record release require reserve save set show store
    suggest propose work-out compute`,
  between: `sync synchronise synchronize choose compare divide leave share split alternate distribute`,
  through: 'guide lead take walk',
  by: `calculate choose draw pick select divide extend group increase lengthen list lower order raise rank reduce shorten sort split filter send`,
  under: 'file hold keep list place save store show',
  below: 'hold keep list place show',
  above: 'hold keep list place show',
  over: 'spread',
  beside: 'show display print list',
  among: 'divide share split distribute',
};

const KNOWN: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(TAKES).map(([lead, verbs]) => [lead, new Set(verbs.trim().split(/\s+/))]),
);

/** Whether a phrase that begins with the preposition belongs to the verb: what it does, and not which thing is meant. */
export function takesPhrase(verb: string, lead: string): boolean {
  return Object.hasOwn(KNOWN, lead) && KNOWN[lead]?.has(verb.replace(' ', '-')) === true;
}

const TOLD_OF =
  /^(?:(?:a|an|the|its|their|his|her|any|every|each|all) )?(?:(?:new|expected|exact|next|coming|upcoming|possible|likely|actual|remaining) [a-z]|(?:[a-z-]+ ){0,2}?(?:dates?|times?|days?|delays?|changes?|prices?|costs?|fees?|arrivals?|departures?|results?|decisions?|reasons?|status|outcome|progress|risks?|dangers?|problems?|errors?|faults?|loss|damage|cancellations?|deadlines?|absences?|refusals?|roads?|ice|storms?|arrival)\b)/;

/** Whether "of ..." behind somebody is what they are told: "inform the ward of the delay", but not "inform the parents of the class". */
export function isToldOf(verb: string, behind: string): boolean {
  return /^(?:inform|notify|warn|remind|alert|advise|assure)$/.test(verb) && TOLD_OF.test(behind);
}

/** Verbs behind whose thing stands how it is then: "keep all bids sealed", "leave a pitch empty". */
export const MAKES_SO: ReadonlySet<string> = new Set(
  'keep leave make hold mark set render declare flag show list'.split(' '),
);

/** Where what it is done to goes is part of the deed: what tells more of the thing cannot stand behind it. */
export const NEEDS_PLACE: ReadonlySet<string> = new Set(
  'add assign attach bring give hand lend move offer pass pay post put return send set show take transfer forward deliver'.split(
    ' ',
  ),
);

/** What the product has to do with what others do: its thing does not stay what the deed is done to. */
export const NOT_DONE: ReadonlySet<string> = new Set(
  'let allow enable permit help support provide include contain have be ensure guarantee make-sure need want work run stay remain know recognise recognize notice detect'.split(
    ' ',
  ),
);

/** Behind what the product does so may stand a question or a statement of its own: "remember where a learner stopped", "check that it is valid". */
export const ASKS_ITSELF: ReadonlySet<string> = new Set(
  'remember save store keep log record note check verify validate compare analyse analyze monitor'.split(' '),
);

/** What is done to some of a kind, told apart by what they have: "highlight products with a discount". */
export const OF_A_KIND: ReadonlySet<string> = new Set(
  'archive count delete detect flag hide highlight mark remove sort translate'.split(' '),
);
