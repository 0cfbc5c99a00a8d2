/** "List of applicants we have not answered": a clause behind a name, and no sentence. */
const CONTACT =
  /^((?!(?:in|on|at|for|from|after|before|during|since|with|without|because|due|instead|of|by|as|if|when|while|and|but|so|the|an?|our|my|this|that|these|those|some|many|most|all|half|one|two)\b)[\w-]+(?: (?!(?:is|are|was|were|has|have|had|do|does|can|should|must|will)\b)[\w-]+){0,3}? (?:for|of|with|on|about|from|to) (?:[\w-]+ ){0,2}?[\w-]+s) (?=(?:we|I|they) (?:have|had|do|did|can|could|cannot|are|were|never|still|already|no longer|need|like|want|sent|met|made|use|own) )/i;

/** A name or a subject with the "that" that was left out. */
export function withThat(text: string): string {
  return (
    text
      // "tickets nobody answers within a day go to the lead": those that nobody answers.
      .replace(
        /^((?:the |all )?(?:[\w-]+ ){0,2}?[\w-]+s) (?=(?:nobody|no one) (?:has |picks |claims |wants |uses |answers |takes |pays |collects |needs |books )[^,;]*? (?:is|are|go|goes|get|gets|come|comes|cost|move|pass|count|stay|expire|lapse)\b)/i,
        '$1 that ',
      )
      // "I want to see which boats I have to check": a question, and no name.
      .replace(CONTACT, (whole, name: string) =>
        /\b(?:which|what|how|whose|where|when)\b/i.test(name) ? whole : `${name} that `,
      )
      .replace(
        /^([\w-]+(?: [\w-]+){0,2}) (for|of) ([^,]+ that [^,]+ (?:for|to|with|about)), (with [^,]+)$/i,
        '$1 $4 $2 $3',
      )
  );
}
