/** What people do with others of their kind. */
const BETWEEN =
  /^(?:swap|trade|exchange|share|message|mail|text|write|call|help|rate|review|chat|talk|lend|give|send|leave|pass|see|follow|invite|recommend|challenge|meet|thank|ask|answer|pay|hand|find|contact|greet|congratulate|teach|coach|cover|replace|borrow|buy|sell|offer|show|tell|tip|gift|transfer|forward|discuss|compare|play|compete|race|work|team|split)\b/;
const EACH_OTHER = /\b(?:each other|one another)\b(?=['’]s\b)?/;
const OF_THINGS =
  /\b(?:next to|beside|behind|below|above|on top of|after|before|against|apart from) (?:each other|one another)\b/;

const OF_OTHERS = /\b(?:what|which|who|that|how|when|where|whether)\b.* (?:each other|one another)\b/;

/** "swap shifts with each other": in the mouth of one of them it is another of them. `actor` as in `Actor`. */
export function anotherOfThem(wish: string, actor: string): string {
  // "see what a courier and a customer have written to each other": those two are others.
  if (!BETWEEN.test(wish) || OF_THINGS.test(wish) || OF_OTHERS.test(wish)) return wish;
  return wish.replace(EACH_OTHER, `another ${actor}`);
}

/** "so that we don't both buy it": nobody alone is both. */
export function together(reason: string): string {
  return reason.replace(
    /\bI ((?:don['’]t|do not|can|cannot|no longer|will|won['’]t) )?(?=both\b)/,
    (_, how = '') => `we ${how}`,
  );
}
