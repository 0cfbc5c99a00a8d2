/** Those who are to be able to do something: "hosts", "our new drivers", "the foreman". */
export const THEY: string = String.raw`((?!(?:it|that|this|there|nobody|he|she)\b)(?:(?:(?!(?:to|for|of|with|in|on)\b)[\w-]+ ){0,3}?[\w-]*[a-rt-z]s|(?:[\w-]+ ){0,2}?(?:people|staff|crew|everybody|everyone|anybody|anyone|somebody|someone|teams?)|(?:the|an?|my|our|each|every) (?:[\w-]+ )?[\w-]+|we|i))`;
/** What people say of what they would like. */
export const GOOD_WORDS =
  'nice|great|good|cool|lovely|helpful|useful|handy|fantastic|wonderful|brilliant|perfect|ideal|amazing|awesome';
