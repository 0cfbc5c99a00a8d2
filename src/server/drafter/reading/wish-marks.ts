/** Marks behind which people note what follows from all that they told before. */
const ARROW = /^(?:[-=–]+>+|>{2,})\s*/;
const LABEL =
  /^(?:(?:(?:the|my|our|one) )?(?:idea|ask|wish|request|proposal|suggestion|solution|conclusion|remedy|upshot|need)|(?:what|all) (?:would help|we make of it|we (?:need|want|would like|wish for|ask for)|(?:he|she|they) (?:wants?|needs?|asks? for|would like))|would (?:already )?(?:be enough|help|do)|so|hence|therefore|needed|wanted|bottom line|to ?do|next step|instead)\s*:\s+(?=\S)/i;

/** What stands behind a mark of conclusion, and which sort of mark it was. */
export interface Marked {
  readonly text: string;
  /** A word says that it is the wish; an arrow may lead to what comes of something as well. */
  readonly isSaid: boolean;
  readonly isArrow: boolean;
}

/** A line or sentence without the mark in front of it: "=> scan the code", "So: only the steps that it has". */
export function withoutMark(line: string): Marked {
  const bare = line.replace(/^- (?=[-=–]+>|>{2,})/, '');
  const behind = bare.replace(ARROW, '');
  const text = behind.replace(LABEL, '');
  return { text, isSaid: text !== behind, isArrow: behind !== bare };
}

/** "Reminder one week before the reading is due!", "SMS right away when someone declines": what is to come. */
export const MESSAGE =
  /^(sms|text|text message|e?-?mail|message|reminder|alert|alarm|warning|notice|notification)(?= (?:[^,.!?]{0,40} )?(?:when|if|before|after|as soon as|once)\b)(?! (?:should|must|needs?|has|have|is|are|goes|comes)\b)/i;
