import { IN_USE } from '../pointed-at.ts';
import { edge, main, refusal, type Intent } from './intent.ts';

/** It only ends later. */
const LONGER = /\b(?:renew|extend)\b/i;

/** It is taken out of something and does not cease to be: "removed from all future mailings". */
const TAKEN_OFF = /\b(?:remov|delet|tak)\w* .*\b(?:from|off) (?:all|any|every|each|the|our|my|their|its|future)\b/i;
/** Nobody confirms what happens by itself in some case. */
const BY_ITSELF =
  /\bautomatic|\bafter (?:[\w-]+ ){1,3}(?:days?|weeks?|months?|years?|hours?|bounces?|tries|attempts|times|failures?|failed|complaints?|warnings?)\b|^(?:the )?(?:system|app|application|software|platform|tool|product) (?:must|shall|should|has to|will|needs to) .*\b(?:when|once|after|as soon as|if|unless|that (?:have|are|were)|(?:nobody|no one) has)\b/i;

/** It was gone and comes back: what is undone is gone afterwards. */
const BROUGHT_BACK =
  /\b(?:restor|recover|bring back|unarchiv|retriev|undelet|revert|roll)\w*|\bdelet\w*|\bremov\w*|\barchiv\w*/i;

/** Ideas about single entries: to make, change, keep and remove them. */
export const CHANGING: readonly Intent[] = [
  {
    name: 'undo',
    takes: ['anything'],
    isTool: true,
    verbs: 'undo,restore,revert,recover,roll back,bring back,unarchive,retrieve',
    nouns: 'undo,recovery,trash,rollback,recycle bin',
    use: 'use',
    benefits: ['a slip with {the one} does no lasting harm', 'a mistake does not stay in {the one}'],
    criteria: [
      main('What {the one} has changed is as it was before.', {
        of: ['event', 'case', 'message', 'process', 'money'],
        unless: BROUGHT_BACK,
      }),
      main('{The one} is shown again as before.', { when: BROUGHT_BACK }),
      main('{The actor} sees which state of {the one} will come back before confirming.', {
        notOf: ['person'],
        unless: /\b(?:states?|versions?)\b/i,
      }),
      refusal('{A one} {who} somebody else has changed since is not overwritten without a question.', {
        unless: /\bdeleted?\b/i,
        notOf: ['person', 'process'],
      }),
      refusal('When {the one} can no longer be brought back, {the actor} is told so.', { when: BROUGHT_BACK }),
      refusal('When {the one} can no longer be undone, {the actor} is told so.', { unless: BROUGHT_BACK }),
      edge('What belongs to {the one} is brought back together with it.', {
        when: /\bdelet|remov/i,
        notOf: ['person'],
      }),
      edge('What was entered after that moment is kept or named before it is lost.', { when: /\b(?:roll|revert)/i }),
    ],
    questions: [
      {
        text: 'For how long can {the one} be brought back?',
        unless: /\b(?:seconds?|minutes?|hours?|days?|weeks?)\b/,
        notOf: ['person'],
      },
    ],
  },
  {
    name: 'backup',
    verbs: 'back up',
    nouns: 'backup,back-up',
    decisive: /\bback-?ups?\b/i,
    use: 'have',
    benefits: ['a failure does not cost the work of a day', 'I can bring back what was lost'],
    criteria: [
      main('The last backup is listed with its time and whether it is complete.'),
      refusal('A backup that fails is reported the same day and tried again.'),
      edge('A backup can be brought back to another place, so that nothing present is overwritten.'),
      edge('A backup that is older than agreed is removed and no longer listed.'),
      main('A single entry can be brought back from a backup.'),
    ],
    questions: ['How long is a backup kept?', 'How much work may be lost at most?'],
  },
  {
    name: 'delete',
    isTool: true,
    verbs: 'delete,remove,erase,discard,purge,clean up,deactivate,wipe,take down',
    nouns: 'deletion,removal',
    use: 'use',
    benefits: [{ text: 'nothing is kept longer than allowed', when: /\b(?:data|personal|privacy|gdpr)/i }],
    criteria: [
      main('{The one} is no longer listed once {the actor} has confirmed.', {
        notOf: ['product'],
        unless: BY_ITSELF,
      }),
      main('{A one} {who} was {verbed} is no longer listed.', { of: ['product'], unless: BY_ITSELF }),
      main('The number of {verbed} {entries} is listed with the day.', {
        when: BY_ITSELF,
      }),
      refusal('{A one} {who} is still in use is not {verbed}, and a message names where.', {
        notOf: ['person', 'product'],
        when: IN_USE,
        unless: new RegExp(`\\bdata\\b|${TAKEN_OFF.source}`, 'i'),
      }),
      refusal('{Object} that must be kept by law {is} left out and named.', {
        when: /\b(?:data|account|personal|invoice|record)/i,
      }),
      edge('{The one} is still listed when {the actor} does not confirm.', { notOf: ['product'], unless: BY_ITSELF }),
      edge('What others wrote about {the one} is no longer shown either.', {
        notOf: ['person', 'product', 'event', 'money', 'seat', 'figure', 'right', 'code', 'goods', 'place'],
        unless: /\bdata\b/i,
      }),
      edge('A search no longer finds {a one} {who} was {verbed}.', { unless: TAKEN_OFF, notOf: ['person', 'event'] }),
      edge('The time of {the one} is free again.', { of: ['event'], unless: TAKEN_OFF, notOf: ['person'] }),
      edge('What was entered for {a one} before can still be looked up.', {
        of: ['person'],
        when: /\bremov(?:e|ed|ing)\b/i,
        unless: new RegExp(`${TAKEN_OFF.source}|\\b(?:delet|data|privacy|gdpr)`, 'i'),
      }),
    ],
    questions: [
      {
        text: 'Can {the one} be brought back afterwards?',
        unless: /\b(?:restor|undo|recover|forever|permanent|must be)/,
      },
      { text: 'Who is told before it happens?', when: /\bautomatic/i },
    ],
  },
  {
    name: 'archive',
    verbs: 'archive,put away,file away',
    nouns: 'archive',
    decisive: /^archive\b/,
    use: 'use',
    benefits: ['I do not lose {a one} that I may need to look up'],
    criteria: [
      main('{A one} {who} was archived is no longer listed with the others.'),
      main('{An actor} can still open {a one} in the archive.', { notOf: ['person'] }),
      refusal('{A one} with something still open cannot be archived, and a message names what it is.', {
        of: ['case', 'process', 'event', 'money'],
        notOf: ['product', 'person'],
      }),
      refusal('{A one} in the archive cannot be chosen for anything new.'),
      edge('{A one} that is taken out of the archive is listed as before.'),
      edge('Figures of earlier times still count {a one} {who} was archived.'),
    ],
    questions: [
      'Who may take {a one} out of the archive again?',
      { text: 'How long does {a one} stay in the archive?', unless: /\b(?:years?|months?|days?)\b/ },
    ],
  },
  {
    name: 'keep',
    isTool: true,
    verbs: 'keep,save,preserve,remember,autosave,persist,resume,continue',
    nouns: 'autosave,draft,autofill',
    decisive:
      /^have (?!it ).+ (?:kept|remembered|saved) (?:when|while|after|until) (?!\d|\w+ (?:days?|weeks?|months?|years?)\b)/,
    cue: /\b(auto-?save|still there|left off|pick up where|continue later|go on later)\b/i,
    use: 'use',
    benefits: [
      {
        text: 'I do not enter {object} again',
        when: /\b(?:auto-?)?(?:save|saves|saved|saving|remember\w*|store[sd]?|drafts?|autofill)\b/i,
      },
      {
        text: 'I can go on where I stopped',
        when: /\b(?:resume|continue|go on|left off|pick up|stopped|drafts?|autosave|unfinished|half)\b/i,
      },
    ],
    criteria: [
      main('{Object} {is} still there when {the actor} comes back.'),
      main('{The actor} sees when {object} {was} last saved.', { when: /\b(?:save|autosave|draft)\b/i }),
      refusal('When {object} cannot be saved, {the actor} is told and what was entered stays in view.'),
      refusal('Nobody else sees {object} before {it} {is} handed in.', {
        when: /\b(?:form|draft|questionnaire|report|entry|article)/i,
      }),
      edge('{An actor} who goes on with another device finds the last state of {object}.'),
    ],
    questions: [
      { text: 'How long {is} {object} kept when nobody goes on?', unless: /\b(?:until|days?|hours?|weeks?)\b/ },
    ],
  },
  {
    name: 'edit',
    takes: [
      'unknown',
      'document',
      'case',
      'event',
      'figure',
      'money',
      'message',
      'collection',
      'right',
      'media',
      'person',
      'place',
      'goods',
    ],
    isTool: true,
    verbs: 'edit,change,update,rename,correct,modify,amend,revise,alter,extend,renew',
    nouns: 'editor,correction,update',
    use: 'use',
    benefits: [{ text: 'I do not have to come by to keep {the one} for longer', when: LONGER }],
    criteria: [
      main('{The one} is shown with its new end.', {
        when: /^(?:renew|extend)\b|\b(?:renew|extend) (?:a|the|my)\b/i,
        notOf: ['person'],
      }),
      refusal('{A one} {who} somebody else is waiting for cannot be {verbed}.', {
        when: /\b(?:renew|extend)\b.*\b(?:loans?|stays?|bookings?|rentals?|reservations?|slots?|appointments?|sessions?|meetings?|hire)\b/i,
      }),
      refusal('A new end before the old one is refused.', { when: /\bextend\b/i, of: ['money', 'document', 'right'] }),
      main('Until {the actor} confirms, {the one} stays as it was.', { notOf: ['person'], unless: LONGER }),
      refusal('A change that leaves a required detail of {the one} empty is refused with the name of the detail.', {
        unless: /\b(?:renew|extend|price|rate)\b/i,
        of: ['document', 'collection', 'right', 'message', 'person', 'goods', 'place'],
      }),
      refusal('{A one} {who} is closed already can no longer be {verbed}.', {
        of: ['case', 'event', 'document', 'process'],
        notOf: ['person', 'figure', 'place', 'goods'],
        unless: /\bafter\b/i,
      }),
      edge('When two people change the same {one}, the second is shown what the first has changed.', {
        notOf: ['served', 'own'],
        unless: /\b(?:renew|extend|my|own|their|his|her|votes?|ballots?|opinions?|ratings?)\b/i,
      }),
      main('{The actor} sees {the one} as it is after the change.', { notOf: ['person'], unless: LONGER }),
      edge('When {the actor} leaves without saving, {the one} is shown as before.', {
        notOf: ['person'],
        unlessSaid: /\bstays as it was\b/,
        unless: /\b(?:renew|extend)\b/i,
      }),
      edge('What was agreed before keeps the old {one}.', {
        when: /\b(?:price|rate|fee)\b/i,
        of: ['money', 'figure'],
        unless: /\b(?:renew|extend)/i,
      }),
    ],
    questions: [],
  },
  {
    name: 'create',
    takes: [
      'document',
      'case',
      'media',
      'message',
      'figure',
      'money',
      'event',
      'collection',
      'person',
      'code',
      'goods',
      'asked',
      'process',
      'right',
    ],
    verbs:
      'create,add,register,record,log,enter,write,write down,draft,set up,make,define,compose,capture,note,jot,document,fill in,fill out,track hours,declare,type',
    nouns:
      'form,note,entry,registration,record,plan,checklist,field,diary,journal,logbook,log book,guest book,guestbook,handover,shift handover',
    use: 'set up',
    benefits: [
      {
        text: 'everybody sees what comes next',
        when: /^(?:create|set up|make|draft|write) (?:an? |the |our )?(?:[\w-]+ ){0,2}(?:plan|rota|roster|schedule)\b/i,
      },
    ],
    criteria: [
      main('The new {one} is listed for everybody who may see it.', {
        notOf: ['person', 'technique'],
        unless: /\b(?:fill|checklist|form)\b/i,
      }),
      main('What was entered for {object} can be looked up later.', {
        when: /\b(?:record|log|note|enter|document|write down|damage|treatment|illness)/i,
        notOf: ['person', 'product'],
      }),
      main('The new {one} is listed with the name.', { of: ['person'] }),
      refusal('{A one} without a required detail is not saved, and the detail is named.', {
        notOf: ['product', 'got'],
        unless: /\b(?:checklist|note|fields?\b|delegate|deput|stand-?in)/i,
      }),
      refusal('When saving fails, what was entered for {object} stays in view.', {
        notOf: ['product', 'got'],
        unless: /\b(?:checklist)\b/i,
      }),
      edge('{A one} {who} is there already is shown before a second is saved.', {
        notOf: ['product'],
        when: /\b(?:add|register|create|new)\b/i,
        of: ['person', 'goods'],
      }),
      edge('A mistake in {object} can be corrected later.', {
        when: /\b(?:record|log|note|enter|add|register|damage|write)/i,
        notOf: ['person', 'product'],
      }),
      edge('{An actor} who stops half-way finds {the one} as far as it was filled in.', {
        when: /\b(?:fill|checklist|form|prepare|plan|write|draw|design)/i,
        notOf: ['person', 'product'],
      }),
      main('{The actor} sees what is still missing in {the one}.', {
        when: /\b(?:fill|checklist|form|complete|prepare)/i,
        notOf: ['person', 'product'],
      }),
    ],
    questions: [],
  },
];
