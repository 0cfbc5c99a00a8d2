/**
 * The judge's own words: tokens, stems and which words carry content. Nothing here is shared with
 * the code under test, so that a fault of that code cannot hide itself.
 */

const TOKEN = /[\p{L}\p{N}]+(?:[''’.,/:-][\p{L}\p{N}]+)*/gu;

/** The words and numbers of a text as they stand, without punctuation around them. */
export function rawTokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/** Lower case, one kind of apostrophe, `e-mail` as `email`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(/\be-mail/g, 'email')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Folded tokens; `use-by` gives `use-by`, `use` and `by` are not added. */
export function tokens(text: string): string[] {
  return rawTokens(fold(text));
}

const IRREGULAR: Record<string, string> = {
  sent: 'send', found: 'find', forgot: 'forget', forgotten: 'forget', lent: 'lend', paid: 'pay', met: 'meet',
  sang: 'sing', sung: 'sing', chose: 'choose', chosen: 'choose', knew: 'know', known: 'know', took: 'take',
  taken: 'take', gave: 'give', given: 'give', went: 'go', gone: 'go', saw: 'see', seen: 'see', left: 'leave',
  lost: 'lose', told: 'tell', kept: 'keep', held: 'hold', made: 'make', written: 'write', wrote: 'write',
  torn: 'tear', worn: 'wear', bought: 'buy', brought: 'bring', began: 'begin', begun: 'begin', ran: 'run',
  built: 'build', people: 'person', children: 'child', men: 'man', women: 'woman', shown: 'show', drew: 'draw',
  drawn: 'draw', read: 'read', spoken: 'speak', spoke: 'speak', stood: 'stand', came: 'come', said: 'say',
  heard: 'hear', got: 'get', gotten: 'get', has: 'have', had: 'have', is: 'be', are: 'be', was: 'be', were: 'be',
  been: 'be', does: 'do', did: 'do', done: 'do', criteria: 'criterion', indices: 'index', died: 'die', dies: 'die',
  dying: 'die', menus: 'menu', flew: 'fly', flown: 'fly', fell: 'fall', fallen: 'fall', hidden: 'hide', hid: 'hide', shut: 'shut',
  halves: 'half', wives: 'wife', lives: 'life', selves: 'self', thieves: 'thief', used: 'use', uses: 'use',
}; // prettier-ignore

const DOUBLED = /([bdgklmnprt])\1$/;

function withoutEnding(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s')) return word.slice(0, -1);
  if (word.length > 5 && word.endsWith('ing')) return word.slice(0, -3).replace(DOUBLED, '$1');
  if (word.length > 4 && word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('ed')) return word.slice(0, -2).replace(DOUBLED, '$1');
  return word;
}

/** A rough common form of a word's inflections: `booked`, `books`, `booking` all give `book`. */
export function stem(word: string): string {
  const plain = fold(word).replace(/'s?$/, '');
  const base = IRREGULAR[plain] ?? withoutEnding(plain);
  return base.length > 3 ? base.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i') : base;
}

/**
 * Whether two words are forms of one another: the same stem, or a derivation such as
 * `approve`/`approval`, told by a common beginning of five letters that covers most of the shorter.
 */
export function sameWord(one: string, other: string): boolean {
  const [a, b] = [stem(one), stem(other)];
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5) return false;
  let common = 0;
  while (common < shorter && a[common] === b[common]) common += 1;
  return common >= 5 && common >= shorter - 1 && Math.abs(a.length - b.length) <= 5;
}

export const FUNCTION_WORDS = new Set(
  `a an the this that these those there here it its itself i me my mine myself we us our ours you your yours he him his she her hers they them
  their theirs themselves one ones who whom whose which what when where why how whether if then than as so such because since while
  until unless although though but and or nor not no yes none neither either both each every all any some another other others
  of to in on at by for from with without into onto out up down off over under about above below after before between during
  through within per via again once ever never still yet already only also too just even very more most less least much many few
  be am is are was were been being do does did done doing have has had having can could may might must shall should will would cannot
  can't don't doesn't didn't isn't aren't wasn't won't wouldn't couldn't shouldn't i'm i'd i'll we'd let's it's they're that's
  want wants wanted like able same own away back`.split(/\s+/),
);

/** The words of a text that carry content: neither function words nor the frame of a story. */
export function contentWords(text: string): string[] {
  return tokens(text)
    .flatMap((token) => token.split(/[/-]/))
    .filter((token) => token.length > 1 && !FUNCTION_WORDS.has(token));
}

/** Whether `word` occurs among `pool`, in any of its forms. */
export function occurs(word: string, pool: readonly string[]): boolean {
  return pool.some((other) => sameWord(word, other));
}

/** The longest run of consecutive words that stands in both texts, in words. */
export function longestCopiedRun(text: string, source: string): number {
  const [a, b] = [tokens(text), tokens(source)];
  let longest = 0;
  let before = Array.from({ length: b.length + 1 }, () => 0);
  for (const word of a) {
    const row = Array.from({ length: b.length + 1 }, () => 0);
    for (const [j, other] of b.entries()) {
      if (word !== other) continue;
      const run = (before[j] ?? 0) + 1;
      row[j + 1] = run;
      longest = Math.max(longest, run);
    }
    before = row;
  }
  return longest;
}
