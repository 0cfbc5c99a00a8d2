/** Letters to put in, leave out, change or swap with their neighbour to make one word of the other; `most` + 1 when it takes more. */
function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let down = 1; down <= one.length; down++) {
    const next = [down];
    for (let across = 1; across <= other.length; across++) {
      const same = one[down - 1] === other[across - 1];
      let cost = Math.min((row[across] ?? 0) + 1, (next[across - 1] ?? 0) + 1, (row[across - 1] ?? 0) + (same ? 0 : 1));
      const swapped = one[down - 1] === other[across - 2] && one[down - 2] === other[across - 1];
      if (down > 1 && across > 1 && swapped) cost = Math.min(cost, (before[across - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? most + 1;
}

/** Whether the first word is the second one mistyped: one slip in five letters, two from eight on. */
export function isMistyped(word: string, meant: string): boolean {
  const most = meant.length >= 8 ? 2 : meant.length >= 5 ? 1 : 0;
  return most > 0 && word !== meant && word[0] === meant[0] && editDistance(word, meant, most) <= most;
}
