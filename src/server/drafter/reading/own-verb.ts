import { rowsMet } from '../language/rows-met.ts';
import { fromGerund, gerund, isBaseVerb, participle, pastTense, thirdPerson } from '../language/verbs.ts';
import { mendWords, stripMarkup } from './clean-idea.ts';
import { isCommand } from './is-command.ts';
import { knowPeople, type People } from './people.ts';
import { readIdea, type Idea } from './read-idea.ts';
import type { Product } from './read-product.ts';

/** An idea that says outright what somebody wants to do: who it is, and the words behind "to". */
interface Outright {
  readonly who: string | undefined;
  readonly deed: string;
  /** A bare order, which may be one to whoever makes the product. */
  readonly isOrder: boolean;
}

const POSSIBLE =
  '(?:(?:there )?(?:should|must|needs? to) be (?:a |some )?(?:way|possible|possibility|option)|it (?:should|must|would be (?:great|nice|good|helpful)(?: if it (?:was|were))?) (?:be )?possible|(?:please )?make it possible)';
/** What stands around who wants to do what, where people say it outright. The groups are named. */
const FORMS: readonly RegExp[] = [
  new RegExp(`^${POSSIBLE}(?: for (?<who>[^,]{1,50}?))? to (?<deed>.+)$`, 'i'),
  /^(?:please )?(?:allow|enable) (?<who>[^,]{1,50}?) to (?<deed>.+)$/i,
  /^(?:the|our) (?:system|app|product|tool|platform|site|portal) (?:shall|should|must|has to|needs to) (?:allow|enable) (?<who>[^,]{1,50}?) to (?<deed>.+)$/i,
  /^(?<who>[^,]{1,50}?) (?:should|must|need to|want to|would like to) be able to (?<deed>.+)$/i,
  /^(?<who>[^,]{1,50}?) (?:need|want|would like) (?:a|some|the) (?:way|possibility|option|ability) to (?<deed>.+)$/i,
  /^it would be (?:great|nice|good|helpful|useful|cool) if (?<who>[^,]{1,50}?) could (?<deed>.+)$/i,
  /^(?<who>[^,]{1,50}?) (?:can't|cannot|can not|(?:are|is|am) (?:not able|unable) to) (?<deed>.+)$/i,
  /^(?<who>i|we) (?:want|would like|need) to (?<deed>.+)$/i,
];
/** The same with nothing between who and what. */
const JOINED = /^(?:(?:please )?let|could|can) (?<rest>.+?)\??$/i;
/** What "we" or "you" could do may be a deed of whoever makes the product. */
const MAKERS = /^(?:we|you)$/i;
const SPEAKERS = /^(?:i|we|you|they|us|me|users?|people)$/i;
/** In front of such words an order has its verb: "refill list" may be a list, "refill the list" is none. */
const BEFORE_VERB =
  /^(?:an?|the|my|our|your|their|all|both|each|every|any|this|that|these|those|me|us|it|them|everybody|everyone|how|who|whom|what|which|only|\d+|two|three|four|five|ten|twenty|fifty)$/i;
/** What is ordered of whoever makes the product, or what the product does for people. */
const OF_THE_MAKER =
  /^(?:add|create|build|develop|implement|introduce|integrate|include|provide|support|offer|make|enable|allow|let|have|be|show|display|send|notify|alert|remind|tell|warn|inform|give|ensure|prevent|avoid|stop|keep|bring|put|set|get|need|want|remove|replace|improve|fix|use|change|move|ask|require|help|suggest|propose|recommend)$/;
/** What comes to people told in another word: "receive a message" is "be told". */
const COMES_TO_PEOPLE = /^(?:be|have|get|receive|know|see|view|learn|need|want|find|make|use)$/;
/** A wish that no reader made anything of. */
const HELPLESS = /^(?:be rid of the problem that|be sure that|have it taken into account that|know whether)/;

function isWhole(text: string): boolean {
  return !/[.!?;:\n] *\S/.test(text) && !/\b(?:but|except|unless|only if|however)\b/i.test(text);
}

const formsMet = rowsMet(FORMS, (form) => form);

/** Who wants to do what, where one sentence says it outright. */
function outright(said: string, people: People): Outright | undefined {
  if (!isWhole(said)) return undefined;
  const text = said.replace(/[.!?]+$/, '');
  for (const form of formsMet(text)) {
    const { who, deed = '' } = form.exec(text)?.groups ?? {};
    if (/^(?:only|not|no|nobody|no one|every|each|many)\b| to /i.test(who ?? '')) return undefined;
    if (deed)
      return who === undefined || SPEAKERS.test(who) || people.isPersonPhrase(who)
        ? { who, deed, isOrder: false }
        : undefined;
  }
  const { rest = '' } = JOINED.exec(text)?.groups ?? {};
  // "could it warn skippers": the product, and nobody.
  if (/^(?:it|this|that|there)\b/i.test(rest)) return undefined;
  const [opens = ''] = rest.split(' ');
  const who = people.leading(rest) ?? (SPEAKERS.test(opens) ? opens : undefined);
  // "let hikers who owe money pay": who is meant goes on.
  if (
    who &&
    // "can a task have two people responsible": the task has them.
    !/ (?:have|has|is|are|do|does) /i.test(who) &&
    !/^(?:who|that|which|whose|with|without|from|in|of|at|on|for|over|under|aged|above|below|between|near|inside|outside|and|or|only|not|to)\b/i.test(
      rest.slice(who.length).trim(),
    )
  )
    return { who, deed: rest.slice(who.length).trim(), isOrder: false };
  const [first = '', second = ''] = text.split(' ');
  return isBaseVerb(first) && BEFORE_VERB.test(second) && isCommand(text)
    ? { who: undefined, deed: text, isOrder: true }
    : undefined;
}

/** The verb of a deed, and the deed without the adverb in front of it. */
function verbOf(deed: string): string | undefined {
  const [first = '', second = ''] = deed.toLowerCase().split(/[\s,]+/);
  const verb = /^[a-z]{3,}ly$|^(?:also|always|only|just)$/.test(first) && !isBaseVerb(first) ? second : first;
  return /^[a-z-]{3,}$/.test(verb) ? verb : undefined;
}

/** Whether a wish tells the deed: by its verb, where it is one and stands where a verb can. */
function tells(wish: string, verb: string): boolean {
  const words = wish.toLowerCase().split(/[\s,]+/);
  const forms = new Set([verb, thirdPerson(verb), participle(verb), pastTense(verb), gerund(verb)]);
  const at = words.findIndex((word) => forms.has(word));
  if (at < 0 || HELPLESS.test(wish)) return false;
  // "see track counts", "have a way to track": behind anything else it is no deed of theirs.
  return at === 0 || words[at] !== verb || participle(verb) === verb || /^(?:let|always|also|only|not) /.test(wish);
}

function saidOutright(raw: string, product: Product): (Outright & { verb: string }) | undefined {
  const said = outright(mendWords(stripMarkup(raw)).trim(), knowPeople(product));
  const verb = said && verbOf(said.deed);
  return said && verb ? { ...said, verb } : undefined;
}

/** Whether a wish is what an idea says outright, word for word: nothing can be torn in it that was not torn before. */
export function isWordForWord({ action }: Idea, raw: string, product: Product): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\b(?:my|our|their|his|her|its)\b/g, 'its');
  const said = saidOutright(raw, product);
  return said !== undefined && !said.isOrder && plain(said.deed) === plain(action.wish);
}

/** An idea that says outright what somebody wants to do, and was read as anything else, is told as just that. */
export function withOwnVerb(idea: Idea, raw: string, product: Product): Idea {
  if (idea.form === 'story' || idea.action.rule) return idea;
  const said = saidOutright(raw, product);
  // "cannot tell which one is the current one": they do not see it.
  if (/^tell (?:which|whether|if|what|where|how) /i.test(said?.deed ?? '')) return idea;
  // "overtime only shows up at the end": what was read as a complaint is no order, whatever its first word may be.
  if (said?.isOrder && idea.form === 'problem' && /^\S+ only \w+s\b/i.test(said.deed)) return idea;
  if (!said || (said.isOrder || MAKERS.test(said.who ?? '') ? OF_THE_MAKER : COMES_TO_PEOPLE).test(said.verb))
    return idea;
  const { wish } = idea.action;
  if (tells(wish, said.verb)) return idea;
  // What may be ordered of the product is told otherwise with good reason, unless its verb was taken for something else.
  if (
    said.isOrder &&
    !HELPLESS.test(wish) &&
    !wish
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(said.verb)
  )
    return idea;
  const told = readIdea(`As a user, I want to ${said.deed.charAt(0).toLowerCase()}${said.deed.slice(1)}`, product);
  if (!told || !tells(told.action.wish, said.verb)) return idea;
  const isOther = said.who !== undefined && !/^(?:i|we|you|us|me)$/i.test(said.who);
  return {
    ...told,
    form: idea.form,
    text: idea.text,
    actor: isOther ? said.who : undefined,
    speaker: !isOther && !said.isOrder,
  };
}

/** What people keep doing is what somebody complains of: nobody wants to keep losing a key. */
export function withoutKeeping(idea: Idea, raw: string, product: Product): Idea {
  if (!/\bkeeps?\b/i.test(raw)) return idea;
  const [, who = '', deed = '', rest = ''] =
    /^((?:[\w'-]+ ){1,4}?)keeps? (?:on )?([a-z]+ing)\b([^.!?\n]*)/i.exec(mendWords(stripMarkup(raw)).trim()) ?? [];
  const base = deed && fromGerund(deed);
  if (!base || !idea.action.wish.startsWith(`keep ${deed} `) || idea.form === 'story') return idea;
  const often = readIdea(`${who}often ${base}${rest}`, product);
  // What no word tells to hurt is at least not to happen: "reps keep pushing the date".
  return often?.form === 'problem' ? often : (readIdea(`${who}should not ${base}${rest}`, product) ?? idea);
}
