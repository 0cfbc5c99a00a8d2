const NOT_BEHIND = String.raw`(?<!\b(?:is|are|be|been|being|was|were|has|have|had|gets?|got|not|longer|never|already|\w+ly) )`;
/** Says nothing alone: "a weekly set made". */
const ALONE = new RegExp(String.raw`${NOT_BEHIND}\b(?:made|based|drawn)[.]?$`, 'i');
/** Says nothing without what stood behind it: "the fee calculated | from the weight". */
const WITH_MORE = new RegExp(
  String.raw`${NOT_BEHIND}\b(?:made|based|drawn|taken|built|linked|calculated|estimated)[.]?$`,
  'i',
);

/** Whether a text ends with a participle that was cut off from its words; `next` is what stood behind it. */
export function isHalfDone(text: string, next = ''): boolean {
  return ALONE.test(text) || (/^(?:from|on|out of|of|to)\b/i.test(next) && WITH_MORE.test(text));
}

/** A text without such a participle at its end. */
export function withoutHalfDone(text: string): string {
  return text.replace(WITH_MORE, '').trimEnd();
}
