import { parseAction, parseSentence, textOf } from '../grammar/parse.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { actionOf } from './clause-words.ts';
import type { People } from './people.ts';

const THAT_DEED = /\b(?:do|does|doing) (?:that|this|so|it)\b(?! (?:for|to|with) )/i;
const WHO_CAN =
  /^(?:only |nobody (?:but|except) )?[\w' -]+? (?:can|may|must|should(?: be able to)?|could|might|shall|have to|has to|wants? to|would like to|would rather|prefer to|be allowed to|are allowed to|is allowed to|not be able to) (?:not |only |always |also )?do (?:that|this|so|it)\b/i;

/** "spends an hour a day moving appointments" */
const SPENT =
  /\b(?:spends?|spent|wastes?|loses?) (?:[\w'-]+ ){1,8}?(?!(?:morning|evening)\b)([a-z]+ing) ([\w' -]{3,60})$/i;
/** Others do it so far. */
const INSTEAD = /\bdo (?:that|this|it) (?:all )?(?:themselves|himself|herself|instead|on their own|by themselves)\b/i;

/** What the sentence before has somebody do, base first: "pay by invoice". */
function deedOf(before: string, sentence: string, people: People): string | undefined {
  const told = before.replace(/[.!?]+$/, '');
  const [, doing = '', spentOn = ''] = SPENT.exec(told) ?? [];
  const spent = fromGerund(doing);
  if (spent && isBaseVerb(spent)) return `${spent} ${spentOn}`;
  const [clause, next] = parseSentence(told, people.names).clauses;
  if (!clause?.group || next || clause.group.negated || clause.group.passive || clause.group.past) return undefined;
  const isAsked =
    clause.mood !== 'statement' ||
    clause.group.modal !== undefined ||
    /^(?:want|need|like|have)$/.test(clause.group.verb);
  const who = textOf(clause.subject);
  const [doer = ''] = sentence.split(' ');
  const isDone = /^(?:they|he|she)$/i.test(doer) && people.isPersonPhrase(who);
  const isInstead = INSTEAD.test(sentence) && (people.isSpeaker(who) || people.isPersonPhrase(who));
  if (!isInstead && (!(isAsked || isDone) || people.isSpeaker(who))) return undefined;
  const action = actionOf({ ...clause, subs: [] }, people)
    .replace(/^(?:be (?:able|allowed) to|want to|need to|have to|would like to|want|need) /, '')
    .replace(/^(?:let|allow|enable) /, '');
  const led = people.leading(action);
  const deed = led
    ? action
        .slice(led.length)
        .replace(/^ (?:to )?/, ' ')
        .trim()
    : action;
  const [verb] = parseAction(deed).clauses;
  return verb?.group && deed.split(' ').length <= 10 && !/\b(?:it|them|that|this|they)\b/i.test(deed)
    ? deed
    : undefined;
}

/** "Only business customers may do that": what they do, the sentence before says. */
export function withDeed(sentence: string, before: string, people: People): string {
  if (!WHO_CAN.test(sentence)) return sentence;
  const deed = deedOf(before, sentence, people);
  // "by phone", and now in the app: how it is done so far is no part of it.
  const isElsewhere = /\bdo (?:that|this|it|so) [a-z]/i.test(sentence);
  const plain = isElsewhere
    ? deed?.replace(
        / (?:by (?:phone|hand|mail|e-?mail|post|fax)|on paper|manually|in (?:a |an )?(?:spreadsheets?|excel))\b/i,
        '',
      )
    : deed;
  // "Later only the manager may do it": until when others may is no part of it.
  const timeless = /^(?:later|afterwards|then|after|from)\b/i.test(sentence)
    ? plain?.replace(/ (?:until|before|within|by|up to) .*$/i, '')
    : plain;
  return timeless ? sentence.replace(THAT_DEED, timeless) : sentence;
}
