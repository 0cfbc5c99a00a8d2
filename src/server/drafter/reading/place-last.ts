/** "warn keepers within 3 km when it is found", "give families with two children a discount": what stands between whom and what goes behind. */
export function withPlaceLast(left: string): string {
  const [, where = '', event = ''] =
    /^((?:within|near|around|in|from|at) [^,]+?) ((?:when(?:ever)?|if|as soon as|once) .+)$/i.exec(left) ?? [];
  if (event) return `${event} ${where}`;
  const [, having = '', thing = ''] =
    /^((?:with|without|from|under|over) (?:[\w-]+ ){0,4}?[\w-]+s) ((?:an?|the|free|half|\d+|\w+ free) .+)$/i.exec(
      left,
    ) ?? [];
  return thing ? `${thing} ${having}` : left;
}
