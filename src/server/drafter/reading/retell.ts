import { parseSentence } from '../grammar/parse.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { isHuman } from './is-agent.ts';
import type { People } from './people.ts';
import { indirect } from './read-clauses.ts';
import { withBefore, withCrew, withPrices } from './price-list.ts';
import { pointingBack } from './pointing-back.ts';
import { LAW, unwrapped } from './unwrap.ts';
import { goingOn, type Sentence } from './split-sentences.ts';

/** The sentences of an idea, and what some of them say of the whole of it. */
export interface Retold {
  readonly sentences: readonly Sentence[];
  /** Who tells it: "I am the treasurer". */
  readonly teller?: string | undefined;
  /** Who asks for it, where that is somebody else: "the head of the department wants this". */
  readonly wanter?: string | undefined;
  /** Why it is wished, where a sentence says no more than that. */
  readonly benefit?: string | undefined;
}

/** "I am a baker", "(I'm the secretary of the club)", "I am a member and I never know when it is open" */
const I_AM =
  /^(?:I am|I'm) (?:an?|the|one of the|your) ((?:[\w-]+ ){0,3}?[\w-]+)(?: (?:of|at|in|for|from|with) [^,.]*?)?(?:(?:,| and|, and) ((?:I|we|my|our|it|there|have|work|run|live|look|manage|need|want|teach|start|only) .*))?$/i;
/** "parent of two here", "coach here" */
const HERE = /^((?:[\w-]+ ){0,2}[\w-]+)(?: (?:of|at|in) [\w ]+)? here$/i;

function tellerIn(text: string, people: People): { who: string; rest: string } | undefined {
  const bare = text.replace(/^\((.+?)\)?$/, '$1');
  const [, who = '', rest = ''] = I_AM.exec(bare) ?? HERE.exec(bare) ?? [];
  const isNamed =
    who !== '' &&
    (isHuman(who.split(' ').at(-1) ?? '') || people.isPersonPhrase(who)) &&
    !/\b(?:fan|bit|one)$/i.test(who);
  return isNamed ? { who, rest: rest.replace(/^(?!(?:I|we|my|our|it|there)\b)(?=\w)/i, 'I ') } : undefined;
}

/** "The head of the department wants this for the budget talks": who asks for what was said before, and what for. */
function wanterIn(text: string, people: People): { who: string; benefit?: string } | undefined {
  const [, who = '', link = '', what = ''] =
    /^((?:the|our|my) [^,]{3,50}?|[\w-]+s) (?:really |also |always |often |all )?(?:wants?|needs?|asks? for|ha(?:s|ve) asked for|keeps? asking for|would like) (?:this|that|it|these|those|them|such an? \w+)(?: (for|to) (.+))?$/i.exec(
      text,
    ) ?? [];
  const isPeople = who !== '' && (people.isPersonPhrase(who) || /^(?:the|our|my) head of\b/i.test(who));
  if (!isPeople || people.isSpeaker(who)) return undefined;
  if (link === 'to') return isBaseVerb(what.split(' ')[0] ?? '') ? { who, benefit: `they can ${what}` } : { who };
  return link === 'for' ? { who, benefit: `they have it ready for ${what}` } : { who };
}

/** What stands in a complaint that is asked: "does the inspector really have to come to us?" is that he has to. */
function asComplaint(sentence: Sentence): Sentence {
  const [, lead = '', who = '', toil = ''] =
    /^(do|does|must) ((?:(?:the|our|my|all|every|each) )?[\w-]+(?: [\w-]+)?) (?:really|still|always|seriously)(?: (?:have|need) to)? (.+)$/i.exec(
      sentence.text,
    ) ?? [];
  if (!sentence.isQuestion || !who || !isBaseVerb(toil.split(' ')[0] ?? '')) return sentence;
  const has = /^does$/i.test(lead) || (/^must$/i.test(lead) && /^(?:the|our|my|every|each) [\w-]+[^s\W]$/i.test(who));
  return { ...sentence, text: `${who} ${has ? 'has' : 'have'} to ${toil}`, isQuestion: false };
}

/** "calls where is my claim": what the calls ask. */
const ASKED =
  /^(.*\b(?:calls?|e-?mails?|mails|messages|questions|tickets|letters|requests)) (?:like |asking |such as |with )?((?:where|when|who|why|how|what|whether|which) (?:(?:many|much|long|far) )?(?:is|are|was|were|do|does|did|can|will|has|have)\b.+)$/i;

function asksIn(text: string, people: People): { told: string; question: string } | undefined {
  const [, before = '', question = ''] = ASKED.exec(text) ?? [];
  if (!question) return undefined;
  const known = indirect(question, people)
    .replace(/\bmy\b/gi, 'their')
    .replace(/\bI\b/g, 'they');
  return known === question ? undefined : { told: `${before} about it`, question: known };
}

/** A verb of finding out, with nothing but "that" for what is found out. */
const SEES_THAT =
  /\b(see|know|find|check|look up|find out) (?:that|this|it)\b(?! (?:is|are|was|the|an?|they|we|there|has|have)\b)(?: (?:themselves|themself|himself|herself|myself|ourselves))?/i;

/** "it would be nice to do that without me": nothing but that what was told before is to be over. */
const DO_THAT =
  /^(?:it (?:would|could) be (?:nice|great|good|lovely|better|helpful)(?: if (?:we|i|you|it|the \w+) could)?|would be (?:nice|great|good)|(?:we|i)(?:'d| would)? (?:want|need|like|love)|can (?:we|you|it)|could (?:we|you|it)|i hope (?:we|you) can|is it possible|(?:the|this) (?:system|app|program|software) (?:should|could|can)|please)(?: to)? (?:do|have|get|automate|handle|improve|change) (?:that|this|it|all (?:of )?(?:this|that))(?: done| automated| away)?(?: (?:automatically|by itself|without (?:me|us)|by (?:the|a) \w+|online|digitally|in (?:the|an) app|for (?:me|us)|instead|somehow|better|faster))*$/i;

/** Where the next thing that follows starts: "and the instructors who planned with it get a message". */
const NEXT =
  /,? and (?=(?:the|all|their|every|each) (?:[\w-]+ ){1,7}?(?:gets?|is|are|receives?|sees?|has|have|must|can|goes|go) )/i;

/** "a skipper reserves", "the landlord types in the meter": as what they should do; a verb that alone is taken for a noun. */
function asDeed(lead: string, people: People): string | undefined {
  const [bare = ''] = lead.split(' ');
  const who = people.leading(lead) ?? (people.isPersonPhrase(bare) ? bare : undefined);
  const [verb = '', ...rest] = who ? lead.slice(who.length).trim().split(' ') : [];
  const known = readVerb(verb);
  const deed = `${who} should ${[known?.base, ...rest].join(' ')}`;
  return who &&
    !people.isSpeaker(who) &&
    known?.form === 'third' &&
    parseSentence(deed, people.names).clauses.length === 1
    ? deed
    : undefined;
}

/** Somebody does something, "then" comes what follows from it: what they do is the wish, the rest is how it should be. */
function steps(sentence: Sentence, next: Sentence | undefined, people: People): Sentence[] {
  const [lead = '', ...rest] = sentence.text.split(
    /, (?:and )?(?=(?:then )?(?:the|an?|all|their|its|our|this|that|every|each|it) )/,
  );
  const follows = rest.join(', ');
  const isCalm = !/\b(?:not|never|nobody|no|too|again|hand|forgets?|still|only|paper)\b/i.test(sentence.text);
  const goesOn = /\bthen\b/i.test(follows) || /^(?:then|after that)\b/i.test(next?.text ?? '');
  // What is told before a wish is how it is now.
  const isLast = !next || /^(?:then|after that)\b/i.test(next.text);
  const deed = isCalm && isLast && follows && goesOn ? asDeed(lead, people) : undefined;
  return deed ? [{ ...sentence, text: deed }, ...follows.split(NEXT).map((text) => goingOn(text))] : [sentence];
}

/** "On the 6th a friendly reminder, on the 15th a letter with a fee": what goes out when, each as a rule. */
function dated(sentence: Sentence): Sentence[] | undefined {
  const rules = sentence.text.split(/, (?:and )?(?=(?:on|after|at|from) )/i).map((part) => {
    const [, when = '', what = '', more = ''] =
      /^((?:on|after|at|from) (?:the )?[\w -]*?\d[\w:]*(?: [a-z]+)?) (an? (?:[\w-]+ )?(?:reminder|letter|mail|e-?mail|message|text|warning|notice|call|invoice|bill))( with .+)?$/i.exec(
        part,
      ) ?? [];
    return what ? goingOn(`${when} ${what}${more} is sent`) : undefined;
  });
  return rules.every((rule) => rule !== undefined) ? rules : undefined;
}

/**
 * The sentences of an idea as they are told to each other: who tells it and who asks for it stand on their own, what only points
 * back ("do that without me", "see that themselves") is named or goes, a complaint that is asked is told.
 */
export function retell(told: readonly Sentence[], people: People): Retold {
  const sentences: Sentence[] = [];
  let teller: string | undefined;
  let wanter: string | undefined;
  let benefit: string | undefined;
  let question = '';
  const stated = withPrices(told, people);
  for (const [at, sentence] of stated.entries()) {
    const isAlone = told.length === 1;
    const own = tellerIn(sentence.text, people);
    if (own && !sentence.isItem && (!isAlone || own.rest)) {
      teller ??= own.who;
      if (own.rest) sentences.push({ ...sentence, text: own.rest });
      continue;
    }
    const asked = at > 0 ? wanterIn(sentence.text, people) : undefined;
    if (asked) {
      wanter ??= asked.who;
      benefit ??= asked.benefit;
      continue;
    }
    if (sentences.length > 0 && DO_THAT.test(sentence.text)) continue;
    const before = sentences.at(-1);
    const back = pointingBack(sentence, sentences, people);
    if (back) {
      sentences.splice(-1, 1, ...back);
      continue;
    }
    const sent = before ? dated(sentence) : undefined;
    if (sent) {
      sentences.push(...sent);
      continue;
    }
    const asks = asksIn(sentence.text, people);
    if (asks) {
      question = asks.question;
      sentences.push({ ...sentence, text: asks.told });
      continue;
    }
    // "We had three farmers who did not believe it. If they could see ...": those farmers.
    const had = /^(?:we|I) (?:have|had|get|got) (?:(?:[\w-]+ ){0,2})?([\w-]+s)\b.* who /i.exec(
      sentences.at(-1)?.text ?? '',
    )?.[1];
    const named = had && people.isPersonPhrase(had) ? sentence.text.replace(/^if they\b/i, `if ${had}`) : sentence.text;
    // "landlord types in the meter, ...": the role without its article.
    const isVerbless =
      !isAlone && !sentence.isQuestion && parseSentence(named, people.names).clauses[0]?.group === undefined;
    // "Dispatcher plans on paper. She would like to ...": so it is today.
    const isToday = /\b(?:should|must|wants?|needs?|would like|please)\b/i.test(stated[at + 1]?.text ?? '');
    const deed = isVerbless ? asDeed(named, people) : undefined;
    const text =
      (deed && isToday ? `the ${named}` : deed) ?? withCrew(unwrapped(named.replace(LAW, ''), people), people);
    const whole = question ? text.replace(SEES_THAT, (_, verb: string) => `${verb} ${question}`) : text;
    for (const part of withBefore(whole, people).split('. '))
      sentences.push(...steps(asComplaint({ ...sentence, text: part }), stated[at + 1], people));
  }
  return { sentences, teller, wanter, benefit };
}
