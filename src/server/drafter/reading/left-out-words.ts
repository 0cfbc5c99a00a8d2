import { isPerson, singular } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import type { Rewording } from '../language/rewording.ts';

/** What is sent to people, by the words that open a title of it. */
const SENT = String.raw`(?:an? )?(text messages?|texts?|(?:push )?messages?|e-?mails?|mails?|push(?: notifications?)?|notifications?|letters?|notices?|alerts?|warnings?)`;
const PEOPLE = '(everyone|everybody|anyone|anybody|those)';

/** Words that quick typing leaves out, put back where a sentence would be read for another without them. */
export const LEFT_OUT: readonly Rewording[] = [
  // "text message to everyone booked on a cancelled tour": those who are booked are told so.
  [
    new RegExp(
      `^${SENT} (?:to|for) ${PEOPLE} ((?:fully )?(?:booked|assigned|registered|signed up|affected|enrolled|concerned|invited|waiting|listed)\\b.*)$`,
      'i',
    ),
    (_, message = '', who = '', done = '') =>
      `tell ${who} who ${/^(?:every|any)/i.test(who) ? 'is' : 'are'} ${done}${by(message)}`,
  ],
  [
    new RegExp(`^${SENT} (?:to|for) ${PEOPLE} (who (?:is|are|has|have) .*)$`, 'i'),
    (_, message = '', who = '', told = '') => `tell ${who} ${told}${by(message)}`,
  ],
  // "a waiting list for riders who are fully booked": no order to wait.
  [
    /^(an? )?(waiting list|list) (for|of) ([a-z-]+s who (?:is|are|has|have) .+)$/i,
    (_, one = 'a ', list = '', of = '', who = '') => `we want ${one}${list} ${of} ${who}`,
  ],
  // "an overview of the hops we have left by variety": the hops that they have.
  [
    /^((?:an? |the )?(?:[\w-]+ )?(?:overview|list|summary|report|count|table|chart|graph) of (?:(?:the|all|all the) )?[\w-]+(?: [\w-]+)?s) ((?:we|they|I|you) (?:have|had|need|use|used|sold|sell|bought|buy|booked|made|make)\b)/i,
    '$1 that $2',
  ],
  // "I missed a class and want to make up for it": what happened, and what is wished.
  [
    /^(i|we) ((?:(?:just|have|often|sometimes) )?(?:[a-z]+ed|lost|forgot|broke|left|paid|bought|got) [^,.;!?]+?),? and (?:(?:i|we) )?(?:now )?(want|need|would like) to ([^.!?]+)$/i,
    (_, who = '', did = '', want = '', wish = '') => {
      const [, missed, thing = ''] = /^(missed )?.*?\ban? ([a-z-]+)$/i.exec(did) ?? [];
      return `${who} ${did}. ${who} ${want} to ${thing ? wish.replace(/\bit\b/, `the ${missed ?? ''}${thing}`) : wish}`;
    },
  ],
  // "beep differently when I scan the wrong item": nobody does so but the product.
  [
    /^(?:please )?(beep|vibrate|buzz|blink|flash|light up|play a sound|sound an alarm) (?=\w)/i,
    (whole, deed = '') => (isBaseVerb(deed.split(' ')[0] ?? '') ? `the app should ${deed.toLowerCase()} ` : whole),
  ],
  // "repairs over 800 euros wait for the landlord's ok": nobody complains of what has to be so.
  [
    /^((?:all |any )?(?:[a-z-]+ ){0,2}[a-z-]+s(?: (?:over|under|above|below|of|from|for|with) [^,.!?]+?)?) wait for ((?:[\w-]+ ){0,2}[\w'’-]+ (?:ok|okay|approval|consent|go-ahead|sign-off|signature|permission|release|yes))$/i,
    '$1 should wait for $2',
  ],
  // "parents report sick children before 8 so we can plan lunch": that they do is what is wished.
  [
    /^((?:(?:the|our|all) )?[a-z-]+s) ([a-z]+) ([^,.!?;]+?),? so (?:that )?((?:we|i|they|(?:the|our) [a-z-]+) can [^.!?]+)$/i,
    (whole, who = '', verb = '', rest = '', why = '') =>
      isBaseVerb(verb) && isPerson(singular(who.split(' ').at(-1) ?? ''))
        ? `${who} should ${verb} ${rest} so that ${why}`
        : whole,
  ],
  // "do we have to log in on every device": a question without its mark.
  [/^((?:do|does|did) (?:we|i|they|you|he|she|it) [^.!?]{5,})$/i, '$1?'],
  // "should already be taken off"
  [/\b(should|must) already be ([a-z]+(?:ed|en|wn|nt|pt|ld|de|ght)(?: (?:off|in|out|up))?)\b/gi, '$1 be $2 already'],
];

/** How a message of the kind reaches people, where its name says so. */
function by(message: string): string {
  const way = /^text/i.test(message)
    ? 'text message'
    : /^push/i.test(message)
      ? 'push message'
      : /^letter/i.test(message)
        ? 'letter'
        : /mail/i.test(message)
          ? 'e-mail'
          : '';
  return way && ` by ${way}`;
}
