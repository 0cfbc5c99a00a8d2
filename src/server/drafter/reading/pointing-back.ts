import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { actionOf } from './clause-words.ts';
import type { People } from './people.ts';
import { goingOn, type Sentence } from './split-sentences.ts';
import { thingNamed } from './what-it-is.ts';
import { lowerFirst } from './trouble-words.ts';

/** "the system should know that and not offer it": that what was said before holds, and what follows from it. */
const KNOW_THAT =
  /^(?:the (?:system|app|tool|software|program|calendar|site)|it|you) (?:should|must|has to|needs to|shall) (?:know|understand|respect|remember|take care of|see to|enforce|check|handle|ensure|observe|make sure of|consider|account for) (?:that|this|it)(?:,? (?:and|so) (.+))?$/i;

/** "That has to be respected when the plan is made": what was told before is a rule. */
export const KEPT =
  /^(?:that|this|it) (?:has to|must|should|needs to) be (?:respected|kept(?! (?:for|until|till|in|on|at|by|as|to|from|up|there|with)\b)|observed|considered|taken into account|followed|enforced|checked|ensured|known|honou?red|built in|put in(?:to it)?|in (?:it|there|the (?:app|system|tool|software)))\b/i;

/** "Please don't let us forget that" */
const NOT_FORGET = /^(?:please )?(?:do not|don't) let (?:us|me|them|anybody|anyone) forget (?:that|this|it)\b/i;

/** "Vets who are over 60 don't do nights" -> "... must not do nights". */
function asRule(text: string, people: People): string {
  const [clause, next] = parseSentence(text, people.names).clauses;
  if (!clause?.group || next || clause.group.modal || clause.group.past || clause.mood !== 'statement') return text;
  const who = textOf(clause.subject);
  return people.isPersonPhrase(who) && !people.isSpeaker(who)
    ? `${who} must ${clause.group.negated ? 'not ' : ''}${actionOf(clause)}`
    : text;
}

/** "everything above costs 0.60 per kWh": what holds beyond the bound before it. */
const BEYOND =
  /^(?:everything|anything|all|each|every \w+) (?:above|over|beyond|more than|on top of|further) .*\b(?:costs?|pays?|is|are)\b/i;
/** "and they must give a reason": bound by the rule before it. */
const BOUND = /^(?:and )?(?:they|he|she|it|the (?:[\w-]+ ){1,4}?) ?(?:must|have to|has to|need to|needs to) /i;
const ONLY = /^only ([^,]+?) (?:may|can|is allowed to|are allowed to) /i;

/** "That must never happen again" */
const NEVER_AGAIN =
  /^(?:that|this|it) (?:must|should|may|can|shall) (?:never|not) (?:ever )?(?:happen|be possible|occur)(?: again| any ?more)?$/i;

/** "A tenant moved out and could still see the readings": "a tenant who moved out must not see the readings". */
function asBan(text: string): string | undefined {
  const [, who = '', did = '', deed = ''] =
    /^((?:an?|the|one|our) [\w-]+(?: [\w-]+)??) ([a-z]+(?:ed|t|ft|ne|id|w|d)(?: [a-z]+)?) and (?:could|can|was able to|were able to) (?:still |even )?([a-z]+ .+)$/i.exec(
      text,
    ) ?? [];
  return who && isBaseVerb(deed.split(' ')[0] ?? '') ? `${who} who ${did} must not ${deed}` : undefined;
}

/** "Things with a damaged cable are not repaired. Please tell people before they come.": what they are told stands before. */
const TELL_THEM =
  /^((?:please )?(?:tell|inform|warn|remind) (?:(?:the|our|all) )?(?:people|everybody|everyone|them|[\w-]+s)(?: (?:before|as soon as) [^,]+)?)$/i;

function withContent(text: string, before: string): string | undefined {
  const lead = TELL_THEM.exec(text)?.[1];
  const [clause] = lead ? parseSentence(before).clauses : [];
  const isFact = clause?.mood === 'statement' && clause.group && clause.subject.length > 0 && !clause.group.past;
  return lead && isFact && !/^(?:I|we|they|it)\b/i.test(before) ? `${lead} that ${before}` : undefined;
}

/** "Deposits are kept if they cancel late. Groups should see this before they book.": what they see stands before. */
const SEE_THIS =
  /^(.+? (?:should|must|has to|have to|needs? to|wants? to|would like to|ought to) (?:be able to )?(?:see|know|be told|be informed|be warned|be reminded|hear|read)(?: (?:of|about))?) (?:this|that)(?= (?:before|when|as soon as|while|beforehand|in advance|on|at|in) |$)(.*)$/i;

function seesThat(text: string, before: string, people: People): string | undefined {
  const [, lead = '', rest = ''] = SEE_THIS.exec(text) ?? [];
  const [clause, next] = lead ? parseSentence(before, people.names).clauses : [];
  const isFact =
    clause?.mood === 'statement' &&
    clause.group !== undefined &&
    !clause.group.past &&
    clause.subject.length > 0 &&
    !next &&
    !/[,:;]|\b(?:I|we|it|this|that|my|our)\b/i.test(before) &&
    before.split(' ').length <= 14;
  const [when = ''] = rest.split(',');
  if (isFact && !/\b(?:if|when|before|after|until|unless|once)\b/i.test(before)) {
    const that = `${lead} that ${lowerFirst(before)}`;
    return `${that.replace(/ (?:of|about) that /i, ' that ')}${when}`;
  }
  return isFact ? `${lead.replace(/ (?:of|about)$/i, '')}${when} that ${lowerFirst(before)}` : undefined;
}

/** "They must not.", "She should." */
const MUST =
  /^(?:by law )?(?:it|they|he|she|this|that|these|those) (must|should|may|can|have to|has to)(?: ?(not))?(?: be(?: able to| allowed to)?)?(,? (?:because|as|since) [^,]+)?$/i;

/** "Pack slips show prices. They must not.", "Anna never gets the mail. She should.": what is to be, or not, is told before. */
function asToldBefore(sentence: string, before: string): string | undefined {
  const [, modal = '', not = '', why = ''] = MUST.exec(expandContractions(sentence.replace(/[.!]+$/, ''))) ?? [];
  const [clause, next] = modal ? parseSentence(before).clauses : [];
  const { group, mood, subject } = clause ?? {};
  // "Guests can see it": how it is.
  if (group?.modal && !/^(?:can|could|may)$/.test(group.modal)) return undefined;
  if (!clause || !group || next || mood !== 'statement') return undefined;
  const isDenied = group.negated || group.adverbs.includes('never');
  // "Guests see it. They should.": that is so already.
  if (isDenied !== (not === '')) return undefined;
  // "pack slips show prices": the second word is no deed where the third is one.
  const isName = isBaseVerb(clause.rest[0]?.lower ?? '') && group.words.length === 1 && group.verb !== 'be';
  const who = [textOf(subject ?? []), ...(isName ? [textOf(group.words)] : [])].join(' ');
  const deed = (isName ? textOf(clause.rest) : actionOf(clause)).replace(/^(?:never |(?:want|try|like) to )/, '');
  return `${who} ${modal.toLowerCase().replace(/^ha(?:ve|s) to$/, 'must')} ${not ? 'not ' : ''}${deed}${why}`;
}

/** "Guests use the app. They see our notes.": who "they" are. */
function withWho(sentences: readonly Sentence[], at: number, people: People): string {
  const text = sentences[at]?.text ?? '';
  const who = /^they /i.test(text) ? people.leading(sentences[at - 1]?.text ?? '') : undefined;
  return who && !people.isSpeaker(who) ? `${who}${text.slice('they'.length)}` : text;
}

/** The sentences with a ban in place of what must never happen again. */
export function withBans(sentences: readonly Sentence[], people: People): Sentence[] {
  return sentences.flatMap((sentence, at) => {
    const [before, next] = [withWho(sentences, at - 1, people), sentences[at + 1]?.text ?? ''];
    const meant = asToldBefore(sentence.text, before);
    if (meant) return [{ ...sentence, text: meant }];
    if (asToldBefore(next, sentence.text)) return [];
    const ban = NEVER_AGAIN.test(next) ? asBan(sentence.text) : undefined;
    return [ban === undefined ? sentence : { ...sentence, text: ban }];
  });
}

/** "I need a place with a toilet. Can I filter for that?" */
function named(text: string, before: string): string | undefined {
  const lead = /^(.*\b(?:filter|search|look|ask)) (?:for|by) (?:that|this|it|them)$/i.exec(text)?.[1];
  const thing = lead && /^(?:I|we) (?:need|want|look for|am looking for|are looking for) (an? .+)$/i.exec(before)?.[1];
  return thing && `${lead} for ${thing}`;
}

/** What somebody asked for: "mails asking to change the name", "hotels ask whether they could get one bill". */
const ASKED_FOR =
  /\b(?:asking|asks?|asked|requests?|begging|wanting|want|wonder(?:ed|ing)?) (?:(?:us|me|them|the [\w-]+) )?(?:(?:this|last|every) \w+ )?(?:to|(?:whether|if) (?:they|we|he|she|it|you) (?:could|can|may|might)) ([a-z]+ .+)$/i;
/** "so we need a way to do that" */
const WAY =
  /^(?:(?:I|we) said yes,? )?(?:so )?(?:we|I)(?: would|'d)? (?:need|want|like) (?:a way |an option |something )?(?:to (?:do|offer|allow|have)|for) (?:that|this|it)$/i;
const ASKER =
  /^(?:(?:we|I) )?(?:had|have|got|get|there were)? ?((?:\w+ )?[\w-]+s) (?:ask|asked|asking|who asked|wonder)\b/i;

/** "Members could do that themselves", "we need a way to do that": what was asked for before. */
function doThat(text: string, told: readonly Sentence[]): string | undefined {
  const before = told.findLast((one) => ASKED_FOR.test(one.text))?.text ?? '';
  const deed = ASKED_FOR.exec(before)?.[1];
  if (!deed || !isBaseVerb(deed.split(' ')[0] ?? '') || /\band\b/.test(deed)) return undefined;
  const asker = WAY.test(text.replace(/^.*, (?=so )/i, '')) ? ASKER.exec(before)?.[1] : undefined;
  if (asker)
    return `${asker.replace(/^(?:two|three|four|five|some|several|many|\d+) /i, '')} should be able to ${deed}`;
  const [, who = '', rest = ''] =
    /^((?:[\w-]+ ){0,3}[\w-]+ (?:could|can|should|should be able to|might)) (?:just |also |easily )*do (?:that|this|it)( .+)?$/i.exec(
      text,
    ) ?? [];
  return who ? `${who} ${deed}${rest ?? ''}` : undefined;
}

/** "What happens if the vet does not answer? It should go to the next one.": the case and what is to be in it. */
function inCase(sentence: Sentence, before: Sentence): Sentence[] | undefined {
  const [, link = '', lapse = ''] = before.isQuestion
    ? (/^what (?:happens )?(if|when) (.+)$/i.exec(before.text) ?? [])
    : [];
  if (!lapse || !/\b(?:should|must|has to|needs to|can|may)\b/i.test(sentence.text)) return undefined;
  const then = sentence.text.replace(/^(after [\w-]+ \w+),? (.+?)(?= and |$)/i, '$2 $1');
  return [{ ...sentence, text: `${link.toLowerCase()} ${lapse}, ${then}` }];
}

/**
 * What becomes of a sentence and the one before it, where it only points back: "That has to be respected", "The system should
 * know that and not offer it". Nothing for a sentence that asks for something of its own.
 */
export function pointingBack(sentence: Sentence, told: readonly Sentence[], people: People): Sentence[] | undefined {
  const before = told.at(-1);
  if (!before) return undefined;
  const { text } = sentence;
  if (KEPT.test(text)) return [{ ...before, text: asRule(before.text, people) }];
  if (NOT_FORGET.test(text)) return [{ ...before, text: before.text.replace(/\b(?:has|have) to (?=[a-z])/, 'must ') }];
  const meant =
    named(text, before.text) ??
    doThat(text, told) ??
    withContent(text, before.text) ??
    seesThat(text, before.text, people);
  if (meant) return [{ ...sentence, text: meant }];
  const known = KNOW_THAT.exec(text);
  if (known) {
    const thing = thingNamed(before.text, /\bthem\b/i.test(known[1] ?? ''), people);
    const follows = known[1] && thing ? known[1].replace(/\b(?:it|them)\b/i, thing) : known[1];
    return follows ? [before, goingOn(`the system should ${follows}`)] : [before];
  }
  if (BEYOND.test(text)) return [before, goingOn(text)];
  // "only editors may do it, and they must say why": the rule goes on.
  const who = BOUND.test(text) ? ONLY.exec(before.text)?.[1] : undefined;
  if (who) return [before, goingOn(text.replace(/^(?:and )?(?:they|he|she|it)\b/i, who))];
  return inCase(sentence, before);
}

/** How far somebody may go, in one sentence. */
const FAR =
  /\b(?:no more than|not more than|at most|up to|max\.?|a maximum of) (\d[^.,;!?()]{2,40}|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve) [^.,;!?()]{2,40})[.!;]\s/i;

/** "at most two bags a day. When somebody goes over that, ...": what is meant is the amount. */
export function withAmountMeant(text: string): string {
  const far = FAR.exec(text);
  const amount = far?.[1]?.trim() ?? '';
  if (!far || amount.split(' ').length > 5) return text;
  const end = far.index + far[0].length;
  return `${text.slice(0, end)}${text
    .slice(end)
    .replace(
      /\b(over|above|beyond|past|exceeds?|more than) (?:that|this)\b(?= *(?:[,.!?;]|$))/i,
      (_, how: string) => `${how} ${amount}`,
    )
    .replace(
      /\b(breaks?|violates?|ignores?) (?:that|this)\b(?= *(?:[,.!?;]|$))/i,
      (_, how: string) => `${how} the limit of ${amount}`,
    )}`;
}
