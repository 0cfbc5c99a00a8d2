import { readClause } from '../language/clause.ts';
import { isPlural, singular } from '../language/nouns.ts';
import { fromGerund, gerund, isBaseVerb, readVerb } from '../language/verbs.ts';
import { hasCase } from '../reading/no-longer-happens.ts';
import { COMING, LEARNING } from '../lexicon/unbarred.ts';
import { PROBLEM } from '../reading/trouble-words.ts';
import { HELD } from './barred.ts';
import { LONGEST } from './fit-headline.ts';

const ARTICLE = /^(?:an?|the|any|every|each) /i;

/** "at most 15 people per group" for "keep a group from having more than 15 people". */
export function atMost(wish: string): string | undefined {
  // "have no more than ten guests admitted a night": the bound is what it says.
  const [, bound = '', what = ''] =
    /^have (no (?:more|fewer|less) than (.{3,60}?)) \w+(?:ed|en|sold|made|put|sent|kept|held|lent)\b/i.exec(wish) ?? [];
  if (bound && !/\b(?:who|that|which)\b/i.test(what)) return bound;
  const [, who = '', rest = ''] = /^keep (.{3,40}?) from \w+ing more than (.+)$/i.exec(wish) ?? [];
  // Whoever is narrowed down does not fit into three words.
  if (!who || /\b(?:who|that|which|from|with|and|or)\b/i.test(who)) return undefined;
  const [, many = rest, when = ''] =
    /^(.+?)((?:,| at once| at the same time| in | per | within | a (?:day|week|month|year)| on | during ).*)$/i.exec(
      rest,
    ) ?? [];
  const time = when.replace(/,.*$/, '').replace(' at the same time', ' at once');
  if (/^any(?:one|body)$/i.test(who)) return `at most ${many}${time}`;
  const whole = `at most ${many} per ${singular(who.replace(ARTICLE, ''))}${time}`;
  // Where there is no room for both, the time tells more: of whom it is said is in the story.
  return time && whole.split(' ').length > LONGEST ? `at most ${many}${time}` : whole;
}

/** A bound and nothing else: "at most one desk booked per day" for "keep an employee from having more than one desk booked per day". */
export function boundAlone(wish: string): string | undefined {
  const bound = / (?:if|when|unless|until|before|after|while|without|with|who|that|which|so) |,/i.test(wish)
    ? undefined
    : atMost(wish);
  return bound && bound.split(' ').length <= LONGEST ? bound : undefined;
}

/** "no object leaving the building without a report" for what is to be kept from it, where that says it in fewer words. */
function none(wish: string): string | undefined {
  const [, who = '', rest = ''] = /^(?:keep|prevent|stop) (.+?) from ((?!being\b)\w+ing\b.+)$/i.exec(wish) ?? [];
  // "no sensor" is not "the sensor"
  if (!who || / (?:who|that|which|whose) /.test(who) || /^(?:the|one|my|our|their) /i.test(who)) return undefined;
  const bare = who.replace(ARTICLE, '');
  if (/^any(?:body|one)$/i.test(bare)) return `no ${rest}`;
  // "receptionists cannot book two patients": whom the product can refuse, it does.
  const [doing = '', ...more] = rest.split(' ');
  const base = HELD.test(` from ${rest}`) && isPlural(bare.split(' ').at(-1) ?? '') ? fromGerund(doing) : undefined;
  return base ? `${bare} cannot ${base} ${more.join(' ')}` : `no ${bare} ${rest}`;
}

/** "no more agents writing solved" for the trouble "agents write solved"; "plugs are counted" for "plugs are not counted". */
function without(wish: string): string | undefined {
  if (!wish.startsWith(PROBLEM)) return undefined;
  const told = wish
    .slice(PROBLEM.length)
    .replace(/^(?:(?:almost |nearly )?(?:every|each) \w+|half the time),? (?=\w)/i, '');
  const [whole = told] = told.split(/, (?:which|so|because|since|and|although)\b| because | since | although /);
  // "guests ring the bell and nobody opens", "guests find out when it is full": no more ringing is not what is wanted.
  if (hasCase(told)) return undefined;
  const clause = readClause(whole);
  if (!clause || /^(?:it|there|this|that|they|he|she|nobody|no one)$/i.test(clause.subject)) return undefined;
  const who = clause.subject.replace(ARTICLE, '');
  // Who is narrowed down takes all the words there are.
  if (/\b(?:that|which|who|with|of|all)\b|^(?:two|three|four|five|\d+)\b/i.test(who) || who.split(' ').length > 4)
    return undefined;
  if (readVerb(clause.finite)?.form === 'past') return undefined;
  if (clause.negated && clause.kind === 'be') return `${who} ${clause.finite} ${clause.rest.replace(/^not /, '')}`;
  if (clause.negated || clause.kind === 'modal') return undefined;
  if (LEARNING.test(`${gerund(clause.verb)} ${clause.rest}`) || COMING.test(gerund(clause.verb))) return undefined;
  // "keep turning up", "keeps flagging": it is the turning up that is unwanted.
  const deed = /^(?:keep|start)$/.test(clause.verb) && /^\w+ing\b/.test(clause.rest) ? clause.rest : '';
  if (deed) return `no more ${who} ${deed}`;
  if (clause.kind === 'be') return `${who} no longer ${clause.rest}`;
  return clause.kind === 'full' && isBaseVerb(clause.verb)
    ? `no more ${who} ${gerund(clause.verb)} ${clause.rest}`.trim()
    : undefined;
}

/** "the old mark stays visible" for "have the old mark stay visible": what is to be, told as it will be. */
export function asItWillBe(wish: string, outcome: string | undefined): string | undefined {
  const said = outcome?.replace(/^(?:the|an?) /i, '') ?? '';
  // "have an export": the export.
  if (/^there (?:is|are) /.test(said)) return wish.replace(/^have (?:an? |the |some )?/, '');
  if (!said || !/^have (?!to )/.test(wish) || /[{}]/.test(said) || !readClause(said)) return undefined;
  return said;
}

/** Ways to say a wish that are shorter than the wish, the one that says most first. */
export function briefForms(wish: string): string[] {
  const news = /^be told (?:(?:before|after|on|in|at|by) .{3,30}? )?(that .+)$/i.exec(wish)?.[1];
  const never = /^make sure that (?:it|the \w+) (?:does|do) not (\w+ .+)$/i.exec(wish)?.[1];
  const [, verb = '', rest = ''] = /^(\w+) (.+)$/.exec(never ?? '') ?? [];
  return [
    none(wish),
    without(wish),
    news && `notice ${news.replace(/ when .+$/, '')}`,
    verb && isBaseVerb(verb) ? `no more ${gerund(verb)} ${rest}` : undefined,
  ].filter((form): form is string => Boolean(form));
}

/** "what happens to the table when a team pulls out" of "... after the winter break": a question with its case, less what stands behind. */
export function askedInCase(asked: string, inFew: (text: string) => string | undefined): string | undefined {
  const words = asked.split(' ');
  const link = words.findIndex((word, at) => at > 2 && /^(?:when|if|once|after|before|while)$/i.test(word));
  if (link < 0) return inFew(asked);
  for (let end = words.length; end > link + 2; end--) {
    const isBorder =
      end === words.length ||
      /^(?:in|on|at|after|before|for|and|or|with|within|by|because|of|to|as|but)$/i.test(words[end] ?? '');
    const form = words.slice(0, end).join(' ').replace(/,$/, '');
    const isEnd = isBorder && !/\b(?:its|their|his|her|the|an?|of|to)$/i.test(form);
    const brief = isEnd && readClause(words.slice(link + 1, end).join(' ')) ? inFew(form) : undefined;
    if (brief && !/ (?:its|their|his|her) /i.test(form)) return brief;
  }
  return undefined;
}

/** What a headline can do without before anything else: what it is not, what it is called besides, how long in general. */
export function withoutContrast(text: string): string {
  const bare = text
    // "see on the board which rooms are free": where it is seen matters least.
    .replace(/^(see|show|know|check) (?:on|in|at) .{3,30}? (?=(?:how|which|what|who|whether|where|when)\b)/i, '$1 ')
    .replace(/,? but (?:please )?(?:not|only|never|without) .+$/i, '')
    .replace(
      /(?<!\b(?:is|are|was|were|be|been|do|does|did|has|have|had|can|could|may|must|should|will|would|or|if|whether|but|and)),? not (?:(?:just|only|even|merely) .+|(?:by|in|on|at|to|with|from|as|for|via|per) .+|one by one|later|now|yet)$/i,
      '',
    )
    .replace(/,? (?:also|even|preferably|ideally|except) (?:when|if|in|on|at|as|while|during|with) .+$/i, '')
    .replace(
      / (?:for a while|day (?:or|and) night|either way|each (?:morning|evening|day)|every single (?:time|day|week)|at short notice)\b,?/gi,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return bare.split(' ').length >= 3 ? bare : text;
}

/** How a message is called that somebody wants to get. */
const MESSAGES: Readonly<Record<string, string>> = {
  reminded: 'Reminder',
  warned: 'Warning',
  alerted: 'Alert',
  notified: 'Notice',
  informed: 'Notice',
  told: 'Notice',
  messaged: 'Message',
  texted: 'Text',
  emailed: 'E-mail',
};

const TOGETHER =
  / together with (?:the |all |every |our )?[\w-]+(?= (?:a|one|two|three|four|six|\d+|when|if|before|as soon as|once)\b)/;

/** "Reminder of a trip" for "be reminded of a trip", "Show a video" for "be shown a video". */
export function newsOf(wish: string): string | undefined {
  // Who else is told stands in the story.
  const [, done = '', rest = ''] = /^be (\w+) (.+)$/i.exec(wish.replace(TOGETHER, '')) ?? [];
  if (done === 'shown') return `show ${rest}`;
  const message = MESSAGES[done.toLowerCase()];
  // The way it comes matters less than what it is about.
  const told = rest
    .replace(/^the (?:evening|day|night|week|morning) before (?=when|if|which|how)/i, '')
    .replace(/(^| )as soon as (?=(?:the|an?|their|his|her|its|somebody|someone|it|they) )/i, '$1when ')
    .replace(/^(by (?:text message|e-?mail|sms|phone|post|letter|push)) (.+)$/i, '$2 $1');
  const asked =
    /^(?:(?!when\b|if\b|once\b|as soon as\b|before\b|after\b)[\w' ]{3,30}? )((?:how (?:many|much)|which|what|who|where|whether) .+)$/.exec(
      told,
    )?.[1];
  if (message && asked) return `${message} ${asked}`;
  // "how much a visit costs": what somebody is told is its name.
  if (/^(?:told|informed|notified)$/.test(done) && /^(?:how|what|which|who|where|why) (?!to\b)/i.test(rest))
    return rest;
  // "that they have to bring it": to bring it.
  const due = /^that they (?:still )?(?:have|need) to (?=\w)/i.exec(rest)?.[0];
  if (message && due) return `${message} to ${rest.slice(due.length)}`;
  if (message && /^that (?!(?:it|they|this|there)\b)/i.test(rest)) return `${message} ${rest}`;
  return message && !/^(?:that|whether|how|what|who)\b/i.test(rest)
    ? `${message} ${isBaseVerb(told.replace(/^to /i, '')) ? told : told.replace(/^to (?!\w+ )/i, 'about ')}`
    : undefined;
}
