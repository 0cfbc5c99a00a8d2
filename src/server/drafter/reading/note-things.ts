import { expandContractions } from '../grammar/contractions.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { isMass, isPlural, plural, singular, withArticle } from '../language/nouns.ts';
import { isHuman } from './is-agent.ts';
import { isShortName } from './note-people.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** A thing that a note names: without what points to it, in its number there. */
interface Thing {
  readonly name: string;
  readonly isMany: boolean;
  readonly isFirst: boolean;
  /** Any of its kind: "a piece", "sheets", and neither "the scanner" nor "120 washes". */
  readonly isAny: boolean;
  /** Where something is: "at the desk", "in the folder". */
  readonly isPlace: boolean;
}

/** What nobody means by "it": times, amounts, ways and parts of talk. */
const NO_THING =
  /^(?:am|pm|hours?|minutes?|seconds?|days?|weeks?|months?|years?|times?|mornings?|afternoons?|evenings?|nights?|noon|weekends?|seasons?|summers?|winters?|springs?|autumns?|euros?|dollars?|pounds?|percent|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|dozens?|half|rest|lot|lots|end|beginning|point|way|ways|thing|things|problem|problems|pain|mess|trouble|phone|hand|paper|excel|call|case of|ages|bit|number of|go|mail|e-?mail|chat|kind|sort|part|side|app|system|tool|portal|product|site|software|platform|everybody|everyone|nobody|someone|somebody|something|nothing|anything|everything|\w*day|january|february|march|april|may|june|july|august|september|october|november|december)$/i;

/** The things that a sentence names, in order. */
export function thingsIn(text: string, people: People): Thing[] {
  const words = tagSentence(splitWords(expandContractions(text.replace(/[.!?]+(?=\s|$)/g, ''))));
  const things: Thing[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const next = words[at + 1];
    if (!word || !/^NS?$/.test(word.tag) || /^NS?$/.test(next?.tag ?? '')) continue;
    let from = at;
    while (from > 0 && /^(?:N|A|VN|VG)$/.test(words[from - 1]?.tag ?? '')) from--;
    // "Reporting torn sheets is a pain": the sheets.
    if (from === 0 && at > 0 && words[0]?.lower.endsWith('ing')) from = 1;
    const run = words.slice(from, at + 1);
    const name = run
      .map(({ text: said }, place) => (place === 0 && from === 0 ? lowerFirst(said) : said))
      .join(' ')
      // "everyone's numbers", "the camera's there"
      .replace(/^.*['’]s (?=\S)/, '')
      .replace(/['’]s$/, '');
    const before = words[from - 1]?.lower ?? '';
    const isName = run.some(({ text: said }, place) => from + place > 0 && /^\p{Lu}\p{Ll}/u.test(said));
    const head = name.split(' ').at(-1)?.toLowerCase() ?? '';
    // "Jo was on the train", "40% of the calls": nobody's thing.
    const isNone = /\d/.test(name) || (from === 0 && run.length === 1 && /^\p{Lu}\p{Ll}{1,2}$/u.test(word.text));
    if (
      isNone ||
      isName ||
      NO_THING.test(head) ||
      isHuman(singular(head)) ||
      isShortName(head) ||
      people.isPersonPhrase(name)
    )
      continue;
    const isMany = isPlural(head);
    const isAny =
      /^(?:an?|each|every)$/.test(before) || (isMany && !/^(?:\d.*|the|our|two|three|four|five|ten)$/.test(before));
    const isSubject = things.length === 0 && !words.slice(0, from).some(({ tag }) => /^(?:P|TO|V\w?)$/.test(tag));
    const isPlace = [words[from - 1], words[from - 2]].some((one) =>
      /^(?:at|in|on|from|into|onto|under|behind)$/.test(one?.lower ?? ''),
    );
    things.push({ name, isMany, isFirst: isSubject, isAny, isPlace });
  }
  const others = things.filter(({ isPlace }) => !isPlace);
  return others.length > 0 ? others : things;
}

/** The label in front of a note: "protein value: tech reads it off". */
const LABELLED = /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+): /u;

function labelOf(told: readonly string[], people: People): Thing | undefined {
  const [first = ''] = told;
  const label =
    LABELLED.exec(first)?.[1] ??
    (/^[^,!?\d]{3,40}[.:]?$/.test(first) && first.split(' ').length <= 4 ? first.replace(/[.:]$/, '') : undefined);
  const [thing] = label ? thingsIn(label, people) : [];
  return thing;
}

function nearest(told: readonly string[], isMany: boolean, people: People): Thing | undefined {
  const label = labelOf(told, people);
  if (label && label.isMany === isMany) return label;
  for (const sentence of told.toReversed()) {
    const [subject, ...rest] = thingsIn(sentence, people).filter((thing) => thing.isMany === isMany);
    if (subject) return subject.isFirst ? subject : (rest.find(({ isFirst }) => isFirst) ?? subject);
  }
  return undefined;
}

const ONES = /\bthe ones (?=that|who|which|with|without|in|on|for)/i;
const SEVERAL =
  /\b(several|many|all of them|more than one|a few)(?= (?:in one go|at once|at a time|together|in one|at the same time)\b|[.!]?$)/i;
const ONE_END =
  /\b(read|see|open|edit|change|delete|cancel|copy|book|add|send|hand|report|print|share|download|get|take|choose|move) one(?=[.!]?$| (?:and|or|when|if|before|after|without|at|in|on|from)\b)/i;
const ON_THERE = /\b(?:on|in) there(?=[.!]?$|,)/i;
const IT_FIRST =
  /^((?:would|it would|'d) be (?:so |really |very )?(?:nice|great|good|better|helpful) if )?it (?!(?:could|should|must|would|has to|needs to) (?:only |also |just |always )?(?:show|send|tell|warn|suggest|remind|ask|let)\b|(?:would|could|might) (?:really |certainly |already |also )?(?:help|be (?:so |very |really )?(?:nice|great|good|better|helpful|useful|handy|lovely|cool|enough))\b.* if\b|.{2,25} be (?:visible|clear|obvious|possible|known|shown|recorded|easy)\b(?: [^,]{1,30}?)? (?:who|which|what|when|where|how|whether|that|to)\b)(?=(?:could|should|must|would|just|filled|showed|took|did|had|was|were|came|went|told|sent|kept|worked|asked|stayed|has|needs)\b)/i;
const IT = /(?<!\b(?:let|allow|help|make|have) )\b(it|them)\b/i;
/** "tell them that", "it would help", "as it stands": nothing that was named. */
const NO_PRONOUN =
  /\b(?:is|was|would|will) it (?:be )?(?:possible|feasible|allowed|an option|okay|ok|worth|true|normal)\b|\bit (?:would|is|takes|seems|helps|rains|matters|happens)\b|\b(?:tell|ask|remind|warn|inform|help|call|phone|ring|pay) (?:them|it)\b|\b(?:show|send|give|allow|charge|offer) them\b|\b(?:make|find) it (?:easier|easy|possible|clear|hard)\b|\bof them\b|^it (?:could|should|must|would|has to|needs to) (?:only |also |just |always )?(?:show|send|tell|warn|suggest|remind|ask|let|be (?:visible|clear|obvious|known|possible|easy))\b/i;

/** "packer types the size by hand": what it is about. */
const TYPED =
  /\b(?:types?|retypes?|writes?|copies|enters?|notes?) (?:down |in )?(?:the |his |her |their )([\p{L}-]+(?: [\p{L}-]+)?)(?= (?:by hand|from|into|on|in|off)\b|[,.!;]|$)/iu;

/** A wish of a note with what it only points to named by what was told before: "Let them report several in one go". */
export function withNamedThings(wish: string, told: readonly string[], people: People, isListed = false): string {
  const one = nearest(told, false, people);
  const many = nearest(told, true, people);
  const either = told.flatMap((sentence) => thingsIn(sentence, people)).find(({ isAny }) => isAny) ?? many ?? one;
  let text = wish;
  const [named] = thingsIn(wish.replace(IT_FIRST, ' '), people);
  if (either) {
    text = text
      .replace(ONES, `the ${pluralOf(either)} `)
      .replace(SEVERAL, (_, how: string) =>
        /of them$/i.test(how) ? `all ${pluralOf(either)}` : `${how} ${pluralOf(either)}`,
      )
      .replace(ONE_END, (_, verb: string) => `${verb} ${withArticle(singularOf(either))}`);
  }
  const place = told
    .map(
      (sentence) =>
        / (?:in|on) (?:an?|the|our) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?=[,.!?]|$| (?:and|but|where|when)\b)/iu.exec(
          sentence,
        )?.[1],
    )
    .find(Boolean);
  // "signs: we need 23. She wants to see how many are missing": the signs.
  if (many) text = text.replace(/\bhow many (?=are\b|were\b|is\b)/i, `how many ${many.name} `);
  if (place) text = text.replace(ON_THERE, `on the ${place}`);
  const subjects = told
    .map((sentence) => thingsIn(sentence, people).find(({ isFirst }) => isFirst))
    .filter((thing) => thing && !thing.isMany);
  // What the first line is about is what the others go on about.
  const [subject] = isListed
    ? told.flatMap((one) => thingsIn(one, people)).filter(({ isMany }) => !isMany)
    : subjects.toReversed();
  const typed = told
    .map((sentence) => TYPED.exec(sentence)?.[1])
    .find((name) => name !== undefined && !/^(?:it|them|that|this)\b/i.test(name));
  const it = (typed ? thingsIn(`the ${typed}`, people)[0] : undefined) ?? labelOf(told, people) ?? subject ?? one;
  if (it)
    text = text.replace(IT_FIRST, (_, lead = '') => (lead ? `It would be nice if the ${it.name} ` : `The ${it.name} `));
  const pronoun = IT.exec(text)?.[1]?.toLowerCase();
  const isOwn =
    named && pronoun && text.toLowerCase().indexOf(named.name.toLowerCase()) < text.toLowerCase().search(IT);
  const meant = pronoun === 'them' ? many : it && !it.isMany ? it : one;
  return pronoun && meant && !isOwn && !NO_PRONOUN.test(text) ? text.replace(IT, `the ${meant.name}`) : text;
}

/** "each gardener only their own": what each sees. */
const OWN_ONLY =
  /^((?:each|every) [\p{L}-]+(?: [\p{L}-]+)?) only (?:sees? )?(their|his|her) own(?: ones?)?(?= please|[.!]?$)/iu;

/** Each sees only what is theirs, where no verb says so. */
export function withOwnOnly(wish: string, told: readonly string[], people: People): string {
  const thing = told.flatMap((one) => thingsIn(one, people)).findLast(({ isMany }) => isMany);
  return thing
    ? wish.replace(OWN_ONLY, (_, who: string, whose: string) => `${who} should only see ${whose} own ${thing.name}`)
    : wish;
}

/** "straight into the report would save us half an hour": what goes there. */
const STRAIGHT =
  /^((?:straight|directly|right|automatically) (?:into|to|onto|from) [^,.!?]{3,50}?) would (?:really |already )?(save [^.!?]+|help|be (?:nice|great|good|better|enough))/i;

/** A wish that only says where something should go, with what is to go there. */
export function withGoing(wish: string, told: readonly string[], people: People): string {
  const [, where = '', gain = ''] = STRAIGHT.exec(wish) ?? [];
  const thing = where
    ? (told
        .flatMap((sentence) => thingsIn(sentence, people))
        .find(({ isAny, isMany, isFirst }) => isMany && (isAny || !isFirst)) ?? nearest(told, true, people))
    : undefined;
  if (!thing) return wish;
  const why = gain.startsWith('save') ? ` so that it saves${gain.slice(4)}` : '';
  return `The ${thing.name} should go ${lowerFirst(where)}${why}`;
}

/** "Has to survive that!": what has to, and what it survives. */
const BARE_DUTY =
  /^(has to|must|needs to|should) (?=(?:only |just |also |never |not )?(survive|work|stay|stop|be|come|go|show|handle|cope|keep|open|start|load|print|fit|save|remember)\b)/i;
/** "app shows the street as grey": what of the product it is that fails. */
const PART =
  /(?:^|: |, |\band )(?:the |our )?(app|tablet|system|site|page|form|screen|list|scanner|phone) (?!number\b)[a-z]+/i;
const SURVIVES = /\b(survive|handle|cope with|work with|cover) (?:that|this|it)\b/i;

/** A duty that names nobody, with the thing that it is the duty of. */
export function withDutyNamed(wish: string, told: readonly string[], people: People): string {
  if (!BARE_DUTY.test(wish)) return wish;
  const [fact = ''] = told[0]?.split(/\s*->\s*/) ?? [];
  const own = told.flatMap((one) => thingsIn(one.replace(/^.*?->/, ''), people)).find(({ isMany }) => !isMany);
  const part = told.map((one) => PART.exec(one)?.[1]?.toLowerCase()).find(Boolean);
  if (part) return `The ${part} ${lowerFirst(wish)}`;
  const thing = labelOf(told, people) ?? own ?? nearest(told, false, people);
  if (!thing) return wish;
  const what = fact.split(' ').length <= 8 && !/,/.test(fact) ? lowerFirst(fact) : '';
  return `The ${thing.name} ${lowerFirst(wish)}`.replace(SURVIVES, (whole, verb: string) =>
    what ? `${verb} ${what}` : whole,
  );
}

function pluralOf({ name, isMany }: Thing): string {
  return isMany || isMass(name.split(' ').at(-1) ?? '') ? name : plural(name);
}

function singularOf({ name, isMany }: Thing): string {
  return isMany ? singular(name) : name;
}
