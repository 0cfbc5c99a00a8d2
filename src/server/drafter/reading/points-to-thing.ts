import { textOf } from '../grammar/parse.ts';
import { plural } from '../language/nouns.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { factIn } from './fact-before.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { thingNamed } from './what-it-is.ts';

/** A sentence that points back, without its end mark, read with the one before it; nothing where it points to nothing there. */
export type Read = (sentence: string, before: string, people: People, earlier?: string) => string | undefined;

/** "Let guests report this", "I want to flag it" */
const REPORTS =
  /^((?:please )?(?:(?:let|allow) [\w' -]+?|(?:I|we|they|[\w-]+s|(?:the|our|all|an?) [\w -]+?) (?:should|must|could|can|wants? to|would like to|needs? to)(?: be able to)?) (?:to )?(?:report|flag|mention|note|notice|say|tell us|let us know)) (this|that|so|it)((?: (?:in|on|from|with|by|at|to) [^,;]+?)?)((?: so that [^;]+)?)$/i;
/** "I know when a time is wrong": it is the clause that is known. */
const KNOWN = /\b(?:know|knows|see|sees|notice|notices) (?:when|that|if) ([^,;]+ (?:is|are|does|do|has|have) [^,;]+)$/i;

/** "The machine is often empty. Let guests report this.": that it is. */
function reportsThat(sentence: string, before: string, people: People): string | undefined {
  const [, lead = '', it = '', place = '', aim = ''] = REPORTS.exec(sentence) ?? [];
  const known = lead ? KNOWN.exec(before)?.[1] : undefined;
  const told = (known ?? before).replace(/ (?:often|sometimes|always|constantly|regularly|usually|still) /i, ' ');
  const fact = lead && (known || !/^it$/i.test(it)) ? factIn(told, people) : undefined;
  const { group } = fact?.first ?? {};
  if (!fact || !group || fact.all.length > 1 || group.past || group.passive || /^(?:they|he|she|it) /i.test(lead))
    return undefined;
  if (people.isPersonPhrase(textOf(fact.first.subject))) return undefined;
  const isPlain = told.split(' ').length <= 12 && !/[,;:?]|^(?:it|they|this|that|there|I|we)\b/i.test(told);
  return isPlain ? `${lead}${place} that ${lowerFirst(told)}${aim}` : undefined;
}

/** "Members ask whether their locker is still paid" */
const ASKS =
  /\b(?:asks?|asking|asked|wonders?|wondering|guess|guessing|(?:do not|does not|don['’]t|doesn['’]t|never|cannot|can['’]t) (?:know|see|tell|find out)|find out|want to know|unsure|not sure) (?:us |me |at the [a-z]+ (?:desk )?|the [a-z]+ (?:desk )?)?((?:whether|if|when|where|how|what|which|who|why) [^,;.?]+)$/i;
const SHOWS =
  /^((?:please |just )?(?:(?:the (?:app|system|product|tool|page|screen|site)|it|(?:can|could|should) (?:the (?:app|system|product|page|screen)|we)) (?:should |could |can |must )?(?:just )?)?(?:show|display|tell|say|put|print|write))(?: (them|him|her|people|everybody))? ?(?:it|this|that)?((?: (?:in|on|to|at|next to|beside|under|by) [^,;?]+)?)$/i;

/** "They could see it themselves", "guests should be able to look it up in the app" */
const SEE_IT =
  /^(?:it would be nice if |I want |we want )?(they|(?:the |our |all )?[\w-]+(?: [\w-]+)??) (?:could|can|should|must|want to|would like to|to)(?: be able to)? (see|look|check|find|know|read|get|learn)(?: (?:up|out))? (?:it|this|that)(?: (?:up|out))?( themselves)?((?: (?:in|on|online|at|from|before|without) ?[^,;?]*)?)$/i;

/** "Guests ask whether their table is free. They could see it themselves.": whether it is. */
function seesWhether(sentence: string, before: string, people: People): string | undefined {
  const [, who = '', , self = '', where = ''] = SEE_IT.exec(sentence) ?? [];
  const question = who ? ASKS.exec(before)?.[1]?.replace(/^if /i, 'whether ') : undefined;
  const asker = people.leading(before);
  if (!question || !asker || people.isSpeaker(asker) || question.split(' ').length > 14) return undefined;
  const reader = /^(?:they|them)$/i.test(who) ? lowerFirst(asker) : lowerFirst(who);
  return `${reader} should be able to see${where}${self && !where ? self : ''} ${question}`;
}

/** "Guests ask whether their table is free. Show it on the page.": whether it is. */
function showsWhether(sentence: string, before: string, people: People): string | undefined {
  const [, lead = '', whom = '', place = ''] = SHOWS.exec(sentence) ?? [];
  const asked = lead ? ASKS.exec(before) : undefined;
  const question = asked?.[1]?.replace(/^if /i, 'whether ');
  if (!question || question.split(' ').length > 14 || !/\b(?:it|this|that|them|him|her|people)\b/i.test(sentence))
    return undefined;
  const who = people.leading(before);
  const reader = who && !people.isSpeaker(who) && !/^(?:nobody|no one|they)/i.test(who) ? lowerFirst(who) : whom;
  if (!reader) return undefined;
  const where = place.replace(/ to (?:them|him|her)\b/i, '');
  return `Show ${reader}${where} ${question}`;
}

/** "Can we stop sending it to people who left?": what, the sentence before names. */
const STOPS =
  /^((?:please |can we |could we |we should |we want to |let us )?(?:stop|avoid|quit)) ([a-z]+ing) (it|them)\b(.*)$/i;

function stopsDoing(sentence: string, before: string, people: People): string | undefined {
  const [, lead = '', doing = '', it = '', rest = ''] = STOPS.exec(sentence) ?? [];
  const base = lead ? fromGerund(doing.toLowerCase()) : undefined;
  const isMany = /^them$/i.test(it);
  const thing = base && isBaseVerb(base) ? thingNamed(before, isMany, people) : undefined;
  if (!thing) return undefined;
  const whom =
    / (?:to|for) ((?:people|those|guests|members|customers|clients|users|everybody|everyone|[\w-]+s) (?:who|that) [^,;]+)$/i.exec(
      before,
    )?.[1];
  return `${lead} ${doing} ${lowerFirst(thing)}${whom ? rest.replace(/\bthem\b/i, lowerFirst(whom)) : rest}`;
}

/** "every exposed scaffold must be inspected": all of them. */
const EVERY = /\b(?:every|each) ((?:[a-z-]+ )?[a-z-]+) (?=(?:must|should|has|is|gets|needs)\b)/i;

/** What "it" or "them" stands for, as one calls it who only speaks of it: "their notes" are "the notes". */
function meantBy(it: string, before: string, people: People): string | undefined {
  const isMany = /^(?:them|these|those)$/i.test(it);
  const every = isMany ? EVERY.exec(before)?.[1] : undefined;
  if (every) return `the ${plural(every.toLowerCase())}`;
  const thing = thingNamed(before, isMany, people);
  if (!thing || /^(?:the )?(?:me|us|them)\b/i.test(thing)) return undefined;
  const name = lowerFirst(thing).replace(/^(?:their|his|her) /, 'the ');
  return isMany || /^(?:the|our|my) /.test(name) ? name : `the ${name}`;
}

/** "Make it a page I can edit": what is to become one. */
const MAKES = /^((?:please )?)(?:make|turn) (it|them|this|that) (?:into )?(an? (?!bit\b|lot\b|little\b)[^,;]+)$/i;

function makesIt(sentence: string, before: string, people: People): string | undefined {
  const [, lead = '', it = '', what = ''] = MAKES.exec(sentence) ?? [];
  const thing = what ? meantBy(it, before, people) : undefined;
  return thing && `${lead}${lead ? 'turn' : 'Turn'} ${thing} into ${what}`;
}

/** "I want them in the app": what "them" are, the sentences before say. */
const WANTS =
  /^((?:I|we|they|(?:the |our )?[\w-]+s?) (?:wants?|needs?|would like|would love)(?: to have)?|give us|please put|put) (it|them|this|that|these|those) ((?:in|on|into|as|per|by|at) .+)$/i;

function wantsThem(sentence: string, before: string, people: People, earlier = ''): string | undefined {
  const [, lead = '', it = '', rest = ''] = WANTS.exec(sentence) ?? [];
  const thing = lead
    ? [before, earlier]
        .filter(Boolean)
        .map((one) => meantBy(it, one, people))
        .find(Boolean)
    : undefined;
  return thing && `${lead} ${thing} ${rest}`;
}

/** "Nobody uses the chat. Please remove it": what nobody does anything with. */
const UNUSED =
  /^(?:nobody|no one|hardly anybody|hardly anyone) (?:ever |really )?(?:uses?|needs?|reads?|wants?|likes?|understands?|opens?|looks at|fills in|answers?) ((?:the|our|this|these|those) [^,;:.]{3,40})$/i;
const ORDER_IT =
  /^((?:please |so |just )?(?:remove|drop|delete|hide|kill|shorten|change|replace|simplify|rename|move|get rid of|take)) (it|them|that|this)\b(.*)$/i;

function unusedThing(sentence: string, before: string): string | undefined {
  const [, lead = '', , rest = ''] = ORDER_IT.exec(sentence) ?? [];
  const [, thing = ''] = (lead && UNUSED.exec(before)) || [];
  return thing && `${lead} ${thing.replace(/^(?:this|these|those) /i, 'the ')}${rest}`;
}

/** "We sell boats that are reserved. The till must refuse them.": those of which that is told. */
const THEM =
  /^((?:.+ )?(?:must|should|has to|have to|needs? to|can|may|cannot)(?: not| never| no longer| always| automatically)? [a-z]+|(?:please )?(?:refuse|reject|block|hide|mark|flag|remove|delete|skip|ignore|warn about|exclude|highlight)) them\b((?: [^,;]*)?)$/i;
const OF_WHOM =
  /^.*?\b(?:sells?|have|has|gets?|sees?|finds?|shows?|lists?(?! shows?\b)|keeps?|knows?|offers?|receives?|prints?|stores?|books?|serves?|there are) ((?:many |some |several |a lot of )?([a-z-]+ )?[a-z-]+s (?:that|which|who) [^,;:]+)$/i;

function thoseOf(sentence: string, before: string): string | undefined {
  const [, lead = '', rest = ''] = THEM.exec(sentence) ?? [];
  const [, those = ''] = (lead && OF_WHOM.exec(before)) || [];
  const isPlain = those !== '' && those.split(' ').length <= 9 && !/[a-z-]+s\b/.test(lead.replace(/^\S+ \S+/, ''));
  return isPlain ? `${lead} ${lowerFirst(those).replace(/^(?:many|some|several|a lot of) /, '')}${rest}` : undefined;
}

/** What says in the words of the sentence before what is to be reported, shown, stopped or had; that sentence is still needed. */
export const TO_THINGS: readonly Read[] = [
  reportsThat,
  showsWhether,
  seesWhether,
  thoseOf,
  stopsDoing,
  wantsThem,
  makesIt,
  unusedThing,
];
