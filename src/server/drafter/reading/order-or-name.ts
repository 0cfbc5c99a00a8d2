import { CLOSED_WORDS } from '../grammar/closed-words.ts';
import { isMass, isPerson, isPlural, singular } from '../language/nouns.ts';
import { remember } from '../language/remember.ts';
import { verbKind, type VerbKind } from '../language/verb-forms.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';
import { isNamedTogether, VERBS_WITH_PREPOSITION } from '../lexicon/compounds.ts';
import { DETERMINERS, PREPOSITIONS } from '../lexicon/function-words.ts';
import { isPartOfProduct, isSheet } from '../lexicon/parts-of-products.ts';
import { isMessageName } from './message-names.ts';

/** What the first word of an idea is for certain: the verb of an order, or part of the name of a thing. */
export type Opening = 'order' | 'name';

interface Opened {
  readonly opening?: Opening | undefined;
  /** Which words are the verbs of the order, counted from 0 and with each comma as a word. */
  readonly at: readonly number[];
}

/** How something is done, said in front of its verb: "bulk close", "fine tune". */
const MANNER =
  /^(?:bulk|batch|mass|auto|multi|pre|re|co|double|cross|fine|soft|hard|hot|cold|live|force|quick|fast|fact|spell|voice|dry|hand|pen|side|deep|rate|test|flight|permanently|temporarily|automatically|manually|[a-z]{3,}(?:[^aeiou]|e|i|a)ly)$/;
const NO_MANNER =
  /^(?:family|supply|reply|assembly|only|early|daily|weekly|monthly|yearly|hourly|apply|july|italy|multiply|comply|rely|elderly|friendly|likely|anomaly|monopoly|assembly|butterfly|really|finally|hopefully|basically|unfortunately|apparently|actually|usually|currently|recently|sadly|luckily|ideally|possibly|probably|mostly|nearly|barely|hardly|rarely|lately|frequently|occasionally|generally|especially|obviously|certainly|normally|typically)$/;
const ARTICLE = /^(?:the|an?|my|our|your|their|its|each|every|all|any|these|those|this|both)$/;
/** "hand signed letters", "price related questions", "sugar free menus": such a word belongs to the noun in front of it. */
const BEHIND_NOUN =
  /^(?:based|related|driven|owned|led|made|run|signed|written|drawn|held|picked|dried|limited|rated|sized|shaped|booked|oriented|bound|powered|friendly|free|proof|resistant|sensitive|dependent|effective|blind|neutral|appropriate|aware|specific|ready|wide|high|safe|efficient|conscious|prone|only|due|likely|able|available|per|available|worthy|compatible|compliant|like)$/;
/** What things are told apart by, in front of several of them. */
const ADJECTIVE =
  /^(?:spare|lost|late|old|new|own|extra|free|open|past|future|empty|full|daily|weekly|monthly|yearly|annual|overdue|unpaid|upcoming|duplicate|individual|multiple|several|various|different|similar|working|vending|parking|time|night|day|group)$/;
const NO_ADJECTIVE =
  /^(?:back|out|up|off|down|over|in|on|away|together|online|offline|of|and|or|not|no|yes|to|more|less)$/;
const NUMBER =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|several|many|multiple|some|half|both|\d+)$/;
/** Things that are numbered: "zone two tickets". */
const NUMBERED =
  /^(?:stage|phase|round|page|part|step|zone|track|chapter|section|level|lane|hall|gate|line|stop|floor|room|platform|block|court|table|field|day|week|term|version|batch|shift|form|type|lot|row|team|group|number|place|store|dock|top|first|last|next|unit|box|area|class|year|season|grade|size|model|series|seat|bay|pitch)$/;
/** What is done to things that are told apart by what was done to them. */
const LOOKED_FOR =
  /^(?:list|search|show|display|find|view|count|filter|sort|export|print|share|book|reserve|hide|highlight|edit|delete|track|mark|flag|schedule|archive|delegate|review|reopen|close)$/;
/** What closes the name of a tool and is done to nothing: "report builder", "import wizard". */
const TOOL_OF_ITS_OWN =
  /^(?:builder|checker|picker|chooser|locator|finder|viewer|tracker|planner|maker|generator|wizard|widget|assistant|calculator|converter|composer|selector|creator|explorer|browser|parser|detector|validator|indicator|simulator|estimator|designer|switcher|scheduler|organiser|organizer|monitor|preview|overview|statistics|log|history|legend|dashboard|calendar|page|status|list|board|directory|archive)$/;
/** Orders by their first word, whatever single thing stands behind it. */
const STRONG =
  /^(?:add|change|check|copy|delete|display|download|edit|export|find|get|hide|highlight|import|list|make|manage|open|pay|pick|print|report|request|reset|save|scan|search|see|send|set|share|show|sort|start|stop|switch|track|try|update|upload|use|view|write|cancel|filter|group|map|post|rate|review|schedule|sign|split|plan|design|read|record|count|log|store|collect|pack|lock|repeat)$/;

const SOLD_IN_BULK =
  /^(?:order|discount|price|purchase|rate|buy|sale|mail|text|message|ticket|load|size|book|stock|supply|water|transport|waste|market|number|code|process|test|store|end|card|gift|group)$/;
/** What is sold or set for many at once: "bulk order discounts". */
const NAMED_IN_BULK = /^(?:discount|option|setting|button|limit|template)s$|^histories$/;
/** Words with a table of their own that are verbs of orders. */
const OPEN_WORD = /^(?:open|close|clear|correct|live|empty|double|board|interview|survey|separate)$/;

const openings = remember<Opened>(1_000);

/** Whether a word tells things apart: "tagged", "unpaid", "old". */
function isAdjective(word: string): boolean {
  if (NO_ADJECTIVE.test(word) || BEHIND_NOUN.test(word)) return false;
  if (ADJECTIVE.test(word)) return true;
  const verb = readVerb(word);
  if (verb?.form === 'past') return participle(verb.base) === word;
  if (/^[a-z-]{3,}ed$/.test(word) && !/(?:eed|[^aeiou]ed)$/.test(word.slice(0, 4))) return true;
  if (verb) return false;
  if (/^(?:un|in|non-|out)[a-z]+ed$/.test(word)) return true;
  return tagWords(word)[0]?.tag === 'ADJ' && !isPlural(word);
}

/** Where the name behind a verb ends: at its preposition, its comma, its clause. */
function nounsIn(words: readonly string[]): readonly string[] {
  const end = words.findIndex(
    (word, at) =>
      PREPOSITIONS.has(word) ||
      /^(?:of|to|and|or|but|that|which|who|whose|where|when|if|once|so|is|are|was|were|do|does|did|not|can|cannot|must|should|shall|may|will|would|could|than)$/.test(
        word,
      ) ||
      (at > 0 && words[at - 1]?.endsWith(',')),
  );
  return (end < 0 ? words : words.slice(0, end)).map((word) => word.replace(/,$/, ''));
}

/** "tagged papers", "three overdue books", "shared project folders": what kind of many things, or how many. */
function isManyOfKind(first: string, kind: VerbKind, nouns: readonly string[]): boolean {
  const [one = '', two = '', three = ''] = nouns;
  const isKind = isAdjective(one) || (one === 'related' && STRONG.test(first));
  if (!isKind && !NUMBER.test(one)) return false;
  // "payment released five days after it": what happened.
  if (NUMBER.test(two) || (kind === 'noun' && /(?:ment|ion|ance|ence|er|or|ship|age)$/.test(first))) return false;
  const isMany = (word: string) => (isPlural(word) || isMass(word)) && readVerb(word)?.form !== 'past';
  return (
    isMany(two) ||
    (three !== '' && !DETERMINERS.has(two) && isMany(three)) ||
    (nouns.length > 3 && isMany(nouns[3] ?? ''))
  );
}

/** "show rooms", "show makers": what has to do with shows. */
const SHOW_OF =
  /^(?:rooms?|cases?|jump(?:ing|ers?)|times?|makers?|runners?|homes?|houses?|flats?|pieces?|rings?|dates?|notes?|producers?|schedules?|tickets?|buttons?|mode|off)$/;

const PARTICLE = /^(?:in|out|up|down|off|over|back|away|on|through)$/;

/** "cut off times", "pick up points" */
const NAMED_BY_PARTICLE =
  /^(?:times?|dates?|points?|requests?|locations?|kiosks?|codes?|sheets?|procedures?|instructions?)$/;
/** "complete address on labels": such a word tells how the one thing behind it is. */
const HOW_IT_IS = /^(?:complete|correct|clean|direct|separate|perfect|secure)$/;

/** "sheet", "report for the desk", but "sheets" and "list of guests to invite": one tool by its bare name. */
function isToolAlone(words: readonly string[]): boolean {
  const nouns = nounsIn(words);
  const [one = ''] = nouns;
  return nouns.length === 1 && (isPartOfProduct(one) || isSheet(one) || /^(?:desk|area|meeting|sheet)$/.test(one));
}

/** "contact host", "tip driver": noted down without an article. */
const DONE_TO_PEOPLE = /^(?:contact|tip|call|text|phone|rate|pay|block|invite|message|email|e-mail|mute|thank|review)$/;
/** "export calendar", "copy link": the same with things. */
const AS_FIRST = /^(?:print|export|import|copy|reset|display|start|share|scan|upload|edit|archive|sign|zoom)$/;
const ON_SCREEN =
  /^(?:button|bar|box|icon|mode|feature|function|option|panel|tab|menu|page|screen|view|preview|wizard|settings?|history|log|field|dialog|widget|shortcut|queue|layout|format|template|speed|time|date|limit|count|rate|status|size|quality|error|job|centre|center|area|point|room|shop|service|sheet|language|rights?)$/;

function isNotedThing(word: string): boolean {
  return (
    !ON_SCREEN.test(word) &&
    !isMass(word) &&
    !isPerson(word) &&
    (!TOOL_OF_ITS_OWN.test(word) || /^(?:calendar|archive)$/.test(word)) &&
    tagWords(word)[0]?.tag === 'NOUN' &&
    !/(?:ing|ion|ment|er)$/.test(
      word.replace(/^(?:calendar|filter|order|folder|letter|flyer|poster|timer|member|number|document)$/, ''),
    )
  );
}

/** What the words behind a word that may be a verb make of it. */
function byWhatFollows(first: string, kind: VerbKind, rest: readonly string[]): Opening | undefined {
  const [second = '', third = ''] = rest.map((word) => word.replace(/,$/, ''));
  const nouns = nounsIn(rest);
  const last = nouns.at(-1) ?? '';
  // "sign in sheet", "wrap up report": a particle, and one tool without an article.
  if (PARTICLE.test(second) && rest.length > 1 && (isToolAlone(rest.slice(1)) || NAMED_BY_PARTICLE.test(third)))
    return 'name';
  if (isMessageName(first, second, third)) return 'name';
  // "offer boat trips for clubs": what stands behind it is offered.
  if (first === 'offer' && nouns.length > 0 && isPlural(last) && !ON_SCREEN.test(singular(last))) return 'order';
  // "show queue length": what stands behind it is shown, unless the two name a thing.
  if (first === 'show' && nouns.length > 1 && !ARTICLE.test(second) && !SHOW_OF.test(second)) return 'order';
  if (first === 'log' && nouns.length > 1 && isPlural(last) && !/^(?:file|book|level|in|out|off|on)s?$/.test(second))
    return 'order';
  const isPair = isNamedTogether(first, singular(second));
  if (isPair && (nouns.length < 2 || !STRONG.test(first) || !isPlural(second) || isAdjective(nouns[1] ?? '')))
    return 'name';
  if (HOW_IT_IS.test(first) && nouns.length === 1 && !isPlural(second) && /^(?:of|on|for|in|at)$/.test(third))
    return 'name';
  if (DONE_TO_PEOPLE.test(first) && nouns.length === 1 && isPerson(second) && !PREPOSITIONS.has(third)) return 'order';
  if (AS_FIRST.test(first) && nouns.length === 1 && rest.length === 1 && !isPlural(second) && isNotedThing(second))
    return 'order';
  if (ARTICLE.test(second))
    return kind !== 'noun' && third !== '' && !/^(?:all|any|both|these|those|this)$/.test(second) ? 'order' : undefined;
  if (VERBS_WITH_PREPOSITION.test(`${first} ${second}`) && third !== '') return 'order';
  if (VERBS_WITH_PREPOSITION.test(`${first} ${second} ${third}`) && rest.length > 2) return 'order';
  if (isManyOfKind(first, kind, nouns) && !isPerson(first) && !(NUMBER.test(second) && NUMBERED.test(first)))
    return 'order';
  // "search tickets assigned to me"
  if (LOOKED_FOR.test(first) && isPlural(second) && readVerb(third)?.form === 'past' && PREPOSITIONS.has(rest[2] ?? ''))
    return 'order';
  // "report builder", "supply chain overview": one tool without an article closes its name.
  if (
    (kind !== 'verb' || nouns.some((word, at) => at < nouns.length - 1 && isPlural(word))) &&
    nouns.length > 0 &&
    !isPlural(last) &&
    last !== first
  ) {
    if (
      nouns.length === 1 &&
      TOOL_OF_ITS_OWN.test(last) &&
      !/^(?:page|status|list|log|history|archive|calendar|dashboard)$/.test(last)
    )
      return 'name';
    if (
      nouns.length > 1 &&
      !STRONG.test(first) &&
      (isPartOfProduct(last) || isSheet(last) || TOOL_OF_ITS_OWN.test(last)) &&
      !nouns.some((word) => DETERMINERS.has(word) || NUMBER.test(word) || /^(?:one|last|next|own)$/.test(word))
    )
      return kind === 'noun' ? undefined : 'name';
  }
  return kind === 'verb' && nouns.length > 0 && !CLOSED_WORDS.has(second) && verbLike(second) === undefined
    ? 'order'
    : undefined;
}

/** A verb that carries a clause right behind another word: "translate" is no subject, but "access is". */
function verbLike(word: string): true | undefined {
  return /^(?:is|are|was|were|has|have|had|can|could|should|must|may|might|will|would|shall|do|does|did|button|feature|function|option|mode)$/.test(
    word,
  )
    ? true
    : undefined;
}

/** "filter, sort and group orders", "design and print badges": where several verbs with one object stand; nothing for other words. */
function severalVerbs(words: readonly string[]): readonly number[] | undefined {
  const at = words.findIndex((word) => word === 'and' || word === 'or');
  if (at < 1 || at > 3 || !isOfSeveral(words, at)) return undefined;
  return [...words.slice(0, at).map((_, place) => place * 2), at * 2];
}

function isOfSeveral(words: readonly string[], at: number): boolean {
  const verbs = [...words.slice(0, at), words[at + 1] ?? ''].map((word) => word.replace(/,$/, ''));
  if (words.slice(0, at - 1).some((word) => !word.endsWith(','))) return false;
  const found = verbs.map((word) => verbKind(word));
  if (
    found.some((kind) => kind === undefined || kind === 'noun') ||
    /^(?:stop|quit|avoid|prevent)$/.test(verbs[0] ?? '')
  )
    return false;
  const object = words[at + 2] ?? '';
  const rest = words.slice(object === 'past' ? at + 3 : at + 2);
  const isOwn = found.includes('verb') || verbs.some((word) => STRONG.test(word));
  return (
    object !== '' &&
    (ARTICLE.test(object) || (isOwn && nounsIn(rest).some((word) => isPlural(word) || isMass(word)))) &&
    !/^(?:access|rights?|options?|permissions?|times?|costs?|rules)$/.test(words.at(-1) ?? '')
  );
}

/** "bulk close tickets", "permanently delete accounts", "fine tune the heating": how it is done, then the verb. */
function isDoneSo(words: readonly string[]): Opening | undefined {
  const [first = '', second = '', third = ''] = words;
  if (!MANNER.test(first) || NO_MANNER.test(first) || third === '') return undefined;
  const kind = verbKind(second);
  if (!kind || kind === 'noun') return undefined;
  if (ARTICLE.test(third)) return 'order';
  const told = byWhatFollows(second, kind, words.slice(2));
  if (told) return told;
  if (first.endsWith('ly') && kind === 'verb') return 'order';
  const last = nounsIn(words.slice(2)).find((word) => isPlural(word)) ?? '';
  const isVerb =
    STRONG.test(second) ||
    /(?:ly|^pre|^multi|^re|^co)$/.test(first) ||
    (/^(?:bulk|batch|mass)$/.test(first) && !SOLD_IN_BULK.test(second));
  return isVerb && last !== '' && !NAMED_IN_BULK.test(last) ? 'order' : undefined;
}

function read(text: string): Opened {
  const words = text
    .replace(/[.!]+$/, '')
    .replace(/ ,/g, ',')
    .toLowerCase()
    .split(/\s+/);
  const [first = ''] = words;
  if (words.length < 2 || /[?:;]/.test(text) || /^(?:please|pls)$/.test(first)) return { at: [] };
  const several = severalVerbs(words);
  if (several) return { opening: 'order', at: several };
  const done = isDoneSo(words);
  if (done) return { opening: done, at: [1] };
  const kind = CLOSED_WORDS.has(first) && !OPEN_WORD.test(first) ? undefined : verbKind(first);
  return { opening: kind && byWhatFollows(first, kind, words.slice(1)), at: isOrdinary(words) ? [] : [0] };
}

/** "offer a tour", where the grammar needs no help. */
function isOrdinary([first = '', second = '']: readonly string[]): boolean {
  return ARTICLE.test(second) && readVerb(first)?.form === 'base';
}

const opened = (text: string): Opened => openings(text, () => read(text));

/**
 * Whether an idea opens with the verb of an order ("access tagged papers", "bulk close tickets") or with the name of a thing ("access
 * codes", "report builder"); nothing where neither is certain by the word's form and by what stands behind it.
 */
export function openingOf(text: string): Opening | undefined {
  return opened(text).opening;
}

/** "fine tune the heating", "pre order meals": a verb of two words in one, as "fine-tune". */
export function withOneVerb(text: string): string {
  const [, first = '', second = ''] = /^(\w+) (\w+) /.exec(text) ?? [];
  const isTwo =
    /^(?:pre|re|co|multi|double|cross|fine|soft|hard|hot|live|force|fact|spell|dry|test|flight|hand|rate)$/i.test(
      first,
    );
  return isTwo && verbsOfOrder(text)[0] === 1
    ? `${first}-${second.toLowerCase()}${text.slice(first.length + 1 + second.length)}`
    : text;
}

/** Which words of an order are certainly its verbs, counted from 0 and with each comma as a word. */
export function verbsOfOrder(text: string): readonly number[] {
  const { opening, at } = opened(text);
  return opening === 'order' ? at : [];
}
