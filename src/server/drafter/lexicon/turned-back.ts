/** How a deed is turned back, with `it` for the thing: "close a locker" by "open it again". */
const TURNED_BACK: Readonly<Record<string, string>> = {
  'close,shut,shut down': 'open it again',
  'lock,lock up': 'unlock it',
  unlock: 'lock it again',
  'block,bar': 'free it again',
  'pause,suspend,freeze,put on hold,interrupt': 'resume it',
  'hold,hold back': 'release it',
  'mute,silence': 'unmute it',
  'hide,leave out': 'show it again',
  'skip,leave off,put aside': 'take it up again',
  'split,split up,divide,take apart': 'put it together again',
  'combine,merge,group,bundle': 'take it apart again',
  'remove,delete,strike,discard,take off,take out': 'put it back',
  'retire,decommission,write off': 'take it back into use',
  'archive,put away': 'bring it back',
  'exclude,sort out,weed out': 'take it in again',
  'move,shift,relocate,push back,put off,swap,exchange,switch,rotate,change over': 'change it back',
  'link,pair,connect,tie': 'separate it again',
  'pin,stick': 'take it off again',
  publish: 'withdraw it',
  'raise,lift': 'lower it again',
  'lower,turn down,dim': 'raise it again',
  'turn on,switch on,activate,enable': 'turn it off again',
  'turn off,switch off,deactivate,disable': 'turn it on again',
  'put in,add to,attach': 'take it out again',
};

/** What somebody has written or chosen themselves is theirs to change; the product's own records are not. */
const CHANGED_LATER: Readonly<Record<string, string>> = {
  'enter,fill in,note,note down,jot down,record,write,write down,type in,leave,log': 'change or delete it later',
  'set,choose,pick,select': 'change it later',
  'add,put,upload': 'remove it again',
  'schedule,plan': 'call it off again',
  'mark,tag,label,flag,highlight': 'take the mark off again',
  'carry over,take over': 'take it out again',
};

function byVerb(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([verbs, back]) => verbs.split(',').map((verb) => [verb, back] as const)),
  );
}

const LATER = byVerb(CHANGED_LATER);
const BACK = byVerb(TURNED_BACK);
/** "open the locker again" for "close" and "the locker"; nothing for a deed whose opposite is not known. `isOwn` where somebody does it themselves. */
export function turnedBack(verb: string, thing: string, isOwn: boolean): string | undefined {
  // What is paid or left behind is no text of one's own.
  if (
    verb === 'leave' &&
    !/\b(?:comments?|notes?|reviews?|messages?|ratings?|feedback|repl(?:y|ies)|remarks?|questions?)\b/i.test(thing)
  )
    return undefined;
  // "schedule an article": it goes out at its time, and nobody comes to it.
  if (
    /^(?:schedule|plan)$/.test(verb) &&
    /\b(?:articles?|posts?|newsletters?|reports?|pdfs?|e-?mails?|messages?|mails?|texts?|pages?|episodes?|videos?|openings?|job ads?|exports?|backups?)\b/i.test(
      thing,
    )
  )
    return undefined;
  // "raise an alert": it is lifted nowhere.
  if (
    /^(?:raise|lift|lower)$/.test(verb) &&
    /\b(?:alerts?|alarms?|warnings?|flags?|tickets?|issues?|questions?|objections?|concerns?|complaints?|errors?|bans?|blocks?|locks?|limits?|restrictions?|suspensions?|freezes?|curfews?|duty|duties|money|funds|invoices?)\b/i.test(
      thing,
    )
  )
    return undefined;
  return (BACK.get(verb) ?? (isOwn ? LATER.get(verb) : undefined))?.replace(/\bit\b/, thing);
}
