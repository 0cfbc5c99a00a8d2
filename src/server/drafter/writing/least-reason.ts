import {
  LEAST_OF_DEEDS,
  LEAST_OF_DONE,
  LEAST_OF_HAVING,
  LEAST_OF_SEEING,
  type LeastReason,
} from '../lexicon/least-reasons.ts';
import { LEAST_OF_VERBS } from '../lexicon/least-reasons-of-deeds.ts';
import type { Idea } from '../reading/read-idea.ts';
import { pickOne } from './pick-patterns.ts';
import { repeats, SEEING } from './reason-by-deed.ts';
import type { Slots } from './slots.ts';

/** Something is done to something. */
const DONE_TO =
  /^have .+ (?:\w+ed|sent|kept|held|written|shown|put|given|taken|drawn|built|paid|set|split|made|moved|sold)\b/;

/** "have posts taken down": what is done to it comes before all else that is told of it. */
const IS_DONE =
  /^have (?:(?!\b(?:with|what|who|that|which|whose|where|if|when|for|as|after|before|once|has|have)\b)[\w'’-]+ )+?(?!(?:need|reli|base|relat|mix|call|nam|us)ed\b)(?:\w{2,}ed|sent|kept|held|written|shown|put|given|taken|drawn|paid|made|sold)\b(?! [a-z]+s\b)/;

const MONEY_DUE =
  /^have (?:an? |the |my )?(?:[\w-]+ ){0,2}(?:payouts?|refunds?|dividends?|reimbursements?|compensation|fares? back|money)\b/;

/** What people ask others for who cannot do it themselves. */
const ARRANGED =
  /^(?:book|order|reserve|rent|hire|cancel|change|move|extend|renew|swap|request|register|report|choose|pick|apply|rebook|reschedule|postpone|sign up|join|transfer|return|exchange|pause|ask)\b(?!.*\b(?:phone|call|ring|write)\b)/;

/** How the wish tells that something is done to one's eyes. */
const SHOWN = /^(?:no longer )?have .+ (?:shown|listed|displayed|suggested|offered|recommended)\b/;
/** Somebody else gets to see it. */
const TO_OTHERS =
  /\b(?:shown|listed|displayed|suggested|offered|recommended) (?:(?!\bto\b)[\w'’-]+ ){0,4}?to (?!me\b|us\b|my\b|our\b)\w/;
const OFFERED = /\b(?:suggested|offered|recommended)\b/;
/** A wish to know, and not to have a thing. */
const QUESTION =
  /^(?:know|find out|learn)\b|^(?:see|view|be shown) (?:[\w-]+ ){0,4}?(?:how|whom?|whose|what|when|where|whether|why|if)\b|^(?:see|view|be shown) (?:at a glance )?which\b/;

/** What takes somebody time, where the product does not do it. */
const WORKED =
  /^have (?:(?!\b(?:when|if|unless|until|after|before|once)\b).)*\b(?:turned|added|matched|copied|created|calculated|assigned|moved|transferred|updated|numbered|printed|sorted|filled|sent|written|generated|drawn|booked|rebooked|entered|listed|recognised|recognized|converted|translated|scaled|topped|rounded|charged|split|grouped|put|synced|imported|exported|published|posted|recorded)\b/;

const CHANGES =
  /^(?!.*\b(?:my|button|option|field|mode|key|once|savings)\b)(?:move|close|assign|hand over|mark|unblock|register|update|cancel|seat|place)\b/;

/** What the product does is no rule for people. */
const BY_PRODUCT =
  /^be sure that (?:the |an? |each )?(?:[\w-]+ ){0,2}?(?:system|app|product|platform|software|website|site|page|gateway|tool|shop|SDKs?|calendar|search|matching|alarms?)\b/;

/** What is there to be read and used on a screen, as against what stands in a yard. */
function isOnScreen(wish: string, slots?: Slots): boolean {
  return (
    /\b(?:views?|pages?|screens?|lists?|buttons?|fields?|editors?|templates?|overviews?|dashboards?|reports?|calendars?|panels?|modes?|scripts?|manifests?|curves?|portfolios?|files?|recipes?|outlines?|phrases?|guides?|declarations?|totals?|records?|results?|numbers?|texts?|letters?|certificates?|sheets?|questions?|quer(?:y|ies)|flags?|links?|search|log|feed|forms?|filters?|profiles?|widgets?|boards?|summar(?:y|ies)|statistics|comments?|notes?)\b/.test(
      wish,
    ) || /\b(?:collection|document|message|media|code|figure|answer|told|right)\b/.test(slots?.get('traits') ?? '')
  );
}

/** A thing that is there at a set time, or time and again, can be planned with. */
const AT_ITS_TIME =
  /\b(?:on|at|from|by|until|till|before|within|in) (?:the )?(?:\d{1,2}(?::\d\d| ?(?:am|pm|o['’]clock|th|st|nd|rd)\b)|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekends?|time|advance|good time)|\b(?:every|each|per) (?:second |other )?(?:day|week|month|year|morning|evening|\w+day)\b|\b(?:weekly|monthly|daily|yearly|tonight|tomorrow)\b/i;

/** The first reason of a list that fits a wish, with what the wish is about by its name, or as "it" or "them". */
function leastOf(
  reasons: readonly LeastReason[],
  wish: string,
  them: string,
  slots: Slots | undefined,
): string | undefined {
  for (const [form, text, also] of reasons) {
    const said = form.exec(wish);
    if (!said || also?.test(wish) === false) continue;
    const reason = filled(text.replace('$1', said[1] ?? said[2] ?? ''), them, slots);
    if (reason !== undefined && !repeats(reason, wish)) return reason;
  }
  return undefined;
}

function filled(text: string, them: string, slots: Slots | undefined): string | undefined {
  const object = slots?.get('object');
  // Of one thing there are not several to go through.
  if (text.includes('{object}') && (!object || (text.includes('all {object}') && slots?.get('plural') !== 'yes')))
    return undefined;
  return text
    .replace('{object}', object ?? '')
    .replaceAll('{them}', them)
    .replaceAll('{they are}', them === 'them' ? 'they are' : 'it is');
}

/** The thing by its name where that is short, else "it" or "them". */
function byName(wish: string, them: string, slots: Slots | undefined): string {
  const object = slots?.get('object') ?? '';
  return object !== '' && object.split(' ').length < 5 && !repeats(`for ${object}`, wish) ? object : them;
}

/** "the hall, the bay and the gate", "prices": they are looked at, and not it. */
function isSeveral({ core: { object } }: Idea['action']): boolean {
  return object !== undefined && (object.plural || / and /.test(object.text));
}

/** What is true of any such wish. It says so little that the story asks for the real reason. */
export function atLeast({ action, isAsSaid }: Idea, isOwn: boolean, slots?: Slots): string {
  const { frame, wish } = action;
  const them = /^\S+ (?:an?|one) /.test(wish) ? 'it' : (slots?.get('them') ?? (isSeveral(action) ? 'them' : 'it'));
  if (frame === 'not') return ofEnd(wish, isOwn && !isAsSaid);
  if (/^(?:keep|prevent|stop) .+ from \w+ing\b|^make sure\b/.test(wish)) return 'I do not have to deal with it again';
  if (frame === 'done') return leastOf(LEAST_OF_DONE, wish, them, slots) ?? ofDone(wish, action.core.verb);
  if (/^be sure\b/.test(wish)) return ofDone(wish, action.core.verb);
  if (SEEING.test(wish) || /^list\b/.test(wish)) return ofSeeing(wish, isOwn, them, slots);
  if (wish.startsWith('have '))
    return leastOf(LEAST_OF_HAVING, wish, them, slots) ?? ofHaving(wish, isOwn, them, slots);
  return (
    leastOf(LEAST_OF_DEEDS, wish, them, slots) ??
    ofDeed(wish, isOwn, them, slots) ??
    (frame === 'do' ? leastOf(LEAST_OF_VERBS, wish, them, slots) : undefined) ??
    (isOwn ? 'I do not have to ask anybody for it' : 'I do not need another tool for it')
  );
}

/** What the product does or makes sure of by itself. */
function ofDone(wish: string, verb: string): string {
  if (DONE_TO.test(wish))
    return WORKED.test(wish) ? 'nobody has to do it by hand' : 'I do not have to see to it myself';
  if (/^be sure\b/.test(wish))
    return BY_PRODUCT.test(wish) ? 'I do not have to see to it myself' : 'everybody knows what holds';
  // What is asked when something is bought or booked is to be thought of in time.
  if (/^be asked for\b/.test(wish))
    return / (?:at|during|in|before) (?:the )?(?:check-?out|order(?:ing)?|booking|payment)\b/.test(wish)
      ? 'I do not have to think of it myself'
      : 'it is not forgotten';
  // "have the plan switch": the product does it.
  if (verb !== 'ensure' && verb !== 'see' && new RegExp(`^have .+ ${verb}\\b`).test(wish))
    return 'I do not have to see to it myself';
  return 'I can count on it';
}

/** What somebody looks at or wants to know. */
function ofSeeing(wish: string, isOwn: boolean, them: string, slots: Slots | undefined): string {
  if (/^learn\b.*\bhow\b|^learn (?!what\b|which\b|when\b|whether\b)/.test(wish))
    return 'I can do it right from the start';
  const ofForm = leastOf(LEAST_OF_SEEING, wish, them, slots);
  if (ofForm) return ofForm;
  if (QUESTION.test(wish)) return ofQuestion(wish);
  if (/^(?:see|get|receive|read|hear|watch) only\b/.test(wish)) return 'I see only what matters to me';
  if (/^(?:read|hear|listen to|watch|play)\b/.test(wish)) return 'I can do so whenever I want';
  if (!isOwn && /^(?:see|view|be shown) all\b/.test(wish)) return 'nothing is overlooked';
  if (/^list\b/.test(wish)) return `I have ${them} in one place`;
  // A screen is not asked for, and a report would have to be put together.
  if (/\b(?:screen|page|view|panel|tab|mode|feed|dashboard|board|wall|layout|section)s?\b/.test(wish))
    return `I have ${them} in view while I work`;
  if (/\b(?:reports?|statistics?|summary|summaries|digest|breakdown|figures|totals?|evaluation)\b/.test(wish))
    return `I do not have to put ${them} together myself`;
  return `I do not have to ask ${isOwn ? '' : 'around '}for ${byName(wish, them, slots)}`;
}

/** What somebody asks. */
function ofQuestion(wish: string): string {
  if (
    /\bwhat (?:[\w'’-]+ ){1,3}?(?:(?:need|needs|has to|have to|must|should) )?(?:to )?(?:bring|take|pack|wear)\b/.test(
      wish,
    )
  )
    return 'I come prepared';
  // What one did oneself one had to remember.
  if (/\bwhat (?:I|we|they) (?:have )?(?!will\b|can\b|may\b|need\b|have to\b|get\b)\w+/.test(wish))
    return 'I do not have to rely on my memory';
  if (
    /\bwhat .*\b(?:think|thinks|thought|rated?|recommends?|says?|said|judged?|likes?|liked|chose|prefers?|wants?|put)\b|\bhow (?:the )?(?:others|people|they) (?:judged|rated|liked|found)\b/.test(
      wish,
    )
  )
    return 'I can take it into account';
  if (/^know (?:whether|if|for)\b/.test(wish)) return 'I know where I stand';
  return 'I do not have to ask about it';
}

/** What is to be there. */
function ofHaving(wish: string, isOwn: boolean, them: string, slots: Slots | undefined): string {
  if (/^have no\b/.test(wish)) return 'nothing gets in my way';
  if (IS_DONE.test(wish)) return 'I do not have to see to it myself';
  if (MONEY_DUE.test(wish)) return isOwn ? 'I get what is due to me' : 'everybody gets what is due to them';
  if (AT_ITS_TIME.test(wish)) return `I can plan with ${them}`;
  const name = byName(wish, them, slots);
  // "a pole on each boat": whoever needs it finds it there.
  if (/^(?:(?!\b(?:that|which|where)\b).)* (?:on|in|at) (?:each|every|all)\b/.test(wish))
    return `${them === 'them' ? 'they are' : 'it is'} there when I need ${them}`;
  if (isOwn) return `I do not have to ask for ${name}`;
  return isOnScreen(wish, slots) ? `I do not have to look for ${name} elsewhere` : `I can count on ${them}`;
}

/** What somebody does or gets, by a kind of deed that tells what it is good for. */
function ofDeed(wish: string, isOwn: boolean, them: string, slots: Slots | undefined): string | undefined {
  if (/^(?:get|be) (?:told|shown)\b/.test(wish)) return 'I do not have to ask about it';
  // What a customer arranges by themselves they need not ask for.
  if (isOwn && ARRANGED.test(wish))
    return /\bby (?:text|sms|e-?mail|chat|message)\b/i.test(wish)
      ? 'I do not have to call for it'
      : 'I do not have to phone or write for it';
  if (/^(?:record|log|document|register|store|save)\b/.test(wish)) return 'it can be looked up later';
  if (/^offer\b/.test(wish)) return `whoever wants ${them} can take ${them} up`;
  if (/^(?:lend|share|provide)\b/.test(wish)) return 'others can make use of it';
  // What somebody at work changes is what the others work with.
  if (!isOwn && CHANGES.test(wish)) return 'the others see at once how things stand';
  if (/^(?:send|transfer|forward)\b/.test(wish)) return 'it is there at once';
  if (/^be (?:listed|named|shown|entered) no longer\b/.test(wish)) return 'nobody turns to me for it any more';
  if (/^be asked\b/.test(wish)) return 'it is not forgotten';
  if (/^be \w+/.test(wish)) return 'I do not have to ask for it';
  if (/^(?:get|receive)\b/.test(wish)) return `I do not have to ask for ${byName(wish, them, slots)}`;
  if (/^use\b/.test(wish)) return isOnScreen(wish, slots) ? `I have ${them} at hand` : `I can count on ${them}`;
  return undefined;
}

const GOT =
  /\b(?:messages?|notifications?|e-?mails?|mails?|reminders?|newsletters?|alerts?|hints?|tips?|offers?|letters?|calls?)\b/;

/** What it is good for, by what is no longer done. */
const OF_ENDED: readonly (readonly [RegExp, string])[] = [
  [/^no longer be (?:listed|named|shown|entered|given)\b/, 'nobody turns to me for it any more'],
  [
    /^no longer be (?:rung|called|phoned|pinged|alarmed|woken|texted|mailed|messaged|disturbed)\b/,
    'I am only disturbed when it matters',
  ],
  [/^no longer have .+ (?:sent|mailed|texted|delivered) to\b/, 'nobody gets what is not meant for them'],
  [/^no longer (?:be asked|have .+ (?:asked for|required|requested|demanded))\b/, 'I am asked only for what is needed'],
  [
    /^no longer have .+ (?:blocked|locked|cancelled|canceled|declined|rejected|refused|suspended|frozen|closed)\b/,
    'nobody is held up without need',
  ],
  [
    /^no longer have .+ (?:opened|reloaded|refreshed|played|autoplayed|moved|resized|popped up)\b/,
    'nothing gets in my way',
  ],
];

/** What it is good for that something is no longer so. */
function ofEnd(wish: string, isOwn: boolean): string {
  // "no longer write to members who have left": it was not meant for them.
  if (/^no longer (?:write|send|call|e-?mail|text|remind|invite|notify|contact|ask(?! for))\b/.test(wish))
    return 'nobody gets what is not meant for them';
  // What one does no longer leaves time for the rest.
  if (/^no longer (?!be\b|get\b|have\b|see\b|receive\b)/.test(wish))
    return isOwn ? 'I do not lose time with it' : 'I have time for the rest of my work';
  if (SHOWN.test(wish)) {
    if (!TO_OTHERS.test(wish)) return 'I see only what matters to me';
    return OFFERED.test(wish) ? 'nobody is offered what does not suit them' : 'only those see it who are meant to';
  }
  if (/^no longer (?:get|receive)\b/.test(wish) && GOT.test(wish)) return 'I only get what concerns me';
  for (const [ended, text] of OF_ENDED) if (ended.test(wish)) return text;
  return isOwn ? 'I do not lose time over it' : 'I do not have to watch out for it myself';
}

/** The plainest reasons in other words: read in one story after the other the same words would say nothing any more. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'I do not have to watch out for it myself': ['nobody has to watch out for it', 'it cannot happen by mistake'],
  'I do not need another tool for it': ['I can do it along with the rest of my work'],
  'I do not have to see to it myself': ['nobody has to see to it by hand'],
};

/** The reason, or one that says the same, by the words of the idea: always the same for the same idea. */
export function variedReason(reason: string, idea: string): string {
  return pickOne([reason, ...(OTHER_WORDS[reason] ?? [])], idea) ?? reason;
}
