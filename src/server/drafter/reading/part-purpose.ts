import { isAgent } from './is-agent.ts';

const PURPOSE =
  /(?<!\b(?:minutes?|hours?|days?|weeks?))\s+(?:in order to|so as to|to be able to|to (?=(?:avoid|save|reduce|prevent|improve|help|keep|make sure|ensure|speed|increase|comply|stop|cut|know|understand|learn|see|find|catch|plan|spot|track|stay|check|prove|meet|build|decide|protect|get|have|react|act|follow|prepare|give|show|remember|compare|lower|raise|encourage|attract|win|satisfy|explain|inform|reassure|match|measure|answer|resolve|minimi[sz]e|maximi[sz]e|free|simplify|boost|make (?=(?:an? )?(?:better|good|sound|informed|right) decisions?))\b))(.+)$/i;

/** Words in front of "to" that only say that something is wished. */
const OPENING =
  /^(?:it (?:would|could|might|will|should|must|is)\b.*|(?:is|are|would) (?:it|there)\b.*|there (?:is|should|must|needs).*|.* (?:nice|great|good|helpful|useful|cool|way|possible))$/i;

/** "a list for drivers to see", and not "the tax for each quarter to avoid surprises": somebody who is to do it. */
const FOR_WHOM = / for (?:(?:the|our|an?|my|all|every|each) )?(?:[\w-]+ )?([\w-]+)$/i;

function isForSomebody(before: string): boolean {
  const who = FOR_WHOM.exec(before)?.[1]?.toLowerCase();
  return (
    who !== undefined &&
    (/^(?:it|us|them|me|him|her|you|people|every(?:one|body)|some(?:one|body)|any(?:one|body)|others|those)$/.test(
      who,
    ) ||
      isAgent(who))
  );
}

/** "we would like the music editor to get the list": what somebody is to do is no purpose. */
const WISHED_OF =
  /\b(?:wants?|needs?|like|love|prefer|expects?|asks?|allows?|wish) (?:(?:the|our|all|every|each|an?|my|their) )?[\w-]+(?: (?:from|of|with|in|at|outside|without) (?:the |our |an? )?[\w-]+| [\w-]+){0,2}$/i;

/** "how long it takes", "how likely they are", "who still lacks the knot": what stands behind "to" belongs to the question. */
const ASKED_TO =
  /\b(?:who|what|which|how|whether|if)\b[^,;.]*\b(?:likely|takes?|took|needs?|needed|lacks?|costs?|cost|has|have|had|is left|are left|remains?)\b[^,;.]*$/i;

/** What is always what for. */
const SPARES = /^(?:avoid|save|reduce|prevent|improve|make sure|ensure|speed|cut)\b/i;

/** What needs somebody or something that it is done to: "a train to catch", "a picture to keep". */
function isOfNoun(deed: string): boolean {
  return /^(?:avoid|save|reduce|prevent|keep|stop|cut|see|find|catch|spot|track|prove|meet|build|protect|get|have|give|show|lower|raise|encourage|attract|win|satisfy|explain|inform|reassure|match|measure|answer|resolve)$/i.test(
    deed.trim().replace(/[.!?]+$/, ''),
  );
}

/** "an approval to show to the seller": it is shown. */
function withThing(deed: string): string {
  return deed.replace(/^(show|give|explain|prove) (?=to (?!\w+ing\b))/i, '$1 it ');
}

/** For whose or what sake something is to be so, and what that comes to. */
const SAKES: Readonly<Record<string, string>> = {
  privacy: 'the privacy of those concerned is kept',
  'data protection': 'data protection is kept to',
  safety: 'nobody comes to harm',
  security: 'nobody gets in who is not meant to',
  legal: 'the law is kept to',
  compliance: 'the rules are kept to',
  tax: 'it satisfies the tax office',
  hygiene: 'hygiene is kept to',
  transparency: 'everybody sees how it came about',
  fairness: 'it is fair to everybody',
};
const FOR_SAKE = new RegExp(
  `(?:^|,? )for (?:(${Object.keys(SAKES).join('|')}) reasons|reasons of (${Object.keys(SAKES).join('|')})),?(?= |[.!]*$)|, for (${Object.keys(SAKES).join('|')})(?=[.!]*$)`,
  'i',
);

/** "grouped as other, for privacy", "for safety reasons": the sake that something is for is its reason. */
function partSake(text: string): { readonly text: string; readonly benefit: string } | undefined {
  const found = FOR_SAKE.exec(text);
  const benefit = SAKES[(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').toLowerCase()];
  if (!found || !benefit || /\b(?:not|except|only|unless)\s*$/i.test(text.slice(0, found.index))) return undefined;
  return { text: (text.slice(0, found.index) + text.slice(found.index + found[0].length)).trim(), benefit };
}

/** "a list to plan the week": what it is for, behind "to", where that is no part of the wish. */
export function partPurpose(text: string): { readonly text: string; readonly benefit: string } | undefined {
  const sake = partSake(text);
  if (sake) return sake;
  const purpose = PURPOSE.exec(text);
  if (
    purpose &&
    !isOfNoun(purpose[1] ?? '') &&
    (SPARES.test(purpose[1] ?? '') || !ASKED_TO.test(text.slice(0, purpose.index))) &&
    purpose.index > 6 &&
    !OPENING.test(text.slice(0, purpose.index)) &&
    // "in order to" tells what for, whoever stands before it.
    (/^\s+(?:in order|so as)\b/i.test(purpose[0]) || !isForSomebody(text.slice(0, purpose.index))) &&
    !WISHED_OF.test(text.slice(0, purpose.index)) &&
    !/\b(?:not|never|asked|agree\w*|consents?|consented|chooses?|chose|decides?|decided|refuses?|refused|offers?|offered|intends?|promises?|promised|appl(?:y|ies|ied)|want|wants|need|needs|able|like|love|loves|hope|wish|plan|try|prefer|expect|mean|have|has|possible|sensible|feasible|easy|easier|hard|how|where|what|when|way|ability|option|possibility|chance|button|opportunity|should|ask|asks|allow\w*|enable\w*|fail|fails|failed|forgot\w*|forget\w*|tries|tried|manages?|managed|hoped|wanted|needed|meant|struggles?|struggled|hesitates?|hesitated|threaten\w*|deserves?|deserved|unable|unlikely|obliged|required|entitled|eligible|authori[sz]ed|permitted|qualified|trained|forced|ready|remember|begin|start|try|trying|going|supposed|allowed|reminded?|told|invited?|used|let|help\w*|happens?|happened|person|people|users?|(?<!\b(?:during|of|for|in|at|the|after|before|by) )\b\w+ing|\w+ers|customers?|patients|students|parents|nurses|it) *$/i.test(
      text.slice(0, purpose.index),
    )
  ) {
    return {
      text: text.slice(0, purpose.index).replace(/,$/, ''),
      benefit: `I can ${withThing(purpose[1] ?? '')}`.replace(
        /\bI can (avoid|save|reduce|stay|comply|know)\b/i,
        'I $1',
      ),
    };
  }
  return undefined;
}
