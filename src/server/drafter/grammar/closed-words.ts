import type { Candidate, Tag } from './candidates.ts';

/** Which of two counts: words that stand for one adverb. */
export const WHICHEVER: readonly string[] =
  'comes first, happens first, comes sooner, is earlier, is later, is sooner, is first, is higher, is lower, is less, is more, is longer, is shorter'
    .split(', ')
    .map((which) => `whichever ${which}`);

/** Words whose tags do not follow from their form, with what speaks for each tag: "word = TAG score TAG score". */
const TABLE = `
to = TO 1; not = NEG 2; no longer = R 2; never = R 2; there = EX 0.5 R 0; that = W 0.6 D 0.2 PN 0; this = D 0.5 PN 0;
these = D 0.5 PN 0; those = D 0.5 PN 0.3; it = PN 0.5 PO 0.5; you = PN 0.5 PO 0.5; her = D 0.5 PO 0; one = D 0.4 PN 0;
no one = PN 1; each other = PO 1; one another = PO 1; all = D 0.5 PN -0.5 R -0.5; both = D 0.3 PN 0.2 R 0.1; each = D 0.5 R -1.4;
some = D 0.5 PN -1; many = D 0.5 PN -0.8; most = D 0.4 PN -0.8 R -0.3; more = D 0.3 R 0.1; less = D 0.2 R 0.2; fewer = D 0.5;
much = D 0.1 R 0.3; several = D 0.5; a lot of = D 1; lots of = D 1; a few = D 1; a couple of = D 1; a number of = D 1;
too many = D 1; too much = D 1 R 0; so many = D 1; so much = D 1 R 0; how many = W 1; how much = W 1; how often = W 1;
how long = W 1; how far = W 1; at least = R 1; at most = R 1; up to = R 0.8 P 0; more than = R 1; less than = R 1;
fewer than = R 1; no more than = R 1; at once = R 1; at a glance = R 1; by hand = R 1; side by side = R 1; step by step = R 1; in one go = R 1; in one place = R 1; at the same time = R 1; in real time = R 1; in advance = R 1; on time = R 1; in bulk = R 1; any more = R 1; a bit = R 1;
right now = R 1; at the moment = R 1; every time = S 0.5 R 0; each time = S 0.5 R 0; or else = C 1; such as = P 1;
because of = P 1; due to = P 1; instead of = P 1; based on = P 1; depending on = P 1; according to = P 1; ahead of = P 1;
next to = P 1; out of = P 1; prior to = P 1; rather than = P 1 C 0; except for = P 1; in order to = TO 1; ought to = M 2; as soon as = S 1;
as long as = S 1; by the time = S 1; than before = R 1; goes = VZ 1; board = N 1 V0 -1.5; ride = N 0.8 V0 -0.1; interview = N 1 V0 -0.2; survey = N 1 V0 -0.3; storms = NS 0.6 VZ 0.3; rains = NS 0.3 VZ 0.6; snows = NS 0.3 VZ 0.6; minutes = NS 1; hours = NS 1; days = NS 1; weeks = NS 1; as well as = C 0.5 P 0; so that = S 1; in case = S 1; even if = S 1; even when = S 1; even though = S 1;
now that = S 1; as if = S 1; so = S 0.3 R 0; as = P 0.4 S 0.2; before = P 0.3 S 0.3 R -0.6; after = P 0.3 S 0.3;
until = S 0.3 P 0.2; since = S 0.3 P 0.1; like = P 0.4 V0 -0.2; than = P 0.6 S 0; then = R 1; yet = R 0.6 C 0; only = R 1;
another = D 0.8 PO -0.4; down = PT 1 A 0.6 P 0.3; own = A 0.8 V0 -1; can = M 2; may = M 2; will = M 2; please = R 1; let = V0 1.5; lets = VZ 1.5; get = V0 1.5; gets = VZ 1.5; due = A 1; per = P 1;
via = P 1; 's = D 1; able = A 2; such = D 0.5; else = R 1; left = VN 0.3 VD 0.1 A 0 N -0.8; next = A 0.8 D 0.5 R -0.3;
last = A 0.8 D 0.5 V0 -1.5 R -0.5; first = A 0.5 D 0.3 R 0.3; same = A 1; online = A 0.2 R 0.6; offline = A 0.2 R 0.6; today = R 0.6 N -0.5;
tomorrow = R 0.6 N -0.5; yesterday = R 0.6 N -0.5; tonight = R 0.6 N -0.5; open = V0 0.3 A 0.3; close = V0 0.3 A -0.2;
free = A 1 V0 -0.8; see = V0 1.5; empty = A 0.6 V0 -0.2; clear = A 0.3 V0 0.1; correct = A 0.2 V0 0; separate = A 0.5 V0 -0.4;
slow = A 0.8 V0 -0.2; double = A 0.3 V0 -0.4 R -0.5; back = PT 0.6 R 0.3 N -0.5 V0 -0.8; live = V0 0.2 A 0.2; daily = A 0.4 R 0.3; elderly = A 0.5 N -0.2; weekly = A 0.4 R 0.3;
monthly = A 0.4 R 0.3; yearly = A 0.4 R 0.3; hourly = A 0.4 R 0.3; nightly = A 0.4 R 0.3; booking = N 1.2 VG 0.4; meeting = N 1 VG 0.3; rating = N 1 VG 0.4; parking = N 1 VG 0.4;
wherever = W 0.8 S 0.5; apply = V0 1; reply = V0 0.8 N 0.5; comply = V0 1; imply = V0 1; rely = V0 1; multiply = V0 1; rally = N 0.8 V0 0.3; tally = N 0.6 V0 0.4; fly = V0 0.7 N 0.3; nearest = A 1.5; closest = A 1.5; trimmer = N 1; chipper = N 1; cleaner = N 0.8 A 0.3;
listing = N 0.8 VG 0.5; recording = N 0.9 VG 0.5; ${WHICHEVER.map((words) => `${words} = R 1`).join('; ')}`;

/** The table by word. */
export const CLOSED_WORDS: ReadonlyMap<string, readonly Candidate[]> = new Map(
  TABLE.trim()
    .split(/;\s*/)
    .map((entry): [string, Candidate[]] => {
      const [word = '', tags = ''] = entry.split(' = ');
      return [
        word.trim(),
        [...tags.matchAll(/(\w+) (-?[\d.]+)/g)].map(([, tag = '', score = '']): Candidate => [
          tag as Tag,
          Number(score),
        ]),
      ];
    }),
);
