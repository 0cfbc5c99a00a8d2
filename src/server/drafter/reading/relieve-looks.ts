import { isPlural } from '../language/nouns.ts';

/** What nobody wants something to look like, or somebody to be. */
const BAD =
  /^(?:so |very |really |too |quite |even )*(?:terrible|awful|bad|poor|poorer|worse|lazy|silly|stupid|wrong|ugly|cheap|unprofessional|sloppy|untidy|unreliable|useless|worthless|meaningless|unreadable|misleading|suspicious|dishonest|greedy|empty|dated|outdated|jealous|nervous|angry|anxious|unsafe|afraid|scared|confused|sad|ashamed|furious|uncomfortable|upset|impatient|worried|desperate|pushy|needy|rude|impolite|childish|spammy|intrusive|cold|impersonal|weird|odd|strange|creepy|clumsy|confusing|embarrassing|amateurish|boring|dull|chaotic|cluttered|crowded|aggressive|unfair|old-fashioned|dead)\b/i;

/** Whom or what it makes so: "people jealous", "the weekly figures misleading". */
const STATE = new RegExp(
  `^((?:the|our|my|their|all|every) .+?|[\\w-]+s|people) (${BAD.source.slice(1)}(?=$| (?:for|to|of|in|on|at|with|about|and|when|if|by)\\b).*)$`,
  'i',
);

/** "this makes the rate look terrible", "that makes people jealous": what is so once it is over. */
export function relieveLooks(verb: string, who: string, rest: string): string | undefined {
  // "It looks desperate."
  if (/^(?:look|seem|appear|feel|sound)$/.test(verb) && /^(?:this|that|it)$/i.test(who) && BAD.test(rest))
    return `it does not ${verb} ${endOf(rest)}`;
  if (verb !== 'make' || !/^(?:this|that|it|which)$/i.test(who)) return undefined;
  const [, what = '', look = '', state = ''] = /^(.+?) (look|seem|appear|feel|sound) (.+)$/i.exec(rest) ?? [];
  if (what && !/^(?:me|us|him|her|them|it)$/i.test(what) && BAD.test(state))
    return `${what} ${isMany(what) ? 'do' : 'does'} not ${look} ${endOf(state)}`;
  const [, whom = '', felt = ''] = STATE.exec(rest) ?? [];
  return whom && BAD.test(felt) ? `${whom} ${isMany(whom) ? 'are' : 'is'} not ${endOf(felt)}` : undefined;
}

function isMany(what: string): boolean {
  const [head = ''] = what.split(/ (?:of|in|on|at|for|with|to) /);
  return isPlural(head.split(' ').at(-1) ?? '') || /\bpeople$/i.test(head);
}

/** Without what stood in front of the sentence. */
function endOf(state: string): string {
  return state.replace(/ (?:In|On|At|For|With) .*$/, '');
}
