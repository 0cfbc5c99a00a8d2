import { fromGerund, readVerb } from '../../language/verbs.ts';
import { plural } from '../../language/nouns.ts';
import type { Relief } from '../trouble-rules.ts';
import { lowerFirst } from '../trouble-words.ts';
import { namedPeople, WHO, withoutSpans, type Complaint } from './complaint.ts';

/** "the manager keeps texting actors one by one when a rehearsal changes" */
const ONE_BY_ONE = new RegExp(
  `^(${WHO}) (?:(?:has|have) to |(?:keep|keeps) |always )?(text(?:s|ing)?|rings?|ringing|calls?|calling|phones?|phoning|e-?mails?|e-?mailing|mails?|mailing|messages?|messaging|tells?|telling|informs?|informing|writes? to|writing to) ((?:(?:all|the|our|my|all the|every|each) )?[\\w-]+(?: [\\w-]+)?) (one by one|one after the other|individually|separately|one at a time)((?: (?:when|whenever|if|because|once|to|that|about) [^,;]+)?)(?:,.*| and .*)?$`,
  'i',
);
/** "assistants copy the same address into three forms" */
const SAME = new RegExp(
  `^(${WHO}) (?:(?:has|have) to |(?:keep|keeps) )?(cop(?:y|ies|ying)|types?|typing|enters?|entering|writ(?:e|es|ing)|fills? in|filling in|keys? in|keying in|retypes?|put|puts) the same ([\\w-]+(?: [\\w-]+)?) (?:down )?(?:into|in|on|onto) ((?:two|three|four|five|six|seven|several|\\d+)(?: different| separate)? [\\w-]+(?: [\\w-]+)?|(?:the|our) [\\w-]+(?:, (?:the )?[\\w-]+)*,? and (?:the )?[\\w-]+)(?:,.*| and .*| every .*| because .*)?$`,
  'i',
);

/** "the coordinator answers the same mail twenty times each spring" */
const SAME_TASK = new RegExp(
  `^(${WHO}) (?:(?:has|have) to |keeps? )?(answers?|answering|writes?|writing|sends?|sending|explains?|explaining|types?|typing|prints?|printing|repeats?|repeating) (the same [\\w-]+(?: [\\w-]+)?)( (?:(?:\\w+ times|over and over|again and again|every|each|to every|to each)\\b[^,;]*))?$`,
  'i',
);

/** "staff type each name in twice, once for us and once for the office" */
const TWICE = new RegExp(
  `^(${WHO}) (?:(?:has|have) to |keeps? )?(types?|enters?|writes?|keys?|fills?|copy|copies) ((?:the|all|every|each|their) [\\w'-]+(?: [\\w'-]+)?)(?: (?:in|down|out|up))? (twice|(?:two|three|four|five) times)(?:,.*| (?:for|because|since|into) .*)?$`,
  'i',
);

function baseOf(said: string): string {
  const [first = '', ...more] = said.split(' ');
  return [fromGerund(first) ?? readVerb(first)?.base ?? first, ...more].join(' ').toLowerCase();
}

/** What is done one by one or once more for each is to be done once for all. */
export function readOverAndOver({ text, people }: Complaint): Relief | undefined {
  const [, teller = '', verb = '', whom = '', , when = ''] = ONE_BY_ONE.exec(text) ?? [];
  if (verb && people.isPersonPhrase(teller) && people.isPersonPhrase(whom)) {
    const they = people.isSpeaker(teller) ? teller : 'they';
    const all = /^all\b/i.test(whom) ? whom : `all ${plural(whom.replace(/^(?:every|each) /i, ''))}`;
    return {
      actor: people.isSpeaker(teller) ? undefined : (namedPeople(teller, people) ?? undefined),
      wish: withoutSpans(`tell ${lowerFirst(all)} at once${when.replace(/^ because /i, ' when ')}`),
      benefit: `${they} do not have to ${baseOf(verb)} them one by one`,
      criteria: [
        'All of them get the same message.',
        'It is shown who has got the message and who has not.',
        'A message that could not be delivered is sent again.',
      ],
    };
  }
  const [, worker = '', task = '', same = '', often = ''] = SAME_TASK.exec(text) ?? [];
  if (task && often !== '' && people.isPersonPhrase(worker) && !people.isSpeaker(worker)) {
    const toil = `${baseOf(task)} ${same}${often}`;
    return {
      actor: namedPeople(worker, people),
      isStop: true,
      wish: `no longer have to ${toil}`,
      outcome: `{the actor} no longer has to ${toil}`,
    };
  }
  const [, typist = '', typing = '', typed = '', times = ''] = TWICE.exec(text) ?? [];
  if (typing && people.isPersonPhrase(typist)) {
    const they = people.isSpeaker(typist) ? typist : 'they';
    return {
      actor: people.isSpeaker(typist) ? undefined : namedPeople(typist, people),
      // A report is written, whatever is typed in is entered.
      wish: `${/^wr/i.test(typing) ? 'write' : 'enter'} ${lowerFirst(typed)} only once`,
      benefit: `${they} do not have to do it ${times.toLowerCase()}`,
      criteria: ['What was entered once stands wherever it is needed.', 'A correction is made wherever it stands.'],
    };
  }
  const [, who = '', deed = '', thing = '', places = ''] = SAME.exec(text) ?? [];
  if (!deed || !people.isPersonPhrase(who)) return undefined;
  const they = people.isSpeaker(who) ? who : 'they';
  const what = `the ${thing}`;
  const everywhere = /^(?:the|our) /i.test(places) ? places : `all ${places}`;
  return {
    actor: people.isSpeaker(who) ? undefined : (namedPeople(who, people) ?? undefined),
    wish: `enter ${what} only once for ${everywhere}`,
    benefit: `${they} do not have to ${baseOf(deed)} ${what} again and again`,
    criteria: [
      `What was entered once stands in ${everywhere}.`,
      `A correction of ${what} is made in ${everywhere}.`,
      'What is to differ in one of them can be changed there alone.',
    ],
  };
}
