import { isPlural, singular } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { thingOf } from './told-items.ts';
import { lowerFirst } from './trouble-words.ts';

/** What a thing does by itself, and nothing that people do: "stops", "lists", "disappears". */
const THINGS_DO =
  /^(?:appear|arrive|come|count|cover|disappear|end|expire|go|keep|lapse|last|leave|link|list|name|open|remind|repeat|restart|run|say|show|start|stay|stop|tell|update|vanish|warn|work)$/;
/** Those of them whose forms are hardly ever names of several things. */
const NEVER_NAMES = /^(?:appears|arrives|comes|disappears|expires|goes|lapses|stays|vanishes)$/;
/** Behind a verb, and behind no name: "stops once", "lists what", "names the". */
const BEHIND_VERB =
  /^(?:as soon|once|when|whenever|if|until|unless|while|automatically|again|by itself|itself|the|an?|all|each|every|what|which|who|whose|where|how|its|their)\b/;
const IS_SO =
  /^(?:(?:is|isn['’]t) (?:not |only |never |always )?(?:sent|shown|hidden|printed|kept|stored|deleted|marked|listed|open|free|valid)\b|(?:can|cannot|can['’]t|must|should|may|does not|doesn['’]t) \w)/;
const HOW_OFTEN = /^(?:never|always|also|only|then|still|automatically) (?=([a-z]+s)\b)/;

/** What is sent. */
const SENT =
  /\b(?:reminder|alert|alarm|message|warning|notice|notification|e-?mail|mail|text|digest|newsletter|letter|invoice|bill|reminders|alerts|messages|warnings|notices|notifications|e-?mails|mails|texts|letters|invoices|bills)$/i;
const COUNT = '(?:an?|one|two|three|four|five|six|seven|eight|ten|twelve|\\d+)';
/** When and to whom it is sent. */
const SENT_WHEN = new RegExp(
  `^(?:${COUNT} (?:minutes?|hours?|days?|weeks?|months?) (?:before|after|ahead|later|earlier|in advance)|(?:every|each) (?:morning|evening|night|day|week|month|year|hour|\\p{Lu}\\p{Ll}+day)|(?:once|twice) (?:an?|per|every)|daily\\b|weekly\\b|monthly\\b|on (?:the (?:day|evening|morning|first|last)|\\p{Lu}\\p{Ll}+)|at (?:\\d|noon|midnight)|the (?:day|evening|night|week|morning|month) (?:before|after)|in the (?:morning|evening)|by (?:e-?mail|text|post|push))(?= |$)`,
  'iu',
);
/** "first one on 1 December", "second one two weeks later" */
const NTH = new RegExp(
  `^(?:the )?(first|second|third|fourth|last|next) (?:one )?(?=(?:on|at|in|by|after|before|as soon|once|when|${COUNT} (?:minute|hour|day|week|month)s?)\\b)`,
  'i',
);

/** "pass or fail for each point", "good, fair or weak": what it can be. */
const CHOICE =
  /^((?:(?:too |half )?[a-z]+, )*(?:too |half )?[a-z]+,? or (?!not$)(?:not |too |half )?[a-z]+)(?: (?:for|per|on) (?:each |every )?([a-z][\w -]*))?$/i;
/** Words by which something is judged. */
const VERDICT =
  /\b(?:yes|no|pass|fail|passed|failed|good|bad|fair|weak|poor|ok|okay|warning|red|amber|green|yellow|orange|high|medium|low|small|large|left|right|done|open|clean|dirty|new|used|worn|broken|missing|present|absent|late)\b/i;
/** "no release while anything is failed" */
const NONE_WHILE =
  /^no (?!longer\b|more\b|one\b|later\b|earlier\b|less\b)(?:[\w-]+ ){1,4}?(?:while|as long as|until|unless|if|when|before|without|after|during|on|at|in|for|to) \S/i;

/** "by when" alone: of what, the question in front of it says. */
const BARE_QUESTION =
  /^(?:and )?(?:(?:(?:by|until|since|from) )?when|where|(?:by|until|since|from|on) (?:which|what) [a-z]+)$/i;
const QUESTION = /^(?:what|who|which|where|how|when) \S+ \S/i;

/** "by when" as words that another sentence can end in. */
const inWords = (question: string): string =>
  question
    .replace(/^and /i, '')
    .replace(/^(by|until|since|from) when$/i, '$1 which day')
    .replace(/^when$/i, 'at what time')
    .replace(/^where$/i, 'in which place');

/** Questions that hang on the one before, in one with it: "who has to supply them", "by when". */
export function withHangingQuestions(items: readonly string[]): string[] {
  const kept: string[] = [];
  for (const item of items) {
    const before = kept.at(-1);
    if (before !== undefined && BARE_QUESTION.test(item) && QUESTION.test(before))
      kept.splice(-1, 1, `${before} ${inWords(item)}`);
    else kept.push(item);
  }
  return kept;
}

function choiceOf(item: string, thing: string): string | undefined {
  const [, choices = '', of = ''] = CHOICE.exec(item) ?? [];
  if (!choices) return undefined;
  const isDeed = choices.split(/,? or |, /).every((word) => isBaseVerb(word.toLowerCase()));
  if (!VERDICT.test(choices) && (isDeed || !of)) return isDeed ? undefined : `{the actor} can choose ${choices}`;
  // "red or green": of what it is said, the heading names.
  return of ? `each ${singular(of)} is marked as ${choices}` : `the result of ${thing} is ${choices}`;
}

function doneByIt(item: string): string | undefined {
  if (IS_SO.test(item)) return item.replace(/^doesn['’]t/, 'does not').replace(/^isn['’]t/, 'is not');
  const [often = '', behind = ''] = HOW_OFTEN.exec(item) ?? [];
  const [word = '', ...rest] = item.slice(often.length).split(' ');
  const verb = readVerb(word);
  if (verb?.form !== 'third' || !THINGS_DO.test(verb.base)) return undefined;
  return behind || NEVER_NAMES.test(word) || BEHIND_VERB.test(rest.join(' ')) ? item : undefined;
}

/** What an item says of the thing named above it, as a sentence about that thing; nothing for a name, a deed or a whole sentence. */
function saidOfThing(item: string, heading: string, people: People): string | undefined {
  const bare = lowerFirst(thingOf(heading));
  const isMany = isPlural(bare.split(' ').at(-1) ?? '');
  // "Signing off a repair", "Film a lesson": a deed, which nothing is told of.
  const isDeed = /^[a-z]+ing (?:(?:off|up|out|in|on) )?(?:an?|the|our|my|your|parts?|[\w-]+s)\b/i.test(heading);
  const thing = isDeed || people.isPersonPhrase(bare) ? '' : `the ${isMany ? singular(bare) : bare}`;
  if (NONE_WHILE.test(item)) return `there is ${item}`;
  const choice = choiceOf(item, thing || `the ${bare.replace(/^[a-z]+ing (?:off |up |out )?(?:an? |the )?/i, '')}`);
  if (choice) return choice;
  if (!thing) return undefined;
  if (SENT.test(bare)) {
    const nth = NTH.exec(item);
    if (nth) return `the ${nth[1]?.toLowerCase()} one is sent ${item.slice(nth[0].length)}`;
    if (SENT_WHEN.test(item)) return `${thing} is sent ${item}`;
  }
  const does = doneByIt(item);
  return does && `${thing} ${does}`;
}

/** The items of a list with the thing above them where they say how it is: "stops once all is in" of a reminder, "pass or fail for each point". */
export function withThingAbove(heading: string, items: readonly string[], people: People): string[] {
  return items.map((item) => saidOfThing(item, heading, people) ?? item);
}
