import { count, LONGEST } from './fit-headline.ts';

const LINK = / (?:only after|unless|until|as long as|by the time|if|when|whenever|once|while|in case|after|before) /i;
/** Whom or what a rule is about, as far as the clause that narrows it down. */
const NARROWED =
  /^((?!any|every|nobody)(?:(?!can\b|cannot\b|only\b)[\w'-]+ ){0,3}?[\w'-]+) (?:who|whom|for whom|that|which|whose) .+? (?=(?:can|cannot|do|does|are|is|pay|pays|get|gets|lose|loses|only|count|counts|receive|receives|have|has)\b)/i;

function bare(text: string): string {
  return text
    .replace(/\b(?:the|an?|their|its|at least) /gi, '')
    .replace(/\bcan only be (?=\w+)/, 'only ')
    .replace(/\b(?:is|are) (?=(?:only )?\w+(?:ed|en|t)\b)/gi, '');
}

/** What a rule says, in as many words as a headline has: whole, without articles, without whom it narrows down to, without its condition. */
export function ruleHeadline(outcome: string): string | undefined {
  const whole = outcome.replace(/^(?:the|an?) /i, '').replace(/[.,;:]+/g, '');
  const wide = whole.replace(NARROWED, '$1 ');
  // "who cancel a day before departure" is no condition of the rule.
  const [deed = whole] = wide === whole ? whole.split(LINK) : [whole];
  const [wideDeed = wide] = wide.split(LINK);
  const isOnlyAfter = / only after /.test(whole);
  const short = [deed, wide, wideDeed, wideDeed.replace(/ (?:who|that|which) .+$/, '')];
  const forms = [whole, ...(isOnlyAfter ? [wide] : short)].flatMap((form) => [form, bare(form)]);
  return forms.find((form) => count(form) >= 3 && count(form) <= LONGEST);
}
