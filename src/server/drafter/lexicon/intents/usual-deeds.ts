import { edge, main, refusal, type Intent } from './intent.ts';

/** A paper of one's own that is got as a file, and no list that is taken out. */
const PAPER =
  /^(?:get|download|receive|use|open|save) (?:(?:an?|the|my|our|their|his|her|old|past|earlier) )*(?<thing>(?:[\w-]+ )?(?:payslips?|invoices?|receipts?|certificates?|tickets?|labels?|letters?|contracts?|statements?|bills?|lab results?|findings|prescriptions?|confirmations?|vouchers?))(?: as (?:an? )?PDF)?(?: (?:with|after|when|once|before|as soon as|from|for) [^,;]{1,60})?$/i;

/** Ideas about deeds that many products know: to accept an offer, to order once more, to keep a time free, to wait for something else. */
export const USUAL_DEEDS: readonly Intent[] = [
  {
    name: 'paper as a file',
    decisive: new RegExp(`(?=.*(?:download|PDF))${PAPER.source}`, 'i'),
    use: 'get',
    benefits: [],
    criteria: [
      main('{The one} in the file shows the same as on the screen.', { notOf: ['person'] }),
      refusal('Nobody can download {a one} {who} belongs to somebody else.', { notOf: ['person'] }),
      edge('{The one} can be downloaded again later.', { notOf: ['person'] }),
      edge('A file that was broken off can be downloaded anew.'),
    ],
    questions: [{ text: 'How long can {the one} be downloaded?', notOf: ['person'] }],
  },
  {
    name: 'recorded',
    decisive:
      /^(?:leave|attach|add|send|post) (?:(?:an?|the|my|our|their|his|her|short) )*(?:voice|audio|video|spoken) (?:memo|message|note|comment|reply|repl(?:y|ies)|greeting|feedback)s?\b|^record (?:(?:an?|the|my|our|their|his|her) )?(?:[\w-]+ )?(?:audio|voice (?:memo|message|note)s?|videos?|sounds?|lectures?|songs?|podcasts?|episodes?|interviews?|speech(?:es)?|memos?|clips?|greetings?)\b/i,
    benefits: [],
    criteria: [
      main('{The actor} can play {the one} before it is saved.', { notOf: ['person'] }),
      refusal('When recording is broken off, what was recorded until then is kept.'),
      edge('{The actor} can record {the one} anew.', { notOf: ['person'] }),
      edge('{The actor} sees how long {the one} is.', { notOf: ['person'] }),
    ],
    questions: [{ text: 'How long may {the one} be at most?', notOf: ['person'] }],
  },
  {
    name: 'entered once',
    decisive: /^(?:type|enter|type in|fill in|write|give|copy|record|state) .*\bonly once\b/i,
    benefits: ['I do not do the same work again'],
    criteria: [
      main('What {the actor} has entered once is filled in wherever it is needed.'),
      refusal('{The one} is not asked for a second time.', { notOf: ['person'] }),
      edge('{The actor} can change what was filled in before it is saved.'),
    ],
    questions: [],
  },
  {
    name: 'offer accepted',
    decisive:
      /^accept (?:(?:an?|the|my|our|their) )?(?:[\w-]+ )?(?:quotes?|offers?|estimates?|bids?)\b(?!.*\b(?:only|at most|up to|until)\b)/,
    benefits: ['the work can begin without a letter'],
    criteria: [
      main('Whoever {the one} comes from is told that it was accepted.', { notOf: ['person'] }),
      refusal('{A one} {who} has run out can no longer be accepted.', { notOf: ['person'] }),
      edge('{A one} {who} was accepted can no longer be changed.', { notOf: ['person'] }),
      main('The day and the name of whoever accepted {the one} are kept with it.', { notOf: ['person'] }),
    ],
    questions: [{ text: 'How long does {a one} hold?', notOf: ['person'] }],
  },
  {
    name: 'order once more',
    decisive:
      /^(?:re-?order|repeat|order) (?:(?:my|our|their|the|an?|his|her) )*(?:last|previous|past|earlier|same|old) (?:[\w-]+ )?(?:orders?|purchases?|basket|meals?|things?|products?|dish(?:es)?)\b|^(?:re-?)?order the same (?:(?:as|again|things?)\b|.+ again$)|^repeat (?:(?:an?|the|my|our|their) )?(?:[\w-]+ )?(?:orders?|purchases?)\b(?!.* (?:every|each|daily|weekly|monthly)\b)/,
    benefits: ['I do not have to put the same thing together again'],
    criteria: [
      main('What will be ordered can be changed before {the actor} confirms.'),
      refusal('What is no longer available is left out of the order and named.'),
      edge('The prices of today are shown, not those of the last time.'),
      edge('Confirming twice orders once.'),
    ],
    questions: [],
  },
  {
    name: 'time kept free',
    decisive:
      /^block (?:off |out )?(?:(?:an?|the|my|our|their|own|some|single|certain|whole) )*(?:times?|slots?|(?:(?!for\b|from\b|until\b|of\b|in\b|after\b)[\w-]+ ){0,3}?days?|hours?|weeks?|dates?|periods?|mornings?|afternoons?|(?:[\w-]+ )?breaks?|holidays?|(?:own )?calendars?)\b|^block (?:off |out )?(?:[Cc]hristmas|[Ee]aster|[Nn]ew [Yy]ear|(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)days?|[A-Z][a-z]+ (?:\d+|holidays))\b/,
    benefits: ['nobody counts on me then'],
    criteria: [
      refusal('A time that is blocked cannot be booked by anybody.'),
      main('The blocked time is shown in the calendar as such.'),
      edge('A booking that falls into that time is pointed out before it is blocked.'),
      edge('A time that was blocked by mistake can be freed again.'),
    ],
    questions: [],
  },
  {
    name: 'dependency',
    nouns: 'dependency,task dependency,predecessor',
    decisive:
      /^(?:use|have|set|add|define|see) (?:(?:an?|the) )?(?:[\w-]+ )?dependenc(?:y|ies)\b(?! (?:update|check|scan|version)s?\b)|^(?:use|have|see|set|make|add) .+ depend(?:ing)? on (?:each other|one another|another|others)\b/i,
    use: 'set',
    isTool: true,
    benefits: ['nobody begins what has to wait for something else'],
    criteria: [
      main('What waits for something else shows what it waits for.'),
      refusal('Two that would wait for each other are refused.'),
      edge('Whoever waits is told as soon as it can begin.'),
      edge('When the day of one is moved, those that wait for it are pointed out.'),
    ],
    questions: ['May somebody begin all the same?'],
  },
  {
    name: 'minimum',
    decisive:
      /^(?:use|set|have|define|require) (?:(?:an?|the) )?minimum (?:order|amount|purchase|value|stay|spend|quantity)\b/i,
    use: 'set',
    benefits: [],
    criteria: [
      main('How much is still missing is shown as long as it is less.'),
      refusal('What is less cannot be sent off, and a message names the minimum.'),
      edge('What is exactly as much is accepted.'),
    ],
    questions: [{ text: 'How high should the minimum be?', unless: /\d/ }],
  },
];
