import { pattern } from '../language/pattern.ts';
import type { Action } from '../reading/action.ts';
import { isHuman } from '../reading/is-agent.ts';
import { plural } from '../language/nouns.ts';
import { gerund, isBaseVerb } from '../language/verbs.ts';
import { count, LONGEST } from './fit-headline.ts';
import { withoutContrast } from './headline-forms.ts';

/** "Offer an item in different colours" of "..., each with its own stock": what stands behind a comma that makes no list. */
function beforeComma(said: string): string {
  if (count(said) <= LONGEST) return said;
  const whole = withoutContrast(said);
  if (count(whole) <= LONGEST) return whole;
  // "decline a tour, but only up to 48 hours before": the bound is told by a criterion.
  const free = whole.replace(/,? but (?:only )?(?:up to|until|within|before|after|if|when|with|at|on|in) .+$/, '');
  const text = count(free) > 2 ? free : whole;
  const [head = '', ...tail] = text.split(/, (?!(?:[\w'-]+ ){0,3}?[\w'-]+(?:,| and\b| or\b))/);
  // "merge contacts, keeping the older number"
  const isDoing = /^\w+ing\b/.test(tail[0] ?? '');
  return tail.length > 0 &&
    count(head) > (isDoing ? 2 : 3) &&
    !/\b(?:and|or|not|no|only)\b/i.test(tail.join(' ').split(' ').slice(0, 2).join(' '))
    ? head
    : text;
}

/** "the share of a guest if they leave": they are the guest, and not whoever acts. */
function ofSomebody(wish: string): boolean {
  const who = /\bof (?:an?|the|each|every) ([\w-]+)\b.* (?:if|when|once|unless|as soon as) they\b/.exec(wish)?.[1];
  return who !== undefined && isHuman(who);
}

/** "save plants they like": whose they are. */
function withOwner(text: string, actor: string): string {
  const [whole = '', thing = ''] =
    /^((?:[\w'-]+ ){1,4}?[\w'-]+) they (?=(?:like|love|want|need|prefer|know|own|follow|cannot|can|liked|booked|bought|ordered|rented|visited|gave|sent|wrote|made)\b)/.exec(
      text,
    ) ?? [];
  const owned = `${thing} ${plural(actor)} ${text.slice(whole.length)}`;
  return thing === '' ||
    count(owned) > LONGEST ||
    / (?:who|what|which|when|if|where|how|why|and|than|before|after|once|until|that)$/.test(thing)
    ? text
    : owned;
}

/** Marks that no headline has. */
const NAME_MARKS = /(?<!\d)[.:]|[.:](?!\d)|[;()!?"]/g;
/** The same, and commas that part no list. */
const MARKS = new RegExp(`,(?! ?(?:[\\w'-]+ ){0,2}?[\\w'-]+(?:,| and\\b| or\\b))(?!\\d)|${NAME_MARKS.source}`, 'g');

/** What is said as a headline says it: without marks, of whoever acts and not of "them". */
export function cleaned(text: string, action: Action, wish: string, actor: string): string {
  const whole = withOwner(beforeComma(text), actor);
  // "clause library, locked for guests": a name that fits keeps its comma.
  const marks = action.isThing && count(whole) <= LONGEST ? NAME_MARKS : MARKS;
  return (
    whole
      .replace(/^they\b/, plural(actor))
      .replace(/\bwe(?= (?:are|were|have|had|can|do|did|get|go|come)\b)/, 'they')
      .replace(
        /\b(before|after|when|once|if|until|while|as soon as) they\b(?= (are|were|have been|(?:can|must|should|may) be|run out|sell out|expire|arrive)?)/i,
        // "if they are free": the players that are asked, and not whoever asks.
        (they, link: string, are?: string) =>
          action.rule || /^keep .+ from /.test(wish) || ofSomebody(wish) || (are && action.core.object?.plural)
            ? they
            : `${link} ${plural(actor)}`,
      )
      // "by size, age and whether they bite": the last of a list that is no word.
      .replace(/, ([\w'-]+(?: [\w'-]+)?),? and (?:whether|how|what|if) .+$/, ' and $1')
      // "see who is coming, where it takes place and what to bring": the first question.
      .replace(/^(\w+ (?:who|what|which|where|when|how) [^,]+), (?:who|what|which|where|when|how|whether) .+$/, '$1')
      // "which berth they got": nobody knows from a headline who they are.
      // "when a plant they add is toxic": theirs who are warned.
      .replace(
        /^(\S+ (?:who|what|when(?! (?:an?|the|each|every|any) (?:[\w-]+ ){1,3}they\b)|where|which|how|why|whether)\b(?: [\w-]+){0,6}?) they\b/,
        `$1 ${plural(actor)}`,
      )
      // "a bar that updates as doors open": while what it does is told by a criterion.
      .replace(/^((?:[\w'-]+ ){1,5}that [a-z]+s) as (?:the |an? )?[\w-]+ (?!as\b)[a-z]+\b.*$/, '$1')
      // Whose they are stands nowhere in a headline.
      .replace(/^(\w+ )?(all |both )?its /i, '$1$2')
      .replace(/\bkeeping (?=\w+ing\b)/, '')
      .replace(/ on (?:their|my|our) own\b/gi, '')
      .replace(/\b(?:their own|(?:their|my|our)(?! behalf))\b/gi, (own) => (/own/i.test(own) ? 'own' : 'the'))
      .replace(marks, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/ and (?:at what time|when)$| and since when\b.*$/, '')
      .replace(/(?<! (?:to|for|by|of|from|with|between|among)) (?:themselves|themself|myself|ourselves)$/, '')
      .replace(/\s*[,;:–-]+$/, '')
  );
}

/** "when fitting it" for "when mechanics fit it": a headline needs not say that it is them. */
export function whileDoing(text: string, actor: string): string {
  if (!/ (?:when|before|after|while) /.test(text)) return text;
  return text.replace(
    pattern(` (when|before|after|while) (?:they|${RegExp.escape(plural(actor))}) (\\w+)(?= ?(\\w*))`, ''),
    (whole, link: string, verb: string, next: string) =>
      // "while on leave"
      verb === 'are' && /^(?:on|in|at|away|offline|abroad|off|out)$/.test(next)
        ? ` ${link}`
        : isBaseVerb(verb) && !/^(?:are|have|can|do|need|want|must|may|will|should|run|sell|expire)$/.test(verb)
          ? ` ${link} ${gerund(verb)}`
          : whole,
  );
}

/** A second question behind the first: "see which berths are free and when each was last cleaned". */
const SECOND_QUESTION =
  /^((?:see|know|find out|be shown|be told) (?:which|who|whose|what|where|when|how)\b[^,]*?\S),? and (?:when|who|whose|where|what|which|how|whether) (?!much\b|many\b)\S.*$/i;
/** As many words as a headline holds. */
const MOST = 8;

/** A wish of two questions that is too long for a headline, by the first of them. */
export function firstQuestion(wish: string): string {
  return wish.split(' ').length > MOST ? wish.replace(SECOND_QUESTION, '$1') : wish;
}
