import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPlural, withArticle } from '../language/nouns.ts';
import { isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { DETERMINERS } from '../lexicon/function-words.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

const MAY = /^(?:can|could|may|should be able to|are able to|is able to|are allowed to) /i;
const GIVES = /^(?:give|send|show|lend|hand|offer|sell|forward|transfer|pass)$/;
const PARTICLE = /^(?:up|off|out|down|back|in|on|over|away|through)$/;
const PREPOSITION = /^(?:at|for|with|from|about|to|of|into|after|by)$/;
/** What follows a verb and its particle where no thing of its own does: "fill in before they arrive", "look at later". */
const NO_THING =
  /^(?:$|,|and\b|or\b|before\b|after\b|when\b|if\b|once\b|while\b|until\b|as\b|at\b|on\b|in\b|by\b|with\b|for\b|from\b|to\b|later\b|online\b|afterwards\b|first\b|together\b|again\b|themselves\b|himself\b|themself\b|every\b|each\b|(?!(?:family|reply|supply|assembly|ally)\b)\w+ly\b)/i;
/** A thing of its own: the name is not what the deed is done to. */
const OWN_THING =
  /^(?:(?:the|an?|their|his|her|its|my|our|this|that|these|those|it|them|him|us|me|what|who|which|how|whether|one|two|all|some|any|no|each other)\b|\d)/i;

/** A verb with what belongs to it, and what stands behind the thing. */
interface Deed {
  readonly verb: string;
  readonly particle: string;
  readonly isPreposition: boolean;
  readonly rest: string;
}

function deedIn(said: string, isThird: boolean): Deed | undefined {
  const [first = '', ...others] = said.split(' ');
  const form = readVerb(first);
  const verb = isThird ? (form?.form === 'third' ? form.base : undefined) : isBaseVerb(first) ? first : undefined;
  if (!verb || /^(?:be|have|do|want|need|like|know|think|come|go|live|work)$/.test(verb)) return undefined;
  const rest = others.join(' ');
  if (OWN_THING.test(rest)) return undefined;
  const [next = '', ...behind] = others;
  const isGlued = (PARTICLE.test(next) || PREPOSITION.test(next)) && NO_THING.test(behind.join(' '));
  // "buy online", "send to a friend": what is done to the thing stands behind it.
  if (!isGlued && !NO_THING.test(rest)) return undefined;
  return isGlued
    ? { verb, particle: next, isPreposition: !PARTICLE.test(next), rest: behind.join(' ') }
    : { verb, particle: '', isPreposition: false, rest };
}

function told({ verb, particle, isPreposition, rest }: Deed, thing: string): string {
  const isPronoun = thing === 'it' || thing === 'them';
  const done =
    isPronoun && particle && !isPreposition ? `${verb} ${thing} ${particle}` : `${verb} ${particle} ${thing}`;
  return `${done} ${rest}`.replace(/ +/g, ' ').trim();
}

/** "buy online and give to a friend": each deed with the thing. */
function deedsWith(said: string, name: string, isMany: boolean, isThird: boolean): string | undefined {
  const [head = '', ...more] = said.split(/,? and (?=[a-z]+\b)/);
  const first = deedIn(head, isThird);
  if (!first) return undefined;
  const others = more.map((part) => {
    const deed = deedIn(part, isThird);
    // "give them to a friend": by its name, for "them" may be those who are given something.
    return deed
      ? told(deed, GIVES.test(deed.verb) ? `the ${name.replace(/^(?:the|an?) /i, '')}` : isMany ? 'them' : 'it')
      : part;
  });
  return [told(first, name), ...others].join(' and ');
}

/** Whom the words name that stand right before "can": "clients" of "gift cards clients". */
function doerBefore(words: readonly string[], people: People): number {
  for (let length = 1; length <= 3 && length < words.length; length++) {
    const who = words.slice(-length).join(' ');
    const isNamed = /^(?:the|our|my|all|each|every) /i.test(who)
      ? people.isPersonPhrase(who)
      : people.isRole(who) || (isPlural(who) && people.isPersonPhrase(who));
    const before = words.at(-length - 1) ?? '';
    if (isNamed && !/^(?:of|for|by|to|with|from|and|or)$/i.test(before))
      return /^(?:the|our|my)$/i.test(before) ? length + 1 : length;
  }
  return 0;
}

interface Named {
  readonly name: string;
  readonly who: string;
  readonly deed: string;
  readonly may: boolean;
}

function namedBy(said: string, people: People): Named | undefined {
  const [, name = '', behind = ''] = /^((?:[\w'’-]+ ){1,7}?)(?:that|which) (.+)$/i.exec(said) ?? [];
  // "Track changes so that the reviewer sees them": that is why.
  if (/\b(?:so|such|now|given|sure|know|see|provided|except|in order) $/i.test(name)) return undefined;
  const who = behind && people.leading(behind);
  if (who) {
    const rest = behind.slice(who.length).trim();
    return { name: name.trim(), who, deed: rest.replace(MAY, ''), may: MAY.test(rest) };
  }
  if (behind) return undefined;
  const [, front = '', rest = ''] = /^((?:[\w'’-]+ ){2,8}?)can (.+)$/i.exec(said) ?? [];
  const words = front.trim().split(' ');
  const length = rest ? doerBefore(words, people) : 0;
  return length > 0
    ? { name: words.slice(0, -length).join(' '), who: words.slice(-length).join(' '), deed: rest, may: true }
    : undefined;
}

/** A name without a verb, as what is done to it is named by. */
function asThing(name: string): { readonly text: string; readonly isMany: boolean } | undefined {
  const bare = /^(?:An? |\p{Lu}\p{Ll})/u.test(name) ? lowerFirst(name) : name;
  const noun = readNounPhrase(bare);
  const [first = '', second = ''] = bare.split(' ');
  // "Reject a text with a reason": an order and no name.
  const isOrder = isBaseVerb(first) && DETERMINERS.has(second.toLowerCase());
  if (
    !noun ||
    isOrder ||
    /^(?:i|we|they|you|he|she|it|there|please|the|something|anything|nothing|everything|all|those|things?|let|make|see|show|so|and|but|or|if|when|that|what|who|how)\b/i.test(
      bare.replace(/^(?:the) (?=\w)/i, ''),
    )
  )
    return undefined;
  return { text: noun.determiner || noun.plural || noun.bare ? bare : withArticle(bare), isMany: noun.plural };
}

/** "It'd be nice to have captions you can search through": whoever says "you" wants to. */
const GOOD_TO_HAVE =
  /^(?:(?:it would|it['’]?d) be (?:[\w-]+ )?(?:nice|good|great|lovely|cool|handy|helpful|useful|fine) to have|(?:I|we) (?:want|need|would like)|(?:I|we)['’]?d like) (.{3,50}?) (?:that |which )?(?:you|I|we|one) can (.+)$/i;

function asOwnDeed(said: string): string | undefined {
  const [, name = '', deed = ''] = GOOD_TO_HAVE.exec(said) ?? [];
  const thing = deed && asThing(name);
  const deeds = thing && deedsWith(deed, thing.text, thing.isMany, false);
  return deeds ? `I want to ${deeds}` : undefined;
}

/** "A mail that tells keepers how many beds are free", "something that warns skippers when the wind turns" */
const NEWS =
  /^((?:an? |the )?(?:[\w-]+ ){0,3}?(?:e-?mail|mail|message|alert|reminder|notification|notice|hint|letter|digest|summary)|something|anything) (?:that|which) (tells|informs|reminds|warns|alerts|notifies|lets) (.+)$/i;

function asNews(said: string, people: People): string | undefined {
  const [, news = '', tells = '', behind = ''] = NEWS.exec(said) ?? [];
  const who = behind && people.leading(behind);
  const rest = who ? behind.slice(who.length).trim() : '';
  if (!who || !rest) return undefined;
  if (!/thing$/i.test(news))
    return `${who} should get ${asThing(news)?.text ?? news} that ${tells.toLowerCase()} them ${rest}`;
  const verb = readVerb(tells.toLowerCase())?.base ?? '';
  return /^let$/.test(verb) ? undefined : `${who} should be ${participle(verb)} ${rest}`;
}

/** "Gift cards that clients can buy online and give to a friend": what they do with it is wished. */
export function deedInName(said: string, people: People): string {
  if (!/ (?:that|which|can) /i.test(said) || /[,;:?]/.test(said)) return said;
  const news = asOwnDeed(said) ?? asNews(said, people);
  if (news) return news;
  const [, what = '', done = '', how = '', by = ''] =
    /^(.{3,50}?) (?:that|which) can be (\w+)((?: [\w'-]+){0,4}?) by ((?:the |our )?[\w-]+(?: [\w-]+)?)$/i.exec(said) ??
    [];
  const passive = what && people.isPersonPhrase(by) ? asThing(what) : undefined;
  const verb = readVerb(done);
  if (passive && verb?.form === 'past') return `${by} should be able to ${verb.base} ${passive.text}${how}`;
  const named = namedBy(said, people);
  const thing = named && asThing(named.name);
  if (!named || !thing) return said;
  const deeds = deedsWith(
    named.deed,
    thing.text,
    thing.isMany,
    !named.may && !isPlural(named.who.split(' ').at(-1) ?? ''),
  );
  return deeds ? `${named.who} should be able to ${deeds}` : said;
}
