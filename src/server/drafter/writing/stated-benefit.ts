import { expandContractions } from '../grammar/contractions.ts';
import type { Actor } from '../find-actor.ts';
import { isPerson, isPlural, plural, singular } from '../language/nouns.ts';
import { agreeWithI, toFirstPerson, type Voice, withoutUs } from '../language/pronouns.ts';
import { readVerb } from '../language/verbs.ts';
import type { Idea } from '../reading/read-idea.ts';
import type { Product } from '../reading/read-product.ts';
import { groupMember } from '../reading/role-name.ts';
import { isServed, soundsServed } from '../role-kind.ts';
import { onlyCopes, withoutHarm } from './copes.ts';
import { isFalseTurn } from './false-turns.ts';
import { isSureReason } from './is-sure-reason.ts';
import { isTurnedWell } from './is-turned-well.ts';
import { isWhole } from './is-whole.ts';
import { isTornQuote } from './torn-quote.ts';
import { withoutHouse } from './without-house.ts';
import { isWishAgain, saysWish } from './says-wish.ts';
import { madeNoMore } from './made-no-more.ts';
import type { Benefit } from './write-benefit.ts';

function firstPersonSubject(clause: string, actor: string, full: string): string {
  // "new singers do not feel lost", told by a new singer.
  if (full !== actor && firstPersonSubject(clause, full, full) !== clause)
    return firstPersonSubject(clause, full, full);
  const [one, many] = [RegExp.escape(actor), RegExp.escape(plural(actor))];
  // "deck crew see it first", told by one of them; that it closes early is of them all.
  const group = /^member of (?:the )?(.+)$/.exec(actor)?.[1];
  if (group)
    return clause.replace(
      new RegExp(
        `^(?:the |our )?(?:${RegExp.escape(group)}|${RegExp.escape(plural(group))}) (?=(?:knows?|sees?|finds?|learns?|notices?|hears?|gets?|do not|does not) )`,
        'i',
      ),
      'I ',
    );
  // "keeper licences run out": licences, and no keeper
  const behind = new RegExp(`^${one} ([a-z-]+)\\b`, 'i').exec(clause)?.[1] ?? '';
  if (isPlural(behind) && readVerb(behind)?.form !== 'third') return clause;
  // "members with a yearly pass do not have to show it": each of them is who tells it.
  const some = `^(?:the |our |all )?(?:${many}|users) (?:with|on|over|under|in|at|from) (?:(?!(?:do|are|have|can)\\b)[\\w'-]+ ){1,5}?(?=(?:do|are) not )`;
  return clause
    .replace(new RegExp(some, 'i'), 'I ')
    .replace(
      new RegExp(
        `^(?:the |our |an? |my |all |every |each )?(?:${many}|${one})\\b(?!'| (?:from|of|in|with|without|at|on|under|over|who|that)\\b)`,
        'i',
      ),
      'I',
    );
}

/** "because I am injured": such a state does not end by the wish, and the story must not say so. */
function suited(said: string): string {
  return said.replace(
    /^I am not (?=(?:injured|ill|sick|pregnant|away|abroad|on holiday|on leave|old|deaf|blind|disabled|new|young|busy|alone|on the road)\b)/i,
    'I do not lose out while I am ',
  );
}

/** What somebody says or thinks of it is no aim: "so that I do not complain". */
const SPOKEN =
  /\b(?:speaks?|reads?|understands?) (?:English|German|French|Spanish|Italian|Polish|Turkish|Dutch|Portuguese|Arabic|Ukrainian|Russian|Romanian|our language)\b|\b(?:do|does) not (?:\w+ )?(?:know of|know how|complain|say|tell|think|believe|report|mention|write|claim)\b/i;
/** "they ask for it every day": that somebody asks for it is no aim of theirs. */
const ASKED_FOR =
  /^(?:I|they) (?:ask for|get|want|request|demand) (?:this|that|it)\b.* (?:every|each|all|most|on|in)\b/i;
/** Where a cut went through the middle of a clause: "I do not forget it and we run". */
const TORN = /\b(?:and|but) (?:we|they|I|it|he|she|\w+s) \w+$/i;

/** "I am not stuck on the bridge and came late": what is told of one day ends where its second part begins. */
function withoutPast(said: string): string {
  return /\b(?:do|does|am|is|are) not\b/.test(said)
    ? said.replace(
        /,? and (?:by then |then )?(?:came|went|took|was|were|had|gave|rang|stood|said|told|left|got|by then)\b.*$/i,
        '',
      )
    : said;
}

/** "it is not refunded by hand right now", "I do not ask three times now": how it is today is over. */
function withoutToday(said: string): string {
  return /\b(?:do|does|am|is|are) not\b|\btakes? less\b/.test(said)
    ? said
        .replace(/\b(?:two|three|four|five|six|several|\d+) times (?:now|already|so far)\b/i, 'again')
        .replace(/ (?:once|twice|\w+ times)(?: (?:in|last|this) \w+)?(?= again$)/i, '')
        .replace(
          / (?:right now|at the moment|currently|at present|these days|nowadays|for now|so far|today|now)(?=$|,)/i,
          '',
        )
    : said;
}

/** "Petra does not keep it in her head": her head is not that of whoever acts. */
const NAMED_ONE = /^\p{Lu}\p{Ll}+ (?:does|is|has|can|will) /u;
/** That it is bad or dear is no trouble that this wish ends: "it is not a mess", "paper is not expensive". */
const JUDGED =
  /^it is not (?:(?:so|very|really|such) )?(?:an? )?(?:mess|nightmare|pain|disaster|annoying|tedious|embarrassing|frustrating|chaos|shame|law)\b|\b(?:is|are) not (?:\w+ )?expensive$|^it suits those who are (?:alike|similar|identical|the same)\b/i;
/** What is told of one day, or of one person not named: its denial is no aim. */
const OF_ONE_DAY =
  /^(?:he|she) (?:does|is|has) not\b|^(?:one|two|three|four|five|six|ten|\d+) [\w -]+ (?:do not need|do not have no)\b|\bnot (?!have to\b).*\b(?:on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\d{1,2}:\d\d\b)|, then (?:nothing|silence)\b/i;

/** "since people break their legs": their own. */
const OF_PEOPLE = /^(?:it (?:is taken|takes) into account that )?(?:(?:most|many|some) )?(?:people|children|others)\b/i;

/** "Let the guard see it": the product does it for somebody. */
function isDoneTo(text: string, who: string): boolean {
  return new RegExp(
    `\\b(?:let|text|remind|tell|warn|show|allow|ask|notify|inform|send|call|invite|alert|email|e-mail|message|give) ${who}\\b`,
    'i',
  ).test(text);
}

/** "so I know where they are stuck", said by somebody else than the one who acts: it is known. */
function withoutTeller(said: string, { benefit = '', form }: Idea, { speaker }: Voice): string {
  return form !== 'story' && !speaker && /^I\b/.test(benefit)
    ? said.replace(/^I (?:already |always |then )?(?:know|can tell) (?=(?:wh\w+|how)\b)/, 'it is clear ')
    : said;
}

/** "so that managers stop offering them shifts": whom something is offered to is whoever acts. */
function ofThem(said: string, { they }: Voice): string {
  return they && !/^(?:I|they)\b/i.test(said)
    ? said.replace(
        /\b((?:offer|giv|send|show|tell|teach|pay|ask|remind|inform|warn|bring|lend|promis)\w*) them (?=(?:the|an?|about|of|when|that|how|where|for|any|more|[\w-]+s)\b)/i,
        '$1 me ',
      )
    : said;
}

/** "share it with their family so they can comment": those with whom it is shared. */
const WITH_OTHERS =
  /\b(?:with|to) (?:their|the|other|some) (?:family|families|friends?|relatives?|partners?|parents|children|kids|neighbours|neighbors|team-?mates|classmates|clients|accountants?|doctors?),? so (?:that )?they\b/i;

/** "creators set one rate, so they lose money": of people, the idea speaks only of those who act. */
function isTheirs({ text, benefit = '', form }: Idea, { name }: Actor, { roles }: Product): boolean {
  // "Let the guard see who comes so he does not have to phone": only one is spoken of.
  if (/^(?:he|she) (?:does|is|has|can|will)\b/i.test(benefit))
    return form !== 'story' && isDoneTo(text, `(?:the|an?|each|every) ${RegExp.escape(name)}`);
  if (!/^they\b/i.test(benefit)) return false;
  // "We should remember where a learner stopped so that they can go on": one of them is meant as well.
  const spoken = roles.filter((role) =>
    new RegExp(
      `\\b(?:${RegExp.escape(plural(role.name))}${form === 'system' ? `|${RegExp.escape(role.name)}` : ''})\\b`,
      'i',
    ).test(text),
  );
  return (
    spoken.length === 1 &&
    spoken[0]?.name === name &&
    !/\b(?:people|colleagues|others|customers|users)\b/i.test(text) &&
    !WITH_OTHERS.test(text)
  );
}

/** "porter" for a kitchen porter, where nobody else is one. */
function shortName(name: string, product: Product): string | undefined {
  const [head = '', ...before] = name.split(' ').toReversed();
  const others = product.roles.filter((role) => new RegExp(`\\b${RegExp.escape(head)}s?$`, 'i').test(role.name));
  return before.length > 0 && !before.includes('of') && others.length < 2 && isPerson(head) ? head : undefined;
}

/** The reason that the idea itself gives, in the words of the one who acts. */
export function statedBenefit(read: Idea, actor: Actor, voice: Voice, product: Product): Benefit | undefined {
  if (!read.benefit) return undefined;
  const isBan = read.form !== 'story' && read.action.frame === 'not';
  const noMore = isBan ? madeNoMore(read.benefit) : undefined;
  const said = noMore ? { ...read, benefit: noMore } : read;
  const idea = isOfHouse(said, actor, voice, product)
    ? { ...said, benefit: aboutMe(withoutHouse(said.benefit ?? '')) }
    : said;
  return told(idea, actor, voice, product, noMore !== undefined);
}

/** "so I don't have to chase them": those who act. */
function aboutMe(said: string): string {
  return said.replace(
    /\b(chase|remind|ring|call|phone|ask|tell|e-?mail|text|bother|disturb|wait for|run after|write to|search for|look for) them\b/i,
    '$1 me',
  );
}

/** How many fail, and how often. */
const TOO_MANY = /^(?:far |way )?(?:too|so) many (?=(?:[\w-]+ )?[\w-]+ (?:do|are|have) not\b)/i;
const TOO_OFTEN =
  /(?<=\b(?:do|does|is|are) not\b.*) (?:all the time|again and again|time and again|over and over(?: again)?|constantly|(?:far )?too often|very often|a lot)$/i;

/** "so that too many pilots do not forget it all the time": none of them is to, at no time. */
function deniedWhole(benefit: string): string {
  return benefit.replace(TOO_MANY, '').replace(TOO_OFTEN, '');
}

/** The reason as a clause of whoever acts, where it is one that somebody aims at. */
function told(
  idea: Idea & { readonly benefit?: string | undefined },
  actor: Actor,
  voice: Voice,
  product: Product,
  isSaid: boolean,
): Benefit | undefined {
  if (!idea.benefit) return undefined;
  const said = idea.form === 'story' ? idea.benefit : deniedWhole(idea.benefit);
  const stated = /^(?:he|she) /i.test(said) ? expandContractions(said) : said;
  const named = firstPersonSubject(stated, actor.name, actor.full ?? actor.name);
  // "the porter does not walk twice", told by a kitchen porter: of porters there is no other kind.
  const short = shortName(actor.name, product);
  // "users do not have to retype it", where users are those for whom it is wished, told by one of them.
  const theirName = /^(?:users|customers|clients|people|guests|visitors|members)$/i.exec(idea.actor ?? '')?.[0];
  const known = theirName && idea.form !== 'story' ? singular(theirName.toLowerCase()) : short;
  const subject = named === stated && known ? firstPersonSubject(said, known, known) : named;
  // "so readers can tell us": whoever reads it is not one of us.
  const theirs = subject === stated ? subject : withoutUs(subject);
  const own = agreeWithI(
    toFirstPerson(theirs, {
      ...voice,
      // "installers can log in with their gloves on": the gloves of the one who wishes.
      they:
        ((voice.they && !WITH_OTHERS.test(idea.text)) ||
          theirs !== stated ||
          isTheirs({ ...idea, benefit: stated }, actor, product)) &&
        !NAMED_ONE.test(idea.benefit) &&
        !OF_PEOPLE.test(idea.benefit),
      pluralObject: voice.pluralObject && !/^they\b/i.test(idea.benefit),
    }),
  );
  const tidy = (
    idea.form === 'story' ? own : withoutToday(withoutPast(suited(ofThem(withoutTeller(own, idea, voice), voice))))
  )
    .replace(/[\s.,;:!?]+$/, '')
    .replace(/\s*[(].*?[)]/g, '')
    .replace(/\bnot otherwise (?:suddenly )?/i, 'not ')
    // "it makes the stall look empty", said of what is to stop: it is no aim.
    .replace(idea.form !== 'story' && idea.action.frame === 'not' ? /^it makes\b/i : /(?!)/, 'it does not make')
    // "half of our guests do not forget": nobody of them is to.
    .replace(/^half (?:of )?(?:my|our|the) (?=[\w-]+s (?:do|are) not\b)/i, 'the ')
    .replace(/^half of (?:them|us) (?=(?:do|are) not\b)/i, voice.they ? 'I ' : 'they ')
    .replace(/^(?:that) (?=[a-z]+ (?:is|does|has|was) )/, 'this ')
    .replace(/[;].*$/, '')
    .replace(/,\s+not (?:older|later|longer|more|less|earlier)\b.*$/, '')
    .replace(/,\s+which\b.*$/, '')
    // "does not keep it in her head, and she's leaving in June"
    .replace(idea.form === 'story' ? /$^/ : /,\s+(?:and|but) (?:he|she)\b(?:['’]s)? .*$/i, '')
    // "I do not have to weigh again, the printer jams": what is told besides is another sentence.
    .replace(idea.form === 'story' ? /$^/ : /^(I do not have to [^,]+), (?!.*\b(?:and|or|but|nor)\b).*$/, '$1')
    // "I register at night, some cry in the helpdesk": the second is another sentence.
    .replace(/,\s+(?:some|others|everybody|everyone|people|they|we|it|i)\s+(?!who\b|that\b)\w+.*$/i, '')
    .trim();
  return isAimed(tidy, idea, isSaid)
    ? { text: idea.form === 'story' ? tidy : withoutHarm(tidy, idea), grounding: { source: 'idea' } }
    : undefined;
}

/** Whether a clause is something that somebody aims at: that somebody once did something is not. */
function isAimed(tidy: string, idea: Idea, isSaid: boolean): boolean {
  return (
    tidy.split(' ').length >= 2 &&
    isWhole(tidy) &&
    !/^somebody does not .+ again$|^(?:not|which|what|who|whose|how|where|why)\b|^(?:that|this) does not\b/i.test(
      tidy,
    ) &&
    !(
      idea.form !== 'story' &&
      (OF_ONE_DAY.test(tidy) ||
        ASKED_FOR.test(tidy) ||
        JUDGED.test(tidy) ||
        SPOKEN.test(tidy) ||
        isTornQuote(tidy) ||
        (/\bdo(?:es)? not\b/.test(tidy) && TORN.test(tidy)))
    ) &&
    (idea.form === 'story' ||
      isSaid ||
      (isTurnedWell(tidy, idea) && !isFalseTurn(tidy, idea) && isSureReason(tidy, idea) && !onlyCopes(tidy, idea))) &&
    !saysWish(tidy, idea) &&
    !isWishAgain(tidy, idea)
  );
}

/** "so I do not have to chase them", "as we throw it away", where the idea is for somebody else: it is not their own reason. */
function isOfHouse({ form, text, benefit = '' }: Idea, actor: Actor, { speaker }: Voice, { roles }: Product): boolean {
  const speaks = /\b(?:we|us|our|I|me|my)\b/;
  if (form === 'story' || !speaks.test(benefit)) return false;
  const [one, many] = [RegExp.escape(actor.name), RegExp.escape(plural(actor.name))];
  // "Members should get a message. I had to phone twenty people.": whoever speaks, nobody has to.
  const isAsked = new RegExp(`\\b${many} (?:should|must|shall|could|can|want|need|would)\\b`, 'i');
  const isOther = speaks.test(text) || !/\b(?:without|instead|rather|so|because|since|as|themselves)\b/i.test(text);
  if (isOther && /^(?:I|we) do not have to /.test(benefit) && isAsked.test(text)) return true;
  if (!speaks.test(text)) return false;
  if (speaker) return false;
  // "Riders want a list because we do not know": there the riders themselves speak.
  const isTheirs =
    isDoneTo(text, `(?:the |our |my |an? |all |each |every )?(?:${one}|${many})`) ||
    (isDoneTo(text, 'them') && new RegExp(`^(?:the |our |my |some |many )?${many}\\b`, 'i').test(text));
  if (!isTheirs) return false;
  if (/\b(?:I|me|my)\b/.test(benefit)) return true;
  const role = roles.find(({ name }) => groupMember(name) === actor.name);
  return role ? isServed(role) : soundsServed(actor.name);
}
