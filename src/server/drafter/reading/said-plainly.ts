import { expandContractions } from '../grammar/contractions.ts';
import { isMass, isPlural, singular, withArticle } from '../language/nouns.ts';
import { fromGerund, participle, readVerb } from '../language/verbs.ts';
import { INSTEAD_OF_TOO } from '../lexicon/plain-faults.ts';
import { letThose } from './let-those.ts';
import type { People } from './people.ts';
import { thingNamed } from './what-it-is.ts';
import { withWhoIsMeant } from './who-is-meant.ts';

/** What somebody is told with, where it does not come. */
const NEWS =
  'notice|message|notification|confirmation|e-?mail|warning|reminder|receipt|invitation|update|alert|text message';
/** "the pupil gets no notice if the course is full", "if the course is full, the pupil gets no notice" */
const NO_NEWS = new RegExp(
  `^((?:the |an? |our |all )?[\\w-]+(?: (?!gets?\\b|receives?\\b)[\\w-]+){0,3}) (?:gets?|receives?|(?:is|are) sent|do(?:es)? not (?:get|receive)(?: an?| any)?|never (?:get|receive)s?(?: an?)?)(?: no| any)? (${NEWS})s?((?: (?:if|when|once|after|about|that|before|as soon as) .+)?)$`,
  'i',
);
const FRONT_CASE = /^((?:if|when|once|after|as soon as|whenever) [^,]+), (.+)$/i;

/** Who gets no message in a case is to get one then: what does not come is never wished for. */
function withNews(text: string, people: People): string {
  const [, when = '', main = ''] = FRONT_CASE.exec(text) ?? [];
  const [, who = '', news = '', rest = ''] = NO_NEWS.exec(main || text) ?? [];
  if (!who || !/ (?:no|not|never) /i.test(main || text) || !people.isPersonPhrase(who) || people.isSpeaker(who))
    return text;
  if (/ because |, | but /.test(rest) || (!when && !rest)) return text;
  const told = `${who} should get ${withArticle(news.toLowerCase())}${rest}${when ? ` ${when.charAt(0).toLowerCase()}${when.slice(1)}` : ''}`;
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** "Old prices still show up in the list": what is so although it is over. */
const STILL =
  /^((?:an?|the|our|my|all|some)? ?(?:(?!and\b|but\b|so\b)[\w'-]+ ){1,9})still (shows? up|appears?|comes? up|gets?|receives?|counts?|turns? up|pops? up) ?([^,;]*)$/i;
/** What tells that something is over: "members who have left", "old prices", "deleted notes". */
const OVER =
  /\b(?:(?:who|that|which) (?:\w+ ){0,2}?(?:left|died|ended|expired|moved|cancelled|quit|\w+ed|sold|paid|gone|closed)\b|(?:old|deleted|removed|cancelled|expired|former|closed|archived|finished|past|sold|outdated|blocked) [\w-]+s?\b)/i;

function noLongerStill(text: string): string {
  const [, who = '', verb = '', rest = ''] = STILL.exec(text) ?? [];
  if (!who || !OVER.test(who)) return text;
  const isOne = /(?:[^s]s|es)(?: up)?$/i.test(verb);
  if (/^(?:gets?|receives?)$/i.test(verb))
    return `${rest.charAt(0).toUpperCase()}${rest.slice(1)} should not be sent to ${who.charAt(0).toLowerCase()}${who.slice(1)}`.trim();
  return /^counts?$/i.test(verb)
    ? `${who}should no longer count ${rest}`.trim()
    : `${who}${isOne ? 'is' : 'are'} still shown ${rest}`.trim();
}

/** "When the app crashes, the note is deleted": what a fault does to something is not wished for. */
const FAULT_DOES =
  /^((?:if|when|whenever|after) (?:the |an? |my |our )?(?:[\w-]+ ){1,3}(?:crash(?:es)?|freezes?|fails?|drops?|breaks? (?:down|off)|times? out|restarts?|is (?:interrupted|lost|cut|slow)|goes down)(?: [\w' -]+)?|after (?:the|an|every|each) update),? ((?:the|all|my|our|their|an?) [\w' -]+?) (is|are|gets?) (deleted|cancelled|canceled|closed|removed|reset|interrupted|emptied|charged twice|logged out|overwritten|sent twice)$/i;

function keptInFault(text: string): string {
  const [, when = '', what = '', is = '', done = ''] = FAULT_DOES.exec(text) ?? [];
  if (/^(?:deleted|emptied|removed|overwritten|reset)$/i.test(done))
    return text
      .replace(new RegExp(`${done}$`), 'lost')
      .replace(/ all (?=[\w' -]+ (?:are|is) lost$)/i, (_, at: number) =>
        text.charAt(at - 1) === ',' ? ' the ' : ', the ',
      );
  return is
    ? `${what.charAt(0).toUpperCase()}${what.slice(1)} should not be ${done} ${when.charAt(0).toLowerCase()}${when.slice(1)}`
    : text;
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

/** "Never delete a contract without asking": a ban with what it takes, and no reason. */
const NOT_WITHOUT =
  /^(?:please )?(?:never|do not|don't) ([a-z]+) ((?:an?|the|any|my|our|their|all)? ?(?:[\w-]+ ){0,2}?[\w-]+) without ((?:\w+ing|an?|the|my|our|their|its)\b[^,;]*)$/i;

function asBan(text: string): string {
  const [, verb = '', what = '', without = ''] = NOT_WITHOUT.exec(text) ?? [];
  if (readVerb(verb.toLowerCase())?.form !== 'base' || !what || /^(?:let|make|use|forget)$/i.test(verb)) return text;
  const thing = what.trim();
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)} must not be ${participle(verb.toLowerCase())} without ${without}`;
}

/** "Don't show reports that are closed at the top of the list": what is not to be shown, and where. */
const NOT_SHOWN =
  /^(?:please )?(do not|never|stop|no longer) (show|list|display|showing|listing|displaying) ((?:the |an? |any |all )?(?:[\w'-]+ ){0,3}?[\w'-]+ (?:(?:that|which|who) (?:is|are|has|have|was|were|do|does|cannot|can) [^,;]+?|(?:for|of) (?:an?|the|each) [\w-]+(?: [\w-]+)??)) ((?:in|on|at) (?:the |an? |our |their |my )?(?:(?:[\w-]+ )?(?:top|bottom|end|beginning|head) of (?:the )?)?(?:[\w-]+ ){0,2}(?:list|results?|map|screen|page|overview|menu|calendar|app|search|table|view|plan|feed|book|dashboard|catalogue|report|directory|top|bottom|board|newsletter)(?: in the [\w ]+)?)$/i;

function notShownThere(text: string): string {
  const [, how = '', does = '', what = '', where = ''] = NOT_SHOWN.exec(text) ?? [];
  if (!what) return text;
  const done = participle(fromGerund(does.toLowerCase()) ?? does.toLowerCase());
  const never = /^(?:stop|no longer)$/i.test(how) ? 'no longer' : 'not';
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} should ${never} be ${done} ${where}`;
}

/** "Stop logging people out while they type": what belongs to the verb stands behind whom it is done to. */
const STOP_OUT =
  /^(?:please )?(?:stop ([a-z]+ing)|(?:do not|never) ([a-z]+)) ((?:the |our |my |all )?(?:[\w-]+ ){0,2}?[\w-]+) (out|off|in|up|down|away)(?! of\b)( (?:while|when|after|before|if|until|because of|for|on|at|every|during|without) .+)?$/i;

function notDoneTo(text: string, people: People): string {
  const [, doing = '', deed = '', whom = '', particle = '', rest = ''] = STOP_OUT.exec(text) ?? [];
  const verb = doing ? fromGerund(doing.toLowerCase()) : readVerb(deed.toLowerCase())?.base;
  if (!verb || !whom || / (?:in|on|at|of|to|from|that|who) /i.test(` ${whom} `) || people.isSpeaker(whom)) return text;
  if (!people.isPersonPhrase(whom) && !/^(?:users|people|everybody|everyone|visitors)$/i.test(whom)) return text;
  // "stop logging members out after a minute": they want to stay logged in for longer.
  if (/^(?:log|sign)$/.test(verb) && /^out$/i.test(particle)) {
    const who = /^(?:users|people|everybody|everyone|us)$/i.test(whom)
      ? 'I'
      : `${whom.charAt(0).toUpperCase()}${whom.slice(1)}`;
    const then =
      who === 'I'
        ? rest
            .replace(/\bthey are\b/gi, 'I am')
            .replace(/\bthey\b/gi, 'I')
            .replace(/\btheir\b/gi, 'my')
        : rest;
    return `${who} want to stay ${participle(verb)} in${then.replace(/^ after (?=(?:\d+|an?|one|two|three|five|ten|fifteen|twenty|thirty) (?:minutes?|hours?|days?)\b)/i, ' for more than ')}`;
  }
  return `${whom.charAt(0).toUpperCase()}${whom.slice(1)} should ${doing ? 'no longer' : 'not'} be ${participle(verb)} ${particle.toLowerCase()}${rest}`;
}

/** "The same flat exists several times in the list": each of them is to be there once. */
const SAME_TWICE =
  /^(?:(the same|some|many|a few) )?((?:[\w-]+ ){0,2}?[\w-]+) (exists?|appears?|shows? up|turns? up|comes? up|(?:is|are) (?:listed|shown|stored|entered|saved|in)) (?:twice|several times|more than once|two times|three times|many times|twenty times|multiple times|double)( (?:in|on|at) (?:the |our |my )?[\w-]+(?: [\w-]+)?)?(?: (?:with|under|in) (?:\w+ )?(?:different|similar|two|other|several) [\w -]+)?$/i;

function onlyOnce(text: string): string {
  const [, lead = '', thing = '', verb = '', where = ''] = SAME_TWICE.exec(text) ?? [];
  const last = thing.split(' ').at(-1) ?? '';
  if (
    !thing ||
    /^(?:it|this|that|they|there|he|she|we|i|you)$/i.test(thing) ||
    /^(?:the|an?|my|our|each|every)\b/i.test(thing)
  )
    return text;
  if (!lead && !isPlural(last)) return text;
  const one = isPlural(last) ? singular(thing) : thing;
  const [first = ''] = verb.toLowerCase().split(' ');
  const be = /^(?:is|are) in$/i.test(verb)
    ? 'be there'
    : /^(?:is|are)$/.test(first)
      ? `be ${verb.split(' ').at(-1)}`
      : (readVerb(first)?.base ?? first) + verb.toLowerCase().slice(first.length);
  return `Each ${one.charAt(0).toLowerCase()}${one.slice(1)} should ${be} only once${where}`;
}

/** "described so differently that nobody can compare them": how it is done hurts, and not that it is. */
const SO_THAT =
  /^(.+?) so (?!that\b)(\w+ly|bad|unclear) that ((?:the |our |most |many )?[\w-]+(?: [\w-]+)? (?:can ?not|do(?:es)? not|cannot|never|have to|has to) .+)$/i;

function soThat(text: string, people: People): string {
  const [, told = '', how = '', then = ''] = SO_THAT.exec(text) ?? [];
  const who = told && people.leading(told);
  if (!then || !/\b(?:can ?not|not) (?:know|see|tell|understand|find|read|compare)/i.test(then)) return text;
  if (/^differently$/i.test(how) && who && /^\S+ \w+/.test(told)) {
    const gain = then.replace(/\b(?:can ?not|do(?:es)? not) (?=compare|see|tell|find|read|know|understand)/i, 'can ');
    return `${told.replace(who, `${who} should`)} in the same way so that ${gain}`;
  }
  return /^differently$/i.test(how) || /\b(?:it|them|they|their|its)\b/i.test(then)
    ? text
    : `${then.charAt(0).toUpperCase()}${then.slice(1)}`;
}

/** "so small that readers cannot make it out": it is to be larger, so that they can. */
const SO_LIKE = /^((?:the |our |my |all )?(?:[\w'-]+ ){0,3}[\w'-]+) (is|are) so (\w+) that (.+)$/i;

function otherThanSo(text: string): string {
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
  if (/^(?:complicated|complex|confusing)$/i.test(how)) return `${thing} ${be} too ${how}`;
  return text.replace(
    /^(.+? (?:loads?|opens?|works?|runs?|starts?|responds?|appears?)) so slowly that .+$/i,
    '$1 too slowly',
  );
}

/** "The search is slow, so nobody uses it": what comes of it hurts, and is no reason. */
function withoutWhatComes(text: string): string {
  return text.replace(
    /^((?:the|our|my|all)? ?(?:(?!should|could|please|want|let|add|must|need)[\w'-]+ ){1,7}(?!should)[\w'-]+),? so (?:that )?(?:nobody|no one|hardly anybody|no \w+) (?:ever )?(?:uses?|finds?|sees?|reads?|notices?|knows?|comes?|buys?|answers?|trusts?|understands?|looks?|opens?|clicks?|wants?|likes?|books?)\b[^,;]*$/i,
    (all, told: string) => (/\b(?:is|are|has|have|comes?|takes?|looks?|loads?)\b/i.test(told) ? told : all),
  );
}

/** "Order confirmations come without a date": they are to show it. */
function withWhatIsLacking(text: string): string {
  return text.replace(
    /^((?:the |our )?(?:[\w-]+ ){0,3}[\w-]+s) (?:come|arrive|are sent(?: out)?|go out|reach us|get sent) without ((?:the|an?|any|their) [^,;]+)$/i,
    (_, things: string, what: string) => `${things} should show ${what.replace(/^any /i, 'the ')}`,
  );
}

/** "Senders notice a mistake only after it was sent, and then they have to start again": they want to notice it before. */
const ONLY_AFTER =
  /^((?:the |our |many |most )?[\w-]+(?: [\w-]+)?) (?:only )?(notice|see|discover|spot|find)s? ((?:an?|the|their) [\w-]+(?: [\w-]+)*?) only (?:after|once|when) ([^,;]+?)(?:,? (?:and|so)(?: then)? (?:they )?(have to|must) ([^,;]+))?$/i;

function before(text: string, people: People): string {
  const [, who = '', verb = '', what = '', when = '', , toil = ''] = ONLY_AFTER.exec(text) ?? [];
  if (!when || !people.isPersonPhrase(who) || !isPlural(who.split(' ').at(-1) ?? '')) return text;
  return `${who} want to ${verb.toLowerCase()} ${what} before ${when}${toil && ` so that they do not have to ${toil}`}`;
}

/** "Add the results and tell the owner that they have arrived": what has arrived. */
const TOLD_OF_IT =
  /^([^,;]+?),? (and (?:then )?(?:tell|notify|inform|warn|remind|alert|let) [^,;]+? (?:that|when|once|if|as soon as|know that|know when)) (they|it) ((?:is|are|has|have|was|were|can|will|needs?|must|should)\b[^,;]*)$/i;

function namedThere(text: string, people: People): string {
  const [, first = '', tell = '', it = '', rest = ''] = TOLD_OF_IT.exec(text) ?? [];
  const thing = it ? thingNamed(first, /^they$/i.test(it), people) : undefined;
  return thing
    ? `${first} ${tell} ${/^(?:the|their|our|my|his|her) /i.test(thing) ? thing : `the ${thing}`} ${rest}`
    : text;
}

/** "List of applicants we have not answered": a clause behind a name, and no sentence. */
const CONTACT =
  /^((?!(?:in|on|at|for|from|after|before|during|since|with|without|because|due|instead|of|by|as|if|when|while|and|but|so|the|an?|our|my|this|that|these|those|some|many|most|all|half|one|two)\b)[\w-]+(?: (?!(?:is|are|was|were|has|have|had|do|does|can|should|must|will)\b)[\w-]+){0,3}? (?:for|of|with|on|about|from|to) (?:[\w-]+ ){0,2}?[\w-]+s) (?=(?:we|I|they) (?:have|had|do|did|can|could|cannot|are|were|never|still|already|no longer|need|like|want|sent|met|made|use|own) )/i;

function withThat(text: string): string {
  return text
    .replace(CONTACT, (_, name: string) => `${name} that `)
    .replace(
      /^([\w-]+(?: [\w-]+){0,2}) (for|of) ([^,]+ that [^,]+ (?:for|to|with|about)), (with [^,]+)$/i,
      '$1 $4 $2 $3',
    );
}

/** What is read so only of an idea of one sentence. */
const ALONE: readonly ((text: string, people: People) => string)[] = [
  withThat,
  withNews,
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
  withoutWhatComes,
  withWhatIsLacking,
  before,
  namedThere,
  withWhoIsMeant,
];

/** One sentence of an idea in words that say of whom and of what it speaks, and which way round it is meant. */
export function saidPlainly(text: string, people: People): string {
  if (/\n|[:;"“”]|\?|^as an? /i.test(text)) return text;
  return text
    .split(/(?<=[.!])\s+(?=[A-Z])/)
    .map((sentence, _, all) => {
      const end = /[.!]+\s*$/.exec(sentence)?.[0] ?? '';
      const said = expandContractions(sentence.slice(0, sentence.length - end.length));
      const apart = letThose(said, people);
      const plain = all.length > 1 ? apart : ALONE.reduce((told, plainly) => plainly(told, people), apart);
      return plain === said ? sentence : `${plain}${end}`;
    })
    .join(' ');
}
