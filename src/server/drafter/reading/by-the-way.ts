import { parseSentence, textOf } from '../grammar/parse.ts';
import { plural } from '../language/nouns.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isBaseVerb, participle, readVerb, thirdPerson } from '../language/verbs.ts';
import type { People } from './people.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

/** "if we read the date we could warn them": how it is done is a sentence of its own. */
function byDoing(sentence: string): string {
  const [, who = '', verb = '', thing = '', again = '', deed = ''] =
    /^if (we|you|the (?:app|system|tool|product)) (?:just |only |simply |already )?([a-z]+) ([^,.!?]+?),? (we|you|it|the (?:app|system|tool|product)) (?:could|can|would be able to) (?:then |also |easily )*([a-z]+ [^.!?]+)$/i.exec(
      sentence,
    ) ?? [];
  const read = readVerb(verb.toLowerCase());
  if (
    !read ||
    !isBaseVerb(deed.split(' ')[0] ?? '') ||
    /^(?:have|be|know|want|need|get|see|could|can|had)$/.test(read.base)
  )
    return sentence;
  const isSame = who.toLowerCase() === again.toLowerCase() || /^(?:it|the .+)$/i.test(again);
  const [things = '', ...how] = thing.split(/ (?=(?:at|in|on|from|into|as|before|after|during) )/);
  return isSame
    ? `${again === 'it' ? who : again} should ${deed}. ${upperFirst(things)} should be ${participle(read.base)} ${how.join(' ')}`.trim()
    : sentence;
}

/** "If the portal flagged those I'd get my Sunday back": what it would do is wished, and the rest is why. */
function ifItDid(sentence: string): string {
  const [, it = '', verb = '', rest = '', who = '', gain = ''] =
    /^if (the (?:app|system|tool|product|portal|site|website|program|software|page|screen|calendar)|it) (?:just |only |simply )?([a-z]+) ([^,.!?]+?),? (I|we|they|it|nobody|everybody|(?:the|our|my) [\w-]+)(?:'d| would| could) ([a-z]+ [^.!?]+)$/i.exec(
      sentence,
    ) ?? [];
  const read = readVerb(verb.toLowerCase());
  if (!read || read.form !== 'past' || !isBaseVerb(gain.split(' ')[0] ?? '')) return sentence;
  const are = /^I$/i.test(who) ? 'am' : /^(?:we|they)$/i.test(who) || who.endsWith('s') ? 'are' : 'is';
  const [gained = '', ...more] = gain.split(' ');
  const verbOf = gained === 'be' ? are : are === 'is' ? thirdPerson(gained) : gained;
  return `${it} should ${read.base} ${rest} so that ${[who, verbOf, ...more].join(' ')}`;
}

/** "the nurse asks for the name and types it in, would rather have it collected at the door": what is done by hand now. */
function ratherHave(sentence: string): string {
  const [, now = '', how = ''] =
    /^(.+?), (?:and |but )?(?:(?:we|i|they)(?:'d| would) |would )(?:much )?(?:rather|prefer to) (?:have|see|get) (?:it|this|that|them) (\w+(?:ed|en|wn|nt|ne) .+)$/i.exec(
      sentence,
    ) ?? [];
  const [clause] = now ? parseSentence(now).clauses : [];
  const thing = readNounPhrase(textOf(clause?.rest ?? []).replace(/^(?:for|about|of|at|on|by|up) /i, ''));
  return thing
    ? `${now}. ${/^(?:the|our|an?|each|every|all|their|his|her|my) /i.test(thing.text) ? upperFirst(thing.text.replace(/^an? /i, 'the ')) : `The ${thing.text}`} should be ${how}`
    : sentence;
}

/** "a history would help, but it has to be off at first": a wish, and how it is to be. */
function helpful(sentence: string): string {
  const [, thing = '', duty = '', how = ''] =
    /^(an? [^,.!?]+?) would (?:already |really )?(?:help|do|be (?:enough|fine|ok|okay|good|great|nice|helpful)),? but (?:it|they) (must|has to|have to|should|needs? to) (.+)$/i.exec(
      sentence,
    ) ?? [];
  return thing ? `I want to have ${lowerFirst(thing)}. ${thing.replace(/^an? /i, 'The ')} ${duty} ${how}` : sentence;
}

/** "your list is fine but our auditor wants it as a file": what "it" is, stands in front. */
function fineBut(sentence: string): string {
  const [, of = '', thing = '', wish = ''] =
    /^(your|the|our|this) ((?:[\w-]+ ){0,2}[\w-]+) (?:is|are|looks?|works?) (?:really |very |quite |all )?(?:nice|nicely|good|great|fine|ok|okay|cool|perfect)(?: so far)?,? but (?=((?:the|our|my|we|I|they|some|most) .+)$)/i.exec(
      sentence,
    ) ?? [];
  return thing && /\b(?:it|them)\b/i.test(wish)
    ? wish.replace(/\b(?:it|them)\b/i, `${/^(?:your|this)$/i.test(of) ? 'the' : of} ${thing}`)
    : sentence;
}

/** "members shouldn't share a group, and please not the list either": a second place where it must not be. */
function alsoNot(sentence: string): string {
  return /\b(?:not|never|nobody|no)\b|n't\b/i.test(sentence)
    ? sentence.replace(
        /,? and (?:please )?not (?=(?:in|on|to|at|for|by|from|with|into) )([^,.!?]+?) either$/i,
        ' or $1',
      )
    : sentence;
}

/** "they should go to the owner as a text, and if nobody answers to the deputy": the same deed in another case. */
function elseTo(sentence: string): string {
  const [, first = '', who = '', verb = '', condition = '', whom = ''] =
    /^(([^,.!?]+?) (?:should|must|shall) (go|be sent|be given|be passed|be shown|be forwarded|be offered) to (?:the |an? )?[^.!?]+?),? and (if [^,.!?]+?),? (to (?:the|an?|our) [\w -]+)$/i.exec(
      sentence,
    ) ?? [];
  return first && parseSentence(`${condition}, we stop`).front.length > 0
    ? `${first}. ${upperFirst(condition)}, ${lowerFirst(who)} should ${verb} ${whom}`
    : sentence;
}

/** "anyone who came five times should have a star next to their name": whoever reads the name is to see it. */
function markedName(sentence: string): string {
  const [, who = '', mark = '', next = '', rest = ''] =
    /^((?:anyone|anybody|everyone|everybody|those|people|all [\w-]+|[\w-]+s) (?:who|that|whose|with)(?:'s|'ve|'re)? [^,.!?]+?) (?:should|must|needs? to|has to|have to) (?:have|get|be given) (an? [^,.!?]+?) (next to|beside|behind|in front of|by) (?:their|his|her) name(.*)$/i.exec(
      sentence,
    ) ?? [];
  return mark ? `We want to see ${mark} ${next} the name of ${lowerFirst(who)}${rest}` : sentence;
}

/** "One form, three languages, one list of results": what is to be together. */
function oneOfAll(sentence: string): string {
  const [, one = '', many = '', last = ''] =
    /^(one [^,.!?]+), ((?:several|many|two|three|four|five|\d+|all|more) [^,.!?]+),? (?:and )?(one [^,.!?]+?)(?:,? please)?$/i.exec(
      sentence,
    ) ?? [];
  return one ? `We want to have ${one.replace(/^one /i, 'a single ')} with ${many} and ${last}` : sentence;
}

/** "one person can't be in two huts, so one booking per night and person": what is limited. */
function oneEach(sentence: string): string {
  return sentence.replace(
    /(?<=\b(?:can['’]?t|cannot|can not|must not|mustn['’]t|may not)\b[^,.!?]*), so (?:only )?one ([\w-]+) (per [\w -]+)$/i,
    (_, thing: string, each: string) => `. We want to limit ${plural(thing)} to one ${each}`,
  );
}

/** "Let her skip it": whoever was spoken of before, who is one of those whom the product is for. */
function letThem(sentence: string): string {
  return sentence.replace(/^(?:please )?let (?:her|him|them) (?!go\b|know\b)([a-z]+) /i, (whole, verb: string) =>
    isBaseVerb(verb) ? `They should be able to ${verb} ` : whole,
  );
}

/** "He also doesn't want her rents in his summary": what is not to be where. */
function unwanted(sentence: string, people: People): string {
  const [, who = '', thing = '', where = ''] =
    /^((?:[\w-]+ ){0,3}?[\w-]+) (?:also |really |just )*(?:doesn't|don't|does not|do not) (?:also |really )*want (?!to\b)((?:(?:the|an?|any|our|my|her|his|their|all) )?[\w-]+(?: [\w-]+)?) ((?:in|on|at|under|inside|among|behind) .+)$/i.exec(
      sentence,
    ) ?? [];
  if (!who || !people.isPersonPhrase(who) || people.isPersonPhrase(thing)) return sentence;
  const bare = thing.replace(/^any /i, '');
  return `${upperFirst(bare)} should not be ${where}`;
}

/** "customers want the washer to wait for the cheap hours": what they want to have done. */
function wantedOf(sentence: string, people: People): string {
  const [, who = '', want = '', thing = '', verb = '', rest = ''] =
    /^((?:[\w-]+ ){0,5}?[\w-]+) (wants?|would like|would love) ((?:the|their|our|all|every|each) (?:[\w-]+ ){0,5}?[\w-]+) to ((?!be\b)[a-z]+) (.+)$/i.exec(
      sentence,
    ) ?? [];
  // A story says by itself who wants it.
  const isOther = who !== '' && !/^as /i.test(sentence) && people.leading(who) !== undefined && !people.isSpeaker(who);
  if (!isOther || people.leading(thing) || !isBaseVerb(verb)) return sentence;
  const [clause] = parseSentence(sentence, people.names).clauses;
  return textOf(clause?.subject ?? []).toLowerCase() === who.toLowerCase()
    ? `${who} ${want} to have ${thing} ${verb} ${rest}`
    : sentence;
}

/** Each way to wish something by the way, as a plain wish. */
export function saidPlainly(sentence: string): string {
  return [fineBut, helpful, ratherHave, alsoNot, elseTo, markedName, oneOfAll, oneEach, letThem].reduce(
    (left, change) => change(left),
    sentence,
  );
}

/** The same for what is told as a case or as somebody's wish. */
export function wishedPlainly(sentence: string, people: People): string {
  return wantedOf(unwanted(ifItDid(byDoing(sentence)), people), people);
}
