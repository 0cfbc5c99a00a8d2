import { participle, readVerb } from '../language/verbs.ts';
import { baseFirst } from './read-request.ts';
import { fewerIn } from './relieve-amounts.ts';
import type { People } from './people.ts';
import { own, spared } from './spared.ts';
import { OF_NOT_KNOWING } from './not-knowing.ts';
import { withOne } from './relieve.ts';
import { isNamedByDoing, OF_EFFORT, OF_WORKING } from './trouble-of-working.ts';
import { ASKING, WASTED, completing, lowerFirst, shorten, objectOf, tailOf } from './trouble-words.ts';

/** What somebody with this trouble wants instead. */
export interface Relief {
  readonly actor?: string | undefined;
  /** Whose doing the trouble is: they are not the ones who wish. */
  readonly except?: string | undefined;
  /** A verb phrase: "find the order number still in the refund form". */
  readonly wish: string;
  /** Why, as a clause, where the trouble tells it. */
  readonly benefit?: string | undefined;
  /** What can be watched once the trouble is gone, as a whole clause, where it differs from the wish. */
  readonly outcome?: string | undefined;
  /** The wish is to be rid of something. */
  readonly isStop?: boolean;
  /** The thing that a guess is about. */
  readonly about?: string;
  /** What must be asked, where the trouble does not tell what is wanted. */
  readonly question?: string;
  /** It is told in the words of the complaint: that is to be over. */
  readonly isOver?: boolean;
  /** When the trouble comes up, and what is so then instead. */
  readonly circumstance?: string;
  /** No rule knew the trouble. */
  readonly isGuess?: boolean;
  /** What it is called in few words, where the wish does not tell that. */
  readonly name?: string;
  /** What such a wish mostly needs, as sentences in the words of the complaint. */
  readonly criteria?: readonly string[];
  /** Who wishes it where nobody is named: one of those for whom the service is made, or of those who run it. */
  readonly side?: 'served' | 'staff';
}

export type Inversion = (
  match: RegExpExecArray,
  people: People,
  invert: (text: string) => Relief | undefined,
) => Relief | undefined;

/** "it is tedious to write the same homework six times": that is done, but it takes too much. */
function withEase(whole: string, said: string): string {
  const deed = said.replace(/^tell (?=(?:whether|if|what|which|who|whose|where|when|how) )/i, 'see ');
  return /^it(?: is|'s) (?:\w+ )*?(?:tedious|annoying|painful|a pain|time-consuming|cumbersome|boring|tiring)\b/i.test(
    whole,
  ) && !/^(?:see|find|know|tell|check|understand|get|reach|remember|notice)\b/i.test(deed)
    ? `${deed} with less effort`
    : deed;
}

/** "they returned the bowl but the waiter forgot to scan it": what hurts stands behind "but". */
function hurtIn(said: string, who: string): string {
  const [, before = '', hurt = ''] = /^(.+?),? but (.+)$/i.exec(said) ?? [];
  const thing = /\b(?:the|their|our|my|an?|his|her) ([\w-]+)$/i.exec(before)?.[1];
  return hurt ? hurt.replace(/\bit\b/i, (it) => (thing ? `the ${thing}` : it)) : said.replace(/^they\b/i, who);
}

/** Troubles by their words, the most telling first; `invert` turns a trouble inside the trouble. */
export const TROUBLE_RULES: readonly (readonly [RegExp, Inversion])[] = [
  // "farmers have asked me if they could share a map"
  [
    /^(.+?) (?:have |has |often |always |keep |keeps |regularly )*(?:ask|asks|asked|asking|request|requests|requested) (?:me |us |our \w+ )?(?:if|whether) (?:they|he|she) (?:can|could|may|might) (.+)$/i,
    (m, people) => (people.isPersonPhrase(m[1] ?? '') ? { actor: own(m[1], people), wish: m[2] ?? '' } : undefined),
  ],
  // "it is hard to see who is free", "there is no way to pause a plan"
  [
    /^(?:it is|it's|right now it is)\s+(?:very |too |really |almost |nearly |quite |so |often |still )*(?:hard|difficult|impossible|tedious|painful|slow|confusing|annoying|(?:a |an )?(?:real |total |complete |absolute )?(?:pain|nightmare|struggle|hassle|chore|headache|mess)|not possible|not easy|time-consuming|cumbersome)\s+(?:for (.+?) )?to (.+)$/i,
    (m, people) => ({ actor: own(m[1], people), wish: withEase(m[0], m[2] ?? '') }),
  ],
  [
    /^there(?: is|'s| was)?\s+(?:currently |still )?(?:no|not a|not any)\s+(?:easy |good |simple |quick )?(?:way|option|possibility|means|ability)\s+(?:for (.+?) )?(?:to|of)\s+(.+)$/i,
    (m, people) => ({ actor: own(m[1], people), wish: baseFirst(m[2] ?? '') }),
  ],
  [/^there (?:is|are) (?:currently |still )?no (.+)$/i, (m) => ({ wish: `have ${withOne(m[1] ?? '')}` })],
  // complaints carry the trouble itself
  [
    /^(.+?) (?:often |always |constantly |regularly |keep )?(?:complain(?:s|ed|ing)?|tell us|tells us|told us|report(?:s|ed)?|say|says|said|mention(?:s|ed)?) (?:that |(?=(?:they|it|the|their|he|she)\b))(.+)$/i,
    (m, people, invert) =>
      own(m[1], people) === undefined
        ? undefined
        : withActor(invert(hurtIn(m[2] ?? '', m[1] ?? 'they')), own(m[1], people)),
  ],
  [/^(?:the |our )?(?:problem|issue|trouble|thing) is(?: that)? (.+)$/i, (m, _, invert) => invert(m[1] ?? '')],
  [/^(.+?),? and (?:(.+?) )?do not know why$/i, (m, people) => ({ actor: own(m[2], people), wish: `see why ${m[1]}` })],
  [
    /^(\w+ing .+?) (?:takes?|needs?|requires?) (?!place)(.+)$/i,
    (m) =>
      readVerb((m[1] ?? '').split(' ')[0] ?? '')?.form === 'gerund'
        ? {
            wish: `${baseFirst(lowerFirst(m[1] ?? ''))} ${/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?!sec|min|hour|day|week)/i.test(m[2] ?? '') ? `in fewer than ${m[2]}` : 'in less time'}`,
          }
        : undefined,
  ],
  [
    /^(\w+ing .+?) (is|are) (?:(?:too|so|very|really|quite|often|still) )*(?:a pain|painful|hard|difficult|tedious|slow|annoying|cumbersome|confusing|complicated|time-consuming|a nightmare)\b(.*)$/i,
    ([, doing = '', be = '', rest = '']) =>
      isNamedByDoing(doing, /^are$/i.test(be))
        ? undefined
        : { wish: `${baseFirst(lowerFirst(doing))}${rest} with less effort` },
  ],
  ...OF_NOT_KNOWING,
  // "clients never got the invoice": whoever sent it wants to know
  [
    /^(.+?) (?:(?:did|do|does) not|never) (?:get|got|receive|received|see|saw) ((?:the|our|my|their|an?) .+)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '') &&
      !people.isSpeaker(m[1] ?? '') &&
      /\b(?:invoice|e-?mail|mail|message|letter|order|parcel|confirmation|receipt|notification|code|link|invitation|reminder|report)s?\b/i.test(
        m[2] ?? '',
      )
        ? { except: m[1] ?? '', wish: `see whether ${m[1]} have received ${m[2]}` }
        : undefined,
  ],
  // "the app asks me to rate it every time"
  [
    /^(?:the (?:app|system|site|product|tool|page|software|platform)|it) (?:always |often |keeps? |constantly )?(asks?|asking|forces?|forcing|makes?|making|tells?|telling|reminds?|reminding|shows?|showing|sends?|sending|logs?|logging|bothers?|bothering|nags?|nagging|warns?|warning) (?:me|us|them)\b ?(.*)$/i,
    (m) => {
      const verb = readVerb(m[1] ?? '')?.base ?? '';
      const rid = `${participle(verb)} ${verb === 'make' && !/^to\b/.test(m[2] ?? '') ? 'to ' : ''}${m[2]}`.trim();
      return { wish: `no longer be ${rid}`, outcome: `{the actor} is no longer ${rid}`, isStop: true };
    },
  ],
  // forgetting and missing
  [
    /^(.+?) (?:often |always |regularly |sometimes |constantly |frequently |keep |keeps )*(?:forget|forgets|forgetting|forgot) (?:about )?(?:to )?(.+)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '')
        ? {
            // "they returned it but the waiter forgot": the one who forgot.
            actor: own((m[1] ?? '').replace(/^.*\b(?:but|and|because|that|says?) /i, ''), people),
            wish: `${/^(?:when|what|which|who|where|whether|if|how)\b/i.test(m[2] ?? '') ? 'see' : 'be reminded'} ${/^(?:when|what|which|who|where|whether|if|how)\b/i.test(m[2] ?? '') ? '' : / to /.test(` ${m[0].slice((m[1] ?? '').length, m[0].length - (m[2] ?? '').length)} `) ? 'to' : 'of'} ${(m[2] ?? '').replace(/,? and (?:then )?(?:(?:in|at|on|by|after|before) [a-z ]+? )?(?:I|we|they|it|the) .*$/i, '')}`,
            benefit: `${people.isSpeaker(m[1] ?? '') ? 'we' : 'they'} do not forget ${m[0].slice(0, m[0].length - (m[2] ?? '').length).endsWith(' to ') ? 'to ' : ''}${shorten(m[2] ?? '').replace(/ and (?:the next|then|in the|on the|at the|by then|people|nobody) .*$/i, '')}`,
          }
        : {
            wish: `keep ${objectOf(m[2] ?? '')} in ${lowerFirst(m[1] ?? '')}${tailOf(m[2] ?? '')}`,
            outcome: `${objectOf(m[2] ?? '')} can still be seen in ${lowerFirst(m[1] ?? '')}${tailOf(m[2] ?? '')}`,
          },
  ],
  [
    /^(.+?) (?:often |always |regularly |sometimes |frequently |keep |keeps )*(?:miss|misses|missing|overlook|overlooks|missed) (.+)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '')
        ? {
            actor: own(m[1], people),
            wish: `be alerted to ${m[2]}`,
            benefit: `I do not miss ${shorten(m[2] ?? '')}`,
          }
        : undefined,
  ],
  [
    /^(.+?) (?:often |always |sometimes |regularly )?(?:abandon|abandons|(?:leave|leaves)(?= (?:the |our |a |their )?(?:\w+ )?(?:page|form|site|registration|sign-up|checkout|cart|basket|course|queue|app|process|survey|wizard|order|booking|application)\b)|quit|quits|give up(?: on)?|gives up(?: on)?|gave up(?: on)?|abandoned|drop out of|drops out of|drop off during|get stuck in|gets stuck in|get stuck on) (.+)$/i,
    (m, people) => {
      const completed = completing(m[2] ?? '');
      return completed && people.isPersonPhrase(m[1] ?? '') ? { actor: own(m[1], people), ...completed } : undefined;
    },
  ],
  [
    /^(.+?)(?<! (?:can ?not|could not|not|to)) (?:often |always |sometimes |regularly |frequently |keeps? |sometimes )*(?:loses?|losing|drops?|discards?|overwrites?|clears?|wipes?|erases?|deletes?) (?!(?:a lot of |so much |too much )?(?:time|hours|minutes|money|sales|income|revenue|customers?|members?|guests?|patients|people|interest|track|patience|half)\b)(.+)$/i,
    (m, people) =>
      /^(?:loses?|losing)$/i.test(lostOf(m[0], m[1] ?? '')) || !people.isPersonPhrase(m[1] ?? '')
        ? { actor: own(m[1], people), wish: `keep ${m[2]}` }
        : undefined,
  ],
  // what cannot be done
  [
    /^(.+?) (?:can not|cannot|could not|(?:is|are) (?:not able|unable) to|fails? to|struggles? to|(?:has|have) (?:trouble|difficulty|problems|a hard time))(?: (?:with|to))? (?:easily |quickly |currently |yet |even )?(.+)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '') ? { actor: own(m[1], people), wish: baseFirst(m[2] ?? '') } : undefined,
  ],
  [
    /^(.+?) struggles? with (.+)$/i,
    (m, people) => ({
      actor: own(m[1], people),
      wish: readVerb((m[2] ?? '').split(' ')[0] ?? '')?.form === 'gerund' ? baseFirst(m[2] ?? '') : `deal with ${m[2]}`,
    }),
  ],
  // "the report takes two weeks of copying numbers"
  [
    /^(.+?) (?:takes?|costs?) .*?(?:of|for|with) (\w+ing\b.*)$/i,
    (m) =>
      readVerb((m[2] ?? '').split(' ')[0] ?? '')?.form === 'gerund'
        ? { wish: `get ${lowerFirst(m[1] ?? '')} without ${m[2]}` }
        : undefined,
  ],
  [
    /^(.+?) (?:goes|go|remains?|stays?) (?:unnoticed|undetected|unseen|unread|unanswered)\b(?: (?:until|for) .+)?$/i,
    (m) => ({ wish: `be told of ${lowerFirst(m[1] ?? '')}` }),
  ],
  [
    /^(.+?) (?:takes?|needs?|takes up) (?:\w+ )?(?:too long|ages|forever|(?:more than |over |up to |about |almost |nearly |around )?[\w.]+ (?:seconds?|minutes?|hours?|days?|weeks?)(?: (?:per|for (?:each|every)|an?) \w+(?= to\b))?|too much time|a long time|very long|so long)(?: to (.+))?(.*)$/i,
    (m, people) => ({
      actor: own(m[1], people),
      wish: m[2]
        ? /^(?:load|open|start|respond|answer|appear|come up|show)\b/i.test(m[2])
          ? `see ${lowerFirst(m[1] ?? '')} at once${m[2].replace(/^\S+/, '')}`
          : people.isPersonPhrase(m[1] ?? '') || / (?:it|them)\b/.test(m[2]) || m[2].split(' ').length > 2
            ? `${m[2]} in less time`
            : `${m[2]} ${lowerFirst(m[1] ?? '')} in less time`
        : /ing\b/i.test(m[1]?.split(' ')[0] ?? '')
          ? `${baseFirst(lowerFirst(m[1] ?? ''))} in less time`
          : `finish ${lowerFirst(m[1] ?? '')} in less time${m[3] ?? ''}`,
    }),
  ],
  ...OF_WORKING,
  [
    /^(?:there (?:is|are)|(.+?) (?:gets?|receives?|has|have|sees?)) (?:way |far )?(?:too many|too much|so many|so much) (.+)$/i,
    (m, people) => fewerIn(m[1], m[2] ?? '', people) ?? { actor: own(m[1], people), wish: `get fewer ${m[2]}` },
  ],
  [
    /^(.+?) (?:lacks?|(?:does|do) not have|(?:has|have) no|(?:is|are) missing) (.+)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '')
        ? { actor: own(m[1], people), wish: `have ${m[2]}` }
        : { wish: `see ${m[2]} in ${lowerFirst(m[1] ?? '')}` },
  ],
  [
    /^(.+?) (?:does|do) not (?:show|list|display|name|tell|say|contain|include|mention|support|offer|accept|know|allow) (.+)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '') ? undefined : { wish: `see ${m[2]} in ${lowerFirst(m[1] ?? '')}` },
  ],
  ...OF_EFFORT,
  // work that nobody wants
  [
    /^(.+?) (?:spends?|wastes?|loses?) (.+)$/i,
    (m, people) => {
      const words = (m[2] ?? '').split(' ');
      const at = words.findIndex((word) => readVerb(word)?.form === 'gerund');
      return at > 0 ? spared(m[1] ?? '', words[at] ?? '', ` ${words.slice(at + 1).join(' ')}`, people) : undefined;
    },
  ],
  [
    /^(.+?) (?:spends?|wastes?|loses?) (?:[\w-]+ ){0,4}?(?:time|hours?|minutes?|days?|evenings?|mornings?|afternoons?|weekends?)(?: of [^,]+?| (?:a|per|every|each) \w+)? (?:on|with) (?!average)([^,]+)$/i,
    (m, people) => ({ actor: own(m[1], people), wish: `spend less time on ${m[2]}` }),
  ],
  [
    /^(.+?) (?:keeps? |often |always |sometimes )*(?:get|gets|are|is|go|goes|getting) (lost|forgotten|overlooked|missed|mixed up|stolen|damaged)\b(.*)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '') ||
      (m[2] === 'missed' &&
        !/\b(?:dates?|deadlines?|appointments?|checks?|services?|renewals?|birthdays?)$/i.test(m[1] ?? ''))
        ? undefined
        : /forgotten|overlooked|missed/i.test(m[2] ?? '')
          ? { wish: `be reminded of ${lowerFirst(m[1] ?? '')}${m[3]}` }
          : {
              wish: `keep ${lowerFirst(m[1] ?? '')} from getting ${m[2]}${m[3]}`,
              outcome:
                /lost|stolen/i.test(m[2] ?? '') && /^(?: (?:when|if|while|after|once|because) .*)?$/i.test(m[3] ?? '')
                  ? `${lowerFirst(m[1] ?? '')} can still be found${m[3]}`
                  : `${lowerFirst(m[1] ?? '')} ${/^\S*(?:gets|goes|is)\b/i.test(m[0].slice((m[1] ?? '').length).trim()) ? 'does' : 'do'} not get ${m[2]}${m[3]}`,
            },
  ],
  // "relatives ask by phone whether the visit is over"
  [
    /^(.+?) (?:often |always |still )?(ask|call|phone|ring|email|chase)s?\b(.*)$/i,
    (m, people) =>
      ASKING.test(`${m[2]}${m[3]}`) ? spared(m[1] ?? '', (m[2] ?? '').toLowerCase(), m[3] ?? '', people) : undefined,
  ],
  [WASTED, (m, people) => spared(m[1] ?? '', m[2] ?? '', m[3] ?? '', people)],
];

/** The verb behind the subject of a trouble. */
function lostOf(whole: string, subject: string): string {
  return /(?:loses?|losing)\b/i.exec(whole.slice(subject.length))?.[0] ?? '';
}

/** "members say the price makes no sense to them": what does not act is nobody left out. */
function withActor(relief: Relief | undefined, actor: string | undefined): Relief | undefined {
  const except = relief?.about !== undefined && relief.except === relief.about ? undefined : relief?.except;
  return relief && { ...relief, except: actor ? except : relief.except, actor: relief.actor ?? actor };
}
