/** A text with a capital in front; "iPhone" and its like keep their small letter. */
export function upperFirst(text: string): string {
  return /^(?:iOS|iPhone|iPad|iCal)/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
