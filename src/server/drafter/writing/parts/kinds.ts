import { negate, readClause } from '../../language/clause.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { article, isMass, isPlural, plural, singular, withArticle } from '../../language/nouns.ts';
import { readVerb } from '../../language/verbs.ts';
import { upperFirst } from '../../language/capitals.ts';
import { askedOf } from '../clauses-inside.ts';
import { assumed, said, type Part, type PartRule, type Told } from './part.ts';

const LISTED =
  /^(?:find|see|view|show|list|compare|search|browse|look up|get|detect|recognise|recognize|spot|identify|filter|count|export)\b/;
/** What is done to some of a kind, and not to the others. */
const SORTED =
  /^(?:find|see|view|show|list|compare|search|browse|look up|detect|recogni[sz]e|spot|identify|filter|count|export|refuse|reject|decline|turn down|block|turn away|choose|pick|select|suggest|recommend|label|mark|tag|highlight|flag|delete|remove|archive|hide|thank|reward|print|import|invite|approve|check|verify|warn|skip|exclude|group|sort)\b/;
const TAKEN = /^(?:refuse|reject|decline|turn down|turn away)\b/;
const OFFERED = /^(?:choose|pick|select|suggest|recommend|book|reserve|order)\b/;

/** "a booking that overlaps another one": what does not is treated in another way. */
function otherKind(told: Told): readonly Part[] {
  const { action, slots } = told;
  const { core, frame } = action;
  const object = frame === 'told' ? undefined : core.object;
  if (!object || askedOf(action) || !slots.has('one')) return [];
  const [, name = '', whole = ''] = /^(.+?) (?:that|which|who) (.+)$/i.exec(object.body) ?? [];
  // How it is done belongs to the deed.
  const rel = whole.replace(/ (?:with|in|by) (?:one|two|three|a single) (?:click|tap|step|move|swipe)s?$/i, '');
  if (
    !rel ||
    rel.split(' ').length > 9 ||
    /\b(?:and|or|but|must|should|may|might|would|will|I|we|they|my|our|their)\b/i.test(rel)
  )
    return [];
  // "weeks that end tomorrow": when it ends is what tells them apart.
  const behind = action.wish.slice(action.wish.indexOf(object.text) + object.text.length);
  if (
    !rel.includes(' ') &&
    /^ (?:today|tomorrow|tonight|on|in|at|within|this|next|soon|by|before|after|until)\b/.test(behind)
  )
    return [];
  // "contracts that end within a month": the half of it tells nothing apart.
  if (!rel.includes(' ') && core.tails.length > 0 && frame === 'done') return [];
  if (/ (?:of|for|from|with|in|on|to)(?: |$)/.test(name) || name.split(' ').length > 3) return [];
  const subject = object.plural ? plural(name) : withArticle(singular(name));
  const clause = readClause(`${subject} ${rel}`);
  if (!clause || clause.subject.toLowerCase() !== subject.toLowerCase()) return [];
  // "first" and "for two days" are not what tells the others apart.
  if (
    /\bfirst$/i.test(rel) ||
    (clause.negated && /\bfor \w+ (?:hour|day|week|month|year)s?\b/i.test(rel)) ||
    /,/.test(rel)
  )
    return [];
  // What is not to be done to these is done to the others.
  if (frame === 'done' && /^have .+ not \w+/.test(action.wish)) return [];
  // "who have no owner": the others have one.
  const lacks = clause.kind === 'have' && !clause.negated ? /^no ([a-z-]+)(.*)$/i.exec(clause.rest) : null;
  const has = `${object.plural ? 'have' : 'has'} ${isPlural(lacks?.[1] ?? '') || isMass(lacks?.[1] ?? '') ? '' : `${article(lacks?.[1] ?? '')} `}${lacks?.[1]}${lacks?.[2]}`;
  const not = (lacks ? has : negate(clause).slice(subject.length).trim())
    .replace(/\bnot still\b/, 'no longer')
    .replace(/^((?!.*\bnot\b).*) yet\b/, '$1 already');
  if (!SORTED.test(core.verb)) return [];
  const is = object.plural ? 'are' : 'is';
  const who = slots.get('who') ?? 'that';
  const done = slots.get('done');
  // Whoever turns something down themselves says nothing of the rest.
  if (TAKEN.test(core.verb) && frame === 'do') return [];
  const result = TAKEN.test(core.verb)
    ? `${is} accepted`
    : // "no longer show courses that are full": the others are.
      frame === 'not'
      ? LISTED.test(core.verb)
        ? `${is} still listed`
        : done && `can still be ${done}`
      : LISTED.test(core.verb)
        ? `${is} not listed`
        : OFFERED.test(core.verb)
          ? `${is} not offered`
          : done && `${is} not ${done}`;
  return result ? assumed(`${upperFirst(subject)} ${who} ${not} ${result}.`, told) : [];
}

/** "all apiaries within 3 km of a case": what is further away is not in it. */
function nearby(told: Told): readonly Part[] {
  const isNear =
    /\bwithin \d[\d.,]* ?(?:km|m|mi|miles?|met(?:re|er)s?|kilomet(?:re|er)s?|minutes?) (?:of|from|around)\b/i.test(
      told.wish,
    );
  return isNear && /^(?:get|receive|see|show|view|find|list|search|export|filter)\b/.test(told.action.core.verb)
    ? said('{A unit} {who} is further away is not listed.', told)
    : [];
}

/** "to only part of the class": the others do not get it. */
function onlyPart(told: Told): readonly Part[] {
  const whole = /\b(?:to|for|with) (?:only |just )?(?:a )?(?:part|half|some) of (?:the |my |our |their )([\w-]+)/i.exec(
    told.wish,
  )?.[1];
  return whole && told.action.frame === 'do' ? said(`The rest of the ${whole} does not get {the one}.`, told) : [];
}

/** "all contacts except those of a partner", and not "the price, except for gift cards": some of those that it is done to. */
function isAmong(whom: string, { core: { object } }: Told['action']): boolean {
  return object === undefined || object.plural || /^(?:the|my|our|their|those) /i.test(whom);
}

/** "from everybody except the volunteers": of those it does not hold. */
function except(told: Told): readonly Part[] {
  const { wish, action, slots } = told;
  const whom =
    /\b(?:except|apart from|but not)(?: for| to)? ((?:the |my |our |their |those )?[\w-]+(?: [\w'-]+){0,8})$/i
      .exec(wish)?.[1]
      ?.trim();
  // "but not more than twice": how often is a bound, and nobody is left out.
  if (!whom || /^(?:more|less|fewer|at|twice|once|until|before)\b/i.test(whom)) return [];
  // "offered, but not ticked already": how it is not, and nobody is left out.
  if (readVerb(whom.split(' ')[0] ?? '')?.form === 'past' && !readNounPhrase(whom)?.plural) return [];
  const when = /\b(?:but not|except) ((?:if|when|once|after|while) .+)$/i.exec(wish)?.[1];
  // "but not after it was packed": from then on it can no longer be done.
  if (when)
    return action.frame === 'do' && slots.has('done')
      ? said(`{The one} ${/^(?:after|once)\b/i.test(when) ? 'can no longer' : 'cannot'} be {done} ${when}.`, told)
      : [];
  // "send it by e-mail, except to people who want paper": they are not what is sent.
  if (/^(?:if|when|while|because)\b/i.test(whom) || /\b(?:except|apart from|but not) to /i.test(wish)) return [];
  // "except in the summer break"
  if (/^(?:in|on|at|during|for|from|by|with) /i.test(whom))
    return /^(?:do|done)$/.test(action.frame) && slots.has('done')
      ? said(`${upperFirst(whom)} nothing is {done}.`, told)
      : [];
  // "let them download a lesson, but not for paid courses": of those it is not the thing itself.
  if (/\b(?:except|apart from|but not) (?:for|to) /i.test(wish) && action.frame === 'do' && !isAmong(whom, action))
    return said(`For ${whom} {the one} cannot be {done}.`, told);
  const [head = ''] = whom.replace(/^(?:the|my|our|their|those) /i, '').split(' ');
  const isMany = (readNounPhrase(whom)?.plural ?? isPlural(head)) || /^those\b/i.test(whom);
  if (/^(?:hide|conceal|mask|blur)\b/.test(action.core.verb))
    return [
      ...said(`${upperFirst(whom)} can still see {the one}.`, told),
      ...assumed('Nobody else finds {the one} by a search.', told),
    ];
  return /^(?:do|done)$/.test(action.frame) && slots.has('done') && !/ to (?:everybody|everyone|all)\b/i.test(wish)
    ? said(`${upperFirst(whom)} ${isMany ? 'are' : 'is'} not {done}.`, told)
    : [];
}

/** "only to people who are registered": the others are refused. */
function onlyFor(told: Told): readonly Part[] {
  const who =
    /\bonly (?:to|for|by) (?:people|those|somebody|anybody|customers|members|users|[a-z]+s) who ((?:[\w'-]+ ){1,5}[\w'-]+)$/i
      .exec(told.wish)?.[1]
      ?.trim();
  const clause = who && readClause(`they ${who}`);
  // What is so only for some is told of the others.
  if (!clause || told.action.outcome) return [];
  const not = negate(clause)
    .replace(/^they /, '')
    .replace(/\bnot already\b/, 'not yet')
    .replace(/^are\b/, 'is')
    .replace(/^have\b/, 'has')
    .replace(/^do\b/, 'does');
  return assumed(`Somebody who ${not} is refused and told why.`, told);
}

/** "rerun only the failed jobs": the others are left alone. */
function onlyThose(told: Told): readonly Part[] {
  const name = /^\w+(?: \w+)? only (?:the )?([\w-]+ [a-z-]+s)\b/i.exec(told.wish)?.[1];
  const units = told.slots.get('units');
  return name && units?.toLowerCase() === name.toLowerCase()
    ? said(`The other ${units.split(' ').at(-1)} are not {done}.`, told)
    : [];
}

/** "only be shown jobs in the languages they know": what is in another one is not. */
function onlyIn(told: Told): readonly Part[] {
  const [, lead = '', where = ''] =
    /\b(in|from|of|for|on|at) (?:the |their |my |our )?([a-z]+s)(?: (?:they|that|which|where|he|she|who)\b| I\b|$)/i.exec(
      told.wish,
    ) ?? [];
  // "sitters who are free on my dates": the clause tells the others apart.
  if (/ (?:who|that|which) /.test(told.wish.split(` ${lead} `)[0] ?? '')) return [];
  return where && /\bonly\b/i.test(told.idea) && /^(?:be shown|see|get|receive|be offered)\b/.test(told.wish)
    ? assumed(`{A one} ${lead} another ${singular(where)} is not shown.`, told)
    : [];
}

/** "write to their own section only": not to another one. */
function onlyOwn(told: Told): readonly Part[] {
  const [, deed = '', lead = '', where = ''] =
    /^([a-z]+(?: [a-z-]+){0,3}) (to|in|into|for|on|of|from|with) (?:only )?(?:their|my|his|her) own ([a-z-]+)(?: only)?$/i.exec(
      told.wish,
    ) ?? [];
  return deed &&
    /\bonly\b/i.test(told.idea) &&
    told.action.frame === 'do' &&
    !told.action.rule &&
    told.action.core.verb !== 'see'
    ? said(`{An actor} cannot ${deed.replace(/ only$/, '')} ${lead} another ${singular(where)}.`, told)
    : [];
}

const WITHOUT =
  /^(?:find|see|show|list|search for|search|filter|browse|exclude|hide|skip|delete|remove|refuse|reject|block)\b/;

/** What is said along with a deed, and is no part of the thing: "reject hours with a comment". */
const SAID_WITH =
  /^(?:an? |any )?(?:short |written )?(?:comment|reason|note|message|explanation|remark|warning|click|tap)$/i;

/** "find huts with a free bed": one without is not among them. */
function lacking(told: Told): readonly Part[] {
  const { core, frame } = told.action;
  const [first] = core.tails;
  const what = /^with ((?:an? |any )?[a-z-]+(?: [a-z-]+)?)$/i.exec(first?.lead === 'with' ? first.text : '')?.[1];
  if (!what || SAID_WITH.test(what) || frame !== 'do' || !WITHOUT.test(core.verb) || !core.object?.plural) return [];
  const result = LISTED.test(core.verb) || core.verb.startsWith('search') ? 'listed' : told.slots.get('done');
  return result ? assumed(`{A one} without ${what} is not ${result}.`, told) : [];
}

const COLOURS = /\bin (red|green|yellow|orange|blue|grey|gray|bold|italics|capitals)\b/i;

/** "show overtime in red": nothing else is. */
function inColour(told: Told): readonly Part[] {
  const colour = COLOURS.exec(told.wish)?.[1];
  // "see who is overbooked in red": whoever it is has no name.
  if (!told.action.core.object || /^(?:see|show|list) (?:who|which|what|whether)\b/.test(told.wish)) return [];
  return colour && /^(?:see|show|display|mark|flag|highlight|list|print|write)\b/.test(told.action.core.verb)
    ? assumed(`Nothing but {objects} is shown in ${colour.toLowerCase()}.`, told)
    : [];
}

/** The criteria for what is not meant, the most telling first. */
export const KINDS: readonly PartRule[] = [
  except,
  nearby,
  onlyPart,
  onlyFor,
  onlyIn,
  onlyOwn,
  onlyThose,
  otherKind,
  lacking,
  inColour,
];
