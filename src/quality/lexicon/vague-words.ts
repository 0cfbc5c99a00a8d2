const phrases = (text: string): readonly string[] =>
  text
    .split(/[\n,]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** Words that no test can decide, wherever they stand in a story. */
export const VAGUE_ANYWHERE = phrases(`
  user-friendly, user friendly, userfriendly, intuitive, intuitively, seamless, seamlessly, appropriate, appropriately,
  state-of-the-art, state of the art, etc, and so on, and so forth, and the like, and stuff, as appropriate, as necessary,
  as needed, as required, as applicable, if possible, where possible, when possible, if necessary, as soon as possible, asap,
  as much as possible, as fast as possible, as quickly as possible, as easily as possible, in a timely manner,
  in a timely fashion, in an efficient way, in an efficient manner, in an easy way, in a simple way, in an easy manner,
  in a user-friendly way, in a user friendly way, in a good way, in a nice way, in a better way, in a fast way,
  in a reasonable time, within a reasonable time, with ease, without hassle, hassle-free, high-quality, high quality,
  best-in-class, world-class, cutting-edge, bug-free, good-looking, visually appealing,
  aesthetically pleasing, eye-catching, robust, easy-to-use, easy to use, simple to use, to be determined, tbd, or something,
  somehow, and more
`);

/** Words that are vague in the wish itself; in a benefit people may say "quickly". */
export const VAGUE_IN_MEANS = phrases(`
  fast, faster, quick, quickly, rapid, rapidly, speedy, easy, easily, easier, simple, simply, effortlessly, effortless,
  smooth, smoothly, efficient, efficiently, effective, effectively, convenient, conveniently, comfortable, comfortably,
  flexible, flexibly, scalable, reliable, reliably, performant, responsive, optimal, optimally, optimised, optimized, properly,
  proper, adequate, adequately, sufficient, sufficiently, reasonable, reasonably, acceptable, suitable, suitably, good,
  better, best, nice, nicely, great, beautiful, beautifully, attractive, modern, elegant, awesome, useful,
  friendly, powerful, meaningful, user-centric, several, a few, a lot of, lots of, various, relevant, significant,
  significantly, substantial, improved, enhanced, sleek, lightweight, high-performance, real quick,
  straightforward, hassle free, as usual
`);

/** Of those, the ones that are part of a name or a plain fact when this word follows. */
export const VAGUE_EXCEPTIONS: ReadonlyMap<string, RegExp> = new Map([
  ['best', /^\s+(?:practi[cs]es?|sellers?|selling|price|match|offer|score)/iu],
  ['better', /^\s+than/iu],
  ['fast', /^\s+(?:food|track|forward|lane)/iu],
  ['faster', /^\s+than/iu],
  ['easier', /^\s+than/iu],
  ['quick', /^\s+(?:start|view|reply|search|response)/iu],
  ['good', /^\s+(?:s\b|practice|standing|cause|faith)/iu],
  ['simple', /^\s+(?:majority|interest)/iu],
  ['effective', /^\s+(?:dates?|from|tax|rates?)/iu],
  ['modern', /^\s+(?:languages?|art|history)/iu],
  ['and more', /^\s+\p{L}/iu],
  ['great', /^\s+(?:britain|lakes)/iu],
  ['relevant', /^\s+(?:to|for)\b/iu],
  ['suitable', /^\s+(?:to|for)\b/iu],
  ['useful', /^\s+(?:to|for)\b/iu],
  ['significant', /^\s+(?:digits?|figures?|other)/iu],
  ['flexible', /^\s+(?:working|hours|benefits?|spending)/iu],
  ['responsive', /^\s+(?:to)\b/iu],
  ['several', /^\s+(?:at)\b/iu],
]);
