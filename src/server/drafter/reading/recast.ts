export { inBulk } from './bulk-deed.ts';
import { wishAsked } from './wish-asked.ts';
import { DETERMINERS, MODALS, PRONOUNS, SUBORDINATORS } from '../lexicon/function-words.ts';
import { fromGerund, gerund, isBaseVerb, readVerb } from '../language/verbs.ts';
import { readClause } from '../language/clause.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPlural, withArticle } from '../language/nouns.ts';
import { isHuman } from './is-agent.ts';
import { relieveText } from './relieve.ts';
import { lowerFirst } from './trouble-words.ts';

/** "Would a weekly summary make sense": whoever asks so wants it. */
const SENSIBLE =
  /^(?:would|could|does|might) ((?:an?|the|some|more|another|one) .+?|\w+ing .+?) (?:make sense|be (?:possible|an option|thinkable|useful|helpful|good|worth it|an idea)|help(?: us| me| you| them| everybody)?)$/i;
/** "Booking a whole delivery at once would already help": what is praised is what is wanted. */
const PRAISED =
  /^((?!during\b|according\b|depending\b|including\b|following\b)\w+ing\b .+?) would (?:already |really |greatly |also |certainly )*(?:help|be (?:a (?:big |great |huge )?(?:help|relief)|enough|great|good|nice|useful|helpful|better|a start)|do|save (?:us|me|everybody|them|people) .+|make (?:us|me|everybody|life) .+)(?: (?:us|me|them|everybody|a lot|already|so much|here))*$/i;
/** "The conductor only finds out at the rehearsal that all tenors are missing": they want to be told before. */
const LATE =
  /^((?:[\w'-]+ ){0,3}[\w'-]+?) (?:(?:often |always |usually )?only (?:finds? out|notices?|learns?|hears?|sees?|realises?|realizes?|gets? to know|knows?)|(?:finds? out|notices?|learns?|hears?|realises?|realizes?|gets? to know)(?= too late| (?:far |much )?too late| only)) (?:(?:only )?((?:at|in|during|on|when|after) .+?) )?(?:(?:far |much )?too late )?(that|whether|which|who|what|how|where|when) (.+)$/i;
/** "I don't want to climb the stairs, just show it on my phone": what is not wanted any more is why. */
const RATHER =
  /^(?:(?:i|we) (?:do not|don't|dont) want to|(?:i|we) (?:hate|am tired of|are tired of)) (?!be\b)(.+?)[,;.-]+ *(?:please )?(?:just|only|rather|instead|simply) (?!because\b)(\w+ .+)$/i;
/** Where the name of a thing ends. */
const ENDING = / (?:from|in|on|at|to|with|into|by|for|again|twice|when|every|all|by hand)\b/i;

/** "if the network is down the terminal has to keep recording", "if I lose my phone everything is gone". */
const WITHOUT_COMMA =
  /^((?:if|when|whenever|once|as soon as) (?:[\w'-]+ ){2,12}?[\w'-]+) ((?:(?:the|our|my|every|all) (?:[\w-]+ ){1,3}(?:must|should|shall|has to|have to|needs to|need to|wants to|want to)|(?:everything|nothing|nobody|no one|everybody|everyone)(?: else)? (?:is|are|has|gets|must|should|may|can|cannot|knows|sees)|(?:we|they|i) (?:must|should|have to|need to|want to)) .+)$/i;

/** What a leading "if", "when" or "once" has in front of the order, where no comma tells: "if a teacher is absent suggest another". */
export function withComma(text: string): string {
  if (!/^(?:if|when|whenever|once|as soon as)\b/i.test(text) || /,/.test(text)) return text;
  const told = WITHOUT_COMMA.exec(text);
  if (told && readClause(told[1]?.replace(/^\S+ (?:soon as )?/, '') ?? '')) return `${told[1]}, ${told[2]}`;
  const words = text.split(' ');
  let hasVerb = false;
  for (let at = 3; at < words.length - 1; at++) {
    const [before = '', word = '', next = ''] = words.slice(at - 1, at + 2).map((one) => one.toLowerCase());
    if (readVerb(before) && !isPlural(before)) hasVerb = true;
    const isFree =
      !/^(?:to|and|or|not|be|been|being|the|an?|that|who|which|i|we|you|they|people|let|help)$/.test(before) &&
      !DETERMINERS.has(before) &&
      !MODALS.has(before) &&
      !SUBORDINATORS.has(before) &&
      (!isPlural(before) || readVerb(before)?.form === 'third');
    const hasObject = DETERMINERS.has(next) || /^(?:me|us|them|it|him|her|everybody|everyone)$/.test(next);
    // "when wardens let a member change the plot": the verb of whoever is let.
    if (/^(?:let|lets|make|makes|help|helps|have|has|see|sees)$/.test(before)) return text;
    if (hasVerb && isFree && hasObject && isBaseVerb(word) && word !== before)
      return `${words.slice(0, at).join(' ')}, ${words.slice(at).join(' ')}`;
  }
  return text;
}

/** "owners do not get to know that wood was cut until the money arrives": they want to know at once. */
const UNTIL =
  /^((?:[\w'-]+ ){0,3}[\w'-]+?) (?:do not|does not|don't|doesn't|never) (?:get to know|learn|hear|find out|know|notice|see) (?:that|when|whether|about it when) (.+?) (?:until|before) (.+)$/i;

/** "if a kiln gets too hot, switch it off": it is what the condition speaks of. */
export function withSubjectOf(text: string): string {
  const [, link = '', condition = '', order = ''] =
    /^(if|when|whenever|once|as soon as) ([^,]+), (.+)$/i.exec(text) ?? [];
  const clause = order ? readClause(condition) : undefined;
  const [verb = '', object = ''] = order.split(' ');
  const noun = clause && readNounPhrase(clause.subject);
  if (!clause || !noun || !isBaseVerb(verb.toLowerCase())) return text;
  const isPeople = isHuman(noun.head) || isHuman(clause.subject.split(' ').at(-1) ?? '');
  const fits = object === 'it' ? !noun.plural && !isPeople : object === 'them' && noun.plural;
  if (!fits) return text;
  const named = noun.plural ? clause.subject : `the ${noun.core}`;
  return `${link} ${condition}, ${verb} ${named}${order.slice(verb.length + object.length + 1)}`;
}

/** "somebody leaves and we find out a year later that it is overgrown": they want to be told when it happens. */
const FOUND_LATE =
  /^(.+?),? (?:and|but) ((?:[\w'-]+ ){0,2}?[\w'-]+) (?:only )?(?:finds? out|notices?|learns?|hears?|realises?|realizes?|discovers?)(?: of it| about it| it)? (?:only )?(?:(?:an?|two|three|several|some|\d+)? ?(?:hours?|days?|weeks?|months?|years?) later|(?:far |much )?too late|afterwards)(?: that (.+))?$/i;

function told(text: string): string | undefined {
  const [, happens = '', finder = '', found = ''] = FOUND_LATE.exec(text) ?? [];
  if (happens && readClause(happens) && !/^(?:nobody|no one)$/i.test(finder)) {
    const isMany = PRONOUNS.has(finder.toLowerCase()) || isPlural(finder);
    const why = `${finder} ${isMany ? 'do' : 'does'} not find out too late${found ? ` that ${found}` : ''}`;
    return `${finder} ${isMany ? 'want' : 'wants'} to be told when ${lowerFirst(happens)} so that ${why}`;
  }
  const [, blind = '', fact = ''] = UNTIL.exec(text) ?? [];
  if (blind)
    return `${blind} ${isPlural(blind.split(' ').at(-1) ?? '') || PRONOUNS.has(blind.toLowerCase()) ? 'want' : 'wants'} to be told as soon as ${fact}`;
  const [, who = '', when = '', link = '', clause = ''] = LATE.exec(text) ?? [];
  if (!who || /^(?:nobody|no one|it|there|this|that)$/i.test(who)) return undefined;
  const before = /^(?:when|after) /i.test(when) ? '' : when.replace(/^(?:at|in|during|on) /i, ' before ');
  const many = PRONOUNS.has(who.toLowerCase()) || isPlural(who.split(' ').at(-1) ?? '');
  return `${who} ${many ? 'want' : 'wants'} to be told${before} ${before || link !== 'that' ? link : 'as soon as'} ${clause}`;
}

/** "about 40 kegs a year" -> "the kegs" */
function uncounted(things: string): string {
  const bare = things
    .replace(/^(?:(?:about|around|over|nearly|almost|some) )?\d[\d,.]* /i, '')
    .replace(/ (?:an?|per|each|every) (?:day|week|month|year|season)$/i, '');
  return bare === things ? things : `the ${bare}`;
}

/** "they copy components since they cannot find them": in the reason, them is what the first clause names last of several. */
export function withNamed(text: string): string {
  const [, fact = '', link = '', reason = ''] =
    /^(.+?),? (because|since|as) ((?:they|we|I|people|nobody|no one|somebody) .*\bthem\b.*)$/i.exec(text) ?? [];
  const clause = fact ? readClause(fact) : undefined;
  const things = clause?.kind === 'full' ? readNounPhrase(clause.rest.split(ENDING)[0] ?? '') : undefined;
  return things?.plural && !isHuman(things.head)
    ? `${fact} ${link} ${reason.replace(/\bthem\b/i, uncounted(things.text))}`
    : text;
}

/** "parents with three kids order for all of them": whom they have is named where it counts. */
export function withCounted(text: string): string {
  const [, before = '', who = '', many = '', between = '', whole = '', rest = ''] =
    /^(.*?\b)([\w-]+s) with ((?:two|three|four|five|six|several|many|\d+) (?:or more )?[\w-]+s)\b(.*?) (all|each|every one|both) of them\b(.*)$/i.exec(
      text,
    ) ?? [];
  if (!who || !isHuman(who)) return text;
  const named = /^(?:all|both)$/i.test(whole) ? `all ${many}` : `${whole} of the ${many}`;
  return `${before}${who}${between} ${named}${rest}`;
}

/** "pieces explode and nobody knows whose they were": that is what is to be seen. */
const UNKNOWN =
  /^((?!if\b|when\b).+?),? and (?:nobody|no one|none of us) (?:knows|sees|can tell|can say|finds out|remembers) ((?:whose|who|which|where|why|what|how many|how much|how long|when) .+)$/i;
/** "it takes the programmer a whole weekend to build blocks": the work is to take less time. */
const TAKES =
  /^it (?:always |often |usually |currently |still )*takes ((?:the |our |my |an? )?[\w-]+(?: (?!an?\b|the\b|two\b|half\b|about\b|around\b|over\b)[\w-]+)?) ((?:(?:about|around|over|almost|nearly|at least|up to|more than) )?(?:an? |one |two |three |four |five |several |many |half |half an? |\d+ )?(?:\w+ )?(?:hours?|days?|weeks?|weekends?|evenings?|mornings?|afternoons?|minutes?|ages|forever|too long)(?: (?:(?:a|per|each|every|on|before|after) )(?:(?:the|each|every|an?) )?\w+)?) to (.+)$/i;

/** Work by which somebody finds something out. */
const FINDING =
  /^(?:count|find out|find|check|look up|look for|work out|figure out|see|search|calculate|determine|list) (?=(?:which|who|what|how|where|when|whether|whose)\b)/i;

/** The wish behind the time that something takes. */
function lessTime(text: string): string | undefined {
  const [, worker = '', time = '', work = ''] = TAKES.exec(text) ?? [];
  const toil = /^it is (?:far |way |just )?(?:too much|a lot of|so much) (?:work|effort|hassle) to (\w+ .+)$/i.exec(
    text,
  )?.[1];
  if (toil && isBaseVerb(toil.split(' ')[0] ?? ''))
    return `we want to spend less time on ${gerund(toil.split(' ')[0] ?? '')}${toil.slice((toil.split(' ')[0] ?? '').length)}`;
  const isSpeaker = /^(?:us|me)$/i.test(worker);
  if (!worker || (!isSpeaker && !isHuman(worker.split(' ').at(-1) ?? ''))) return undefined;
  const who = isSpeaker ? 'we want' : `${worker} ${isPlural(worker) ? 'want' : 'wants'}`;
  if (FINDING.test(work)) return `${who} to see ${work.replace(FINDING, '')} so that it does not take ${time}`;
  const [verb = ''] = work.split(' ');
  return `${who} to spend less time on ${gerund(verb)}${work.slice(verb.length)}`;
}

/** "I want one button to bill all visits": it is the visits that are to be billed, and with one. */
function withoutButton(text: string): string {
  return text.replace(
    /\b(needs?|wants?|would (?:like|love))(?: to have)? (an?|(?:just )?one|a single) (button|click|tap|link|function|feature) to ([a-z]+)([^,.;]*?)(?=[,.;]| so that | because | so |$)/i,
    (said: string, wanted: string, many: string, thing: string, verb: string, rest: string) =>
      isBaseVerb(verb.toLowerCase())
        ? `${wanted.replace(/^need/i, 'want')} to ${verb}${rest}${/^an?$/i.test(many) ? '' : ` with one ${thing}`}`
        : said,
  );
}

/** "editors need a way to hide comments": they want to hide them. */
export function withoutWay(text: string): string {
  return withoutButton(text).replace(
    /\b(needs?|wants?|would (?:like|love))(?: to have)? (?:an?|some|any) (?:(?:(?:more|much|really) )?(?:easy|easier|simple|simpler|quick|quicker|fast|faster|good|better|nice|nicer|convenient|comfortable|user-friendly|reliable|efficient|effective|flexible|smooth|intuitive|straightforward|modern|handy|proper) )?(?:way|possibility|option|chance|means|ability|opportunity) (?:to (\w+)|of (\w+ing))\b/i,
    (said: string, verb: string, base: string | undefined, doing: string | undefined) => {
      const action = base ?? fromGerund(doing ?? '') ?? '';
      if (!isBaseVerb(action.toLowerCase())) return said;
      return `${verb.replace(/^need/i, 'want')} to ${action}`;
    },
  );
}

/** "besides booking boats the office should track them": what is done already is no wish, but "them" is of it. */
function besidesLast(text: string): string {
  const [, things = '', wanted = ''] =
    /^(?:besides|apart from|in addition to|as well as) \w+ing ((?:the |our |an? )?[\w-]+),? ((?:the |our |all )?[\w-]+(?: [\w-]+)?? (?:should|must|can|want|wants|needs?|would) .+)$/is.exec(
      text,
    ) ?? [];
  return wanted ? wanted.replace(isPlural(things.split(' ').at(-1) ?? '') ? /\bthem\b/i : /\bit\b/i, things) : text;
}

/** "Instead of sending files by e-mail, translators should hand them in here": what is spared goes behind, and what "them" means is told. */
export function insteadLast(said: string): string {
  // "instead of sending files we would rather hand them in": the comma that is missing.
  const text = said
    .replace(/^((?:instead of|rather than) \w+ing [^,.!?]+?) (?=(?:I|we) (?:would|want|need|should|could)\b)/i, '$1, ')
    .replace(/^((?:instead of|rather than) [^,.!?]+, (?:I|we) would) rather (?=[a-z])/i, '$1 like to ');
  const [, doing = '', things = '', more = '', wanted = '', end = ''] =
    /^(?:instead of|rather than) (\w+ing) ((?:(?:the|an?|our|my|their|all|each|every) )?[\w-]+)((?: [^,.!?]+)?), ([^.!?]+)(.*)$/is.exec(
      text,
    ) ?? [];
  if (!wanted) return besidesLast(text);
  return `${wanted.replace(isPlural(things.split(' ').at(-1) ?? '') ? /\bthem\b/i : /\bit\b/i, things)} instead of ${doing} ${things}${more}${end}`;
}

/** "can you make the list only show open cases": the list is to show them. */
const MADE =
  /^(?:(?:please |can you |could you |can we |we should |let's )+)?make ((?:the|our|my|this|that|each|every|all) (?:[\w-]+ )??[\w-]+?) (only |always |also |automatically |not )?([a-z]+) (?=\w)(?!(?:much |a lot |a bit |even |more |less )?(?:more|less|easier|simpler|faster|quicker|clearer|nicer|better|shorter|longer|bigger|smaller|easy|simple|fast|quick|clear|useful|helpful|readable)\b)(.+)$/i;

function made(text: string): string | undefined {
  const [, thing = '', how = '', verb = '', rest = ''] = MADE.exec(text.replace(/\?$/, '')) ?? [];
  // "make the list sortable", "make the map load faster" are read elsewhere.
  const isDeed =
    /^(?:show|list|display|hide|include|contain|ask|send|remember|accept|name|say|sort|open|start|stop|count|ignore|print|use)$/.test(
      verb,
    );
  return isDeed && isBaseVerb(verb) ? `${thing} should ${how}${verb} ${rest}` : undefined;
}

/** "if a piece fails, tell the goldsmith why": why it fails. */
export function withWhy(text: string): string {
  return text.replace(
    /^(?:if|when) ([^,]+?),? (tell|show|inform) ((?:the |our |each |every )?[\w-]+(?: [\w-]+)?) why$/i,
    '$2 $3 why $1',
  );
}

const QUESTIONS =
  /, (?:and )?(?=(?:which|who|what|where|when|whose|how (?:many|much|long|often)) (?:[\w-]+ )?(?:is|are|was|were|has|have|did|does|do|can|must|should|will|\w+s)\b)/gi;
/** What is done with a thing of such a name; any other word in front of it names what it is about. */
const DONE_TO =
  /^(?:show|see|print|export|open|share|edit|create|add|delete|update|view|sort|filter|search|import|download|hide|send|change|copy|check|sync|need|want|save|fix|improve|remove|lock|read|use|publish|colou?r|embed|translate|rename|archive|split|merge|clear|reset|build|make|get|have|keep|availability|the|an?|our|my|your|each|every|this|that|no|all)$/i;

/** "drill calendar": two nouns, although the first could be an order. */
function toolIn(text: string): string | undefined {
  const [, first = '', tool = ''] =
    /^([a-z]+) (calendar|map|gallery|dashboard|tracker|timeline|diary|overview|archive|history|checklist|leaderboard)$/i.exec(
      text,
    ) ?? [];
  return first && !isPlural(first) && !DONE_TO.test(first)
    ? `we need ${withArticle(`${first.toLowerCase()} ${tool}`)}`
    : undefined;
}

/** "no idea which of them are new": whoever says so wants to see it. */
const NO_IDEA =
  /^(?:no (?:idea|clue)|not sure|never sure|unsure|hard to (?:tell|say|know)) (?=(?:which|who|what|where|when|how|whether|why)\b)/i;
/** "urgent cases should come first": they are to be seen first. */
const FIRST =
  /^([\w' -]+?) (?:should|must) (?:come|be|stand|appear|be listed|be shown) (first|at the top|on top)(?: of the list)?$/i;

/** A sentence whose wish is wrapped up in praise, doubt or dislike, as the plain wish; nothing for all others. */
export function recast(text: string): string | undefined {
  const sensible = SENSIBLE.exec(text.replace(/\?$/, ''))?.[1];
  const praised = sensible ?? PRAISED.exec(text)?.[1];
  if (praised) {
    const [first = '', ...rest] = praised.split(' ');
    const verb = /^(?:an?|the|some|more|another|one)$/i.test(first) ? undefined : fromGerund(first);
    return verb && isBaseVerb(verb) ? `we want to ${[verb, ...rest].join(' ')}` : sensible && `we need ${praised}`;
  }
  const sought = wishAsked(text);
  if (sought) return sought;
  const [, spared = '', rather = ''] = RATHER.exec(text) ?? [];
  if (rather && isBaseVerb(rather.split(' ')[0]?.toLowerCase() ?? '')) {
    // "to see whether the kiln is free, just show it": it is what one climbs the stairs for.
    const [, chore, sought] =
      /^(.+?) (?:just |only )?to (?:see|find out|know|check|learn) ((?:whether|if|who|what|which|where|when|how) .+)$/i.exec(
        spared,
      ) ?? [];
    const meant = sought
      ? rather.replace(/^(show|tell|send|give)( me| us)? (?:it|that|this)\b/i, `$1$2 ${sought}`)
      : rather;
    return `${meant} so that I do not have to ${meant === rather ? spared : chore}`;
  }
  // "which papers wait, who is late, what was decided": questions that belong together.
  const asked =
    /^(?:which|who|what|where|when|how|whose)\b/i.test(text) && !text.endsWith('?')
      ? text.replace(QUESTIONS, ' and ')
      : text;
  if (asked !== text) return asked;
  const reworded = made(text);
  if (reworded) return reworded;
  const named = toolIn(text);
  if (named) return named;
  if (NO_IDEA.test(text)) return text.replace(NO_IDEA, 'I do not know ');
  if (FIRST.test(text)) return text.replace(FIRST, 'we want to see $1 $2');
  const [, happens = '', unknown = ''] = UNKNOWN.exec(text) ?? [];
  // "it is never cleaned and nobody knows who had it last": once one knows, it is cleaned.
  const relief =
    happens && /\b(?:never|not|no longer|isn't|aren't|don't|doesn't)\b/i.test(happens)
      ? relieveText(happens)
      : undefined;
  const subject = relief ? readClause(happens)?.subject : undefined;
  if (relief && subject)
    return `we want to see ${unknown.replace(/\b(?:it|them)\b/i, /^(?:the|our|an?|my)\b/i.test(subject) || isPlural(subject) ? subject : `the ${subject.toLowerCase()}`)} so that ${relief}`;
  if (happens && readClause(happens)?.kind === 'full') return `we want to see ${unknown} when ${happens}`;
  return lessTime(text) ?? told(text);
}
