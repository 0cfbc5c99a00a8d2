/** What no English sentence holds: where a cut or a joint went wrong, the words give it away. */
const BROKEN =
  /\bnot no\b(?! longer)|\b(?:the|an?|my|your|its|their|our|every|(?<!\b(?:when|where|how|what|who|whether|much|many|long|often|which) )each) (?:is|are|was|were|can|cannot|has|have|does|do|and|or|to(?!-)|(?<!\beach )of|when|if|that|because|so)\b|\b(?:when|if|(?<!\bat )once|until(?! when\b)|unless) (?:when|if|once|until|unless)\b|\b(?:can|cannot|must|will|should) (?:the|an?|is|are|was|were|can|cannot|must|will|i|he|she|they|we)\b|\b(?:the|an?|my|their) (?:the|an?|my|their)\b|\b(?:is|are) against any\b|(?:^|\s)(?:the|an?|my|their|its|our|your|his|and|or|of|because|until|unless|if|(?<!since |and |until |till |by |for |or |from )when|so that|especially|including|excluding|except|at least|at most|such as|for example|than)[.,]?$|(?<!\b(?:and|or) )\b(?:that|which|who) (?:is|are|was|were) (?:currently|still|already|now|not|always|never)[.,]?$/i;

/** Whether a statement is free of the marks of a cut that went wrong: "when if a teacher", "photos of the is listed". */
export function isWhole(text: string): boolean {
  // "a Do Not Disturb log", "an A/B test": in capitals they are names.
  const plain = text
    .replace(/\b[A-Z]\/[A-Z]\b/g, 'AB')
    .replace(/(?<=\b(?:an?|the|my|our) )(?:Do|Is|And|Or|If|When|Can|Has|Are|Of)(?= [A-Z])/g, 'Name');
  // "bottles that we have three of": the preposition of a relative clause stands at its end.
  return !BROKEN.test(/ (?:that|which|who|what) .* of[.,]?$/i.test(plain) ? plain.replace(/ of[.,]?$/i, '') : plain);
}
