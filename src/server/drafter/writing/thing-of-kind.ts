import type { Intent } from '../lexicon/intents/intent.ts';
import { readNounPhrase, type NounPhrase } from '../language/noun-phrase.ts';
import { isMass, isPlural, singular, withArticle } from '../language/nouns.ts';
import { thingGiven } from '../language/two-objects.ts';
import { IS_WIDGET } from '../lexicon/screen-parts.ts';
import { traitsOf } from '../lexicon/things.ts';
import type { Action } from '../reading/action.ts';
import { plausible } from './asked-about.ts';
import { fromTail, isSomebody } from './from-tail.ts';

/** What is known of the wish: its action, what its verb is done to, and the words for people. */
interface Wish {
  readonly action: Action;
  readonly own: NounPhrase | undefined;
  readonly roles: ReadonlySet<string>;
}

type Named = NounPhrase | 'none' | undefined;

/** A name stands without an article: "Stripe". */
function asName(noun: NounPhrase | undefined): NounPhrase | undefined {
  return noun && /^[A-Z]/.test(noun.core) ? { ...noun, bare: true } : noun;
}

/** What stands on a screen or in a menu, which has no name of its own. */
export function entryOf(own: NounPhrase | undefined): NounPhrase | undefined {
  const isShown =
    own &&
    /\b(?:display|screen|view|board|menu|list|catalog|catalogue|timetable|calendar|schedule|overview|directory|inventory|roster|rota|archive|feed|backlog|queue|history|log|inbox|programme|library)$/i.test(
      own.core,
    );
  return (isShown ?? false) ||
    / (?:for|in|on|of) (?:the |our |my )?(?:[\w-]+ )?(?:menu|list|map|calendar|timetable|screen)$/i.test(
      own?.body ?? '',
    )
    ? readNounPhrase('an entry')
    : undefined;
}

/** "choose between three appointments": one of them is chosen. */
function chosen({ wish }: Action): NounPhrase | undefined {
  return plausible(
    /^(?:choose|pick|select|decide) (?:between|from|among) ((?:(?:\d+|two|three|four|five|several|free|different|more than one) ){0,2}[\w-]+)/i.exec(
      wish,
    )?.[1],
  );
}

/** What somebody pays with, and not what they pay for. */
export const MEANS = /^(?:phone|smartphone|mobile|tablet|screen|device|watch|card|app|wallet|cash|code|click|tap)s?$/i;

/** Where people talk with each other, and not what they talk about. */
const TALK =
  /^(?:(?:live|group|team|discussion|community|online|public|private|message) )*(?:chat|forum|message board|discussion)s?$/i;

/** "a map of the site with the paths that are closed": there is one site, and what stands on its map is told with it. */
function onPlaceMap(wish: string): NounPhrase | 'none' | undefined {
  const [, place = '', shown = ''] =
    /\bmap of (?:the|our|my|their) ((?:[\w-]+ )?[\w-]+)(?:$|,| with (?:(?:all|the|our|its) )*([\w-]+(?: [\w-]+)?s)?\b)/i.exec(
      wish,
    ) ?? [];
  if (!place || isPlural(place)) return undefined;
  return (IS_WIDGET.test(shown) ? undefined : plausible(shown)) ?? 'none';
}

/** By kind of wish: what it is about, where the object of its verb is not it. */
const BY_KIND: Readonly<Record<string, (wish: Wish) => Named>> = {
  // "sync with Outlook": what comes into somebody's own calendar is not the calendar.
  'own calendar': ({ action: { core } }) =>
    !core.object || /^calendars?$/i.test(core.object.head) ? 'none' : undefined,
  // "export to the accountant's program": that is where it goes.
  export: ({ own }) => (own ? undefined : 'none'),
  // "offline in the basement": that is where it happens, not what it happens to.
  offline: ({ action, own }) =>
    !own ||
    // "work offline on the train"
    !action.core.object ||
    /^(?:it|everything|app|(?:internet |mobile |network )?(?:connection|signal|network|reception|internet|wi-?fi))$/i.test(
      own.core,
    )
      ? 'none'
      : undefined,
  integrate: ({ action, roles }) => asName(fromTail(action, /^(?:with|to|into)$/, roles)),
  'pay means': ({ action, roles }) =>
    action.core.verb === 'pay' ? asName(fromTail(action, /^(?:with|by|via)$/, roles)) : undefined,
  // "a display sorted by waiting time", "an allergen filter for the menu": what stands there is sorted and filtered.
  sort: ({ own }) => entryOf(own),
  filter: ({ own }) => entryOf(own),
  // "undo the deletion of a contact": it is the contact that comes back.
  undo: ({ action, own, roles }) =>
    /^(?:deletion|removal|cancellation|archiving)$/i.test(own?.core ?? '')
      ? (plausible(/ of ([^,]+)/i.exec(own?.body ?? '')?.[1]) ?? fromTail(action, /^of$/, roles))
      : undefined,
  // "restore an earlier version of a chapter": it is the chapter that has versions.
  version: ({ action, own, roles }) =>
    /^(?:[\w-]+ )*versions?$/i.test(own?.core ?? '')
      ? (plausible(/ of ([^,]+)/i.exec(own?.body ?? '')?.[1]) ?? fromTail(action, /^(?:of|for)$/, roles) ?? 'none')
      : undefined,
  // "ignore typos": what they are in nobody says.
  'spelling overlooked': () => 'none',
  // "search the knowledge base": what is found stands in it.
  search: ({ own }) =>
    /^(?:[\w-]+ )?(?:knowledge base|help cent(?:re|er)|faq|wiki|manual|handbook)$/i.test(own?.core ?? '')
      ? readNounPhrase('an article')
      : /^(?:[\w-]+ )?(?:catalogue|catalog|archive|directory|database|timetable|library|inventory|calendar|register|logbook|log)$/i.test(
            own?.core ?? '',
          )
        ? readNounPhrase('an entry')
        : undefined,
  // "switch the portal to dark mode": it is the mode that is turned on.
  appearance: ({ action }) => {
    const mode = /\bdark (?:mode|theme)\b/i.exec(action.wish)?.[0];
    return mode ? readNounPhrase(mode) : undefined;
  },
  // "a route for prams" has no stops.
  route: ({ action }) =>
    / with the (?:shortest|quickest|best|fastest) (?:route|way|path)\b|^find (?:my|their|his|her|the) way\b/i.test(
      action.wish,
    ) ||
    (action.isThing && / for (?!deliver|visit|pick|stop|tour)/i.test(action.wish)) ||
    // "step-free routes": what they are like, and no stops
    /\b\w+-(?:free|friendly|accessible|safe) (?:routes?|ways?|paths?)\b/i.test(action.wish)
      ? 'none'
      : undefined,
  schedule: ({ action }) => chosen(action),
  // "pay at the table with my phone"
  pay: ({ action, own, roles }) => {
    const tail = own ? undefined : fromTail(action, /^(?:with|on|for|to|from|into|about|of|through)$/, roles);
    return tail && MEANS.test(tail.head) ? (fromTail(action, /^for$/, roles) ?? 'none') : undefined;
  },
  // "change the priority of a ticket", "ticket priorities": it is the ticket that has one.
  priority: ({ action, own, roles }) => {
    const [, before = ''] = /^(.+) (?:priority|priorities|priority levels?|urgency)$/i.exec(own?.core ?? '') ?? [];
    const of = / (?:of|for) (.+)$/i.exec(own?.body ?? '')?.[1];
    return plausible(of) ?? fromTail(action, /^(?:of|for|to|on)$/, roles) ?? plausible(before) ?? 'none';
  },
  // "put our daughter on the waiting list for the harp": it is the harp that becomes free.
  queue: ({ action: { wish }, own }) =>
    plausible(
      /\bwait(?:ing)?[- ]?list (?:for|of) (?!the (?:summer|winter|spring|autumn|season|year)\b)([^,]+?)(?: (?:when|if|so|and|that|where|on|at|in)\b|$)/i.exec(
        wish,
      )?.[1],
    ) ??
    (own &&
    /^(?:put|add|see|show|have|place|sign up|enrol|register|move|take)\b/.test(wish) &&
    !/\b(?:lists?|queues?|lines?)$/i.test(own.core)
      ? 'none'
      : undefined),
  // "approve from the mail": that is where it is done.
  approve: ({ action, own, roles }) => (own ? undefined : (fromTail(action, /^(?:of|for|about)$/, roles) ?? 'none')),
  // "sign on the phone": it is not the phone that is signed.
  sign: ({ action, own, roles }) =>
    !own && MEANS.test(fromTail(action, /^(?:on|with|at)$/, roles)?.head ?? '') ? 'none' : undefined,
  // "a discussion forum per course": what is talked about there nobody knows.
  comment: ({ own }) => (own && TALK.test(own.core) && !/ (?:about|on|of) /.test(own.body) ? 'none' : undefined),
  // "knowledge base suggestions": an article of it is suggested.
  recommend: ({ action: { wish }, own }) => {
    if (/^(?:knowledge base|help cent(?:re|er)|faq|wiki)\b/i.test(own?.core ?? '')) return readNounPhrase('an article');
    // "recipe suggestions for the box": it is recipes that are suggested.
    const [, before = ''] = /^(.+) (?:suggestion|recommendation)s?$/i.exec(own?.core ?? '') ?? [];
    return / for /.test(wish) ? plausible(before) : undefined;
  },
  // "a deadline calendar": the days in it are what counts.
  deadline: ({ own }) => (/^deadlines? (?:calendar|list|overview|view)$/i.test(own?.core ?? '') ? 'none' : undefined),
  // "remind members of unpaid invoices": of what they are reminded.
  remind: ({ action: { wish, frame } }) =>
    frame === 'do' ? plausible(/^(?:remind|nudge) .+? (?:of|about) (.+)$/i.exec(wish)?.[1]) : undefined,
  // "an API key": of keys there are several, of the API one.
  'api key': ({ action: { wish } }) => readNounPhrase(/\btokens?\b/i.test(wish) ? 'a token' : 'a key'),
  // "a language switch": it is the whole product that changes.
  translate: ({ own }) => (/^languages? (?:switch|selection|choice|menu)$/i.test(own?.core ?? '') ? 'none' : undefined),
  // "that the system escalates an alert to the second": it is the alert.
  escalate: ({ action: { wish }, own }) =>
    plausible(/\bescalat\w* (.+?) to (?:the|an?|my|our)\b/i.exec(wish)?.[1]) ??
    (wish.startsWith('escalate to ') ? 'none' : own),
  // "an expiry date list for goods", "expiry dates of crates": it is the goods that run out.
  expiry: ({ action, own, roles }) =>
    /\b(?:expiry|expiration|best-before|use-by|shelf life)\b/i.test(own?.core ?? '')
      ? (plausible(/ (?:for|of) ([^,]+)/i.exec(own?.body ?? '')?.[1]) ?? fromTail(action, /^(?:for|of|on)$/, roles))
      : undefined,
  // "reopen a closed ticket": it is closed no longer.
  reopen: ({ own }) => plausible(own?.text.replace(/\b(?:closed|resolved|finished|solved) /gi, '')),
  // "... on the phone": it is not the phone that is read there.
  mobile: ({ action, own }) =>
    chosen(action) ??
    (own &&
    /^(?:app|product|software|system|portal|site|website|phone|smartphone|mobile|tablet|device|watch)s?$/i.test(
      own.core,
    )
      ? 'none'
      : undefined),
  // "a status page" shows the state of whatever is on it.
  track: ({ own }) =>
    own && /^(?:status|progress) (?:page|bar|board)s?$/i.test(own.core) && !/ (?:of|for) /.test(own.body)
      ? 'none'
      : undefined,
  // "assign a place to several boats at once": it is the boats that are many.
  bulk: ({ action }) =>
    plausible(
      / (?:to|for|from|with|on) (?:more than one|several|multiple|many|all(?: the| my| our)?) (?!days?\b|weeks?\b|months?\b|years?\b|times?\b)([\w-]+(?: [\w-]+)?) (?:at once|together|in one go)\b/i.exec(
        action.wish,
      )?.[1],
    ),
  // "ask the office a question" is about the question.
  ask: ({ action: { wish }, own, roles }) =>
    /^ask .+ an? (?:[\w-]+ )?question\b/i.test(wish)
      ? readNounPhrase('a question')
      : // "report a failed delivery": what is dealt with is the report.
        /^report (?!that\b|whether\b|when\b|if\b)/.test(wish) &&
          own &&
          !isSomebody(own, roles) &&
          !/\breports?$/i.test(own.core)
        ? readNounPhrase('a report')
        : undefined,
  // "keep a logbook": what is written is an entry.
  create: ({ own }) =>
    own && /\b(?:log ?book|guest ?book|diary|journal)s?$/i.test(own.core) ? readNounPhrase('an entry') : undefined,
  // "see on a map where my dog is" is about the dog.
  locate: ({ action }) =>
    // "a map with distances": no distance has a place.
    / with (?:the )?(?:distances?|heights?|times|names|prices)\b|\bheat ?maps?\b/i.test(action.wish)
      ? 'none'
      : // "a map with all boats on it"
        (plausible(
          / with (?:(?:all|the|our|my|their|every) )*((?:[\w-]+ )?[\w-]+s) (?:marked )?on (?:it|(?:a|the) map)\b/i.exec(
            action.wish,
          )?.[1],
        ) ??
        plausible(
          / where ((?:my|the|an?|our|their|his|her) [\w-]+(?: [\w-]+)?) (?:is|are|stops?|stands?|waits?|parks?|goes|runs?|lies?)\b/i.exec(
            action.wish,
          )?.[1],
        ) ??
        onPlaceMap(action.wish)),
  // "give each guest access to their own folder" is about the folder.
  permission: ({ action }) =>
    plausible(
      /\baccess to (?:only |just )?(.+?)(?: (?:only|for|until|when|if|as|without|so)\b.*)?$/i.exec(action.wish)?.[1],
    ),
  // "rate the difficulty of a route": it is the route that is rated.
  review: ({ own }) =>
    plausible(
      /^(?:the )?(?:difficulty|quality|taste|state|condition|usefulness|size|length|cleanliness|speed|clarity) of (.+)$/i.exec(
        own?.text ?? '',
      )?.[1],
    ),
  // "photograph a worn part": what is shown is the photo.
  media: ({ action, own }) =>
    own &&
    /^(?:photograph|film)$/.test(action.core.verb) &&
    !traitsOf(singular(own.head.toLowerCase()), false).has('media')
      ? readNounPhrase(action.core.verb === 'film' ? 'a video' : 'a photo')
      : undefined,
  // "ask an observer for a photo" is about the photo.
  request: ({ action, own, roles }) =>
    own && (action.core.verb === 'ask' || isSomebody(own, roles))
      ? (fromTail(action, /^for$/, roles) ?? 'none')
      : undefined,
};

/** What the words name that settle of which kind a wish is: "a shift" of "change the time of a shift". */
export function decidedThing(named: string): NounPhrase | undefined {
  // "members new shelves" of "assign members new shelves"
  const said = thingGiven('give', named);
  const last = said.split(' ').at(-1) ?? '';
  return readNounPhrase(isPlural(last) || isMass(last) ? said : withArticle(said));
}

/** Where it belongs, as the words name it: "the tour" of "remove a driver from a tour". */
export function decidedOther(decisive: RegExp | undefined, wish: string): string | undefined {
  const { other, detail } = decisive?.exec(wish)?.groups ?? {};
  // "assign pupils to rooms": each of them is put in one.
  if (other && /^[a-z-]+s$/.test(other) && isPlural(other)) return `the ${singular(other)}`;
  // "the portions of a dish": each of them.
  const one = detail && isPlural(detail.split(' ').at(-1) ?? '') ? singular(detail) : detail;
  return (other ?? one)?.replace(/^(?:an?|each|every|another|my|our|their) (?=\w)/i, (article) =>
    /^(?:my|their)/i.test(article) ? article : 'the ',
  );
}

/** What a wish of some kinds is about, where the object of its verb is not it; 'none' where it is about nothing that has a name. */
export function thingOfKind(
  action: Action,
  intent: Intent | undefined,
  own: NounPhrase | undefined,
  roles: ReadonlySet<string>,
): NounPhrase | 'none' | undefined {
  const decided = intent?.decisive?.exec(action.wish)?.groups?.['thing'];
  const kind = intent?.name ?? '';
  const thing = decided && decidedThing(decided);
  // "search the plant catalogue by colour": what stands in it has a colour.
  if (decided) return (kind.startsWith('searched by') && entryOf(thing || undefined)) || thing || 'none';
  return Object.hasOwn(BY_KIND, kind) ? BY_KIND[kind]?.({ action, own, roles }) : undefined;
}
