import { readClause, type Clause } from '../language/clause.ts';
import { fromGerund, isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { isHuman } from './is-agent.ts';
import { choreOf, doesWhatFollows } from './unwanted-doers.ts';
import { reworded, type Rewording } from '../language/rewording.ts';

/** "I wish", "it would be nice if": what follows is not so, and should be. */
const THOUGHT =
  /(?<=^|[.!?]\s+)(?:(?:i|we) (?:really |often |sometimes |just |do )?wish(?: that)?|(?:i|we)(?:'d| would) (?:really )?(?:love|like|appreciate|prefer) it if|it (?:would|could) (?:be (?:(?:really |very |so |super )?(?:nice|great|cool|good|helpful|useful|awesome|handy|lovely|ideal|perfect|better|best|easier|simpler|quicker|fairer|safer))|(?:really |greatly |already )?help(?: me| us| everybody| everyone)?(?: a lot)?) if) ([^.!?]+)/gi;
/** "members got a message": whoever is spoken of, and what they have in the wish. */
const PAST_FIRST =
  /^((?:(?:the|our|my|all|every|each) )?(?:[\w-]+ ){0,2}?[\w-]+) (got|had|saw|heard|received) ((?:an?|the|their|some|more) .+)$/i;
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

function isThing(subject: string): boolean {
  return NOBODY_NAMED.test(subject)
    ? /^(?:it|the|our|your) ?/i.test(subject)
    : /^(?:the|my|our|an?|each|every) /i.test(subject) && !isHuman(subject.split(' ').at(-1) ?? '');
}

function shouldBe(clause: Clause): string | undefined {
  const { subject, adverb, verb, kind, negated, rest } = clause;
  // "I wish the app would remember it": nobody but a thing is wished to.
  if (kind === 'modal' && verb === 'would' && !negated && isThing(subject)) return `${subject} should ${rest}`;
  // "it would be fairer if members could only book one"
  const [, bound = ''] = (kind === 'modal' && verb === 'could' && !negated && /^only (.+)$/.exec(rest)) || [];
  if (bound && !SPEAKER.test(subject)) return `${subject} may only ${bound}`;
  if (kind === 'modal') return undefined;
  if (negated) return unlike(clause);
  if (SPEAKER.test(subject)) return undefined;
  const [, told = ''] = /^(?:me|us) (.+)$/i.exec(rest) ?? [];
  // Whoever is to be told is the one who wishes.
  // "if guests told us their time": they are the ones who do.
  if (
    told &&
    verb === 'tell' &&
    isHuman(subject.split(' ').at(-1) ?? '') &&
    !/^(?:when|if|that|as soon as|about)\b/i.test(told)
  )
    return `${subject} should tell us ${told}`;
  if (told && /^(?:tell|warn|remind|notify|inform|alert|show|ask)$/.test(verb))
    return `I want to be ${participle(verb)} ${NOBODY_NAMED.test(subject) ? '' : `by ${subject} `}${told}`;
  return [subject, 'should', adverb, verb, rest].filter(Boolean).join(' ');
}

/** "if a skipper marks a rope as worn | it has to be changed": a comma between them, and what "it" is where somebody has done it to a thing. */
function withMain(link: string, condition: string, who: string): string | undefined {
  const clause = readClause(condition);
  if (!clause?.rest) return undefined;
  const isPerson = isHuman(clause.subject.split(' ').at(-1) ?? '');
  if (!/^it$/i.test(who) || !isPerson) return `${link}${condition}, ${who} `;
  const thing = /^(?:an?|the) ((?:[\w-]+ )??[\w-]+)(?= (?:as|in|on|at|from|with|to|for) |$)/i.exec(clause.rest)?.[1];
  return thing && `${link}${condition}, the ${thing} `;
}

/** Wishes in other words than "want", each as a plain one. */
const OTHER_WORDS: readonly Rewording[] = [
  // "tell them at once, don't wait for the report"
  [/, (?:and |so )?(?:please )?(?:don't|dont|do not) wait (?=(?:for|until) )/gi, ' so that nobody has to wait '],
  // "would love sponsors to get a photo": who says it is left out.
  [
    /^would (?:really |also )?(?:love|like|appreciate) (?=(?!to\b|if\b|it\b|that\b|for\b)(?:[\w-]+ ){1,4}?to [a-z])/gi,
    'I would like ',
  ],
  [
    /(?<=^|[.!?]\s+)it (?:should|must|ought to|has to|needs to) (?:also )?be (?:(?:as|very|really|much|a lot) )?(?:easy|easier|simple|simpler)(?: as possible)? (?=(?:for [^.!?]+? )?to [a-z])/gi,
    'make it easier ',
  ],
  [
    /(?<=^|[.!?]\s+)it (?:should|must|ought to|has to|needs to) (?:also )?be (?:(?:as|very|really|much|a lot) )?(?:quick|quicker|fast|faster)(?: as possible)? (?=(?:for [^.!?]+? )?to [a-z])/gi,
    'make it quicker ',
  ],
  [/\b(i|we) (?:want|would like) (?:nobody|no one)( else)? to (?=[a-z])/gi, '$1 want that nobody$2 can '],
  // "nobody remembers in spring which rope was new": that is when they want to see it.
  [
    /(?<=^|[.!?]\s+)(?:nobody|no one) (?:here |really |ever )?(?:knows|remembers) ((?:in|on|at|after) (?:[\w-]+ ){1,3}?(?:who|whose|what|when|which|where|how|whether) [^.,;!?]+)(?=[.!?]|$)/gi,
    'we want to see $1',
  ],
  // "if a skipper marks a rope as worn it has to be changed, and ...": what follows begins with what it is.
  [
    /(?<=^|[.!?]\s+)((?:if|when|whenever|once) )((?:[\w'-]+ ){3,10}?(?!(?:that|what|which|who|whom|how|where|when|if|whether|and|or|but|than|as|because|until|before|after|says?|said|thinks?|knows?|told|tells?|for|to|of|with|at|by|all|so)\b)[\w'-]+) (it|they|he|she) (?=(?:has to|have to|must|should|needs? to) )/gi,
    (whole, link = '', condition = '', who = '') => withMain(link, condition, who) ?? whole,
  ],
  // "riders wish they could see it": they want to.
  [
    /(?<=^|[.!?]\s+)((?:(?:our|the|many|most|some|all) )?(?:[\w-]+ )?[\w-]+s) (?:often |sometimes |always )?wish (?:that )?they (?:could|were able to) (?=[a-z])/gi,
    '$1 want to ',
  ],
  [/\b(i|we) (?:want|would like) not to (?=[a-z])/gi, '$1 do not want to '],
  // "we do not want strangers to see it": they must not.
  [
    /(?<=^|[.!?]\s+)(i|we) (?:do not|don't) want ((?!(?:to|that|it|this|them|him|her|any\w*|every\w*|all|more|fewer|another)\b)(?:[\w'-]+ ){1,6}?)to (?!have\b)([a-z]+[^.!?]*)/gi,
    (whole, speaker = '', who = '', deed = '') => {
      if (doesWhatFollows(who, deed)) return `${who}must not ${deed}`;
      const chore = choreOf(who, deed);
      return chore ? `${speaker} do not want to have to ${chore}` : whole;
    },
  ],
  // "All I need is a map", "what would help is a map", "what we want is to see it"
  [
    /(?<=^|[.!?]\s+)(?:what|all) (?:that )?(i|we) (?:really |just )?(?:want|need|would like) is (?=to [a-z])/gi,
    '$1 want ',
  ],
  [
    /(?<=^|[.!?]\s+)(?:the only thing (?:that is )?missing is|all (?:that )?(?:i|we) (?:really |just )?(?:want|need) is|what would (?:really )?help(?: me| us)? is|the best (?:thing )?would be) (?=(?:an?|some|more|the)\b)/gi,
    'we need ',
  ],
  [/(?<=^|[.!?]\s+)(i|we) only miss (?=an?\b)/gi, '$1 need '],
  // "I'd rather pay by the shelf than by weight"
  [
    /(?<=^|[.!?]\s+)(i|we)(?:'d| would) rather ((?!not\b|have\b)[a-z]+ [^.!?,]+?) than (?=(?:by|in|on|at|with|to|from|for|as|\w+ing)\b)/gi,
    '$1 would like to $2 rather than ',
  ],
  [/(?<=^|[.!?]\s+)(i|we)(?:'d| would) rather (?=[a-z]+ )(?!not\b|have\b)/gi, '$1 would like to '],
  [/\bwould (?:like|love|appreciate|prefer) if (?:i|we) could (?=[a-z])/gi, 'would like to '],
  [
    /(?<=^|[.!?]\s+)it would (?:really )?help (me|us) (?:a lot )?to (?=[a-z])/gi,
    (_, whom = '') => `${whom.toLowerCase() === 'me' ? 'I' : 'we'} want to `,
  ],
  // "Why not show it?", "it would be better to show it", "I suggest showing it"
  [
    /(?<=^|[.!?]\s+)why (?:not|don't we|do we not) ([a-z]+) ([^.!?]+)\?/gi,
    (whole, deed = '', rest = '') => (isBaseVerb(deed.toLowerCase()) ? `${deed} ${rest}` : whole),
  ],
  [
    /(?<=^|[.!?]\s+)it(?: is|'s| would be| might be) better to ([a-z]+) /gi,
    (whole, deed = '') => (isBaseVerb(deed) ? `please ${deed} ` : whole),
  ],
  [
    /(?<=^|[.!?]\s+)(?:i|we) (?:would )?(?:suggest|propose|recommend) ([a-z]+ing) /gi,
    (whole, doing = '') => {
      const deed = fromGerund(doing);
      return deed ? `please ${deed} ` : whole;
    },
  ],
  [/(?<=^|[.!?]\s+)(?:in my (?:humble )?opinion|imho|imo),? (?=[a-z])/gi, ''],
  [/^todo:? (?=[a-z])/i, ''],
  // "make it easy for them to find a slot and print the card": of two deeds they are let do both.
  [
    /^(?:please )?make it (?:easy|simple) for ((?:[\w-]+ ){1,4}?)to (?=[a-z]+ [^.!?,;]+ and [a-z]+ (?:an?|the|their|its|all|any|more|new) )/i,
    'let $1',
  ],
  [/\bmake it (?:easy|simple) (?=(?:for [^.!?]+? )?to [a-z])/gi, 'make it easier '],
  [/(?<=^|[.!?]\s+)it (?:has to|needs to|ought to|must) be possible (?=(?:for|to)\b)/gi, 'it should be possible '],
  // "Are there plans to show photos?" asks for them.
  [/^(?:are there|do you have|have you got) (?:any )?plans to (?=[a-z])/i, 'could you '],
  // "Is there a search?" asks for one.
  [
    /^(?:is|are) there (?:already |also |maybe )?(?:any )?(?!(?:an? )?(?:way|chance|possibility|option|reason|plan|problem|need|difference)\b)([^.!?]+)\?+$/i,
    'there should be $1',
  ],
  // "Skippers have asked for a map" tells what they want.
  [
    /(?<=^|[.!?]\s+)((?!(?:if|when|once|after|because|nobody)\b)(?:[\w-]+ ){1,3})(?:(?:have|has) (?:\w+ )?(?:asked for|requested)|(?:is|are) (?:\w+ )?asking for|would (?:really |also )?(?:appreciate|welcome)) (?=(?!it\b|that\b)[^.!?]+(?:[.!?]|$))(?![^.!?]*\b(?:but|and|nobody|no one|then)\b)/gi,
    '$1would like ',
  ],
  [
    /(?<=^|[.!?]\s+)a(n? (?![^.!?]*\b(?:if|when|must|not|should|can|may|that|which|who|and)\b)[^,.!?]+?) is missing(?=[.!?]|$)/gi,
    'we need a$1',
  ],
  [/(?<=^|[.!?]\s+)what (?:is|we are|i am) missing is (?=\w)/gi, 'we need '],
  [/(?<=^|[.!?]\s+)(i|we)(?: am| are|'m|'re) missing (?=an?\b)/gi, '$1 need '],
  // How it is now, and how often, stands behind who does it.
  [
    /(?<=^|[.!?]\s+)(?:so far,? |(?:at the moment|up to now|until now|as of now),? (?=(?:i|we|they|the|our|all|every)\b))/gi,
    'currently ',
  ],
  [
    /(?<=^|[.!?]\s+)((?:every|each) (?:morning|evening|night|day|week|weekend|month|year|hour|season|term|(?:mon|tues|wednes|thurs|fri|satur|sun)day)),? ((?:i|we|they|the [\w-]+|our [\w-]+) [^,.!?]+)(?=[.!?]|$)/gi,
    (_, often = '', does = '') => `${does} ${often.toLowerCase()}`,
  ],
  [
    /(?<=^|[.!?]\s+)((?:after|within) (?:an?|one|two|three|four|five|six|ten|\d+) [\w-]+),? ((?:the|an?|all|every|each|our) (?:[\w-]+ ){1,3}(?:should|must|shall|has to|have to) [^,.!?]+)(?=[.!?]|$)/gi,
    (_, after = '', does = '') => `${does} ${after.toLowerCase()}`,
  ],
  [/^less (?=[a-z]+ing\b)/i, 'we want to spend less time on '],
  [/^fewer (?=[\w -]+(?:[.!?]|$))(?!\w+ to\b)/i, 'we need fewer '],
  [/^more (?=(?:information|infos?|details|data|figures|photos|pictures)\b)/i, 'show more '],
];

/** "I wish the berths were numbered", "it has to be easy for them to pay": what is only thought of, and how it is to be, as a plain wish. */
export function wishedClause(text: string): string {
  const plain = text.replace(THOUGHT, (whole: string, thought: string) => {
    const clause = readClause(thought);
    const [, who = '', past = '', what = ''] = PAST_FIRST.exec(thought) ?? [];
    // "members got a message when the bike they want is free": what comes first is wished.
    if (past && clause?.subject.includes(` ${past} `)) return `${who} should ${readVerb(past)?.base ?? 'get'} ${what}`;
    return (clause && shouldBe(clause)) ?? whole;
  });
  return reworded(plain, OTHER_WORDS);
}
