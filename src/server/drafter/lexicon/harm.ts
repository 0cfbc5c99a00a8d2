/** What people do that nobody wants of them: a statement with such a verb is a complaint, never a wish. */
const DEEDS =
  'cheat skip ignore overlook neglect abuse misuse steal damage destroy lose forget confuse misread mistype misplace miscount mislabel misjudge misunderstand misspell guess bypass circumvent evade dodge litter spam complain argue quarrel panic abandon quit waste hoard pretend fake forge overbook overfill overload overrun oversleep overpay underestimate delay disturb interrupt annoy insult harass bully blame hate dislike distrust mistrust struggle suffer stumble fail drown grumble curse yell shout squabble bicker trespass vandalise vandalize smuggle plagiarise plagiarize undercut fumble bungle botch procrastinate dread despair starve choke hesitate mishear mistake tamper sneak';
/** What happens to things that nobody wants. */
const FATES =
  'leak drain rust rot spoil mould mold wilt wither freeze crash hang lag stutter flicker fade blur burn fail vanish disappear expire lapse overflow jam clog stall overlap collide clash contradict mislead shock scare tire clutter scatter overheat melt shatter crack tear creak squeak drip stink smell decay evaporate malfunction glitch corrupt collapse deteriorate escape derail backfire duplicate outlast exceed';
/** What breaks, and no break that somebody takes or notes. */
export const BREAKS =
  '(?<!\\b(?:an?|the|their|his|her|our|my|its|no|any|each|every|per|of|and|or|lunch|coffee|tea|short|long|paid|unpaid|take|takes|taking|log|logs|enter|enters|record|records|plan|plans|note|notes|add|deduct|count|counts|approve|see|edit) )breaks?';
/** Verbs that harm with what stands behind them. */
const PHRASES =
  'leaves? (?:the |an? |their |our |his |her )?\\w+ (?:in the|on the|at the|open|behind|unlocked|unattended|running|lying|standing)|gets? (?:swapped|switched|squashed|crushed|wet|cold|dirty|dusty|eaten|hurt)|keeps? getting (?:lost|stuck|confused)|gives? up|gave up|drops? (?:out|off)|dropped (?:out|off)|runs? (?:out|dry|down|late|over)|ran (?:out|dry)|' +
  BREAKS +
  ' (?:down|off|in)?|broke (?:down|off)?|falls? (?:off|over|apart|behind|out|through|asleep|down)|fell (?:off|over|apart|behind|out)|times? out|goes (?:missing|off|wrong|stale|bad|dead|blank|astray|unanswered|to waste)|go (?:missing|off|wrong|stale|bad|dead|blank|astray|unanswered|to waste)|went (?:missing|wrong|off|dead|blank|astray)|(?:gets?|got|getting|goes|went|is|are|was|were|been|being) (?:often |sometimes |always |regularly )*(?:scared|frightened|ashamed|lost|stolen|damaged|broken|forgotten|missed|overlooked|ignored|surprised|confused|mixed up|thrown away|wasted|spoiled|spoilt|double[- ]booked|overbooked|delayed|stuck|misread|mistyped|misplaced|duplicated|scattered|interrupted|disturbed|annoyed|cheated|overwritten|wiped|cut off|torn|bored|angry|frustrated|tired|sick|stranded|locked out|burnt|burned|scratched|swapped by mistake|left behind)|shows? up late|leaves? early|cancels? (?:late|at the last)|piles? up|ends? up (?!in the (?:list|overview|calendar|report))|throws? away|threw away|jumps? the queue|takes? the wrong|mix(?:es)? up|double[- ]books?|looks? (?:terrible|awful|ugly|dead|broken)|(?:nearly|almost) every|half the time|by mistake|by accident|accidentally|in vain|for nothing|at the last minute|weeks later|days later|months later|hours later|without (?:asking|paying|permission|noticing|telling|warning|a warning|notice|checking|looking|reading|knowing|consent|being asked)|by surprise|behind our backs?';

/** Words by which a statement hurts, whatever its verb: a harmful verb of two words, what happens to things, how badly it is done. */
export const HARM = new RegExp(`\\b(?:${PHRASES})\\b`, 'i');

/** Verbs by which a statement hurts, in their base form. */
export const HARMFUL_VERBS: ReadonlySet<string> = new Set(`${DEEDS} ${FATES}`.split(' '));
