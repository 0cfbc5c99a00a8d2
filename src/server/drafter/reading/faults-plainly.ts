import { upperFirst } from '../language/capitals.ts';
import { isPlural, plural } from '../language/nouns.ts';
import { sentenceReworded, type Rewording } from '../language/rewording.ts';
import { lowerFirst } from './trouble-words.ts';

const THING = String.raw`((?:the |our |my |an? )?(?:[\w-]+ ){0,3}?[\w-]+)`;
const AT = '((?: (?:on|in|when|after|if|once|as soon as|while|for) [^.!?,]+)?)';

function fault(pattern: string): RegExp {
  return new RegExp(`^${pattern}[.!]*$`, 'i');
}

/** What somebody does with a thing, and it is said that the thing does not do it. */
const DONE_WITH_IT = '(?:upload|download|open|print|save|send|import|export|play|attach|scan|submit)';
/** What a thing does by itself. */
const DOES_ITSELF =
  '(?:go through|load|start|update|refresh|sync|synchronise|synchronize|arrive|appear|respond|connect|render|finish|complete)';
/** "and the guest gets no message", "and nobody is told", "without an error message" */
const UNTOLD =
  /^(?:,? and|,? but|[;,]) (?:(?:the |our |an? )?([\w-]+(?: [\w-]+)?) (?:gets?|sees?|receives?|is shown|are shown) no (?:[\w-]+ )?(?:message|notice|error|warning|hint|feedback)|nobody (?:is told|notices|knows)|there is no (?:[\w-]+ )?(?:message|notice|error|warning|hint)|no (?:[\w-]+ )?(?:message|error|warning|hint) (?:is shown|appears))$/i;

/** Faults of a screen or a file that no word tells to be one, as what it should do. */
const FAULTS: readonly Rewording[] = [
  // "The till and the booking system show different numbers"
  [
    /^((?:the|our|two|both|all) [^.!?,]+? and (?:the |our )?[^.!?,]+?) (show|have|contain|use|list|give) (?:a )?different ([^.!?,]+)[.!]*$/i,
    '$1 should $2 the same $3',
  ],
  // "Tickets sold at the desk do not show up in the statistics until the next day"
  [
    /^((?:the |our |my |an? )?[\w-]+(?: [\w-]+){0,6}?) (?:(?:do not|does not|don['’]t|doesn['’]t|never) (?:show|turn|come) up|never appears?) (in|on|under) ((?:the|my|our|their) [^.!?,]+?)( until [^.!?,]+)?[.!]*$/i,
    (_, thing = '', link = '', place = '', until = '') =>
      `${thing} should be shown ${link} ${place}${until ? ' at once' : ''}`,
  ],
  // "Large videos fail to upload and the author gets no message"
  [
    fault(
      `${THING}((?: (?:with|without|of|from|over|above|under|in) [^.!?,]+?)?) (?:(?:often|sometimes|regularly|always|still|just) )*(?:fails? to|refuses? to|won['’]t|will not|does(?: not|n['’]t)|do(?: not|n['’]t)) (${DONE_WITH_IT})${AT}((?:,? and|,? but|[;,]) [^.!?,;]+)?`,
    ),
    (whole, thing = '', which = '', verb = '', at = '', more = '') => {
      const untold = UNTOLD.exec(more);
      if (more && !untold) return whole;
      const who = upperFirst(untold?.[1] ?? '');
      const many = isPlural(who.split(' ').at(-1) ?? '') ? who : plural(who);
      const wished = who ? `${many} should be able to ${verb}` : `It should be possible to ${verb}`;
      const told = untold ? `. ${who ? 'They should get' : 'There should be'} a message when that fails` : '';
      return `${wished} ${lowerFirst(thing)}${which}${at}${told}`;
    },
  ],
  // "Payments sometimes fail to go through"
  [
    fault(
      `${THING}((?: (?:with|without|of|from|over|above|under|in) [^.!?,]+?)?) (?:(?:often|sometimes|regularly|always|still|just) )*(?:fails?|refuses?) to (${DOES_ITSELF})${AT}((?:,? and|,? but|[;,]) [^.!?,;]+)?`,
    ),
    (whole, thing = '', which = '', verb = '', at = '', more = '') =>
      !more || UNTOLD.test(more) ? `${thing}${which} should ${verb}${at}` : whole,
  ],
  // "The button does nothing on the second click"
  [fault(`${THING} (?:does|do) nothing${AT}`), (_, thing = '', at = '') => `${thing} should react${at}`],
  // "The status never changes after the order is placed"
  [
    fault(`${THING} (?:never|does not|doesn['’]t|do not|don['’]t) (change|update|refresh|move)s?${AT}`),
    (whole, thing = '', verb = '', at = '') =>
      /\b(?:status|state|list|map|position|timer|clock|view|chart|screen|bar|display)s?$/i.test(thing)
        ? `${thing} should ${verb.toLowerCase()}${at}`
        : whole,
  ],
  // "The form forgets what I typed when I go back"
  [
    fault(
      `${THING} (?:forgets|loses|throws away|deletes|drops) (?:everything |all )?(?:that |what )?(I|we|people|they|[a-z]+s) (?:have |had )?(?:typed|entered|written|filled in)${AT}`,
    ),
    (_, thing = '', who = '', at = '') => `${thing} should keep what ${who} typed${at}`,
  ],
  // "The export leaves out cancelled orders"
  [
    fault(`${THING} (?:leaves? out|omits?|skips|forgets) ((?:the |all |our )?(?:[a-z-]+ ){0,3}?[a-z-]+)${AT}`),
    (whole, thing = '', what = '', at = '') =>
      /\b(?:export|report|list|file|summary|total|invoice|receipt|plan|overview|mail|pdf|print-?out|statistics?)s?$/i.test(
        thing,
      )
        ? `${thing} should include ${what}${at}`
        : whole,
  ],
  // "The filter resets after each search"
  [
    fault(
      `${THING} (?:resets?|is reset|are reset|jumps? back|is lost|are lost|goes back to the start)((?: (?:after|when|if|once|as soon as|each time|every time) [^.!?,]+))`,
    ),
    (whole, thing = '', at = '') =>
      /\b(?:filters?|sorting|sort order|selection|search|cart|basket|form|scroll position|position|zoom|view|settings?|choice|draft|page|tab)$/i.test(
        thing,
      )
        ? `${thing} should be kept${at}`
        : whole,
  ],
  // "The price is different on the phone"
  [
    fault(`${THING} (?:is|are) (?:not the same|different) (on|in) ([^.!?,]+)`),
    (_, thing = '', place = '', where = '') => `${thing} should be the same ${place} ${where}`,
  ],
  // "Names with an umlaut are shown as question marks"
  [
    fault(
      `${THING}((?: with [^.!?,]+?)?) (?:is|are) (?:shown|printed|displayed|saved|exported) as (question marks|boxes|squares|gibberish|codes|undefined|null)${AT}`,
    ),
    (_, thing = '', which = '', signs = '', at = '') => `${thing}${which} should not be shown as ${signs}${at}`,
  ],
  // "Confirmation mails end up in the junk folder", "Reminders go to members who left last year"
  [
    fault(
      `${THING} (ends? up|lands?|goes|go) (in (?:the )?(?:spam|junk|trash|wrong)[^.!?,]*|to (?:[a-z-]+ )?[a-z]+s? who (?:have )?(?:long )?(?:cancelled|canceled|left|moved|died|quit|unsubscribed)[^.!?,]*)`,
    ),
    (_, thing = '', verb = '', where = '') =>
      `${thing} should not ${verb
        .toLowerCase()
        .replace(/^goes$/, 'go')
        .replace(/^(end|land)s/, '$1')} ${where}`,
  ],
];

/** "We lose an hour every morning because the two systems show different numbers" */
const COSTS_TIME =
  /^(we|i) (?:lose|spend|waste|need) ((?:about |around |over |nearly |up to )?(?:an?|half an?|one|two|three|\d+) (?:hour|day|minute|morning|afternoon)s?(?: (?:every|each|a|per) [a-z]+)?) because ([^.!?]+)[.!]*$/i;

/** A fault as what should be instead; a text of several sentences, and any other, as it is. */
export function faultsPlainly(text: string): string {
  const [, who = '', time = '', cause = ''] = COSTS_TIME.exec(text) ?? [];
  const mended = cause && sentenceReworded(upperFirst(cause), FAULTS);
  if (mended && mended !== upperFirst(cause))
    return `${mended} so that ${who.toLowerCase() === 'i' ? 'I' : 'we'} do not lose ${time}`;
  return sentenceReworded(text, FAULTS);
}
