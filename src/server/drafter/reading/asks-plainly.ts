import { isPlural } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { plainlyMeant } from './rhetorical.ts';
import { upperFirst } from '../language/capitals.ts';

const SENT_ELSEWHERE =
  /^(?:please )?(?:don't|do not|never) (send|give|show|mail|text|forward|assign|offer|hand|post|deliver|print|book|route) (.+?) (to|by|in|on|with|via) (.+?)[,;.] ?(?:but )?(?:please )?(?:rather |just |instead )?\1 (?:them|it|these|those) (to|by|in|on|with|via|into) (.+?)(?: instead)?[.!]?$/i;
/** When it holds, behind whom it is for. */
const CASE = /^(.+?) ((?:directly )?(?:if|when|while|once|after|before|unless|as long as|who|that)\b.*)$/i;

/** "don't send it to A if they are young, send it to B": both halves in one order. */
function sentElsewhere(text: string): string | undefined {
  const [, verb = '', what = '', lead = '', whom = '', to = '', other = ''] = SENT_ELSEWHERE.exec(text) ?? [];
  if (!other || /[.?!]\s/.test(text.slice(0, -1).replace(/[,;.] /, ' '))) return undefined;
  const [, who = whom, when = ''] = CASE.exec(whom) ?? [];
  const plain = who.replace(/ directly$/i, '');
  const [, before = '', by = ''] =
    to.toLowerCase() === lead.toLowerCase() ? [] : (new RegExp(`^(.+) (${to} .+)$`, 'i').exec(plain) ?? []);
  const order = by
    ? `${verb} ${what} ${lead} ${before} ${to} ${other} instead of ${by}`
    : `${verb} ${what} ${to} ${other} instead of ${lead.toLowerCase() === to.toLowerCase() ? plain : `${lead} ${plain}`}`;
  const rest = when.replace(/^directly /i, '');
  return `${upperFirst(order)}${rest ? ` ${rest}` : ''}`;
}

/** "why can't I see as a backer how many": whoever asks says who they are. */
function askedAs(text: string, people: People): string | undefined {
  const [, opens = '', deed = '', role = '', rest = ''] =
    /^(why (?:can't|cannot|can not|don't)|can|could|may|how can|when can) I ([a-z]+(?: [\w-]+){0,5}?),? as (an? [\w-]+(?: [\w-]+)?),? ((?:how|what|which|who|whose|where|when|whether|the|all|every|my|an?)\b.+)$/i.exec(
      text,
    ) ?? [];
  if (!role || !people.isPersonPhrase(role)) return undefined;
  const theirs = `${deed} ${rest}`
    .replace(/\bmy\b/g, 'their')
    .replace(/\bI\b/g, 'they')
    .replace(/\bme\b/g, 'them');
  return `${opens} ${role} ${theirs}`;
}

/** "what if a client wants to go back - can they do that themselves?": that is what they want to do. */
function askedOfThat(text: string): string | undefined {
  const [, who = '', deed = '', how = ''] =
    /^what if (.+?) wants? to (.+?)(?:,| -| –|\?) (?:can|could) (?:they|he|she) (?:also )?do (?:that|this|so|it)\b ?([^?]*)\?$/i.exec(
      text,
    ) ?? [];
  return deed ? `Can ${who} ${deed} ${how}`.trim() + '?' : undefined;
}

/** "once a report is closed, can they reopen it?": it is named where it is asked for. */
function askedOnce(text: string): string | undefined {
  const [, link = '', thing = '', state = '', asks = ''] =
    /^(once|after|when) ((?:an?|the) [\w-]+(?: [\w-]+)?) ((?:is|has been|was) [a-z]+), ((?:can|could|may) [^?]+? it)\?$/i.exec(
      text,
    ) ?? [];
  return asks
    ? `${asks.charAt(0).toUpperCase()}${asks.slice(1, -2)}${thing} ${link.toLowerCase()} it ${state}?`
    : undefined;
}

/** "never have to let a kiln be booked while it is open": it must never be. */
function neverLet(text: string): string | undefined {
  const [, thing = '', rest = ''] =
    /^never (?:have to )?let (.+?) be ((?:\w+ed|\w+en|put|sent|sold|lent|built|shown|given|taken)\b.*)$/i.exec(text) ??
    [];
  // "never let me be charged twice": "I must never be" is for whoever runs it to say.
  if (!thing || /^(?:me|us|him|her|them)$/i.test(thing)) return undefined;
  return `${upperFirst(thing)} must never be ${rest}`;
}

/** "rather than making the clerk type it in": what they are spared is why. */
function sparing(text: string, people: People): string {
  const [, wanted = '', who = '', deed = '', end = ''] =
    /^([^?.!]+?),? (?:rather than|instead of) (?:making|having|forcing) ((?:the |our |an? )?(?:[\w-]+ ){0,2}?[\w-]+) (?:to )?([a-z]+ (?:it|them|all|everything|each|every|the|their|his|her)\b[^?.!]*)([?.!]?)$/i.exec(
      text.trim(),
    ) ?? [];
  // "instead of having to type it", "instead of making them type it": nobody is named.
  if (!wanted || /^(?:me|us|him|her|them|you)$/i.test(who) || !people.isPersonPhrase(who)) return text;
  if (!isBaseVerb(deed.split(' ')[0] ?? '')) return text;
  const isMany = isPlural(who.split(' ').at(-1) ?? '') || /\bpeople$/i.test(who);
  return `${wanted}, so that ${who} ${isMany ? 'do' : 'does'} not have to ${deed}${end}`;
}

/** "divers can no longer log in": what all of them could until now is missed, and nobody is to be barred from it. */
function missed(text: string, people: People): string | undefined {
  const [, who = '', deed = ''] =
    /^((?:(?:our|the|my|new|all) )?[a-z]+s) can (?:suddenly )?no longer ((?!.*(?:\d|\b(?:after|before|until|from|without|unless|once|when|if|while|than|during|within|for|on the|at the)\b))[^.!?;,]+)[.!]?$/i.exec(
      text,
    ) ?? [];
  return people.isPersonPhrase(who) ? `${who} cannot ${deed}` : undefined;
}

/** "I'd love for the bakers to see it": they are to be able to. */
function lovedFor(text: string, people: People): string {
  return text.replace(
    /(?<=^|[.!?]\s)(?:I|we)(?:'d| would)(?: really| also)? (?:love|like|prefer)(?: it)? for ([^.!?,]{3,40}?) to (?:be able to )?([a-z]+)(?= )/gi,
    (said: string, who: string, verb: string) =>
      isBaseVerb(verb) && verb !== 'be' && people.isPersonPhrase(who) && !people.isSpeaker(who)
        ? `${upperFirst(who)} should be able to ${verb}`
        : said,
  );
}

/** "we no longer want guests to be able to cancel. They should ring": they are not let, and guests are to ring. */
function noLongerWanted(text: string, people: People): string {
  return text.replace(
    /(?<=^|[.!?]\s)(?:I|we) (?:(?:no longer|don't|do not) want ([^.!?,]{3,40}?) to be able to|no longer want ([^.!?,]{3,40}?) to) ([a-z]+ [^.!?]+)([.!?] They (?=(?:should|must|have to|need to|can) ))?/gi,
    (said: string, able: string | undefined, other: string | undefined, deed: string, they: string | undefined) => {
      const who = able ?? other ?? '';
      const verb = deed.split(' ')[0] ?? '';
      if (!isBaseVerb(verb) || verb === 'be' || !people.isPersonPhrase(who) || people.isSpeaker(who)) return said;
      return `Do not let ${who} ${deed}${they ? `. ${upperFirst(who)} ` : ''}`;
    },
  );
}

/** "members should not be able to delete it, only the clerk, because ...": who alone may is a sentence of its own. */
function onlyThose(text: string, people: People): string {
  const [, ban = '', deed = '', only = '', why = '', end = ''] =
    /^([^.!?,]+ (?:should|must|may|shall) not (?:be able to |be allowed to )?)([a-z]+ [^.!?,]+), (?:but )?only ([^.!?,]{3,60}?)((?:, (?:because|since|as)|,? so that) [^.!?]+)?([.!]?)$/i.exec(
      text.trim(),
    ) ?? [];
  const isWho =
    only !== '' &&
    only.split(/ and | or /).every((who) => people.isPersonPhrase(who)) &&
    isBaseVerb(deed.split(' ')[0] ?? '');
  return isWho ? `${ban}${deed}${why}${end || '.'} Only ${only} can ${deed}.` : text;
}

/** "let members skip it instead of making them log in": they do not have to. */
function sparedThem(text: string): string {
  return text.replace(
    /\b(instead of|rather than) (?:making|having|forcing) them (?:to )?([a-z]+)\b/gi,
    (said: string, lead: string, verb: string) => (isBaseVerb(verb) ? `${lead} having to ${verb}` : said),
  );
}

/** Questions and bans of two halves, said in one. */
export function asksPlainly(text: string, people: People): string {
  const one = text.trim();
  const said = sparing(
    sentElsewhere(one) ??
      askedAs(one, people) ??
      askedOfThat(one) ??
      askedOnce(one) ??
      neverLet(one) ??
      missed(one, people) ??
      plainlyMeant(text, people),
    people,
  );
  return onlyThose(noLongerWanted(lovedFor(sparedThem(said), people), people), people);
}
