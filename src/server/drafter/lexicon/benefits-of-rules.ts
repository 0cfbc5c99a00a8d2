import type { Reason } from './benefits.ts';

/** What a rule of the house protects, by what its words speak of; the more telling first. */
export const OF_RULES: readonly Reason[] = [
  {
    when: /\b(?:approv|releas|review|sign|check|confirm|grad|rat|bill|accept)\w*\b.*\b(?:their own|themselves|same person|never the one who|not the one who)\b|\b(?:a second person|two people|somebody else)\b.*\b(?:approv|releas|review|sign|check|confirm)\w*|\b(?:two|second) (?:signatures?|approvals?|approvers?)\b|\bfour[- ]eyes\b/,
    text: 'somebody else always has a second look',
  },
  {
    when: /\b(?:only|never|cannot|nobody|no one|not)\b.*\b(?:see|sees|seen|read|shown|visible|view|viewed)\b|\b(?:seen|read|shown to|visible|viewed)\b.* only\b/,
    unless: /\b(?:until|only after)\b/,
    text: 'only those see it who are meant to',
  },
  {
    when: /\b(?:consents?|consented|permission|(?:has|have) agreed|agrees?)\b/,
    text: 'nothing is done that somebody has not agreed to',
  },
  {
    when: /\b(?:never|not|no longer(?: be)?|cannot be|no \w+ (?:is|can be)) (?:deleted|removed|thrown away|overwritten|erased)\b/,
    text: 'nothing that is still needed gets lost',
  },
  {
    when: /\b(?:until|unless|before|after|once|if|only)\b.*\b(?:check(?:s|ed)(?! (?:in|out)\b)|inspect(?:s|ed)|tested|releas(?:es|ed)|approv(?:es|ed|al)|clear(?:s|ed)|confirm(?:s|ed)|review(?:s|ed)|verified|validated|valid|accept(?:s|ed))\b|\b(?:checked|inspected|tested|verified|confirmed|reviewed)\b.*\bbefore\b/,
    text: 'nothing goes ahead unchecked',
  },
  {
    when: /\b(?:cannot|not|never|no longer) (?:be )?(?:cancelled|canceled|changed|edited|altered|moved|corrected|modified|replaced|swapped|renamed|changeable|editable)\b|\b(?:nobody|no one|no \w+)\b.*\b(?:change|edit|alter|modify|rename|reword)\b|\b(?:changed|edited|altered|moved|corrected|modified|replaced) only\b|\blocked\b/,
    text: 'everybody can rely on what was settled',
  },
  { when: /\b(?:deleted|erased|anonymi[sz]ed|purged)\b/, text: 'nothing is kept longer than it is needed' },
  {
    when: /\b(?:cannot|not|no|until|before|only)\b.*\b(?:fines?|owes?|unpaid|outstanding|arrears|first (?:fee|payment|instalment))\b|\b(?:fines?|owes?|unpaid|outstanding|arrears)\b.*\b(?:cannot|not|no longer)\b|\buntil .*\b(?:fee|payment|deposit|bill|invoice)s?\b.*\b(?:arrived|paid|received|settled)\b/,
    text: 'what is owed gets paid',
  },
  {
    when: /\b(?:invoices?|bills?|claims?|payments?)\b.*\b(?:stopped|held|rejected|refused|returned|sent back)\b/,
    text: 'nothing is paid that is not right',
  },
  {
    when: /\b(?:free of charge|without a fee|fees?|euros?|dollars?|pounds|prices?|charged|billed|pays?|paid|refund(?:s|ed)?|discounts?|costs?|deposit)\b/,
    // "only managers may approve orders above 900 euros": the sum tells which ones, and nobody pays it.
    unless:
      /\bonly (?:the |our |an? )?[\w -]+? (?:can|may|are allowed to) (?:approve|authori[sz]e|sign|release|confirm|give|grant|set|change|raise|lower|waive|issue|order|spend|cancel|delete|correct|edit|book|enter|see|refund)\b/,
    text: 'everybody knows what they have to pay',
  },
  {
    when: /\b(?:lent|rented|booked|sold|given|assigned|reserved|promised)\b.*\b(?:a second|twice)\b/,
    unless: /\bmore than\b/,
    text: 'nothing is promised twice',
  },
  {
    when: /\bat the same time\b|\bone (?:\w+ )?at a time\b|\bnever \w+ together\b/,
    text: 'nothing clashes',
  },
  {
    when: /\b(?:reflects?|shows?|displays?|updates?|refresh\w*|synced|shown|updated)\b.*\bwithin (?:[\w-]+ ){1,2}(?:seconds?|minutes?)\b/,
    text: 'what I see is up to date',
  },
  {
    when: /\b(?:answer|repl|respond|process|decid|paid|pays?\b|refund|deliver|repair|call back|confirm|settl|dealt)\w*\b.*\bwithin (?:[\w-]+ ){1,2}(?:seconds?|minutes?|hours?|days?|weeks?)\b/,
    unless: /\b(?:when|if|unless|once)\b.*\bwithin\b/,
    text: 'nobody is left waiting longer than that',
  },
  {
    when: /\bat least (?:one|two|three|four|five|six|ten|\d+) (?!days?\b|hours?\b|minutes?\b|weeks?\b|months?\b|years?\b|working\b|per\b|%)/,
    // "only if they attended at least 60 percent": what somebody has to have done, and no stock.
    unless: /\b(?:only (?:if|when|after|once)|unless|if|once|until|who) [^,]*\bat least\b|%|\bper ?cent\b|\bpoints?\b/,
    text: 'there are always enough',
  },
  {
    when: /\b(?:until|no later than|at the latest|by|up to|at least) (?:[\w-]+ ){0,2}(?:\d+:\d+|noon|midnight|minutes|hours|days|weeks|months|working days|\w+day)\b/,
    text: 'everybody knows how much time they have',
  },
  {
    when: /^(?:have )?(?:no more than|at most)\b.*\b(?:accepted|taken|booked|admitted|allowed in|scheduled|planned)\b/,
    text: 'there are never more than can be dealt with',
  },
  {
    when: /\b(?:at most|no more than|not more than|a maximum of)\b|\b(?:not|cannot|never)\b.*\bmore than\b/,
    unless: /\bat least\b/,
    text: 'everybody knows how far they can go',
  },
  {
    when: /\b(?:written|recorded|entered|noted|documented|logged|filled in|picked|stated|named|signed)\b/,
    unless: /\b(?:never|cannot|not be|is not|are not)\b/,
    text: 'nothing is missing when somebody looks it up',
  },
  {
    when: /^be sure that only\b|\bonly by\b/,
    text: 'nobody does it who is not meant to',
  },
];
