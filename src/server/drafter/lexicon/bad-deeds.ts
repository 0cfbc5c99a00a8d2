/** How a thing is that somebody leaves or brings back as nobody wants it: behind its name, "the plots untidy". */
const BAD =
  'untidy|dirty|muddy|filthy|messy|broken|damaged|empty|half[- ](?:empty|full|done|finished|eaten|filled)|unlocked|unsigned|unfinished|incomplete|unpaid|unattended|unwashed|uncleaned|unlabelled|unmarked|wet|cold|scattered|in a mess|in the wrong (?:place|order|box|shelf|room|folder|bin|bay)|upside down|overdue|too (?:late|early|soon)|far too (?:late|early)|(?<!\\b(?:stay|open|work|up|until|till) )late|at the last (?:minute|moment)|lying around|standing around|all over the place';
/** How a thing is in front of its name: "an empty tank". */
const BAD_THING =
  'empty|flat|dead|dirty|muddy|broken|torn|wrong|missing|damaged|half|old|outdated|expired|unsigned|incomplete|unpaid|invalid|fake|stolen';

/** What somebody does ends as nobody wants it: "leave their plots untidy", "come to rehearsals late". */
export const DONE_BADLY = new RegExp(String.raw`(?:^| )(?:${BAD})$`, 'i');
/** "with an empty tank", "with half the pages missing" */
export const WITH_BAD = new RegExp(
  String.raw` with (?:(?:an?|the|their|its) )?(?:${BAD_THING}) (?!(?:of|button|filter|state|status|reports?|list)\b)[\w-]+|with (?:the|their|its|an?|half|one|some|all)\b[\w ]* (?:missing|broken|empty|unsigned|torn off|on|running|open|unlocked|still in it|inside)$`,
  'i',
);
/** "turn up without the card", "send forms without a signature": what they come or bring it without. */
export const COMES_WITHOUT =
  /^(?:(?:turn|show) up|come|arrive|leave|go|hand .+|send .+|submit .+|bring .+|return .+|park|file .+|upload .+|deliver .+) without (?!being|having|waiting|problems?|delay|fail\b)(?:(?:the|their|an?|any) )?[\w-]+(?: [\w-]+){0,3}$/i;
/** What whoever looks after things does about such things: "staff report broken lamps", "sort half-empty boxes". */
export const SEES_TO =
  /^(?:report|list|mark|repair|replace|fix|collect|clean|remove|handle|flag|note|count|sort|see|get|receive|find|want|need|have|be|know|hear|notice|check|refuse|reject|mend|record|photograph|inspect|call|tell|ask|wait|stay|work|look|close|open|apologi[sz]e)$/;
