/** Words without what a story should not carry: brackets, semicolons, dashes, end marks. */
export function minimal(text: string): string {
  return text
    .replace(/\bcan not\b/g, 'cannot')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*;\s*|(?<!\d)\s*:\s*|:(?!\d)\s*/g, ', ')
    .replace(/\s+-\s+/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/[\s,.!?]+$/, '')
    .trim();
}

const VAGUE_ADVERB =
  /(?<!\b(?:how|as|so|too|not|more|less|very) )\b(?:very |more |most |really |as )?(?:easily|simply|quickly|rapidly|promptly|smoothly|seamlessly|efficiently|effectively|intuitively|conveniently|comfortably|properly|correctly|appropriately|nicely|effortlessly|painlessly|securely|clearly|reliably|successfully|immediately|instantly|accurately|precisely|neatly|beautifully|timely|usually|normally|often|sometimes|maybe|possibly|better|faster|quicker|easier)\b(?! than\b)(?! to \w)/gi;
const VAGUE_ADJECTIVE =
  /\b(?:(?:very|more|really) )?(?:easy|simple|quick|fast|user[- ]friendly|friendly|intuitive|seamless|smooth|efficient|effective|robust|reliable|flexible|appropriate|proper|suitable|relevant|adequate|reasonable|various|several|certain|nice|convenient|comfortable|meaningful|useful|helpful|handy|good|great|cool|awesome|amazing|perfect|excellent|decent|modern|state[- ]of[- ]the[- ]art|straightforward|attractive|beautiful|responsive|high[- ]quality|powerful|well designed|easier|simpler|quicker|faster|better|improved|optimal)(?:,)? (?=(?!and\b|or\b|to\b|than\b|for\b|enough\b|when\b|if\b|way\b|ways\b|manner\b)\p{L})/giu;

/** A statement without the words that everybody reads in another way: "find a better table quickly" -> "find a table". */
export function withoutVague(text: string): string {
  return text
    .replace(
      /\s*\b(?:in|with) (?:an? )?(?:easy|simple|quick|fast|nice|better|convenient|intuitive|user[- ]friendly) (?:way|manner|fashion)\b/gi,
      '',
    )
    .replace(/,? (?:etc|and so on)\b\.?/gi, '')
    .replace(/\bat a (?:certain|particular|specific) (time|day|date|hour|moment)\b/gi, 'at a chosen $1')
    .replace(/\b(?:lots|a lot|plenty|loads|tons) of (?=\p{L})/giu, '')
    .replace(/\bseveral (?=(?:[\w-]+ ){1,3}(?:at once|in one go|together|at the same time)\b)/gi, 'many ')
    .replace(/\s*\b(?:if possible|as needed|if necessary|as appropriate|as expected|as usual)\b/gi, '')
    .replace(VAGUE_ADJECTIVE, '')
    .replace(VAGUE_ADVERB, '')
    .replace(/\ba (?=[aeio]\p{L}|un[a-hj-z]|u[bdglmprst][^aeiou])/giu, (a) => `${a.trim()}n `)
    .replace(/\ban (?=[^aeiouhAEIOUHFLMNRSX\d\s])/g, 'a ')
    .replace(/\s+([,.])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
