import { isMass, isPlural } from '../language/nouns.ts';
import { readVerb, thirdPerson } from '../language/verbs.ts';
import type { Inversion, Relief } from './trouble-rules.ts';
import { lowerFirst } from './trouble-words.ts';
import { withoutWait } from './without-wait.ts';
import { withThe } from './with-the.ts';

/** What is done, and not looked at: it takes less time. */
const DONE =
  /\b(?:(?:ex|im)ports?|(?:up|down)loads?|log-?ins?|log ins?|sign-?(?:ins?|ups?)|syncs?|sync(?:h)?roni[sz]ations?|check-?outs?|checkout|payments?|approvals?|payouts?|deliver(?:y|ies)|registrations?|refunds?|backups?|print(?:ing|out)?s?|bookings?|check-?ins?|onboarding|support|search)$/i;

/** "the booking button", "parking spaces are": a name that begins like a doing; "finding files is slow" is one. */
export function isNamedByDoing(thing: string, isMany: boolean): boolean {
  const [, noun = ''] = /^\w+ing ([\w-]+)$/i.exec(thing) ?? [];
  if (noun === '' || isPlural(noun)) return noun !== '' && isMany;
  return (
    !isMany &&
    !isMass(noun) &&
    !/^(?:it|them|this|that|these|those|something|everything|in|out|up|on|off|over)$/i.test(noun)
  );
}

/** What is slow: a page is there at once, an export takes less time. */
function faster(thing: string, rest: string): Relief {
  const isDoing =
    readVerb(thing.split(' ')[0] ?? '')?.form === 'gerund' &&
    !isNamedByDoing(thing, isPlural(thing.split(' ').at(-1) ?? ''));
  // "Pages load slowly": those of the product.
  const isOfProduct = !isDoing && ON_SCREEN.test(thing) && /^[\w-]+s$/i.test(thing);
  const what = isDoing ? lowerFirst(thing) : isOfProduct ? `the ${lowerFirst(thing)}` : withThe(thing);
  if (isDoing || !DONE.test(what)) return { wish: withoutWait(what, rest) };
  const take = isPlural(what.split(' ').at(-1) ?? '') ? 'take' : 'takes';
  return {
    about: what,
    wish: `have ${what} take less time${rest}`,
    outcome: `${what} ${take} less time than today${rest}`,
    question: `How long may ${what} take at most?`,
  };
}

const OFFLINE =
  /^ (?:offline|without (?:an? |any )?(?:\w+ )?(?:connection|internet|signal|network|reception|wi-?fi))\b/i;

/** What opens by being shown. */
const ON_SCREEN =
  /\b(?:app|page|list|map|screen|menu|site|website|file|document|photo|image|picture|dashboard|calendar|overview|report|form|chart|plan|tab|window|view|table|catalogue|results?)s?$/i;

/** "the gate opens too slowly": faster. */
function quicker(thing: string, does: string, rest: string): Relief {
  const what = withThe(thing);
  return {
    about: what,
    wish: `have ${what} ${readVerb(does)?.base ?? does} faster${rest}`,
    outcome: `${what} ${does} faster than today${rest}`,
  };
}

/** "the code does not work at the door": it is to work there. */
function working(thing: string, rest: string): Relief {
  const what = withThe(thing);
  // "the map does not work offline": there it is used as elsewhere.
  if (OFFLINE.test(rest)) return { wish: `use ${what}${rest}` };
  const [name = ''] = what.split(/ (?:of|for|in|on|at|with|from|to|that|which|who) /);
  const isMany = isPlural(name.split(' ').at(-1) ?? '');
  return {
    about: what,
    wish: `have ${what} work${rest}`,
    outcome: `${what} ${isMany ? 'work' : thirdPerson('work')}${rest}`,
  };
}

const FRAGILE =
  /(?:app|page|screen|site|pump|printer|scanner|machine|system|lift|gate|door|light|heating|list|form|map|link|build|test|import|export|player|reader|connection|sync|login|server|service)s?$/i;

/** "eggs break": things that are no devices are not used again. */
function isFragile(whole: string, subject: string): boolean {
  return (
    /^\s*(?:often |always |sometimes |regularly )*break/i.test(whole.slice(subject.length)) && !FRAGILE.test(subject)
  );
}

/** Troubles of things that do not do what they are there for, or do it slowly. */
export const OF_WORKING: readonly (readonly [RegExp, Inversion])[] = [
  [
    /^(.+?) (?:is|are|feels?|gets?|has become|becomes?) (?:(?:too|so|very|really|quite|extremely|painfully|terribly|often|still|always) )*(?:slow|sluggish|laggy)(?: to (\S+))?(.*)$/i,
    (m) => faster(m[1] ?? '', m[3] ?? ''),
  ],
  [
    /^(.+?) (loads?|opens?|responds?|runs?|works?|starts?|closes?|prints?|moves?) (?:(?:too|so|very|really|quite|painfully) )*slowly(.*)$/i,
    ([, thing = '', does = '', rest = '']) =>
      ON_SCREEN.test(thing) || !/^(?:open|close|print|move|start)s?$/i.test(does)
        ? faster(thing, rest)
        : quicker(thing, does.toLowerCase(), rest),
  ],
  [
    /^(.+?) (?:(?:does|do) not|never|no longer) works?\b(.*)$/i,
    (m, people) => (people.isPersonPhrase(m[1] ?? '') ? undefined : working(m[1] ?? '', m[2] ?? '')),
  ],
  // "the upload of big files fails": it is to work.
  [
    /^(.+?) (?:often |always |sometimes |regularly |keeps? |constantly )*(?:fails?|failing)\b(?! (?:to|without|silently|because|twice|again)\b)(.*)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '') || !DONE.test((m[1] ?? '').split(/ (?:of|for|from|to|with|by) /)[0] ?? '')
        ? undefined
        : working(m[1] ?? '', m[2] ?? ''),
  ],
  [
    /^(.+?) (?:often |always |sometimes |regularly |keeps? |constantly )*(?:crash(?:es|ing)?|freez(?:e|es|ing)|break(?:s|ing)?(?: down)?|hangs?(?! (?:in|on|at|there|outside|behind)\b)|fails?|stops? working|dies?|goes? down)\b(.*)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '') || isFragile(m[0], m[1] ?? '')
        ? undefined
        : {
            wish: `keep using ${withThe(m[1] ?? '')}${m[2] ?? ''}`,
            outcome: `${withThe(m[1] ?? '')} stays in use${m[2] ?? ''}`,
          },
  ],
];

/** What one sees or learns, where the trouble is only that one does not. */
const SIGHT = /^(?:see|find|know|tell|check|understand|get|reach|remember|notice|spot|recogni[sz]e)$/i;

/** What everybody wants to be easy. */
const EASED = /^(?:read|use|follow|navigate|handle|fill|find|understand)$/i;

/** "passwords are hard to guess": that is as it should be. */
const HARMFUL = /^(?:steal|crack|forge|fake|hack|intercept|tamper|counterfeit|abuse)$/i;
const SECRET = /\b(?:pass(?:word|phrase|code)|pin|code|token|key|link|url|log-?in|user ?name|secret)s?$/i;

function isMany(thing: string): boolean {
  const [name = ''] = thing.split(/ (?:of|for|in|on|at|with|from|to|that|which|who) /);
  return isPlural(name.split(' ').at(-1) ?? '');
}

/** "receipts are hard to read": they are to be easy to read. */
export function madeEasy(thing: string, verb: string): Relief {
  const are = isMany(thing) ? 'are' : 'is';
  return {
    about: thing,
    wish: `have ${thing} easy to ${verb}`,
    outcome: `${thing} ${are} easy to ${verb}`,
    question: `What makes ${thing} hard to ${verb} today?`,
  };
}

/** What is hard to do with a thing is to be easy, and what is not seen is seen. */
export const OF_EFFORT: readonly (readonly [RegExp, Inversion])[] = [
  [
    /^(.+?) (?:is|are) (?:(?:too|so|very|really|quite|extremely|often|still|almost|nearly) )*(hard|difficult|impossible|tedious|confusing|painful|cumbersome) to (\S+)(.*)$/i,
    ([whole = '', thing = '', state = '', verb = '', rest = '']) => {
      const what = withThe(thing);
      if (HARMFUL.test(verb) || (/^guess$/i.test(verb) && SECRET.test(thing)))
        return /^(?:hard|difficult|impossible)$/i.test(state) && !/ too /.test(whole)
          ? {
              about: what,
              wish: `have ${what} ${state} to ${verb}${rest}`,
              outcome: `${what} ${isMany(what) ? 'are' : 'is'} ${state} to ${verb}${rest}`,
            }
          : undefined;
      if (SIGHT.test(verb) || rest !== '' || /^impossible$/i.test(state)) return { wish: `${verb} ${what}${rest}` };
      return EASED.test(verb) ? madeEasy(what, verb.toLowerCase()) : undefined;
    },
  ],
];
