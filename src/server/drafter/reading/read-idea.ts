import { inPlainOrder } from './in-plain-order.ts';
import { findLimits, untilLimits, VARIES, withoutLimits, type Limit } from './find-limits.ts';
import { gottenBy, SENT_AS_THING } from './delivery-words.ts';
import type { Form, Request } from './read-request.ts';
import { readSentence, type Reading } from './read-sentence.ts';
import { reasonFor } from './reason-between.ts';
import { SHOW, TELL, type Action } from './action.ts';
import { mainOf } from './main-sentence.ts';
import { joinedIn } from './joined-in.ts';
import { namedDeed } from './named-deed.ts';
import { asOwnDeed } from './own-deed.ts';
import { forWhom } from './for-whom.ts';
import { asNoted } from './given-article.ts';
import { readUnwished } from './read-bare-note.ts';
import { withCase } from './narrowed.ts';
import { receiverOf, shapeAction } from './shape-action.ts';
import { readAction, readStatement, tellsNothingBeside } from './read-beside.ts';
import { partRules } from './part-rules.ts';
import { asRule, endedAsRule } from './plain-rule.ts';
import { insteadLast } from './recast.ts';
import { withoutGaps } from './elliptic.ts';
import { asRequired } from './required-of-product.ts';
import { letBeDone } from './let-be-done.ts';
import { reword } from './reword.ts';
import { withBans } from './pointing-back.ts';
import { retell, type Retold } from './retell.ts';
import { withRulesBehind } from './rules-behind.ts';
import { bars, detailsBeside, speaksOfIt } from './details-beside.ts';
import { costOf } from './in-plain-words.ts';
import { headedList, type ListOfItems } from './headed-list.ts';
import { ofList } from './of-list.ts';
import { linked } from './note-links.ts';
import { inOtherForms } from './in-other-forms.ts';
import { besideWish, isNoOrder, tellsInstead, weight } from './heaviest.ts';
import { type Near, wordsOf } from './words-of-idea.ts';
import { softWishes } from './soft-wishes.ts';
import { withoutRemarks, withoutVents } from './vents.ts';
import { splitSentences } from './split-sentences.ts';
import { partIdea } from './part-idea.ts';
import { withSecondOrder } from './second-order.ts';
import { toldWhole, type ToldWhole } from './told-whole.ts';
import { hiddenFrom } from './unseen-by.ts';
import { titleOfRole } from './title-roles.ts';
import { knowPeople, type People } from './people.ts';
import { shortName, type Product } from './read-product.ts';
import { giveTopic, resolvePronouns, withThings, withTopic, conditionIn } from './between-sentences.ts';

/** A further action of the idea, and who does it where somebody else is named. */
export interface Other {
  readonly actor: string | undefined;
  readonly text: string;
  /** The product does it: the words are an order of their own, "remind the students". */
  readonly whole?: boolean;
  /** It is said in one breath with the main action. */
  readonly isJoined?: boolean;
  /** It says how the main action goes: "but keep the starred ones", "and unfreeze it", "or refuse". */
  readonly isBound?: boolean | undefined;
  /** The wish tells it too. */
  readonly isInWish?: boolean | undefined;
  /** It is an item of a list with one thing above it. */
  readonly isListed?: boolean;
}

/** What an idea says, in parts. */
export interface Idea {
  readonly form: Form;
  /** The whole idea in plain words; of a rule only the rule, and beside it all that was told. */
  readonly text: string;
  readonly told?: string;
  readonly actor: string | undefined;
  readonly except: string | undefined;
  /** The one who typed it is the one who acts. */
  readonly speaker: boolean;
  /** Who acts has said who they are: "they" in it are others. */
  readonly isTeller?: boolean;
  /** Who is quoted as saying "I", in the words of the idea. */
  readonly by?: string | undefined;
  /** The thing because of which it is wished: "the new law". */
  readonly cause?: string;
  /** Of whose work the background of a note tells, where its wish names nobody, and whether that work is what it complains of. */
  readonly near?: Near;
  readonly action: Action;
  /** A clause, in the words of the idea: "they see the way". */
  readonly benefit: string | undefined;
  readonly limits: readonly Limit[];
  /** Sentences that say how it should be. */
  readonly details: readonly string[];
  /** Items of a list that say more about the action. */
  readonly items: readonly string[];
  /** Other actions, as verb phrases. */
  readonly others: readonly Other[];
  /** The first action, and the same with what was told in one breath with it. */
  readonly whole?: ToldWhole['whole'];
  /** It is told word for word, "they" as they stand in it; and what the story wants, where that is more than its action. */
  readonly isAsSaid?: boolean;
  readonly wanted?: string | undefined;
  /** What is wanted is only guessed from a trouble. */
  readonly isGuess?: boolean | undefined;
  /** Of whom one wishes it where nobody is named: of those for whom the service is made, or of those who run it. */
  readonly side?: 'served' | 'staff';
  /** Nobody says outright what is wanted. */
  readonly isTale?: boolean;
  /** The list of which it is one item. */
  readonly list?: ListOfItems;
  /** What the wish itself leaves open. */
  readonly questions: readonly string[];
}

/** A sentence besides the main one that asks for something of its own. */
function otherOf(reading: Reading, main: Reading, teller: string | undefined): Other[] {
  const { request, sentence, trouble } = reading;
  const isAlone = main.sentence.isItem;
  if (
    !request ||
    trouble ||
    isNoOrder(reading) ||
    (weight(reading) < 2 && !(isAlone && sentence.isItem)) ||
    request.kind === 'detail' ||
    speaksOfIt(reading) ||
    tellsInstead(reading, main)
  )
    return [];
  if (request.kind === 'system') return [{ actor: undefined, text: request.text, whole: true }];
  if (request.kind === 'stop' && bars(reading)) return [];
  if (request.kind === 'stop') return [{ actor: undefined, text: sentence.text, whole: true }];
  if (request.kind === 'thing')
    return sentence.isItem && !isAlone ? [] : [{ actor: request.actor, text: `use ${request.text}` }];
  // "owners should sign, and we must ring them": whoever tells it does so, and not the owners.
  const isOurs =
    request.speaker &&
    !request.actor &&
    teller !== undefined &&
    /\b(?:should|must|have to|need to)\b/i.test(sentence.text);
  return [{ actor: request.actor, text: request.text, ...(isOurs ? { whole: true } : {}) }, ...(reading.others ?? [])];
}

const SEEN = /^(?:when|who|which|what|where|how|whether|why|if|an?|the|their) /i;

/** What somebody is asked or told: "ask her to", and not "ask her sister". */
const ASKED_OF = /^(?:for|to|of|about|when|if|that|before|after|once|how|which|what|where|whether)\b/i;

/** "choose a window and notify them": they are the ones who choose. */
function toldOf(text: string, actor: string | undefined, people: People): Other {
  const [verb = '', who = '', ...rest] = text.split(' ');
  // "and show the vet when it was last seen": nobody shows it but the product.
  const asked = SHOW.test(verb) ? [who, ...rest].join(' ') : '';
  const seer = asked && people.leading(asked);
  if (seer && SEEN.test(asked.slice(seer.length).trim())) return { actor: undefined, text, whole: true };
  return actor &&
    TELL.test(verb) &&
    !SENT_AS_THING.test(text) &&
    (/^them$/i.test(who) || (/^(?:him|her)$/i.test(who) && ASKED_OF.test(rest.join(' '))))
    ? { actor: undefined, text: [verb, actor, ...rest].join(' '), whole: true }
    : { actor: undefined, text };
}

/** "send owners a photo and ask for a review": the product asks, and whoever gets the photo is asked. */
function productsOf(text: string, receiver: string | undefined): Other {
  const [, verb = '', rest = ''] =
    /^(ask|remind|tell|notify|inform|warn|alert)(?: them| him| her)? ((?:for|to|of|about|when|if|that|before|after|once)\b.*)$/i.exec(
      text,
    ) ?? [];
  return { actor: undefined, text: receiver && verb ? `${verb} ${receiver} ${rest}` : text, whole: true };
}

/** "the app shall notice when two collide, and warn both": the product does the second as well. */
function isToldByProduct({ form, actor, text }: Request): boolean {
  return form === 'system' && !actor && /^be \w+ (?:when|if|that|once|before|as soon as)\b/.test(text);
}

/** What is said in one breath with the main action. */
function joined(other: Other, kind: Request['kind'], receiver: string | undefined, people: People): Other {
  const named = other.actor
    ? other
    : kind === 'system'
      ? productsOf(other.text, receiver)
      : toldOf(other.text, receiver, people);
  return { ...named, isBound: other.isBound, isInWish: other.isInWish, isJoined: true };
}

function receiverIn(request: Request, action: Action, people: People): string | undefined {
  const isStop = request.kind === 'stop' && !/^prevent/i.test(request.text);
  const takes =
    request.kind === 'act' &&
    action.frame === 'do' &&
    /^(?:get|see) /.test(action.wish) &&
    !/^(?:get|see) /i.test(request.text);
  return isStop || request.kind === 'system' || takes ? receiverOf(request.text, people) : undefined;
}

/** The bounds that are wanted: one in a complaint is what hurts. */
function boundsIn(readings: readonly Reading[], main: Reading): Limit[] {
  const told = readings
    .filter(({ trouble, request, sentence }) => !trouble && request && !VARIES.test(sentence.text))
    .map((reading) =>
      reading === main && main.others ? (main.action?.outcome ?? main.request?.text ?? '') : reading.sentence.text,
    );
  return findLimits(told.join('. '));
}

/** What each sentence was read as, with what they say of each other. */
function readingsOf(text: string, people: People): { told: Retold; readings: Reading[] } {
  const told = retell(withoutVents(withBans(splitSentences(partRules(insteadLast(text))), people)), people);
  const readings = withRulesBehind(
    withThings(withoutGaps(told.sentences, people), people).map((sentence) => readSentence(sentence, people)),
  );
  giveTopic(readings, people);
  resolvePronouns(readings, people);
  return { told, readings };
}

/** The sentences that may tell why: those beside the wish and those that are quoted. */
function reasonsIn(rest: readonly Reading[], quoted: string, people: People): readonly Reading[] {
  return quoted ? rest.concat(readingsOf(reword(quoted), people).readings) : rest;
}

/** Reads an idea; nothing when it holds no words to build on. */
export function readIdea(raw: string, product: Product): Idea | undefined {
  const people = knowPeople(product);
  const { text: words, by, reasons, beside } = wordsOf(raw, product, people);
  const { text, list } = headedList(words, people);
  const { complaint, plain } = readUnwished(linked(text, people), people, shortName(product));
  if (complaint) return by ? { ...complaint, by } : complaint;
  const required = titleOfRole(inPlainOrder(asRequired(letBeDone(plain, people), people), people), people);
  const mended = asOwnDeed(required, people);
  const isOfThing = mended !== required && /\bbe [a-z]+/i.test(required);
  const read = readParts(mended, product, people, reasons);
  const idea = inOtherForms(
    endedAsRule(asRule(read, withoutRemarks(mended), people), mended, people),
    mended,
    shortName(product),
    people,
    isOfThing,
  );
  // "Can they see it?": they are those who are quoted.
  const speaker = by ? { by, actor: /^(?:they|he|she)$/i.test(idea?.actor ?? '') ? by : idea?.actor } : {};
  return idea && { ...idea, ...(list ? ofList(idea, list) : {}), told: mended, ...speaker, ...beside };
}

function readParts(mended: string, product: Product, people: People, quoted: string): Idea | undefined {
  const { plain, asides, text, teller, isTitle } = partIdea(mended, people);
  const { told, readings } = readingsOf(text, people);
  const main = mainOf(readings, text, product, people);
  if (!main?.request) return undefined;
  const isTale = main.action?.isOver === true || (!isTitle && softWishes(plain) !== plain);
  const limits = boundsIn(readings, main);
  const rest = readings.filter((reading) => reading.sentence !== main.sentence);
  const whom = main.request.isWhole ? { request: main.request } : forWhom(withCase(main.request, people), people);
  const { first, more } = joinedIn(untilLimits(whom.request, limits), whom.request.kind);
  const untold = { main: first, details: main.details ?? [], benefit: undefined };
  const parted = main.others
    ? { ...untold, others: main.others, whole: main.whole }
    : whom.request.kind === 'detail'
      ? readStatement(first, people)
      : readAction(first, people);
  const isName = tellsNothingBeside(whom.request, first, parted.others.length);
  const beside = isName ? { ...untold, others: [], whole: undefined } : withSecondOrder(parted, whom.request.kind);
  const wanted = [withTopic(beside.main, readings), conditionIn(rest)].filter(Boolean).join(' ');
  const deed = gottenBy(whom.request, wanted) ?? (whom.request.kind === 'thing' ? namedDeed(wanted) : undefined);
  const request: Request = { ...whom.request, ...(deed ? { kind: 'act' } : {}), text: deed ?? wanted };
  const shaped = main.action ?? shapeAction(request, people);
  const action = deed ? { ...shaped, name: wanted } : shaped;
  const said =
    request.actor ?? whom.actor ?? receiverIn(request, action, people) ?? teller ?? told.teller ?? told.wanter;
  const noted = (text: string) => asNoted(request, withoutLimits(text, limits), shaped);
  const bare = beside.others.map((other) => ({ ...other, text: noted(other.text) }));
  const { whole, others } = toldWhole(request, action, beside.main, beside.whole, bare);
  const own: Other[] = [...others, ...more.map((action) => ({ actor: undefined, text: action }))];
  return {
    form: request.form,
    text,
    action,
    whole,
    limits,
    actor: said && !people.isSpeaker(said) ? said : undefined,
    except: request.except ?? hiddenFrom(text, people),
    speaker: main.request.speaker || Boolean(said && people.isSpeaker(said)),
    ...(main.isGuess ? { isGuess: true } : {}),
    isTale,
    isTeller: !request.actor && !whom.actor && Boolean(told.teller) && main.request.speaker,
    questions: main.request.question ? [main.request.question] : [],
    benefit:
      reasonFor(main, [main.benefit, whom.benefit, beside.benefit, told.benefit], reasonsIn(rest, quoted, people)) ??
      (isTale && !main.action?.isOver ? costOf(rest, people) : undefined),
    details: [
      ...(main.circumstance ? [main.circumstance] : []),
      ...beside.details,
      ...asides,
      ...detailsBeside(main, besideWish(main, rest, readings), isTale),
    ],
    items: rest
      .filter((reading) => !main.sentence.isItem && reading.sentence.isItem && reading.request?.kind === 'thing')
      .map((reading) => reading.sentence.text),
    others: [
      ...own.map((other) => joined(other, isToldByProduct(request) ? 'system' : whom.request.kind, said, people)),
      ...rest.flatMap((reading) => otherOf(reading, main, request.actor)),
    ],
  };
}
