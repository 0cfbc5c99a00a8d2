import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { upperFirst } from '../language/capitals.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import type { People } from './people.ts';

/** Who is asked to make it so. */
const ASKED =
  /^(?:(?:please|(?:can|could|would) (?:you|we)|(?:we|you) (?:should|must|could|need to|have to|want to)|let['’]s|is it possible to|it would be (?:nice|great|good|helpful) to|i want you to) )*(?:please )?make (?=\w+ \w)/i;
const OF_IT = String.raw`(?:the|our|my|this|these|all|every|each|its|their|your)`;
/** What things do, with how, where or when behind it. */
const RUNS =
  'work|load|open|run|scroll|print|sync|synchroni[sz]e|last|expire|start|stop|repeat|update|refresh|fit|go out|go|come|point|link|lead|respond|react|end|close|behave|arrive|wait|zoom|rotate|sort|depend|remind|work out|play|save|count|renew|adapt|adjust|reset';
/** What things do to another thing. */
const TELLS =
  'show|list|display|include|contain|remember|accept|ask for|ask|send|require|ignore|use|follow|match|reflect|cover|support|offer|suggest|name|recogni[sz]e|calculate|add|carry|keep|mention|hide';
const LEAD =
  'on|in|at|with|without|by|from|for|to|into|across|over|under|until|after|before|when|whenever|while|even|if|once|as soon as|offline|online|again|automatically|together|earlier|later|an? (?:minute|hour|day|week|month)|only|twice|side by side|every|properly|too|everywhere';
const DETERMINER = `${OF_IT}|an?|both|only|at least|up to|no|his|her|who|what|which|how|where|when|two|three|\\d+`;

const MADE = new RegExp(
  `^(${OF_IT} (?:[\\w'’-]+ ){1,4}?|(?:[\\w-]+ ){0,2}?[\\w-]+s |[a-z-]+ )((?:only |always |also |automatically )?)(?:(${RUNS})(?= (?:${LEAD})\\b|$)|(${TELLS})(?= (?:(?:${DETERMINER})\\b|[\\w-]+s\\b)))(.*)$`,
  'i',
);
/** "make the list usable with one hand" */
const USABLE = new RegExp(
  `^(${OF_IT} (?:[\\w'’-]+ ){0,3}?[\\w'’-]+) (?:usable|operable)( (?:with|without|on|offline|in|from)\\b.*)$`,
  'i',
);
/** "make it work", "make sure guests use it": no thing is named. */
const UNNAMED =
  /^(?:it|sure|them|that|this|these|up|use|sense|do|way|room|money|me|us|certain|people|everyone|everybody|one|there|something|plans|changes|notes|copies)\b(?! [\w-]+s\b)|\b(?:of|and|or|to|in|on|at|with|for|from|by|is|are|be|not|who|which|that|when) $/i;
/** "make the display on the wall brighter": it is to be so, and does nothing. */
const BE_SO =
  /\b\w+[ai]ble\b|\b(?:more|less) [a-z]+\b|\b(?:optional|mandatory|compulsory|required|public|private|(?!later|earlier|after|over|under|never|ever|order|other|number|another|paper|computer|browser|printer|screen ?reader|reader|calendar)(?:short|long|larg|bigg|small|bright|dark|clear|fast|quick|eas|simpl|nic|bett|clean|strict|cheap|high|low|loud|quiet|soft)(?:er|ier|i?er))$/i;

/** "make students sign the waiver": they must. */
function owed(made: string, people: People): string | undefined {
  const who = people.leading(made);
  if (!who || people.isSpeaker(who) || !isPlural(who.split(' ').at(-1) ?? '') || /^(?:them|they)$/i.test(who))
    return undefined;
  const [verb = '', next = ''] = made.slice(who.length).trim().split(' ');
  return isBaseVerb(verb.toLowerCase()) && new RegExp(`^(?:${DETERMINER}|${LEAD})$`, 'i').test(next)
    ? `${who} must ${made.slice(who.length).trim()}`
    : undefined;
}

/** Whether a word that is a name as well is a verb in its place: not "make the start page load". */
function isDone(thing: string, verb: string): boolean {
  const [first = ''] = verb.split(' ');
  const words = tagSentence(splitWords(`${thing} should ${verb}`));
  return words.some(
    ({ lower, tag }, at) => lower === first.toLowerCase() && tag === 'V0' && words[at - 1]?.tag === 'M',
  );
}

/** "Could you make the floor plan work on phones?", "Make students sign the form": what things and people are to do, as what they should do. */
export function asMadeSo(text: string, people: People): string {
  if (text.length > 300 || /[.!?;:\n]\s*\S/.test(text)) return text;
  const said = text.trim().replace(/(?:,? please)?[.!?]*$/i, '');
  const [lead = ''] = ASKED.exec(said) ?? [];
  const made = said.slice(lead.length);
  if (!lead || UNNAMED.test(made)) return text;
  const usable = USABLE.exec(made);
  if (usable && !people.isPersonPhrase(usable[1] ?? '')) return upperFirst(`${usable[1]} should work${usable[2]}`);
  const must = owed(made, people);
  if (must) return upperFirst(must);
  const [, thing = '', how = '', runs = '', tells = '', rest = ''] = MADE.exec(made) ?? [];
  const verb = runs || tells;
  if (!verb || UNNAMED.test(thing) || people.isPersonPhrase(thing.trim())) return text;
  if (BE_SO.test(rest.split(/,? so (?:that )?/)[0] ?? '') || !isDone(thing.trim(), verb)) return text;
  return upperFirst(`${thing}should ${how}${verb}${rest}`);
}
