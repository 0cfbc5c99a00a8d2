import { upperFirst } from '../language/capitals.ts';
import { fromGerund, isBaseVerb, participle } from '../language/verbs.ts';
import { areOthers, spared, type Meant } from './meant-pair.ts';

/** "Can we guide them through it step by step?", "We should remind them automatically" */
const WITH_THEM =
  /^(?:(?:can|could|should) we|we (?:should|could|must|can|want to|would (?:like|love) to|['’]d (?:like|love) to|need to)|let['’]?s|please) (?:please )?([a-z]+) them\b ?([^,;?]*?)(?:, (?:ideally|preferably|best|at best) ([^,;?]+))?\??$/i;
/** What they get by it rather than have done with them. */
const GIVES =
  /^(?:show|tell|give|send|let|offer|ask|help|have|make|get|keep|stop|allow|enable|provide|pay|charge|block|ban)$/;
/** "don't know when the next check is due": of what they are to be reminded. */
const UNKNOWN = /\b(?:know|see|remember|notice|ask(?:ing)?(?: us)?|forget) when ([^,;]+)$/i;

/** "Owners keep calling because ... Can we guide them through it?": they are guided, and guide nobody. */
export const doneWithThem: Meant = (pair) => {
  const [, verb = '', rest = '', ideally = ''] = WITH_THEM.exec(pair.second) ?? [];
  const deed = verb.toLowerCase();
  if (!deed || !areOthers(pair) || GIVES.test(deed) || !isBaseVerb(deed)) return undefined;
  const case_ = deed === 'remind' ? UNKNOWN.exec(pair.does)?.[1] : undefined;
  const times = ideally || rest;
  const how = [rest, ideally]
    .filter(Boolean)
    .join(' ')
    .replace(/ before(?= and (?:again )?(?:an?|one|two|three|\d+) \w+ before$)/i, '');
  // "a month before and again a week before": before what they do not know the day of.
  const what = case_ ? (/\bbefore$/i.test(times) ? ` ${case_}` : ` when ${case_}`) : '';
  if (!how && !what) return undefined;
  return `${upperFirst(pair.who)} should be ${participle(deed)}${how && ` ${how}`}${what}${spared(pair.does)}.`;
};

/** "can't scan tickets when the Wi-Fi is down" */
const CANNOT =
  /^(?:can(?:not|['’]t| not)|are not able to|aren['’]t able to) ([a-z]+) ([^,;]+?)((?: (?:when|if|while|where|without) [^,;]+)?)(?:[,;] .*)?$/i;
/** "Scanning has to work offline too" */
const WORKS =
  /^([a-z]+ing)(?: (?:it|them|this))? (?:has to|have to|should|must|needs? to|ought to) (?:also |still )?(?:work|be possible) ([^,;]+?)(?: too| as well| also)?$/i;

/** "Ushers can't scan tickets when the Wi-Fi is down. Scanning has to work offline too.": what they should be able to do there. */
export const doneThereToo: Meant = ({ second, who, does, people }) => {
  const [, doing = '', where = ''] = WORKS.exec(second) ?? [];
  const [, verb = '', thing = '', when = ''] = (doing && CANNOT.exec(does)) || [];
  if (!verb || people.isSpeaker(who) || fromGerund(doing.toLowerCase()) !== verb.toLowerCase()) return undefined;
  return `${upperFirst(who)} should be able to ${verb} ${thing} ${where}${when}.`;
};
