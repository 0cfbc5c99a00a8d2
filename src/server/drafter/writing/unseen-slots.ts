import { isPerson, singular } from '../language/nouns.ts';
import type { Ban } from './read-ban.ts';

/** What is not to be seen, as a thing or as a question. */
function unseen(target: string): { says: string; what: string } | undefined {
  if (/^(?:what|which|who|where|when|how|whether)\b/.test(target))
    return target.split(' ').length <= 9 ? { says: 'say', what: target } : undefined;
  const what = target
    .replace(/\beach other's ([\w-]+)/, 'the $1 of others')
    .replace(/^(?:an?|any|their|its) (?!own\b)/, 'the ')
    .replace(/ (?:on|in|at) .*$/, '');
  return !what ||
    what.split(' ').length > 9 ||
    /\b(?:which|who|that|what|how|all \d|twice|again|more than once)\b|^(?:it|them|this|these|everything|anything)$/.test(
      what,
    )
    ? undefined
    : { says: 'contain', what };
}

/** What is kept from somebody's eyes: in no list either, and the actor goes on seeing it. */
export function fillSeeing(slots: Map<string, string>, ban: Ban, actor: string): void {
  const seen = unseen(ban.target || ban.base.replace(/^\w+ /, ''));
  // "keep the search from finding old ones first": they may be found behind the others.
  if (!seen || / (?:first|at the top|on top)$/.test(`${ban.target} ${ban.behind}`.trim())) return;
  const { says, what } = seen;
  // "on the screen in the waiting room": elsewhere it may be seen.
  if (
    /^(?:on|in|at) (?:the|an?|any|each|every|our|their) /.test(ban.behind) ||
    / on (?:the|an?|any|each|every) /.test(ban.target)
  )
    return;
  const shownTo = /^to ((?:[\w'-]+ ){0,2}[\w'-]+)$/.exec(ban.behind)?.[1];
  const who = ban.who === 'people' ? ban.subject : shownTo;
  const bound = who && !/ (?:who|that|with|in|of) |^(?:any|every)/.test(who) ? ` for ${who}` : '';
  const when = /^(?:until|unless|before)$/.test(ban.link)
    ? ' before that'
    : /^(?:once|after)$/.test(ban.link)
      ? ' after that'
      : '';
  // "to families who ...": others may find it.
  const isOpen = ban.behind.startsWith('to ') && bound === '';
  if (!isOpen && !isPerson(singular(what.split(' ')[0] ?? '')))
    slots.set('ban files', `search results, messages and files${bound} do not ${says} ${what} either${when}`);
  slots.delete('unfiled');
  const isBound = singular((who ?? '').toLowerCase()).includes(singular(actor.toLowerCase()));
  const isTheirs = what.toLowerCase().includes(actor.toLowerCase()) || /\b(?:their|its)\b/.test(what);
  if (ban.who !== 'people' || isBound || isTheirs) return;
  slots.set(
    'ban seen',
    `the ${actor} still sees ${what.replace(/^the ([\w-]+) of others\b/, 'all $1').replace(/ or /, ' and ')}`,
  );
}
