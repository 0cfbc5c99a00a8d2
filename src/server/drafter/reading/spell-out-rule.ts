import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { lowerFirst } from './trouble-words.ts';

/** The rule with its usual short forms written out. */
export function spelledOut(text: string): string {
  return expandContractions(text)
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\bmax(?:\.|imum)?(?: of)? (?=\d)/gi, 'at most ')
    .replace(/\bmin(?:\.|imum)?(?: of)? (?=\d)/gi, 'at least ')
    .replace(/^whoever (?=\w)/i, 'anybody who ')
    .replace(/,? except (?:if|when|in case) /gi, ' unless ')
    .replace(/[.!\s]+$/, '');
}

/** "no update while it records", "at most two plates per permit": what there is by the rule. */
function asStatement(text: string): string {
  const isBare =
    /^(?:no(?! more (?!than)| longer)|not more than|at most|at least|only|just) /i.test(text) &&
    !parseSentence(text.split(/,| (?:unless|when|if|while|until|once|before|after)\b/)[0] ?? text).clauses[0]?.group;
  // "guests at most five times a season", "dogs only on a lead": how far it is allowed.
  const [, who = '', how = ''] =
    /^([\p{L}'-]+s|[\p{L}'-]+ [\p{L}'-]+s) ((?:at most|no more than|only) .+)$/iu.exec(text) ?? [];
  if (who && !parseSentence(text.split(',')[0] ?? '').clauses[0]?.group) return `${who} are allowed ${how}`;
  if (!isBare) return text;
  const [, many = ''] = /^(?:no more than|not more than|at most|at least|only|just) (\S+)/i.exec(text) ?? [];
  const [thing = ''] = text
    .replace(/^no /i, '')
    .split(/ (?:of|in|on|at|from|while|when|if|unless|until|per|without|for|with|before|after|by|during)\b/i);
  const isMany = many ? !/^(?:one|an?|1)$/i.test(many) : readNounPhrase(thing)?.plural;
  return `there ${isMany ? 'are' : 'is'} ${lowerFirst(text)}`;
}

/** In front of what a title names. */
export const ABOUT = 'when it comes to ';

/** A title in front of a rule, and the rule. */
export function parted(text: string): { about: string; rule: string } {
  const [about = ''] = text.startsWith(ABOUT) ? (/^[^,]+, /.exec(text) ?? []) : [];
  return { about, rule: text.slice(about.length) };
}

/** "sunset dates: once announced they can be moved later": of what a rule speaks stands in front of it. */
export function withLabel(text: string): string {
  const [, label = '', rule = ''] = /^([^:,;]{4,60}):\s+(.+)$/.exec(text) ?? [];
  if (!rule || /\d$/.test(label)) return asStatement(text);
  const isName =
    !/^(?:who|what|when|where|how|which)\b|\b(?:is|are|must|may|can|should|has|have|if|when|who|that|they|it)\b/i.test(
      label,
    );
  if (!isName) return text;
  const small = lowerFirst(label);
  const pronoun =
    /^((?:(?:once|when|if|as soon as) [\w ]{3,30} )?)(?:they|it) (?=(?:can|may|must|are|is|should|have|has)\b)/i;
  if (pronoun.test(rule))
    return rule.replace(pronoun, (_, front: string) => (front ? `${front.trim()}, ${small} ` : `${small} `));
  // "knives: must never be left in the sink"
  if (/^(?:must|may|can|should|has to|have to|never|only|not)\b/i.test(rule)) return `${small} ${lowerFirst(rule)}`;
  return `${ABOUT}${small}, ${asStatement(lowerFirst(rule))}`;
}
