import { upperFirst } from '../language/capitals.ts';
import { isPlural } from '../language/nouns.ts';
import { fromGerund, isBaseVerb, readVerb } from '../language/verbs.ts';
import { PEOPLE_OF_HOUSES } from '../lexicon/agents.ts';
import type { People } from './people.ts';
import { isStory } from './people-plainly.ts';
import { lowerFirst } from './trouble-words.ts';

const HOUSE =
  /(?<=^|[.!?] )(Dispatch|Reception|Accounting|Management|Support|Purchasing|Procurement|Payroll|Billing|Finance|Logistics|Marketing|Facilities|Maintenance|Housekeeping|Security|Sales|Legal|HR) (?:(?:often|always|usually|still|then|also) )?(?=(gets|wants|needs|has|waits|spends|finds|asks|sends|sees|knows|ends|loses|forgets|learns|hears|overlooks|struggles|complains|keeps|takes|gives|types|writes|goes)\b)/g;
const ENDS_UP = /(?<!\b(?:I|we|you)\b(?: \w+)?) (ends?) up ([a-z]+ing)\b/gi;
/** "Passes renew because nobody notices the notice period in time" */
const UNNOTICED =
  /^([^.!?,]+?) because (?:nobody|no one) (?:ever |really )?(?:notices|sees|spots|remembers|realises|realizes|thinks of) ((?:the|their|its|an?|our|his|her) [^.!?,]+?)(?: in time| early enough| soon enough)?(?=[.!]*$|[.!] [A-Z])/i;
/** "Guests miss the bus because the stop is moved" */
const MISSED =
  /^([^.!?,]+?) (miss|misses|overlook|overlooks|come to|drive to|wait at|wait in|stand at|go to) ((?:the|their|a|an) [^.!?,]+?) because ((?:the|their|a|an) [^.!?,]*?(?:changes?|moves?|(?:is|are|was|were|gets?) (?:moved|changed|cancelled|canceled|postponed|late|delayed|closed|shifted))\b[^.!?,]*)[.!]*$/i;
/** "Clerks overlook requests because they arrive by mail" */
const OVERLOOKED =
  /^([^.!?,]+?) (overlook|miss|forget|lose) ((?:(?:the|their|our|urgent|new) )*[\w-]+(?: [\w-]+)?s) because they ((?:arrive|come|are|get|lie|stand|go) [^.!?,]+)[.!]*$/i;

/** What is no name of things, though it ends like one. */
const STAYS = /^(?:stays|gets|goes|comes|remains|becomes|looks|runs|keeps|stands|lies)$/i;

/** A clause that is no longer to be so: "passes do not renew"; nothing where its verb is not found. */
export function denied(clause: string): string | undefined {
  const words = clause.split(' ');
  for (let at = 1; at < Math.min(words.length, 5); at++) {
    const subject = words.slice(0, at).join(' ');
    const word = words[at]?.toLowerCase() ?? '';
    const verb = STAYS.test(word)
      ? { base: word === 'goes' ? 'go' : word.slice(0, -1), form: 'third' }
      : readVerb(word);
    const rest = words.slice(at + 1).join(' ');
    if (/^(?:is|are)$/i.test(words[at] ?? '')) return `${subject} ${words[at]} not ${rest}`;
    // "season passes renew": the name goes on.
    if (
      !verb ||
      verb.base === 'be' ||
      (isPlural(words[at] ?? '') && !STAYS.test(words[at] ?? '') && readVerb(words[at + 1] ?? '')?.form === 'base')
    )
      continue;
    if (isPlural(words[at - 1] ?? '') && verb.form === 'base') return `${subject} do not ${verb.base} ${rest}`.trim();
    if (!isPlural(words[at - 1] ?? '') && verb.form === 'third')
      return `${subject} does not ${verb.base} ${rest}`.trim();
  }
  return undefined;
}

/** A trouble that tells what it comes of, or that falls to a department, so that its remedy can be read. */
export function troublesByCause(text: string, people: People): string {
  if (isStory(text) || text.includes('\n')) return text;
  return text
    .replace(ENDS_UP, (whole, ends: string, doing: string) => {
      const deed = fromGerund(doing.toLowerCase());
      return deed && isBaseVerb(deed) ? `${ends.toLowerCase() === 'ends' ? ' has' : ' have'} to ${deed}` : whole;
    })
    .replace(HOUSE, (whole, house: string, does: string) => {
      // "Reception wants a list": it is known what its people are called.
      const many = PEOPLE_OF_HOUSES[house.toLowerCase()];
      if ((many && /^(?:wants|needs)$/.test(does)) || people.isRole(house)) return whole;
      const name = house === house.toUpperCase() ? house : lowerFirst(house);
      return `${many ? upperFirst(many) : `The ${name} team`} `;
    })
    .replace(
      /(?<=^|[.!?] )(Dispatchers|Receptionists|Accountants|Managers) ([a-z]+)\b/g,
      (whole, who: string, does: string) => {
        const verb = readVerb(does);
        return does === 'has' ? `${who} have` : verb?.form === 'third' ? `${who} ${verb.base}` : whole;
      },
    )
    .replace(UNNOTICED, (whole, then: string, what: string) => {
      const over = denied(then);
      return over ? `We want to be told of ${what} in time so that ${lowerFirst(over)}` : whole;
    })
    .replace(MISSED, (whole, who: string, deed: string, what: string, cause: string) => {
      const base = readVerb(deed.split(' ')[0] ?? '')?.base ?? deed;
      return people.isPersonPhrase(who)
        ? `${upperFirst(who)} should be told when ${cause} so that they do not ${[base, ...deed.split(' ').slice(1)].join(' ')} ${what}`
        : whole;
    })
    .replace(OVERLOOKED, (whole, who: string, deed: string, what: string, how: string) =>
      people.isPersonPhrase(who) ? `${upperFirst(who)} ${deed} ${what} that ${how}` : whole,
    );
}
