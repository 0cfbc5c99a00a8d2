import { readClause } from '../language/clause.ts';
import { readNounPhrase, type NounPhrase } from '../language/noun-phrase.ts';
import { isMass, isPerson } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { OPENS_QUESTION, ADVERBS } from '../lexicon/function-words.ts';

/** The thing that a question asks about: "which tanks were rented" -> "tanks", "who changed the plan" -> "the plan". */
export function askedAbout(asked: string): NounPhrase | undefined {
  if (/^how many people\b/i.test(asked)) return readNounPhrase('people');
  // "who was present in a course" asks about the course.
  const where = /^(?:who|what) (?:is|are|was|were|has been) (?:not )?\w+ (?:in|at|on|for|of|about) (.+)$/i.exec(
    asked,
  )?.[1];
  if (where) return plausible(where);
  // "how reliable a player is" asks about the player.
  const question = asked.replace(/^how (?!many|much|often|long)\w+ (?=(?:an?|the|our|my|their) )/i, 'where ');
  if (/^what /i.test(question) && readClause(question.replace(/^what /i, ''))) return undefined;
  const counted =
    /^(?:which|what|whose|how (?:many|much|often|long)) ((?:[\w'-]+ ){0,3}?[\w'-]+?)(?= (?:is|are|was|were|has|have|had|do|does|did|can|could|should|will|would|may|must|needs?|i|we|they|you|he|she|it|the|a|an|my|our|their|in|on|of|for|at|from|to|still|not)\b|$)/i.exec(
      question,
    );
  if (counted && (/^(?:which|whose)\b/i.test(question) || !readVerb(counted[1] ?? '')))
    // "how many passengers board": what is counted ends where its verb begins.
    return plausible(withoutPeople(readClause(counted[1] ?? '')?.subject || (counted[1] ?? '')));
  const rest = question.replace(
    /^(?:who|what|when|where|why|whether|if|that|how(?: (?:many|much|often|long|far|well|old))?)\s+/i,
    '',
  );
  const clause = readClause(rest);
  if (
    clause &&
    !/^(?:who|what)\b/i.test(question) &&
    !/^(?:i|we|they|you|he|she|it|there|this|that|someone|somebody|people)$/i.test(clause.subject)
  )
    return plausible(clause.subject);
  const words = rest.split(' ');
  const verb = words.findIndex((word) => readVerb(word));
  if (verb < 0 || verb > 2) return undefined;
  const after =
    words
      .slice(verb + 1)
      .join(' ')
      .split(/\s+(?:and|when|if|by|at|on|in|for|to|with|from|because)\s+/i)[0] ?? '';
  return plausible(after.replace(/^(?:been |not |on |for |in |at |to |which |what )+/i, ''));
}

/** "products others", "berth skippers": who did it is no part of the name. */
function withoutPeople(words: string): string {
  const [first = '', ...rest] = words.split(' ');
  const at = rest.findIndex(
    (word) => isPerson(word) || /^(?:others|people|everybody|everyone|somebody|someone|nobody)$/i.test(word),
  );
  return [first, ...(at < 0 ? rest : rest.slice(0, at))].join(' ');
}

/** The noun phrase in the words, where it can name a thing. */
export function plausible(words: string | undefined): NounPhrase | undefined {
  // "half a day" is about the day.
  const noun = words ? readNounPhrase(words.replace(/^half (?=(?:an?|the) )/i, '')) : undefined;
  if (
    !noun ||
    noun.core.split(' ').length > 5 ||
    /^(?:it|them|this|that|me|us|they|one|so|everything|something|anything|nothing|someone|somebody|anybody|anyone|nobody|everybody|everyone|people|i|we|you|he|she|here|there)$/i.test(
      noun.core,
    )
  )
    return undefined;
  if (ADVERBS.has(noun.core.toLowerCase())) return undefined;
  // "know by six": a number names no thing.
  if (
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|noon|midnight|hundred|thousand|up|down|out|off)$/i.test(
      noun.core,
    )
  )
    return undefined;
  if (OPENS_QUESTION.test(noun.text) || !/^[\p{L}\p{N}]/u.test(noun.core)) return undefined;
  // "about boxes", "and at what time", "own notes": no noun in front, or a word that means whose it is.
  if (/^(?:and|or|but|about|of|by|at|in|on|for|to|with|not|too|also)\b/i.test(noun.core)) return undefined;
  if (/^(?:own|same) \S/i.test(noun.core))
    return { ...noun, core: noun.core.replace(/^\S+ /, ''), body: noun.body.replace(/^(?:own|same) /i, '') };
  const verb = readVerb(noun.head);
  // "a booking", but not "to be booked": a noun shows itself by its article.
  return verb &&
    verb.form !== 'base' &&
    verb.form !== 'third' &&
    noun.core === noun.head &&
    noun.determiner === '' &&
    !isMass(noun.core)
    ? undefined
    : noun;
}
