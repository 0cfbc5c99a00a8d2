import { edge, main, refusal, type Intent } from './intent.ts';

/** What is hidden in something that others read, or of somebody's own. */
const FOR_OTHERS =
  /\bin (?:all |the )?(?:published|public|printed|shared|exported|posted)\b|\bbefore (?:it|they) (?:is|are) (?:published|shared|sent|printed)\b|\bmy (?:own |most )?private\b|\bwithout .{1,40} being (?:spotted|seen|noticed|found|read)\b|\bso that (?:nobody|no one|others|my \w+) (?:else )?(?:cannot |can not |does not |do not |doesn't |don't |can't )?(?:sees?|reads?|finds?|notices?|spots?)\b|\bhid(?:e|es|ing) (?:my|our|their|his|her) (?:own |full |home |e-?mail |phone |last |contact )*(?:address|name|number|phone|age|photo|picture|birthday|location|details|e-?mail)s?\b/i;

/** What somebody offers or writes for others to see. */
const OFFERED =
  /\bhid(?:e|es|ing) (?:(?:an?|the|my|our|their|single|sold-out|old) )*(?:[\w-]+ )?(?:products?|listings?|courses?|events?|dish(?:es)?|menu items?|articles?|pages?|profiles?|reviews?|offers?|comments?|posts?|class(?:es)?)\b/i;

/** What somebody is done with, or a part of their own screen: nobody else need miss it. */
const DONE_WITH =
  /\b(?:done|completed|finished|closed|read|seen|archived|old|past|empty|cancelled|resolved|columns?|panels?|sidebars?|sections?|widgets?|menus?|chats?|notifications?|my own|from my)\b/i;

/** Where anybody may look. */
const IN_PUBLIC =
  /\b(?:on|in|at) (?:the|a|our|every|each) (?:[\w-]+ )?(?:screen|display|board|monitor|poster|badge|label|receipt|invoice|letter|website|storefront|shop window|print-?out)s?\b/i;

/** It is kept from some only: the others see it as before. */
const FROM_SOME = /\bhid(?:e|es|den|ing)\b.* from (?!(?:my|the) (?:list|screen|inbox|board|overview|feed)\b)\w+/i;

/** Only for a time: nobody has to fetch it back. */
const FOR_A_TIME = /\bhid(?:e|es|den|ing)\b.* (?:while|as long as|until|during|before) /i;

const WHILE = /\bhid(?:e|es|den|ing)\b.* (?:while|as long as|during) /i;

/** What those who run a service hide is hidden from all others. */
const HIDDEN_BY_STAFF = {
  unless: new RegExp(
    `${FOR_OTHERS.source}|${FOR_A_TIME.source}|${IN_PUBLIC.source}|${FROM_SOME.source}|^(?!.*${OFFERED.source}).*${DONE_WITH.source}`,
    'i',
  ),
  notOf: ['served'],
} as const;

/** What somebody no longer wants to have before their own eyes. */
const HIDDEN_FROM_VIEW = [
  main('{A one} {who} was hidden is no longer listed for {the actor}.'),
  main('{The actor} can bring {a one} back from the list of hidden ones.'),
  refusal('{A one} {who} was hidden is still shown to everybody else.'),
  edge('{A one} {who} was hidden stays hidden at the next sign-in.'),
  edge('A search still finds {a one} {who} was hidden.'),
];

/** What is kept from somebody's eyes without being gone. */
export const HIDE: Intent = {
  name: 'hide',
  verbs: 'hide,collapse,fold away,minimise,unhide',
  nouns: 'hiding',
  decisive:
    /^hide (?!.* from (?:the |all |other |my |our )?(?!(?:[\w-]+ )?(?:list|view|page|menu|screen|search|results|feed|overview|catalogue|catalog|shop|storefront|website|site|app|map|calendar|timetable|directory|board|gallery)\b)\w+)/i,
  use: 'use',
  benefits: [
    { text: 'nobody reads what is not meant for everybody', when: FOR_OTHERS },
    { text: 'nobody asks for what cannot be had', when: OFFERED, unless: FOR_OTHERS, notOf: ['served'] },
    { text: 'nobody sees it too early', when: FOR_A_TIME, unless: FOR_OTHERS },
    { text: 'I see only what still matters to me', unless: FOR_OTHERS, of: ['served'] },
    { text: 'I do not scroll past {units} that I know already', unless: FOR_OTHERS, of: ['served'] },
    { text: 'I see only what still matters to me', when: DONE_WITH, unless: FOR_OTHERS, notOf: ['served'] },
    {
      text: 'others see only what is meant for them',
      unless: new RegExp(`${FOR_OTHERS.source}|${OFFERED.source}|${DONE_WITH.source}`, 'i'),
      notOf: ['served'],
    },
  ],
  criteria: [
    main('Whoever opens it sees that {a one} was left out, and not which.', { when: FOR_OTHERS, notOf: ['person'] }),
    refusal('A search or a copy does not bring up {a one} {who} was hidden.', { when: FOR_OTHERS }),
    edge('{The actor} can still see {a one} {who} was hidden.', { when: FOR_OTHERS }),
    refusal('Whoever {the one} is hidden from does not find it by a search or in a file either.', {
      when: FROM_SOME,
      unless: FOR_OTHERS,
      notOf: ['person'],
    }),
    edge('Everybody else sees {a one} {who} is hidden as before.', {
      when: FROM_SOME,
      unless: FOR_OTHERS,
      notOf: ['person'],
    }),
    main('{A one} {who} is hidden is shown to nobody but {actors}.', HIDDEN_BY_STAFF),
    refusal('A search by anybody else does not find {a one} {who} is hidden.', HIDDEN_BY_STAFF),
    edge('{A one} {who} is shown again stands where it stood before.', HIDDEN_BY_STAFF),
    ...HIDDEN_FROM_VIEW.map(({ kind, text }) => ({
      kind,
      text,
      unless: new RegExp(`${FOR_OTHERS.source}|${FOR_A_TIME.source}`, 'i'),
      of: ['served'] as const,
    })),
    ...HIDDEN_FROM_VIEW.map(({ kind, text }) => ({
      kind,
      text,
      when: DONE_WITH,
      unless: new RegExp(`${FOR_OTHERS.source}|${OFFERED.source}|${IN_PUBLIC.source}|${FOR_A_TIME.source}`, 'i'),
      notOf: ['served'] as const,
    })),
    refusal('No search and no file shows {object} in that time either.', { when: WHILE, unless: FOR_OTHERS }),
    edge('{Object} {is} shown after that without anybody having to do anything.', { when: WHILE, unless: FOR_OTHERS }),
    refusal('No search and no file shows {object} before that either.', {
      when: FOR_A_TIME,
      unless: new RegExp(`${FOR_OTHERS.source}|${WHILE.source}`, 'i'),
    }),
    refusal('Nobody who looks there can tell {the one}.', { when: IN_PUBLIC, notOf: ['person'] }),
    edge('Elsewhere {the one} is shown as before.', { when: IN_PUBLIC, notOf: ['person'] }),
  ],
  questions: [],
};
