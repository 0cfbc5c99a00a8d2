import type { People } from './people.ts';

/** "Guests with a dog need a leash", "Staff on the night shift need to see it": some of a kind, told by where they are or what they have. */
const SOME =
  /^((?:the |our |all |most |many |some )?[a-z-]+(?: [a-z-]+)?) ((?:with|without|on|in|at|from|under|over|away|abroad|outside|behind|who) [^.!?,]{2,40}?) (?:(?:really|urgently|just|still|also) )?needs? (?!not\b|(?:an? )?(?:red )?(?:mark|flag|tag|note|dot)\b|to be (?!able|allowed)\b)([^.!?]+)([.!]*)$/i;

const WAY =
  /^(?:an? |some |the )?(?:(?:simple|simpler|quick|quicker|easy|easier|better|good|fast|faster|safe|proper|new|real) )*(?:way|means|possibility|option) (?:of being able )?to (?=[a-z])/i;

/** What somebody who needs to do it is not let do yet. */
const LETS = /^to (?:be (?:able|allowed) to |(?=(?:see|know|find|check|look|understand|reach|get|tell)\b))/i;

/** What some people of a kind need as what they want, should be able to or must do; any other text as it is. */
export function someOfThemNeed(text: string, people: People): string {
  const [, who = '', which = '', what = '', end = ''] = SOME.exec(text) ?? [];
  if (!what || !people.isPersonPhrase(who) || people.isSpeaker(who)) return text;
  const deed = WAY.test(what) ? what.replace(WAY, '') : LETS.test(what) ? what.replace(LETS, '') : '';
  const duty = /^to [a-z]/i.test(what) ? what.slice('to '.length) : '';
  // "need a stand-in who sees their mail": to want somebody would be to call them.
  const have = people.isPersonPhrase(what) ? 'should have' : 'want';
  const wish = deed ? `should be able to ${deed}` : duty ? `must ${duty}` : `${have} ${what}`;
  return `${who} ${which} ${wish}${end}`;
}
