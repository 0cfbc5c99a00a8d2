/** "After packing has started this must not be possible.": the case behind what it bounds. */
export function caseLast(sentence: string): string {
  return sentence.replace(
    /^(?:after|once|when|as soon as) ([^,]+?),? (?:this|that|it) (?:must|should|shall|may|can) (?:not|no longer) be possible(?: any ?more| any longer)?$/i,
    'This must not be possible once $1',
  );
}
