import type { Intent } from '../lexicon/intents/intent.ts';
import { readNounPhrase, type NounPhrase } from '../language/noun-phrase.ts';
import { singular } from '../language/nouns.ts';
import { traitsOf } from '../lexicon/things.ts';
import type { Action } from '../reading/action.ts';
import { plausible } from './asked-about.ts';
import { fromTail, isSomebody } from './from-tail.ts';

/** A name stands without an article: "Stripe". */
function asName(noun: NounPhrase): NounPhrase {
  return /^[A-Z]/.test(noun.core) ? { ...noun, bare: true } : noun;
}

/** What stands on a screen or in a menu, which has no name of its own. */
function entryOf(own: NounPhrase | undefined): NounPhrase | undefined {
  const isShown = own && /\b(?:display|screen|view|board|menu|list)$/i.test(own.core);
  return (isShown ?? false) ||
    / (?:for|in|on|of) (?:the |our |my )?(?:menu|list|map|calendar|timetable|screen)$/i.test(own?.body ?? '')
    ? readNounPhrase('an entry')
    : undefined;
}

/** What a wish of some kinds is about, where the object of its verb is not it; 'none' where it is about nothing that has a name. */
export function thingOfKind(
  action: Action,
  intent: Intent | undefined,
  own: NounPhrase | undefined,
  roles: ReadonlySet<string>,
): NounPhrase | 'none' | undefined {
  const { verb, object } = action.core;
  switch (intent?.name ?? '') {
    // "sync with Outlook": what comes into somebody's own calendar is not the calendar.
    case 'own calendar':
      return !object || /^calendars?$/i.test(object.head) ? 'none' : undefined;
    // "offline in the basement": that is where it happens, not what it happens to.
    case 'offline':
      return !own ||
        /^(?:it|everything|app|(?:internet |mobile |network )?(?:connection|signal|network|reception|internet|wi-?fi))$/i.test(
          own.core,
        )
        ? 'none'
        : undefined;
    case 'integrate': {
      const service = fromTail(action, /^(?:with|to|into)$/, roles);
      return service && asName(service);
    }
    case 'pay means': {
      const means = verb === 'pay' ? fromTail(action, /^(?:with|by|via)$/, roles) : undefined;
      return means && asName(means);
    }
    // "a display sorted by waiting time", "an allergen filter for the menu": what stands there is sorted and filtered.
    case 'sort':
    case 'filter':
      return entryOf(own);
    // "a status page" shows the state of whatever is on it.
    case 'track':
      return own && /^(?:status|progress) (?:page|bar|board)s?$/i.test(own.core) && !/ (?:of|for) /.test(own.body)
        ? 'none'
        : undefined;
    // "keep a logbook": what is written is an entry.
    case 'create':
      return own && /\b(?:log ?book|guest ?book|diary|journal)s?$/i.test(own.core)
        ? readNounPhrase('an entry')
        : undefined;
    // "see on a map where my dog is" is about the dog.
    case 'locate':
      return plausible(
        / where ((?:my|the|an?|our|their|his|her) [\w-]+(?: [\w-]+)?) (?:is|are)\b/i.exec(action.wish)?.[1],
      );
    // "rate the difficulty of a route": it is the route that is rated.
    case 'review':
      return plausible(
        /^(?:the )?(?:difficulty|quality|taste|state|condition|usefulness|size|length|cleanliness|speed|clarity) of (.+)$/i.exec(
          own?.text ?? '',
        )?.[1],
      );
    // "photograph a worn part": what is shown is the photo.
    case 'media':
      return own &&
        /^(?:photograph|film)$/.test(verb) &&
        !traitsOf(singular(own.head.toLowerCase()), false).has('media')
        ? readNounPhrase(verb === 'film' ? 'a video' : 'a photo')
        : undefined;
    // "ask an observer for a photo" is about the photo.
    case 'request':
      return own && (verb === 'ask' || isSomebody(own, roles))
        ? (fromTail(action, /^for$/, roles) ?? 'none')
        : undefined;
    default:
      return undefined;
  }
}
