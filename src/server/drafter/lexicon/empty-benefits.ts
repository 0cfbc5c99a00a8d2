/** What says so little that an aim of the product says more. */
export const THIN =
  /\b(?:step in each time|no more time and trouble|watch out for it myself|need a workaround|need another tool|nobody loses time over it|work that needs me|step in before it gets worse|nothing has to be done a second time|done a second time)\b/i;

/** What sounds like a reason and fits anything: it is not said where another reason can be given. */
export const EMPTY =
  /\b(?:ask for (?:it|the|them)\b|at hand when I need|there when (?:I need|(?:it|they) (?:is|are) needed)|there for whoever|nobody has to ask (?:whether|for|me|once|what)|left out$|looked up when somebody asks|nobody works with|still counts?$|no longer counts|still of use|fits what is needed now|at hand when|some other way|done with it sooner|a way round|does not depend on|goes on that is not complete|rules hold without|keep an eye on|nothing that I cannot use|ready when it is needed|has to think of|others can go by|goes by an? |seen later that|what to expect|found where it is looked for|where it is needed|done in one place|where I work from now|used when|begins when|watch over it|check whether|deal with it afterwards|time for the rest|rest of my work|run after|is settled (?:without|what|that)|at hand where|out of date$|once more about|without (?:asking|sending)|I can try something|count on it that)/i;
