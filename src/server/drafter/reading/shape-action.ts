import { AFFECTED } from './delivery-words.ts';
import { asHad } from './had-done.ts';
import { asDeed, givenTo, phrase, SHOW, TELL, type Action } from './action.ts';
import { shapeStop } from './shape-stop.ts';
import { freedOf } from './freed-of.ts';
import { DETERMINERS } from '../lexicon/function-words.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isBaseVerb, participle, readVerb, thirdPerson } from '../language/verbs.ts';
import type { VerbPhrase } from '../language/verb-phrase.ts';
import type { People } from './people.ts';
import { caseOf, isPlacedQuestion, onTheList, withoutGroup, withPlaceLast } from './place-last.ts';
import { done } from './done-by-product.ts';
import { isElsePeoples, isProductsDeed, shown as asksWhich } from './products-deed.ts';
import { isByHand, OUTSIDE } from './by-hand.ts';
import { asksWho, isGivenOut, toldWhom } from './read-giving.ts';
import { ensured, keeping } from './kept-so.ts';
import { withGivenArticle } from './given-article.ts';
import { baseFirst, type Request } from './read-request.ts';
import { reservedSides } from './rule-sides.ts';
import { takerIn } from './several-receivers.ts';
import { ofTheirOwn, toldInCase, withoutRelative } from './whole-receiver.ts';

const TELL_NOUN =
  /\b(?:e-?mails?|messages?|notifications?|reminders?|alerts?|sms|texts?|newsletters?|receipts?|invoices?|certificates?|vouchers?|confirmations?|links?|codes?|reports?|summar(?:y|ies)|invitations?|digest)\b/i;

function told(wish: string, core: string): Action {
  return { frame: 'told', wish: wish.trim(), core: phrase(core), isThing: false };
}

/** "remind parents who have not ordered": of what they have not done, or when they have not been there. */
function undoneOf(left: string): { wish: string; core?: string } | undefined {
  const [, done = '', rest = ''] =
    /^who (?:have|has) not (?:yet )?(\w+)\b ?(.*)$/i.exec(left.replace(/ yet$/i, '')) ?? [];
  // "who have not been to the gym for two weeks"
  if (done === 'been') return { wish: `when they have not been ${rest}` };
  const due = readVerb(done)?.base;
  if (!due) return undefined;
  const since =
    /^(.+?) (?:for|in|since) ((?:the last |more than |over )?(?:\d+|an?|two|three|four|five|six|several|last|the) .+)$/i.exec(
      rest,
    )?.[1];
  // "who have not opened a submission for two weeks": of what has waited for so long.
  return since
    ? { wish: `of ${since} that they have not ${done}${rest.slice(since.length)}`, core: `of ${since}` }
    : { wish: `to ${due} ${rest}` };
}

/** The parts of "send customers an email when ...": verb, who, the rest. */
function giving(request: Request, people: People): Action | undefined {
  if (isGivenOut(request.text, people) || (request.form === 'imperative' && isByHand(request.text))) return undefined;
  const words = request.text.replace(/^automatically\s+/i, '').split(' ');
  const verb = (words[0] ?? '').toLowerCase();
  const rest = words.slice(1).join(' ');
  const person = toldWhom(verb, rest, people);
  if (person) {
    const behind = rest.slice(person.length).trim().replace(AFFECTED, '');
    const left =
      toldInCase(verb, person, behind) ??
      caseOf(verb, person, behind) ??
      // "show receptionists who is expected once a week": what they see is who.
      (SHOW.test(verb) && asksWho(person, behind)
        ? behind
        : withPlaceLast(withoutRelative(withoutGroup(person, behind))));
    const undone = /^remind$/i.test(verb) ? undoneOf(left) : undefined;
    if (undone) return told(`be reminded ${undone.wish}`, `remind ${undone.core ?? undone.wish}`);
    // "email passengers the ticket": they get it.
    if (/^e-?mail$/.test(verb) && /^(?:the|an?|their|\d+) (?!(?:days?|hours?|minutes?|weeks?|months?)\b)/i.test(left)) {
      const wish = `get ${left.replace(/(?=,| (?:when|if|once|as soon as|before|after) |$)/i, /mail/i.test(left) ? '' : ' by e-mail')}`;
      return { frame: 'do', wish, core: phrase(wish), isThing: false };
    }
    if (TELL.test(verb)) return told(`be ${participle(verb)} ${ofTheirOwn(left)}`, `${verb} ${ofTheirOwn(left)}`);
    if (
      left &&
      (isPlacedQuestion(left) ||
        // "show customers when the crew will arrive": what they see is when.
        (SHOW.test(verb) && /^when (?!(?:it|they|I|we|he|she)\b)/i.test(left) && !/^when .+, /i.test(left)) ||
        (SHOW.test(verb) && asksWho(person, left)) ||
        !/^(?:to|that(?! (?:the|an?|their|its|there|they|[a-z]+ (?:number )?\d+) )|in|on|at|by|from|with|when|if|who|whose|and|out|off|up|back|away|down|sorted|ranked|listed|based|according)\b/i.test(
          left,
        ))
    ) {
      const take = SHOW.test(verb) ? 'see' : 'get';
      const core = phrase(`${take} ${left}`);
      // "see that bus number 12 is late": nobody sees a number.
      const seen = /^that /i.test(left) ? { ...core, object: undefined } : core;
      return { frame: 'do', wish: `${take} ${left}`, core: seen, isThing: false };
    }
  }
  const to =
    /^(?:out (?!of\b))?((?!off |away |back |over |in |up ).+?) to ((?:the |our |all |each |every |a |an )?.+)$/i.exec(
      rest,
    );
  const receiver = to && takerIn(to[2] ?? '', people);
  if (
    to &&
    receiver &&
    !OUTSIDE.test(receiver) &&
    /^(?:send|show|give|offer|email|e-mail|display|provide|text|present|forward|deliver)$/.test(verb)
  ) {
    const take = SHOW.test(verb) ? 'see' : 'get';
    const by = /^e-?mail$/.test(verb) && !/mail/i.test(to[1] ?? '') ? ' by e-mail' : '';
    const left = withoutRelative((to[2] ?? '').slice(receiver.length).trim());
    const after = left && ` ${onTheList(left)}`;
    return {
      frame: 'do',
      wish: `${take} ${to[1]}${by}${after}`,
      core: phrase(`${take} ${to[1]}${by}${after}`),
      isThing: false,
    };
  }
  return undefined;
}

/** Who gets what a system sends: "customers" of "send an email to customers". */
export function receiverOf(text: string, people: People): string | undefined {
  if (isGivenOut(text, people)) return undefined;
  const bare = text.replace(/^(?:stop|quit|do not|don't|never|no longer|avoid|please)\s+/i, '');
  const rest = bare.replace(/^(?:automatically\s+)?\S+\s+/i, '');
  const said = people.leading(rest);
  // "show the nearest office on a map": what is shown gets nothing.
  const isShown =
    said !== undefined &&
    !asksWho(said, rest.slice(said.length).trim()) &&
    !isPlacedQuestion(rest.slice(said.length).trim()) &&
    /^(?:automatically\s+)?(?:show|display|list|find|offer|hide|suggest|recommend|propose|rank)\b/i.test(bare) &&
    /^(?:(?:on|in|at|near|with|by|from|for|first|next|and|who|that|whose|sorted|ranked|based|according|when|if)\b|$)/i.test(
      rest.slice(said.length).trim(),
    );
  const first = isShown ? undefined : said;
  const to = /\bto (.+)$/i.exec(rest);
  const taker =
    to &&
    /^(?:send(?:ing)?|show(?:ing)?|giv(?:e|ing)|offer|e-?mail|display|provide|text|present|forward|deliver)\b/i.test(
      bare,
    )
      ? takerIn(to[1] ?? '', people)
      : undefined;
  // "stop sending requests to interpreters who are on holiday": those of them.
  const isMeant = taker !== undefined && /^ who /i.test((to?.[1] ?? '').slice(taker.length));
  return first ?? (isMeant ? to?.[1] : taker);
}

const SYSTEM_VERBS =
  /^(?:automatically|auto-?\w+)\b|^(?:log|sign|lock) (?:(?!me|us|myself)[\w-]+ ){1,3}(?:out|off)\b|^(?:validate|forget (?!to\b|it\b|about\b)[a-z]+|detect|encrypt|highlight|flag automatically|redirect|expire|mask|throttle)\b/i;

/** "the email should name the shop": a statement on a thing, with nobody who acts. */
function stated(said: string): Action {
  const match =
    /^(.+?)\s+(?:should|shall|must|can|could|may|will|would|(?:needs?|has|have|ought) to)\s+(also |always |only |automatically )?(not |never )?(?:be able to |be allowed to )?(.+)$/i.exec(
      said,
    );
  const subject = (match?.[1] ?? '').replace(/^(?:it|this|that)$/i, 'the product');
  const noun = readNounPhrase(subject.replace(/^only\s+/i, ''));
  const rest = match?.[4] ?? said;
  const done = /^be (\S+)(.*)$/i.exec(rest);
  const base = done ? readVerb(done[1] ?? '')?.base : undefined;
  const about = phrase(base ? `${base}${done?.[2]}` : rest.replace(/^be\s+/i, ''));
  const core = /^only\b/i.test(subject) ? about : { ...about, object: noun };
  const not = match?.[3] ? 'not ' : '';
  const how = /^(?:only|always) $/i.test(match?.[2] ?? '') ? (match?.[2] ?? '') : '';
  const keepers = /^only (.+)$/i.exec(subject)?.[1];
  if (keepers && !match?.[3] && /^(?:see|view|read|open|know)$/.test(about.verb) && about.object)
    return {
      frame: 'do',
      wish: `keep ${rest.replace(/^\S+ /, '')} for ${keepers} only`,
      core: about,
      outcome: `only ${keepers} can ${rest}`,
      isThing: false,
    };
  if (/^be\s/i.test(rest)) {
    const is = noun?.plural ? 'are' : 'is';
    return {
      frame: 'done',
      wish: `have ${subject} ${not}${rest.slice(3)}`,
      core,
      outcome: `${subject} ${is} ${not}${rest.slice(3)}`,
      isThing: false,
    };
  }
  return {
    frame: 'done',
    wish: `have ${subject} ${how}${not}${rest}`,
    core,
    ...(not ? {} : { doneTo: givenTo(about) }),
    outcome: how
      ? `${subject} ${how}${noun?.plural ? rest : thirdPerson(rest)}`
      : `${subject} can${not ? 'not' : ''} ${rest}`,
    ...(keepers ? { sides: reservedSides(keepers, rest) } : {}),
    isThing: false,
  };
}

/** Gives a request the shape that the story needs. */
export function shapeAction(request: Request, people: People): Action {
  const action = asHad(shaped(request, people));
  return request.outcome ? { ...action, outcome: request.outcome } : action;
}

/** "send a reminder, unless I have marked the invoice": whoever marks it has it sent, and does not get it. */
function ownCase(text: string): Action | undefined {
  const [, link = '', verb = ''] = / (unless|until|if|when|once) (?:I|we) (\w+) /i.exec(text) ?? [];
  if (!link) return undefined;
  const action = done(text);
  const [, thing = '', how = ''] = /^have (.+?) (sent|e-?mailed) .+$/i.exec(action.wish) ?? [];
  const is = action.core.object?.plural ? 'are' : 'is';
  const told = action.wish
    .replace(`have ${thing} ${how}`, `${thing} ${is} ${how}`)
    .replace(new RegExp(` ${link} (?:I|we) ${verb} `, 'i'), ` ${link} {the actor} ${thirdPerson(verb)} `);
  return { ...action, ...(thing ? { outcome: told } : {}) };
}

/** "send a reminder two days before the deadline": with nobody named who sends, it goes to whoever wants it. */
function toWhomItGoes({ form, actor, speaker }: Request, core: VerbPhrase): Action | undefined {
  const { verb, object, text, tails } = core;
  if (form !== 'imperative' || actor || speaker || !object || !/^(?:send|e-?mail)$/.test(verb)) return undefined;
  const rest = tails.filter(({ text: tail }) => !/^by (?:e-?mail|text|sms|post|letter|push|app)\b/i.test(tail));
  if (!TELL_NOUN.test(object.head) || rest.some(({ lead }) => lead === 'to' || lead === 'by')) return undefined;
  // "unless I have marked it": whoever marks it is not the one who gets it.
  const own = ownCase(text);
  if (own) return own;
  const wish = text.replace(/^\S+/, 'get');
  return { frame: 'do', wish, core: phrase(wish), isThing: false };
}

/** "suggest a kennel that fits": with nobody named who suggests, the product does. */
function suggested({ form, actor, speaker }: Request, said: string): Action | undefined {
  const rest =
    form === 'imperative' && !actor && !speaker ? /^(?:suggest|propose|recommend) (.+)$/i.exec(said)?.[1] : undefined;
  if (!rest || / to (?:the|an?|my|our|each|every) (?!next\b)[\w-]+$/i.test(rest)) return undefined;
  const asked = asksWhich(said);
  if (asked) return asked;
  if (!/^(?:an?|the|\d+|two|three|four|five|other|another|more|[a-z-]+s) /i.test(`${rest} `)) return undefined;
  const wish = rest.split(' ').length > 4 ? `get a suggestion for ${rest}` : `get ${rest} suggested`;
  return { frame: 'do', wish, core: phrase(said), isThing: false };
}

/** "show guests who have not paid": with nobody named who sees them, whoever orders it does. */
function shownTo({ form }: Request, said: string): Action | undefined {
  const what = form === 'imperative' ? /^(?:show|display) ([\w-]+(?: [\w-]+)? who .+)$/i.exec(said)?.[1] : undefined;
  return what ? { frame: 'do', wish: `see ${what}`, core: phrase(`see ${what}`), isThing: false } : undefined;
}

function shaped(request: Request, people: People): Action {
  const told = asDeed(request.text);
  const said = request.kind === 'act' && request.form === 'imperative' ? withGivenArticle(told) : told;
  if (request.kind === 'thing') {
    const core = phrase(`use ${said}`);
    return { frame: 'do', wish: `use ${said}`, core, isThing: true };
  }
  if (request.kind === 'stop') return shapeStop(request.text, people);
  if (request.kind === 'detail') return stated(said);
  if (request.kind === 'system') return giving(request, people) ?? shownTo(request, said) ?? done(said);
  const freed = /^no longer have to (.+)$/i.exec(said)?.[1];
  if (freed) return { frame: 'not', core: phrase(freed), ...freedOf(freed), isThing: false };
  const spared = /^be spared (.+)$/i.exec(said);
  if (spared)
    return {
      frame: 'not',
      wish: said,
      core: phrase(baseFirst(spared[1] ?? '')),
      outcome: `{the actor} no longer has to ${baseFirst(spared[1] ?? '')}`,
      isThing: false,
    };
  if (/^be (?=\w+(?:ed|en|t|n|d|own|eld)\b)/i.test(said) && !/^be able/i.test(said)) {
    const [, participleWord = '', ...rest] = said.split(' ');
    return {
      frame: 'told',
      wish: said,
      core: phrase(
        `${readVerb(participleWord)?.base ?? participleWord} them ${rest.join(' ').replace(/^of /i, 'about ')}`,
      ),
      isThing: false,
    };
  }
  const isNobodys = !request.actor && !request.speaker;
  if (isNobodys && (SYSTEM_VERBS.test(said) || /\bautomatically\b/i.test(said))) return done(said);
  if (isProductsDeed(request, said)) return { ...done(said), ...(isElsePeoples(said) ? { isOnOccasion: true } : {}) };
  const remembered = ensured(request, said) ?? keeping(request, said) ?? suggested(request, said);
  if (remembered) return remembered;
  // "show my plot to grandma": whoever has it shows it.
  const shown = !request.actor && /^(?:show|display)\s+(?!my .+ to )(.+)$/i.exec(said);
  if (shown) return { frame: 'do', wish: `see ${shown[1]}`, core: phrase(`see ${shown[1]}`), isThing: false };
  const core = phrase(said);
  const first = core.verb.split(' ')[0] ?? '';
  if (!isBaseVerb(first) && DETERMINERS.has(first))
    return { frame: 'do', wish: `use ${said}`, core: phrase(`use ${said}`), isThing: true };
  // "send an invoice to the customer": with nobody else named, the receiver is the one who profits.
  const tell =
    isNobodys && /^(?:send|email|e-mail)$/.test(first) && TELL_NOUN.test(core.object?.text ?? '')
      ? giving(request, people)
      : undefined;
  return tell ?? toWhomItGoes(request, core) ?? { frame: 'do', wish: core.text, core, isThing: false };
}
