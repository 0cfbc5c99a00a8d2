import { tagSentence } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { readVerb, thirdPerson } from '../language/verbs.ts';
import { isPlural } from '../language/nouns.ts';
import type { People } from './people.ts';
import { THE_PRODUCT } from './read-request.ts';

/** What somebody wants to be so with a thing: behind "I want to", and as what can be watched. */
export interface WantedSo {
  readonly wish: string;
  readonly outcome?: string;
}

/** A thing that is there already, and of which something is wanted: not "a button to stop it". */
const THERE =
  /^(?:the|my|our|their|his|her|its|this|that|these|those|such|both|all|every|each|new|everything|\S+'s?) ?/i;
/** "broken pieces photographed": some of a kind. */
const BARE =
  /^(?!(?:to|more|less|fewer|some|a|an|one|no|any|not|it|that|us|me)\b)(?:[\w-]+ )?[\w-]+s (?:(?:after|before|in|on|with|of|from|for|without|under|over|at) (?:[\w-]+ ){1,5}?)?\w*(?:ed|en|wn|put|kept|sent|made|done|read|set)\b/i;
/** "a badge printed when they arrive": what is to be done with it, and in which case. */
const ONE_IN_CASE =
  /^an? (?:(?!is\b|are\b|has\b|that\b)[\w-]+ ){1,3}\w*(?:ed|en|wn|put|kept|sent|made)(?: (?:over|out|in|up|down|back))? (?:when|whenever|as soon as|before|after|if|once|every|each|on arrival)\b/i;
/** "spare hours to carry over to the next week", "old offers to expire": what some of a kind is to do by itself. */
const RUNS =
  /^(?!(?:to|more|less|fewer|some|a|an|one|no|any|not|it|that|us|me)\b)(?:[\w-]+ ){1,7}?to (?:roll over|carry over|pass on|move on|expire|lapse|vanish|disappear|arrive|appear|start over|time out|run out|end)\b/i;
/** What has a deed in its name: "the option to pay by card". */
const NAMED =
  /\b(?:ways?|ability|abilities|option|options|chance|possibility|right|rights|time|times|place|button|tool|means|opportunity|permission|power|choice|reason|need|first|last|only|one|next)$/i;
/** What was done with it tells which one it is: "the orders sent last week". */
const TELLS_WHICH =
  /^(?:last|yesterday|earlier|before(?! (?:it|they|we|he|she|I|you|the|an?|each|every|any)\b)|so far|in \d{4}|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

function isMany(thing: string): boolean {
  const [head = ''] = thing.split(
    / (?:of|with|without|in|on|for|from|after|before|under|over|at|by|that|which|who|to) /,
  );
  return /^(?:both|all|these|those)$/i.test(head) || isPlural(head.split(' ').at(-1) ?? '');
}

/** "my battery to be full": the thing and how it is to be, where that is all that is wanted of it. */
export function stateWanted(said: string): RegExpExecArray | null {
  if (/ to (?!be )[a-z]+ .* and the .+ to be /i.test(said)) return null;
  return /^((?:my|the|our|all|every|each|their) .+?) to be (?!able\b|allowed\b)(.+)$/i.exec(said);
}

/** "such orders to bounce", "every crate with eggs marked": a thing and what is to be with it; nothing for a bare thing. */
export function wantedSo(said: string, people: People): WantedSo | undefined {
  const runs = RUNS.test(said);
  const isBare = !THERE.test(said) && !runs;
  if (
    (isBare && !BARE.test(said) && !ONE_IN_CASE.test(said)) ||
    /^that (?:\w+ )?(?:is|are|can|was|has|we|they|I)\b/i.test(said)
  )
    return undefined;
  const beside =
    /^(?:the|my|our|their|all) (?:[\w'-]+ ){1,8}?(?:next to|beside|alongside|right above|right below|above|below|opposite) (?:the|my|our|their|each|every|it)\b/i;
  if (beside.test(said)) return { wish: `see ${said}` };
  const [, ...words] = tagSentence(splitWords(`want ${said}`, people.names), 'action');
  const end = words.findIndex(({ tag }, at) => at > 0 && (tag === 'PU' || tag === 'S' || tag === 'C' || tag === 'M'));
  for (const [at, { tag, lower }] of words.entries()) {
    if (at === 0 || (end > 0 && at >= end)) continue;
    const thing = joinWords(words.slice(0, at));
    const before = words[at - 1];
    if (
      /^(?:D|P|TO|BE|HV|W|NEG)$/.test(before?.tag ?? 'D') &&
      // "bags over 250 checked"
      !/^(?:both|all|such|those|these|it|\d[\d.,]*)$/.test(before?.lower ?? '')
    )
      continue;
    // ", and I want to say no to them" is another wish.
    const isOther = words[end]?.tag === 'PU' && /^(?:C|PN)$/.test(words[end + 1]?.tag ?? '');
    const rest = joinWords(words.slice(at + 1, isOther ? end : undefined));
    const isOfNoun = /^NS?$/.test(words[at + 1]?.tag ?? '') && !/^(?:a|in|on)$/.test(words[at + 1]?.lower ?? '');
    const isDone = tag === 'VN' || (tag === 'A' && /^\d/.test(before?.lower ?? '') && readVerb(lower)?.form === 'past');
    if (
      isDone &&
      !isOfNoun &&
      lower !== 'been' &&
      !TELLS_WHICH.test(rest) &&
      !words.slice(0, at).some((word, index) => word.tag === 'W' && index === at - 2)
    )
      return { wish: `have ${said}`, outcome: `${thing} ${isMany(thing) ? 'are' : 'is'} ${lower} ${rest}`.trim() };
    const next = words[at + 1];
    // "tools to cut wood": what they are for.
    if (isBare) continue;
    if (tag !== 'TO' || !next || !/^(?:V0|BE|HV|DO)$/.test(next.tag)) continue;
    if (NAMED.test(thing) || THE_PRODUCT.test(thing) || people.isProduct(thing)) return undefined;
    if (people.isPersonPhrase(thing) && !/^both$/i.test(thing)) return undefined;
    // "a login without being able to edit": what somebody is able to.
    if (next.lower === 'be' || /\b(?:able|unable|allowed|free|willing|ready|having)$/i.test(thing)) return undefined;
    // "the list to come from here and the removal to be confirmed": both are to be so.
    const [does = '', more = ''] = joinWords(words.slice(at + 2)).split(
      / and (?=(?:the|my|our|their|its|his|her|all|every|each) (?:[\w-]+ ){1,4}to be \w)/i,
    );
    const [second = '', done = ''] = more.split(/ to be /);
    return {
      wish: `have ${thing.replace(/^that /, 'the ')} ${next.text} ${does}${more ? ` and ${second} ${done}` : ''}`.trim(),
      outcome:
        `${thing.replace(/^that /, 'the ')} ${isMany(thing) ? next.text : thirdPerson(next.lower)} ${does}${more ? `, and ${second} ${isMany(second) ? 'are' : 'is'} ${done}` : ''}`.trim(),
    };
  }
  return undefined;
}
