import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPlural, withArticle } from '../language/nouns.ts';
import { isBaseVerb, participle } from '../language/verbs.ts';
import type { Idea, Other } from '../reading/read-idea.ts';
import { goesBack, secondDeed } from './second-deed.ts';

const HOW =
  /^(.+?) ((?:by (?:(?:an? )?[\w-]+ ){0,2}(?:message|text|e-?mail|mail|sms|phone|post|letter|push)|at once|immediately|straight away|right away|automatically|afterwards|in advance|(?:on )?the same day|within .+|beforehand)(?: .*)?)$/i;

/** "cancel a course and inform everyone who has signed up": that others learn of it belongs to the deed. */
function informed({ text }: Other): string | undefined {
  const [, verb = '', whom = ''] =
    /^(inform|notify|tell|alert|warn) ((?:everyone|everybody|all|those|whoever|the [\w-]+)(?: [\w'-]+){0,8})$/i.exec(
      text.trim(),
    ) ?? [];
  if (!verb || /\b(?:when|if|that|about|of|to)\b/i.test(whom)) return undefined;
  // "tell the guide the time": whom and what.
  if (/ (?:the|an?|their|its|his|her) /i.test(whom) && !/ (?:who|whose|with|in|on|at|from) /i.test(whom))
    return undefined;
  const [named = ''] = whom.split(/ (?:who|whose|with|in|on|at|from|of|by|about|why|how|where|which|what) /i);
  const head = (HOW.exec(named)?.[1] ?? named).split(' ').at(-1) ?? '';
  const isMany =
    /^(?:all|those)\b|^the (?:[\w-]+s|people|children|women|men|staff)\b/i.test(whom) ||
    (/^the /i.test(whom) && isPlural(head));
  // "tell the office why": what they are told stands behind them.
  const [, who = '', why = ''] = /^(.+?) (why|how|where|who|which .+|what .+)$/i.exec(whom) ?? [];
  if (why) return `${who} ${isMany ? 'are' : 'is'} ${participle(verb.toLowerCase())} ${why}`;
  // "the sender at once", "the manager by push message": how and when stands behind the verb.
  const [, told = whom, how = ''] = HOW.exec(whom) ?? [];
  return `${told} ${isMany ? 'are' : 'is'} ${participle(verb.toLowerCase())} ${how || 'of it'}`;
}

/** "..., but only its author can change it": who else may not is told with the deed. */
function reserved({ actor, text }: Other): string | undefined {
  return actor && /^only /i.test(actor) && /\b(?:it|them)\b/.test(text) ? `${actor} can ${text}` : undefined;
}

/** "cancel a meal and get the money back", "save a form and come back later": what one has of the deed, and how it goes on. */
function outcome({ actor, text, isJoined, whole }: Other, idea: Idea, doer: string): string | undefined {
  if (!isJoined || whole || actor || idea.action.frame !== 'do') return undefined;
  const told =
    /^(?:get|be) ((?:told|informed|notified|warned|alerted|reminded|paid|sent|given|offered|asked)\b.*)$/i.exec(
      text,
    )?.[1];
  if (told) return `${withArticle(doer)} is ${told}`;
  const had = /^(?:get|receive) (.+)$/i.exec(text)?.[1];
  if (had) return `${withArticle(doer)} receives ${had}`;
  return /^(?:(?:come|go) back|go on|continue|resume|pick (?:it )?up|carry on|finish|see (?:what|which|how|who|where|when|whether))\b/i.test(
    text,
  )
    ? `${withArticle(doer)} can ${text}`
    : undefined;
}

/** "do not show the notes to others, and delete them after a year": what else is done to the thing. */
function doneToIt({ text, isJoined, actor }: Other, { action, text: idea }: Idea): string | undefined {
  const { object } = action.core;
  const [, verb = '', it = '', rest = ''] = /^([a-z]+) (it|them)((?: .+)?)$/.exec(text) ?? [];
  if (!isJoined || actor || action.frame !== 'done' || !object || !isBaseVerb(verb)) return undefined;
  const isThen = idea.toLowerCase().includes(` and then ${verb} ${it}`);
  if (object.plural !== (it === 'them') || !(isThen || idea.toLowerCase().includes(`, and ${verb} ${it}`)))
    return undefined;
  if (/^(?:let|make|have|help|give|tell|ask|get|keep)$/.test(verb)) return undefined;
  // "show them to all", and not "show them the rest"
  if (/^(?:send|show)$/.test(verb) && !rest.startsWith(' to ')) return undefined;
  return `${object.text} ${object.plural ? 'are' : 'is'} ${isThen ? 'then ' : ''}${participle(verb)}${rest}`;
}

/** "show families the time and update it when the driver is late": what is shown changes then. */
function renewed({ text, isJoined }: Other, { action }: Idea): string | undefined {
  const [, verb = '', thing = '', when = ''] =
    /^(update|refresh|correct|adjust|renew) (.+?) ((?:when|whenever|if|once|as soon as|every|each|after)\b.+)$/i.exec(
      text,
    ) ?? [];
  const noun = readNounPhrase(thing);
  return isJoined && noun && /^(?:see|get|be shown)\b/.test(action.wish)
    ? `${noun.text} ${noun.plural ? 'are' : 'is'} ${participle(verb.toLowerCase())} ${when}`
    : undefined;
}

/** "search costumes and see photos of them": what one sees of what was found. */
function found({ text, isJoined, actor, whole }: Other, { action }: Idea, doer: string): string | undefined {
  return isJoined &&
    !actor &&
    !whole &&
    /^(?:search|find|look up|filter|browse|scan)\b/.test(action.wish) &&
    /^(?:see|view) /.test(text)
    ? `${withArticle(doer)} can ${text}`
    : undefined;
}

/** "remind guests and say where the nearest shop is": what stands in the message. */
function content({ text, isJoined }: Other, { action }: Idea): string | undefined {
  const said =
    isJoined && action.frame === 'told'
      ? /^(say|tell them|show them|name|mention|include) (.+)$/i.exec(text)
      : undefined;
  if (!said) return undefined;
  const message = action.wish.startsWith('be reminded') ? 'The reminder' : 'The message';
  return /^(?:say|tell)/i.test(said[1] ?? '') ? `${message} says ${said[2]}` : `${message} names ${said[2]}`;
}

/** "but keep the starred ones", "and unfreeze it", "or refuse": how the deed itself goes. */
function bound({ text, isBound, actor, whole }: Other, idea: Idea, doer: string): string | undefined {
  if (!isBound || (actor && actor !== idea.actor)) return undefined;
  const [, verb = '', kept = ''] = /^(keep|spare) ((?:the|all|every) [^,]+)$/i.exec(text) ?? [];
  const is = readNounPhrase(kept)?.plural ? 'are' : 'is';
  if (kept) return `${kept} ${is} ${participle(verb.toLowerCase())}`;
  if (whole || idea.action.frame !== 'do') return undefined;
  // "but still let people keep personal ones": they can.
  const [, who = '', does = ''] =
    /^let ((?:the |all |other |every |each )?(?:[\w-]+ )?[\w-]+s|people|everybody|everyone|others) (?!to\b)([a-z]+ .+)$/i.exec(
      text,
    ) ?? [];
  if (does && isBaseVerb(does.split(' ')[0] ?? '')) return `${who} can ${does}`;
  return `${withArticle(doer)} can ${text.includes(' ') ? text : `${text} it`}`;
}

/** "group articles and show which sources differ": what the product shows, whoever acts sees. */
function shownBeside({ text, isJoined, actor }: Other, idea: Idea, doer: string): string | undefined {
  const [, what = ''] =
    idea.form === 'imperative' && isJoined && !actor && !idea.actor && idea.action.frame === 'do'
      ? (/^(?:show|display|list) ((?:which|who|what|how|where|when|whether|the|an?|all) .+)$/i.exec(text) ?? [])
      : [];
  return what ? `${withArticle(doer)} can see ${what}` : undefined;
}

/** A further action that is part of the main one, as a criterion of it. */
function partOfDeed(other: Other, idea: Idea, doer: string): string | undefined {
  return (
    informed(other) ??
    reserved(other) ??
    outcome(other, idea, doer) ??
    content(other, idea) ??
    shownBeside(other, idea, doer) ??
    bound(other, idea, doer) ??
    renewed(other, idea) ??
    doneToIt(other, idea) ??
    found(other, idea, doer)
  );
}

/** A further action that belongs to the errand of the main one, as a criterion of it; `doer` is whose story it is. */
export function joinedDeed(other: Other, idea: Idea, doer: string): string | undefined {
  const second = secondDeed(other, idea, doer);
  return partOfDeed(other, idea, doer) ?? (second?.isApart === false || other.isInWish ? second?.text : undefined);
}

/** Whether a further action can be a story of its own as well, although it belongs to the errand of the main one. */
export function standsAlone(other: Other, idea: Idea, doer: string): boolean {
  if (partOfDeed(other, idea, doer)) return false;
  const isErrand = secondDeed(other, idea, doer)?.isApart === false;
  return !isErrand || (idea.form !== 'system' && idea.action.frame === 'do' && !goesBack(other.text, idea));
}
