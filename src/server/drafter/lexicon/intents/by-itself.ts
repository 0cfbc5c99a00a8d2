import { edge, main, refusal, type Intent } from './intent.ts';

/** Where somebody stopped or what they looked at last. */
const STOPPED = /\b(?:where .* (?:stop|left|was|were|am|is)\w*|stopped|left off|position)\b/i;
/** Where something is hidden from, and nobody is kept from it. */
const PLACE =
  '(?:list|page|calendar|menu|search|results|overview|feed|map|view|screen|dashboard|catalogue|catalog|board)s?';
/** What is hidden because it is nobody's business. */
const SECRET =
  '(?:numbers?|names?|address(?:es)?|e-?mails?|prices?|salar(?:y|ies)|notes?|comments?|data|details?|phone|birthdays?|photos?|costs?|wages|answers?|results?)\\b';

/** What a product does by itself, with the sentences that hold of such a deed. */
export const BY_ITSELF: readonly Intent[] = [
  {
    name: 'remembered',
    isOrdered: true,
    decisive: /^have it (?:kept|noted|remembered|saved|stored) (?:where|which|what|how|who|whose|when)\b/,
    benefits: [
      { text: 'I can go on where I stopped', when: STOPPED },
      { text: 'I do not have to look for it again', unless: STOPPED },
    ],
    criteria: [
      main('What is remembered is still known when {the actor} comes back.'),
      edge('{An actor} who goes on with another device finds it there as well.'),
      refusal('As long as nothing is remembered, {the actor} starts as before.'),
    ],
    questions: ['How long is it remembered?'],
  },
  {
    name: 'checked by itself',
    isOrdered: true,
    decisive: /^have it (?:checked|validated|verified) (?:that|whether|if)\b/,
    benefits: ['a mistake is noticed at once'],
    criteria: [
      refusal('Where it is not so, that is shown at once, in words that say what is wrong.'),
      edge('It is checked again once something has been changed.'),
      main('{The actor} sees when it has been checked.'),
    ],
    questions: ['May {the actor} go on where it is not so?'],
  },
  {
    name: 'highlighted',
    isOrdered: true,
    decisive: /^have .*\bhighlighted\b/,
    benefits: ['none of them is overlooked'],
    criteria: [
      main('{A one} {who} is highlighted can be told from the others in the list.'),
      edge('The highlight is gone as soon as the reason for it no longer holds.'),
      refusal('{A one} to which this does not apply is shown as before.'),
    ],
    questions: [],
  },
  {
    name: 'hidden by itself',
    isOrdered: true,
    decisive: new RegExp(
      `^have (?!.*\\b${SECRET}).+ hidden(?:$| (?:if|when|whenever|once|as soon as|until|while|after) | from (?:the )?(?:[\\w-]+ ){0,2}${PLACE}$)`,
    ),
    benefits: [{ text: 'only what still matters is shown' }],
    criteria: [
      edge('{A one} to which this no longer applies is shown again.'),
      refusal('{A one} to which this does not apply stays where it is shown now.'),
      main('Hiding {a one} deletes nothing that belongs to it.'),
    ],
    questions: ['Who can still see {the one} while it is hidden?'],
  },
  {
    name: 'logged by itself',
    isOrdered: true,
    decisive: /^have (?:it|(?:every|each|all|any) .+) (?:logged|recorded)\b(?! (?:in|out|by)\b)/,
    benefits: ['it can be shown later what was done'],
    criteria: [
      main('Each entry names the time and whoever did it.'),
      refusal('An entry cannot be changed afterwards.'),
      edge('The latest entry is listed first.'),
    ],
    questions: ['How long are the entries kept?'],
  },
  {
    name: 'expire',
    isOrdered: true,
    decisive:
      /^have (?!.*\bnot (?:expire|run out)\b).+ (?:expire|lapse|run out) (?:after|within|at|on)\b|^have (?!.*\bnot expire\b).+ expire\b/,
    benefits: ['nobody uses {a one} that is out of date'],
    criteria: [
      main('{A one} shows until when it is valid.'),
      refusal('{A one} {who} has expired is shown as expired and can no longer be used.'),
      edge('{A one} {who} has expired can still be looked up.'),
    ],
    questions: ['Who is told before {a one} expires?'],
  },
  {
    name: 'refreshed by itself',
    isOrdered: true,
    decisive: /^have (?!.* (?:data|firmware|software|version)\b).+ (?:refresh|reload|refreshed|reloaded)\b/,
    benefits: ['what I see is up to date'],
    criteria: [
      main('What has changed is shown without {the actor} loading the page again.'),
      edge('What {the actor} has typed in or chosen stays in place.'),
      refusal('When the new state cannot be loaded, the time of the last one is shown.'),
    ],
    questions: [],
  },
  {
    name: 'updated by itself',
    isOrdered: true,
    decisive:
      /^have (?!.*\b(?:data|firmware|software|version)\b).+ updated (?:automatically|immediately|instantly|at once|in real time|live|continuously|daily|hourly|every|each|when|whenever|once|as soon as|after|at|within)\b/,
    benefits: ['what I see is up to date'],
    criteria: [
      main('The time of the last update is shown with {the one}.'),
      refusal('When {the one} cannot be updated, the last state is shown as old.'),
      edge('{A one} for which nothing has changed stays as it is.'),
    ],
    questions: [],
  },
  {
    name: 'rounded',
    isOrdered: true,
    decisive: /^have (?!.*\b(?:calculated|computed|worked out)\b)[^,]+ rounded\b(?! up)/,
    benefits: ['I can read {object} at a glance'],
    criteria: [
      main('{The one} is shown rounded wherever it is shown.'),
      edge('A sum is worked out before it is rounded.'),
      refusal('Where there is nothing to round, {the one} is shown as before.'),
    ],
    questions: ['Is a half rounded up or down?'],
  },
  {
    name: 'filled in by itself',
    isOrdered: true,
    decisive: /^have .+ (?:filled in|pre-?filled|prefilled|auto-?filled)\b/,
    benefits: ['I do not have to type it in'],
    criteria: [
      main('What was filled in can be corrected before it is saved.'),
      refusal('What is not known stays empty.'),
      edge('What {the actor} has typed in is not overwritten.'),
    ],
    questions: [],
  },
  {
    name: 'grouped by itself',
    isOrdered: true,
    decisive: /^have .+ grouped\b/,
    benefits: ['I see which {units} belong together'],
    criteria: [
      main('Each group is shown with the number of its {units}.'),
      refusal('{A one} that fits no group is listed on its own.'),
      edge('{A one} {who} is added later is listed in the group that fits.'),
    ],
    questions: ['Can {a one} belong to more than one group?'],
  },
];
