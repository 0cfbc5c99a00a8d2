import { reworded } from '../language/rewording.ts';
import { upperFirst } from '../language/capitals.ts';
import { isPerson, isPlural, singular, withArticle } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { lowerFirst } from './trouble-words.ts';

/** What only says that a story follows. */
const LABEL =
  /^[\s*_#>]*(?:user[ -]?story|story|us|ticket|feature|requirement|request)(?: ?#?\d+)?[*_]*\s*[:–-]+[*_]*\s*(?=[*_]*as (?:an?|the) )/i;
const AS = String.raw`[*_]*as (?:an?|the) [\w'’/-]+(?: (?!I\b)[\w'’/-]+){0,4}[*_]*`;
const WANTS = String.raw`[*_]*I(?:['’]d| )\s*(?:want|need|would|like|wish|can|should|must|have|love)\b`;
/** "As a guest / I want to pick a space / So that I find one": its lines, or what its dashes part, are one sentence. */
const PARTED_WISH = new RegExp(String.raw`^(${AS})(?:\s*[,;:.]?\s*\n\s*|\s+[-–—]\s+|\s*;\s*)(?=${WANTS})`, 'i');
const PARTED_REASON = /(?:\s*[,;.]?\s*\n\s*|\s+[-–—]\s+|\s*;\s*)[*_]*(so that|in order to|because)\b[*_]*/i;
const IN_BRACKETS = /\s*\((so that|in order to|because) ([^()]+)\)/i;
/** "In my role as a guest I want", "Speaking as a guest: it would help to" */
const SPEAKING =
  /^(?:in my role|speaking|talking|in my capacity|in my position) as (an?|the) ([\w'’-]+(?: (?!(?:I|it)\b)[\w'’-]+){0,2})[,:]? (?=(?:I|it)\b)/i;
/** What is wanted by a roundabout way. */
const ROUNDABOUT: readonly (readonly [RegExp, string])[] = [
  [/(?<=, )it would (?:really |also )?help (?:me )?to (?=[a-z])/i, 'I want to '],
  [
    /\b(I (?:want|need|would like|['’]d like)) (?:the |an? |our |this )?(?:app|application|system|tool|software|product|platform|site|page) to (?:let me|allow me to|enable me to|make it possible to|make it possible for me to) (?=[a-z])/i,
    '$1 to ',
  ],
  [/\bI (?:want|need|would like)(?: it)? that I (?:can|could|am able to|may) (?=[a-z])/i, 'I want to '],
  [/\bI (?:want|need|would like) it to be possible (?:for me )?to (?=[a-z])/i, 'I want to '],
];
/** "ROLE: guest / WANT: pick a space / WHY: I find one": a form that was filled in. */
const FORM =
  /^[*_\s]*(?:role|who|actor|user|persona|as an?)[*_]*\s*[:=][*_]*\s*(?:an? |the )?([^\n:]{3,40})\n+[*_\s]*(?:want|what|need|wish|goal|action|i want(?: to)?)[*_]*\s*[:=][*_]*\s*(?:i want )?(?:to )?([^\n]{4,})(?:\n+[*_\s]*(?:why|benefit|reason|so that|value|purpose)[*_]*\s*[:=][*_]*\s*(?:so that )?([^\n]{4,}))?\s*$/i;
const FOR_WHOM = /^for ((?:(?:the|our|all) )?[\w-]+(?: [\w-]+)?s): ([a-z]+) (?=\S)/i;

function formRead(text: string): string | undefined {
  const [, who = '', deed = '', why = ''] = FORM.exec(text.trim()) ?? [];
  const [verb = ''] = deed.toLowerCase().split(' ');
  if (!deed || !isBaseVerb(verb)) return undefined;
  const reason = why ? ` so that ${/^I\b/.test(why) ? why : lowerFirst(why)}` : '';
  return `As ${withArticle(lowerFirst(who.trim()))}, I want to ${lowerFirst(deed.trim().replace(/[.]$/, ''))}${reason.replace(/[.]$/, '')}.`;
}

/** "Exercise plans: print them with pictures", "Invoices: show which are unpaid": the order is about what stands in front. */
const ABOUT =
  /^((?:(?:the|our|all) )?[\w-]+(?: [\w-]+){0,2}): (?:please )?([a-z]+(?:, [a-z]+)*(?:,? and [a-z]+)?) (?:(them|it)\b|(which) (?=(?:are|have|were|need|can|should|must) ))([^.!?\n]*)[.!]?$/i;

function aboutTold(text: string): string {
  const [, what = '', verb = '', them = '', , rest = ''] = ABOUT.exec(text.trim()) ?? [];
  const last = what.split(' ').at(-1) ?? '';
  const isMany = isPlural(last);
  // "Harness failed: lock it" is a case.
  if (/^(?:past|gerund)$/.test(readVerb(last)?.form ?? '')) return text;
  if (
    !what ||
    !isBaseVerb(verb.toLowerCase().split(/[ ,]/)[0] ?? '') ||
    (them ? isMany !== /^them$/i.test(them) : !isMany)
  )
    return text;
  const thing = lowerFirst(what);
  return them
    ? `${upperFirst(verb)} ${isMany || /^(?:the|our|all) /.test(thing) ? thing : `the ${thing}`}${rest}`
    : `${upperFirst(verb)} which ${thing} ${rest.trim()}`;
}

/** A story in one sentence of the usual template, whatever lines, labels, dashes or detours it was told with. */
export function toldPlainly(idea: string): string {
  const read = formRead(idea);
  if (read) return read;
  const bare = aboutTold(idea)
    .replace(LABEL, '')
    .replace(SPEAKING, (_, an: string, who: string) => `As ${an.toLowerCase()} ${who.trim()}, `)
    .replace(FOR_WHOM, (whole, who: string, deed: string) =>
      isBaseVerb(deed.toLowerCase()) && isPerson(singular(who.split(' ').at(-1) ?? ''))
        ? `${who} should be able to ${lowerFirst(deed)} `
        : whole,
    );
  if (!/^[*_\s]*as (?:an?|the) /i.test(bare)) return bare;
  const joined = bare
    .replace(PARTED_WISH, '$1, ')
    .replace(PARTED_REASON, (_, link: string) => ` ${link.toLowerCase()}`)
    .replace(IN_BRACKETS, ' $1 $2')
    .replace(/\b(I (?:want|need|would like)): (?=([a-z]+) )/i, (whole, wants: string, deed: string) =>
      isBaseVerb(deed) ? `${wants} to ` : whole,
    );
  return reworded(joined, ROUNDABOUT);
}
