import { readNounPhrase } from '../language/noun-phrase.ts';
import type { VerbPhrase } from '../language/verb-phrase.ts';
import { participle, thirdPerson } from '../language/verbs.ts';
import { phrase, type Action } from './action.ts';
import { isHuman } from './is-agent.ts';
import { being, shown } from './products-deed.ts';

/** Deeds for which things are chosen: "reject orders without an address" is no way of rejecting. */
const CHOSEN =
  /^(?:reject|refuse|decline|delete|remove|archive|close|block|hide|flag|highlight|cancel|lock|skip|ignore|exclude|suspend|deactivate|disable|merge|approve|accept|list|count)$/;

const FOR_SO_LONG = /^(?:for|in|since) (?:an?|the last|more than|over|\d+|two|three|four|six|several) \w+/i;

/** "a file over 5 MB", "the answers of a group with fewer than three pupils", "approval by a second person": what tells which thing is meant. */
function isOfIt(tail: string, verb: string): boolean {
  return (
    /^(?:over|under|above|below) (?:\W?\d|(?:one|two|three|four|five|six|ten|twelve) )/i.test(tail) ||
    /^with (?:fewer|more|less|no|at least|at most|over|under)\b/i.test(tail) ||
    (/^with(?:out|in the same|in one)? (?!asking\b|warning\b|notice\b|confirmation\b|\w+ing\b)/i.test(tail) &&
      CHOSEN.test(verb)) ||
    (/^by /i.test(tail) && /^(?:require|request|demand|need)$/.test(verb))
  );
}

/** "ask guests how they liked it": who is asked, and what. */
function askedOf(text: string, core: VerbPhrase): Action | undefined {
  const [, who = '', what = ''] =
    /^ask ((?:(?:the|an?|all|every|each|our|new) )?(?:[\w'-]+ ){0,2}?[\w'-]+) ((?:how|what|which|whether|if|who|why|where|when|for|about|to)\b.+)$/i.exec(
      text,
    ) ?? [];
  const named = who && readNounPhrase(who);
  if (!named) return undefined;
  // Whoever is asked about "us" is asked about those who run it.
  const about = what.replace(/\b(about|of|from|with|to|for|by) us\b/i, '$1 the team');
  const wish = `have ${who} asked ${about}`;
  return { frame: 'done', wish, core, outcome: `${who} ${named.plural ? 'are' : 'is'} asked ${about}`, isThing: false };
}

/** "charge members 5 euros": who pays, and how much. */
function chargedTo(core: VerbPhrase, tails: string): Action | undefined {
  const [, who = '', amount = ''] =
    /^(?!(?:an? |the )?(?:half|third|quarter|part|rest|double|most|some)\b)((?:(?:the|an?|all|every|each) )?[\w'-]+(?: [\w'-]+)??) ((?:[€$£]?\d|half|double|an? |the |one |two|three|five|ten).*)$/i.exec(
      /^(?:charge|fine|bill|credit)$/.test(core.verb) ? (core.object?.text ?? '') : '',
    ) ?? [];
  const named = who && readNounPhrase(who);
  if (!named) return undefined;
  const done = `${participle(core.verb)} ${amount} ${tails}`.trim();
  const outcome = `${who} ${named.plural ? 'are' : 'is'} ${done}`;
  return { frame: 'done', wish: `have ${who} ${done}`, core, outcome, isThing: false };
}

/** "delete reports after 90 days": what the product does, as what somebody wants to have done. */
export function done(text: string): Action {
  const state = being(text) ?? shown(text);
  if (state) return state;
  // "be handed in before noon": of what was named before.
  const [, isSo = ''] = /^be ([a-z]+(?:ed|en|wn|ght|ld|nt|id|pt|ut) .+)$/.exec(text) ?? [];
  if (isSo)
    return {
      frame: 'done',
      wish: `be sure that it is ${isSo}`,
      core: phrase(text),
      outcome: `it is ${isSo}`,
      isThing: false,
    };
  const core = phrase(text);
  const told = core.tails.map((tail) => tail.text);
  const [base = '', ...particle] = core.verb.split(' ');
  // "automatically archive projects with no activity": what tells which ones stands beside them.
  if (told[0] === 'automatically' && isOfIt(told[1] ?? '', base)) told.push(told.shift() ?? '');
  const tails = told.join(' ');
  const asked = askedOf(text, core);
  if (asked) return asked;
  // "keep working without a connection": nothing is kept.
  // "remember which cabin it was": a question is no thing, and "stay available" has none either.
  const isThingless =
    /^(?:keep|stop|start|continue) \w+ing\b|^(?:stay|remain) |^\w+ (?:which|what|who|whose|how|where|when|whether)\b/i;
  if (!core.object || isThingless.test(text))
    return {
      frame: 'done',
      wish: `have the product ${core.text}`,
      core,
      outcome: `the product ${thirdPerson(core.text)}`,
      isThing: false,
    };
  // "the gloves that belong to a cast when somebody adds it": which are meant, and in which case.
  // What stands behind "to the next boat that has room" is where it goes.
  const isRelated = / (?:that|which|who) /i.test(core.object.text);
  const [, which = '', when = ''] =
    /^(.+? (?:that|which|who) .+?) ((?:when|whenever|if|once|as soon as|after|before) .+)$/i.exec(
      `${core.object.text} ${tails}`.trim(),
    ) ?? [];
  if (which && isRelated) {
    const then = [participle(base), ...particle, when].join(' ');
    const isMany = core.object.plural || readNounPhrase(which.split(/ (?:that|which|who) /)[0] ?? '')?.plural;
    const outcome = `${which} ${isMany ? 'are' : 'is'} ${then}`;
    return { frame: 'done', wish: `have ${which} ${then}`, core, outcome, isThing: false };
  }
  const person = chargedTo(core, tails);
  if (person) return person;
  // "donors with a rare blood group": what somebody has goes with them.
  const [first = '', ...others] = told;
  if ((/^with /i.test(first) && isHuman(core.object.head)) || isOfIt(first, base)) {
    // "without a login for a year"
    const since = /^with(?:out| no) /i.test(first) && FOR_SO_LONG.test(others[0] ?? '') ? ` ${others.shift()}` : '';
    const meant = `${core.object.text} ${first}${since}`;
    const then = [participle(base), ...particle, ...others].join(' ');
    const outcome = `${meant} ${core.object.plural ? 'are' : 'is'} ${then}`;
    return { frame: 'done', wish: `have ${meant} ${then}`, core, outcome, isThing: false };
  }
  return {
    frame: 'done',
    wish: `have ${core.object.text} ${participle(base)} ${[...particle, tails].join(' ')}`
      .replace(/\s+/g, ' ')
      .replace(/(?<!,) (?=whichever )/, ', ')
      .trim(),
    core,
    isThing: false,
  };
}
