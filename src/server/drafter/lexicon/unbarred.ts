/** How people get somewhere: what goes wrong is what they find there, and nobody keeps them from coming. */
export const COMING =
  /^(?:arriving|coming|turning up|showing up|standing|sitting|waiting|driving|travelling|traveling|going|walking|knocking|returning)$/;
/** How people come to know something: a complaint never asks to keep them from it. */
export const LEARNING =
  /^(?:finding out|noticing|learning|hearing|understanding|discovering|realising|realizing|remembering)\b/;
/** What people need to be able to do: that they cannot is what a complaint tells. */
export const NEEDED =
  /^(?:finding|noticing|learning|hearing|knowing|seeing|reading|understanding|discovering|realising|realizing|remembering|reaching|telling|recognising|recognizing|opening|getting|paying|using|signing)\b/;

/** What people do of themselves, and not as a task: nobody spares them doing it. */
export const NO_TOIL =
  /^be spared (?:working|joining|putting|using|grinding|leaving|taking|ordering|booking|choosing|picking|missing|losing|forgetting|ignoring|coming|arriving|starting|stopping|giving|making|opening|eating|sleeping|playing|getting|going)\b/;

/** What nobody forgets, for a reminder does not bring them there, and what happens in the middle of a deed. */
export const MISHAP =
  /^be reminded to (?:turn up|show up|appear|come)\b|^be (?:logged|signed|thrown|kicked|locked) out\b.* while /;

/** How often something happens that is told as a trouble. */
export const OFTEN =
  /^(?:every|each|almost every|nearly every) (?:day|week|month|year|morning|evening|night|season|spring|summer|autumn|winter|\w+day|january|february|march|april|may|june|july|august|september|october|november|december) (?:an?|some|around|about|half|many|several|two|three|\d+) |^(?:half|most|many|some|lots|a lot|a few|too many) (?:of )?(?:the |our |my )?(?:people|[\w-]+s) (?!is\b)|\b(?:half the time|again and again|every single)\b/i;

/** Words of a statement that nobody wants to be true. */
export const WOES =
  /\b(?:dirty|broken|lost|wrong|missing|outdated|useless|stuck|unfair|unreadable|empty|late)(?=$|[,.;]| (?:and|but|when|so|because|again)\b)|\b(?:(?:an? |the )?(?:disaster|mess|nightmare)|chaos|annoy\w*|frustrat\w*|ruins?)\b|\bnever gets? \w+ed\b|\bthough (?:there is|they|we|I|he|she|it|nobody|nothing)\b|\bnothing (?:that )?(?:they|we|I|he|she|one) can do\b/i;
