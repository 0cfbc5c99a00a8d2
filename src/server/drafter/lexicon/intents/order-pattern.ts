const ARTICLES =
  '(?:(?:the|an?|my|our|their|his|her|each|every|all|any|another|more than one|single|several|new|old|own) ){0,2}';
/** What belongs to the verb begins no name: "take over a job". */
const NAME = "(?!(?:over|off|out|up|down|back|away)\\b)(?:[\\w'-]+ ){0,2}?[\\w'-]+";
/** Behind the name of the thing stands nothing, or what tells when, where and how. */
export const END =
  '(?=$|,| (?:when|if|after|before|as soon as|once|until|while|without|so|by|via|online|again|at|on|in|with|for|from|to|of|per|within|during|up to|that|who|which)\\b)';

/** The parts of a plain order. */
interface Order {
  /** Its verbs, one of them. */
  readonly deed: string;
  /** What of the thing: "the time", "the number". */
  readonly of?: string;
  /** The names that the thing may have; any where it is left out. */
  readonly thing?: string;
  /** Whether `thing` names its group itself. */
  readonly named?: boolean;
  /** What must stand behind the thing. */
  readonly rest?: string;
}

/** "change the time of a shift": the pattern of an order, whose group `thing` is what the sentences about it speak of. */
export function order({ deed, of, thing, named = false, rest = '' }: Order): RegExp {
  const part = of === undefined ? '' : `(?:the |an? |my |their |its )?${of} (?:of|for) `;
  return new RegExp(`^(?:${deed}) ${part}${ARTICLES}${named ? thing : `(?<thing>${thing ?? NAME})`}${rest}${END}`, 'i');
}
