/** What becomes of somebody or something by a rule: it is done to them and nothing that happens by itself. */
const DEALT =
  '(?:is|are|gets|get|will be) (?:then |automatically |also |only |temporarily )*(?:closed|locked|blocked|removed|deleted|cancelled|canceled|suspended|archived|expelled|charged|paused|released|disabled|deactivated|excluded|frozen|billed|fined|rejected|refused|barred|banned|downgraded|forfeited|marked|moved|passed on|handed over|sent back|returned|given to|offered to|escalated|logged out|signed out)\\b';
/** What is withheld by a rule; an answer or a notice that somebody does not get is missed. */
const WITHHELD =
  '(?:gets?|receives?|earns?|is given|are given) no (?:points?|marks?|grades?|credits?|refunds?|discounts?|money|bonus|certificates?|seats?|place|tickets?|pass|deposit|keys?|prizes?|commission|rewards?|compensation|extension|stars?|miles|pay)\\b|loses? (?:their|his|her|its|the) (?:place|turn|spot|seat|slot|right|access|deposit|points|discount|priority)\\b';
/** How often, how late or how long: a case with a bound, as rules have it. */
const BOUND =
  '(?:(?:one|two|three|four|five|six|ten|\\d+|an?) (?:[\\w-]+ ){0,2}?(?:failed|missed|unpaid|late|wrong|unanswered|declined|rejected|unsuccessful|[\\w-]*days|weeks|months|years|hours|minutes|warnings?|reminders?|attempts?|strikes?|no-shows?|absences|complaints|tries)\\b|[^,]*\\b(?:late|overdue|unpaid|missing|incomplete|expired|twice|three times|more than|less than|fewer than|not (?:pay|paid|confirm|confirmed|answer|answered|reply|show|come|collect|collected|pick|picked|renew|renewed|return|returned|hand|handed|sign|signed|attend|cancel|cancelled|fill|respond|appear|claim|claimed|used|use)|fails? to|miss|misses|cheats?|copies|cancels? (?:late|within|on)))\\b';
/** Where the product itself fails it is no rule. */
const FAULT =
  /\b(?:crash\w*|errors?|bugs?|connection|network|refresh\w*|reload\w*|app|server|browser|suddenly|without (?:a |any )?(?:reason|warning|notice)|for no reason|by mistake|although|even though|still|already|again|gone|lost|nobody|(?:charged|billed|fined) (?:twice|double|two times)|wrong \w+ (?:is|are))\b/i;

/** What else happens then is told of somebody whom it hurts. */
const ONE_CLAUSE = '(?:(?! (?:and|but|while)\\b)[^,;])*$';

const IN_FRONT = new RegExp(
  `^(?:after ${BOUND}|(?:if|when|once|as soon as|where|whenever) ${BOUND})[^,;.]*?,? (?:the|an?|their|his|her|its|all|[\\w-]+s) [\\w '-]*?(?:${DEALT}|${WITHHELD})${ONE_CLAUSE}`,
  'i',
);
const BEHIND = new RegExp(
  `^(?!(?:I|we|my|our)\\b)[\\w' -]+? (?:${DEALT}|${WITHHELD})[^,;.]*? (?:after|if|when|once|as soon as|where|whenever) ${BOUND}${ONE_CLAUSE}`,
  'i',
);

/** "After two failed payments the account is locked", "the pupil gets no points if the work is late": what becomes of a case by a rule, and is not complained of. */
export function isDealtWithByRule(text: string): boolean {
  return (
    text.length <= 300 &&
    !FAULT.test(text) &&
    !/\b(?:I|we|us|me|my|our)\b/i.test(text) &&
    (IN_FRONT.test(text) || BEHIND.test(text))
  );
}
