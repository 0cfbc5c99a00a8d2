/** Tails that a headline can do without, each with what was cut off behind it. */
const TAILS: readonly (readonly [tail: RegExp, next: RegExp])[] = [
  // "instead of always starting | with the first one", "instead of hearing | waiting music"
  [
    / (?:instead of|rather than|without|before|after|by)(?: always| never| each time| \w+ly)? (?:going|starting|handing|looking|turning|putting|giving)$/i,
    /^(?:with|to|over|for|into|in|on|at|back|out|up|the|an?|my|their|[\w-]+s\b)/,
  ],
  [
    / (?:instead of|rather than|without|before|after|by)(?: always| never| each time| \w+ly)? \w+ing$/i,
    /^(?:what|who|which|how|the|an?|my|their|its|every|all|each|another|\d+|(?!(?:always|across|towards|besides|perhaps|afterwards|as|this|plus|minus|versus|yes)\b)[\w-]+s|[\w-]+ing [\w-]+)\b/,
  ],
  // "in the quote that turns it | into an order"
  [/ (?:that|which|who) \w+s?(?: it| them)$/i, /^(?:into|to|from|as|with|onto|for|off|up|out|down)\b/],
  [
    /(?<! (?:on|in|at|to|from|for|of|with|by)) (?:that|which|who) (?:turns?|puts?|moves?|brings?|copies|sorts?)$/i,
    /^\w/,
  ],
  // "when learners look | for a free slot"
  [
    / (?:when|if|while|before|after|once|until) (?:[\w'-]+ ){1,3}(?:looks?|waits?|asks?|search(?:es)?|appl(?:y|ies)|listens?|talks?|belongs?|depends?|goes|refers?|turns?|brings?|change|moves?|switch(?:es)?)$/i,
    /^(?:for|to|on|at|with|from|into|about|through|back|away|up|out|in)\b/,
  ],
  // "that shows how loaded each person | is"
  [
    / (?:that|which) (?:shows?|tells?|says?) (?:how|what|who|which|where|when|whether) .*$/i,
    /^(?:is|are|was|were|has|have|can|will)\b/,
  ],
  // "cars with child seat | , tow bar or roof rack"
  [
    / (?:with|including) (?:the |an? |their )?[\w'-]+(?: [\w'-]+)?$/i,
    /^, (?!so\b|but\b|when\b|if\b|because\b)[\w'-]+(?: [\w'-]+)?,? (?:and|or) \w/,
  ],
  // "a template including tasks | and due dates", "with start | and end time"
  [/ (?:including [\w'-]+|with (?:start|arrival|first|opening|departure))$/i, /^(?:and|or) \w/],
];

/** What stands behind a headline in the wish that it was cut from; nothing where its last words are not there. */
function nextIn(headline: string, wish: string): string {
  const bare = (text: string): string => ` ${text.toLowerCase()} `.replace(/ (?:the|an?|my|their|our)(?= )/g, '');
  const end = bare(headline).trim().split(' ').slice(-3).join(' ');
  const said = bare(wish);
  const at = said.indexOf(` ${end}`);
  return at < 0 ? '' : said.slice(at + end.length + 1).replace(/^ +/, '');
}

/** "Remember the usual house" for "... instead of always starting": a tail of which a half is gone goes whole. */
export function withoutHalfTail(headline: string, wish: string): string | undefined {
  for (const [tail, next] of TAILS) {
    const found = tail.exec(headline)?.[0];
    if (!found || headline.slice(0, -found.length).split(' ').length < 3) continue;
    const behind = nextIn(headline, wish);
    if (next.test(behind)) return headline.slice(0, -found.length);
  }
  return undefined;
}
