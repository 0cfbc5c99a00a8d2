import { upperFirst } from '../language/capitals.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { isMissed } from './is-missed.ts';
import type { People } from './people.ts';
import { THE_PRODUCT } from './read-request.ts';

const NOT =
  '(?:(?:still|currently|unfortunately) )?(?:does not|do not|will not|would not|can ?not)(?: (?:yet|currently|even))?';
const LETS = new RegExp(`^(.+?) ${NOT} (?:let ([^,]+?)|(?:allow|permit|enable) ([^,]+?) to) ([a-z]+(?: .+)?)$`, 'i');
const SUPPORTS = new RegExp(`^(.+?) ${NOT} (?:support|offer|allow|permit) ([a-z]+ing) ([^,]+)$`, 'i');
/** "Seeing past payments is not possible for tenants" */
const DOING =
  /^([a-z]+ing) ([^,]+?) is (?:(?:currently|still|at the moment|right now) )?(?:not(?: yet)? (?:possible|supported|an option)|impossible)(?: (?:for (.+?)|at the moment|right now|yet|so far))?$/i;
/** What may be the case of a rule. */
const BOUND =
  /[,;:]|\b(?:unless|until|when|if|once|before|after|without|only|twice|so|because|but|(?:more|less|fewer) than)\b/i;

const CAN_BUT =
  /^((?:the |our |my )?(?:[\w-]+ )??[\w-]+) can (?!not\b)([a-z]+) ((?:an? |the |their |our |my )?(?:[\w-]+ )?[\w-]+),? but (?:they |we |i )?(?:still |currently )?(?:can ?not|could not|(?:is|are|am) not able to) ([a-z]+(?: [^,;]+)?)$/i;
/** Who may look and not touch: that is how it is laid down. */
const LOOKS = /^(?:see|view|read|look|open|browse|comment|suggest|propose|request|ask|join|enter|watch)$/i;

function granted(who: string, deed: string): string {
  const bare = who.toLowerCase();
  const name = /^(?:me|us)$/.test(bare) ? (bare === 'me' ? 'I' : 'We') : upperFirst(who);
  return `${name} should be able to ${deed}`;
}

function isFree(deed: string): boolean {
  return isBaseVerb(deed.split(' ')[0]?.toLowerCase() ?? '') && (!BOUND.test(deed) || isMissed(deed));
}

/** "can create flats but cannot delete them": what they cannot is wished for, of the same thing. */
function theOther(text: string, people: People): string | undefined {
  const [, who = '', verb = '', thing = '', deed = ''] = CAN_BUT.exec(text) ?? [];
  if (!deed || LOOKS.test(verb) || !isFree(deed)) return undefined;
  if (!people.isPersonPhrase(who) && !people.isSpeaker(who)) return undefined;
  return granted(who, deed.replace(/\b(?:it|them)\b/i, thing.replace(/^an? /i, 'the ')));
}

/** What the product does not let somebody do, they want to be able to do. */
export function notLet(text: string, people: People): string | undefined {
  const isProduct = (words: string) => THE_PRODUCT.test(words) || people.isProduct(words);
  const [, what = '', whom = '', whoever = '', deed = ''] = LETS.exec(text) ?? [];
  const who = whom || whoever;
  if (deed && isProduct(what) && isFree(deed) && (people.isPersonPhrase(who) || people.isSpeaker(who)))
    return granted(who, deed);
  const [, product = '', offered = '', thing = ''] = SUPPORTS.exec(text) ?? [];
  const base = fromGerund(offered.toLowerCase());
  if (base && isProduct(product) && isFree(`${base} ${thing}`)) return `It should be possible to ${base} ${thing}`;
  const [, doing = '', rest = '', whose] = DOING.exec(text) ?? [];
  const verb = fromGerund(doing.toLowerCase());
  if (verb && isFree(`${verb} ${rest}`))
    return whose ? granted(whose, `${verb} ${rest}`) : `It should be possible to ${verb} ${rest}`;
  return theOther(text, people);
}
