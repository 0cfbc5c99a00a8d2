import { FINITE } from '../grammar/candidates.ts';
import { parseSentence } from '../grammar/parse.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { isPlural } from '../language/nouns.ts';
import { rowsMet } from '../language/rows-met.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { isNameLikeDeed } from '../reading/set-apart.ts';
import { isGarbled } from './is-garbled.ts';
import { isWhole } from './is-whole.ts';

/** What a cut or a joint that went wrong leaves in a wish, although each of its words may stand beside the next. */
const TORN: readonly RegExp[] = [
  // "of the 1", "have among the members": what only says among how many it is
  /^(?:have )?(?:of|among|amongst|per|since|during|despite|between)\b|^(?:for|from|with|without|in|into|on|at|by|to|within|until|about)\b/i,
  /^be (?:told|warned|notified|informed|alerted|reminded) (?:when|if|that|once) (?:of|among|amongst|despite) /i,
  // "have but the steps get chopped", "see could part-timers", "use a nearly all the same", "be told when who could release it"
  /^(?:have|see|use|get|make|know) (?:an? |the )?(?:but|and|why (?:do|does|did|is|are|was|were|has|have|can|could|will|would|should)|nearly|can|could|should|would|might|must|did|does)\b/i,
  /^be (?:told|warned|notified|informed|alerted|reminded) (?:when|if|that|once) (?:who|what|which|how|why|could|would|should)\b/i,
  /^(?:have|use|make|get) (?:an? |the )?why\b|^(?:see|know) (?:an?|the) why\b/i,
  // "lose orders when the shop takes until morning to show it in stock and I"
  /\band (?:I|we|they)$/,
  // "keep sick days from counting as late reports do not nag them"
  /^(?:keep|prevent|stop) .+ from \w+ing\b(?!.* (?:who|that|which|when|if|because|so|while|until|and|but) )[^,]* do(?:es)? not /,
  /^(?:keep|prevent|stop) (?:and|but|so|then)\b|^(?:keep|have|use|get|make|see|do|put|set|give|let|know|find|find out|hear|tell|be told|cost)$/,
  // "have the rota should", "have after copper I have to wait", "have new learners, they get another code"
  /\b(?:should|must|shall|could|would|cannot)$|^have (?:after|before|because|although|while|unless) |^(?:have|get) [^,]+, (?:they|he|she|I|we) (?!\w+ed\b)/,
  // "have the letter have to quote the clause"
  /^have (?!(?:.* )?(?:who|that|which|what|whom|whoever|and|or|not|we|I|they) )(?:[^,]+ )(?<!\bno longer )have to /,
  // "use a 2", "use the everything", "use a would a summary make sense"
  /^(?:use|see|get|have|make) (?:an?|the) (?:\d+(?![,.]?\d| [a-z]{3,})|that|this|would|could|should|everything|something|nothing|how|what|which|who|if|when|not|is|are)\b(?! (?:\w+))?/i,
  /^(?:use|make) (?:an?|the) (?:would|could|should|can|will|that|how|why|if|not)\b/i,
  // "have is there a way": a question that was taken for a thing
  /^have (?:is|are|was|were|has|does|will|shall|may) (?=\w)/i,
  /^have (?:not|no longer|if|when|that|so|i|we|they|you|he|she)\b/i,
  /\bI (?:I|my|me|the|an?)\b|(?<!\bof )\b(?:me|us) (?:is|are|has|have|does|do)\b/,
  /^(?!.* (?:that|which|who|what) .* of$)(?!.* (?:than|before|after|of|like|without|below|above|under|over) that$)(?:.* )?(?:and|or|of|the|an?|my|their|than|until|unless|because|that|within|without|not only)$/i,
  /^[^(]*\([^)]*$|^[^()]*\)/,
  // "it costs me forty in late fees": nobody wants to cost anything, and a condition alone is no problem
  /^cost (?:me|us|them|him|her|the|an?)\b|^be rid of the problem that (?:if|when|once|unless) [^,]+$/i,
  // "the problem that a grower told me that it is useless": that it was told is no trouble
  /^be rid of the problem that (?:[\w'-]+ ){1,5}(?:told|tells|tell|wrote|writes|write) (?:me|us) that /i,
  // "fix that before summer": nothing says what
  /^(?:\w+ |no longer have to \w+ )(?:this|that|these|those)(?: (?:before|after|by|until|till|for|in|on|at|from|when|if|once|because|again|soon|now|too|also|anyway) .*)?$|^(?:fix|solve|do|change|sort out|resolve|address|tackle|repair|handle) (?:it|them)(?: (?:before|after|by|until|till|for|in|on|at|soon|now|too|again) .*)?$/i,
];

/** "keep lawyers reconstruct their week": whom one keeps, one keeps from something. */
function keepsNothing(wish: string): boolean {
  const [, rest = ''] = /^(?:keep|prevent|stop) (.+)$/.exec(wish) ?? [];
  if (!rest || / from (?:\w+ly )?\w+ing\b| out of /.test(rest)) {
    const before = rest.split(/ from \w+ing\b/)[0] ?? '';
    const clause = parseSentence(before).clauses[0];
    return (
      clause?.mood === 'statement' &&
      clause.subject.length > 0 &&
      clause.group !== undefined &&
      !clause.group.passive &&
      !clause.group.past
    );
  }
  return false;
}

/** "make sure that no zone smaller than ten metres", "be told when chapter marks with titles": a clause without a verb. */
function lacksVerb(wish: string): boolean {
  const [, clause = ''] =
    /^(?:make sure that|be sure that|be rid of the problem that|be (?:told|warned|notified|informed|alerted|reminded) (?:when|if|that|once(?! (?:an?|per|every|each|more|again)\b))) (.+)/.exec(
      wish,
    ) ?? [];
  // "bus 12 stops at the school": the number names the bus, and does not count stops.
  const isVerbless = (text: string) =>
    parseSentence(text.replace(/^[a-z]+ (?:number )?\d+ (?=[a-z]+s(?: |$))/i, 'it ')).clauses[0]?.group === undefined;
  // "a sheet with the same date, name and sum is there": the list belongs to the subject.
  return (
    clause !== '' &&
    isVerbless(
      (/^[^,]+, (?:not|even|including|especially) [^,]+, /i.test(clause) ? clause : clause.split(',')[0]) ?? '',
    ) &&
    (!/, .+ (?:and|or) /.test(clause) || isVerbless(clause))
  );
}

/** "be sure that ship together": a deed in the place of a clause. */
function lacksSubject(wish: string): boolean {
  const [, clause = ''] = /^be sure that (?!when|if|once|as |after|before|until|in |on |at )(.+)$/.exec(wish) ?? [];
  const [first] = clause === '' ? [] : parseSentence(clause).clauses;
  return first?.mood === 'command' && first.subject.length === 0;
}

/** "differ the ward has to ring", "measure in feet and the yard cuts in metres": another sentence stands behind the deed. */
function holdsSentence(wish: string): boolean {
  if (/^(?:be|make|have|see|know|get|find|let|keep) /.test(wish)) return false;
  if (/^(?:differ|happen|occur|arrive|vanish|disappear|exist|appear|matter) (?:the|an?|my|our|their) /.test(wish))
    return true;
  const [, behind = ''] =
    /^[^,]*? and (?:(?:once|twice|often) (?:this|last|a|every) \w+ )?((?:the|an?|our|their|my) [^,]+)/.exec(wish) ?? [];
  if (
    behind === '' ||
    / (?:that|which|who|whose|what|how|when|if|where|while|because|so|before|after|until|unless) /.test(wish)
  )
    return false;
  const clause = parseSentence(behind).clauses[0];
  return (
    clause?.mood === 'statement' &&
    clause.subject.length > 0 &&
    clause.group?.words[0]?.tag === 'VZ' &&
    clause.rest.length > 0
  );
}

/** "use goods-in gets pallets": a statement that was taken for a thing. */
function usesStatement(wish: string): boolean {
  const [, thing = ''] = /^use (?:an? |the )?(.+)$/.exec(wish) ?? [];
  const clause = thing === '' ? undefined : parseSentence(thing).clauses[0];
  const [verb] = clause?.group?.words ?? [];
  // "use some hospitals order a van when a taxi would do"
  if (/^use (?:some|many|most|half|all|several) \S+s /.test(wish) && clause?.group && clause.subject.length > 0)
    return true;
  return (
    clause?.mood === 'statement' &&
    clause.subject.length > 0 &&
    verb?.tag === 'VZ' &&
    !isNameLikeDeed(thing) &&
    // "product bundles": read as the name of a thing it has no verb.
    tagSentence(splitWords(thing), 'thing').some(({ tag }) => FINITE.has(tag)) &&
    !/ (?:who|that|which|for|to|of|with|in|on|when|if|until|before|after|while|once|unless|as) /.test(
      ` ${thing.split(` ${verb.text} `)[0] ?? ''} `,
    )
  );
}

/** "use a work days", "have a there": an article in front of what is no one thing. */
function hasWrongArticle(wish: string): boolean {
  const [, thing = ''] = /^(?:use|have|get|see|keep) an? (.+)$/.exec(wish) ?? [];
  const [first = '', second = ''] = thing.split(' ');
  return (
    /^(?:there|here|yeah|yes|ok|okay|please|maybe|really|then|it|they|we|some|any|these|those|twice|about|roughly)$/i.test(
      first,
    ) ||
    (/^[\w-]{3,}s$/.test(second) &&
      isPlural(second) &&
      /^(?:are|were|have|do|clash|differ)$/.test(thing.split(' ')[2] ?? ''))
  );
}

const tornMet = rowsMet(TORN, (slip) => slip);

/** Whether what is wanted reads as a sentence behind "I want to". */
export function isSound(wish: string): boolean {
  const [first = ''] = wish.split(' ');
  const opens =
    isBaseVerb(first) || /^(?:be|no|never|not|only|make|automatically|also)$/.test(first) || /^[a-z-]{4,}$/.test(first);
  return (
    opens &&
    isWhole(wish) &&
    !isGarbled(wish) &&
    !tornMet(wish).some((slip) => slip.test(wish)) &&
    !keepsNothing(wish) &&
    !lacksVerb(wish) &&
    !holdsSentence(wish) &&
    !usesStatement(wish) &&
    !hasWrongArticle(wish) &&
    !lacksSubject(wish)
  );
}
