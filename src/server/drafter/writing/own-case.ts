import type { Actor } from '../find-actor.ts';
import { plural } from '../language/nouns.ts';
import { pattern } from '../language/pattern.ts';
import { readVerb } from '../language/verbs.ts';
import type { Idea } from '../reading/read-idea.ts';

/** What a case begins with. Asked before a pattern is made of the actor's name. */
const CASE_WORDS = 'if|when|whenever|once|as soon as|before|after|until|unless|otherwise';
const CASE = new RegExp(`\\b(?:${CASE_WORDS}) `, 'i');

/** "a deputy who signs on the manager's behalf": told by the manager it is "on my behalf". */
function onOwnBehalf(wish: string, actor: string, self: 'I' | 'they'): string {
  if (!/\bbehalf\b/i.test(wish)) return wish;
  const one = `(?:(?:an?|the|each|every) ${RegExp.escape(actor)}|${RegExp.escape(plural(actor))})`;
  return wish.replace(
    pattern(`\\bon (?:${one}['’]s? behalf|behalf of ${one})(?=[\\s,.]|$)`, 'i'),
    self === 'I' ? 'on my behalf' : 'on their behalf',
  );
}

/** "have the fee refunded if a skipper cancels": told by the skipper it is "if I cancel", of the skipper "if they cancel". */
export function ownCase(said: string, actor: string, self: 'I' | 'they' = 'I'): string {
  const wish = onOwnBehalf(said, actor, self);
  if (!CASE.test(wish)) return wish;
  const names = `(?:an?|the|any|each|every|one) ${RegExp.escape(actor)}|(?:the )?${RegExp.escape(plural(actor))}`;
  // "have them added to all bills when a flatmate moves in": it is whoever tells it.
  const isOfOne = pattern(
    `^have (?:them|their) .+ (?:${CASE_WORDS}) an? ${RegExp.escape(actor)} [a-z]+(?: [a-z]+)?$`,
    'i',
  );
  const told =
    self === 'I' && isOfOne.test(wish)
      ? wish.replace(/^have them /i, 'be ').replace(/^have their /i, 'have my ')
      : wish;
  return told.replace(
    pattern(`\\b(${CASE_WORDS}) (?:${names}) ([a-z]+)\\b`, 'i'),
    (said: string, link: string, verb: string) => {
      const known = readVerb(verb);
      const own = known?.form === 'third' ? known.base : verb;
      const am = self === 'I' ? 'am' : 'are';
      const was = self === 'I' ? 'was' : 'were';
      const be: Readonly<Record<string, string>> = { is: am, are: am, was, has: 'have', does: 'do' };
      return known || be[verb] || /^(?:can|cannot|must|have)$/.test(verb) ? `${link} ${self} ${be[verb] ?? own}` : said;
    },
  );
}

const BE: Readonly<Record<string, string>> = { is: 'am', are: 'am', was: 'was', were: 'was', has: 'have', does: 'do' };

/** Of so many not everybody is meant: "two players". */
const COUNTED = '\\d+|two|three|four|five|six|both|several|many|most|some|more|fewer|few|no|only|which';

/** Behind which a clause begins. */
const OPENS =
  /\b(?:after|as|because|before|how|if|once|that|unless|until|what|when|where|whether|while|(?:which|what|how) \w+) $/i;

/** What is made of all of them together: "the number of readers" is nobody's own. */
const OF_ALL = /\b(?:average|count|list|names|number|order|ranking|share|total)$/i;

/** "have the last page a learner has read remembered": told by the learner it is "I have read", and what is theirs is "my". */
export function ownDone(wish: string, actor: string, isWhole = true): string {
  const [, group, people = ''] = /^member of (?:the )?(.+?)( crew| staff| team)?$/.exec(actor) ?? [];
  // "the front desk's list" of the front desk staff
  const one = group
    ? `the ${RegExp.escape(group)}${people && `(?:${people})?`}`
    : `(?:an?|the|each|every) ${RegExp.escape(actor)}`;
  const names = group ? one : `${one}|${RegExp.escape(plural(actor))}`;
  const object = new RegExp(`^have (?:${names}) (?=[a-z]+(?:ed|en|wn|ght|ld|nt|pt|ut|de|rn|id|t)\\b)`, 'i');
  // "have learners recognised on a new device": to be recognised oneself.
  if (isWhole && object.test(wish)) {
    const left = wish.replace(object, '');
    if (!BE[left.split(' ')[0] ?? ''] && readVerb(left.split(' ')[0] ?? '')?.form === 'past')
      return ownDone(`be ${left}`, actor);
  }
  const mine = wish
    .replace(new RegExp(`\\b(?:${one}['’]s)(?=\\s)`, 'gi'), 'my')
    .replace(
      new RegExp(`\\bthe ([\\w-]+(?: [\\w-]+)?) of (?:${names})\\b(?!['’]| (?:\\w+ )?(?:who|with|in|from)\\b)`, 'gi'),
      (said: string, thing: string) =>
        (/^see /i.test(wish) || OF_ALL.test(thing)) && !/ of (?:an?|the) [\w' -]+$/i.test(said) ? said : `my ${thing}`,
    );
  if (!isWhole) return mine;
  return mine
    .replace(
      new RegExp(
        `\\b(escalated|forwarded|reported|routed) to (?:${one})(?= (?:if|when|unless|after|once|within)\\b|,|$)`,
        'gi',
      ),
      group ? '$1 to us' : '$1 to me',
    )
    .replace(
      new RegExp(
        `(?<!\\b(?:by|to|for|of|with|from|as|than|let|other|all|new|${COUNTED}) )\\b(?:${names}) ([a-z]+)\\b`,
        'gi',
      ),
      (said: string, verb: string, at: number) => {
        const known = readVerb(verb);
        // "a resident permit": one of them does not "permit".
        if (known?.form === 'base' && /^(?:an?|each|every) /i.test(said)) return said;
        if (BE[verb]) return `I ${BE[verb]}`;
        if (/^(?:can|cannot|must|have|had|did|could)$/.test(verb)) return `I ${verb}`;
        // "every passenger offered another one": what is done to them, unless a clause begins there.
        if (known?.form === 'past' && !OPENS.test(wish.slice(0, at))) return said;
        return known && known.form !== 'gerund' ? `I ${known.form === 'third' ? known.base : verb}` : said;
      },
    )
    .replace(/\bI ((?:have |had |am |was )?[a-z]+) (?:its|his or her) /g, 'I $1 my ');
}

/** "holiday mode for sellers", wished by a seller: whom it is for is who wishes it. */
export function withoutSelf(wish: string, actor: string, isThing: boolean): string {
  if (!isThing || !/ for /i.test(wish)) return wish;
  const own = new RegExp(
    ` for (?:the |our |all )?${RegExp.escape(plural(actor))}(?=, with | with (?:an?|the) |$)`,
    'i',
  );
  const left = wish.replace(own, '');
  return left.split(' ').length > 2 ? left : wish;
}

/** Whether the product does it for the one who tells it, and that one is named in it. */
export function isTheirsDone({ action, form }: Idea, { grounding }: Actor): boolean {
  const isSeen = action.frame === 'do' && /^see (?!(?:when|if|whether)\b)/.test(action.wish);
  return (
    !/^(?:story|problem)$/.test(form) &&
    (action.frame === 'done' || isSeen) &&
    !action.rule &&
    grounding.source === 'idea'
  );
}
