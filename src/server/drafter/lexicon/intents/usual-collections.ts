import { edge, main, refusal, type Intent } from './intent.ts';
import { order } from './order-pattern.ts';

const HAVE = '(?:use|have|see|view|get|add|show|create|offer|set up|open|read) (?:an? |the |my |our |their )?';

/** What comes as it happens cannot be stopped and taken up again. */
const LIVE = /\blive\b|\bstream|\bradio\b|\bmicrophone|\bto (?:me|us|them|somebody|people)\b/i;

/** Somebody is away, and another one does it. */
const FROM_OTHERS = /\bfrom (?!the (?:previous|last|old)\b)|\bwho (?:is|are) (?:ill|sick|away|absent|on leave)\b/i;

/** "take over the address from the last order": nobody has it less than before. */
const COPIED = '.* (?:(?:from|of) (?:the |an? |my |our )?(?:last|old|earlier|previous|similar|other) |as an? |into )';

/** What is gathered, kept at hand, taken over or listened to. */
export const USUAL_COLLECTIONS: readonly Intent[] = [
  {
    name: 'archive looked at',
    decisive: new RegExp(`^${HAVE}(?:[\\w-]+ ){0,2}?archives?(?=$| (?:of|for|with) )`, 'i'),
    isOrdered: true,
    use: 'see',
    ownsReason: true,
    benefits: ['what is past can still be found'],
    criteria: [
      main('{An entry} in the archive can be opened with everything that was entered for it.'),
      refusal('When a search in the archive finds nothing, a message says so.'),
      edge('{The actor} can list what is in the archive by its year.'),
    ],
    questions: ['Who may look into the archive?', 'How long does something stay in the archive?'],
  },
  {
    name: 'gallery',
    decisive: new RegExp(`^${HAVE}(?:[\\w-]+ )?galler(?:y|ies)(?=$| (?:of|for|with|in|on|from|where|that)\\b)`, 'i'),
    isOrdered: true,
    use: 'see',
    benefits: ['I can picture it without being there'],
    criteria: [
      main('Each picture of the gallery can be opened at full size.'),
      refusal('As long as there is no picture, that is said instead of an empty gallery.'),
      edge('A picture that was taken out of the gallery is no longer found in it.'),
      main('From one picture {the actor} gets to the next without going back to the gallery.'),
    ],
    questions: ['Who may add pictures to the gallery?'],
  },
  {
    name: 'hours looked at',
    decisive:
      /^(?:use|have|see|view|get|show|look up|check|find) (?:(?:the|all|current|today['’]s) )*(?:[\w-]+ )??(?<thing>(?:opening|business|visiting|office|consultation) (?:hours|times))\b/i,
    isOrdered: true,
    use: 'see',
    benefits: ['I do not come in vain'],
    criteria: [
      main('Whether it is open at the moment is shown as well.'),
      refusal('A day without any hours is shown as closed, not left out.'),
      edge('Hours that differ on a single day are shown with that day.'),
    ],
    questions: ['Who keeps the hours up to date?'],
  },
  {
    name: 'list kept',
    decisive:
      /^keep (?:an? |my |our )(?:own |personal |private )?(?:list|inventory|register|catalogue|catalog) of (?!(?:what|who|which|where|how|when|everything|all)\b)(?<thing>(?:[\w-]+ )?[\w-]+)/i,
    isOrdered: true,
    ownsReason: true,
    benefits: ['I have it all in one place'],
    criteria: [
      main('{A one} can be added and taken off again at any time.'),
      refusal('{A one} {who} is there already is not added a second time without a question.'),
      edge('{A one} {who} was taken off by mistake can be put back.'),
    ],
    questions: ['Who else may see the list?'],
  },
  {
    name: 'taken over',
    takes: ['unknown', 'event', 'case', 'process', 'person'],
    by: 'person',
    decisive: new RegExp(`^(?!${COPIED})${order({ deed: 'take over' }).source.slice(1)}`, 'i'),
    isOrdered: true,
    ownsReason: true,
    benefits: [
      { text: 'nothing is left undone when somebody drops out', when: FROM_OTHERS },
      { text: 'it is clear who takes care of {the one} from then on', unless: FROM_OTHERS },
    ],
    criteria: [
      main('{The one} is listed with {the actor}, and no longer with whoever had it before.'),
      refusal('{A one} {who} somebody else has taken over already cannot be taken over as well.'),
      edge('Whoever had {the one} before is told about it.'),
      edge('What was written for {the one} goes along.'),
    ],
    questions: ['Does whoever has {the one} have to agree?'],
  },
  {
    name: 'listened to',
    decisive:
      /^listen to |^(?:use|have|get|add|see) (?:an? |the )?(?:audio (?:guide|tour|book|lesson|course)s?|audiobooks?|podcasts?|playlists?|practi[cs]e (?:tracks|recordings?))\b/i,
    isOrdered: true,
    benefits: [],
    criteria: [
      main('{The actor} can stop and go on at the same place.', { unless: LIVE }),
      refusal('{A one} that cannot be played is shown as such before it is started.', { unless: LIVE }),
      edge('How much of it is left is shown while it plays.', { unless: LIVE }),
      main('Whether there is anything to listen to at the moment is shown.', { when: LIVE }),
      refusal('When there is nothing to listen to, {the actor} is told so.', { when: LIVE }),
    ],
    questions: [],
  },
];
