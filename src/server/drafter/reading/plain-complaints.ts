import { isPlural } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { INSTEAD_OF_TOO } from '../lexicon/plain-faults.ts';
import type { People } from './people.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

/** "described so differently that nobody can compare them": how it is done hurts, and not that it is. */
const SO_THAT =
  /^(.+?) so (?!that\b)(\w+ly|bad|unclear) that ((?:the |our |most |many )?[\w-]+(?: [\w-]+)? (?:can ?not|do(?:es)? not|cannot|never|have to|has to) .+)$/i;

export function soThat(text: string, people: People): string {
  const [, told = '', how = '', then = ''] = SO_THAT.exec(text) ?? [];
  const who = told && people.leading(told);
  if (!then || !/\b(?:can ?not|not) (?:know|see|tell|understand|find|read|compare)/i.test(then)) return text;
  if (/^differently$/i.test(how) && who && /^\S+ \w+/.test(told)) {
    const gain = then.replace(/\b(?:can ?not|do(?:es)? not) (?=compare|see|tell|find|read|know|understand)/i, 'can ');
    return `${told.replace(who, `${who} should`)} in the same way so that ${gain}`;
  }
  return /^differently$/i.test(how) || /\b(?:it|them|they|their|its)\b/i.test(then) ? text : upperFirst(then);
}

/** "Repairs take longer than planned": they are to take no longer. */
export function noLongerThan(text: string): string {
  return text.replace(
    /^((?:the |our |my |most |some )?(?:[\w-]+ ){0,3}[\w-]+?) (takes?|lasts?|costs?) (?:much |far |always |often )?(longer|more) than (planned|expected|promised|agreed|announced|estimated|booked|quoted|said)$/i,
    (_, what: string, verb: string, how: string, bound: string) =>
      `${upperFirst(what.replace(/^(?:most|some) /i, ''))} should ${readVerb(verb.toLowerCase())?.base ?? verb} no ${how} than ${bound}`,
  );
}

/** "so small that readers cannot make it out": it is to be larger, so that they can. */
const SO_LIKE = /^((?:the |our |my |all )?(?:[\w'-]+ ){0,3}[\w'-]+) (is|are) so (\w+) that (.+)$/i;

export function otherThanSo(text: string): string {
  const [, thing = '', be = '', how = '', then = ''] = SO_LIKE.exec(text) ?? [];
  const [better = ''] = INSTEAD_OF_TOO[how.toLowerCase()] ?? [];
  if (better) {
    const [, who = '', gain = ''] =
      /^((?:the |our )?(?:[\w-]+ ){0,2}[\w-]+) (?:can ?not|cannot) ([^,;]+)$/i.exec(then) ?? [];
    const can =
      who && !/^(?:nobody|no one)$/i.test(who)
        ? ` so that ${who} can ${gain.replace(/ (?:any ?more|properly|at all)$/i, '')}`
        : '';
    return `${thing} should be ${better}${can}`;
  }
  const late = /^([^,;]+? (?:is|are) [a-z]+) so (late|early) that [^,;]+$/i.exec(text);
  if (late) return `${late[1]} too ${late[2]?.toLowerCase()}`;
  if (/^(?:complicated|complex|confusing)$/i.test(how)) return `${thing} ${be} too ${how}`;
  return text.replace(
    /^(.+? (?:loads?|opens?|works?|runs?|starts?|responds?|appears?)) so slowly that .+$/i,
    '$1 too slowly',
  );
}

/** "The search is slow, so nobody uses it": what comes of it hurts, and is no reason. */
export function withoutWhatComes(text: string): string {
  return text.replace(
    /^((?:the|our|my|all)? ?(?:(?!should|could|please|want|let|add|must|need)[\w'-]+ ){1,7}(?!should)[\w'-]+),? so (?:nobody|no one|hardly anybody|no \w+) (?:ever )?(?:uses?|finds?|reads?|comes?|buys?|answers?|trusts?|looks?|opens?|clicks?|wants?|likes?|books?)\b[^,;]*$/i,
    // "Print which code is valid so nobody uses it twice": what is ordered has a reason.
    (all, told: string) =>
      /\b(?:is|are|has|have|comes?|takes?|looks?|loads?)\b/i.test(told) &&
      !isBaseVerb(told.split(' ')[0]?.toLowerCase() ?? '')
        ? told
        : all,
  );
}

/** "Order confirmations come without a date": a message or a paper, and what is written on it. */
const LACKING =
  /^((?:the |our )?(?:[\w-]+ ){0,3}(?:confirmations|invoices|bills|receipts|letters|e-?mails|mails|messages|notices|notifications|reminders|invitations|tickets|quotes|offers|contracts|reports|statements)) (?:come|arrive|are sent(?: out)?|go out|reach us|get sent) without ((?:the|an?|any|their) (?:[\w-]+ )?(?:dates?|names?|numbers?|prices?|reasons?|address(?:es)?))$/i;

/** They are to show it. */
export function withWhatIsLacking(text: string): string {
  return text.replace(
    LACKING,
    (_, things: string, what: string) =>
      `${isBaseVerb(things.split(' ')[0]?.toLowerCase() ?? '') ? `The ${lowerFirst(things)}` : things} should show ${what.replace(/^any /i, 'the ')}`,
  );
}

/** "Senders notice a mistake only after it was sent, and then they have to start again": they want to notice it before. */
const ONLY_AFTER =
  /^((?:the |our |many |most )?[\w-]+(?: [\w-]+)?) (?:only )?(notice|see|discover|spot|find)s? ((?:an?|the|their) [\w-]+(?: [\w-]+)*?) only (?:after|once|when) ([^,;]+?)(?:,? (?:and|so)(?: then)? (?:they )?(have to|must) ([^,;]+))?$/i;

export function before(text: string, people: People): string {
  const [, who = '', verb = '', what = '', when = '', , toil = ''] = ONLY_AFTER.exec(text) ?? [];
  if (!when || !people.isPersonPhrase(who) || !isPlural(who.split(' ').at(-1) ?? '')) return text;
  // "see the results only after the doctor has approved them": what is nothing bad and costs no work is a rule.
  if (!toil && !/\b(?:mistakes?|errors?|faults?|delays?|changes?)$/i.test(what))
    return /^see$/i.test(verb)
      ? text.replace(ONLY_AFTER, (all) => all.replace(/ (?:only )?see /i, ' should see '))
      : text;
  return `${who} want to ${verb.toLowerCase()} ${what} before ${when}${toil && ` so that they do not have to ${toil}`}`;
}

/** "Make absences easier to report": to report them takes fewer steps. */
export function easierToDo(text: string): string {
  const [, thing = '', verb = '', rest = ''] =
    /^(?:please )?make (?!it\b|that\b|this\b)((?:the |our |my )?(?:[\w'-]+ ){0,3}?[\w'-]+) (?:easier|simpler|quicker|faster|less work) to ([a-z]+)((?: [^,;]+)?)$/i.exec(
      text,
    ) ?? [];
  return thing && isBaseVerb(verb) && !/^(?:understand|read|see|recognise|recognize|use|remember|spot|tell)$/.test(verb)
    ? /^ (?:in|out|up|off|on|over|back)\b/i.test(rest)
      ? `I want to ${verb}${rest} ${thing} in fewer steps`
      : `I want to ${verb} ${thing} in fewer steps${rest}`
    : text;
}

/** How a thing is done today where it takes a product to do it otherwise. */
const BY_HAND =
  '(?:by hand|manually|on paper|(?:in|into|on) (?:an? |the )?(?:spreadsheets?|Excel|Word|notebook|whiteboard|exercise book)(?: (?:file|sheet|list))?)';
const WORKED = new RegExp(
  `^((?:the |our )?(?:[\\w-]+ ){0,2}?[\\w-]+) ([a-z]+) ((?:the|an?|every|each|all|their|our|his|her) [^,;]+? ${BY_HAND})$`,
  'i',
);
const DONE_BY_HAND =
  /^((?:the |our |all )?(?:[\w'-]+ ){0,3}?[\w'-]+) (is|are) ((?:still )?)([a-z]+(?:ed|en|wn|t|d)(?: (?:out|up|in|down|off|over|together))?) (?:by hand|manually)$/i;

/** "The office types every reading into a spreadsheet", "costs are shared out by hand": so it is today, and not wished for. */
export function otherThanByHand(text: string, people: People): string {
  const [, what = '', are = '', , done = ''] = DONE_BY_HAND.exec(text) ?? [];
  if (are) return `${what} should be ${done} automatically`;
  const [, who = '', verb = '', rest = ''] = WORKED.exec(text) ?? [];
  const known = verb ? readVerb(verb.toLowerCase()) : undefined;
  if (!known || !/^(?:base|third)$/.test(known.form) || !people.isPersonPhrase(who) || people.isSpeaker(who))
    return text;
  if (/^(?:want|need|have|must|like|prefer|should|can)$/.test(known.base)) return text;
  return `${who} ${known.form === 'third' ? 'has' : 'have'} to ${known.base} ${rest}`;
}

/** "The hall is booked by two groups at once": it must not be; "the invoice arrives when it is already late": before that. */
export function notAtOnce(text: string): string {
  return text
    .replace(
      /^((?:the |our |an? |some )?(?:[\w-]+ ){0,2}?[\w-]+) (?:is|are) (?:sometimes |often |always )?(booked|used|taken|edited|changed|reserved|opened|sold|given|assigned) ((?:by|to) (?:two|several|three) [\w-]+ (?:at once|at the same time)|twice)$/i,
      '$1 should not be $2 $3',
    )
    .replace(
      /^((?:the |our |an? )?(?:[\w-]+ ){0,2}?[\w-]+) (arrives?|comes?|is sent|are sent) (?:only )?(?:when|after) ((?:the |an? )?[\w -]+?) (is|are|has|have) already ([\w -]+)$/i,
      (_, what: string, comes: string, other: string, be: string, how: string) =>
        `${what} should ${/^(?:is|are)/.test(comes) ? 'be sent' : (readVerb(comes.toLowerCase())?.base ?? comes)} before ${other} ${be} ${how}`,
    );
}
