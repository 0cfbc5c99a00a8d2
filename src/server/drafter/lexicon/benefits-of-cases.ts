import type { Reason } from './benefits.ts';

/** Why something is wished for, where the case, the place or the thing that the wish names tells more than its verb. */
export const OF_CASES: readonly Reason[] = [
  {
    when: /^(?:snap|take|upload|scan|photograph) (?:an? |the )?(?:(?:photos?|pictures?|scans?) of )?(?:an? |the |my |each |every )?(?:[\w-]+ )?(?:bill|receipt|invoice|meter|delivery note|time ?sheet)s?\b/,
    text: 'I do not have to type it in by hand',
  },
  { when: /^(?:(?!\b(?:when|if)\b).)*\b(?:remotely|from afar)\b/, text: 'I do not have to go there for it' },
  { when: /\bshuffled?\b|^randomi[sz]e\b/, text: 'nobody can foresee it' },
  {
    when: /\boffline\b|\b(?:no|without(?: an?| any)?) (?:(?:mobile|phone|internet) )?(?:signal|reception|network|internet|coverage|connection)\b/,
    text: 'I can go on where there is no connection',
  },
  {
    when: /^(?:upload|send|sign|fill in|submit|hand in|give|choose|enter|pick|book|pay)\b.*\bfrom home\b/,
    text: 'I do not have to come by for it',
  },
  {
    verbs: /^(?:pass|pass on|transfer|give|hand on|hand over|resell|sell)$/,
    when: /^\S+ (?:on |over )?(?:my|a|the|their) (?:[\w-]+ )?(?:place|seat|spot|ticket|booking|slot|reservation)s?\b.*\bto (?:an?|my|another|somebody|someone)\b/,
    text: 'it is not lost when I cannot come',
  },
  {
    when: /^(?:require|demand|ask|take|collect|have) (?:.* )?(?:deposits?|prepayments?|down payments?|advance payments?) from (?:the|an?|each|every) (?:[\w-]+ )?(?:bidder|buyer|winner|tenant|renter|purchaser)s?\b/,
    unless: /\b(?:back|refund\w*|returned|statement|list|see)\b/,
    text: 'nobody drops out at my cost',
  },
  {
    verbs: /^(?:draft|generate|prefill|pre-fill)$/,
    when: /\bfrom (?:the|an?|my|what|all|recorded|existing)\b/,
    text: 'I do not have to write it from scratch',
  },
  {
    when: /^have (?:an? |the |all )?(?:[\w-]+ )?(?:incidents?|alerts?|alarms?|call-?outs?)\b.*\bonly (?:after|once|when|if)\b/,
    text: 'nobody is called out for a false alarm',
  },
  {
    when: /^(?:see|view|get|use|have)\b.*\b(?:humidity|temperature|price|weight|water|energy|cost|value|level|pressure|moisture|balance|speed|growth|yield|rent|consumption|humidities|prices|levels) (?:history|curve|trend|chart|graph)s?\b|^(?:see|view|get|use|have)\b.*\bas an? (?:graph|curve|line chart)\b/,
    text: 'I see how it changes over time',
  },
  {
    when: /^(?:see|know|find out|be told|be shown) (?:out )?which\b.*\b(?:affected|at risk|overdue|missing|too|more than|fewer than|less than|without|still|not|never|late|unpaid|damaged|faulty|worn)\b/,
    text: 'I can see to those in time',
  },
  {
    verbs: /^(?:mark|flag|label|treat|prioriti[sz]e)$/,
    when: /\b(?:urgent|top priority|high priority|critical|express)\b/,
    text: 'what cannot wait comes first',
  },
  {
    when: /^(?:use|see|have|get|view|open|keep|set up) (?:an? |the |my )?(?:[\w'-]+ ){0,2}(?:planner|planning board|roster|rota|wallchart)\b/,
    text: 'I can plan ahead',
  },
  {
    when: /^(?:use|see|get|keep|view|open|set up) (?:an? |the |my )?(?:[\w'-]+ ){0,2}(?:register|inventory|directory)\b/,
    text: 'I find what I look for at once',
  },
];
