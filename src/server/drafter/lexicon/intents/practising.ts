import { WAYS_OF_TYPING } from '../ways-of-typing.ts';
import { edge, main, refusal, type Intent } from './intent.ts';
import { END } from './order-pattern.ts';

const ITS = '(?:(?:the|an?|my|our|their|his|her|all|only|just|those|these|some|single|each|every|same) ){0,3}';
/** What somebody learns by doing it. */
const LESSON =
  'words?|vocabulary|phrases?|sentences?|verbs?|idioms?|questions?|exercises?|lessons?|lectures?|units?|bars?|passages?|sections?|scales?|pieces?|songs?|chords?|cards?|flash ?cards?|drills?|steps?|moves?|sums?|problems?|signs?|poses?|tests?|quizzes|puzzles?|levels?|sets?|kata|parts?';
const THING = `(?<thing>(?:[\\w-]+ )?(?:${LESSON}))`;
const SOMEBODY = '(?:I|we|you|they|he|she)';
/** It was not right, or somebody did not know it. */
const WRONG = `(?:that |which )?${SOMEBODY} (?:have |has |had )?(?:got wrong|get wrong|gets wrong|failed|fail|missed|miss|forgot|(?:played|answered|spelled|spelt|translated|did|sang|solved|pronounced) wrong\\w*|did not (?:know|get|pass|manage)|do(?:es)? not know|made (?:a )?mistakes? in|(?:found|find|finds) (?:hard|difficult|hardest|tricky)|struggled with|stumbled over|keep getting wrong)`;
const AGAIN = `(?: again| once more| anew|,? ${WRONG}(?: (?:again|once more|yesterday|today|last .+|the (?:first|last) .+|in .+|during .+|on .+))*| (?:from|of) (?:yesterday|last week|the last (?:lesson|time))| with mistakes| with errors)`;

const NOT_RIGHT = new RegExp(WRONG, 'i');
const HARD = /\b(?:hard|difficult|hardest|tricky|struggled)\b/i;

/** What comes out of a loudspeaker or moves on a screen. */
const PLAYED =
  "(?:[\\w'-]+ )?(?:audio|videos?|recordings?|dialogues?|tracks?|songs?|lectures?|episodes?|podcasts?|music|audio ?books?|clips?|narration|animations?|films?|playback|replays?|voices?|melody|melodies|tunes?|demonstrations?|messages?|sentences?|phrases?|dialogs?|dictations?|words?|texts?|lessons?|exercises?|pronunciations?)";
const PACE =
  '(?:more slowly|slower|faster|quicker|more quickly|in slow motion|(?:at|in|with) (?:an? )?(?:half|double|lower|slower|higher|faster|different|another|reduced|adjustable|variable)(?:[- ]?(?:speed|pace|tempo)|(?=$|,))|(?:at|in|with) (?:(?:my|their) )?own (?:speed|pace|tempo)|(?:at )?\\d(?:[.,]\\d+)?x)';
const AT_PACE = new RegExp(
  `^(?:play|replay|hear|listen to|watch|have|use|see) ${ITS}(?<thing>${PLAYED})(?: (?:per|for each|for every) [\\w-]+)?(?: back| again| once more)?(?: played)? ${PACE}(?=$|[ ,])|^(?:slow down|speed up) ${ITS}(?<thing>${PLAYED})(?! (?:upload|download|load|process|render|search|export|import|conversion|production|call)\\w*)${END}|^(?:use|have|see|get|add|turn on|switch on|need) (?:an? |the )?(?:slow(?:er)?|slow-?motion|fast(?:er)?|half-speed|double-speed|speed|tempo)(?: (?:button|mode|motion|playback|version|switch|slider|control|option|replay|setting))? (?:for|of|in|on) ${ITS}(?<thing>${PLAYED})${END}|^(?:change|set|choose|adjust|pick|use|have|control) (?:the |an? )?(?:playback )?(?:speed|tempo|pace) (?:of|for) ${ITS}(?<thing>${PLAYED})${END}`,
  'i',
);

const IN_PARTS = /\b(?:videos?|audio|films?|episodes?|podcasts?|recordings?|songs?|movies?|streams?)\b/i;

/** What stands between somebody and what they came for. */
const IN_BETWEEN =
  '(?:intros?|introductions?|ads?|adverts?|trailers?|scenes?|tutorials?|animations?|songs?|tracks?|chapters?|silences?|pauses?|credits)';
const TO_DO =
  '(?:questions?|exercises?|warm-?ups?|sets?|steps?|stops?|words?|levels?|tasks?|cards?|lessons?|puzzles?|fields?|pages?|items?|address(?:es)?|rounds?)';

/** What people type in. */
const TYPED =
  '(?:[\\w-]+ )?(?:answers?|solutions?|words?|names?|address(?:es)?|numbers?|codes?|postcodes?|dates?|entries|searches|inputs?|spellings?|translations?|guesses|plates?|sentences?|passwords?)';

const SEARCH = /\bsearch\w*\b/i;

/** What is practised, played and typed in: done again, at another pace, from where one stopped, and not taken for wrong. */
export const PRACTISING: readonly Intent[] = [
  {
    name: 'practised again',
    decisive: new RegExp(
      `^(?!.*\\b(?:every|each|daily|weekly) (?:day|week|month|lesson)\\b)(?:repeat ${ITS}${THING}(?! to )${END}|(?:redo|retry|retake|practi[sc]e|train|revise|review|go over|go through|drill|rehearse|do|learn|work through|try|get|see|answer|play) ${ITS}${THING}${AGAIN}$)|^repeat ${ITS}${THING}${AGAIN}$`,
      'i',
    ),
    ownsReason: true,
    benefits: [
      { text: 'I get them right the next time', when: NOT_RIGHT },
      { text: 'I can practise until I can do it', unless: NOT_RIGHT },
    ],
    criteria: [
      main('Only those {units} come up.', { when: NOT_RIGHT }),
      refusal('When there is no such {unit}, {the actor} is told that there is nothing to repeat.', {
        when: NOT_RIGHT,
      }),
      edge('{A one} {who} is right this time is no longer among those to repeat.', { when: NOT_RIGHT, unless: HARD }),
      edge('{The actor} can take {a one} {who} is no longer hard off the list.', { when: HARD }),
      main('{The one} begins anew, without what was entered the first time.', { unless: NOT_RIGHT }),
      refusal('The earlier result stays in view beside the new one.', { unless: NOT_RIGHT }),
      edge('When {the actor} breaks off, the earlier result holds.', { unless: NOT_RIGHT }),
    ],
    questions: [
      { text: 'How many times must {a one} be right before it no longer comes up?', when: NOT_RIGHT },
      { text: 'Which result counts, the first, the best or the last one?', unless: NOT_RIGHT },
    ],
  },
  {
    name: 'at another pace',
    decisive: AT_PACE,
    use: 'use',
    ownsReason: true,
    benefits: [
      { text: 'I can follow every part of it', when: /\bslow/i },
      { text: 'it takes me less time', when: /\b(?:fast|speed up|double|quick|1\.5|2x)/i, unless: /\bslow/i },
      {
        text: 'I follow {the one} at the pace that suits me',
        unless: /\b(?:slow|fast|speed up|double|quick|1\.5|2x)/i,
      },
    ],
    criteria: [
      main('{The actor} can go back to the usual speed while {the one} plays.'),
      refusal('A change of the speed does not start {the one} from the beginning.'),
      edge('The pitch of {the one} stays the same.', {
        unless: /\b(?:videos?|films?|animations?|clips?|demonstrations?)\b/i,
      }),
      main('The speed at which {the one} plays is shown.'),
    ],
    questions: [{ text: 'Which speeds should there be?', unless: /\d|\bhalf\b|\bdouble\b/i }],
  },
  {
    name: 'in a loop',
    decisive: new RegExp(
      `^(?:loop ${ITS}(?<thing>(?:[\\w'-]+ )?[\\w'-]+)${END}|(?:play|repeat|have) ${ITS}(?<thing>(?:[\\w'-]+ )?[\\w'-]+)(?: played)? (?:in a loop|on a loop|on repeat|over and over(?: again)?)$)`,
      'i',
    ),
    ownsReason: true,
    benefits: ['I do not have to start it anew each time'],
    criteria: [
      main('At its end {the one} begins again by itself.', { notOf: ['person'] }),
      refusal('Nothing before or after {the one} is played.', { notOf: ['person'] }),
      edge('{The actor} can end the loop, and it goes on from there.'),
    ],
    questions: [],
  },
  {
    name: 'taken up again',
    decisive: new RegExp(
      `^keep (?:my|the|our|their) (?:place|position|spot) (?:when|while|after|if) .*\\b(?:phone|tablet|device|computer|app)s?\\b|^(?:pick up|resume|continue|carry on(?: with)?|go on(?: with)?|take up|finish|get back (?:in)?to|come back to|start|open|keep (?:watching|reading|listening to|playing)|watch|read|play)(?: (?:the|an?|my|our|their|his|her|each|every) (?<thing>(?:[\\w'-]+ ){0,2}?[\\w'-]+))? (?:again )?(?:(?:from |at )?where|(?:from|at|on) the (?:same )?(?:point|place|spot|page|day|step|chapter|minute|question|exercise)(?: where| that| at which)?) ${SOMEBODY} (?:had |have |has )?(?:last )?(?:stopped|left (?:it )?off|left|broke off|was|were|paused|closed it|got to)\\b|^(?:go back to|come back to|return to|finish|continue|resume|pick up) (?:the|an?|my|our|their) (?<thing>(?:[\\w'-]+ ){0,2}?[\\w'-]+) (?:that |which )?${SOMEBODY} (?:did not|have not|had not|has not|never) (?:yet )?(?:finish(?:ed)?|complete[d]?|end(?:ed)?)\\b`,
      'i',
    ),
    ownsReason: true,
    benefits: ['I do not have to search for the place'],
    criteria: [
      main('The place is still known after {the actor} has signed out and in again.'),
      refusal('Nothing that was done before that place has to be done again.', { unless: IN_PARTS }),
      refusal('{A one} {who} was played to its end begins from the start.', { when: IN_PARTS, notOf: ['person'] }),
      edge('{The actor} can begin from the start instead.'),
      edge('On another device it goes on at the same place.'),
    ],
    questions: ['How long is the place kept?'],
  },
  {
    name: 'passed over',
    decisive: new RegExp(
      `^skip ${ITS}(?<thing>(?:[\\w'-]+ )?(?:${IN_BETWEEN}|${TO_DO}))(?: and (?:come|go|get) back to (?:it|them|this)(?: later| afterwards)?$|${END})`,
      'i',
    ),
    ownsReason: true,
    benefits: [
      { text: 'I get straight to what matters to me', when: new RegExp(`\\b${IN_BETWEEN}\\b`, 'i') },
      { text: 'I can go on with the rest meanwhile', unless: new RegExp(`\\b${IN_BETWEEN}\\b`, 'i') },
    ],
    criteria: [
      main('What comes after {the one} begins at once.', { when: new RegExp(`\\b${IN_BETWEEN}\\b`, 'i') }),
      refusal('Only {the one} is left out, and nothing that comes after it.', {
        when: new RegExp(`\\b${IN_BETWEEN}\\b`, 'i'),
      }),
      edge('{The actor} can go back to {the one}.', { when: new RegExp(`\\b${IN_BETWEEN}\\b`, 'i') }),
      refusal('{A one} {who} was skipped does not count as done.', {
        unless: new RegExp(`\\b${IN_BETWEEN}\\b`, 'i'),
      }),
      main('At the end {the actor} sees which {units} were skipped.', {
        unless: new RegExp(`\\b${IN_BETWEEN}\\b`, 'i'),
      }),
      edge('{The actor} can come back to {a one} {who} was skipped.', {
        unless: new RegExp(`\\b${IN_BETWEEN}\\b|\\bback to\\b`, 'i'),
      }),
    ],
    questions: [
      {
        text: 'Are there {units} that cannot be skipped?',
        unless: new RegExp(`\\b${IN_BETWEEN}\\b`, 'i'),
      },
    ],
  },
  {
    name: 'subtitles',
    decisive:
      /^(?:use|have|see|get|add|show|turn on|switch on|read|offer|provide) (?:(?:an?|the|my|our|their) )?(?:[\w-]+ ){0,2}?(?<thing>subtitles|closed captions|captions)\b(?! (?:for|of|under|below|to) (?:(?:an?|the|my|our|each|every|their) )?(?:photo|picture|image|chart|table)s?\b)/i,
    use: 'see',
    ownsReason: true,
    benefits: [
      { text: 'I understand what is said', when: /\blanguages?\b/i },
      { text: 'what is said can be followed without sound', unless: /\blanguages?\b/i },
    ],
    criteria: [
      main('Subtitles can be turned on and off while it plays.'),
      main('The language of the subtitles can be chosen.', { when: /\blanguages?\b/i }),
      refusal('What has no subtitles yet is marked as such before it is started.'),
      edge('The choice still holds for what is watched next.'),
    ],
    questions: [
      { text: 'Which languages should there be?', when: /\blanguages\b/i },
      'Who writes the subtitles and checks them?',
    ],
  },
  {
    name: 'spelling overlooked',
    decisive: new RegExp(
      `^(?:have ${ITS}(?<thing>${TYPED}) (?:with(?:out)?|in|despite|that (?:have|contain|lack)) ${WAYS_OF_TYPING}\\b.* (?:accepted|allowed|counted as right|recognised|recognized|tolerated)\\b|have ${ITS}(?<thing>${TYPED}) (?:accepted|allowed|tolerated) (?:with(?:out)?|in|despite) ${WAYS_OF_TYPING}\\b|have ${WAYS_OF_TYPING} (?:ignored|overlooked|tolerated|accepted|forgiven)(?: in ${ITS}(?<thing>${TYPED}))?$|have ${WAYS_OF_TYPING} in ${ITS}(?<thing>${TYPED}) (?:ignored|overlooked|tolerated|accepted|forgiven)$|have .+ (?:ignore|overlook|tolerate|forgive|accept) ${WAYS_OF_TYPING}(?: (?:in|of|when|while) .+)?$)`,
      'i',
    ),
    ownsReason: true,
    benefits: [
      { text: 'I find it all the same', when: SEARCH },
      { text: 'nothing counts as wrong because of how it was typed', unless: SEARCH },
    ],
    criteria: [
      main('{A one} {who} differs in nothing else is treated like the right one.', {
        notOf: ['person', 'unnamed'],
        unless: SEARCH,
      }),
      refusal('{A one} {who} differs in anything else is still refused.', {
        notOf: ['person', 'unnamed'],
        unless: SEARCH,
      }),
      edge('The correct spelling is shown afterwards.', { when: /\b(?:answers?|words?|translations?|solutions?)\b/i }),
      main('Whoever makes such a slip still finds what is meant.', { when: SEARCH }),
      refusal('Where nothing fits at all, that is said.', { when: SEARCH }),
      edge('What fits exactly is listed first.', { when: SEARCH }),
      main('What differs in nothing else is treated like what is typed right.', { of: ['unnamed'], unless: SEARCH }),
      refusal('What differs in anything else is still refused.', { of: ['unnamed'], unless: SEARCH }),
    ],
    questions: ['Which other differences should be accepted?'],
  },
];
