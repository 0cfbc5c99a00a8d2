import { storyParts } from './story-form.ts';
import { tagged } from './tagger.ts';
import { ACTION_VERBS, isActionForm, looksInflected } from './verbs.ts';
import { fold, stem } from './words.ts';

const SILENT_H = /^(?:hour|honest|honou?r|heir)/iu;
const LIKE_YOU = /^(?:uni(?!n|m)|use|usu|uti|ura|eu|ewe|one\b|once\b|ubiq)/iu;

/** Whether a word begins with a vowel when spoken; null where that depends on how people say it. */
function soundsLikeVowel(word: string): boolean | null {
  if (/^\d/u.test(word)) return /^(?:8|11(?!\d)|18(?!\d)|11[,.]|18[,.])/u.test(word);
  if (/^[A-Z][A-Z0-9/]+s?$/u.test(word)) {
    if (/^[AEIO]/u.test(word)) return true;
    return /^[BCDGJKPQTVWYZU]/u.test(word) ? false : null;
  }
  if (SILENT_H.test(word)) return true;
  if (LIKE_YOU.test(word)) return false;
  return /^[aeiou]/iu.test(word);
}

function articleSlips(text: string): string[] {
  const slips: string[] = [];
  for (const [, article = '', word = ''] of text.matchAll(/\b([Aa]n?)\s+["“']?([\p{L}\p{N}][\p{L}\p{N}/,.-]*)/gu)) {
    const vowel = soundsLikeVowel(word);
    if (vowel !== null && vowel !== (article.toLowerCase() === 'an')) slips.push(`article: ${article} ${word}`);
  }
  return slips;
}

const RULES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['doubled word', /\b(?!(?:had|that)\b)(\p{L}+)\s+\1\b/iu],
  ['two determiners', /\b(?:an?|the)\s+(?:an?|the|my|our|your|their|its|his|her|this|that|these|those|each|every|any)\b/iu],
  ['article before a plural verb form', /\bto\s+(?:an?|the)\s+(?:be|can|will|must)\b/iu],
  ['so that twice', /so that\s+(?:so|because|in order|to|and|or|that)\b/iu],
  ['space before punctuation', /\s[,.;:!?](?:\s|$)/u],
  ['doubled punctuation', /,,|\.\.|,\.|\.,|;,|!\.|\?\./u],
  ['doubled space', /\S {2,}\S/u],
  ['singular with plural verb', /(?:^|[,;:]\s|\b(?:that|when|if|because|while|whether|until|unless)\s)(?:an?|each|every)\s+\p{L}+\s+(?:are|were|have|do)\b/iu],
  ['plural with singular verb', /^(?:the |all |their )?(?!(?:process|access|progress|news|status|address|business|analysis|bus|class|pass|loss|press|success|witness|illness|this|his|its|status|campus|bonus|virus|focus|surplus|census|apparatus)\b)\p{Ll}+[^s\s]s\s+(?:is|was|has|does)\b/iu],
  ['object as a subject', /^(?:him|them|us|me|her)\s+(?:is|are|was|were|has|have|can|cannot|may|must)\b/iu],
  ['two modals', /\b(?:can|could|must|should|will|would|may|might|cannot)\s+(?:not\s+)?(?:can|could|must|should|will|would|may|might|cannot)\b/iu],
  ['no after not', /\b(?:not|never|cannot)\s+(?:not|never|no)\b/iu],
]; // prettier-ignore

const NEVER_LAST =
  /(?:(?<!\b(?:say|says|said|do|does|did|done|told|if|not|or|and)\s)\bso|(?:^|\s)(?:and|or|the|an?|because|if|than|into|their|its|my|your|our|when|while|which|not|be|very))[.?!]?$/iu;
const SELDOM_LAST = /(?:^|\s)(?:of|to|for|with|from|at|by|as)[.?!]?$/iu;
const LICENSES_STRANDING =
  /\b(?:which|that|who|whom|what|where|whose|how|belongs?|belonging|refers?|assigned|used|they|it)\b/iu;

function dangles(clause: string): boolean {
  const end = clause.trim();
  return NEVER_LAST.test(end) || (SELDOM_LAST.test(end) && !LICENSES_STRANDING.test(end));
}

function unbalanced(text: string): boolean {
  const count = (mark: RegExp): number => (text.match(mark) ?? []).length;
  return count(/"/gu) % 2 === 1 || count(/“/gu) !== count(/”/gu) || count(/\(/gu) !== count(/\)/gu);
}

function modalSlips(text: string): string[] {
  const slips: string[] = [];
  const modal =
    /\b(?:can|could|must|should|will|would|may|might|cannot|do not|does not|did not|don't|doesn't|didn't)\s+(?:not\s+)?(\p{L}+)/giu;
  for (const [whole, word = ''] of text.matchAll(modal)) if (looksInflected(word)) slips.push(`verb form: ${whole}`);
  return slips;
}

/** Slips that any sentence may have. */
function sentenceSlips(text: string): string[] {
  const slips = [...articleSlips(text), ...modalSlips(text)];
  for (const [name, pattern] of RULES) {
    const found = pattern.exec(text);
    if (found !== null) slips.push(`${name}: ${found[0].trim()}`);
  }
  if (unbalanced(text)) slips.push('unbalanced quotes or brackets');
  if (!/^["“]?[\p{Lu}\p{N}]/u.test(text)) slips.push('lower-case start');
  if (!/[.?!]["”]?$/u.test(text)) slips.push('no full stop');
  if (dangles(text)) slips.push('dangling word at the end');
  return slips;
}

const NOT_A_VERB = new Set(`a an the my our your their its his her this that these those i we you he she it they me us them to of for with from in on at by
  no not and or if when so there what which who how`.split(/\s+/u)); // prettier-ignore

function wantSlips(want: string): string[] {
  const [first = '', second = ''] = fold(want.replace(/^to\s+/u, '')).split(/\s+/u);
  const verb = first === 'automatically' || first === 'also' ? second : first;
  if (first === 'to') return ['to to'];
  if (verb === 'no' && second === 'longer') return [];
  if (NOT_A_VERB.has(verb) && !(verb === 'not' && second !== '')) return [`no verb after "want to": ${verb}`];
  if (looksInflected(verb)) return [`verb form after "want to": ${verb}`];
  const bare = verb.replace(/^(?:pre|re|co|auto|over)-/u, '');
  if (ACTION_VERBS.has(bare) || verb === 'be' || verb === 'not') return [];
  const tag = tagged(`I want to ${want.replace(/^to\s+/u, '')}`)[3]?.tag;
  return tag === 'VERB' || tag === 'AUX' || tag === 'ADV' ? [] : [`no verb after "want to": ${verb}`];
}

const SINGULAR_IN_S = /(?:ss|us|is|sales|news|operations|relations|resources|affairs|services)$/iu;

function roleSlips(text: string, role: string): string[] {
  const last = role.split(/\s+/u).at(-1) ?? '';
  const headNoun =
    role
      .split(/\s+(?:of|for|from|with|in|at|on|who)\s+/u)[0]
      ?.split(/\s+/u)
      .at(-1) ?? last;
  const slips: string[] = [];
  if (/^as an? /iu.test(text) && headNoun.endsWith('s') && !SINGULAR_IN_S.test(headNoun))
    slips.push(`plural after "As a": ${role}`);
  if (/^as (?!an? |the |one |somebody |someone )/iu.test(text)) slips.push('no article before the role');
  return slips;
}

/** Verbs of benefits which the tagger takes for plurals: "no ferry sails overloaded". */
const ALSO_VERBS = new Set([
  'train',
  'sail',
  'board',
  'fit',
  'cost',
  'last',
  'arriv',
  'stay',
  'go',
  'grow',
  'sleep',
  'feel',
  'mean',
  'wast',
]);

function benefitSlips(benefit: string): string[] {
  if (benefit === '') return [];
  const words = tagged(benefit);
  const hasVerb = words.some(
    ({ text, tag }) =>
      tag === 'VERB' ||
      tag === 'AUX' ||
      /n't$|^(?:is|are|can|will|has|have|does|do)$|^\p{L}+['’](?:m|re)$/iu.test(text),
  );
  // "no mistakes creep in", "half the parents answer": behind several stands their verb.
  const ofMany = (text: string, at: number): boolean =>
    /[^s]s$/u.test(words[at - 1]?.text ?? '') && (ACTION_VERBS.has(fold(text)) || fold(text) === 'creep');
  const inflected = (text: string): boolean =>
    /[^s]s$/u.test(text) && (isActionForm(text) || ALSO_VERBS.has(stem(text)));
  if (!hasVerb && !words.slice(1).some(({ text }, at) => inflected(fold(text)) || ofMany(text, at + 1)))
    return ['benefit is not a clause'];
  const first = fold(benefit).split(/\s+/u)[0] ?? '';
  return ['to', 'be', 'can', 'will', 'is', 'are', 'and', 'or', 'of'].includes(first) ? ['benefit has no subject'] : [];
}

/** Grammar slips of a user story that can be decided from its text; each as "kind: where". */
export function storySlips(text: string): string[] {
  const parts = storyParts(text);
  if (parts === null) return sentenceSlips(text);
  const ends = [parts.want, parts.benefit]
    .filter((part) => part !== '' && dangles(part))
    .map((part) => `dangling: ...${part.slice(-20)}`);
  const own = [...wantSlips(parts.want), ...roleSlips(text, parts.role), ...benefitSlips(parts.benefit)];
  return [...new Set([...sentenceSlips(text), ...own, ...ends])];
}

/** Grammar slips of one acceptance criterion, for the actor named `role`. */
export function criterionSlips(text: string, role: string): string[] {
  const slips = sentenceSlips(text);
  const outsideQuotes = text.replace(/["“][^"”]*["”]/gu, '');
  const own = /\b(?:I|me|my|mine|we|us|our|ours)\b/u.exec(outsideQuotes);
  if (own !== null) slips.push(`first person in a criterion: ${own[0]}`);
  const escaped = role.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const verb =
    role === ''
      ? null
      : new RegExp(
          `^(?:An?|The|Each|Every)\\s+${escaped}\\s+(\\p{Ll}+)\\s+(?:an?|the|it|them|their|all|each)\\b`,
          'iu',
        ).exec(text)?.[1];
  if (verb !== undefined && verb !== null && ACTION_VERBS.has(fold(verb)) && !fold(verb).endsWith('ss'))
    slips.push(`third person: ${role} ${verb}`);
  return slips;
}

/** Slips of a headline: it is a title of 3 to 8 words, not a sentence. */
export function headlineSlips(text: string): string[] {
  const slips = [...articleSlips(text)];
  const count = text.trim().split(/\s+/u).length;
  if (count < 3 || count > 8) slips.push(`headline of ${count} words`);
  if (/[.,;:]$/u.test(text)) slips.push('headline ends with punctuation');
  if (!/^["“]?[\p{Lu}\p{N}]/u.test(text)) slips.push('lower-case start');
  if (/^as an? |\bI want\b/iu.test(text)) slips.push('headline is a story');
  if (unbalanced(text)) slips.push('unbalanced quotes or brackets');
  if (/\b(?!(?:had|that)\b)(\p{L}+)\s+\1\b/iu.test(text)) slips.push('doubled word');
  if (NEVER_LAST.test(text.trim()) || SELDOM_LAST.test(text.trim())) slips.push('dangling word at the end');
  return slips;
}
