import type { NounPhrase } from '../language/noun-phrase.ts';
import { isPlural } from '../language/nouns.ts';
import { participle } from '../language/verbs.ts';
import { phrase, type Action } from './action.ts';
import type { People } from './people.ts';

/** Whoever gets what is no longer sent does not say to whom: "reminders to parents once they are of age". */
function withoutReceiver(tails: string, people: People): string {
  const at = / ?\bto (?=\w)/.exec(tails);
  const behind = at ? tails.slice(at.index + at[0].length) : '';
  const who = people.leading(behind);
  if (!at || !who) return tails;
  const rest = behind.slice(who.length).trim();
  return /^(?:who|that|whose|with|of|in|on leave)\b/i.test(rest) ? tails : `${tails.slice(0, at.index)} ${rest}`.trim();
}

/** "show names, prices or addresses on a quote": several things that one verb has, and where. */
const SEVERAL =
  /^[a-z]+ ((?:[^,]+, )+(?:(?!(?:or|and) )[^,]+?,? )?(?:or|and) (?:[\w'-]+ ){0,2}?[\w'-]+?)((?: (?:in|on|to|at|from|with|of|by|for|when|unless|until|before|after|if|without)\b.*)?)$/i;

function endedAll(action: string, base: string): Action | undefined {
  const [, things = '', tail = ''] = SEVERAL.exec(action) ?? [];
  if (!things || /\b(?:in|on|to|at|from|who|that|which|when|if|unless)\b/.test(things)) return undefined;
  return {
    frame: 'not',
    wish: `no longer have ${things} ${participle(base)}${tail}`,
    core: phrase(action),
    outcome: `${things} are no longer ${participle(base)}${tail}`,
    isThing: false,
    ...(things.split(' ').length < 8 ? { name: `no ${things}` } : {}),
  };
}

/** What is offered or shown with something is one thing with it: "cakes with nuts". */
const OFFERS = /^(?:suggest|offer|recommend|propose|show|list|display|serve|sell|print|play|assign|book)$/;
const BELONGS = /^(?:with|without|containing|over|under|above|below|from|by) /i;

/** What is no longer done to whoever says so. */
function noLonger(done: string, core: Action['core']): Action {
  return {
    frame: 'not',
    wish: `no longer be ${done}`,
    core,
    outcome: `{the actor} is no longer ${done}`,
    isThing: false,
  };
}

/** "don't ring me at night": whoever says so is not to be rung. */
function ofSpeaker(core: Action['core'], base: string): Action | undefined {
  if (!/^(?:me|us)$/i.test(core.object?.text ?? '')) return undefined;
  return noLonger(`${participle(base)} ${core.tails.map((tail) => tail.text).join(' ')}`.trim(), core);
}

/** "don't offer cakes with nuts": what it is offered with belongs to it. */
function offered(core: Action['core'], base: string): Action | undefined {
  const { object, tails } = core;
  const [first, ...others] = tails;
  if (!object || !first || !OFFERS.test(base) || !BELONGS.test(first.text)) return undefined;
  const what = `${object.text} ${first.text}`;
  const isAny = /^any(?:thing|one|body)? /i.test(what);
  const thing = what.replace(/^any(?=thing|one|body| )/i, 'no').replace(/^noone/i, 'no one');
  const rest = others.map((tail) => tail.text).join(' ');
  const is = `${isPlural(object.head) ? 'are' : 'is'} ${isAny ? '' : 'no longer '}${participle(base)}`;
  return {
    frame: 'not',
    wish: `${isAny ? '' : 'no longer '}have ${thing} ${participle(base)} ${rest}`.trim(),
    core,
    outcome: `${thing} ${is} ${rest}`.trim(),
    isThing: false,
  };
}

/** "dishes with nuts in them": what is in them belongs to their name; and what stands behind it. */
function namedWhole({ text }: NounPhrase, behind: string): { name: string; tails: string } {
  const inside = / with(?:out)? /.test(text) ? (/^(?:in|on) (?:them|it)(?= |$)/.exec(behind)?.[0] ?? '') : '';
  return { name: `${text} ${inside}`.trim(), tails: behind.slice(inside.length).trim() };
}

/** What is no longer done, and what is not done until something is so. */
export function ended(action: string, base: string, people: People): Action {
  const all = endedAll(action, base);
  if (all) return all;
  const core = phrase(action);
  const own = ofSpeaker(core, base) ?? offered(core, base);
  if (own) return own;
  // "stop charging for a week that is skipped": nobody who tells it charges.
  if (/^(?:charge|bill|ask) for\b/.test(action))
    return noLonger(`${participle(base)}${action.slice(base.length)}`, core);
  if (!core.object)
    return {
      frame: 'not',
      wish: `no longer ${action}`,
      core,
      outcome: `{the actor} no longer has to ${action}`,
      isThing: false,
    };
  const { name, tails } = namedWhole(core.object, core.tails.map((tail) => tail.text).join(' '));
  // "flyers to people who book online": those who are meant have no other name.
  const [, whom = ''] =
    / to ((?:people|those|anyone|anybody|everyone|everybody) who .+|(?:[a-z-]+ )?[a-z-]+s whose .+)$/i.exec(
      ` ${tails}`,
    ) ?? [];
  if (base === 'send' && whom)
    return {
      frame: 'not',
      wish: `no longer have ${core.object.text} sent to ${whom}`,
      core,
      outcome: `no ${core.object.body} ${isPlural(core.object.head) ? 'are' : 'is'} sent ${tails}`,
      isThing: false,
    };
  // "forklifts into an aisle": they go there, and nobody gets them.
  if (base === 'send' && /^(?:into|onto|across|through|out|past|down|up|over)\b/.test(tails))
    return {
      frame: 'not',
      wish: `no longer have ${core.object.text} sent ${tails}`,
      core,
      outcome: `no ${core.object.body} ${isPlural(core.object.head) ? 'are' : 'is'} sent ${tails}`,
      isThing: false,
    };
  if (base === 'send')
    return {
      frame: 'not',
      // Whoever gets them no longer says to whom.
      wish: `no longer get ${core.object.text} ${withoutReceiver(tails, people)}`
        .replace(/ to (?:(?:the|all|our) )?(?:[a-z-]+ ){0,2}(?:[a-z-]+s|people)(?: who\b.*)?$/i, '')
        .trim(),
      core,
      outcome: `no ${core.object.body} ${isPlural(core.object.head) ? 'are' : 'is'} sent ${tails}`,
      isThing: false,
    };
  const [, thing = name, which = ''] =
    base === 'let' ? [] : (/^(.+?) ((?:that|who|which)(?: [\w-]+){2,4})$/i.exec(core.object.text) ?? []);
  // "don't show it until it is paid": no habit that ends, but what holds until then.
  const isUntil = /^(?:until|before) | until /.test(tails) && which === '';
  const ends = isUntil ? 'not' : 'no longer';
  return {
    frame: 'not',
    wish: `no longer have ${thing} ${participle(base)} ${[tails, which].filter(Boolean).join(' ')}`.trim(),
    core,
    outcome: `${name} ${isPlural(core.object.head) ? 'are' : 'is'} ${ends} ${participle(base)} ${tails}`,
    isThing: false,
  };
}
