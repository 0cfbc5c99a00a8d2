import { edge, main, refusal, type Intent } from './intent.ts';

/** A lock that somebody holds on what they work at, and none on a door. */
const HELD_LOCK =
  /^(?:have|use|get) (?:(?:an?|the|some|some kind of) )?(?:[\w-]+ )?locks? (?:per|on|for each|for every) (?!.*\b(?:door|gate|bike|locker|cabinet|room|car|safe|box|scooter|shed)s?\b)/;

/** Ideas about working, playing and being tested together, and about not being known or read by others. */
export const TOGETHER: readonly Intent[] = [
  {
    name: 'collaborate',
    anyVerb: true,
    isTool: true,
    verbs: 'collaborate,co-edit,work on,collaborate on',
    nouns: 'collaboration,co-editing',
    cue: /\b(?:work|write|edit|draw|draft|plan)\b.*\b(?:together|jointly|as a team)\b/i,
    use: 'use',
    benefits: ['nobody has to put copies together by hand', 'I see what the others are doing'],
    criteria: [
      main('What one person changes in {the one} is shown to the others without a reload.', { notOf: ['person'] }),
      main('Everybody sees who is working on {the one} at the moment.', { notOf: ['person'] }),
      refusal('When two people change the same part of {the one}, neither change is lost without a message.', {
        notOf: ['person'],
      }),
      refusal('Somebody who was not asked to take part cannot change {the one}.', { notOf: ['person'] }),
      edge('It can be seen later who wrote which part of {the one}.', { notOf: ['person'] }),
      edge('{Actors} who lose the connection find {the one} as the others have left it.', { notOf: ['person'] }),
    ],
    questions: ['How many may work on it at the same time?', { text: 'Who decides who takes part?' }],
  },
  {
    name: 'hold a lock',
    decisive: HELD_LOCK,
    benefits: ['nobody changes it under my hands'],
    criteria: [
      main('The name of whoever holds the lock is shown to the others.'),
      refusal('While somebody holds the lock, a change by anybody else is refused with the reason.'),
      main('What somebody else has locked can still be read.'),
      edge('Whoever waits for the lock is told when it is free.'),
      edge('The lock is free again once whoever holds it has finished.'),
    ],
    questions: ['Who may free a lock that somebody has left behind?'],
  },
  {
    name: 'video call',
    verbs: 'video call,video-call',
    nouns:
      'video call,video consultation,video meeting,video lesson,video chat,video conference,video visit,video interview,video appointment,video session,video class,video conversation',
    use: 'have',
    benefits: ['I do not have to travel for it', 'I can take part from where I am'],
    criteria: [
      main('{The one} can be joined at its time from the place where it is listed.'),
      main('Everybody in {the one} can see and hear the others.'),
      refusal('Nobody who was not invited can join {the one}.'),
      refusal('When the connection breaks, {the one} can be joined again.'),
      edge('Whoever comes early waits until {the one} begins.'),
      edge('When there is no picture, {the one} goes on with sound only.'),
    ],
    questions: [{ text: 'May {the one} be recorded?', unless: /\brecord/i }, 'How many can take part in {the one}?'],
  },
  {
    name: 'quiz',
    verbs: 'test,quiz,examine',
    nouns: 'quiz,exam,questionnaire with',
    decisive: /^(?:use|take|create|write) (?:an? |the )?(?:[\w-]+ )?tests? (?:with|of) (?:[\w-]+ ){0,3}questions?\b/i,
    use: 'take',
    benefits: ['I see what I know already and what not', 'nobody has to mark the answers by hand'],
    criteria: [
      main('The result is shown after the last question of {the one}.'),
      main('The time that is left is shown during {the one}.', { when: /\b(?:time|minutes?|limit)\b/i }),
      refusal('Once the time is over, no more answers are taken, and those given count.', {
        when: /\b(?:time|minutes?|limit)\b/i,
      }),
      refusal('An answer can no longer be changed after {the one} was handed in.'),
      edge('A question of {the one} that was left out counts as not answered.'),
      edge('{An actor} whose connection breaks goes on with {the one} at the same question.'),
    ],
    questions: [
      { text: 'How many times can {the one} be taken?', unless: /\b(?:once|twice|times)\b/i },
      { text: 'Are the right answers shown afterwards?' },
    ],
  },
  {
    name: 'anonymous',
    decisive: /\banonymous(?:ly)?\b/i,
    isTool: false,
    verbs: 'stay anonymous',
    nouns: 'anonymity,pseudonym',
    use: 'use',
    benefits: ['I can say what I would not say with my name', 'nobody holds it against me'],
    criteria: [
      main('{The one} is shown without the name of {the actor}.', { notOf: ['person'] }),
      main('What {the actor} writes is shown without a name.', { of: ['unnamed'] }),
      refusal('Nobody can look up later who it came from.', { of: ['unnamed'] }),
      refusal('Nobody can look up later who {the one} came from.', { notOf: ['person'] }),
      refusal('{A one} that breaks the rules can be hidden without its author being named.', { notOf: ['person'] }),
      edge('{The actor} can still see which {units} are their own.', { notOf: ['person'] }),
      edge('{A one} from before shows the name as before.', { notOf: ['person'] }),
    ],
    questions: ['Is there anybody who may learn the name in an emergency?'],
  },
  {
    name: 'encrypt',
    verbs: 'encrypt',
    nouns: 'encryption',
    use: 'use',
    benefits: ['nobody can read {object} who gets hold of the storage', 'a stolen copy does no harm'],
    criteria: [
      main('Whoever opens the stored {objects} without the key sees nothing that can be read.', { notOf: ['person'] }),
      main('{The actor} can see whether {object} {is} encrypted.', { notOf: ['person'] }),
      refusal('Without the key {object} {is} refused, and the try is listed.', { notOf: ['person'] }),
      edge('After a change of the key, {objects} from before can still be read with the right.', { notOf: ['person'] }),
      edge('{Objects} from before the change {are} encrypted as well.', { notOf: ['person'] }),
    ],
    questions: ['Who holds the key?', 'What happens when the key is lost?'],
  },
  {
    name: 'only may',
    decisive:
      /^have only (?!(?:one|two|three|four|five|ten|a single|\d+) ).+ (?!(?:see|open|read|view)\b)[a-z]+ (?:an?|the|their|my|our|\w+s)\b/,
    benefits: ['{doing} is left to those who answer for it', 'nobody else takes on {doing}'],
    criteria: [
      main('{Doing} is offered to those who may do it.'),
      refusal('{Doing} is refused to everybody else, and a message says who may do it.'),
      edge('Whoever loses this right is refused from then on.'),
      edge('What was done with {the one} before stays as it was.', { notOf: ['person'] }),
      refusal('The step is not offered to anybody else.'),
    ],
    questions: [],
  },
];
