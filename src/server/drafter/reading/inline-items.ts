/** The marks of items that stand in one line, in their order. */
const MARKS: readonly (readonly string[])[] = [
  ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  ['i', 'ii', 'iii', 'iv', 'v'],
];

/** Where the mark stands behind `from`: "1)", "(1)", and of numbers "1." as well. */
function markAt(text: string, mark: string, from: number): { at: number; end: number } | undefined {
  const form = new RegExp(
    String.raw`(?<=^|[\s,;:.])(?:\(${mark}\)|${mark}[)]${/\d/.test(mark) ? String.raw`|${mark}\.(?=\s+\p{L})` : ''})\s+(?=\S)`,
    'giu',
  );
  form.lastIndex = from;
  const found = form.exec(text);
  return found ? { at: found.index, end: found.index + found[0].length } : undefined;
}

/** "1) rename a bike 2) move a bike": a line for each; what is numbered by itself stays. */
export function withLinesOfItems(text: string): string {
  if (text.includes('\n')) return text;
  for (const marks of MARKS) {
    const places: { at: number; end: number }[] = [];
    for (const mark of marks) {
      const place = markAt(text, mark, places.at(-1)?.end ?? 0);
      if (!place) break;
      places.push(place);
    }
    const [first] = places;
    const lead = text.slice(0, first?.at ?? 0).trim();
    if (!first || places.length < 2 || (lead !== '' && !/[:.!?]$/.test(lead) && places.length < 3)) continue;
    const items = places.map(({ end }, at) =>
      text
        .slice(end, places[at + 1]?.at)
        .trim()
        .replace(/(?:[,;]|,? and)$/i, ''),
    );
    return [...(lead ? [lead] : []), ...items.map((item) => `- ${item}`)].join('\n');
  }
  return text;
}
