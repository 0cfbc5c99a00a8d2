import { pattern } from './language/pattern.ts';
import type { Actor } from './find-actor.ts';
import { isFunction } from './lexicon/agents.ts';
import { isAgent, isDoer } from './reading/is-agent.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { isDoneTo } from './reading/named-role.ts';
import { asksWho } from './reading/read-giving.ts';
import { kindNamed, roleNamed } from './reading/role-aliases.ts';
import { groupMember, kindOf, qualifierOf, roleName } from './reading/role-name.ts';
import { plural } from './language/nouns.ts';
import { tagWords } from './language/wink.ts';
import { readVerb } from './language/verbs.ts';
import { isServed, LOOKED_AFTER, runsIt } from './role-kind.ts';
import { isMeant } from './who-is-only-mentioned.ts';
import { isNoActor } from './who-is-no-actor.ts';
import { namesOf } from './who-speaks.ts';

/** Who is named for nobody in particular: the one who wishes has to be found elsewhere. */
export const NOBODY =
  /^(?:nobody|no one|none|user|person|(?:one|same|single|other|another|wrong|right|next) (?:person|user)|colleague|new colleague|(?:[\w-]+ ){1,2}person|other|another|competitor|rival|it|he|she|you|one|else|anyone else|somebody else|someone else)$/;

/** "As a hungry person": what a full story says of somebody is who it is for. */
const KIND_OF_PERSON =
  /^(?!(?:one|same|single|other|another|wrong|right|next|new|normal|regular|average|given|certain) )[a-z-]+ person$/;

/** Verbs that are nouns in a name as well: "play leader", "work planner", "drive coach". */
function isNamePart(word: string): boolean {
  return tagWords(word)[0]?.tag !== 'VERB';
}

/** Whether the words name people, whom no description needs to know. */
function isSomebody(name: string): boolean {
  // "the course calendar take partners": more than a name.
  if (
    name
      .split(' ')
      .slice(0, -1)
      .some((word) => readVerb(word)?.form === 'base' && !isNamePart(word))
  )
    return false;
  const words =
    name
      .replace(/^member of (?:the )?/, '')
      .split(' of ')[0]
      ?.split(' ') ?? [];
  const last = words.at(-1) ?? '';
  return isAgent(last) || isDoer(last) || isFunction(words.join(' '));
}

/** "central monitors who oversee sites": whoever the description tells what they do is somebody, whatever the word means. */
function isKnown(name: string, { sentences }: Product): boolean {
  const many = plural(name);
  return (
    /^hire$/.test(name) || sentences.some((sentence) => pattern(`\\b${RegExp.escape(many)} who\\b`, 'i').test(sentence))
  );
}

/** "the planner" of an app that plans something: the product itself. */
function isProduct(said: string, name: string, { name: product, sentences }: Product): boolean {
  const root = /^the (\p{L}{3,}?)(\p{L})?\2?(?:er|or)$/iu.test(said) ? name.replace(/(?:er|or)$/, '') : '';
  const verb = root && (readVerb(root) ? root : root.replace(/(.)\1$/, '$1'));
  return (
    verb !== '' &&
    sentences.some((sentence) =>
      pattern(`^${RegExp.escape(product)} (?:${verb}e?s\\b|is an? (?:\\w+ ){0,2}${name}\\b)`, 'i').test(sentence),
    )
  );
}

/** "my wife has stopped sleeping here": of somebody at home it is told, and they wish for nothing themselves. */
function isOnlyTold(text: string, said: string): boolean {
  return (
    /^(?:my|our) (?:[\p{L}-]+ )?(?:wife|husband|partner|spouse|boyfriend|girlfriend|hubby|son|daughter|kids?|children|mum|mom|mother|dad|father|parents?|sister|brother|aunt|uncle|nan|gran|grandma|grandpa|friend|neighbours?|neighbors?|boss|colleagues?)$/iu.test(
      said,
    ) &&
    !pattern(
      `\\b${RegExp.escape(said)} (?:also |both |all |really |now )?(?:wants?|would|['’]d|wish|wishes|needs?|should|asks?|asked|could|can|may|must|has to|have to|cannot|can['’]t|does not|do not|doesn['’]t|don['’]t)\\b|\\b(?:let|allow|help|so that|tell|remind|show|for) ${RegExp.escape(said)}\\b`,
      'i',
    ).test(text)
  );
}

/** Whether somebody is only what something is done to: "can a pupil be marked", "drivers can't be sent to a client". */
function hasItDone(text: string, said: string): boolean {
  // Asked of the text before a pattern is made of the words.
  if (!/ be \w/i.test(text)) return false;
  const who = RegExp.escape(said);
  const done =
    pattern(`^(?:can|could|may|should|must|shall|might|will|would) ${who}\\b[^.?!]{0,60}? be (\\w+)`, 'iu').exec(
      text,
    )?.[1] ??
    pattern(
      `^${who} (?:cannot|can['’]t|can not|must not|mustn['’]t|may not|may only|can only|must only) be (\\w+)`,
      'iu',
    ).exec(text)?.[1];
  // "sent to a client", but "sent a list"
  const isSent = done === 'sent' && !/\bbe sent (?:an?|the|their|his|her|this|that)\b/i.test(text);
  return done !== undefined && (isSent || isDoneTo(done.toLowerCase()));
}

/** "have members that were inactive removed": those with whom the product does so do not ask for it. */
function isGone(wish: string, said: string): boolean {
  return pattern(
    `^have (?:the |all )?${RegExp.escape(said)}\\b.* (?:anonymi[sz]ed|archived|banned|blocked|deactivated|deleted|locked|merged|purged|removed|suspended)\\b`,
    'iu',
  ).test(wish);
}

/** "suggest tutors who know the book": people that are shown to somebody else. */
function isContent(text: string, said: string): boolean {
  const at = text.toLowerCase().indexOf(said.toLowerCase());
  const before = text.slice(0, Math.max(at, 0));
  const behind = text.slice(at + said.length);
  // "show the cook who has ordered": the cook is shown who.
  if (asksWho(said, (behind.split(/[.!?]|,? and let /)[0] ?? '').trim())) return false;
  return (
    /\b(?:show|showing|shows|suggest|suggests|suggesting|list|lists|listing|display|find|recommend|offer|offering|propose|hide|hiding|sort|filter|rank)\s+(?:me |us )?(?:only |all |the |those |any |more |other )*$/i.test(
      before,
    ) &&
    /^\s*(?:who|that(?! (?:the|an?|there|[a-z]+ (?:number )?\d+) )|which(?= (?:is|are|was|were|has|have|had|can|do|does|will|would|may|must|should)\b)|with|without|from|in|near|by|whose|first|$)/i.test(
      behind,
    )
  );
}

/** Who is said to act: of "the door the porter" the porter, of "no letter to guests who have paid" the guests. */
function named({ actor, text, form }: Idea): string | undefined {
  if (!actor || form === 'story') return actor;
  const one = actor
    .replace(/^(?:the |our )?(?!(?:half|all|both|one|some|most|many|each|none) )[\w-]+ (?=(?:the|our|an) [\w-]+$)/i, '')
    // "Twice this month a team": how often is nobody.
    .replace(
      /^(?:(?:once|twice|(?:two|three|four|five|several|many|\d+) times) )?(?:(?:this|last|every|each) (?:day|week|month|year|season|summer|winter|spring|autumn|morning|evening|weekend) |(?:once|twice) )(?=\p{L}{2,}|an? )/iu,
      '',
    )
    .replace(/^(?:only )?(?:one|a single|the same|same) (?=[\w-]+$)/i, '');
  const at = text.toLowerCase().indexOf(actor.toLowerCase());
  const isDenied = /\b(?:no|not|never|without) (?:[\w-]+ ){1,4}(?:to|for) (?:the |all |any )?$/i.test(
    text.slice(0, Math.max(at, 0)),
  );
  return isDenied ? one.replace(/ (?:who|that|with|without) .*$/i, '') : one;
}

/** "a sheet for each child", "member at the wrong gate: show where they belong": somebody else's, where it is told as a thing or as an order. */
function isOnlyMentioned(idea: Idea, names: string): boolean {
  const { form, action, text, actor = '' } = idea;
  const isOfOthers =
    form === 'noun phrase' || (form === 'imperative' && text.toLowerCase().startsWith(actor.toLowerCase()));
  return isOfOthers && action.frame !== 'told' && !isMeant(names, idea);
}

/** The one that the idea speaks of by name, where that decides. */
export function spokenOf(product: Product, idea: Idea): Actor | undefined {
  const { text } = idea;
  const said = named(idea);
  if (!said || /^(?:how|which|what)\b/i.test(said)) return undefined;
  // "two bands want the same desk": whoever has to settle it.
  if (/^(?:two|three|several|many|both) /i.test(`${said} `) && / the same\b/i.test(text)) return undefined;
  if (idea.form === 'system' && isGone(idea.action.wish, said)) return undefined;
  const name = roleName(said);
  // "do not lend it to people who owe a fee"
  if (/^no longer have .+ to (?:people|those|users?|anyone|anybody|everyone|everybody)\b/.test(idea.action.wish))
    return undefined;
  if (product.toldOf && roleNamed(name, product.toldOf)) return undefined;
  // "people on the waiting list": nobody's role, and not anybody.
  const among = /^(?:the )?people ((?:on|in|at|from|with|without) .{3,40})$/i.exec(said)?.[1];
  if (among) return { name: 'person', full: `person ${among}`, grounding: { source: 'idea' }, isGuess: false };
  // Who says "users" means all of them.
  if (
    name === 'user' &&
    /^(?:(?:the|all|our|my|every|each|any) )?users?$/i.test(said) &&
    !product.roles.some((role) => role.name === 'user')
  )
    return { name, grounding: { source: 'idea' }, isGuess: false };
  // "users who do not see well": those of them for whom the product is made.
  const served =
    name === 'user' &&
    /^(?:users?|people|those) (?:who |(?:under|over|of|of at least) \d+ (?:to \d+ )?years?\b)/i.test(said)
      ? (product.roles.find((role) => role.name === 'user') ?? product.roles.find(isServed))
      : undefined;
  // "as someone who rents two flats": one of the users, where there are no others.
  const anyUser =
    name === 'user' && /^(?:someone|somebody|anyone|a person) who /i.test(said)
      ? product.roles.find((role) => role.name === 'user')
      : undefined;
  if (anyUser) return { name, full: name + qualifierOf(said, name), grounding: { source: 'idea' }, isGuess: false };
  if (served)
    return {
      name: served.name,
      full: served.name + qualifierOf(said, served.name),
      grounding: { source: 'assumption' },
      isGuess: product.roles.length > 1,
    };
  if (NOBODY.test(name) && !(idea.form === 'story' && KIND_OF_PERSON.test(name))) return undefined;
  const role = idea.form === 'story' ? undefined : (roleNamed(name, product.roles) ?? kindNamed(name, product.roles));
  if (idea.form !== 'story' && !role && !isSomebody(name) && !isKnown(name, product)) return undefined;
  if (idea.form !== 'story' && !role && isProduct(said, name, product)) return undefined;
  if (role && isContent(idea.text, said)) return undefined;
  if (idea.form !== 'story' && !role && (isOnlyTold(idea.text, said) || isNoActor(said, name, idea))) return undefined;
  if (idea.form !== 'story' && hasItDone(idea.text, said)) return undefined;
  if (isOnlyMentioned(idea, role ? namesOf(role, product.roles) : RegExp.escape(said))) return undefined;
  // "The funder wants a list. I made it by hand": somebody outside gets it from whoever typed this.
  if (idea.form !== 'story' && !role && runsIt(idea) && /\b(?:i|we) [^.!?]*\bby hand\b/i.test(idea.text))
    return undefined;
  // "Holiday planner with two calendars": what the idea is called is a thing.
  if (idea.form === 'noun phrase' && !role && !name.includes(' of ') && idea.text.startsWith(said)) return undefined;
  // "the second baby has no number yet": who is looked after wishes for nothing here.
  if (!role && LOOKED_AFTER.test(name.split(' ').at(-1) ?? '') && idea.form !== 'story') return undefined;
  const mended = idea.form === 'story' ? roleNamed(name, product.roles) : undefined;
  // A full story keeps the person's own word, but for slips of the fingers.
  const kept = mended && mended.name.split(' ').length === name.split(' ').length ? mended.name : name;
  const own = role ? groupMember(role.name) : kept === 'staff' ? groupMember(kept) : kept;
  return {
    name: own,
    full: kindOf(said, own) + own + qualifierOf(said, own),
    grounding: { source: 'idea' },
    isGuess: false,
  };
}
