import { amongSentences } from './among-sentences.ts';
import { deedInName } from './deed-in-name.ts';
import { remedyInFacts } from './remedy-in-facts.ts';
import { thenDuty } from './unwrap.ts';
import { expandContractions } from '../grammar/contractions.ts';
import { frontCase } from './front-case.ts';
import { withThat } from './with-that.ts';
import { isMass, isPlural, singular, withArticle } from '../language/nouns.ts';
import { fromGerund, readVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { letThose } from './let-those.ts';
import { namedBefore } from './named-before.ts';
import type { People } from './people.ts';
import {
  before,
  easierToDo,
  noLongerThan,
  notAtOnce,
  otherThanByHand,
  otherThanSo,
  soThat,
  withWhatIsLacking,
  withoutWhatComes,
} from './plain-complaints.ts';
import {
  asBan,
  keptInFault,
  neverAgain,
  noLongerStill,
  notGot,
  nothingDone,
  notDoneTo,
  notShownThere,
  onlyOnce,
  asItShallBe,
  spared,
  withNews,
  withWhoIsNotTold,
  labelled,
} from './plain-negatives.ts';
import { doneTitle, figureTitle } from './done-titles.ts';
import { wantsToSee } from './asked-plainly.ts';
import { shortly } from './short-statements.ts';
import { singledOut } from './singled-out.ts';
import { toldDeeds } from './told-deeds.ts';
import { thingNamed } from './what-it-is.ts';
import { wantsToBeAble } from './wants-to-be-able.ts';
import { withWhoIsMeant } from './who-is-meant.ts';

/** "How about pupils being able to swap a day?", "What about reminders being sent on Fridays?": they should. */
function proposed(text: string): string {
  const [, who = '', doing = '', rest = ''] =
    /^(?:how|what) about ((?:the |our |all )?(?:[\w-]+ ){0,2}[\w-]+s) (\w+ing) ([^?]+)\??$/i.exec(text) ?? [];
  const verb = /^being$/i.test(doing) ? 'be' : fromGerund(doing);
  return verb ? `${upperFirst(who)} should ${verb} ${rest}` : text;
}

/** "Save time with templates": what is used, and why. */
const SAVES =
  /^save ((?:a lot of |some |more )?(?:time|work|typing|clicks|effort|paper|money|calls|steps|trips|hours|walking|postage|phone calls|space)) (with|by|using|through) ([^,;]+)$/i;

function usedToSave(text: string): string {
  const [, saved = '', how = '', means = ''] = SAVES.exec(text) ?? [];
  if (!means) return text;
  const [first = '', ...rest] = means.split(' ');
  const verb = /^by$/i.test(how) ? fromGerund(first) : undefined;
  if (/^by$/i.test(how) && !verb) return text;
  const last =
    means
      .split(/ (?:for|in|on|of|at|from|to|per|that|which) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  const isBare = /^(?:an?|the|our|my|their)$/i.test(first) || isPlural(last) || isMass(last) || last.endsWith('ing');
  const deed = verb ? `${verb} ${rest.join(' ')}` : `use ${isBare ? means : withArticle(means)}`;
  return `We want to ${deed} so that we save ${saved.toLowerCase()}`;
}

/** "Make quotes readable on a phone": they are to be read there. */
function readThere(text: string): string {
  return text.replace(
    /^(?:please )?make ((?:the |all |our |my )?(?:[\w'-]+ ){0,3}?[\w'-]+) (?:easily )?(?:readable|legible) ((?:on|in|from|at|without|by|for) [^,;]+)$/i,
    'I want to read $1 $2',
  );
}

/** "The shop is closed on Mondays; nobody should be able to book then": when that is. */
function withThen(text: string): string {
  return text.replace(
    /^([^;]+? ((?:on|at|during|in|over) (?:the )?(?:[\w-]+ )?(?:\w+days?|night|weekends?|winter|summer|spring|autumn|holidays?|morning|evening|noon|lunch|january|february|march|april|may|june|july|august|september|october|november|december)))((?:;|,? (?:and|so)) [^;]+?) then([.!]?)$/i,
    '$1$3 $2$4',
  );
}

/** "Add the results and tell the owner that they have arrived": what has arrived. */
const TOLD_OF_IT =
  /^([^,;]+?),? (and (?:then )?(?:tell|notify|inform|warn|remind|alert|let) [^,;]+? (?:that|when|once|if|as soon as|know that|know when)) (they|it) ((?:is|are|has|have|was|were|can|will|needs?|must|should)\b[^,;]*)$/i;

function namedThere(text: string, people: People): string {
  const [, first = '', tell = '', it = '', rest = ''] = TOLD_OF_IT.exec(text) ?? [];
  const thing = it
    ? thingNamed(
        first
          .replace(/^(?:let|allow|enable) (?:the |all )?[\w-]+ (?:to )?/i, '')
          .replace(/^([a-z]+) (?:in|out|up|off|on|over|back) (?=(?:an?|the|their|new) )/i, '$1 '),
        /^they$/i.test(it),
        people,
      )
    : undefined;
  return thing
    ? `${first} ${tell} ${/^(?:the|their|our|my|his|her) /i.test(thing) ? thing : `the ${thing}`} ${rest}`
    : text;
}

function beOf(who: string): string {
  if (/^I$/i.test(who)) return 'am';
  return /^we$/i.test(who) || isPlural(who.split(' ').at(-1) ?? '') ? 'are' : 'is';
}

/** "When will we get dark mode?", "When will we finally be able to sort them?": that is not there, and is what is wished for. */
const LONGED_FOR = /^when will (?:we (?:finally )?|I finally )(?:get|have) ([^,;?.]+)\?$/i;
/** "When will I get a plot?", "When will my parcel arrive?": that is what somebody wants to see. */
const SOME_DAY =
  /^when will (I(?= get (?:an?|my) )|(?:my|our|the) [\w-]+(?: (?!be\b)[\w-]+)??) (?!.*\b(?:finally|have|be able to|supports?|be (?:added|possible|supported))\b)((?:be )?[a-z]+(?: [^,;?.]+)?)\?$/i;

function whenAsked(text: string): string {
  return text
    .replace(LONGED_FOR, 'I want $1')
    .replace(
      SOME_DAY,
      (_, who: string, deed: string) =>
        `I want to see when ${who} ${/^be /i.test(deed) ? deed.replace(/^be/i, beOf(who)) : `will ${deed}`}`,
    );
}

/** "Ask me which version to keep": the product asks, and nobody asks it. */
function askedOfMe(sentence: string): string {
  return sentence
    .replace(
      /^(?:please )?(?:always )?ask (?:me|us) (?=(?:which|what|whether|if|who|whom|where|when|how|before|for|first|to)\b)/i,
      'I want to be asked ',
    )
    .replace(
      /^(I want to be asked (?:which|what|whom?|where|when|how|whether)(?: (?!(?:want|need|like|have|we|i|they)\b)[\w-]+){0,3}?) to (?=[a-z])/,
      '$1 I want to ',
    );
}

const A_TIME = String.raw`(?:an?|one|two|three|four|five|six|ten|twelve|\d+) (?:second|minute|hour|day|week|month|quarter|year)s?`;
/** "Make it a week": how long it takes instead. */
const MADE_SO_LONG = new RegExp(`^(?:please )?make (?:it|that|this|them) (?:at least )?(${A_TIME})$`, 'i');
/** "Invites expire after one day, which is too short": what takes how long today. */
const TAKES_SO_LONG = new RegExp(
  `^((?:[\\w'-]+ ){1,5}?)([a-z]+) ((?:out |off )?(?:after|for|within|every) )(?:only |just )?${A_TIME}(?=$|[.,])`,
  'i',
);

/** "Invites expire after one day. Make it a week.": what is to take that long. */
function soLong(sentence: string, before: string | undefined): string {
  const [, time] = MADE_SO_LONG.exec(sentence) ?? [];
  const [, what = '', does = '', how = ''] = (time && TAKES_SO_LONG.exec(before ?? '')) || [];
  const verb = readVerb(does);
  return time && what && verb ? `${what}should ${verb.base} ${how}${time}` : sentence;
}

/** "It has to be visible who changed a limit", "it should be clear for members which is the latest": somebody sees it. */
function seen(sentence: string): string {
  return sentence.replace(
    /^it (?:should|must|has to|needs to|ought to) (?:always |also )?be (?:visible|clear|obvious|apparent|transparent|traceable|possible to (?:see|tell)|easy to (?:see|tell))(?: at (?:a|first) glance)?(?: (?:for|to) ((?:the |our |all )?[\w-]+(?: [\w-]+)?))?( (?:in|on) (?:the|each|every|our|an?) [\w-]+(?: [\w-]+)?)? (?=(?:who|whose|which|what|when|where|how|whether|if)\b)/i,
    (_, who?: string, where = '') =>
      who && !/^(?:me|us)$/i.test(who) ? `${upperFirst(who)} should see${where} ` : `I want to see${where} `,
  );
}

const FEW_ARE_ENOUGH =
  /^(?:just )?(one|two|three|four|five|\d+) (?:is|are|would be|should be) (?:enough|plenty|sufficient)$/i;
/** "It takes eight taps to book a court. Two are enough.": in how many it is to be done. */
function inFew(sentence: string, before: string | undefined): string {
  const few = FEW_ARE_ENOUGH.exec(sentence)?.[1]?.toLowerCase();
  const [, unit, deed] =
    (few && /^it takes (?:me |us |them )?[\w-]+ ([\w-]+s) to ([a-z]+ .+?)[.!]?\s*$/i.exec(before ?? '')) || [];
  return few && unit && deed ? `I want to ${deed} in ${few} ${few === 'one' ? singular(unit) : unit}` : sentence;
}

/** "Parents get it twice. One letter per family is enough.": what would do instead. */
function enough(sentence: string, before: string | undefined): string {
  const isDone =
    before !== undefined &&
    /^(?:just )?(?:one (?!(?:of|or|and|day|week|month|year|hour|minute|person)\b)(?:[\w-]+ ){1,2}?(?:per|for each|for every|an?) .+|an? (?:[\w-]+ )?(?:list|summary|overview|message|mail|e-?mail|text|note|report|table|link|button|mark|flag|icon|page|file)\b.*) (?:is|will be|should be) (?:enough|plenty|sufficient)$/i.test(
      sentence,
    );
  return isDone
    ? sentence.replace(/ (?:is|will be|should be) (?:enough|plenty|sufficient)$/i, ' would be enough')
    : sentence;
}

/** A sentence that says how long, how many or what would do instead of what the one before tells. */
function withFormer(sentence: string, before: string | undefined): string {
  return [soLong, inFew, enough].reduce((told, plainly) => plainly(told, before), seen(sentence));
}

/** What is read so only of an idea of one sentence. */
const ALONE: readonly ((text: string, people: People) => string)[] = [
  remedyInFacts,
  deedInName,
  neverAgain,
  singledOut,
  toldDeeds,
  figureTitle,
  doneTitle,
  thenDuty,
  notGot,
  nothingDone,
  withThat,
  withNews,
  asItShallBe,
  spared,
  noLongerStill,
  keptInFault,
  usedToSave,
  readThere,
  asBan,
  notShownThere,
  notDoneTo,
  onlyOnce,
  soThat,
  otherThanSo,
  noLongerThan,
  withoutWhatComes,
  withWhatIsLacking,
  easierToDo,
  otherThanByHand,
  notAtOnce,
  withWhoIsNotTold,
  before,
  namedThere,
  withWhoIsMeant,
  shortly,
];

/** Plain ideas are short; a longer text is read as it stands. */
const LONGEST = 400;

/** One sentence of an idea in words that say of whom and of what it speaks, and which way round it is meant. */
export function saidPlainly(said: string, people: People): string {
  if (said.length > LONGEST) return said;
  const text = proposed(withThen(whenAsked(labelled(wantsToSee(amongSentences(said, people), people)))))
    .replace(/(?<=^|[.!] )(?:Some(?:body|one)) else (?=(?:should|can|could|must|may)\b)/, 'Another person ')
    // "free the room after ten minutes": nothing that costs nothing.
    .replace(/(?<=^|[.!,] )(free) (?=(?:it|them|the|my|our|their|each|every|all) )/gi, (_, free: string) =>
      free.startsWith('F') ? 'Release ' : 'release ',
    )
    .replace(/\b(I|we|they) need not (?=[a-z])/g, '$1 do not have to ')
    // "import results from the file": what a search finds is something else.
    .replace(
      /^(import|export|upload|enter|publish) ((?:[\w-]+ )?results) (?=(?:from|of|to|for|into|as|after|by)\b)/i,
      '$1 the $2 ',
    )
    // "stop orders once they are sold out": no more are taken.
    .replace(
      /^stop (orders|bookings|reservations|registrations|sign-?ups|applications|entries) (?=(?:for [^,.]{2,40} )?(?:once|when|if|as soon as|at|after|on) )/i,
      'stop taking $1 ',
    )
    .replace(/^wish (?=(?:the|my|our|it|there|this|that) )/i, 'I wish ')
    // "is it possible that somebody else gets called?"
    .replace(/(?<=\bthat )some(?:body|one) else (?=(?:can|gets?|is|could)\b)/i, 'another person ')
    // "bookings in that time have to be moved": no clause begins there.
    .replace(
      /\b(in|on|at|during|within|until|by|from|for) that (?=(?:time|day|week|month|year|case|hour|period|moment|place|date|night|season|term) (?:are|can|cannot|has|have|is|may|must|need|needs|should|will)\b)/gi,
      '$1 this ',
    );
  if (/\n|[:;"“”]|\?|^as an? /i.test(text)) return text;
  return text
    .split(/(?<=[.!])\s+(?=[A-Z])/)
    .map((sentence, place, all) => {
      const end = /[.!]+\s*$/.exec(sentence)?.[0] ?? '';
      const bare = expandContractions(sentence.slice(0, sentence.length - end.length));
      const meant = askedOfMe(letThose(withFormer(frontCase(bare, people), all[place - 1]), people));
      const apart = wantsToBeAble(meant, people, all.length === 1);
      const named = all.length === 2 && place === 1 ? namedBefore(apart, all[0] ?? '', people) : apart;
      const plain = all.length > 1 ? named : ALONE.reduce((told, plainly) => plainly(told, people), apart);
      return plain === bare ? sentence : `${plain}${end}`;
    })
    .join(' ');
}
