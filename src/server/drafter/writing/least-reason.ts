import { LEAST_OF_DEEDS, LEAST_OF_DONE, LEAST_OF_HAVING, LEAST_OF_SEEING, leastOf } from '../lexicon/least-reasons.ts';
import type { Idea } from '../reading/read-idea.ts';
import { pickOne } from './pick-patterns.ts';
import { SEEING } from './reason-by-deed.ts';
import type { Slots } from './slots.ts';

/** A rule says how far it goes. */
const BOUND =
  /\b(?:only|at most|at least|no more|not more|not|never|nobody|unless|until|within|no later|no earlier|up to|exempt|counts?|twice|once)\b/;

/** Something is done to something. */
const DONE_TO =
  /^have .+ (?:\w+ed|sent|kept|held|written|shown|put|given|taken|drawn|built|paid|set|split|made|moved|sold)\b/;

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
    /\b(?:views?|pages?|screens?|lists?|buttons?|fields?|editors?|templates?|overviews?|dashboards?|reports?|calendars?|panels?|modes?|flags?|links?|search|log|feed|forms?|filters?|profiles?|widgets?|boards?|summar(?:y|ies)|statistics|comments?|notes?)\b/.test(
      wish,
    ) || /\b(?:collection|document|message|media|code|figure|answer|told|right)\b/.test(slots?.get('traits') ?? '')
  );
}

/** What people do for themselves they do when it suits them, where the wish sets no time. */
function ownTime(wish: string): string {
  return BOUND.test(wish) || /\b(?:after|before|when|while|at|during|as soon as)\b/.test(wish)
    ? 'I do not have to ask anybody for it'
    : 'I can do it whenever it suits me';
}

/** "the hall, the bay and the gate", "prices": they are looked at, and not it. */
function isSeveral({ core: { object } }: Idea['action']): boolean {
  return object !== undefined && (object.plural || / and /.test(object.text));
}

/** What is true of any such wish. It says so little that the story asks for the real reason. */
export function atLeast({ action, isAsSaid }: Idea, isOwn: boolean, slots?: Slots): string {
  const { frame, wish, isThing } = action;
  const them = /^\S+ (?:an?|one) /.test(wish) ? 'it' : (slots?.get('them') ?? (isSeveral(action) ? 'them' : 'it'));
  if (frame === 'not') return ofEnd(wish, isOwn && !isAsSaid);
  if (/^(?:keep|prevent|stop) .+ from \w+ing\b|^make sure\b/.test(wish)) return 'I do not have to deal with it again';
  const ofForm =
    frame === 'done'
      ? leastOf(LEAST_OF_DONE, wish, them)
      : SEEING.test(wish)
        ? leastOf(LEAST_OF_SEEING, wish, them)
        : leastOf(wish.startsWith('have ') ? LEAST_OF_HAVING : LEAST_OF_DEEDS, wish, them);
  if (ofForm) return ofForm;
  if (frame === 'done' && DONE_TO.test(wish))
    return WORKED.test(wish) ? 'nobody has to do it by hand' : 'nobody has to think of it';
  if (frame === 'done' && BOUND.test(wish)) return 'I do not have to watch out for it myself';
  // What is asked when something is bought or booked is not looked up later: it is to be thought of in time.
  if (/^be asked for\b/.test(wish))
    return / (?:at|during|in|before) (?:the )?(?:check-?out|order(?:ing)?|booking|payment)\b/.test(wish)
      ? 'I do not have to think of it myself'
      : 'nothing is missing when somebody looks it up';
  if (/^be sure\b/.test(wish) && !BY_PRODUCT.test(wish)) return 'everybody knows what holds';
  if (frame === 'done' || /^be sure\b/.test(wish)) return 'it is as I need it';
  if (QUESTION.test(wish) || /^(?:get|be) (?:told|shown)\b/.test(wish)) return 'I know how things stand';
  if (/^(?:read|hear|listen to|watch|play)\b/.test(wish)) return 'I can do so whenever I want';
  if (/^(?:see|get|receive) only\b/.test(wish)) return 'I see only what matters to me';
  if (SEEING.test(wish)) {
    if (!isOwn && /^(?:see|view|be shown) all\b/.test(wish)) return 'nothing is overlooked';
    return isOwn ? `I can look ${them} up whenever I want` : `I have ${them} in view while I work`;
  }
  if (/^list\b/.test(wish)) return isOwn ? `I have ${them} in one place` : `I have ${them} in view while I work`;
  // What a customer arranges by themselves they need not ask for.
  if (frame === 'do' && isOwn && ARRANGED.test(wish))
    return /\bby (?:text|sms|e-?mail|chat|message)\b/i.test(wish)
      ? 'I do not have to call for it'
      : 'I do not have to phone or write for it';
  if (/^(?:record|log|document|register|store|save)\b/.test(wish)) return 'it can be looked up later';
  if (/^(?:offer|lend|share|provide)\b/.test(wish)) return 'others can make use of it';
  // What somebody at work changes is what the others work with.
  if (frame === 'do' && !isOwn && CHANGES.test(wish)) return 'the others see at once how things stand';
  if (/^(?:send|transfer|forward)\b/.test(wish)) return 'it is there at once';
  if (frame === 'do' && !isThing && !/^(?:get|receive|have|use)\b/.test(wish))
    return isOwn ? ownTime(wish) : 'nothing is held up';
  if (/^(?:get|receive)\b/.test(wish)) return `I have ${them} at hand`;
  if (/^have no\b/.test(wish)) return 'nothing gets in my way';
  // What can be read and is not there has to be asked for.
  if (wish.startsWith('have ') && isOwn && /\b(?:figure|answer|told|code)\b/.test(slots?.get('traits') ?? ''))
    return `I do not have to ask for ${them}`;
  if (wish.startsWith('have '))
    return them === 'them' ? 'they are there when I need them' : 'it is there when I need it';
  if (!isOnScreen(wish, slots)) return `I have ${them} when I need ${them}`;
  return `I have ${them} at hand`;
}

const GOT =
  /\b(?:messages?|notifications?|e-?mails?|mails?|reminders?|newsletters?|alerts?|hints?|tips?|offers?|letters?|calls?)\b/;

/** What it is good for, by what is no longer done. */
const OF_ENDED: readonly (readonly [RegExp, string])[] = [
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
  return isOwn ? 'it does not happen again' : 'I do not have to watch out for it myself';
}

/** The plainest reasons in other words: read in one story after the other the same words would say nothing any more. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  'it is there when I need it': ['I do not have to look for it elsewhere', 'I have it when I need it'],
  'they are there when I need them': ['I do not have to look for them elsewhere', 'I have them when I need them'],
  'I do not have to watch out for it myself': ['nobody has to watch out for it', 'I do not have to keep an eye on it'],
  'nothing is held up': ['nothing has to wait'],
};

/** The reason, or one that says the same, by the words of the idea: always the same for the same idea. */
export function variedReason(reason: string, idea: string): string {
  return pickOne([reason, ...(OTHER_WORDS[reason] ?? [])], idea) ?? reason;
}
