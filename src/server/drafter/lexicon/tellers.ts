/** What "they" wish of whom nothing was told before: those for whom the product is. */
export const THEY_WISH: RegExp =
  /^they (?:(?:all|always|often|also|really|just|would) )*(?:(?:want|wanna|like|love|need|wish|prefer|beg)\b(?! us\b)|(?:['’]d|would) (?:like|love|rather|prefer)\b|keep asking (?:for|if|whether|when|where)\b|ask (?:for|if|whether|when|where)\b|(?:(?:keep|always|often) )*(?:call|phone|ring|e-?mail|text)(?:ing)? us\b)/i;
export const THEY_COMPLAIN: RegExp = /^they (?!are\b|were\b)/i;
/** What only those do who are served. */
export const DONE_BY_COMERS: RegExp =
  /^they (?:(?:always|often|still|all|just|never|don['’]?t|do not|keep|never) )*(?:book|borrow|bring|brought|cancel|come|complain|forget|lose|miss|order|pay|register|return|ring|show up|sign up|turn up)(?:s|ing)?\b/i;
/** What somebody does not hear of. */
export const UNTOLD: RegExp =
  /\b(?:i|we) (?:never|don['’]?t|do not|can(?:no|['’])?t) (?:know|hear|see|learn|find out|get told) (?:if|whether|when|where|that) ([^.!?]+)/i;
/** What somebody hears of when it does not help any more. */
export const LEARNT_LATE: RegExp =
  /\b(?:i|we) (?:(?:always|often|only|usually) )*(?:find out|hear|learn|get told|are told)(?: (?:about|of))? ([^.!?]+?)(?: (?:far|much|way))? (?:too late|at the last (?:minute|moment)|last minute|afterwards|on the day)\b/i;
export const MY_PEOPLE: RegExp = /\bmy (?:[\p{L}-]+ )?[\p{L}-]+s\b/iu;
/** What whoever has people does with them. */
export const CARES_FOR: RegExp =
  /^(?:advise|care|coach|help|lead|look(?! at)|manage|mentor|serve|supervise|support|teach|train|treat|visit)\b|\b(?:they|he|she) (?:look after|looks after|care for|cares for|advise|teach|coach|treat|serve)\b/i;
/** What follows for somebody else from the deed before. */
export const SEES_IT: RegExp =
  /(?:then )?(?:sees?|gets?|receives?|reads?|hears? of|is told|are told) (?:it|this|them|that|about it)\b/i;
