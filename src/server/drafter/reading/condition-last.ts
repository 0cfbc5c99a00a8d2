import { endOfSub } from '../grammar/joints.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { upperFirst } from '../language/capitals.ts';
import { asMany } from '../language/as-many.ts';
import { readVerb } from '../language/verbs.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import type { People } from './people.ts';
import { isHarm } from './read-harm.ts';

/** Conditions that limit what holds; "if" and "when" in front are read by the clauses themselves. */
const BOUNDS = /^(?:unless|until|as long as|once|by the time|while|in case)$/;
const EVENTS = /^(?:if|when|whenever|as soon as|after|before)$/;

/** "unless a piece is labelled | it must not go in" -> "a piece | it is labelled", with who is meant named first. */
function named(condition: string, main: string, people: People): { condition: string; main: string } {
  const [clause] = parseSentence(condition).clauses;
  const subject = clause ? textOf(clause.subject) : '';
  const noun = readNounPhrase(subject);
  const [, pronoun = '', rest = ''] = /^(it|they|its|their) (.+)$/i.exec(main) ?? [];
  if (
    !noun ||
    !pronoun ||
    !condition.startsWith(subject) ||
    /^(?:it|they|he|she|nobody|somebody|there)$/i.test(subject)
  )
    return { condition, main };
  // "when an engineer saves settings, they should be found": the settings.
  const object = clause ? readNounPhrase(textOf(clause.rest)) : undefined;
  if (
    /^they$/i.test(pronoun) &&
    !noun.plural &&
    object?.plural &&
    !people.isPersonPhrase(object.text) &&
    /^\w+ (?:also |always )?be \w+/.test(rest)
  )
    return { condition, main: `the ${object.core} ${rest}` };
  // "unless a family has cancelled, their box is kept"
  const isPerson = people.isPersonPhrase(subject);
  const isMany = /^the/i.test(pronoun) && (noun.plural || !isPerson);
  if (isPerson && /^it$/i.test(pronoun)) return ofObject(condition, rest, people) ?? { condition, main };
  // "by the time a diver takes the tank its papers must be ready": the papers of what was named last.
  if (/^(?:it|its)$/i.test(pronoun) ? noun.plural || isPerson : noun.plural !== isMany) return { condition, main };
  const own = /^the/i.test(pronoun)
    ? `they ${asMany(condition.slice(subject.length))}`
    : `it${condition.slice(subject.length)}`;
  if (/^(?:it|they)$/i.test(pronoun)) return { condition: own, main: `${subject} ${rest}` };
  const [, thing = '', does = ''] =
    /^((?:[\w-]+ ){0,2}?[\w-]+) ((?:can|may|must|should|shall|is|are|will)\b.*)$/i.exec(rest) ?? [];
  // "if a doctor goes home, their patients must be seen": they are people of their own.
  return thing && !people.isPersonPhrase(thing)
    ? { condition: own, main: `the ${thing} of ${subject} ${does}` }
    : { condition, main };
}

/** "when a customer answers a closed ticket, it reopens": what somebody does something with. */
function ofObject(condition: string, rest: string, people: People): { condition: string; main: string } | undefined {
  const [, before = '', thing = '', behind = ''] =
    /^(.+?) ((?:an?|the) (?:[\w-]+ ){0,2}?[\w-]+)((?: (?:for|within|after|on|in|by|from|with|again|twice)\b.*)?)$/i.exec(
      condition,
    ) ?? [];
  const noun = thing ? readNounPhrase(thing) : undefined;
  return noun && !noun.plural && !people.isPersonPhrase(thing)
    ? { condition: `${before} it${behind}`, main: `${thing} ${rest}` }
    : undefined;
}

/** Whether the words are a rule: a statement about somebody or something else than whoever types. */
function isRuled(condition: string, main: string, link: string, people: People): boolean {
  const [clause] = parseSentence(main, people.names).clauses;
  if (clause?.mood !== 'statement' || !clause.group || clause.subject.length === 0) return false;
  if (people.isSpeaker(textOf(clause.subject)) || clause.group.past) return false;
  if (BOUNDS.test(link)) return Boolean(clause.group.modal) || / only /.test(main) || clause.group.passive;
  if (clause.group.modal) return /^(?:it|they|its|their|nobody|no one)\b/i.test(main);
  return (
    !/\b(?:has|have) no\b|^(?:I|we)\b/i.test(condition) &&
    !isHarm(main) &&
    (happens(clause, people) || (UNDONE.test(condition) && isToldThen(main)))
  );
}

/** "nobody answers": what somebody is told of in good time. */
const UNDONE = /^(?:nobody|no one|no(?! longer\b)) /i;

/** "the team lead gets an alert", and nobody wants the case in which they do. */
export function isToldThen(main: string): boolean {
  return /^(?:the |an? |all |every |each )?(?:[\w-]+ ){1,3}?(?:gets?|receives?) (?:an? |the )?(?:[\w-]+ )?(?:alert|warning|mail|e-?mail|message|notification|reminder|text|list|call|letter)s?\b/i.test(
    main,
  );
}

/** "it reopens", "the order ships": what a thing does by itself, told as it shall be. */
function happens({ subject, group }: Clause, people: People): boolean {
  const who = textOf(subject);
  return Boolean(
    group && !group.negated && !/^(?:they|he|she|there|this|that)$/i.test(who) && !people.isPersonPhrase(who),
  );
}

/** "as long as a trip is open everybody can change it": the rule first, what it depends on behind it. */
export function conditionLast(text: string, people: People): string {
  const words = tagSentence(splitWords(text, people.names));
  const link = words[0]?.lower ?? '';
  const isLink = words[0]?.tag === 'S' || /^(?:until|before|after)$/.test(link);
  if (!isLink || !(BOUNDS.test(link) || EVENTS.test(link))) return text;
  const end = endOfSub(words, 1, words.length);
  const isComma = words[end]?.lower === ',';
  const behind = joinWords(words.slice(isComma ? end + 1 : end)).replace(/^then /i, '');
  const before = joinWords(words.slice(1, end));
  if (end >= words.length || behind.split(' ').length < 2 || !isRuled(before, behind, link, people)) return text;
  const { condition, main } = named(before, behind, people);
  return withBound(main, `${link} ${condition}`, parseSentence(main, people.names).clauses);
}

/** A case, and what a thing does by rule in it: nobody complains of that. */
const MOVED_ON =
  /^(when|whenever|if|once|as soon as) (?!(?:I|we)\b)([^,.!?;:]+),? ((?:it|(?:the|an?|all|every|its|their) (?:(?!(?:should|must|can|could|will|would|shall|may|might)\b)[\w-]+ ){1,3}?|[\w-]+s(?= gets? ))) ?(goes|go|moves|move|turns|turn|becomes|become|reopens|reopen|counts|count|expires|expire|passes|pass|returns|return|falls|fall|gets|get|receives|receive)((?: (?:back )?to\b| (?:red|green|grey|gray|yellow|orange|blue|bold|live|public|private)\b| into\b| as\b| (?:an?|the) )[^,.!?;:]*|)$/i;

/** "when a task is late it goes red": told as it should be, so that nobody takes it for a complaint. */
export function eventLast(text: string, people: People): string {
  const [, link = '', told = '', who = '', verb = '', rest = ''] = MOVED_ON.exec(text.replace(/[.!]$/, '')) ?? [];
  if (!verb) return routed(text, people);
  const base = readVerb(verb.toLowerCase())?.base;
  const isTold = /^(?:gets?|receives?)$/i.test(verb);
  if (!base || isTold !== /^ (?:an?|the) /i.test(rest) || (isTold && !UNDONE.test(told))) return text;
  const { condition, main } = named(told, `${who.trim()} should ${base}${rest}`, people);
  return `${upperFirst(main)} ${link.toLowerCase()} ${condition}`;
}

/** Where things of some kind go by rule: "late boats get a red mark"; where an amount bounds them, the readers of rules see to it. */
const ROUTED =
  /^((?:all |any |every )?(?:[\w-]+ ){0,3}?[\w-]+s(?: (?:with|over|under|like|such as|about|from|of|older than|above|below) (?:(?!(?:go|move|pass|return|get|come)\b)[\w-]+ ){0,4}(?!(?:go|move|pass|return|get|come)\b)[\w-]+)?) (go|move|pass|return|get|come) ((?:(?:straight|directly|first|back|automatically|on) )*(?:to|into|on top|first|last|an? (?:[\w-]+ )?(?:mark|label|badge|flag|tag|colou?r|number|symbol|icon|stamp|frame|own))\b[^,.!?;:]*)$/i;
const AMISS =
  /\b(?:wrong|twice|too|never|not|no|without|instead|again|lost|only|always|often|still|every time|by mistake|anyway|spam|trash|bin|nobody|nowhere|waste)\b/i;

/** "lost items go to the owner": told as it should be, for what is amiss is the things and not where they go. */
function routed(text: string, people: People): string {
  const [, what = '', verb = '', rest = ''] = ROUTED.exec(text.replace(/[.!]$/, '')) ?? [];
  if (!verb || AMISS.test(rest) || /\d/.test(what) || people.isPersonPhrase(what) || people.leading(text)) return text;
  return `${what} should ${verb.toLowerCase()} ${rest}`;
}

/** A condition behind the first of several clauses, and before what is excepted: "it is kept until six | and then goes to the next". */
export function withBound(text: string, condition: string, clauses: readonly Clause[]): string {
  const [, second] = clauses;
  const words = second ? [second.link, textOf(second.subject) || (second.group?.words[0]?.text ?? '')] : [];
  const joint = second
    ? text.search(
        new RegExp(
          `,? ${words
            .filter(Boolean)
            .map((word) => RegExp.escape(word))
            .join(' ')}\\b`,
        ),
      )
    : -1;
  const at = joint > 0 ? joint : text.search(/,? except(?: for)? /i);
  // The comma keeps the next clause out of the condition.
  const comma = joint > 0 && text[at] !== ',' ? ',' : '';
  return at > 0 ? `${text.slice(0, at)} ${condition}${comma}${text.slice(at)}` : `${text} ${condition}`;
}
