import { GOOD_WORDS } from './asking-words.ts';

const THIS = '(?:this|that|it|all of this|something like (?:this|that)|such a (?:thing|feature|function))';
const GOOD = `(?:(?:really|very|so|super|just|already|absolutely|pretty|more than) )*(?:(?:an? )?(?:great|big|huge|real|good|lovely|wonderful) (?:help|relief|improvement|addition|thing|feature|idea)|${GOOD_WORDS}|appreciated|much appreciated|welcome|fine|super)`;
const FOR_US = '(?: (?:for|to) (?:us|me|all of us|everybody|everyone|all|our team|the team|our work|my team))?';

/** What a whole sentence may say that asks for nothing and tells nothing of the matter. */
const COURTESIES: readonly string[] = [
  // "That would be great for us"
  `(?:(?:i think|i guess|i believe|honestly) )?(?:${THIS} )?(?:would|will|'d) (?:really |truly )?(?:be ${GOOD}|help(?: (?:us|me|everybody|everyone|all of us))?(?: (?:a lot|so much|very much|enormously|a great deal|a bit))?)${FOR_US}`,
  `(?:i|we)(?: would|'d) (?:really |very much |greatly )?(?:appreciate|love|like) ${THIS}(?: (?:a lot|very much|so much))?|much appreciated|highly appreciated`,
  "(?:i|we)(?: would|'d) be (?:very |really |so |super )?(?:happy|glad|grateful|thankful)(?: (?:about|for) (?:it|that|this))?",
  // "Is that possible?", "Would this be feasible with little effort?"
  `(?:(?:is|would) ${THIS}(?: be)?|${THIS}(?: is|'s) )?(?: ?(?:possible|feasible|doable|realistic|difficult|hard|easy|planned|much work|a lot of work))(?: (?:to (?:do|build|implement)|somehow|at all|with (?:little|reasonable|some) effort|for (?:us|you)|technically|soon))*`,
  `(?:can|could|would|will) (?:you|we|someone|somebody|anyone) (?:please |maybe |perhaps |possibly )*(?:do|build|add|implement|look at|look into|consider|have a look at|check|take care of|think about|help with) ${THIS}(?: (?:please|soon|one day|some day|at some point|for us))?`,
  `(?:please )?(?:consider|have a look|take a look|look into (?:it|this)|think about (?:it|this))`,
  `(?:any|is there any) (?:chance|way|possibility)(?: (?:of|for) ${THIS})?`,
  // "What do you think?"
  'what do you (?:all |guys )?(?:think|say|reckon)(?: (?:about|of) (?:it|this|that))?|(?:any |your |some )?(?:thoughts|opinions|ideas|comments|feedback)(?: (?:on|about) (?:it|this|that))?|how does (?:that|this|it) sound(?: to you)?|(?:does|do) (?:that|this|it|you) (?:make sense|agree)(?: to you)?|(?:i )?hope (?:that|this|it) (?:makes sense|helps|is clear|is possible)|sounds good|who agrees|anyone else',
  // "Just an idea", "Just my two cents"
  "(?:(?:it|this|that)(?: is|'s| was) )?(?:just|only) (?:(?:an?|my|some) )?(?:(?:little|small|quick|random|rough|first|wild) )?(?:ideas?|thoughts?|suggestions?|wish|proposal|brainstorming|two cents|2 cents|opinion)(?: (?:from|of) (?:me|us|my side|our side|mine|ours))?",
  // "It is not urgent", "Low priority"
  "(?:(?:it|this|that|the whole thing)(?: is|'s| has)? )?(?:(?:really |very |so |also |but )*(?:(?:not|isn't|n't) (?:very |really |so |that |too |super |at all )*(?:urgent|pressing|important|critical|time-critical)|urgent|(?:super |quite |pretty )?important)|no (?:rush|hurry|stress|pressure)|(?:a )?(?:very )?(?:high|medium|low|top) prio(?:rity)?|(?:a )?(?:nice[- ]to[- ]have|quick win|must[- ]have))(?: (?:for (?:us|me|now)|at the moment|right now|though|at all|from my side))*",
  '(?:it|this|that) (?:can|may|could) wait(?: (?:a bit|a while|until \\w+(?: \\w+)?))?|take your time|whenever you (?:have|find) (?:the )?time|(?:as soon as possible|asap)(?: please)?',
  // "Several customers have asked for it"
  `(?:(?:by now |already )?(?:several|many|some|a few|lots of|a lot of|more and more|quite a few|\\d+|two|three|four|five|ten)(?: of (?:our|my|the))? [\\w-]+|(?:our|my|the) [\\w-]+s|we|i|people|everybody|everyone) (?:(?:have|has|had|keep|keeps|were|are|always|often|already|also|been|now|regularly|constantly)(?: |'ve ))*(?:ask|asks|asked|asking|wish|wished|request|requested|requesting|want|wants|wanted) (?:us |me )?(?:for |about )?(?:it|this|that)(?: (?:before|already|again|a lot|several times|many times|last \\w+|recently|lately|too|as well|in the survey))*`,
  `(?:${THIS} )?(?:has been|was|is|gets) (?:often |already |frequently )*(?:requested|asked for|wished for|wanted) (?:by (?:several|many|some|a few|lots of|a lot of|\\d+|two|three) [\\w-]+|a lot|(?:very )?often|several times|many times|again and again)`,
  // "Requested by three customers", "Priority: low"
  '(?:requested|asked for|wanted|wished for|suggested|reported|brought up|raised) by (?!.*\\b(?:today|now|on paper|so far|until now)\\b)[^.!?\\n]{3,50}',
  '(?:prio(?:rity)?|severity|status|effort|estimate|estimation|story points?|sprint|release|version|deadline|due)(?: is)?:? (?:very )?(?:high|medium|low|normal|urgent|critical|minor|major|open|new|p?\\d+|[smlx]{1,3})(?: (?:points?|days?|sp|hours?))?',
  // "Let me know if you have questions"
  '(?:please |just |and )?(?:(?:let me know|tell me|come back to me|get back to me|reach out(?: to me)?|write to me|feel free to (?:ask|call|contact me|reach out)|give me a (?:call|shout)|call me|ping me)(?: (?:(?:if|when|in case|should) (?:you (?:have|need|want|find|think|see|agree|can|could)|there (?:are|is) (?:any|more|open) (?:questions|doubts|details)|anything is (?:unclear|missing))[^.!?\\n]{0,60}|(?:if|whether) (?:it|this|that) (?:is|would be|could be|can be|makes) (?:possible|feasible|doable|done|built|planned|realistic|sense|something)[^.!?\\n]{0,40}|what (?:you|the team)[^.!?\\n]{0,40}|for (?:more|further|any)[^.!?\\n]{0,40}|any ?time|about it))|(?:let me know|feel free to (?:ask|call|contact me|reach out)|ping me|reach out(?: to me)?))',
  "(?:i(?:'m| am)|we(?:'re| are)|always|very|more than)? ?(?:happy|glad) to (?:discuss|explain|help|test|talk|show|give|answer|elaborate|chat)[^.!?\\n]{0,50}|(?:we can|let's|let us) (?:discuss|talk about|go through|speak about) (?:it|this|that|the details)[^.!?\\n]{0,40}|looking forward to (?:it|your|hearing)[^.!?\\n]{0,40}|(?:i )?look forward to (?:it|your|hearing)[^.!?\\n]{0,40}",
  'sorry (?:for|if|about) [^.!?\\n]{3,50}|excuse my [\\w ]{3,20}',
  // "See the attached screenshot"
  "(?:please )?see (?:the )?(?:attached|attachment|screenshots?|mock-?ups?|sketch|drawing|picture|link|ticket|thread|mail|e-?mail|doc|wiki|above|below)(?: [^.!?\\n]{0,40})?|(?:(?:i|we) (?:have |'ve )?attached [^.!?\\n]{3,40}|(?:screenshot|mock-?up|sketch|picture|photo)s?(?: is| are)? (?:attached|below|enclosed|follows?)|more (?:details|info|information) (?:in|on|at) [^.!?\\n]{3,40}|details (?:to )?follow)",
  // "Thank you very much in advance"
  '(?:(?:many|best|a thousand) )?(?:thanks|thank you|thx|cheers|ta)(?: (?:so much|very much|a lot|again|in advance|already|everyone|everybody|all|team|guys|folks|for (?:your (?:time|help|support|work|attention|consideration)|reading|listening|considering(?: (?:it|this))?|looking into (?:it|this)|all (?:the|your) [\\w ]+|the great [\\w ]+)))*|keep up the (?:good|great) work|have an? (?:nice|great|good|lovely) (?:day|weekend|evening|week)(?: all| everyone)?|(?:kind|best|warm) (?:regards|wishes)',
  '(?:yes |just )?please',
];

const COURTESY = new RegExp(`^(?:and |but |oh and |ps:? |p\\.s\\.:? )?(?:${COURTESIES.join('|')})$`, 'i');
/** Faces made of signs. */
const FACE = /(?<=^|\s)(?:[:;]['’]?-?[)(DPp]|<3|\^\^|xD)(?=\s|$)/g;
/** What follows a sentence or stands at the end of a line. */
const SENTENCES = /(?<=[.!?]["”)]?)(?=\s+\S)/;

function bare(sentence: string): string {
  return sentence
    .replaceAll('’', "'")
    .replace(/^[\s*_>-]+|[\s.!?,;:)…*_-]+$/g, '')
    .replace(/,/g, '')
    .toLowerCase();
}

/** A text without the sentences that only thank, ask what others think, or say how urgent or how often wished it is; what says nothing else stays. */
export function withoutCourtesies(text: string): string {
  const left = text
    .replace(FACE, '')
    .split('\n')
    .map((line) =>
      line
        .split(SENTENCES)
        .filter((sentence) => !/\w/.test(sentence) || !COURTESY.test(bare(sentence)))
        .join(''),
    )
    .join('\n');
  return /\w/.test(left) ? left.replace(/^\s+|\s+$/g, '') : text;
}
