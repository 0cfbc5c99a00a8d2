import { affirm, negate, readClause } from '../language/clause.ts';
import { isMass, isPerson, isPlural, plural, singular, withArticle } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { edge, main, refusal, type CriterionPattern } from '../lexicon/intents/intent.ts';
import { anotherOne, CHANGES, MISSING } from './answers-missing.ts';
import { doneAtAll, forOne, some, tidy } from './answer-words.ts';
import { doneByOthers, listed, ofEvent, ofTheirs, opened, whoAndWhat } from './answers-listed.ts';

const LONGEST = 12;

/** "which documents nobody has opened" */
function ofNobody(asked: string): CriterionPattern[] {
  const [, left = '', nobody = ''] =
    /^(?:which|what) ((?:[a-z-]+ )??[a-z-]+s) (?:nobody|no one) (.+)$/i.exec(asked) ?? [];
  if (!nobody) return [];
  return [
    opened(singular(left)),
    // "nobody has opened for two months": who opened it before that is listed all the same.
    doneAtAll(nobody) === nobody
      ? refusal(`${withArticle(singular(left))} that somebody ${nobody} is not listed.`)
      : edge(`${withArticle(singular(left))} is no longer listed as soon as somebody ${doneAtAll(nobody)} it.`),
    edge(`When there is no such ${singular(left)}, {the actor} is told so.`),
  ];
}

/** "which documents are still missing" */
function ofSome(asked: string): CriterionPattern[] {
  const clause = readClause(asked.replace(/^(?:which|what) /i, ''));
  const first = [ofNobody, ofFirst].map((of) => of(asked)).find((found) => found.length > 0);
  if (first) return first;
  if (!clause || clause.kind === 'modal' || clause.kind === 'do') return [];
  // "which stories visitors stop": it is the stories that are listed.
  const inner = clause.subject
    .split(' ')
    .findIndex((word, at, all) => at < all.length - 1 && word.endsWith('s') && isPlural(word));
  if (inner >= 0)
    return listed(
      singular(
        clause.subject
          .split(' ')
          .slice(0, inner + 1)
          .join(' '),
      ),
    );
  const theirs = doneByOthers(clause);
  if (theirs !== undefined) return theirs === '' ? [] : listed(singular(theirs));
  const name = singular(clause.subject);
  // "which groomer their dog had": it is the dog that had one.
  if (
    name.split(' ').length > 3 ||
    / (?:of|in|for|on|the|an?|my|our|their|his|her|its|it|he|she|they|we|you|I|this|that|these|those)(?: |$)/.test(
      name,
    ) ||
    /^(?:i|we|they|you|he|she|it)$/i.test(name)
  )
    return [];
  const one = { ...clause, subject: '', finite: forOne(clause.finite), plural: false };
  // "have no entry": those that have one.
  const lacks = clause.kind === 'have' ? /^no ([a-z-]+)(.*)$/i.exec(clause.rest) : null;
  if (lacks) {
    const [, thing = '', more = ''] = lacks;
    const has = `${isPlural(thing) || isMass(thing) ? thing : withArticle(thing)}${more}`;
    return [
      opened(name),
      refusal(`${withArticle(name)} that has ${has} is not listed.`),
      edge(`When every ${name} has ${has}, {the actor} is told so.`),
    ];
  }
  const is = tidy(affirm({ ...one, negated: false, adverb: one.adverb.replace(/\bnever\b/, '') }));
  const not = tidy(negate(one));
  return [
    opened(name),
    // "which parents have read it": those who have not may matter as much.
    refusal(
      `${withArticle(name)} ${isPerson(name.split(' ').at(-1) ?? '') ? 'who' : 'that'} ${clause.negated ? some(not) : not} is ${isPerson(name.split(' ').at(-1) ?? '') && clause.kind === 'have' && !clause.negated ? 'listed apart from the others' : 'not listed'}.`,
    ),
    // "which patients have not written anything": when all have, there is none.
    edge(
      // "have not been borrowed for three years": since when does not turn with it.
      clause.negated && doneAtAll(is) !== is
        ? `When there is no such ${name}, {the actor} is told so.`
        : clause.negated
          ? `When every ${name} ${some(tidy(is))}, {the actor} is told so.`
          : `When no ${name} ${is.replace(/\b(?:still|already) /, '')}, {the actor} is told so.`,
    ),
  ];
}

/** What is first of all of a kind, and so of each to be known. */
const MOST =
  /\b(?:most|least|best|worst|longest|shortest|fastest|slowest|highest|lowest|biggest|smallest|cheapest|dearest|oldest|newest)(?: \w+)?$/i;

/** "which riddle takes players longest": all of them stand in an order. */
function ofFirst(asked: string): CriterionPattern[] {
  const clause = readClause(asked.replace(/^(?:which|what) /i, ''));
  const subject = (clause && doneByOthers(clause)) ?? clause?.subject ?? '';
  // "which parts they use most": the parts.
  const name = singular(subject.replace(/ (?:they|we|I|you|he|she|it)$/i, ''));
  if (!clause || !MOST.test(asked) || name === '' || name.split(' ').length > 3 || / (?:of|in|for|on) /.test(name))
    return [];
  return [
    main(`All ${plural(name)} are listed in this order, each with its value.`),
    refusal(`${withArticle(name)} without a value is listed at the end.`),
    edge(`Two ${plural(name)} with the same value share a place.`),
  ];
}

/** "who is free", "who has not paid yet" */
function ofSomebody(asked: string): CriterionPattern[] {
  const pred = asked.replace(/^who /i, '').replace(/,? (?:sorted|grouped|ordered|listed) by .*$/i, '');
  // "who the farmer is": nobody is told apart by it.
  if (/^(?:the|an?|my|our|their|his|her|its|it|they|he|she|we|I)\b/i.test(pred)) return [];
  const clause = readClause(`somebody ${pred}`);
  if (!clause || !clause.subject.startsWith('somebody') || clause.kind === 'modal' || clause.kind === 'do') return [];
  // "who in my course has not paid": where stands with whom.
  const where = clause.subject.slice('somebody'.length);
  const past = readVerb(clause.finite)?.form === 'past' || /^(?:was|were|had)$/.test(clause.finite);
  if (clause.negated)
    return [
      refusal(
        // "has not had a game for three weeks": whoever had one in that time.
        `Whoever ${affirm({ ...clause, subject: '' })
          .replace(/ yet\b/, '')
          .replace(
            / for ((?:\d+|an?|one|two|three|four|five|six|ten|twelve|several|many) (?:days?|weeks?|months?|years?))$/,
            ' within the last $1',
          )
          .replace(/ within the last (?:an?|one) /, ' within the last ')} is not listed.`.replace(
          'Whoever',
          `Whoever${where && ` ${where.trim()}`}`,
        ),
      ),
      edge(`When nobody is left, {the actor} is told so.`),
    ];
  // "who has paid, who has sailed and who is late", "who is coming, which rooms are free": each has its own answer.
  if (/\bwho\b|,(?: and)? (?:which|what|where|when|how)\b/i.test(pred))
    return past || clause.kind === 'have' ? [main('The day is shown with each name.')] : [];
  const both = whoAndWhat(pred);
  if (both) return both;
  // "who has which copy": nobody has one.
  const any = `${forOne(pred.split(' ')[0] ?? '')}${pred.slice((pred.split(' ')[0] ?? '').length)}`.replace(
    /\b(?:which|what) ([\w-]+)/,
    (_, thing: string) => (isPlural(thing) ? `any ${thing}` : withArticle(thing)),
  );
  const none = edge(`When nobody ${any}, {the actor} is told so.`);
  return past || clause.kind === 'have'
    ? [main('The day is shown with each name.'), { ...none, kind: 'refusal' }]
    : [refusal(`Whoever ${tidy(negate({ ...clause, subject: '' }))} is not listed.`), none];
}

/** "how many seats are left" */
function ofCount(asked: string): CriterionPattern[] {
  const clause = readClause(asked.replace(/^how many /i, ''));
  const name = clause?.subject ?? '';
  // "how many seats they have left": of what they have nothing more is told.
  if (/^how many (?:[a-z-]+ )?[a-z-]+s (?:I|we|they|he|she|you|each|every|an?|the)\b/i.test(asked)) return [];
  if (!clause || name.split(' ').length > 3 || !isPlural(name.split(' ').at(-1) ?? '') || clause.negated) return [];
  const rest = [clause.adverb, clause.finite, clause.rest].filter(Boolean).join(' ');
  return [
    refusal(`When no ${name} ${rest}, zero is shown.`),
    edge(`The number changes as soon as another ${singular(name)} is added or taken away.`),
  ];
}

/** "whether the room is booked" */
function ofCase(asked: string): CriterionPattern[] {
  const clause = readClause(asked.replace(/^(?:whether|if) /i, ''));
  return clause && clause.kind !== 'modal' && !/\b(?:and|or)\b/.test(asked)
    ? [
        // "whether anyone opened the file": that nobody did.
        /^any(?:one|body|thing)$/i.test(clause.subject)
          ? refusal(
              `When ${clause.subject.replace(/^any(?:one|body)$/i, 'nobody').replace(/^anything$/i, 'nothing')} ${[clause.adverb, clause.finite, clause.rest].filter(Boolean).join(' ')}, that is shown as well.`,
            )
          : refusal(`When ${tidy(negate(clause))}, that is shown as well.`),
        edge('The time of the last change is shown with it.'),
      ]
    : [];
}

/** "that a client has an unpaid bill": where it is not so, nothing is said of it. */
export function ofFact(said: string): CriterionPattern[] {
  // "see that they are offline at once": when it is seen says nothing of how it is.
  const [whole = ''] = said.split(/,? (?:when|whenever|before|while|without|as soon as|if) /);
  const fact = whole.replace(/ (?:straight away|right away|at once|immediately|instantly|directly|in time|early)$/, '');
  // "that someone is behind": of whoever is not, and not of nobody.
  const clause = readClause(fact.replace(/^some(?:one|body)\b/i, 'a person'));
  return clause && clause.kind !== 'modal' && !/\b(?:and|or|but)\b/.test(fact) && fact.split(' ').length <= 18
    ? [
        refusal(`When ${tidy(negate(clause))}, nothing of the kind is shown.`),
        edge('Once this is no longer so, it is no longer shown.'),
      ]
    : [];
}

/** "when somebody is already typing": that it is so now, and no time that could change. What leaves or opens does so at a time. */
function isUnderWay(asked: string): boolean {
  const [, still = '', doing = ''] =
    /^when .*? (?:is|are) (already|currently|just now|just|now|still|also)? ?((?:being )?[a-z]+ing\b|[a-z]+)/i.exec(
      asked,
    ) ?? [];
  return still !== '' || (/ing\b/.test(doing) && !AT_A_TIME.test(doing));
}

/** "somebody is already typing": as long as nobody is, nothing is shown of it. */
function ofState(said: string): CriterionPattern[] {
  const none = said
    .replace(/ (?:already|currently|just now|still|now)\b/i, '')
    .replace(/^some(?:one|body)\b/i, 'nobody')
    .replace(/^another (?=[a-z])/i, 'no other ')
    .replace(/^an? (?=[a-z])/i, 'no ');
  const [, fact] = ofFact(said);
  return /^no(?:body)?\b/.test(none) && fact
    ? [refusal(`As long as ${none}, nothing of the kind is shown.`), fact]
    : ofFact(said);
}

/** What is said of a time to come as of now: "when the ferry is leaving". */
const AT_A_TIME =
  /^(?:being )?(?:leaving|coming|arriving|going|opening|closing|starting|beginning|ending|expiring|returning|departing|launching|landing|finishing|(?:delivered|served|released|shipped|published|collected)\b)/i;

/** What comes one after the other; "what belongs in the case" is there all the time. */
const COMES_TO_PASS =
  /^(?:happens?|happened|(?:has|have|had) (?:happened|been|come|gone|become)|was|were|is (?:being )?done|came|went|changes|changed|becomes?|became)\b/i;

/** "what was done with their money" */
function ofSomething(asked: string): CriterionPattern[] {
  const pred = asked.replace(/^what /i, '');
  const clause = readClause(`something ${pred}`);
  return clause?.subject === 'something' && clause.kind !== 'modal'
    ? [
        refusal(`As long as nothing ${pred}, {the actor} is told so.`),
        ...(COMES_TO_PASS.test(pred) ? [main('What has happened last stands first, with its day.')] : []),
      ]
    : [];
}

/** What the answer to a question must show besides the answer itself. `asked` is the question in the third person. */
export function answersTo(question: string): CriterionPattern[] {
  // How it is shown is no part of what is so.
  const asked = question
    // "which of their newcomer's tasks are overdue": the tasks.
    .replace(/^which of (?:(?:the|their|his|her|its|our|my|these|those) )?(?:[a-z-]+['’]s )?(?=[a-z-]+s\b)/i, 'which ')
    .replace(/ (?:in real time|live|at any time|online)$/i, '')
    // "..., to sell them": what it is for.
    .replace(/,? to [a-z]+ (?:them|it)$/i, '')
    // How it is to be found out, and what is shown besides.
    .replace(/^((?:\S+ ){3,}\S+) (?:without \w+ing\b.*|with the [a-z]+(?: and (?:the )?[a-z]+)?)$/i, '$1');
  const one = asked.replace(/,? and (?:since |until |from )?(?:when|why|where|how|by whom|what)(?: it \w+)?$/i, '');
  if (one.split(' ').length > LONGEST || /\band\b/.test(one)) return unknown(asked);
  // Of "which were started but never ended" two halves would have to be denied.
  if (/^which\b.*\b(?:but|or)\b/i.test(one)) {
    const [first] = ofSome(one);
    return first ? [first, ...unknown(asked).slice(-1)] : unknown(asked);
  }
  const own = isUnderWay(one) ? ofState(one.replace(/^when /i, '')) : formOf(one);
  return own.length > 0 ? own : unknown(asked);
}

function formOf(asked: string): CriterionPattern[] {
  return /^which\b/i.test(asked)
    ? ofSome(asked)
    : /^who\b/i.test(asked)
      ? ofSomebody(asked)
      : /^whose\b/i.test(asked)
        ? ofTheirs(asked)
        : /^how many\b/i.test(asked)
          ? ofCount(asked)
          : /^(?:whether|if)\b/i.test(asked)
            ? ofCase(asked)
            : /^what\b/i.test(asked)
              ? ofSomething(asked)
              : ofEvent(asked);
}

function unknown(asked: string): CriterionPattern[] {
  // "which sets I could complete": of which there may be none.
  const [, many = ''] =
    /^which ((?:[a-z-]+ )??[a-z-]+s)(?= (?:I|we|they|he|she|it|you|the|an?|each|every|somebody|someone|are|were|have|can|could|may|will|would|need|ran|got|do|did|had|still|most)\b)/.exec(
      asked,
    ) ?? [];
  // "which donors gave last year": of one word nothing else can be meant.
  const [, simple = ''] = /^which ([a-z-]+s) [a-z]/.exec(asked) ?? [];
  const all = many || (isPlural(simple) ? simple : '');
  if (all && isPlural(all.split(' ').at(-1) ?? '')) return listed(singular(all));
  const change = CHANGES.find(([pattern]) => pattern.test(asked))?.[1];
  return [
    refusal(
      MISSING.find(([pattern]) => pattern.test(asked))?.[1] ??
        (asked.split(' ').length <= LONGEST && !/, | and (?:an?|the) /.test(asked)
          ? 'While it is not known {asked}, {the actor} is told so.'
          : 'As long as nothing is known of it, {the actor} is told so.'),
    ),
    /\b(?:was|were|did|had|yesterday|last|ago)\b/.test(asked) && !change
      ? edge('The day for which it holds is shown with it.')
      : edge(change ?? anotherOne(asked) ?? 'What has changed since is shown the next time {the actor} looks.'),
  ];
}
