import { upperFirst } from '../language/capitals.ts';
import { isPlural } from '../language/nouns.ts';
import type { People } from './people.ts';
import { bare } from './refers-to-deeds.ts';
import { lowerFirst } from './trouble-words.ts';

/** A sentence that tells how it is and the one behind it that asks for something else, both without their end marks. */
export interface Pair {
  readonly first: string;
  readonly second: string;
  /** Who the first one is about, as they are called within a sentence: "guests"; "I" and "we" as they stand. */
  readonly who: string;
  /** What the first one says of them: "keep calling because ...". */
  readonly does: string;
  /** What they should or want, where the second one is about them: "should be able to report it in the app". */
  readonly wish: string;
  readonly people: People;
}

/** What both say in one wish; nothing where the second one does not point to the first. */
export type Meant = (pair: Pair) => string | undefined;

/** How people get in touch with a house, base first. */
const CONTACT =
  '(?:call|phone|ring|write|mail|e-?mail|text|message|contact|ask|complain|chase|ping|come|stop|approach|reach out)';
const OFTEN = '(?:(?:keep|keeps|often|always|regularly|constantly|sometimes|still|have to|has to|must|usually) )*';
/** "keep calling the office", "often write to us": whom they turn to, and how. */
const TURN = new RegExp(
  String.raw`^${OFTEN}(${CONTACT})(?:s|ing|ging)?( (?:to )?(?:us|me|support|reception|dispatch|(?:the|our|their) [\w-]+))?(?: (?:all the time|every (?:day|week)|again and again|a lot))?(?= (?:because|as|since|when|whenever|if|to|and|how|why|what|which|where|whether|who)\b|$)`,
  'i',
);

/** "so that they do not have to call the office": what is saved to those who turn to somebody today; empty where they do not. */
export function spared(does: string): string {
  const [, deed = '', whom = ''] = TURN.exec(does.replace(/\b(writ|chas)ing\b/i, '$1eing')) ?? [];
  if (!deed || /^(?:complain|come|stop|approach)$/i.test(deed)) return '';
  const isTeam = whom === '' || /\b(?:us|me)$/i.test(whom);
  const how = /^(?:call|phone|ring)$/i.test(deed)
    ? 'call'
    : /^ask$/i.test(deed)
      ? 'ask'
      : /^(?:contact|chase|ping|reach out)$/i.test(deed)
        ? 'get in touch'
        : 'write a message';
  return ` so that they do not have to ${isTeam ? how : `${deed.toLowerCase()}${whom.toLowerCase()}`}`;
}

/** Who and what a pair of sentences tells; nothing where the first is about nobody. */
export function pairOf(told: string, asked: string, people: People): Pair | undefined {
  const first = bare(told).replace(/^(?:at the moment|right now|currently|today|so far|these days),? /i, '');
  const second = bare(asked);
  const named = people.leading(first);
  if (!named || /^(?:they|he|she|it|nobody|no one|you|somebody|someone)$/i.test(named)) return undefined;
  const bareName = lowerFirst(named).replace(/^(?:many|some|most|several|a few|lots of|all) (?:of )?/i, '');
  const who = /^i$/i.test(bareName) ? 'I' : bareName;
  const they =
    /^(?:but |so |instead,? |ideally,? |and )?(they|he|she|i|we|[\w' -]+?) (?=(?:should|must|could|can|needs?|wants?|would|has to|have to|ought)\b)/i.exec(
      second,
    );
  const subject = they?.[1]?.toLowerCase() ?? '';
  const isTheirs =
    subject !== '' &&
    (people.isSpeaker(who)
      ? /^(?:i|we)$/.test(subject)
      : /^(?:they|he|she)$/.test(subject) || subject === who.toLowerCase());
  return {
    first,
    second,
    who,
    does: first.slice(named.length).trim(),
    wish: isTheirs ? second.slice(they?.[0].length ?? 0) : '',
    people,
  };
}

/** "guests should be able to", "I want to be able to" in front of what they do. */
export function ableTo({ who, people }: Pair, deed: string): string {
  return people.isSpeaker(who)
    ? `${upperFirst(who)} want to be able to ${deed}`
    : `${upperFirst(who)} should be able to ${deed}`;
}

/** Several people other than whoever tells it. */
export function areOthers({ who, people }: Pair): boolean {
  return !people.isSpeaker(who) && isPlural(who.split(' ').at(-1) ?? '');
}
