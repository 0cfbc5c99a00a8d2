import { readVerbPhrase } from '../language/verb-phrase.ts';
import { isPlural } from '../language/nouns.ts';
import { isAgent } from './is-agent.ts';
import { phrase, type Action } from './action.ts';
import { isBaseVerb, participle, readVerb, thirdPerson } from '../language/verbs.ts';
import { doesWhatFollows } from './unwanted-doers.ts';
import type { Request } from './read-request.ts';

/** What stands behind a verb, and behind no noun that a verb follows. */
const BEHIND =
  /^(?:the|an?|any|all|their|its|his|her|our|my|this|that|these|those|more|another|it|them|himself|themselves|in|on|at|to|for|from|with|without|into|off|out|up|down|after|before|while|when|if|until|unless)$/;

/** "the person who wrote a test mark it": who is let, up to the bare verb of what they are let do. */
function partLet(said: string): { who: string; deed: string } | undefined {
  const words = said.split(' ');
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      isBaseVerb(word) &&
      BEHIND.test(words[place + 1] ?? '') &&
      !/^(?:who|that|which|the|an?|to|do|not|in|on|of|with|without|and|or)$/.test(words[place - 1] ?? ''),
  );
  return at > 0 ? { who: words.slice(0, at).join(' '), deed: words.slice(at).join(' ') } : undefined;
}

/** "not even when they are an admin": what they are kept from, they are kept from even then. */
function evenThen(deed: string): string {
  return deed.replace(/,? not (?=even\b)/i, ', ');
}

/** "stop readers from renewing it", "do not let readers renew it": whoever is named is kept from it. */
function readKept(said: string, speaker: boolean): Request | undefined {
  const letting = /^(?:do not|never|don't|stop) (?:let|letting|allow|allowing|permit) (.+)$/i.exec(said);
  const [, named = '', base = '', after = ''] =
    (letting && /^((?:the |our )?[\w-]+(?: [\w-]+)??) (?:to )?([\w-]+)\b(.*)$/i.exec(letting[1] ?? '')) ?? [];
  const isKnown = readVerb(base) !== undefined && !isBaseVerb(after.trim().split(' ')[0] ?? '');
  // "pupils see test results" has one verb, "bar staff check results" no verb behind "bar".
  const isActor = isAgent(named.split(' ').at(-1) ?? '') || isPlural(named.split(' ').at(-1) ?? '');
  const parted = letting && !isKnown ? partLet(letting[1] ?? '') : undefined;
  const [, barred = '', doing = '', rest = ''] =
    /^(?:stop|keep|hinder|block) ((?:the |our |all )?[\w'-]+(?: [\w'-]+){0,6}?) from (\w+ing)\b(.*)$/i.exec(said) ?? [];
  const [who, deed] =
    named && (isKnown || (!parted && isBaseVerb(base) && isActor))
      ? [named, evenThen(base + after)]
      : parted
        ? [parted.who, evenThen(parted.deed)]
        : barred && readVerb(doing)?.form === 'gerund'
          ? [barred, doing + rest]
          : [];
  return who && deed
    ? { form: 'negative', kind: 'stop', text: `prevent ${who} from ${deed}`, except: who, speaker }
    : undefined;
}

/** "we no longer want to write to those who have left": what whoever tells it does not do from now on. */
export function readUnwilling(said: string): { request: Request; action: Action } | undefined {
  const [, deed = ''] =
    /^(?:we|i) (?:no longer want|(?:do not|don't) want) to (.+?)(?: any ?more)?[.!]?$/i.exec(said) ?? [];
  const [verb = '', ...rest] = deed.split(' ');
  if (!/\bno longer\b|any ?more/i.test(said) || !isBaseVerb(verb) || /^(?:be|have|get|see|receive)$/.test(verb))
    return undefined;
  const wish = `no longer ${deed}`;
  return {
    request: { form: 'negative', kind: 'act', text: wish, speaker: true },
    action: {
      frame: 'not',
      wish,
      core: phrase(deed),
      outcome: `{the actor} no longer ${[thirdPerson(verb), ...rest].join(' ')}`,
      isThing: false,
    },
  };
}

/** "stop the machine when nobody is booked", "stop further payments if a report is late": an order for a case, and nothing to be rid of. */
const IN_CASE =
  /^stop (?!\w+ing\b|(?:it|this|that|these|those|them|me|us|my|our) )(?!.*(?:mail|message|reminder|call|pop-?up|noise|spam|madness|notification|advert|ad|letter)s?\b)(?:[a-z-]+ ){0,3}?[a-z-]+ (?:when|whenever|if|after|once|as soon as) (?!I\b|we\b|you\b|my\b|our\b)/i;

/** Whether an order stops something in a case, and asks for no end of it. */
export function isStoppedThen(said: string): boolean {
  return IN_CASE.test(said);
}

/** "stop emailing the office", "do not show prices to guests", "get rid of the captcha". */
export function readStopping(said: string, speaker: boolean): Request | undefined {
  // "stop at the agreed hours": somebody stops there.
  if (/^stop (?:at|before|after|once|as soon as|when|if) /i.test(said)) return undefined;
  const kept = readKept(said, speaker);
  if (kept) return kept;
  // "never book the same room twice"
  const [, does = '', same = '', when = ''] =
    /^(?:never|do not|don't|avoid) ([a-z]+) ((?:the |one and the )?same [\w -]+?) twice\b(.*)$/i.exec(said) ?? [];
  const again = readVerb(does)?.base;
  if (again)
    return {
      form: 'negative',
      kind: 'act',
      text: `keep ${same} from being ${participle(again)} twice${when}`,
      speaker,
    };
  const ended = /^(?:it (?:should|must) (?:no longer|not) be (?:possible|allowed) (?:for (.+?) )?to (.+))$/i.exec(said);
  const want =
    /^(?:we|i) (?:do not|don't) want (?!to\b)((?:the |our |any )?[\w'-]+(?: (?!to\b)[\w'-]+){0,5}?) to (.+)$/i.exec(
      said,
    );
  const unwanted = want && doesWhatFollows(want[1] ?? '', want[2] ?? '') ? want : undefined;
  const bound = /^no (?:more )?(\w+ing (?:.+ )?(?:without|before|unless) .+)$/i.exec(said);
  if (bound) return { form: 'negative', kind: 'stop', text: `prevent anyone from ${bound[1]}`, speaker };
  if (ended ?? unwanted)
    return {
      form: 'negative',
      kind: 'stop',
      text: `prevent ${ended ? (ended[1] ?? 'anyone') : unwanted?.[1]} from ${ended?.[2] ?? unwanted?.[2]}`,
      except: ended ? ended[1] : unwanted?.[1],
      speaker,
    };
  const [, unwilling = ''] = /^(?:we|i) (?:really )?(?:do not|don't) (?:really )?want to (.+)$/i.exec(said) ?? [];
  if (unwilling && isBaseVerb(unwilling.split(' ')[0] ?? '') && !unwilling.startsWith('be '))
    return {
      form: 'negative',
      kind: 'stop',
      text: /^have /i.test(unwilling) ? `no longer ${unwilling}` : `no longer have to ${unwilling}`,
      speaker,
    };
  const stop =
    /^(?:stop|quit|cease|avoid|refrain from|no more(?! than\b)|do away with|get rid of|don'?t|do not|never|no longer|kill|drop)\s+(.+)$/i.exec(
      said,
    );
  const clutter =
    /^remove ((?:the |all |that |this |these )?(?:(?!(?:from|of|for|to|in|on|at|with)\b)[\w-]+ )*?(?:captcha|step|field|banner|pop-?up|ad|button|requirement|question|watermark|tab|login|sign-in|registration|password|account|confirmation)s?\b.*)$/i.exec(
      said,
    );
  if (clutter)
    return {
      form: 'negative',
      kind: 'stop',
      text: `get rid of ${(clutter[1] ?? '').replace(' from ', ' in ')}`,
      speaker,
    };
  if (!stop || isStoppedThen(said) || /^(?:drop|kill)\s+(?!the\b|all\b|that\b)/i.test(said)) return undefined;
  return { form: 'negative', kind: 'stop', text: said, speaker };
}

/** "let members book twice": they are kept from it. */
function keptByProduct(action: string): Request | undefined {
  const kept = /^(?:let|allow|permit) /i.test(action) ? readKept(`do not ${action}`, false) : undefined;
  return kept && / from (?!be\b)[a-z]/.test(kept.text) && !/^(?:an?|the|any|more|no)$/i.test(kept.except ?? '')
    ? kept
    : undefined;
}

/** "accept more than 20 guests a night": that no more than these must be accepted. */
function boundOf(action: string): string | undefined {
  const [, verb = '', many = '', rest = ''] = /^(\w+) (more|fewer|less) than (.+)$/i.exec(action) ?? [];
  const { object } = readVerbPhrase(`${verb} ${rest}`) ?? {};
  if (!verb || !object || !rest.startsWith(object.text)) return undefined;
  return `no ${many} than ${object.text} must be ${participle(verb.toLowerCase())}${rest.slice(object.text.length)}`;
}

/** What the product must not do: whom it keeps from something, or how many it takes at most; nobody else accepts them. */
export function deniedTo(action: string): Request | undefined {
  const bound = boundOf(action);
  return (
    keptByProduct(action) ?? (bound ? { form: 'negative', kind: 'detail', text: bound, speaker: false } : undefined)
  );
}
