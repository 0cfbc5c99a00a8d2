import { negate, readClause } from '../../language/clause.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { isMass, isPlural, plural, singular, withArticle } from '../../language/nouns.ts';
import { timely } from '../../language/opposite.ts';
import { participle, readVerb } from '../../language/verbs.ts';
import { isOnWhoever } from '../../lexicon/carried.ts';
import { INTRANSITIVE } from '../../lexicon/intransitive.ts';
import { isMeasure } from '../../reading/find-limits.ts';
import { upperFirst } from '../../language/capitals.ts';
import { assumed, said, type Part, type PartRule, type Told } from './part.ts';

/** What somebody must not do: "agents cannot close | a ticket with no category". */
interface Ban {
  readonly who: string;
  readonly verb: string;
  readonly rest: string;
}

/** What leaves open when a ban holds; with it the other side is another one. */
const BOUND = /\b(?:unless|until|only|except|even|as long as|while|when|if|once|before|after|more than|at most)\b/i;

/** What a ban says; nothing where the wish is none. */
function denial({ action }: Told): string {
  return action.frame === 'not' || /^(?:barred|ban)$/.test(action.rule ?? '') ? (action.outcome ?? '') : '';
}

function banOf(told: Told): Ban | undefined {
  const [, who = '', verb = '', rest = ''] =
    /^(.+?) (?:cannot|can no longer) ([a-z]+) (.+)$/i.exec(denial(told).replace(/^nobody can /i, 'nobody cannot ')) ??
    [];
  return verb && readVerb(verb)?.base === verb && !/\b(?:who|that|which)\b/.test(who) ? { who, verb, rest } : undefined;
}

function canBe(things: string, isMany: boolean, verb: string): string | undefined {
  return INTRANSITIVE.test(verb) || isMany !== isPlural(things.split(' ').at(-1) ?? '')
    ? undefined
    : `can be ${participle(verb)} as before`;
}

/** "close a ticket with no category": one with a category can be closed. */
function lackingBan(told: Told): readonly Part[] {
  const ban = banOf(told);
  const [, det = '', name = '', what = ''] =
    /^(an? |the |any )?((?!without|with)[a-z-]+(?: (?!without|with)[a-z-]+){0,2}) (?:with no|without(?: an?| any)?) ([a-z-]+(?: [a-z-]+)?)$/i.exec(
      ban?.rest ?? '',
    ) ?? [];
  const noun = what && !/ing$/i.test(what.split(' ')[0] ?? '') ? readNounPhrase(what) : undefined;
  if (!ban || !noun || noun.core !== what || isOnWhoever(ban.verb, what)) return [];
  const isMany = isPlural(name.split(' ').at(-1) ?? '');
  if (isMany === (det.trim() !== '' && /^an?$/i.test(det.trim()))) return [];
  const can = canBe(name, isMany, ban.verb);
  const own = noun.plural || isMass(noun.head) ? what : withArticle(what);
  const things = isMany ? name : withArticle(singular(name));
  return can ? said(upperFirst(`${things} with ${own} ${can}.`), told) : [];
}

/** "delete a flag that was used this month": one that was not can be deleted. */
function kindBan(told: Told): readonly Part[] {
  const ban = banOf(told);
  const [, det = '', name = '', link = '', which = ''] =
    /^(an? |any |the )?([a-z-]+(?: [a-z-]+){0,2}) (that|which|who) (.+)$/i.exec(ban?.rest ?? '') ?? [];
  if (
    !ban ||
    !which ||
    BOUND.test(which) ||
    /\b(?:and|or|but|must|should|not|no|never|it|them|their|his|her)\b/i.test(which)
  )
    return [];
  const isMany = isPlural(name.split(' ').at(-1) ?? '');
  const things = isMany ? name : withArticle(singular(name));
  const clause = readClause(`${things} ${which}`);
  if (!clause || clause.subject !== things || /^the /i.test(det) || which.split(' ').length > 10) return [];
  // "something that is full": it is told by nothing else.
  const isAny = /^(?:something|anything)$/i.test(name);
  const can = canBe(name, isMany, ban.verb);
  const not = timely(negate(clause)).slice(things.length).trim();
  return can ? said(upperFirst(`${isAny ? 'what' : `${things} ${link}`} ${not} ${can}.`), told) : [];
}

/** "a case with open deadlines or an unpaid invoice cannot be closed": one with neither can. */
function lackingSubject(told: Told): readonly Part[] {
  const [, thing = '', how = '', one = '', other, deed = ''] =
    /^((?:an? )?[a-z-]+(?: [a-z-]+)?) (with no|with|without(?: an?)?) ((?:an? )?[a-z-]+(?: [a-z-]+)?)(?: or ((?:an? )?[a-z-]+(?: [a-z-]+)?))? (?:cannot|can no longer) (be [a-z]+)$/i.exec(
      denial(told),
    ) ?? [];
  if (!deed) return [];
  if (how === 'with')
    return said(upperFirst(`${thing} with${other ? ` neither ${one} nor ${other}` : `out ${one}`} can ${deed}.`), told);
  const noun = readNounPhrase(one);
  return noun && !other
    ? said(
        upperFirst(
          `${thing} with ${noun.plural || isMass(noun.head) ? noun.core : withArticle(noun.core)} can ${deed}.`,
        ),
        told,
      )
    : [];
}

/** "entries that are already on an invoice can no longer be changed": those that are not yet can. */
function kindSubject(told: Told): readonly Part[] {
  const [, things = '', link = '', which = '', deed = ''] =
    /^((?:an? )?[a-z-]+(?: [a-z-]+)?) (that|which|who) (.+?) (?:cannot|can no longer) (be [a-z]+(?: or [a-z]+)?)$/i.exec(
      denial(told),
    ) ?? [];
  if (!which || BOUND.test(which) || /\b(?:and|or|but|not|no|never|it|them|their|his|her)\b/i.test(which)) return [];
  const clause = readClause(`${things} ${which}`);
  if (!clause || clause.subject !== things || which.split(' ').length > 10) return [];
  return said(
    upperFirst(`${things} ${link} ${timely(negate(clause)).slice(things.length).trim()} can still ${deed}.`),
    told,
  );
}

const SEEING =
  /^(.+?) (?:cannot|can no longer|no longer|do not|does not|never|are not allowed to|is not allowed to) (?:see|view|read|open|look at) ((?:the |an? |any |my |our )?(?:[a-z-]+(?:'s|s'|['’]s|s['’]) )?[a-z][a-z-]*(?: [a-z-]+){0,5}?)(?:,? (?:only|just|until|unless|before|when|while|as long as|once|not even|without|if) .+)?$/i;

/** "bus companies no longer see the pupils' addresses": whoever asks for that still does. */
function stillSeen(told: Told): readonly Part[] {
  const [, who = '', what = ''] = SEEING.exec(denial(told).replace(/ any ?more$/i, '')) ?? [];
  if (!what) return [];
  const actor = told.slots.get('actor')?.toLowerCase() ?? '';
  const isOwn = new RegExp(`\\b${RegExp.escape(singular(who.split(' ').at(-1)?.toLowerCase() ?? ''))}`, 'i').test(
    actor,
  );
  // "the members' phone numbers" are their own matter to see.
  const isTheirs = actor !== '' && new RegExp(`\\b${RegExp.escape(actor)}(?:s|['’]s|s['’])?\\b`, 'i').test(what);
  if (isOwn || isTheirs || !actor || /^(?:nobody|no |everybody|only|the actor|\{)/i.test(who)) return [];
  if (/\b(?:their|his|her|its|each|own|other|it|them|anything|everything|all|if|how|who|what|that)\b/i.test(what))
    return [];
  return assumed(`{The actor} still sees ${what.replace(/^(?:an?|any|my|our) /i, 'the ')}.`, told);
}

const LEAVE =
  /^(.*?) without ((?:the |an? |their |his |her |my |our )?(?:written |prior |explicit )?(?:approval|consent|permission|agreement|authori[sz]ation)(?: (?:of|from|by) [\w' -]+)?)$/i;

/** "without the therapist having released it", "without the consent of the parents": once that is there, it can be done. */
function withoutLeave(told: Told): readonly Part[] {
  const outcome = denial(told);
  const [, deed = '', leave = ''] = LEAVE.exec(outcome) ?? [];
  const free = (text: string) =>
    / cannot /.test(text)
      ? text.replace(/ cannot /, ' can ')
      : /^nobody can /i.test(text)
        ? undefined
        : / (?:is|are) not (?:allowed|accepted|possible|sent|paid|shown|published|charged)\b/.test(text)
          ? text.replace(/ not /, ' ')
          : undefined;
  const can = leave && !BOUND.test(deed) ? free(deed) : undefined;
  if (can) return said(upperFirst(`with ${leave}, ${can}.`), told);
  const [, thing = '', state = ''] = /^have (.+) not ([a-z]+)$/i.exec(LEAVE.exec(told.wish)?.[1] ?? '') ?? [];
  if (thing && !BOUND.test(thing) && readVerb(state)?.form === 'past')
    return said(upperFirst(`with ${LEAVE.exec(told.wish)?.[2]}, ${thing} can be ${state}.`), told);
  const [, before = '', who = '', done = ''] =
    /^(.+? cannot .+?) without ((?:an?|the|their|his|her|my|our) [\w-]+(?: [\w-]+){0,2}) having ((?:[a-z]+)(?: [\w'-]+){0,5})$/i.exec(
      outcome,
    ) ?? [];
  const has = isPlural(who.split(' ').at(-1) ?? '') ? 'have' : 'has';
  const freed = done && !BOUND.test(before) ? free(before) : undefined;
  return freed ? said(upperFirst(`${freed} once ${who} ${has} ${done}.`), told) : [];
}

/** "while there is still an open reserve or an unanswered message": once there is neither. */
function whileEither(told: Told): readonly Part[] {
  const ban = banOf(told);
  const [, what = '', one = '', other = ''] =
    /^(.+?) (?:while|as long as|when|if) there (?:is|are) (?:still )?((?:an? )?[\w-]+(?: [\w-]+){0,3}) or ((?:an? )?[\w-]+(?: [\w-]+){0,6})$/i.exec(
      ban?.rest ?? '',
    ) ?? [];
  if (!ban || !other || BOUND.test(what) || /\b(?:not|no|nobody)\b/i.test(`${one} ${other}`)) return [];
  const who = /^nobody$/i.test(ban.who) ? undefined : ban.who;
  return who ? said(upperFirst(`${who} can ${ban.verb} ${what} once there is neither ${one} nor ${other}.`), told) : [];
}

/** Which of a kind a ban is about: "pets that have died", "rides under 60 seconds", "children's cards". */
const SOME_OF =
  / (for|from|of|to|about|on|in|with) (?:(?:the |any |all |our |their )?(?:[a-z-]+ )?([a-z-]+) (?:that|which|who|whose|where|under|over|above|below|older than|younger than|with no|without) .+|[a-z-]+(?:'s|s['’]|['’]s) ([a-z-]+))$/i;

/** "no longer gets reminders for pets that have died": for other pets they still come. */
function forOthers(told: Told): readonly Part[] {
  const plain = denial(told).replace(/ any ?more$/i, '');
  if (!plain || /\b(?:unless|until|only|except|even|twice|again|first)\b/i.test(plain)) return [];
  const found = SOME_OF.exec(plain);
  const [tail = '', lead = '', bounded, owned] = found ?? [];
  const kind = bounded ?? owned ?? '';
  if (
    !found ||
    !isPlural(kind) ||
    isMeasure(kind) ||
    /^(?:things|ones|cases|ways|those|days|places|staff)$/i.test(kind)
  )
    return [];
  const head = plain.slice(0, -tail.length);
  // "of the people who": what is said of them stands in the way.
  if (/ (?:that|which|who|where|when|if|while) /.test(` ${head} `)) return [];
  const others = `${lead} other ${kind}`;
  const things = /^there (?:are|is) no (?:more |longer any )?(.+)$/i.exec(head)?.[1];
  if (things && isPlural(things.split(' ').at(-1) ?? ''))
    return said(upperFirst(`${things} ${others} stay as they are.`), told);
  const [, what = '', done = ''] = /^no ((?:[a-z-]+ ){0,3}[a-z-]+) (?:is|are) ([a-z]+(?: .*)?)$/i.exec(head) ?? [];
  if (what) {
    const isMassive = isMass(what.split(' ').at(-1) ?? '');
    return said(
      upperFirst(`${isMassive ? what : plural(singular(what))} ${isMassive ? 'is' : 'are'} still ${done} ${others}.`),
      told,
    );
  }
  // "still has to chase them for other details": nobody asks for toil.
  return /\b(?:is|are) no longer [a-z]+|\bno longer (?!has to\b)[a-z]+s\b/.test(head)
    ? said(upperFirst(`${head.replace(/\bno longer\b/, 'still')} ${others}.`), told)
    : [];
}

/** "the same ad is no longer run twice in an episode": in another one it can. */
function inAnother(told: Told): readonly Part[] {
  const [, thing = '', done = '', lead = '', where = ''] =
    /^(the same [a-z-]+(?: [a-z-]+)?) (?:is|are) no longer ([a-z]+) (?:twice|more than once|several times) (in|on|for|at|by) (?:an?|one|the same) ([a-z-]+)$/i.exec(
      denial(told),
    ) ?? [];
  return where && !isMeasure(where) && !/^(?:row|time)$/i.test(where)
    ? said(upperFirst(`${thing} can still be ${done} ${lead} another ${where}.`), told)
    : [];
}

/** "no longer counted for the first 20 lessons": after them it is. */
function afterTheFirst(told: Told): readonly Part[] {
  const [, head = '', time = ''] =
    /^(.+) (?:for|in|during) (the first (?:\d+|two|three|four|five|six|seven|ten|twelve) [a-z-]+)$/i.exec(
      denial(told),
    ) ?? [];
  const statement = /\b(?:is|are) no longer [a-z]+/.test(head)
    ? head.replace(/ no longer /, ' ')
    : head.replace(/ cannot /, ' can ');
  return time && statement !== head && !BOUND.test(head)
    ? said(upperFirst(`after ${time}, ${statement} as before.`), told)
    : [];
}

/** "rolls over only for the envelopes where that is switched on": for the others it does not. */
function onlyWhere(told: Told): readonly Part[] {
  const [, head = '', lead = '', kind = '', link = '', rel = ''] =
    /^(.+?) only (for|in|on|at|from|to|by|with) (?:the |those )?([a-z-]+s|people) (where|that|which|who|in which|for which) ([^,]+)$/i.exec(
      told.action.outcome ?? '',
    ) ?? [];
  const deed = head ? readClause(head) : undefined;
  const isOwn = /^(?:that|which|who)$/i.test(link);
  const clause = rel ? readClause(isOwn ? `${kind} ${rel}` : rel) : undefined;
  if (!deed || !clause || deed.negated || / (?:and|or) /.test(rel)) return [];
  const not = isOwn ? negate(clause).slice(kind.length).trim() : negate(clause);
  return said(upperFirst(`${lead} ${kind} ${link} ${not}, ${negate(deed)}.`), told);
}

/** "only one receipt per gift": there is no second one. */
function onlyOnePer(told: Told): readonly Part[] {
  const { action, slots, wish } = told;
  const [, name = '', per = ''] =
    /\b(?:only|just|exactly|no more than|at most) one ([a-z-]+(?: [a-z-]+)?) (?:per|for each|for every) ([a-z-]+)\b/i.exec(
      wish,
    ) ?? [];
  return name && action.frame === 'done' && slots.has('done') && !isMeasure(per)
    ? said(`A second ${name} for the same ${per} is not {done}.`, told)
    : [];
}

/** The criteria for those who are not meant by what a ban or a bound narrows down, the most telling first. */
export const OTHERS: readonly PartRule[] = [
  lackingBan,
  kindBan,
  lackingSubject,
  kindSubject,
  withoutLeave,
  whileEither,
  forOthers,
  inAnother,
  afterTheFirst,
  onlyWhere,
  onlyOnePer,
  stillSeen,
];
