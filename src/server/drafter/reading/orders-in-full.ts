import { upperFirst } from '../language/capitals.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { isMass, isPerson, isPlural, singular } from '../language/nouns.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { verbKind } from '../language/verb-forms.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';
import { DETERMINERS, PREPOSITIONS } from '../lexicon/function-words.ts';
import { traitsOf } from '../lexicon/things.ts';
import { withGivenArticle } from './given-article.ts';
import { lowerFirst } from './trouble-words.ts';

/** Hardly ever anything but the verb of an order where an idea starts with them, although some are nouns as well. */
const ORDERS =
  /^(?:snooze|mute|unmute|pin|unpin|undo|redo|unlock|unlink|dedupe|archive|prefill|preselect|merge|restore|revert|reprint|resend|reopen|reassign|reschedule|rename|rebook|relabel|recount|reweigh|rerun|reload|revoke|replace|rescan)$/;
/** Orders only where more than a name stands behind them: "loop the clip until", but "loop pedal". */
const ORDERS_IN_CASE =
  /^(?:loop|preview|pause|rewind|replay|repeat|skip|lock|swap|batch|flag|print|scan|scale|crop|trim|rotate|freeze|split|block|clear|reset|retry|resume|queue|ping|shuffle|fade)$/;
/** Verbs that only look as if they were made with "re-" or "un-". */
const OF_PEOPLE =
  /^(?:remind|receive|request|require|recommend|respond|reply|rely|remain|relate|decide|depend|describe|design|deserve|demand|deliver|understand|refuse|report|return|reserve|register|regret|reach|realise|realize|render|review|reward|repair|record|release|prevent|prepare|prefer|present|predict|preserve)$/;
/** What only stands behind the thing of an order. */
const CASE =
  /^(?:until|before|after|without|when|once|if|whenever|while|instead|so|because|again|by hand|with (?:one|a single|two) (?:tap|click|press|button))\b/;
/** Names of what stands on a screen, and of what is sent or paid: "snooze button", "undo history". */
const NAMED =
  /^(?:button|bar|box|icon|mode|feature|function|option|panel|tab|menu|page|screen|view|preview|wizard|setting|history|log|field|dialog|widget|shortcut|key|code|fee|charge|rate|limit|period|time|rule|policy|policies|count|counter|pedal|job|stack|toggle|switch|list|queue|board|process|request|form|plan|date)$/;

const ENDS =
  /^(?:and|or|but|until|before|after|when|once|if|whenever|while|instead|so|because|again|that|which|who|as|\d.*)$/;

/** The bare name behind a verb: "box label" of "box label without weighing"; nothing where it has an article or is no name. */
function bareName(words: readonly string[]): readonly string[] | undefined {
  const end = words.findIndex(
    (word) => PREPOSITIONS.has(word.toLowerCase()) || ENDS.test(word) || /[^\w'’-]/.test(word),
  );
  const at =
    end >= 0 && /^[\w'’-]+[,;:.!?]*$/.test(words[end] ?? '') && /[,;:.!?]$/.test(words[end] ?? '') ? end + 1 : end;
  const name = (at < 0 ? words : words.slice(0, at)).map((word) => word.replace(/[,;:.!?]+$/, ''));
  const [first = ''] = name;
  const last = name.at(-1) ?? '';
  return name.length > 0 &&
    name.length < 4 &&
    /^[a-z]/.test(first) &&
    !DETERMINERS.has(first) &&
    !isPlural(last) &&
    !isMass(last) &&
    !NAMED.test(last) &&
    (tagWords(`the ${last}`)[1]?.tag === 'NOUN' || traitsOf(last, false).size > 0)
    ? name
    : undefined;
}

/** "reprint box label without weighing it again": an order of which the article was left out. */
function withItsThing(sentence: string): string {
  const [verb = '', ...rest] = lowerFirst(sentence).split(' ');
  const isSure =
    ORDERS.test(verb) ||
    (/^(?:re|un|de|pre)[a-z]{4,}$/.test(verb) && !OF_PEOPLE.test(verb) && verbKind(verb) === 'verb');
  if (!isSure && !ORDERS_IN_CASE.test(verb)) return sentence;
  const name = bareName(rest);
  if (!name || (!isSure && !CASE.test(rest.slice(name.length).join(' ')))) return sentence;
  const [order = '', ...brackets] = `${verb} ${rest.join(' ')}`.split(/(?= \()/);
  return upperFirst(withGivenArticle(order) + brackets.join(''));
}

/** "Only look at new rows", "Never ask for a password on the kiosk": what the product does, with its adverb in front. */
const DOES_SO =
  /^(only|just|always|never|silently|quietly) ([a-z]+) ((?:at|for|on|with|in|into|from|to|about|within) [^.!?;:]+)$/i;
/** What people do themselves there, and what is as much a noun with a word for its kind in front: "only members in". */
const BY_PEOPLE = /^(?:log|sign|check|go|come|swim|drive|walk|talk|write|speak|play|work|pay|park|sit|eat)$/;

/** What only a product does. */
const BY_PRODUCT = /^(?:ask|prompt|search|look|wait|sync|refresh|load|scan|switch|scroll|jump|fall)$/;

/** "Checks on the table take an hour": what the sentence before is about, where that is a thing; else the product. */
function doerIn(before: string): string {
  const subject = before && textOf(parseSentence(before).clauses[0]?.subject ?? []);
  const noun =
    subject && !/^(?:i|we|you|they|he|she|it|this|that|there|everybody|everyone|nobody)$/i.test(subject)
      ? readNounPhrase(subject)
      : undefined;
  return noun && !isPerson(singular(noun.head)) && /^[a-z -]+$/i.test(noun.core)
    ? `The ${lowerFirst(noun.core)}`
    : 'The app';
}

function doesSo(sentence: string, before: string): string {
  const [, how = '', verb = '', rest = ''] = DOES_SO.exec(sentence) ?? [];
  // "Never lend on Sundays": nobody does, where nothing else was told.
  if (
    !verb ||
    !isBaseVerb(verb) ||
    BY_PEOPLE.test(verb) ||
    (before === '' && /^never$/i.test(how) && !BY_PRODUCT.test(verb))
  )
    return sentence;
  const adverb = /^just$/i.test(how) ? 'only' : how.toLowerCase();
  return `${doerIn(before)} should ${adverb} ${verb} ${rest}`;
}

/** The orders of a text as they are said in full: with the article that was left out, and with whoever does what stands behind an adverb. */
export function ordersInFull(text: string): string {
  if (text.includes('\n')) return text;
  return text
    .split(/(?<=[.!?]\s)/)
    .map((sentence, at, all) => {
      const [, bare = '', end = ''] = /^([\s\S]*?)([.!?]*\s*)$/.exec(sentence) ?? [];
      const told = withItsThing(doesSo(bare, all[at - 1] ?? ''));
      return told === bare ? sentence : told + end;
    })
    .join('');
}
