import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { lowerFirst } from './trouble-words.ts';

/** The rule with its usual short forms written out. */
export function spelledOut(text: string): string {
  return (
    expandContractions(text)
      .replace(/\s*\([^)]*\)/g, '')
      .replace(/^the ([\w-]+(?: [\w-]+)?) alone (?=(?:may|can|is allowed to|must)\b)/i, 'only the $1 ')
      .replace(
        /\b(?:a )?max(?:\.|imum)?(?: of)? (?=\d|(?:one|two|three|four|five|six|eight|ten|twelve|twenty)\b)/gi,
        'at most ',
      )
      .replace(
        /\b(?:a )?min(?:\.|imum)?(?: of)? (?=\d|(?:one|two|three|four|five|six|eight|ten|twelve|twenty)\b)/gi,
        'at least ',
      )
      .replace(/^whoever (?=\w)/i, 'anybody who ')
      .replace(/,? except (?:if|when|in case) /gi, ' unless ')
      .replace(/[.!\s]+$/, '')
      // "twice at most", "three nights at most": as it is read further on.
      .replace(/ (once|twice|(?:\d+|one|two|three|four|five|six|ten|twelve) [a-z]+) at most$/i, ' at most $1')
  );
}

/** "one voucher per order", "free delivery from 50 euros", "colouring only with a patch test": a title that is a rule. */
export function titleAsRule(text: string): string | undefined {
  const [, one = ''] =
    /^(?:only |just )?(one (?!(?:click|page|place|list|overview|screen|app|system|button|way|login|view|tool|calendar)\b)[a-z-]+(?: [a-z-]+)? (?:per|for each|for every) (?!(?:click|page|screen)\b)[a-z-]+(?: (?!with\b|that\b|which\b|and\b|so\b)[a-z-]+){0,5})$/i.exec(
      text,
    ) ?? [];
  if (one) return `there is only ${lowerFirst(one)}`;
  const [, thing = '', bound = ''] =
    /^free ([a-z-]+(?: [a-z-]+)?) (from (?:[€$£] ?)?\d[\d.,]*(?: ?[%€$£]| [a-z]+)?(?: on(?:wards)?)?)$/i.exec(text) ??
    [];
  if (thing) return `${thing} ${readNounPhrase(thing)?.plural ? 'are' : 'is'} free ${bound}`;
  const [, what = '', how = ''] =
    /^(?!(?:the|an?|show|see|print|send|list|let|use|allow|not|if|when)\b)([\p{L}'-]+(?: [\p{L}\d'%-]+){0,4}?) (only (?:with|when|if|after|on|in|within|once|twice|by|for|until|before) .+)$/iu.exec(
      text,
    ) ?? [];
  if (!what || parseSentence(what).clauses[0]?.group) return undefined;
  return `${lowerFirst(what)} ${readNounPhrase(what)?.plural ? 'are' : 'is'} allowed ${how}`;
}

/** "no update while it records", "at most two plates per permit": what there is by the rule. */
function asStatement(text: string): string {
  const title = titleAsRule(text);
  if (title) return title;
  const isBare =
    /^(?:no(?! more (?!than)| longer)|not more than|at most|at least|up to|only|just) /i.test(text) &&
    !parseSentence(
      text.split(
        /,| (?:unless|when|if|while|until|once|before|after)\b| for (?:any(?:one|body)|those|people) who\b/,
      )[0] ?? text,
    ).clauses[0]?.group;
  // "guests at most five times a season", "dogs only on a lead": how far it is allowed.
  const [, who = '', how = ''] =
    /^([\p{L}'-]+s|[\p{L}'-]+ [\p{L}'-]+s) ((?:at most|no more than|only) .+)$/iu.exec(text) ?? [];
  if (who && !parseSentence(text.split(',')[0] ?? '').clauses[0]?.group) return `${who} are allowed ${how}`;
  if (!isBare) return text;
  const [, many = ''] = /^(?:no more than|not more than|at most|at least|up to|only|just) (\S+)/i.exec(text) ?? [];
  const [thing = ''] = text
    .replace(/^no /i, '')
    .split(/ (?:of|in|on|at|from|while|when|if|unless|until|per|without|for|with|before|after|by|during)\b/i);
  const isMany = many ? !/^(?:one|an?|1)$/i.test(many) : readNounPhrase(thing)?.plural;
  return `there ${isMany ? 'are' : 'is'} ${lowerFirst(text).replace(/^up to /i, 'at most ')}`;
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
