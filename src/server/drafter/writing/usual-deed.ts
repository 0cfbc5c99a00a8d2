import { chooseIntent, SEEN } from '../choose-intent.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import { bySide, SOME_OF_THEM, USED } from '../lexicon/uses-of-things.ts';
import { HAPPENED } from '../lexicon/title-words.ts';
import { TO_BE_SEEN } from '../lexicon/parts-of-products.ts';
import { DEARER, REDUCTION } from '../lexicon/keeping.ts';
import { readNounPhrase, type NounPhrase } from '../language/noun-phrase.ts';
import { isMass, isPerson, isPlural, singular, withArticle } from '../language/nouns.ts';
import { traitsOf } from '../lexicon/things.ts';
import { addedTo, nameOf, ONE_OF_EACH, withItsArticle } from './its-article.ts';
import { putBefore } from './put-before.ts';
import { phrase, type Action } from '../reading/action.ts';
import { objectOf, type Role } from '../reading/doing.ts';
import { isServed as serves } from '../role-kind.ts';

/** "valves that have not been moved" are to be seen. */
const WITH_CLAUSE =
  /\b(?:that|which|who) (?:\w+ )?(?:is|are|was|were|has|have|had|do|does|did|can|cannot|need|needs|\w+s)\b/i;

/** What people do to make, set or have a thing, as far as a title may mean that: who only looks after it does nothing certain. */
const OWN_DEED =
  /^(?:set|enter|record|create|write|make|print|sell|offer|book|plan|answer|approve|upload|publish|prescribe|order|send|pay|reserve|rent|borrow|add|log|note|report|issue|schedule|set up|see)$/;

/** Things that are put before somebody, to look at first. */
const PROPOSED = /^(?:similar|related|recommended|suggested|nearby|popular|trending|top) /i;

/** What the role does with such things by the description: "print" of "packers print labels" for "return labels". */
function knownVerb(head: string, thing: string, role: Role | undefined): string | undefined {
  const one = singular(head.toLowerCase());
  if (isPerson(one) || !role || PROPOSED.test(thing)) return undefined;
  if (!serves(role) && REDUCTION.test(thing)) return 'offer';
  if (!serves(role) && DEARER.test(thing)) return 'set';
  const doing = role.doings.find(
    ({ verb, rest }) =>
      OWN_DEED.test(verb) &&
      objectOf(rest.split(' of ')[0] ?? '')
        .split(/,? (?:and|or) |, /)
        .some((part) => singular(part.split(' ').at(-1)?.toLowerCase() ?? '') === one),
  );
  if (!doing) return undefined;
  // "hours per worker", "all contracts in a row": what is entered is to be seen so.
  const isSeen =
    (/ per /.test(thing) && /^(?:record|enter|log|note|report)$/.test(doing.verb)) ||
    (/^all /i.test(thing) && /^(?:record|enter|log|note|report|upload|write|make|create|add|issue)$/.test(doing.verb));
  return isSeen ? 'see' : doing.verb;
}

/** How something is shown. */
const SHOWN = /\b(?:sorted|grouped|ordered) by\b|\bin (?:red|green|yellow|orange|bold|colou?r)\b/i;

/** "a search box": a part of the screen, and nothing that is sold. */
const ON_SCREEN = /\b(?:search|text|input|check|dialog|filter|combo)[ -]?(?:box|boxes)\b/i;

/** What people do with a thing of which no kind of wish speaks, by what it is like; nothing for what could be anything. */
function deedByNature(head: string, thing: string, isServed: boolean, roles: ReadonlySet<string>): string | undefined {
  const one = singular(head.toLowerCase());
  const traits = traitsOf(one, isPerson(head) || roles.has(one));
  if (traits.has('person'))
    return / for (?:an?|one|two|\d+|the) (?:day|night|evening|week|weekend|month|season)s?\b/i.test(thing)
      ? 'register'
      : /^(?:walk-in|external|temporary|additional|second|several|multiple|more than one) /i.test(thing)
        ? 'add'
        : /^(?:substitute|standby|stand-in|deputy|cover) /i.test(thing)
          ? 'assign'
          : undefined;
  if (ON_SCREEN.test(thing)) return 'use';
  if (/^(?:type|kind|category|model|variant)$/.test(one)) return 'set up';
  if (/ (?:of|for) the (?:day|week|month|year)\b/i.test(thing)) return 'see';
  if (/^(?:slip|flyer|leaflet|poster|name tag|brochure)$/.test(one)) return 'print';
  if (SHOWN.test(thing) || ONE_OF_EACH.test(thing)) return 'see';
  // "rides per station and day": what took place is counted.
  if (
    traits.has('event') &&
    / (?:per|by) (?:[\w-]+ and )?(?:day|week|month|quarter|year|hour|station|site|branch|room|person)\b/i.test(thing)
  )
    return 'see';
  if (PROPOSED.test(thing) && isPlural(head)) return 'see';
  if (/^(?:meal|lunch|dinner|breakfast|drink|snack|dish|box)$/.test(one)) return isServed ? 'order' : 'offer';
  if (/^(?:package|bundle)$/.test(one)) return isServed ? 'buy' : 'offer';
  if (/^bonus(?:es)?$/.test(one)) return isServed ? 'get' : 'offer';
  // "my repairs until now": what took place for them.
  if (/^(?:my|our) /i.test(thing) && traits.has('event')) return 'see';
  if (traits.has('event') || traits.has('seat')) return isServed ? 'book' : 'offer';
  if (['document', 'collection', 'figure'].some((trait) => traits.has(trait as 'document'))) return 'see';
  return undefined;
}

/** What such a thing is for: a note is made, a temperature record is something that one gets. */
function usedAs(noun: NounPhrase | undefined): string | undefined {
  if (/^(?:vaccination|medical|health|treatment|training) records?$/i.test(noun?.core ?? '')) return 'see';
  if (/^(?!track\b|new\b)[a-z]+ records?$/i.test(noun?.core ?? '')) return 'get';
  if (/^attendance (?:list|sheet|register)s?$/i.test(noun?.core ?? '')) return 'keep';
  // "placement test": a load test is run, and nobody takes it.
  if (
    /^(?:placement|level|entry|entrance|mock|practice|final|language|vocabulary|grammar|knowledge|aptitude|theory) (?:test|exam)s?$/i.test(
      noun?.core ?? '',
    )
  )
    return 'take';
  if (/^(?:mock|practice|theory|trial|exam|test|quiz) (?:[\w-]+ )?questions$/i.test(noun?.core ?? '')) return 'answer';
  return (
    USED.find(([things]) => things.test(noun?.head ?? ''))?.[1] ?? (SEEN.test(noun?.head ?? '') ? 'see' : undefined)
  );
}

/** "no more than three boats at a jetty": how it is to be. */
const BOUND = /^(?:no|not|at most|at least|only|max|never)\b/i;
/** "one place for the script", "something for the wall": it is to be there, whatever it is. */
const ONE = /^(?:one place|a single place|something|somebody|anything) /i;
/** "lost property log", "practice log": what somebody writes down day by day. */
const KEPT_LOG =
  /^(?:an? |the )?(?:[\w-]+ )?(?:property|practice|training|maintenance|incident|visitor|mileage|cleaning|feeding|fuel|weather|site|driving|key|parts) log\b/i;
/** "embargo date per picture": when something begins or ends is set. */
const SET_DATE =
  /^(?:an? |the )?(?:embargo|expiry|release|opening|closing|cut-off|start|end|due|publication|review) (?:date|time)s?\b(?! (?:overview|calendar|list|warning|reminder|history))/i;
/** What one works with. */
const MACHINE =
  /^(?:calculator|planner|tracker|player|builder|scanner|timer|counter|finder|editor|switch|button|shortcut|wizard)$/i;

/** What one does something with; anything else that no list knows is to be there. */
const TOOL =
  /^(?:tools?|apps?|software|templates?|search|timers?|calculators?|passwords?|passcodes?|pins?|logins?|mode|buttons?|keys?|shortcuts?|commands?|codes?|links?|cards?|wallets?|chat|hotline|wizards?|scanners?|readers?|keyboards?|menus?|filters?|forms?|pages?|portals?|sites?|websites?|plugins?|add-ons?|widgets?|interfaces?|apis?|versions?|fonts?|stickers?|stamps?|checklists?|bots?|assistants?|devices?|tablets?|phones?|machines?|rooms?|bikes?|cars?|vans?|boats?)$/i;

/** What is there to be looked up. */
const DATA =
  /^(?:(?:serial |phone |order |room |house )?numbers?|names?|addresses|coordinates|reasons?|values?|profits?|workloads?|temperatures?|winds?|weights?|capacity|deviations?|topics|amounts?|dimensions?|conditions?|allergies|preferences|origins?|prices?)$/i;

const COMPARED = /^(?:bigger|larger|smaller|fewer|more|less|longer|shorter|better|clearer|simpler|darker|lighter)\b/i;

/** What is held, worked or looked at: a thing told by a clause of its own is there to be had, things like that are seen. */
function hadAs(thing: string, noun: NounPhrase | undefined, intent: Intent | undefined): string {
  if (BOUND.test(thing) || COMPARED.test(thing)) return 'have';
  if (isPlural(SOME_OF_THEM.exec(thing)?.[1] ?? '')) return 'see';
  // "family members with read access": nobody uses people.
  if (isPerson(noun?.head ?? '') && !WITH_CLAUSE.test(thing)) return 'have';
  // "free parking on Sundays", "offline logging": not to be held or looked at.
  if (isMass(noun?.head ?? '') && /^(?:free|offline|automatic|instant)\b/i.test(thing)) return 'have';
  if (/^free first\b/i.test(thing)) return 'get the';
  if (DATA.test(nameOf(thing)) || / where (?:the|an?|no|nobody) /.test(thing)) return 'see';
  const isTool = intent?.use === 'use' || TOOL.test(nameOf(thing)) || TOOL.test(noun?.head ?? '');
  if (!WITH_CLAUSE.test(thing) && isTool) return 'use';
  // "two shelves per member" is how many there are to be.
  const isCounted = /^(?:an? |one |two |three |four |five |six |ten |\d)/i.test(thing);
  if (HAPPENED.test(thing) || (TO_BE_SEEN.test(thing) && !isCounted)) return 'see';
  if (!WITH_CLAUSE.test(thing)) return 'have';
  const head = nameOf(thing);
  return isPlural(head) || traitsOf(singular(head.toLowerCase()), false).has('document') ? 'see' : 'have';
}

/** "group bookings", "student discount": made by those who come, offered by those who run the service. */
function bookedAs(thing: string, intent: Intent | undefined, isServed: boolean): string | undefined {
  if (intent?.name === 'schedule' && /^(?:booking|reservation)s?$/i.test(nameOf(thing))) return 'make';
  if (intent?.name === 'consent' && /^forms?$/i.test(nameOf(thing))) return isServed ? 'sign' : 'send';
  if (intent?.name === 'price' && /^(?:discount|promotion)s?$/i.test(nameOf(thing))) return isServed ? 'get' : 'offer';
  return undefined;
}

/** "weekly summary by e-mail": it comes. */
const SENT = / by (?:e-?mail|mail|text(?: message)?|sms|post|push)$/i;

/** What is there to be looked at, in a title that tells more of it. */
const LOOKED_AT =
  /^(?:view|calendar|timeline|overview|chart|graph|map|plan|list|checklist|summary|forecast|comparison|results?|history|record|photos?|pictures?|figures?|page|table|board|report|register)$/i;
/** What is done with what a title names with more behind a comma: nobody has said that they make it. */
function deedOfTitle(thing: string, use: string): string | undefined {
  const [name = ''] = thing.split(/, | (?:showing|including|visible|usable|exportable|printable) /);
  if (name === thing || !LOOKED_AT.test(nameOf(name))) return undefined;
  return /, visible\b/.test(thing) || /^(?:use|have|make|set|set up|get|create)$/.test(use) ? 'see' : undefined;
}

/** What is listened to, and what somebody watches who would only add it otherwise. */
function playedAs(thing: string, isAdded: boolean): string | undefined {
  if (/^(?:an? |the )?(?:audio|podcast|playlist|practi[cs]e (?:tracks|recordings?))\b/i.test(thing)) return 'listen to';
  return isAdded && /^(?!.*\bupload)(?:[\w-]+ ){0,2}(?:videos?|video lessons?|tutorials?|recordings?)\b/i.test(thing)
    ? 'watch'
    : undefined;
}

/** "have a filter" of a thing becomes what a person does with it: "use a filter". */
export function wishOf(action: Action, intent: Intent | undefined, isReader: boolean, isServed = true): string {
  if (!action.isThing) return action.wish;
  const thing = action.wish.replace(/^use /, '');
  const noun = readNounPhrase(thing);
  const isFile = /\b(?:as|in) (?:an? )?(?:PDF|CSV|Excel|Word|image|zip|file|spreadsheet|printout)\b/i.test(thing);
  // Whoever only reads what others write adds no picture to it.
  // What is there already is got and not added: "all recordings in one download".
  if (ONE.test(thing) || /^(?:fewer|less) /i.test(thing)) return `have ${thing}`;
  // "a waiting list": who runs the service keeps one.
  if (!isServed && / ?waiting ?list\b/i.test(nameOf(thing) === 'list' ? thing : '') && intent?.use?.startsWith('join'))
    return `keep ${withItsArticle(thing, action)}`;
  if (KEPT_LOG.test(thing)) return `keep ${withItsArticle(thing, action)}`;
  const ofSide = bySide(thing, nameOf(thing), isServed);
  if (ofSide) return `${ofSide} ${withItsArticle(thing, action)}`;
  if (SET_DATE.test(thing))
    return `set ${/^(?:an?|the) /i.test(thing) || isPlural(nameOf(thing)) ? thing : withArticle(thing)}`;
  const isThere =
    /^(?:all|every|each|both|the|my|our|their) /i.test(thing) && /^(?:add|use)$/.test(intent?.use ?? 'use');
  const own =
    isThere && / (?:in|as) (?:one|an?) (?:download|file|archive|folder)\b/i.test(thing)
      ? 'get'
      : isReader && intent?.use === 'add'
        ? 'see'
        : !isServed && intent?.use === 'buy'
          ? 'sell'
          : (intent?.use ?? 'use');
  // Whom a form is for fills it in.
  if (isServed && /\bforms?$/i.test(nameOf(thing)) && own === 'set up')
    return `fill in ${withItsArticle(thing, action)}`;
  // "comments in the reader's own language" are read.
  const isForReading = / in (?:[\w'-]+ ){1,4}languages?\b/i.test(thing) && /^(?:leave|make)$/.test(usedAs(noun) ?? '');
  const usual = isForReading
    ? 'read'
    : intent?.name === 'history'
      ? own
      : intent?.name === 'recurring'
        ? 'set up'
        : usedAs(noun);
  // "a display sorted by waiting time", "late parcels in red": how they are shown.
  const isShown =
    (own === 'use' && SHOWN.test(thing)) ||
    (/^(?:make|book|place)$/.test(own) && / (?:sorted|grouped|ordered) by /i.test(thing));
  // "house rules in more than one language" are read, an app is used.
  const isRead =
    intent?.name === 'translate' &&
    !/\b(?:app|version|interface|site|portal|support|pages?|languages?|switch|selection|choice|menu)$/i.test(
      noun?.core ?? '',
    );
  const isWorked = own === 'see' && MACHINE.test(nameOf(thing));
  const use =
    playedAs(thing, isServed && own === 'add') ??
    (isWorked
      ? 'use'
      : isRead
        ? 'read'
        : isShown
          ? 'see'
          : isFile || (SENT.test(thing) && /^(?:see|use)$/.test(usual ?? own))
            ? 'get'
            : (bookedAs(thing, intent, isServed) ?? usual ?? (own === 'use' ? hadAs(thing, noun, intent) : own)));
  return `${deedOfTitle(thing, use) ?? use} ${withItsArticle(use === 'add' ? addedTo(thing) : thing, action)}`;
}

const OF_THINGS = /^(?:schedule|tag|price|coupon|worked out from it)$/;
/** What is made by whoever makes such things by the description. */
const MADE = /^worked out from it$/;

/** "get fewer lost bikes": less of what nobody gets; of messages somebody does get fewer. */
const GOT_AMOUNT =
  /^get ((?:fewer|less) (?!.*\b(?:mails?|e-?mails?|messages?|calls?|reminders?|notifications?|spam|news|letters?)\b).+)$/i;

/** The action as having so much of a thing: "have fewer lost bikes". */
function had(action: Action, thing: string): Action {
  const wish = `have ${thing}`;
  const isOne = /^less /i.test(thing) || !isPlural(readNounPhrase(thing)?.head ?? '');
  return {
    ...action,
    wish,
    core: phrase(wish),
    name: thing,
    isThing: false,
    outcome: `there ${isOne ? 'is' : 'are'} ${thing}`,
  };
}

/** A thing of which no kind of wish speaks, told as what is usually done with it: "trial lessons" are booked. */
export function usualDeed(
  action: Action,
  idea: string,
  isServed: boolean,
  roles: ReadonlySet<string>,
  role: Role | undefined,
): Action {
  // "fewer lost bikes", "more bikes at the station": nobody gets or books an amount.
  const [, amount = ''] = GOT_AMOUNT.exec(action.wish) ?? [];
  if (amount) return had(action, amount);
  if (!action.isThing) return action;
  const shown = putBefore(action, idea);
  if (shown) return shown;
  const intent = chooseIntent(action, idea, roles);
  if (intent && !OF_THINGS.test(intent.name)) return action;
  const thing = action.wish.replace(/^use /, '');
  const name = nameOf(thing);
  const known = knownVerb(name, thing, role);
  if (intent && known !== 'print' && known !== 'offer' && !MADE.test(intent.name)) return action;
  if ([BOUND, ONE, KEPT_LOG, SET_DATE].some((told) => told.test(thing)) || bySide(thing, name, isServed)) return action;
  const head = readNounPhrase(thing)?.head ?? '';
  if (WITH_CLAUSE.test(thing) || (!known && (SEEN.test(head) || USED.some(([things]) => things.test(head)))))
    return action;
  if (/^more /i.test(thing) && known && /^(?:book|order|make|rent|hire|reserve|enter|plan)$/.test(known))
    return had(action, thing);
  const verb = known ?? deedByNature(head, thing, isServed, roles);
  if (!verb) return action;
  const wish = `${verb} ${withItsArticle(thing, action)}`;
  return { ...action, wish, core: phrase(wish), isThing: false, name: thing };
}
