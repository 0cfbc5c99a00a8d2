import { singular } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import type { Rewording } from '../language/rewording.ts';

/** "Several" where more than one is the point, and what is to follow at once. */
export const DETAILS: readonly Rewording[] = [
  // "alert the warden when a hiker is late, showing the phone number": what the message shows is told of it.
  [
    /^((?:[^,.!?;]{1,120} )?(?:alert|notify|warn|tell|remind|inform|alerted|notified|warned|told|reminded|informed)(?: [^,.!?;]{1,120}?)?(?: when| if| as soon as| once| that) [^,.!?;]{1,160}?),? (?:showing|naming|stating|listing|including) ((?:the|an?|their|its|his|her|which|who|what|how|where|when|why) [^.!?;]{1,200})([.!]?)$/i,
    '$1. The message must show $2$3',
  ],
  // "a dashboard showing revenue, orders and returns": the last of them is no verb.
  [
    /\b((?:an?|the) (?:[\w-]+ ){0,2}(?:dashboard|page|view|report|list|table|screen|overview|summary|panel|chart|board)) (show|list|contain|includ|display)ing (?=[^,.!?]{2,60}, [^.!?]{2,80} and )/gi,
    (_, thing = '', verb = '') => `${thing} that ${verb.toLowerCase() === 'includ' ? 'include' : verb}s `,
  ],
  // "owners with several shops": how many says whom.
  [/\bwith (?:several|multiple) ([a-z]+s)\b/gi, (_, things = '') => `with more than one ${singular(things)}`],
  // "assign a task to several people", "book for several children"
  [
    /\b(to|with|for|by|among|between) (?:several|multiple) (people|persons|children|men|women|sites|shops|locations|branches|teams|accounts|products|employees|guests|members|customers|clients|users|pets|animals)\b/gi,
    (_, link = '', many = '') => `${link} more than one ${singular(many)}`,
  ],
  // "to one or several colleagues": how many is left to them.
  [/\bone or (?:several|multiple|many) (?=[a-z]+s\b)/gi, 'one or more '],
  // "hand out several bowls at once": that it is more than one is what is wanted.
  [
    /\b([a-z]+(?: out| in| off| up| down)?) (?:several|multiple) (?!times|days|weeks|hours|months|years|minutes)([a-z]+s)(?= (?:at once|at the same time|in one go|together|to|for) )/gi,
    (whole, verb = '', things = '') =>
      isBaseVerb(verb.split(' ')[0]?.toLowerCase() ?? '') ? `${verb} more than one ${singular(things)}` : whole,
  ],
  // "when a wine is sold out it disappears from the list at once": what follows at once is wanted.
  [
    /^(when|once|as soon as|if) ((?:an?|the) (?:[\w-]+ )?[\w-]+) ((?:is|has been|was) [^,]{3,25}?),? it ([a-z]+s) ([^,]*\b(?:at once|immediately|automatically|right away|by itself)\b[^,]*)$/i,
    (whole, link = '', thing = '', state = '', verb = '', rest = '') => {
      const base = readVerb(verb)?.base;
      return base ? `${thing} should ${base} ${rest.replace(/[.!]+$/, '')} ${link.toLowerCase()} it ${state}` : whole;
    },
  ],
  // "vendors should log in and see their part": that they see it is what is wanted.
  [
    /\b(to|can|could|should|may|must) (?:log|sign) in and (?:to )?(?=(?:see|view|check|download|change|edit|find|look|upload|read|track|follow)\b)/gi,
    '$1 ',
  ],
  // "make it easier to find suppliers": what easier means can be counted.
  [
    /\bmake it (?:much |a lot |a bit )?(easier|simpler|quicker|faster|less complicated|more convenient) (?:for ((?:[\w-]+ ){1,4}?))?to ([^,.;!?]+?)(?=[,.;!?]|$| so that | because )/gi,
    (_, how = '', who, deed = '') => {
      // "to find a slot and print the card": behind the first, or it would be said of the last alone.
      const at = deed.search(/ and (?!then\b)(?=[a-z]+ (?:an?|the|their|its|it|them|all|any|more|new) )/i);
      const first = at > 0 && isBaseVerb(/^ and ([a-z]+)/i.exec(deed.slice(at))?.[1] ?? '') ? at : deed.length;
      const easily = ` in ${/quick|fast/i.test(how) ? 'less time' : 'fewer steps'}`;
      return `${who ? `let ${who}` : ''}${deed.slice(0, first)}${easily}${deed.slice(first)}`;
    },
  ],
];
