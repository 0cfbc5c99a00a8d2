import { edge, main, refusal, type Intent } from './intent.ts';

/** Pictures that somebody gets or sees, and does not add. */
const GOT = /\b(?:gets?|receives?|sent|shown|sees?)\b/i;

/** What is added is a file. */
const FILE =
  /\b(?:upload|photograph(?!er|ic|y)|(?:add|attach|paste|send|take|submit|include) .*\b(?:photos?|pictures?|images?|screenshots?|videos?|files?|scans?|documents?|pdfs?|certificates?|recordings?))/i;

/** It is put there by somebody. */
const UPLOAD = /\b(?:upload|attach|add|paste|photograph|send|submit|take)\b/i;

/** It comes from a camera, and not from a file. */
const TAKEN =
  /(?<!\b(?:an?|the|my|our|their|some|old|new|upload|attach|add) )\bphotograph\b|\bphotograph(?:ed|ing)\b|\b(?:take|taking|snap|shoot|make)\w* (?:an? |the |some |my |our |their )?(?:[\w-]+ )?(?:photos?|pictures?|videos?|snapshots?)\b|\bsnap (?:an?|the|my|their|\d+|two|three|ten|several|all|many)\b/i;

/** They are got, looked at, bought or made by somebody else, or no picture at all. */
const OTHERWISE = new RegExp(
  `${GOT.source}|\\b(?:choose|show|download|buy|order|compare|large|larger|big|bigger|gallery|view|download|logo|avatar|quality|by the|from the|for each|per)\\b`,
  'i',
);

/** Pictures, videos, recordings and files that belong to something. */
export const MEDIA: Intent = {
  name: 'media',
  isOrdered: true,
  takes: ['unknown', 'media', 'document', 'goods', 'place', 'person', 'case'],
  verbs: 'upload,attach,paste,photograph,snap,record video,scan documents,film',
  nouns: 'photo,photo proof,picture,image,video,attachment,file,scan,recording,logo,avatar',
  cue: /\b(upload|attach|photos?|pictures?|videos?)\b/i,
  use: 'add',
  benefits: [
    { text: 'nobody has to come by with {the one}', of: ['document'], when: /\b(?:upload|submit|send)/i },
    { text: 'others can see it for themselves', of: ['media'], notOf: ['document'], when: UPLOAD },
    { text: 'I can picture it without being there', when: /\b(?:photos?|videos?|pictures?) of\b/i, unless: UPLOAD },
  ],
  criteria: [
    main('{The one} is shown as soon as it is uploaded.', { when: FILE, unless: TAKEN }),
    main('{The one} is shown beside what it belongs to and can be opened at full size.', {
      of: ['media'],
      unless: new RegExp(`\\b(?:video|search|certificate|recordings?|audio|sound|voice)\\b|${GOT.source}`, 'i'),
    }),
    main('{The one} is shown with what it belongs to.', {
      when: UPLOAD,
      unless: FILE,
      notOf: ['person'],
      unlessSaid: /\bbeside what it belongs to\b/,
    }),
    edge('{The actor} can take {the one} again before it is sent.', { of: ['media'], when: TAKEN }),
    edge('{The actor} can replace {a one} {who} was uploaded by mistake.', { when: UPLOAD, unless: TAKEN }),
    refusal('A file of another kind is refused with a message that names the kinds allowed.', {
      when: FILE,
      unless: TAKEN,
    }),
    edge('{A one} added by mistake can be taken off again.', {
      when: UPLOAD,
      unless: FILE,
      notOf: ['person'],
      unlessSaid: /\breplace\b/,
    }),
    refusal('{A one} {who} was taken without a connection is uploaded once there is one.', {
      of: ['media'],
      when: TAKEN,
    }),
    main('{The one} can be opened at full size.', {
      of: ['media'],
      when: GOT,
      unless: /\b(?:video|search|certificate|recordings?|audio|sound|voice)\b/i,
    }),
    refusal('As long as there is no {one}, {the actor} is told so.', { of: ['media'], when: GOT }),
    main('{The one} can be stopped and played again.', {
      when: /\b(?:videos?|recordings?|audio|voice)\b/i,
      of: ['media'],
    }),
    refusal('{A one} that fails to upload can be tried again without losing the others.', {
      when: UPLOAD,
      unless: TAKEN,
      of: ['several'],
    }),
    edge('{A one} added by mistake can be taken off again.', {
      of: ['media'],
      unless: OTHERWISE,
      unlessSaid: /\btaken off\b|\breplace\b/,
    }),
    refusal('{A one} that fails to upload can be tried again.', {
      of: ['media'],
      unless: OTHERWISE,
      unlessSaid: /\bfails to upload\b|\brefused\b|\bwithout a connection\b/,
    }),
  ],
  questions: [
    {
      text: 'Which file formats are allowed for {object}?',
      when: FILE,
      unless: /\b(?:jpe?g|png|pdf|mp4|heic|stl|ply|svg|dxf|gpx|tiff?|docx?|xlsx?)\b/i,
    },
    { text: 'How large may {a one} be?', when: FILE, unless: /\b(?:mb|gb|kb)\b/i },
    {
      text: 'Who makes {object} and keeps {them} up to date?',
      unless: /\b(?:upload|attach|paste|add|send|photo|snap|take|taking|shoot|film|record|scan)/i,
    },
  ],
};
