import { edge, main, refusal, type CriterionPattern } from './intent.ts';

/** Somebody is asked for something by the product; "if a patient asks for it" is another matter. */
export const ASKED =
  /\b(?:be|been|being|get|gets|getting|am|is|are|was|were|again) asked\b|\basking\b|(?:\b(?:not|never|stop|no longer)|n['’]?t) ask\b/i;
/** They have given it before. */
const AGAIN =
  /\b(?:again|anew|twice|(?:each|every) (?:time|visit|month|week|year|booking|order)|already|once more|over and over|known|repeatedly|all the time)\b/i;
/** What comes on paper, and is no form that is filled in. */
const PAPER_SENT =
  /\b(?:no more|no|without|stop (?:sending|printing)|get rid of|replace) (?:the |any |our )?paper (?:bills?|invoices?|letters?|statements?|receipts?|tickets?|newsletters?|reports?|mail|copies)\b/i;
/** What stands on paper today is to stand in the product. */
export const ON_PAPER =
  /\b(?:work without|no more|get rid of|abolish|replace) (?:the |any |our )?(?:paper|printed|printouts?|clipboards?)\b/i;

/** What nobody is to be asked for any more: once where it is known, or not at all. `isWork` where it is work that is spared. */
export function notAskedFor(isWork: RegExp): readonly CriterionPattern[] {
  const known = new RegExp(`(?=.*(?:${ASKED.source}))(?=.*(?:${AGAIN.source}))`, 'i');
  const notAtAll = {
    when: ASKED,
    unless: new RegExp(`${isWork.source}|${AGAIN.source}|\\b(?:asked|asking|ask) (?:[a-z]+ )?to\\b`, 'i'),
  };
  const thing = { notOf: ['person'] } as const;
  return [
    main('What was given once for {the one} is used again.', { when: known, unless: isWork }),
    refusal('When {the one} is not known, it is asked for once.', { when: known, unless: isWork, ...thing }),
    edge('{The actor} can look up and change {the one} that was given.', { when: known, unless: isWork, ...thing }),
    main('{The actor} gets to the end without {a one}.', { ...notAtAll, ...thing }),
    refusal('No field for {a one} is left there that has to be filled in.', { ...notAtAll, ...thing }),
  ];
}

/** What stood on paper. */
export const NO_PAPER: readonly CriterionPattern[] = [
  main('Whoever gets none on paper any more finds the same in the product.', { when: PAPER_SENT }),
  refusal('When it cannot be delivered the other way, {the actor} is told so.', { when: PAPER_SENT }),
  main('What {the one} told until now is entered and read in the product.', {
    when: ON_PAPER,
    unless: PAPER_SENT,
    notOf: ['person'],
  }),
  edge('{The actor} can still print it where paper is needed.', { when: ON_PAPER }),
  refusal('What cannot be entered because a device fails can be entered later with its true time.', {
    when: ON_PAPER,
    unless: PAPER_SENT,
  }),
];
