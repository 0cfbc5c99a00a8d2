import { cleanText } from '#contract/text.ts';
import { readClause, expandContractions } from '../language/clause.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { mendWords, stripMarkup } from './clean-idea.ts';
import { benefitOfTrouble, invertTrouble } from './invert-trouble.ts';
import { findLimits, withoutLimits, type Limit } from './find-limits.ts';
import { fromHelp, partBenefit } from './find-benefit.ts';
import {
  baseFirst,
  isCommand,
  readDemand,
  readStopping,
  readSubject,
  type Form,
  type Request,
} from './read-request.ts';
import { receiverOf, shapeAction, type Action } from './shape-action.ts';
import { splitActions } from './split-actions.ts';
import { splitSentences, type Sentence } from './split-sentences.ts';
import { knowPeople, type People } from './people.ts';
import type { Product } from './read-product.ts';

/** A further action of the idea, and who does it where somebody else is named. */
export interface Other {
  readonly actor: string | undefined;
  readonly text: string;
}

/** What an idea says, in parts. */
export interface Idea {
  readonly form: Form;
  /** The whole idea in plain words. */
  readonly text: string;
  readonly actor: string | undefined;
  readonly except: string | undefined;
  /** The one who typed it is the one who acts. */
  readonly speaker: boolean;
  readonly action: Action;
  /** A clause, in the words of the idea: "they see the way". */
  readonly benefit: string | undefined;
  readonly limits: readonly Limit[];
  /** Sentences that say how it should be. */
  readonly details: readonly string[];
  /** Items of a list that say more about the action. */
  readonly items: readonly string[];
  /** Other actions, as verb phrases. */
  readonly others: readonly Other[];
}

interface Reading {
  readonly sentence: Sentence;
  readonly request?: Request | undefined;
  readonly benefit?: string | undefined;
  readonly trouble?: boolean;
  readonly isFirst?: boolean;
}

function readStory(text: string, people: People): Request | undefined {
  const story =
    /^(?:as|being|for) (?:an?|the|one of the|our|any)?\s*(.+?)\s*,?\s+(?:(?:i|we|they|he|she|you)(?:'d| would| really| also)*\s+(?:(?:want|wish|need|like|love|expect|prefer|have)s?(?: to)?|should|can|could|must|am able|would like)(?: be able)?|i'd (?:like|love)|it (?:would|should|must) be (?:nice|great|good|possible|helpful))(?:\s+(?:to be able to|to have the (?:ability|option|possibility) to|to|for))?\s+(.+)$/i.exec(
      text,
    );
  if (!story || !/^(?:as|being)\b/i.test(text)) return undefined;
  const actor = story[1] ?? '';
  const rest = (story[2] ?? '')
    .replace(/^(?:be able to|have the (?:ability|option|possibility) to)\s+/i, '')
    .replace(/^(?:also|just|quickly|easily|really|always|directly)\s+(?=\w)/i, '')
    .replace(/^only (\w+) /i, '$1 only ');
  const verb = readVerb(rest.split(' ')[0] ?? '');
  const clause = /^(.+?) to (be \w+.*|\w+.*)$/i.exec(rest);
  const isVerb = verb?.form === 'base' && !/^(?:an?|the|my)$/i.test(rest.split(' ')[0] ?? '');
  if (!isVerb && clause && people.isProduct(clause[1] ?? ''))
    return { form: 'story', kind: 'system', text: clause[2] ?? '', actor, speaker: true };
  if (!isVerb && clause && /^(?:the |our )?(?:system|app|product|platform|site|tool)$/i.test(clause[1] ?? ''))
    return { form: 'story', kind: 'system', text: clause[2] ?? '', actor, speaker: true };
  if (!isVerb && clause && /^be \w+/i.test(clause[2] ?? ''))
    return {
      form: 'story',
      kind: 'detail',
      text: `${clause[1]} must ${clause[2]}`,
      actor,
      speaker: true,
    };
  const inner = isVerb ? readDemand(rest, 'story', people, true) : undefined;
  if (inner && inner.kind !== 'act') return { ...inner, form: 'story', actor, speaker: true };
  return isVerb
    ? { form: 'story', kind: 'act', text: rest, actor, speaker: true }
    : { form: 'story', kind: 'thing', text: rest, actor, speaker: true };
}

const WISHES: readonly RegExp[] = [
  /^(?:it (?:would|could|might|'d) (?:be|really help|make sense)\s*(?:really |very |so |super )?(?:nice|great|cool|good|helpful|useful|awesome|amazing|fantastic|handy|lovely|better|best|ideal|perfect)?|would be (?:really |very |so )?(?:nice|great|cool|good|helpful|useful|awesome|handy|lovely))\s*,?\s*(?:if|when)\s+(.+)$/i,
  /^(?:i|we) (?:wish|would love it if|would like it if|hope|would appreciate it if|'d love it if)(?: that)? (.+)$/i,
  /^(?:what if|how about if|imagine if)\s+(.+)$/i,
  /^it should be (?:possible|easy) (?:that|for) (.+)$/i,
];

function readWish(text: string, people: People): Request | undefined {
  const nice =
    /^(?:it (?:would|could|'d) be |would be )(?:really |very |so |super )?(?:nice|great|cool|good|helpful|useful|awesome|handy|lovely|ideal|perfect)\s+(?:to (?:be able to )?)(.+)$/i.exec(
      text,
    ) ?? /^it (?:should|must|needs to) be possible (?:for (?<who>.+?) )?to (.+)$/i.exec(text);
  if (nice)
    return {
      ...readDemand(nice.at(-1) ?? '', 'wish', people, !nice.groups?.['who']),
      ...(nice.groups?.['who'] ? { actor: nice.groups['who'] } : {}),
    };
  for (const pattern of WISHES) {
    const inner = pattern.exec(text)?.[1];
    if (!inner) continue;
    const there = /^there (?:was|were|is|are|would be|could be) (.+)$/i.exec(inner);
    if (there) return readDemand(`have ${there[1]}`, 'wish', people, true);
    const subject = readSubject(inner, 'wish', people);
    if (subject && subject.kind !== 'detail') return subject;
    const clause = readClause(inner);
    if (clause && people.isPersonPhrase(clause.subject))
      return {
        form: 'wish',
        kind: 'act',
        text: `${clause.verb} ${clause.rest}`,
        actor: people.isSpeaker(clause.subject) ? undefined : clause.subject,
        speaker: people.isSpeaker(clause.subject),
      };
    if (clause) return { form: 'wish', kind: 'system', text: `${clause.verb} ${clause.rest}`, speaker: false };
  }
  const love =
    /^(?:i|we|my team|our team)(?:'d| would)? (?:really |just |also )?(?:like|love|want|need|prefer|wish)(?:s)?(?: for)?\s+(?:to (?:be able to )?(.+)|(.+))$/i.exec(
      text,
    );
  if (love?.[1]) return readDemand(love[1], 'wish', people, true);
  if (love?.[2]) return readNeed(love[2], people);
  const lets = /^(?:let's|let us|lets) (.+)$/i.exec(text);
  return lets ? readDemand(lets[1] ?? '', 'wish', people, true) : undefined;
}

/** "we need customers to confirm", "we need a filter". */
function readNeed(thing: string, people: People): Request {
  const person = people.leading(thing);
  const to = person ? /^to (?:be able to )?(.+)$/i.exec(thing.slice(person.length).trim()) : null;
  if (person && to) return { form: 'wish', kind: 'act', text: to[1] ?? '', actor: person, speaker: false };
  return readDemand(`have ${thing}`, 'wish', people, true);
}

function readQuestion(text: string, people: People): Request | undefined {
  const able =
    /^(?:is|would|will|are|isn't|was) (?:it|there)(?: be)? (?:possible|a way|any way|an option|a possibility|any chance|some way|a chance)(?: (?:for|that) (.+?))? (?:to|of|can|could) (.+)$/i.exec(
      text,
    );
  if (able)
    return {
      ...readDemand(baseFirst(able[2] ?? ''), 'question', people, !able[1]),
      ...(able[1] && !people.isSpeaker(able[1]) ? { actor: able[1] } : {}),
    };
  const about = /^(?:how|what) about (.+)$/i.exec(text) ?? /^any chance (?:of|for|that|to) (.+)$/i.exec(text);
  if (about) return readDemand(baseFirst(about[1] ?? ''), 'question', people, true);
  const can =
    /^(?:why |how |when )?(?:can|could|may|might|should|would|will|shall|do|does|can't|couldn't|don't|won't) (.+)$/i.exec(
      text,
    );
  if (!can) return undefined;
  const rest = (can[1] ?? '').replace(/^not /i, '');
  const person =
    people.leading(rest) ?? /^(?:the (?:system|app|product|platform|site|tool)|it|you|there)\b/i.exec(rest)?.[0];
  if (!person) return undefined;
  const action = rest
    .slice(person.length)
    .trim()
    .replace(/^(?:also|please|not|maybe|just|simply|somehow|be able to)\s+/i, '')
    .replace(/^be able to\s+/i, '');
  if (/^there$/i.test(person)) return readDemand(`have ${action.replace(/^be /i, '')}`, 'question', people, true);
  if (people.isSpeaker(person)) return readDemand(action, 'question', people, true);
  if (people.isPersonPhrase(person))
    return { form: 'question', kind: 'act', text: action, actor: person, speaker: false };
  return readSubject(`the system should ${action}`, 'question', people);
}

function readSentence(sentence: Sentence, people: People): Reading {
  const label = /^([^:,]{3,40}):\s+(.+)$/.exec(sentence.text);
  if (label && (label[2] ?? '').split(' ').length > 1) {
    const inner = readSentence({ ...sentence, text: label[2] ?? '' }, people);
    const who = people.isPersonPhrase(label[1] ?? '') ? label[1] : undefined;
    return inner.request && who
      ? { ...inner, sentence, request: { ...inner.request, actor: inner.request.actor ?? who } }
      : { ...inner, sentence };
  }
  const bulk = /^(?:bulk|batch|mass)[- ](\w+) (?!of\b)(.+?)(?= and |, |$)/i.exec(
    sentence.text.replace(/^(.*?)\b(?=(?:bulk|batch|mass)[- ]\w+)/i, ''),
  );
  const parted = partBenefit(
    bulk && isBaseVerb(bulk[1] ?? '') ? sentence.text.replace(bulk[0], `${bulk[1]} ${bulk[2]} in bulk`) : sentence.text,
  );
  let text = parted.text.trim();
  const benefit = parted.benefit;
  // "When stock runs low, notify the manager": the condition goes behind the action.
  const front =
    /^((?:when(?:ever)?|if|once|after|before|while|during|as soon as|on|at|in|for|every)\b[^,]{3,80}),\s+(?:then |please )?(.+)$/i.exec(
      text,
    );
  if (front && !/^(?:in|for) (?:example|short|general)\b/i.test(text)) {
    const tail = (front[1] ?? '').charAt(0).toLowerCase() + (front[1] ?? '').slice(1);
    const inner = readSentence({ ...sentence, text: front[2] ?? '' }, people);
    if (inner.request && !inner.trouble)
      return {
        ...inner,
        sentence,
        request: { ...inner.request, text: `${inner.request.text} ${tail}` },
        benefit: inner.benefit ?? benefit,
      };
  }
  const helped = fromHelp(sentence.text);
  if (helped) return { sentence, benefit: helped };
  text = expandContractions(text).replace(
    /\b(see|know|find out|tell|check|find) (at a glance|in one place|at any time|at once|immediately) (.+)$/i,
    '$1 $3 $2',
  );
  const request =
    readStory(text, people) ??
    (sentence.isQuestion || /^(?:can|could|is there|is it|why can|how about|what about|would it)\b/i.test(text)
      ? readQuestion(text, people)
      : undefined) ??
    readWish(text, people) ??
    readStopping(text, false);
  if (request) return { sentence, request, benefit };
  const command = isCommand(text);
  if (command) return { sentence, request: readDemand(text, 'imperative', people, false), benefit };
  const negatedCan = /\b(?:can not|cannot|could not|have to|has to)\b/i.test(text) && people.leading(text);
  const subject = negatedCan ? undefined : readSubject(text, 'wish', people);
  if (subject) return { sentence, request: subject, benefit };
  // "they bid too low because they do not see the costs": what is not seen is what is wanted.
  const blind = /^(.+?),? because (?:they|we|I|it) ((?:do|does) not (?:see|know|have|find|get|understand) .+)$/i.exec(
    expandContractions(sentence.text),
  );
  const who = blind && people.leading(blind[1] ?? '');
  const sight = who ? invertTrouble(`${who} ${blind?.[2]}`, people) : undefined;
  const relief =
    (sight && { ...sight, benefit: benefitOfTrouble(blind?.[1] ?? '') }) ??
    (readClause(text, true) || /^(?:there (?:is|are)|nobody|no one|it is|many|most)\b/i.test(text)
      ? invertTrouble(text, people)
      : undefined);
  if (relief) {
    const actor = relief.actor;
    return {
      sentence,
      trouble: true,
      benefit: relief.benefit ?? benefit,
      request: {
        form: 'problem',
        kind: 'act',
        text: relief.wish,
        actor,
        except: relief.except,
        outcome: relief.outcome,
        speaker: !actor && !relief.except,
      },
    };
  }
  return { sentence, benefit, request: readThing(text, people) };
}

function readThing(text: string, people: People): Request {
  const bare = text.replace(/^(?:also |maybe |and |plus )?(?:add|new feature|feature)\s*:\s*/i, '');
  const ability = readDemand(bare, 'noun phrase', people, false);
  return ability.kind === 'act' && ability.text === bare
    ? { form: 'noun phrase', kind: 'thing', text: bare, speaker: false }
    : { ...ability, form: 'noun phrase' };
}

const RANK: Readonly<Record<Request['kind'], number>> = { act: 3, system: 3, stop: 3, thing: 2, trouble: 1, detail: 0 };

function weight({ request, trouble, sentence, isFirst }: Reading): number {
  if (!request) return -1;
  if (request.form === 'story') return 6;
  if (trouble) return 1;
  // A title of some words, followed by sentences on how it should be.
  if (isFirst && request.kind === 'thing' && sentence.text.split(' ').length > 3) return 4;
  const asks =
    request.form === 'wish' ||
    request.form === 'question' ||
    request.form === 'system' ||
    request.form === 'imperative' ||
    request.form === 'negative';
  return RANK[request.kind] + (asks ? 1 : -1) - (sentence.isItem ? 1 : 0);
}

/** "for merchants who do their books at night" at the end of a thing: who it is for, and what they do. */
function forWhom(
  request: Request,
  people: People,
): { request: Request; actor?: string | undefined; benefit?: string | undefined } {
  if (request.actor) return { request };
  const match = /^(.+?) for ((?:the |our |all |any |every |each |those )?.+)$/i.exec(request.text);
  const person = match && people.leading(match[2] ?? '');
  if (!match || !person || people.isSpeaker(person)) return { request };
  if (request.kind !== 'thing' && request.kind !== 'system') return { request };
  const after = (match[2] ?? '').slice(person.length).trim();
  const narrow = / and | not /i.test(after);
  const relative = narrow ? null : /^(?:who|that) (?:want to |need to |like to |would like to )?(.+)$/i.exec(after);
  const toDo = /^to (.+)$/i.exec(after);
  if (toDo)
    return {
      request: { ...request, kind: 'thing', text: match[1] ?? '' },
      actor: person,
      benefit: `they can ${toDo[1]}`,
    };
  if (narrow && /^(?:who|that)\b/i.test(after)) return { request, actor: person };
  if (after && !relative && !/^(?:in|on|at|when|if|while|during|after|before|by|with)\b/i.test(after))
    return { request };
  return {
    request: { ...request, text: `${match[1]}${relative || !after ? '' : ` ${after}`}` },
    actor: person,
    benefit: relative
      ? `they ${/^(?:are|have|can|do not|cannot)\b/i.test(relative[1] ?? '') ? relative[1] : `can ${relative[1]}`}`.replace(
          /^they (?:are|have) .*/,
          '',
        ) || undefined
      : undefined,
  };
}

/** A sentence besides the main one that asks for something of its own. */
function otherOf(reading: Reading): Other[] {
  const { request, sentence, trouble } = reading;
  if (!request || trouble || weight(reading) < 2 || request.kind === 'detail') return [];
  if (request.kind === 'thing') return sentence.isItem ? [] : [{ actor: request.actor, text: `use ${request.text}` }];
  return splitActions(request.text).others.length > 0
    ? [splitActions(request.text).main, ...splitActions(request.text).others].map((text) => ({
        actor: request.actor,
        text,
      }))
    : [{ actor: request.actor, text: request.text }];
}

/** "call a trip off and all guests get a message": what others do is an idea of its own. */
function partPeople(text: string, people: People): { text: string; others: Other[] } {
  for (const { index } of text.matchAll(/,? and (?:then )?/gi)) {
    const rest = text.slice(index).replace(/^,? and (?:then )?/i, '');
    const person = people.leading(rest);
    const action = person
      ? rest
          .slice(person.length)
          .trim()
          .replace(/^(?:should|can|could|will|must|to)\s+(?:be able to\s+)?/i, '')
      : '';
    const verb = readVerb(action.split(' ')[0] ?? '');
    if (
      !person ||
      !verb ||
      people.isSpeaker(person) ||
      /\b(?:when|if|who|which|while|because)\b/i.test(text.slice(0, index))
    )
      continue;
    if (verb.form === 'past' || verb.form === 'gerund') continue;
    return {
      text: text.slice(0, index),
      others: [{ actor: person, text: [verb.base, ...action.split(' ').slice(1)].join(' ') }],
    };
  }
  return { text, others: [] };
}

/** Reads an idea; nothing when it holds no words to build on. */
export function readIdea(raw: string, product: Product): Idea | undefined {
  const people = knowPeople(product);
  const text = mendWords(stripMarkup(cleanText(raw)));
  const readings = splitSentences(text).map((sentence, at) => ({
    ...readSentence(sentence, people),
    isFirst: at === 0,
  }));
  const main = readings.reduce<Reading | undefined>(
    (best, reading) => (!best || weight(reading) > weight(best) ? reading : best),
    undefined,
  );
  if (!main?.request) return undefined;
  const limits = findLimits(text);
  const whom = forWhom(main.request, people);
  const parted = partPeople(withoutLimits(whom.request.text, limits), people);
  const split = splitActions(parted.text);
  const request = { ...whom.request, text: split.main };
  const action = shapeAction(request, people);
  const receiver =
    (request.kind === 'stop' && !/^prevent/i.test(request.text)) ||
    request.kind === 'system' ||
    (request.kind === 'act' &&
      action.frame === 'do' &&
      /^(?:get|see) /.test(action.wish) &&
      !/^(?:get|see) /i.test(request.text))
      ? receiverOf(request.text, people)
      : undefined;
  const rest = readings.filter((reading) => reading !== main);
  const said = request.actor ?? whom.actor ?? receiver;
  return {
    form: request.form,
    text,
    action,
    limits,
    actor: said && !people.isSpeaker(said) ? said : undefined,
    except: request.except,
    speaker: main.request.speaker || Boolean(said && people.isSpeaker(said)),
    benefit:
      main.benefit ??
      whom.benefit ??
      rest.find((reading) => reading.benefit && !reading.request)?.benefit ??
      rest.map((reading) => (reading.trouble ? benefitOfTrouble(reading.sentence.text) : undefined)).find(Boolean),
    details: rest.filter((reading) => reading.request?.kind === 'detail').map((reading) => reading.sentence.text),
    items: rest
      .filter((reading) => reading.sentence.isItem && reading.request?.kind === 'thing')
      .map((reading) => reading.sentence.text),
    others: [...split.others.map((text) => ({ actor: undefined, text })), ...parted.others, ...rest.flatMap(otherOf)],
  };
}
