const EXPANSIONS: Readonly<Record<string, string>> = {
  "can't": 'can not',
  cannot: 'can not',
  "couldn't": 'could not',
  "won't": 'will not',
  "wouldn't": 'would not',
  "shouldn't": 'should not',
  "mustn't": 'must not',
  "isn't": 'is not',
  "aren't": 'are not',
  "wasn't": 'was not',
  "weren't": 'were not',
  "hasn't": 'has not',
  "haven't": 'have not',
  "hadn't": 'had not',
  "don't": 'do not',
  "doesn't": 'does not',
  "didn't": 'did not',
  "they're": 'they are',
  "we're": 'we are',
  "it's": 'it is',
  "i'm": 'I am',
  "they've": 'they have',
  "we've": 'we have',
  "i've": 'I have',
  "they'll": 'they will',
  "we'll": 'we will',
  "there's": 'there is',
  "that's": 'that is',
  "you're": 'you are',
  "who's": 'who is',
  "what's": 'what is',
  "where's": 'where is',
  "when's": 'when is',
  "how's": 'how is',
  "it'll": 'it will',
  "i'll": 'I will',
  "i'd": 'I would',
  "he'd": 'he would',
  "she'd": 'she would',
  "we'd": 'we would',
  "they'd": 'they would',
  "it'd": 'it would',
  "you'd": 'you would',
};

/** Forms that only stand behind "had" there, and never behind "would": "heard", "seen", "been", "charged". */
const HAD =
  /\b(I|he|she|we|they|it|you)['’]d (?=(?:(?:already|never|ever|always|just|only|all|both|even|first|not|really|finally|also) ){0,2}(?:been|heard|seen|got|gotten|told|had|done|gone|made|taken|given|found|lost|left|known|paid|sent|bought|brought|forgotten|written|chosen|broken|thought|said|kept|held|met|won|begun|grown|shown|spent|sold|stolen|built|caught|taught|felt|fallen|eaten|driven|worn|thrown|meant|understood|(?!(?:bed|wed|shed|shred|embed|sled)\b)[a-z]+[a-df-z]ed)\b)/gi;

/** "nobody's booked it": somebody has done something, and nothing is theirs. */
const SOMEBODY_HAS =
  /\b(nobody|no one|somebody|someone|everybody|everyone|anybody|anyone)['’]s (?=(?:already |just |ever |not |never )?(?:booked|taken|been|got|done|gone|made|paid|told|sent|seen|said|left|come|given|found|had|(?!(?:bed|red|shed|seed|feed|need|speed|weed|breed|deed)\b)[a-z]{2,}ed)\b)/gi;

/** With whom it was done standing behind it, the short form is that of "has". */
const HAS_DONE =
  /\b(who) is (?=(?:already |just |never |not |once )?(?:told|given|sent|shown|asked|helped|let|left|paid|written to|rung|called|phoned|met|seen|heard) (?:me|us|him|her|them|you)\b)/gi;

const SHORT = /['’]|cannot|\bis (?:got|been)\b/i;

/** Writes short forms out: "don't" -> "do not". */
export function expandContractions(text: string): string {
  if (!SHORT.test(text)) return text;
  return (
    text
      .replace(HAD, '$1 had ')
      .replace(SOMEBODY_HAS, '$1 has ')
      .replace(/[A-Za-z]+['’][a-z]+|cannot/gi, (word) => EXPANSIONS[word.toLowerCase().replace('’', "'")] ?? word)
      // "who's got the key", "who's been here": the short form of "has".
      .replace(/\b(who|what|it|that|there) is (?=(?:got|been)\b)/gi, '$1 has ')
      // "who's told us", "who's asked them": somebody is told by them, and has told.
      .replace(HAS_DONE, '$1 has ')
  );
}
