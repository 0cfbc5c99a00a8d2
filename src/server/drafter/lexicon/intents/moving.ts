import { edge, main, refusal, type Intent } from './intent.ts';
import { MEDIA } from './media.ts';

const FORMAT = /\b(?:csv|CSV|Excel|PDF|JSON|XML|excel|xlsx?|json|xml|pdf|ics|rss|feed|word|spreadsheet|paper|print)/i;

/** Services that count what people do. */
const COUNTING = /\b(?:analytics|matomo|plausible|tag manager|pixel)\b/i;

/** What is heard, watched or read on the way, and not worked with. */
const TAKEN_ALONG =
  /\bdownload\w*\b.*\b(?:audio\w*|videos?|films?|podcasts?|episodes?|songs?|music|lessons?|maps?|books?|recordings?|routes?|games?)\b(?! (?:list|report|data|overview|plan)s?\b)|\bdownload\w*\b.*\b(?:for (?:travell?ing|the (?:road|trip|journey|way))|on the (?:way|go|road|train|plane)|offline|without (?:an? )?(?:connection|internet|signal|reception))\b/i;

/** What is a file already is taken as it is. */
const AS_FILES =
  /\bdownload\w*\b(?!.*\b(?:csv|excel|spreadsheet|report|list of)\b).*\b(?:files|documents|photos|pictures|images|attachments|receipts|invoices|certificates|tickets|labels|drawings)\b/i;
const NO_EXPORT = new RegExp(`${TAKEN_ALONG.source}|${AS_FILES.source}`, 'i');

/** What stands in lines. */
const ROWS = /\b(?:csv|excel|xlsx?|spreadsheets?|tables?|lists?)\b/i;

/** It comes from another service, not from a file. */
const SERVICE =
  /\bfrom (?!Excel|CSV|Word|PDF|JSON|XML)[A-Z]\w+|\b(?!Excel|CSV|Word|PDF|JSON|XML)[A-Z][a-z]\w+ import\b/;

/** What stands on it is taken over, and it is looked up nowhere. */
const READ_OFF =
  /\bscan\w* (?:(?:an?|the|my|their|our|each|paper|his|her) )*(?:[\w-]+ )?(?:passports?|ids?|id cards?|receipts?|invoices?|business cards?|documents?|licen[cs]es?|letters?|forms?|meters?|bills?)\b/i;

/** Ideas about data that comes in and goes out: files, pictures, codes, services. */
export const MOVING: readonly Intent[] = [
  {
    name: 'import',
    isTool: true,
    verbs: 'import,load,ingest',
    nouns: 'import,upload of',
    cue: /\bimport(?!an)/,
    decisive: /^import\b|^upload .+ from (?:an? |the |my |our |their )?(?:spreadsheet|excel|csv|file)\b/i,
    use: 'use',
    benefits: [
      'I do not type {entries} in by hand',
      'I can begin with the {entries} that I have',
      'I do not type it in by hand',
    ],
    criteria: [
      main('The number of {entries} that were added is shown at the end.'),
      main('{The actor} sees the {entries} that will be added before confirming.'),
      refusal('A row that cannot be read as {an entry} is listed with its number and the reason.', { when: ROWS }),
      refusal('{An entry} {which} cannot be taken over is listed with the reason.', { unless: ROWS }),
      refusal('A file of another kind is refused before anything is added.', { unless: SERVICE }),
      main('What was added to {object} is listed at the end.'),
      edge('{An entry} {which} is there already is not added a second time.'),
      edge('{The actor} can take back all {entries} of one import.'),
    ],
    questions: [
      { text: 'Which file formats must be accepted?', unless: new RegExp(`${FORMAT.source}|${SERVICE.source}`) },
      'What happens to {entries} that are there already: keep, replace or ask?',
    ],
  },
  {
    name: 'export',
    isOrdered: true,
    isTool: true,
    verbs: 'export,download,extract,generate pdf',
    nouns: 'export,download,pdf',
    cue: /\b(export|download|as (?:a )?(?:csv|pdf))\b/i,
    decisive:
      /^(?:get|use|have|receive|download|create|make|export)\b.*\bas (?:an? )?(?:PDF|CSV|Excel|Word|spreadsheet)\b/i,
    use: 'use',
    benefits: [
      {
        text: 'I have {the one} with me where there is no connection',
        when: /\b(?:signal|connection|offline|network|reception|internet)\b/i,
      },
      {
        text: 'I have {the one} with me where there is no connection',
        of: ['event', 'media'],
        when: /\bdownload(?! (?:\w+ )*(?:raw|original|all|files?|data)\b)/i,
      },
      'I can pass {object} on',
    ],
    criteria: [
      main('{The one} can be opened without a connection once it is downloaded.', { when: TAKEN_ALONG }),
      edge('A download that was interrupted goes on where it stopped.', { when: TAKEN_ALONG }),
      refusal('When there is too little room for {the one}, {the actor} is told before the download.', {
        when: TAKEN_ALONG,
      }),
      main('The first row of the file names what stands in each column.', {
        when: /\b(?:csv|excel|spreadsheet|tables?(?! of contents))\b/i,
        unless: /\b(?:pdf|word)\b/i,
      }),
      refusal('An entry that the other side does not accept is listed with the reason.', { of: ['unnamed'] }),
      main('All {units} come in one download, each under its own name.', { when: AS_FILES, of: ['several'] }),
      refusal('{A one} {who} cannot be downloaded is named, and the others come all the same.', {
        when: AS_FILES,
        of: ['several'],
      }),
      edge('A download that was broken off can be started anew.', { when: AS_FILES }),
      main('The date of the export stands in the file with {object}.', { unless: NO_EXPORT }),
      main('The file holds the {units} that {the actor} sees at that moment.', { of: ['several'], unless: AS_FILES }),
      refusal('When there is no {entry} to export, {the actor} is told so instead of getting an empty file.', {
        of: ['several', 'collection'],
        unless: AS_FILES,
      }),
      edge('Letters with accents in {object} can be read in the file.', { unless: NO_EXPORT }),
      edge('Numbers and dates of {object} arrive as numbers and dates.', {
        when: /\b(?:csv|excel|spreadsheet|weight|amount|total|figures|tables?(?! of contents))\b/i,
      }),
    ],
    questions: [
      { text: 'Which file format is needed?', unless: FORMAT },
      {
        text: 'Which details of {object} belong in the file?',
        notOf: ['event', 'media'],
        unless: /\b(?:with|including|per)\b/,
      },
      {
        text: 'Which period should {object} cover?',
        when: /\b(?:monthly|weekly|per|annual|report)\b/i,
        unless: /\b(?:last|this|annual|year)\b/i,
      },
    ],
  },
  {
    name: 'print',
    isOrdered: true,
    verbs: 'print,print out,reprint',
    nouns: 'printout,print,print version',
    cue: /\bprint(?:ed|out|able)?\b/i,
    isTool: true,
    use: 'use',
    benefits: [
      { text: 'I can hand {object} over on paper', unless: /\b(?:labels?|stickers?|badges?|tags?|signs?)\b/i },
      { text: '{the one} can be read again', when: /\b(?:reprint|print again)\b/i },
    ],
    criteria: [
      main('The print shows what stands on the screen at that moment.', { of: ['unnamed'] }),
      main('The date of the print stands on it.', { of: ['unnamed'] }),
      refusal('Nothing is cut off at the edge of the page.', { of: ['unnamed'] }),
      main('The print shows {object} as {it} {stands} on the screen.', {
        notOf: ['person', 'code'],
      }),
      main('The date of the print stands on the sheet.', { notOf: ['person', 'code'] }),
      main('{The actor} sees how {object} will look before printing.'),
      edge('The page number stands on each page of {object}.', { notOf: ['code', 'person'] }),
      edge('A print that is spoilt can be made again with the same content.', { of: ['code'] }),
      refusal('{A one} {who} cannot be printed is named with the reason, and the others are printed.', {
        of: ['several'],
      }),
      refusal('When there is no {unit} to print, {the actor} is told so.', { of: ['several'] }),
      refusal('Nothing of {object} is cut off at the edge of the page.', { notOf: ['code', 'person'] }),
      refusal('{A one} {who} could not be printed is not shown as printed.', { of: ['code'] }),
    ],
    questions: [],
  },
  MEDIA,
  {
    name: 'scan',
    isTool: true,
    verbs: 'scan,scan in',
    nouns: 'barcode,scanner,qr code',
    cue: /\b(barcodes?|qr[- ]codes?|rfid|nfc)\b/i,
    use: 'scan',
    benefits: ['I do not type it in by hand'],
    criteria: [
      main('What was read from {the one} is filled in and can be corrected.', { when: READ_OFF }),
      refusal('What cannot be read is left empty and marked.', { when: READ_OFF }),
      edge('{An actor} can take the picture of {the one} again.', { when: READ_OFF }),
      main('What belongs to {the one} is shown right after the scan.', { unless: READ_OFF }),
      refusal('{A one} {who} is not known is refused with a message that says so.', { unless: READ_OFF }),
      edge('When {a one} cannot be read, its number can be typed in instead.', { unless: READ_OFF }),
      edge('Scanning the same {one} twice counts once.', { unless: READ_OFF }),
      refusal('{A one} {who} was expected elsewhere is pointed out after the scan.', { unless: READ_OFF }),
    ],
    questions: [{ text: 'What should happen with {a one} {who} is not known yet?', unless: READ_OFF }],
  },
  {
    name: 'webhook',
    verbs: 'call an api',
    nouns: 'webhook,api,endpoint',
    cue: /\b(?:webhooks?|\bapi\b)/i,
    decisive: /^(?!.*\blimits?\b).*\b(?:webhooks?|apis?)\b/i,
    isTool: true,
    use: 'use',
    benefits: [
      {
        text: 'another program can go on without me',
        when: /\bwebhook|\b(?:other|another|their own) (?:system|program|software|app)/i,
      },
    ],
    criteria: [
      main('Each call is listed with its time and the answer.', { when: /\bwebhook/i }),
      refusal('A call that gets no answer even when repeated is listed as failed.', { when: /\bwebhook/i }),
      edge('The same event carries the same number when it is sent again.', { when: /\bwebhook/i }),
      main('Everything that a call does is listed with its time.', { unless: /\bwebhook/i }),
      refusal('A call without permission is refused and changes nothing.', { unless: /\bwebhook/i }),
      edge('A call with a mistake is answered with the name of the field.', { unless: /\bwebhook/i }),
    ],
    questions: [
      { text: 'Which details does the call carry?', when: /\bwebhook/i },
      { text: 'What should other programs be able to do?', unless: /\bwebhook/i },
    ],
  },
  {
    name: 'integrate',
    isTool: true,
    verbs: 'integrate,connect,sync,synchronise,synchronize,hook up,pair with,embed',
    nouns: 'integration,connection,sync,synchronisation,connector',
    cue: /\b(integrat|sync(?:ed|s|ing)?\b|synchroni)/i,
    use: 'use',
    benefits: [
      {
        text: 'I do not enter anything twice',
        when: /\b(?:integrat|synchroni|sync\b|calendar|software|system|accounting|crm|erp|shop|spreadsheet|ledger)/i,
      },
    ],
    criteria: [
      main('Every step is recorded in {object} under its own name.', { when: COUNTING }),
      refusal('Nothing is recorded in {object} for somebody who has declined it.', { when: COUNTING }),
      edge('Nobody is held up when {object} cannot be reached.', { when: COUNTING }),
      main('What came in from {object} and what went there is listed with the time.', { notOf: ['device'] }),
      main('{The actor} sees whether {object} {is} connected and ready.', { of: ['device'] }),
      refusal('When {object} {does} not answer, {the actor} is told so and can try again.', { of: ['device'] }),
      edge('A job that was broken off at {object} is not done twice.', { of: ['device'] }),
      main('{The actor} sees when data last went through {object}.', { when: /\bsync/i }),
      refusal('When {object} cannot be reached, nothing is lost.', { notOf: ['device'] }),
      refusal('An entry that {object} {does} not accept is listed with the reason.', { notOf: ['device'] }),
      edge('The same entry reaches {object} once.', { unless: /\b(?:from|bank|account)\b/i, notOf: ['device'] }),
      edge('The same entry of {object} is taken over once.', { when: /\b(?:from|bank|account)\b/i }),
      edge('After {the actor} has cut the connection, nothing more goes to or comes from {object}.', {
        notOf: ['device'],
      }),
    ],
    questions: [
      { text: 'Which models of {object} must be supported?', of: ['device'] },
      { text: 'Which data should go in which direction?', unless: /\b(?:from|into)\b/, notOf: ['device'] },
      {
        text: 'How soon must a change arrive?',
        unless: /\b(?:real[- ]time|hourly|daily|nightly|minutes?|automatically)\b/,
      },
    ],
  },
  {
    name: 'migrate',
    isTool: true,
    verbs: 'migrate,move over,switch from,convert from,take over',
    nouns: 'migration,changeover',
    cue: /\bmigrat/i,
    use: 'make',
    benefits: ['nothing is left behind in the old place'],
    criteria: [
      main('The number of {entries} before and after the move is shown.'),
      main('{The actor} can open {a one} in the old and in the new place until the move is confirmed.'),
      refusal('{An entry} that could not be taken over is listed with the reason.'),
      edge('A second run brings no {entry} in twice.'),
      edge('{Object} in the old place {stays} until {the actor} has confirmed the move.'),
    ],
    questions: ['How far back must {objects} be taken over?', 'May work go on during the move?'],
  },
];
