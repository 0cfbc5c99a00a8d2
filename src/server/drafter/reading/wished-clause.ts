import { readClause, type Clause } from '../language/clause.ts';
import { participle } from '../language/verbs.ts';

/** "I wish", "it would be nice if": what follows is not so, and should be. */
const THOUGHT =
  /(?<=^|[.!?]\s+)(?:(?:i|we) (?:really |often |sometimes |just |do )?wish(?: that)?|(?:i|we)(?:'d| would) (?:really )?(?:love|like|appreciate|prefer) it if|it (?:would|could) be (?:(?:really |very |so |super )?(?:nice|great|cool|good|helpful|useful|awesome|handy|lovely|ideal|perfect|better|best)) if) ([^.!?]+)/gi;
const NOBODY_NAMED =
  /^(?:someone|somebody|anyone|anybody|they|people|it|(?:the|our|your) (?:app|system|product|platform|site|website|tool))$/i;
const SPEAKER = /^(?:i|we)$/i;

/** "I did not have to type it", "the fees were not so hard to find" */
function unlike({ subject, verb, kind, rest }: Clause): string | undefined {
  const denied = kind === 'do' ? rest : `${verb} ${rest}`;
  const [, hard = ''] =
    /^be (?:so |that |too )?(?:hard|difficult|tedious|complicated) to ([a-z]+)$/i.exec(denied) ?? [];
  if (hard) return `make it easier to ${hard} ${subject}`;
  const spared = /^have to (.+)$/i.exec(denied)?.[1];
  if (!SPEAKER.test(subject)) return `${subject} should not ${denied}`;
  return spared && `${subject} no longer want to have to ${spared}`;
}

function shouldBe(clause: Clause): string | undefined {
  const { subject, adverb, verb, kind, negated, rest } = clause;
  if (kind === 'modal') return undefined;
  if (negated) return unlike(clause);
  if (SPEAKER.test(subject)) return undefined;
  const [, told = ''] = /^(?:me|us) (.+)$/i.exec(rest) ?? [];
  // Whoever is to be told is the one who wishes.
  if (told && /^(?:tell|warn|remind|notify|inform|alert|show|ask)$/.test(verb))
    return `I want to be ${participle(verb)} ${NOBODY_NAMED.test(subject) ? '' : `by ${subject} `}${told}`;
  return [subject, 'should', adverb, verb, rest].filter(Boolean).join(' ');
}

/** "I wish the berths were numbered", "it has to be easy for them to pay": what is only thought of, and how it is to be, as a plain wish. */
export function wishedClause(text: string): string {
  return text
    .replace(THOUGHT, (whole: string, thought: string) => {
      const clause = readClause(thought);
      return (clause && shouldBe(clause)) ?? whole;
    })
    .replace(
      /(?<=^|[.!?]\s+)it (?:should|must|ought to|has to|needs to) (?:also )?be (?:(?:as|very|really|much|a lot) )?(easy|easier|simple|simpler|quick|quicker|fast|faster)(?: as possible)? ((?:for [^.!?]+? )?to [a-z])/gi,
      (_, how: string, whom: string) => `make it ${/^(?:quick|fast)/i.test(how) ? 'quicker' : 'easier'} ${whom}`,
    )
    .replace(
      /(?<=^|[.!?]\s+)it (?:has to|needs to|ought to|must) be possible (?=(?:for|to)\b)/gi,
      'it should be possible ',
    );
}
