import { ADVERBS, DETERMINERS, MODALS, PREPOSITIONS, SUBORDINATORS } from '../lexicon/function-words.ts';
import { GROUP_NOUNS } from '../lexicon/nouns.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { indexNames, splitWords } from '../grammar/words.ts';
import { isPerson, isPlural, plural, singular } from '../language/nouns.ts';
import { rememberOf } from '../language/remember.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { taskOf } from '../lexicon/agents.ts';
import type { Product } from './read-product.ts';
import { isServed } from '../role-kind.ts';
import { HEAD_OF_PLACE } from './role-aliases.ts';
import { AT_IT } from './role-name.ts';

/** Tells people from things, with the roles of one product at hand. */
export interface People {
  /** "I", "we", "us": whoever typed the idea. */
  isSpeaker(words: string): boolean;
  /** "the charge nurses", "members of the pool office", "anyone" */
  isPersonPhrase(words: string): boolean;
  isProduct(words: string): boolean;
  /** A role of this product, by its whole name. */
  isRole(words: string): boolean;
  /** Roles of several words, which the grammar keeps together. */
  readonly names: ReadonlyMap<string, readonly string[][]>;
  /** A word that the description has as a name of things, and never as what somebody does: "glaze" of "approved glazes". */
  isNoun(word: string): boolean;
  /** Two words that the description has side by side as one name: "report card" of "send out report cards". */
  isPair(first: string, second: string): boolean;
  /** Something that a role does by the description, by its base verb: "book" of "members book classes". */
  isDeed(verb: string): boolean;
  /** The roles for whom the service is made, each as many: "members", "parents". */
  readonly served: readonly string[];
  /** The words at the start of a text that name people: "support agents" of "support agents retype". */
  leading(text: string): string | undefined;
}

/** What a product may be called for what it is: "the shop", "the CRM". */
const KIND =
  /^(?:[\w .'-]{1,40} is )?(?:an?|the|our) (?:[\w-]+ ){0,4}?(shop|store|crm|platform|marketplace|portal|site|website|tool|app|wiki|help desk)\b(?= (?:for|that|where|which|of|to|by|in|on|with|used|made)\b|[,.]|$)/i;

function kindOfProduct(sentence: string): string {
  return KIND.exec(sentence)?.[1]?.toLowerCase() ?? '';
}

const SPEAKER = /^(?:i|we|us|me|you|one|let's|(?:my|our) team|our staff|my colleagues|my staff)$/i;
const ANYBODY =
  /^(?:everyone|everybody|anyone|anybody|someone|somebody|people|they|them|he|she|nobody|no one|those|all|both)$/i;

/** Nouns that take the name of somebody in front of them: whose they are, not who gets them. */
export const OWNED =
  /^(?:name|surname|address|number|data|profile|account|id|card|record|file|history|group|code|status|price|page|area|portal|app|view|type|photo|picture|fee|list|log|plan|desk|register|directory)$/;

/** Who live or are somewhere together. */
const HOUSE = /^(?:home|house|household|building|flat|family|group|team|club|crew|class|choir|band|board|office)$/;

const LISTED =
  /^(?:lists?|overview|summary|reports?|tables?|maps?|photos?|pictures?|copy|copies|files?|history|log|names?|register|directory|addresses|records?|ages?|averages?|counts?|details|percentages?|ratings?|reviews?|scores?|shares?|status|totals?)$/;

/** "a list of guests", "the number of guests" is no guest; "a number of guests" are some. */
function tellsOf(words: readonly string[], of: number): boolean {
  const before = (words[of - 1] ?? '').toLowerCase();
  return LISTED.test(before) || (before === 'number' && of > 1 && !/^an?$/i.test(words[of - 2] ?? ''));
}

/** "every member of the household": who they are, and not what they are told of; how many words belong to them. */
function groupAfter(words: readonly string[], from: number): number {
  const [, whose = '', group = ''] =
    /^of (the|our|an?|their|his|her) ([a-z]+)\b/i.exec(words.slice(from, from + 3).join(' ')) ?? [];
  const isGroup = whose !== '' && (GROUP_NOUNS.has(group.toLowerCase()) || HOUSE.test(group));
  return isGroup && /^(?:members?|everyone|everybody|anyone|anybody|all)$/i.test(words[from - 1] ?? '') ? 3 : 0;
}

/** "one request to five florists": a number, and nobody who speaks. */
function countsOne(text: string): boolean {
  return (
    /^one [a-z]/i.test(text) &&
    !/^one (?:of|who|that|can|could|must|should|may|might|will|would|has|is|does|wants?|needs?|cannot|in|on|at|with)\b/i.test(
      text,
    )
  );
}

/** "we want the next guest to see it": behind an article it tells which one is to do something. */
function tellsWhich([first = '', second = '', , link = '']: readonly string[]): boolean {
  return link === 'to' && /^(?:next|first|last)$/i.test(second) && DETERMINERS.has(first.toLowerCase());
}

function leadingPeople(
  text: string,
  isPersonHead: (word: string) => boolean,
  roleNames: ReadonlySet<string>,
): string | undefined {
  if (/^(?:how|what|which|who|whose|when|where|why|whether|if|out|off|up|down|away|back)\b/i.test(text))
    return undefined;
  const words = text.split(/\s+/);
  const isNumber = countsOne(text);
  let best = 0;
  for (let at = 0; at < Math.min(words.length, 7); at++) {
    const raw = (words[at] ?? '').toLowerCase();
    const word = raw.replace(/,$/, '');
    const isRank = at === 1 && tellsWhich(words) && isPersonHead((words[2] ?? '').toLowerCase());
    if (at > 0 && !isRank && (MODALS.has(word) || SUBORDINATORS.has(word) || ADVERBS.has(word))) break;
    // "for the office" names nobody by itself.
    if (at === 0 && /^(?:for|to|in|on|at|by|from|about|into|with|without|against)$/.test(word)) return undefined;
    if (at > 0 && !isRank && PREPOSITIONS.has(word)) {
      // "members of staff", "parents of pupils"
      break;
    }
    if (at > 0 && best === at && isBaseVerb(word) && !isPersonHead(word)) break;
    if (at > 0 && best === at && DETERMINERS.has(word)) break;
    if (word === 'of' && best === 0 && tellsOf(words, at)) break;
    // "the huts the number of guests": a second noun phrase.
    if (at > 1 && best === 0 && DETERMINERS.has(word)) break;
    const isHere =
      isPersonHead(word) ||
      (at === 0 && !isNumber && (SPEAKER.test(word) || (ANYBODY.test(word) && !/^(those|all|both)$/.test(word)))) ||
      roleNames.has(
        singular(
          words
            .slice(0, at + 1)
            .join(' ')
            .toLowerCase()
            .replace(/^(?:the|our|an?|all|my|every|each)\s+/, ''),
        ),
      );
    if (isHere) best = at + 1;
    else if (
      best > 0 &&
      !(/^(and|or|of)$/.test(word) && isPersonHead((words[at + 1] ?? '').toLowerCase().replace(/,$/, '')))
    )
      break;
    if (raw.endsWith(',')) break;
  }
  if (best === 0) return undefined;
  // "customer data", "user profiles": the person only names the kind of thing.
  const after = (words[best] ?? '').toLowerCase();
  const last = (words[best - 1] ?? '').toLowerCase();
  if (
    !isPlural(last) &&
    isPlural(after) &&
    !isBaseVerb(after) &&
    !DETERMINERS.has(after) &&
    !SPEAKER.test(last) &&
    !DETERMINERS.has((words[0] ?? '').toLowerCase())
  )
    return undefined;
  // "the family name of a learner": whose it is, not who is meant.
  if (!isPlural(last) && !SPEAKER.test(last) && OWNED.test(after)) return undefined;
  best += groupAfter(words, best);
  best += postAfter(words, best);
  return words.slice(0, best).join(' ').replace(/,$/, '');
}

/** The words behind a name that say what somebody has charge of now: "the controller on duty", "the officer in charge". */
const POST =
  /^(?:on (?:duty|call|shift|site)|in charge(?: of (?:the|each|every|our|this|that|an?) [\w-]+(?: [\w-]+)?(?= (?:the|an?|all|every|each|their|which|who|what|how|when|where|whether) ))?(?! of\b)|at the (?:[\w-]+ )?(?:desk|counter|till|gate|door)(?= (?:the|an?|all|every|each|their) ))(?=,? |,?$)/i;

/** How many words behind a name belong to it as what somebody has charge of now. */
function postAfter(words: readonly string[], from: number): number {
  return POST.exec(words.slice(from).join(' '))?.[0].split(' ').length ?? 0;
}

/** Tells nouns that could be verbs from verbs, by what the description does with them. */
function nounsOf({ sentences }: Product): (word: string) => boolean {
  let known: ReadonlySet<string> | undefined;
  return (word) => {
    if (!known) {
      const tagged = sentences.flatMap((sentence) => tagSentence(splitWords(sentence)));
      const verbs = new Set(
        tagged.filter(({ tag }) => tag.startsWith('V')).map(({ lower }) => readVerb(lower)?.base ?? lower),
      );
      known = new Set(
        tagged.flatMap(({ tag, lower }) => (/^NS?$/.test(tag) && !verbs.has(singular(lower)) ? [singular(lower)] : [])),
      );
    }
    return known.has(singular(word.toLowerCase()));
  };
}

/** Tells names of two words, by what the description calls things. */
function pairsOf({ sentences }: Product): (first: string, second: string) => boolean {
  let known: ReadonlySet<string> | undefined;
  const key = (first: string, second: string) => `${first} ${singular(second)}`.toLowerCase();
  return (first, second) => {
    known ??= new Set(
      sentences
        .map((sentence) => tagSentence(splitWords(sentence)))
        .flatMap((words) =>
          words.flatMap(({ tag, lower }, at) => {
            const next = words[at + 1];
            return tag === 'N' && /^NS?$/.test(next?.tag ?? '') ? [key(lower, next?.lower ?? '')] : [];
          }),
        ),
    );
    return known.has(key(first, second));
  };
}

/** One draft asks for the same people many times. */
const known = rememberOf<People>();

/** What the drafter knows of people once it has read the product's description. */
export function knowPeople(product: Product): People {
  return known(product, () => peopleOf(product));
}

function peopleOf(product: Product): People {
  const kind = kindOfProduct(product.sentences[0] ?? '');
  const roleHeads = new Set(product.roles.map((role) => role.name.split(' ').at(-1)?.toLowerCase() ?? ''));
  const roleNames = new Set(
    product.roles.flatMap(({ name }) => {
      const own = name.toLowerCase();
      const [, run] = HEAD_OF_PLACE.exec(own) ?? [];
      // "the shop should hide what is sold out" is the product, where that is a shop.
      const place = run === kind ? undefined : run;
      // "accounting needs a list": of the accounting team.
      const short = place ?? taskOf(name)?.toLowerCase();
      return short ? [own, short] : [own];
    }),
  );
  const isPersonHead = (word: string) =>
    isPerson(word) ||
    roleHeads.has(singular(word.toLowerCase())) ||
    (isPlural(word) && GROUP_NOUNS.has(singular(word.toLowerCase())));

  function isPersonPhrase(words: string): boolean {
    const bare = words
      .toLowerCase()
      .replace(
        /^(?:(?:the|an?|our|my|your|their|all|each|every|any|some|most|many|new|other|only|both|no|these|those|more|several|few)\s+)+/,
        '',
      );
    // "anybody who has an open fine", "everybody in the group"
    const [named = bare] = bare.split(
      / (?:who|whose) |(?<=^(?:every|any|some|no)(?:body|one)) (?:in|of|on|with|from) /,
    );
    if (ANYBODY.test(named) || ANYBODY.test(words) || SPEAKER.test(words)) return true;
    if (roleNames.has(bare) || roleNames.has(singular(bare))) return true;
    const head =
      bare
        .split(
          /\s+(?:of|in|on|from|at|with|who|that|without|under|over|for|whose|about|between|by|behind|near|per|to)\s+/,
        )[0]
        ?.split(AT_IT)[0]
        ?.split(/\s+(?:and|or)\s+/)
        .at(-1)
        ?.split(' ')
        .at(-1) ?? '';
    return isPersonHead(head) || /^(?:team|department|crew|staff|helpdesk|hotline|committee|council)s?$/.test(head);
  }

  return {
    names: indexNames([...roleNames].flatMap((name) => (name.includes(' ') ? [name, plural(name)] : []))),
    isNoun: nounsOf(product),
    isPair: pairsOf(product),
    isDeed: (verb) => product.roles.some(({ doings }) => doings.some((doing) => doing.verb === verb.toLowerCase())),
    isSpeaker: (words) => SPEAKER.test(words.trim()),
    isPersonPhrase,
    isRole: (words) => roleNames.has(singular(words.toLowerCase().replace(/^(?:the|our|an?|all|my|every|each) /, ''))),
    isProduct: (words) => {
      const name = words.toLowerCase().replace(/^(?:the|our) /, '');
      return name === product.name.toLowerCase() || (name !== '' && name === kind && !roleNames.has(name));
    },
    served: product.roles.filter(isServed).map(({ name }) => plural(name.toLowerCase())),
    leading: (text) => leadingPeople(text, isPersonHead, roleNames),
  };
}
