import { HARM, HARMFUL_VERBS } from './harm.ts';

/** What people say and feel of a trouble: it is not the trouble itself. */
export const EMOTIVE =
  /^(?:complain|laugh|moan|grumble|think|believe|say|feel|hate|suffer|cry|annoy|worry|curse|argue|blame|suspect|wonder|joke|admit|thank)$/;
/** What only people do, however they are called. */
export const COMPLAINS = /^(?:complain|laugh|moan|grumble|curse|argue|thank|worry)$/;
/** Who turns to whoever tells it does so because of the trouble. */
export const TURNS_TO = /^(?:ask|call|phone|ring|write|mail|tell|chase)$/;
/** What no product keeps from happening: what goes wrong is what comes of it. */
export const EXTERNAL =
  /\b(?:wi-?fi|signal|network|reception|bluetooth|battery|power|electricity|internet|connection|rain|snow|storm|frost|jam|falls? (?:ill|sick)|ill|sick|dead|died|retires?|birthday|turns? out)\b/i;
/** Where and how something is. */
export const SETTING =
  /^(?:live|sit|stand|lie|have|get|go|come|work|drive|travel|be|bring|thank|retire|know|own|wear)$/;

/** Words of which each says that something is not as it should be. */
const STRONG =
  /\b(?:(?:is|are|was|were|takes?|lasts?) (?:(?:even|much|far|a lot|always|often|still|sometimes) )*(?:longer|slower|later|worse|older|smaller|more [a-z]+|less [a-z]+) than|wrong(?:ly)?|now$|right now|at present|at the moment|instead of|although|even though|even when|just because|no longer|gone|(?<!\b(?:stays?|kept) )in the bin|twice(?! (?:a|an|per|every|each) )|three times(?! (?:a|an|per|every|each) )|again at the|every single|not where|two different|a different|nowhere|unreadable|for nothing|by mistake|too (?:late|low|high|long|short|small|big|early|far|often|dark|loud|quiet|much|many|few|little)|one by one|(?:is|are|was|as) final|too much|logs? \w+ out|throws? \w+ out|kicks? \w+ (?:out|off)|cuts? \w* ?off|(?<!-)\b(?:says?|shows?|marks?) (?:[\w']+ ){0,4}(?:not|no|error|invalid|wrong|unknown)\b(?!-)|(?:and|but|,) ?not (?:by|in|for|per) |before .* even|mould|stuck|out short|mid sentence|on the very (?:day|same)|turns? (?:round|around) at the)\b/i;
/** Words that often go with harm. */
const WEAK =
  /\b(?:too|lost|late|slow|waiting|waits|blocked|costs?|expires?|full|empty|left|refuses?|rejects?|drops?|dries|dry|overlap|jumps?|same|all the time|hours|days later|weeks later|next morning|always|pile|piling|as dehydrated|separately)\b/i;

/** How much the words of an event say that it hurts. */
export function harmOf(verb: string, said: string): number {
  return (HARMFUL_VERBS.has(verb) || HARM.test(said) ? 4 : 0) + (STRONG.test(said) ? 4 : 0) + (WEAK.test(said) ? 2 : 0);
}

/** What sets a bound is a rule. */
export const BOUND = /\b(?:at the latest|at most|at least|no more than|no later than|may|allowed to)\b/i;
/** What somebody thinks of a thing or feels. */
export const MOOD =
  /\b(?:being|mean|amused|happy|pleased|impressed|angry|furious|upset|sad|fine|useless|nonsense|stupid|silly|worth nothing)\b/i;
/** What is ruled and not complained of: "new goods are never allowed". */
export const ALLOWED = /\b(?:allowed|permitted|accepted|booked|sent|posted|sold|given)\b/i;
