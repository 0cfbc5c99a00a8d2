import { readNounPhrase } from '../language/noun-phrase.ts';
import { endOfSub } from '../grammar/joints.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { readClause } from '../language/clause.ts';
import { isBaseVerb, participle } from '../language/verbs.ts';
import { actionOf, headOf } from './clause-words.ts';
import { withBound } from './condition-last.ts';
import { isComplaint } from './read-plain.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

/** "within 24 hours, after that only the head may do it": the second rule is a sentence of its own. */
const AFTER_THAT =
  /[,;]\s+(?:and )?(after that|afterwards|then only|from then on|later(?: on)?|during (?:this|that) (?:time|period)|in the meantime|meanwhile|until then|before that)\b,? (?=(?:only |just |nobody |no one |others |it |the |all |\w+s )?.*\b(?:may|can|cannot|can't|must|should|is|are|only|has to|have to|counts?|costs?|goes|becomes|expires?|belongs?|pays?|loses?)\b)/gi;
/** "from the second time on it costs ten euro" */
const FROM_THEN = /[,;]\s+(?:and |but )?(?=from the (?:second|third|fourth|next|\d+\w\w) (?:\w+ )?(?:on|onwards)\b)/gi;
/** "only then should the plan be visible" */
const ONLY_THEN =
  /(?:^|[,;.]\s+)(?:and )?only then (should|can|may|must|will|is|are) ((?:the |an? |all |our )?[\w-]+(?: [\w-]+)??) ((?:be )?\w+.*?)(?=[.;]|$)/gi;
/** "check whether it is free; if so": it is free. */
const IF_SO = /\bwhether ([^,;.]+)[,;.]\s+(?:and )?if (?:so|yes|that is the case|it is),? (?=\w)/gi;
/** "the share = the total divided by all who joined" */
const FORMULA = /^((?:the |our )?(?:[\w-]+ ){0,4}[\w-]+) = (?=[a-z])(?!.* = )/i;

/** "the number of boxes is the number of adults plus ..." */
const RECKONED =
  /^((?:the |our )?(?:number|price|fee|total|amount|costs?|share|score|rate|rent|deposit|weight)\b[^.,]{0,40}?) (?:is|are) (?=(?:the )?(?:sum|number|total|average|price|product|difference|maximum|minimum|half|twice|double|highest|lowest)\b)/i;
/** "after 2 weeks they get a reminder", "and when it is lower they should check it": a rule of its own behind another. */
const THEN_AFTER =
  /[,;]\s+(?:and |but )?(?=after (?:\d+|two|three|four|five|six|seven|ten)\b(?: \w+)? (?:it|they|the|an?|all|nobody|every\w+) )/gi;
/** "three weeks, after two they are reminded": two weeks. */
const SAME_UNIT = /^.*?\b(?:\d+|two|three|four|five|six|seven|ten) (days|weeks|months|hours|minutes)\b.*$/gim;
const AND_WHEN =
  /,? and (?=(?:if|when|once|as soon as|unless|until) (?:[\w'-]+ ){2,9}?(?:it|they|the [\w-]+) (?:should|must|may|can|cannot|are|is|has to|have to)\b)/gi;
/** "who misses one has to pay": anybody who does. */
const WHO_FAILS =
  /[,;.]\s+(?:and )?who(?:ever)? (?=(?:has(?:n't| not)? |does(?:n't| not) |is(?:n't| not)? )?\w+s? [^,.;]{2,50}? (?:has to|must|pays|gets|loses|cannot|can't|may) )/gi;
/** "swapping shifts: allowed until noon" */
const ALLOWED = /^(\w+ing [^:,.]{2,40}): (?=(?:only )?(?:allowed|not allowed|free|possible|forbidden)\b)/i;

/** "then all files are deleted": the next step, and no deed of whoever acts before. */
const THEN_ALL =
  /[,;]\s+(?:and )?then (?=(?:the |all |an? |every |their |its )[\w -]{2,40}? (?:is|are|gets?|has to|have to|must) )/gi;
/** "only then the money is sent" */
const ONLY_THEN_IS =
  /[,;.]\s+(?:and )?only then ((?:the |an? |all |our )?[\w-]+(?: [\w-]+)??) ((?:is|are|can|may|must|will) [^.;]+?)(?=[.;]|$)/gi;
/** "needs the okay of the chair": it must be approved by them. */
const NEEDS_OKAY =
  /(?<!\b(?:should|must|shall|may|can|will|to|not) )\b(?:needs?|requires?) (?:the |an? )?(approval|okay|ok|permission|confirmation|signature) (?:of|from|by) /gi;
const GRANTED: Readonly<Record<string, string>> = {
  approval: 'approved',
  okay: 'approved',
  ok: 'approved',
  permission: 'allowed',
  confirmation: 'confirmed',
  signature: 'signed',
};

/** "only once the customer has signed should the run count as done" */
const ONLY_ONCE =
  /^only (once|when|if|after) (.+?) (should|can|may|must|is|are|will) ((?:the|an?|all|our|each) [\w-]+(?: [\w-]+)??) ((?:be )?[a-z]+[^.;]*)/i;
/** "a fee is one euro a day but never more than the item is worth" */
const BUT_NEVER =
  /^((?:the |our |an? )?[\w -]{3,40}?) (is|are|costs?) ([^.;]+?),? but (?:never|not) (more|less|higher|lower) than ([^.;]+)/i;
/** "unless" in other words. */
const EXCEPT =
  /,? except (?:if|when|where|in case) |,? except (?=(?:the |an? |our |all )?[\w-]+ (?:agrees?|allows?|says?|wants?|has|have|is|are)\b)/gi;

/** "who may stop it remotely: only the lead": the answer is the rule. */
const WHO_MAY = /^who (may|can|should|is allowed to) ([^:?.]{3,60})[:?] (only (?:the |an? )?[^,.;]+)/i;
/** "only the lead may stop it, and the keeper has to be told": two rules. */
const ONLY_AND =
  /^(only [^,.]+ (?:may|can) [^,.]+),(?: and)? (?=(?:they|he|she|the [\w -]+?) (?:must|has to|have to|needs to)\b)/i;
/** "whoever cancels late has to pay": anybody who does. */
const WHOEVER =
  /^who(?:ever)? (?!.*\?)(?=(?:has |have |is |was |does not |did not )?[a-z]+\b.* (?:can|cannot|can't|may|must|should|has to|pays?|gets?|loses?)\b)/i;
/** "remind whoever had the bike last" */
const TELL_WHOEVER = /\b(remind|tell|ask|warn|inform|notify|charge|bill|thank) whoever (?=[a-z])/gi;
/** "children under 12 pay half": years are meant. */
const AGE =
  /\b((?:children|kids|people|pupils|anybody|everybody|[a-z]+s) (?:under|over)) (\d{1,2}) (?=(?:pay|get|must|can|may|should|need)\b)/gi;

/** What a rule is that says what happens where another is not kept. */
const FOLLOWS = /^(?:count|expire|lapse|end|close|cost|pay|go|fall|pass|move|become)$/;
/** "otherwise it is free again": what something is from then on; that it is "worthless" only warns. */
const IS_THEN = /^(?:free|open|available|void|over|due|public|hidden|closed|visible|bookable|on hold)\b/;

/** "at least four singers" that something needs or has: the lack of them. */
function lackOf(subject: string, needs: string, isMany: boolean): string | undefined {
  const [, thing = ''] = /^(?:need|require|have|contain)s? (.+)$/i.exec(needs) ?? [];
  const has = isMany ? 'have' : 'has';
  const least = /^(?:at least|a minimum of|no fewer than) (.+)$/i.exec(thing)?.[1];
  if (least) return `${subject} ${has} fewer than ${least}`;
  if (thing && /^(?:an?|two|three|four|five|\d+) /i.test(thing))
    return /^an? /i.test(thing)
      ? `${subject} ${has} no ${thing.replace(/^an? /i, '')}`
      : `${subject} ${has} fewer than ${thing}`;
  return undefined;
}

/** What has not been done: "clerks must decide within two days" -> "clerks have not decided within two days". */
function undone(text: string): string | undefined {
  const [clause] = parseSentence(text).clauses;
  const subject = clause ? textOf(clause.subject) : '';
  if (!clause?.group || subject === '' || clause.mood !== 'statement') return undefined;
  const isMany = headOf(clause.subject)?.tag === 'NS';
  const owed = /^(?:has|have|needs?) to (.+)$/.exec(
    `${clause.group.words.at(-1)?.lower ?? ''} ${textOf(clause.rest)}`,
  )?.[1];
  const action = owed ?? actionOf(clause);
  const lack = lackOf(subject, action, isMany);
  if (lack) return lack;
  if (clause.group.negated || !(owed || /^(?:must|should|shall|need to|ought to)$/.test(clause.group.modal ?? '')))
    return undefined;
  const [verb = '', ...rest] = action.split(' ');
  // "has to be paid": it has not been paid.
  const who = isMany ? lowerFirst(subject) : subject;
  return `${who} ${isMany ? 'have' : 'has'} not ${[participle(verb), ...rest].join(' ')}`;
}

/** "confirmed the result": what a deed was done to. */
function thingIn(rest: string): string | undefined {
  const [, ...words] = rest.replace(/^not /, '').split(' ');
  const noun = readNounPhrase(words.join(' '));
  return noun && !noun.plural ? `the ${noun.core}` : undefined;
}

/** "a trip needs four guests, otherwise it is cancelled": it is cancelled when it has fewer. What only warns ("otherwise nobody comes") is a reason. */
function withOtherwise(text: string): string {
  const [, rule = '', follows = ''] =
    /^(.+?)[,;.]?\s+(?:otherwise|or else|if not|or(?= (?:it|they) (?:counts?|expires?|is|are|goes|go|gets?|will)\b)),?\s+(.+?)[.!]?$/i.exec(
      text,
    ) ?? [];
  const [clause] = follows ? parseSentence(follows).clauses : [];
  if (!clause?.group || clause.subject.length === 0 || clause.group.negated) return text;
  if (clause.group.verb !== 'expire' && isComplaint(follows, follows)) return text;
  const isRule =
    clause.group.modal ||
    clause.group.passive ||
    FOLLOWS.test(clause.group.verb) ||
    (clause.group.verb === 'be' && IS_THEN.test(textOf(clause.rest)));
  const [lead = ''] = /^.*[.!?] (?=\w)/.exec(rule) ?? [];
  const last = rule.slice(lead.length);
  // "they can cancel until noon, otherwise the fee is charged": what they can do stays the wish.
  if (isRule && /\b(?:be able to|be allowed to|can|may)\b/.test(last)) return `${lead}${last}. Otherwise ${follows}`;
  const not = isRule ? undone(last) : undefined;
  if (!not) return text;
  const undoneClause = readClause(not);
  const subject = undoneClause?.subject ?? '';
  const pronoun = /^(it|they|he|she) /i.exec(follows)?.[1];
  // "both should confirm the result, otherwise it goes to the office": it is the result, and they should all the same.
  const object = /^it$/i.test(pronoun ?? '') && undoneClause?.plural ? thingIn(undoneClause.rest) : undefined;
  if (object) return `${lead}${last}. ${follows.replace(/^\S+/, object)} when ${not}`;
  // "it is cancelled when a trip has fewer": what it is comes first.
  const named = (pronoun ? follows.replace(/^\S+/, subject) : follows).replace(
    /\b(and|but) they\b/i,
    (said: string, link: string) => (undoneClause?.plural ? `${link} ${subject}` : said),
  );
  const when = pronoun ? not.replace(subject, /^they$/i.test(pronoun) ? 'they' : pronoun.toLowerCase()) : not;
  return `${lead}${withBound(named, `when ${when}`, parseSentence(named).clauses)}`;
}

/** "it is bought when two agree, if they differ a third one has to taste it": the second condition has a clause of its own. */
function partConditions(text: string): string {
  return text.replace(
    /, (?:and |but )?(?=(?:if|when|once|unless|until) ([^.;!?]+))/gi,
    (comma: string, rest: string, at: number, whole: string) => {
      const before =
        whole
          .slice(0, at)
          .split(/[.;!?] /)
          .at(-1) ?? '';
      const [clause] = parseSentence(before).clauses;
      if (!clause?.group || clause.mood !== 'statement' || parseSentence(before).front.length > 0) return comma;
      const words = tagSentence(splitWords(whole.slice(at + comma.length).split(/[.;!?](?: |$)/)[0] ?? ''));
      const end = endOfSub(words, 1, words.length);
      const main = joinWords(words.slice(words[end]?.lower === ',' ? end + 1 : end));
      const [owed] = main ? parseSentence(main).clauses : [];
      const isRule =
        owed?.mood === 'statement' &&
        owed.subject.length > 0 &&
        (owed.group?.modal ?? (owed.group?.passive || / (?:has|have) to /.test(` ${main}`)));
      return isRule && rest ? '. ' : comma;
    },
  );
}

/** "first the warden opens the gate, then the treasurer counts": each step is somebody's. */
function partSteps(text: string): string {
  if (!/^first,? (?:the |an? |our )[^.;]+, then /i.test(text)) return text;
  const [chain = ''] = /^[^.;\n]+/.exec(text) ?? [];
  const steps = chain.replace(/^first,? /i, '').split(/, (?:and )?(?:then )?/i);
  const told = steps.map((step) => {
    const { clauses } = parseSentence(step);
    const [clause] = clauses;
    if (!clause?.group || clauses.length > 1 || clause.mood !== 'statement' || clause.subject.length === 0)
      return undefined;
    if (clause.group.negated || clause.group.past) return undefined;
    if (clause.group.modal || clause.group.passive) return step;
    // "frees", which no list of verbs has
    const deed = actionOf(clause).replace(/^(\S+?)s(?= |$)/, (said: string, base: string) =>
      isBaseVerb(said) ? said : base,
    );
    return `${textOf(clause.subject)} should ${deed}`;
  });
  return told.every(Boolean) ? told.join('. ') + text.slice(chain.length) : text;
}

/** Rules that stand behind one another in one sentence, each as a sentence; what depends on another rule with what it depends on. */
export function partRules(text: string): string {
  const said = text
    .replace(
      WHO_MAY,
      (_, may: string, deed: string, who: string) => `${who} ${/^is allowed/i.test(may) ? 'may' : may} ${deed}`,
    )
    .replace(ONLY_AND, '$1. ')
    .replace(
      /, (?:and )?(?=(?:everything|anything|all|each|every \w+) (?:above|over|beyond|more than|on top of|further) [^,.]*\b(?:costs?|pays?|is|are)\b)/i,
      '. ',
    )
    .replace(NEEDS_OKAY, (_, kind: string) => `must be ${GRANTED[kind.toLowerCase()]} by `)
    .replace(ONLY_THEN_IS, '. $1 $2 only after that')
    .replace(THEN_ALL, '. After that ')
    .replace(
      ONLY_ONCE,
      (_, link: string, when: string, modal: string, thing: string, deed: string) =>
        `${thing} ${modal} ${deed.trim()} only ${link} ${when}`,
    )
    .replace(
      BUT_NEVER,
      (_, thing: string, is: string, much: string, more: string, than: string) =>
        `${thing} ${is} ${much}. ${thing} ${is === 'is' || is === 'are' ? is : 'is'} never ${more} than ${than}`,
    )
    .replace(EXCEPT, ' unless ')
    .replace(/\b(by then|until then) (?=(?:the|an?|it|they|all|nobody) )/gi, '$1, ')
    .replace(WHOEVER, 'anybody who ')
    .replace(TELL_WHOEVER, '$1 the person who ')
    .replace(AGE, '$1 $2 years ')
    .replace(FORMULA, '$1 is calculated as ')
    .replace(RECKONED, '$1 is calculated as ')
    .replace(ALLOWED, '$1 is ')
    .replace(WHO_FAILS, '. Anybody who ')
    .replace(THEN_AFTER, '. ')
    .replace(SAME_UNIT, (said: string, unit: string) =>
      said.replace(
        /\b(after (?:\d+|two|three|four|five|six|seven|ten)) (?=(?:it|they|the|an?|all|nobody) )/gi,
        `$1 ${unit} `,
      ),
    )
    .replace(AND_WHEN, '. ')
    .replace(IF_SO, (_, fact: string) => `whether ${fact}. If ${fact}, `)
    .replace(
      ONLY_THEN,
      (_, modal: string, thing: string, rest: string) => `. ${thing} ${modal} ${rest} only after that`,
    )
    .replace(AFTER_THAT, (_, link: string) => `. ${upperFirst(link)} `)
    .replace(FROM_THEN, '. ');
  return said
    .split('\n')
    .map((line) => withOtherwise(partConditions(partSteps(line))))
    .join('\n');
}

/** Words in front of a rule that depends on what was said before it. */
const DEPENDS =
  /^(?:after that|afterwards|then only|from then on|later(?: on)?(?= (?:they|it|the|he|she|only)\b)|during (?:this|that) (?:time|period)|in (?:this|that) case|in the meantime|meanwhile|until then|before that|otherwise|after (?:\d+|two|three|four|five|six|seven|ten)\b|from the (?:second|third|fourth|next|\d+\w\w) (?:\w+ )?(?:on|onwards))\b/i;

/** Whether a sentence is a rule that says how the one before it goes on: "After that only the head can do it." */
export function goesOn(text: string): boolean {
  return (
    (DEPENDS.test(text) || text.endsWith(' only after that')) &&
    !/\b(?:want|wants|wish|would like|able to|needs? to|please)\b/i.test(text) &&
    readClause(text.replace(DEPENDS, '').replace(/^,? (?:only )?| only after that$/g, '')) !== undefined
  );
}
