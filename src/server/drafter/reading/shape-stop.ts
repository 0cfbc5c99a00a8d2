import { isPlural } from '../language/nouns.ts';
import { gerund, fromGerund, isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { phrase, SHOW, TELL, type Action } from './action.ts';
import type { People } from './people.ts';
import { sidesOf } from './rule-sides.ts';
import { ended } from './shape-ended.ts';

function prevented(said: string): Action | undefined {
  // "strangers from the town from seeing it": what they are kept from is a doing, the "from" before it is theirs.
  const prevent =
    /^prevent (.+?) from ((?!nothing\b|something\b|anything\b|everything\b)(?:\w+ing|be)\b.*)$/i.exec(said) ??
    (/ from .+ from /i.test(said) ? /^prevent (.+) from (.+)$/i : /^prevent (.+?) from (.+)$/i).exec(said);
  if (!prevent) return undefined;
  const [verb = '', ...rest] = (prevent[2] ?? '').split(' ');
  const gerundForm = verb.endsWith('ing') && !isBaseVerb(verb) ? verb : undefined;
  const base = gerundForm === 'being' ? 'be' : gerundForm ? (fromGerund(gerundForm) ?? verb) : verb;
  // "don't let me fire a wet pot": whoever says so is kept from it.
  const isOwn = /^(?:me|us)$/i.test(prevent[1] ?? '');
  const outcome = isOwn
    ? `{the actor} cannot ${base} ${rest.join(' ')}`
    : /^any(?:one|body)$/i.test(prevent[1] ?? '')
      ? `nobody can ${base} ${rest.join(' ')}`
      : `${prevent[1]} cannot ${base} ${rest.join(' ')}`;
  return {
    frame: 'not',
    wish: `${isOwn ? 'be kept' : `keep ${prevent[1]}`} from ${gerundForm ?? gerund(base)} ${rest.join(' ')}`.trim(),
    core: phrase([base, ...rest].join(' ')),
    outcome,
    sides: sidesOf(outcome),
    isThing: false,
  };
}

function spare(person: string, base: string, words: string): Action {
  const left = words.slice(person.length).trim();
  // "never call a client who has opted out": who is meant stays whole.
  if (
    /^(?:who|which|whose)\b/i.test(left) &&
    /^(?:call|phone|email|e-mail|mail|text|invite|contact|charge|bill|write|bother|spam|remind|notify|alert|warn|message|nag)$/.test(
      base,
    )
  ) {
    const whom = `${person} ${left}`;
    const are = isPlural(person.split(' ').at(-1) ?? '') ? 'are' : 'is';
    return {
      frame: 'not',
      wish: `no longer have ${person} ${participle(base)} ${left}`,
      core: phrase(`${base} ${whom}`),
      outcome: `${whom} ${are} no longer ${participle(base)}`,
      isThing: false,
    };
  }
  // "stop sending drivers into town": they are sent there themselves.
  if (
    /^(?:send|put|place|take|assign)$/.test(base) &&
    /^(?:(?:alone|straight|back|on (?:my|their|his|her) own) )?(?:in|into|to|onto|out|up|down|through|over|past|on|at|across|with|home|away|round|around)\b/i.test(
      left,
    )
  ) {
    const one = /^(?:two|three|four|several|both|all) /i.test(person) ? person : undefined;
    return {
      frame: 'not',
      wish: one ? `no longer have ${one} ${participle(base)} ${left}` : `no longer be ${participle(base)} ${left}`,
      core: phrase(`go ${left}`),
      outcome: `${one ?? '{the actor}'} ${one ? 'are' : 'is'} no longer ${participle(base)} ${left}`,
      isThing: false,
    };
  }
  if (TELL.test(base) || /^(?:spam|bother|call)$/.test(base) || !left)
    return {
      frame: 'not',
      wish: `no longer be ${participle(base)} ${left}`.trim(),
      core: phrase(`${base} ${left}`),
      outcome: `{the actor} is no longer ${participle(base)} ${left}`,
      isThing: false,
    };
  if (/^(?:force|make)$/.test(base))
    return {
      frame: 'not',
      wish: `no longer have ${left.startsWith('to ') ? left : `to ${left}`}`,
      core: phrase(left.replace(/^to /, '')),
      outcome: `{the actor} no longer has ${left.startsWith('to ') ? left : `to ${left}`}`,
      isThing: false,
    };
  return {
    frame: 'not',
    wish: `no longer ${SHOW.test(base) ? 'see' : 'get'} ${left}`,
    core: phrase(`${SHOW.test(base) ? 'see' : 'get'} ${left}`),
    outcome: `{the actor} no longer ${SHOW.test(base) ? 'sees' : 'gets'} ${left}`,
    isThing: false,
  };
}

/** "stop charging for it and refunding it later": what is done to the same thing afterwards. */
const AND_THEN = / and (\w+ing) (it|them)\b(?! (?:from|that|who|which)\b)(.*)$/;

/** What must not happen any more: "stop emailing the office", "get rid of the captcha". */
export function shapeStop(told: string, people: People): Action {
  // "prevent them from paying late, not even once": from that they are kept even then.
  const even = /^prevent .+ from /i.test(told) ? told.replace(/,? not (?=even\b)/i, ', ') : told;
  const plain = even.replace(/,? any ?(?:more|longer)\b/i, '');
  const [tail = '', doing = '', what = '', how = ''] = /^stop \w+ing /i.test(plain) ? (AND_THEN.exec(plain) ?? []) : [];
  const verb = fromGerund(doing);
  if (!verb) return shapedStop(plain, people);
  const first = shapedStop(plain.slice(0, plain.length - tail.length), people);
  const then = ` and have ${what} ${participle(verb)}${how}`;
  return first.wish.startsWith('no longer ') ? { ...first, wish: first.wish + then } : shapedStop(plain, people);
}

/** Messages, and to whom they go. */
const SENT_TO =
  /^(?:the |all |any )?(?!\w+ing\b)(?:[\w-]+ )?(?:e-?mails|mails|messages|newsletters|reminders|notifications|letters|texts|text messages|invoices|surveys|alerts) to \w/i;

/** "no longer be listed as the owner": what is no longer done to whoever wishes it. */
function spared(said: string): Action | undefined {
  const [, done = '', left = ''] = /^(?:no longer|never) be (\w+)(.*)$/i.exec(said) ?? [];
  const verb = readVerb(done);
  return verb && participle(verb.base) === done
    ? {
        frame: 'not',
        wish: `no longer be ${done}${left}`,
        core: phrase(`${verb.base}${left}`),
        outcome: `{the actor} is no longer ${done}${left}`,
        isThing: false,
      }
    : undefined;
}

function shapedStop(said: string, people: People): Action {
  const kept = prevented(said) ?? spared(said);
  if (kept) return kept;
  const rest = said
    .replace(
      /^(?:stop|quit|cease|avoid|refrain from|no more|do away with|get rid of|don'?t|do not|never|no longer|kill|drop)\s+/i,
      '',
    )
    .replace(/^(?:having to|the need to|more(?! than\b)|no more)\s+/i, '');
  // "stop newsletters to members who left": they are no longer sent.
  if (/^stop (?:the |all )?/i.test(said) && SENT_TO.test(rest)) return shapedStop(`do not send ${rest}`, people);
  const [first = '', ...others] = rest.split(' ');
  const base = fromGerund(first) ?? (isBaseVerb(first) ? first.toLowerCase() : undefined);
  if (!base || /^(?:no more|get rid of|do away with|kill|drop)\b/i.test(said)) {
    const head = phrase(`see ${rest}`);
    return {
      frame: 'not',
      // "no more fines for children": nobody works with or without them.
      wish:
        /^no more\b/i.test(said) && / (?:for|about|from) /.test(rest) ? `have no more ${rest}` : `work without ${rest}`,
      core: head,
      // What is on paper today does not appear anywhere.
      outcome: /^(?:the |any )?(?:paper|printed|handwritten)\b/i.test(rest)
        ? `no ${head.object?.body ?? rest} ${head.object?.plural ? 'are' : 'is'} needed any more`
        : /^no more\b/i.test(said) && / (?:for|about|from) /.test(rest)
          ? `there ${head.object?.plural ? 'are' : 'is'} no more ${rest}`
          : `no ${head.object?.body ?? rest} ${head.object?.plural ? 'appear' : 'appears'}`,
      isThing: false,
    };
  }
  const action = [base, ...others].join(' ');
  // "I would rather not have my number there": what one no longer has to do or has.
  const toil = /^have (?:to )?(.+)$/i.exec(action)?.[1];
  if (toil)
    return {
      frame: 'not',
      wish: `no longer ${action}`,
      core: phrase(/^have to /i.test(action) ? toil : action),
      outcome: `{the actor} no longer has ${action.replace(/^have /i, '')}`,
      isThing: false,
    };
  const leading = people.leading(others.join(' '));
  // "show the passenger weights", "show the highlights of other readers": whose they are, and not who sees them.
  const isOwner =
    leading !== undefined &&
    (/ of /.test(leading) ||
      (SHOW.test(base) && !isPlural(leading) && isPlural(others[leading.split(' ').length] ?? '')));
  const person = isOwner && !/^(?:members?|all|any|each|some|most) of /i.test(leading) ? undefined : leading;
  // "never tell a guest that ...": it is told at no time, and not from now on.
  if (person && /^never\b/i.test(said) && TELL.test(base)) {
    const never = spare(person, base, others.join(' '));
    return {
      ...never,
      wish: never.wish.replace(/^no longer /, 'never '),
      outcome: never.outcome?.replace(/ (is|are) no longer /, ' $1 never '),
    };
  }
  // "put a new carer with a client", "assign a coach to a lesson": they are put there themselves.
  const isPut =
    /^(?:put|place|assign)$/.test(base) &&
    person !== undefined &&
    /^ (?:to|with|on|in|into|at) /.test(others.join(' ').slice(person.length));
  if (person && (isPut || TELL.test(base) || /^(?:send|show|give|spam|bother|call|force|make)$/.test(base)))
    return spare(person, base, others.join(' '));
  return /^never\b/i.test(said) || MORE_THAN.test(said) ? ruledOut(action) : ended(action, base, people);
}

/** "don't sell more tickets than there are seats": nobody says that it is done so now. */
const MORE_THAN =
  /^(?:do not|don['’]?t) \w+ (?:(?:out|in|up|off|on) )?(?:more|fewer|less) (?:[\w-]+ ){1,3}than (?:there|we|they|it|i|the|our)\b/i;

/** "never charge the card before it is weighed": no habit that ends, but a rule. */
function ruledOut(action: string): Action {
  const core = phrase(action);
  // "never sell more boxes than we can pack": a bound stays whole.
  if (/^\w+ (?:(?:out|in|up|off|on) )?(?:more|fewer|less)\b/i.test(action))
    return { frame: 'not', wish: `never ${action}`, core, outcome: `{the actor} cannot ${action}`, isThing: false };
  if (!core.object)
    return {
      frame: 'not',
      wish: `never have to ${action}`,
      core,
      outcome: `{the actor} never has to ${action}`,
      isThing: false,
    };
  const [base = '', ...particle] = core.verb.split(' ');
  const tails = [...particle, ...core.tails.map((tail) => tail.text)].join(' ');
  // "never log me out": whoever says so is not to be logged out.
  const done = `${participle(base)} ${tails}`.trim();
  if (/^(?:me|us)$/i.test(core.object.text))
    return {
      frame: 'not',
      wish: `not be ${done}`,
      core,
      outcome: `{the actor} is not ${done}`,
      isThing: false,
      name: `no longer ${done}`,
    };
  return {
    frame: 'not',
    wish: `have ${core.object.text} not ${participle(base)} ${tails}`.trim(),
    core,
    outcome: `${core.object.text} ${isPlural(core.object.head) ? 'are' : 'is'} not ${participle(base)} ${tails}`.trim(),
    isThing: false,
  };
}
