import { isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { askedClause, type AskedClause } from './asked-clause.ts';
import type { People } from './people.ts';
import { THE_PRODUCT } from './read-request.ts';
import { dueOf, keptFrom } from './required-of-product.ts';

const ASKS = /^(?:can|could|may|should|would|will|is|are|do|does|must|who|what|how|why)\b/i;
/** What parts the subject of a question from its verb: "could guests, if it rains, cancel for free". */
const INTERRUPTED =
  /^((?:can|could|may|should|would|will) (?:[\w'-]+ ){0,3}?[\w'-]+), ((?:if|when|once|after|unless|until|as long as|before|during|in case|with|without|while) [^,]+), ([a-z]+\b[^,]*)$/i;
const IF_ALLOWED =
  /^(?:is|would) it (?:be )?(?:ok|okay|fine|alright|all right|allowed|permitted) (?:if|that|for) ((?:[\w'-]+ ){0,2}?[\w'-]+) (?:to )?([a-z]+\b.*)$/i;
const IF_SO = /^(?:is it|would it be|could it be) possible (?:that|if) (.+)$/i;
const STOPPED = /^(?:can|could|would|will) (?:we|you|I|somebody)(?: please)? ((?:stop|prevent|keep|block) .+)$/i;
const WHO_MAY = /^who (?:is|are) (?:allowed|permitted) to (.+)$|^who may (.+)$/i;
const IT_ALSO =
  /^(?:can|could|would|will) it (also |please |even )?((?:show|display|list|tell|send|remember|save|print|suggest|sort|calculate|count|mark|warn|remind|include|highlight|open|keep|store|export|import|accept|ask|fill)\b.+)$/i;
const BURDEN =
  /^(?:do|does|must) ((?:[\w'-]+ ){0,3}?[\w'-]+) (?:(?:really|still|always) )?(?:have to |need to |(?<=^must .*))([a-z]+ .*\b(?:by hand|manually|again|twice|every time|each time|one by one|on paper|from memory|over and over)\b.*)$/i;

/** "could guests, if it rains, cancel": said in the usual order. */
function inOrder(one: string): string | undefined {
  const [, who = '', when = '', deed = ''] = INTERRUPTED.exec(one) ?? [];
  return who && (isBaseVerb(deed.split(' ')[0] ?? '') || /^[a-z]+ (?:the|an?|all|each|every|my|their|our) /i.test(deed))
    ? `${who} ${deed} ${when}?`
    : undefined;
}

/** What is asked in a roundabout way: whether it is all right, possible or a burden, and who may. */
function asked(one: string, people: People): string | undefined {
  const [, whom = '', deed = ''] = IF_ALLOWED.exec(one) ?? [];
  if (whom && people.isPersonPhrase(whom) && !people.isSpeaker(whom) && isBaseVerb(deed.split(' ')[0] ?? ''))
    return `May ${whom} ${deed}?`;
  const so = IF_SO.exec(one)?.[1];
  const due = so && !/\b(?:I|we|you)\b/.test(so) ? dueOf(so, people, 'should') : undefined;
  if (due) return due;
  const stopped = STOPPED.exec(one)?.[1];
  const kept = stopped && keptFrom(stopped, people);
  if (kept) return kept;
  const [, allowed, may] = WHO_MAY.exec(one) ?? [];
  if (allowed ?? may) return `We want to know who may ${allowed ?? may}`;
  const [, , shows = ''] = IT_ALSO.exec(one) ?? [];
  if (shows) return `The product should ${shows}`;
  const [, who = '', toil = ''] = BURDEN.exec(one) ?? [];
  // "do we have to log in again on every device": that may be asked to be told.
  const isPlea = !people.isSpeaker(who) || /\b(?:by hand|manually|twice|every time|each time|on paper)\b/i.test(toil);
  if (who && isPlea && people.isPersonPhrase(who))
    return `${upperFirst(who)} ${people.isSpeaker(who) || who.endsWith('s') ? 'have' : 'has'} to ${toil}`;
  return undefined;
}

const REASON = /^(?:is there|what is|what's) (?:an?|the|any) (?:good )?reason (?:why|that) (.+)$/i;
/** What was once is to be explained, and how it is called is a state that others read. */
const EXPLAINED =
  /\b(?:gone|missing|closed|locked|blocked|empty|wrong|different|cancelled|rejected|declined|refused)$/i;

/** "see why it is so": where nobody knows what would be better. */
function explained(told: string): string {
  return `We want to see why ${told}`;
}

/** "is the phone number of the doctor shown in the list": what is done stands last, but for where and when. */
function endingInDone(said: string): AskedClause | undefined {
  const [, auxiliary = '', subject = '', done = '', rest = ''] =
    /^(is|are) ((?:the |an? |my |our |their |all )?[\w' -]+?) ([a-z]+)( (?:in|on|to|by|with|for|as|at|from|when|if|until|before|after)\b.*)?$/i.exec(
      said,
    ) ?? [];
  const isDone =
    readVerb(done)?.form === 'past' && !/\b(?:still|only|so|too|always|again|not|that|which|who)\b/i.test(subject);
  return isDone
    ? { auxiliary: auxiliary.toLowerCase(), subject, predicate: `${done}${rest}`, isMany: /^are$/i.test(auxiliary) }
    : undefined;
}

/** "why is the number not shown", "why are old notes still listed", "why is the list so long" */
function whyIs(said: string, people: People): string | undefined {
  if (EXPLAINED.test(said)) return undefined;
  // "is the list not sorted": what is denied stands behind its name.
  const [, named = '', wanted = ''] =
    /^(?:is|are) ((?:the |an? |my |our |their )?[\w' -]+?) not ([a-z].*)$/i.exec(said) ?? [];
  if (named && !/^not\b/i.test(named)) return `${upperFirst(named)} should be ${wanted}`;
  const isNot = /^(?:is|are) not /i.test(said);
  const plain = isNot ? said.replace(/ not /i, ' ') : said;
  const clause = endingInDone(plain) ?? askedClause(plain, people);
  if (!clause || /^(?:it|this|that|these|those|they|there|you)$/i.test(clause.subject)) return undefined;
  const { auxiliary, subject, predicate } = clause;
  const who = upperFirst(subject);
  const [, how = '', state = ''] = /^(not |still |only |so |too |always |again )?(.+)$/i.exec(predicate) ?? [];
  const word = state.split(' ')[0] ?? '';
  const isDone = readVerb(word)?.form === 'past' || /(?:ed|wn)$/.test(word);
  if (isNot || how === 'not ') return `${who} should be ${state}`;
  // "why are all faults marked as urgent": some may be.
  if (/^all /i.test(subject) && how === '') return `Not ${subject} should be ${state}`;
  if (how === 'still ') return `${who} should no longer be ${state}`;
  if (how === 'only ') return explained(`${subject} ${auxiliary} ${predicate}`);
  if (/^(?:so|too) /.test(how)) return `${who} ${auxiliary} too ${state}`;
  return how === '' && isDone && !people.isSpeaker(subject) ? `${who} should not be ${state}` : undefined;
}

/** "why does nobody answer my letters": they should be. */
function unanswered(said: string): string | undefined {
  const [, verb = '', thing = ''] =
    /^does nobody ([a-z]+) ((?:my|our|the|these|those) (?:[\w-]+ )?[\w-]+)$/i.exec(said) ?? [];
  return isBaseVerb(verb) && !/^(?:know|see|tell|hear|find|like|want|need|use|have|understand|notice)$/i.test(verb)
    ? `${upperFirst(thing)} should be ${participle(verb)}`
    : undefined;
}

/** "why does the list not show it", "why does the app log me out" */
function whyDoes(said: string, people: People): string | undefined {
  const [, named = '', wanted = ''] =
    /^(?:do|does) ((?:the |an? |my |our |their )?[\w' -]+?) not ([a-z]+\b.*)$/i.exec(said) ?? [];
  if (
    named &&
    !people.isSpeaker(named) &&
    !people.isPersonPhrase(named) &&
    !/^not\b/i.test(named) &&
    isBaseVerb(wanted.split(' ')[0] ?? '')
  )
    return `${upperFirst(named)} should ${wanted}`;
  const [, product = '', does = ''] = /^(?:do|does) ((?:the |our |this )?[a-z]+) ([a-z]+ .+)$/i.exec(said) ?? [];
  if (THE_PRODUCT.test(product) && isBaseVerb(does.split(' ')[0] ?? ''))
    return `${upperFirst(product)} should not ${does}`;
  if (/^nobody /i.test(said.replace(/^does /i, ''))) return unanswered(said);
  const isNot = /^(?:do|does) not /i.test(said);
  const clause = askedClause(isNot ? said.replace(/ not /i, ' ') : said, people);
  if (!clause) return undefined;
  const { subject, predicate } = clause;
  if (/^it$/i.test(subject)) {
    const long = /^take (?:so|too|this) (long .+)$/i.exec(predicate)?.[1];
    return long ? `It takes too ${long}` : undefined;
  }
  if (people.isSpeaker(subject)) {
    const [, many = '', deed = ''] =
      /^need (\S+ (?:clicks|steps|screens|pages|taps|forms)) to (.+)$/i.exec(predicate) ?? [];
    return many ? `${upperFirst(deed)} in fewer than ${many}` : undefined;
  }
  if (people.isPersonPhrase(subject)) {
    const all = /^(?:all|every|all the) (.+)$/i.exec(subject)?.[1];
    return all && /^(?:see|get|read|have access)\b/i.test(predicate) ? `Not all ${all} should ${predicate}` : undefined;
  }
  const [, how = '', deed = ''] = /^(not |always |only |still )?(.+)$/i.exec(predicate) ?? [];
  if (/^(?:this|that|these|those|they|there|you)$/i.test(subject) || how === 'still ') return undefined;
  if (
    !isBaseVerb(deed.split(' ')[0] ?? '') ||
    /^(?:keep|continue|work|have|need|take|cost|look|seem|feel|mean|end|stop|happen)\b/i.test(deed)
  )
    return undefined;
  if (how === 'only ') return explained(`${subject} only ${deed.replace(/^\S+/, (verb) => `${verb}s`)}`);
  return isNot || how === 'not '
    ? `${upperFirst(subject)} should ${deed}`
    : `${upperFirst(subject)} should not ${deed}`;
}

const CAN_ONLY = /^(?:can|may) only /i;
/** What others can do with what is not theirs to see or change. */
const KEPT = /^(?:see|read|open|view|access|change|edit|delete|download)\b/i;

/** "why can guests see the notes of others", "why is there a fee", "why has the price changed" */
function whyElse(said: string, people: People): string | undefined {
  const [, asksI = ''] = /^(?:am I|are we) ((?:always |still |again )?[a-z]+ed\b.+)$/i.exec(said) ?? [];
  if (asksI) return `I am ${asksI}`;
  const possible = /^is it (?:not|still not|im)\s?possible to (.+)$/i.exec(said)?.[1];
  if (possible) return `It should be possible to ${possible}`;
  const [, clicks = '', deed = ''] = /^(?:so|this|that) many (\w+) to (.+)$/i.exec(said) ?? [];
  if (clicks && isBaseVerb(deed.split(' ')[0] ?? '')) return `${upperFirst(deed)} in fewer ${clicks}`;
  const there = /^(?:is|are) there (?!no\b|not\b|still\b)(.+)$/i.exec(said)?.[1];
  if (there) return explained(`there ${/^are/i.test(said) ? 'are' : 'is'} ${there}`);
  const [, , only = ''] = /^(can|may) only (.+)$/i.exec(said) ?? [];
  if (CAN_ONLY.test(said)) {
    const clause = askedClause(`can ${only}`, people);
    return clause && explained(`only ${clause.subject} can ${clause.predicate}`);
  }
  if (/^(?:has|have|had) /i.test(said)) {
    const clause = askedClause(said, people);
    return clause && !people.isSpeaker(clause.subject)
      ? explained(`${clause.subject} ${clause.auxiliary} ${clause.predicate}`)
      : undefined;
  }
  if (!/^(?:can|may) /i.test(said)) return undefined;
  const clause = askedClause(said, people);
  if (!clause || people.isSpeaker(clause.subject) || !people.isPersonPhrase(clause.subject)) return undefined;
  return KEPT.test(clause.predicate)
    ? `${upperFirst(clause.subject)} must not be able to ${clause.predicate}`
    : explained(`${clause.subject} can ${clause.predicate}`);
}

/** What a question for the reason of something asks for: that it be otherwise. */
function why(one: string, people: People): string | undefined {
  const because = REASON.exec(one)?.[1];
  if (because) {
    const due = dueOf(because, people, 'should');
    return due && !/\b(?:must|should) not\b/.test(due) ? due.replace(/ should /, ' should not ') : undefined;
  }
  const [, said = ''] = /^why (.+)$/i.exec(one) ?? [];
  if (/^(?:is|are) (?!there\b|it\b|we\b)/i.test(said)) return whyIs(said, people);
  return /^(?:do|does) /i.test(said) ? whyDoes(said, people) : whyElse(said, people);
}

/** Questions that ask in the words of politeness or of whoever does not know what to do. */
const POLITE: readonly (readonly [RegExp, string])[] = [
  [/^(?:may|can|could) I (?:suggest|propose|ask for|request) (?=(?:an?|the|some|more|fewer) )/i, 'We need '],
  [/^does (?:any|some)(?:one|body)(?: else)? (?:also )?(?:want|need|miss) /i, 'We need '],
  [/^how would (?=(?:an?|the|I|we|[a-z]+s) )/i, 'How can '],
  [/^what (?:do|should|can|must) (?:I|we) do (?=(?:if|when|once|after) )/i, 'We want to know what to do '],
  [
    /^who (?:do|should|can|must) (?:I|we) (?=(?:call|ask|contact|turn to|tell|write to|phone|ring)\b)/i,
    'I want to see whom to ',
  ],
];

/** "are guests able to see it", "can I suggest a map", "who do I call on Sundays" */
function polite(one: string, people: People): string | undefined {
  const [, who = '', deed = ''] = /^(?:is|are) (.+?) able to ([a-z]+\b.*)$/i.exec(one) ?? [];
  if (who && people.isPersonPhrase(who) && isBaseVerb(deed.split(' ')[0] ?? '')) return `Can ${who} ${deed}?`;
  const found = POLITE.find(([asks]) => asks.test(one));
  if (!found) return undefined;
  const said = one.replace(found[0], found[1]);
  return said.startsWith('How ') ? `${said}?` : said;
}

/** A question of one sentence, said as the wish that it is: "Why are cancelled tours still listed?", "Could guests, if it rains, leave early?". */
export function asAsked(text: string, people: People): string {
  const one = text
    .trim()
    .replace(/[?.!\s]+$/, '')
    .replace(/^(why (?:is|are|do|does))n['’]t\b/i, '$1 not');
  if (/[.!?;:]\s+\S|\n\s*\S/.test(one) || !ASKS.test(one)) return text;
  return inOrder(one) ?? asked(one, people) ?? polite(one, people) ?? why(one, people) ?? text;
}
