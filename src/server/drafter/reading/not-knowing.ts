import { readClause } from '../language/clause.ts';
import { isPlural } from '../language/nouns.ts';
import { baseFirst } from './read-request.ts';
import { own } from './spared.ts';
import type { Inversion } from './trouble-rules.ts';
import { questionOf } from './trouble-words.ts';
import { withThe } from './with-the.ts';

/** "cannot see that somebody has logged it": whether it is so is what they want to see. */
function asked(whole: string, said: string): string {
  const isSo = whole.slice(0, whole.length - said.length).endsWith(' that ') && readClause(said) !== undefined;
  return isSo ? `whether ${said}` : questionOf(said);
}

/** Troubles of those who do not know something: they want to see it or to be told. */
export const OF_NOT_KNOWING: readonly (readonly [RegExp, Inversion])[] = [
  // "I keep running to the storage to look whether we still have one"
  [
    /^(.+?) (?:keep|keeps|have to|has to|must|always|constantly|often) ((?:run|runn|walk|go|driv|climb|cycl|call|phon|com|scroll|search|leaf)\w* .*?)\bto (?:look|check|see|find out|ask) ((?:whether|if|which|who|what|where|when|how) .+)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '')
        ? {
            actor: own(m[1], people),
            wish: `see ${questionOf(m[3] ?? '')}`,
            benefit: `${people.isSpeaker(m[1] ?? '') ? (m[1] ?? '') : 'they'} do not have to ${baseFirst((m[2] ?? '').trim())}`,
          }
        : undefined,
  ],
  // "the office loses track of old claims"
  [
    /^(.+?) (?:(?:often|always|easily|soon|quickly) )?(?:lose|loses|lost) track of (?!(?:which|who|what|where|when|how|whether|if|why)\b)(.+)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '') ? { actor: own(m[1], people), wish: `track ${m[2]}` } : undefined,
  ],
  // "we get the weather too late"
  [
    /^(.+?) (?:only |often |always )*(get|gets|receive|receives) ((?:the|our|their|my|his|her|an?|all) .+?) (?:far |much )?too late\b.*$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '')
        ? { actor: own(m[1], people), wish: `${(m[2] ?? '').replace(/s$/, '')} ${m[3]} in time` }
        : undefined,
  ],
  // "it takes three weeks until a newcomer hears from us"
  [
    /^it (?:often |always |usually )?takes (?:up to |about |more than |over )?((?:an?|\w+) (?:hours?|days?|weeks?|months?)) (?:until|before) (.+)$/i,
    (m) => ({ wish: `make sure that it takes less than ${m[1]} until ${m[2]}` }),
  ],
  // "I find out at half past six that the costume is not there"
  [
    /^(.+?) (?:only |often |always |usually )*(?:find|finds|found|learn|learns|hear|hears|notice|notices) (?:out )?((?:only )?(?:at|on|in|during|after) [^,]{3,40}?) that (.+)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '')
        ? {
            actor: own(m[1], people),
            wish: `be told as soon as ${(m[3] ?? '').replace(/ still /i, ' ')}`,
            benefit: `${people.isSpeaker(m[1] ?? '') ? (m[1] ?? '') : 'they'} do not find out ${m[2]}`,
          }
        : undefined,
  ],
  // "patients get confused when the pharmacy gives them another brand"
  [
    /^(.+?) (?:get|gets|are|is|feel|feels|become|becomes) (?:(?:often|always|very|so|really|quite) )*(confused|surprised|scared|upset|worried|nervous|puzzled|irritated) (?:when(?:ever)?|if|once) (.+)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '') && !/^(?:they|he|she|i|we)\b/i.test(m[3] ?? '')
        ? {
            actor: own(m[1], people),
            wish: `be told when ${m[3]}`,
            benefit: `${people.isSpeaker(m[1] ?? '') ? 'we' : 'they'} ${/^i$/i.test(m[1] ?? '') ? 'am' : 'are'} not ${m[2]}`,
          }
        : undefined,
  ],
  // "shipping costs come as a surprise to buyers": they are to be seen before.
  [
    /^(?!(?:it|this|that) )(.+?) (?:often |always |usually |still )?(?:come|comes|came|is|are|was|were) (?:often |always |usually |still )?(?:as )?an? (?:(?:big|bad|nasty|unpleasant|real) )?surprise(?: (?:to|for) (.+))?$/i,
    (m, people) => ({
      actor: m[2] === undefined ? undefined : own(m[2], people),
      wish: `see ${withThe(m[1] ?? '')} from the start`,
      benefit: `${withThe(m[1] ?? '')} ${isPlural((m[1] ?? '').split(' ').at(-1) ?? '') ? 'are' : 'is'} no surprise`,
    }),
  ],
  // "it is not clear to our developers which flags are on"
  [
    /^(?:it|this) (?:is|was) (?:not (?:always |really |yet |at all )?(?:clear|known|visible|obvious|transparent)|unclear|unknown|hidden)(?: (?:to|for) (.+?))? ((?:which|who|what|where|when|how|whether|if|why) .+)$/i,
    (m, people) => ({ actor: own(m[1], people), wish: `see ${questionOf(m[2] ?? '')}` }),
  ],
  // "nobody tells them that their dock is ready"
  [
    /^(?:nobody|no one) (?:tells?|informs?|warns?|notifies|notify|alerts?|reminds?|calls?) (.+?) (?:that|when|once|if|as soon as) (.+)$/i,
    (m, people) => ({ actor: own(m[1], people), wish: `be told when ${m[2]}` }),
  ],
  // "I worry the whole day whether she has eaten"
  [
    /^(.+?) (?:always |often |constantly |still )*(?:worr(?:y|ies)|wonders?|(?:is|are|am) (?:always |often )?(?:worried|wondering|not sure|unsure)|asks? (?:my|our|them|him|her)sel(?:f|ves))(?: [^,]*?)?(?: about)? ((?:whether|if|who|what|which|when|where|how) .+)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '') || people.isSpeaker(m[1] ?? '')
        ? { actor: own(m[1], people), wish: `see ${questionOf(m[2] ?? '')}` }
        : undefined,
  ],
  // "no one notices when a book is missing"
  [
    /^(?:nobody|no one|no-one|none of us) (?:notices|realises|realizes)(?: it)? (?:when|if|that) (.+)$/i,
    (m) => {
      const [event = '', late = ''] = (m[1] ?? '').split(/ (?:until|till|before) /);
      return { wish: `be told when ${event}`, benefit: late ? `we know of it before ${late}` : undefined };
    },
  ],
  // "mechanics never find out that it is broken until somebody complains"
  [
    /^(.+?) (?:never|(?:do|does) not) (?:finds? out|learns?|notices?|hears?|knows?|reali[sz]es?) (?:that|when|if) (.+?) (?:until|till|unless) (.+)$/i,
    (m, people) =>
      people.isPersonPhrase(m[1] ?? '') || people.isSpeaker(m[1] ?? '')
        ? { actor: own(m[1], people), wish: `be told when ${m[2]}`, benefit: `they know of it before ${m[3]}` }
        : undefined,
  ],
  // not knowing
  [
    /^(.+?) (?:(?:(?:does|do|did) not|never) (?:really |always |even )?(?:knows?|sees?|reali[sz]es?|notices?|understands?|finds? out|learns?|hears?)|(?:have|has) no (?:idea|clue|way of knowing|way to know|overview of|insight into|view of)|(?:is|are) (?:not (?:sure|aware|told|informed)|unsure|unaware)|(?:(?:does|do|did) not|cannot|can not|never) (?:remember|recall)(?= (?:which|who|what|where|when|how|whether|if|why)\b)|cannot (?:tell|see|know)|can not (?:tell|see|know)|(?:is|are) confused about|lose(?:s)? track of|only (?:find|notice|see|learn)s?(?: out)?)(?: (?:of|about|that))? (?!any(?:body|one)|each other|everybody|(?:until|till|unless)\b)(.+)$/i,
    (m, people) => ({ actor: own(m[1], people), wish: `see ${asked(m[0], m[2] ?? '')}` }),
  ],
  [
    /^(?:nobody|no one|no-one|none of us) (?:knows|sees|notices|realises|can see|can tell|is told|remembers) (?:about )?(?!(?:until|till|before|unless)\b)(.+)$/i,
    (m) => ({ wish: `see ${questionOf(m[1] ?? '')}` }),
  ],
];
