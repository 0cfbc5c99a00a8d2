import { edge, main, refusal, type Intent } from './intent.ts';

/** Somebody has one and makes use of it. */
const COUPON_USED =
  /^(?:use|apply|redeem|enter|add|pay with) (?:(?:an?|the|my|our|their|his|her) )?(?:[\w%-]+ )?(?:(?:coupon|voucher|promo|promotion|discount) codes?|coupons?|(?<=(?:^\w+|an?|the|my|our|their|his|her|discount) )vouchers?)\b(?! (?:list|overview|report|page))/i;
/** Somebody gives them out. */
const COUPON_MADE =
  /^(?:create|set up|make|issue|offer|generate|hand out|define|give) (?:(?:an?|the|my|our|their) )?(?:[\w%-]+ ){0,2}?(?:(?:coupon|voucher|promo|promotion|discount) codes?|coupons?)\b/i;

/** What was said aloud and can be heard again. */
const RECORDED =
  /\b(?:recordings?|recorded|calls?|meetings?|interviews?|podcasts?|episodes?|videos?|audio|lectures?|voice|streams?|webinars?|sermons?)\b/i;
/** It is written down by the product, and by nobody. */
const BY_MACHINE = new RegExp(`\\b(?:automatic\\w*|speech|recogni\\w+|machine|generat\\w+)\\b|${RECORDED.source}`, 'i');

/** Only some may not see it: "a private note that the tenant never sees". */
const KEPT_FROM_SOME =
  /\bprivate\b.*\b(?:never|not|n['’]t|cannot)\b.*\b(?:see|sees|read|reads|shown)\b|\bprivate\b.*\bno (?!longer\b)[a-z]+ (?:can|may|ever|else)\b|\bprivate\b.*\b(?:hidden from|only for|for the team|for (?:staff|colleagues))\b/i;

/** Ideas about what most products of this sort have: codes for a discount, keys for other programs, fields and texts of one's own. */
export const USUAL_PARTS: readonly Intent[] = [
  {
    name: 'coupon',
    decisive: COUPON_USED,
    use: 'use',
    benefits: [
      { text: 'I get what was promised to me', of: ['served'] },
      { text: 'I can win people over without changing every price', notOf: ['served'] },
    ],
    criteria: [
      main('The amount before and after {the one} is shown before anybody pays.'),
      main('{The actor} sees how many times {a one} was used.', { notOf: ['served'] }),
      refusal('{A one} {who} has run out or is not known is refused with the reason.'),
      edge('Once {the one} is taken off again, the full amount is shown.', { of: ['served'] }),
      edge('What was bought with {a one} keeps its price after a change of {the one}.', { notOf: ['served'] }),
      refusal('{A one} {who} was used up is not accepted a second time.'),
    ],
    questions: [
      'Can {a one} be used together with another?',
      { text: 'How long does {a one} hold?', unless: /\b(?:days?|months?|years?|until|expir\w*)\b/ },
    ],
  },
  {
    name: 'coupons given out',
    decisive: COUPON_MADE,
    benefits: ['I can win people over without changing every price'],
    criteria: [
      main('{The actor} sees how many times {a one} was used.'),
      refusal('A second {one} with the same name is refused.'),
      edge('{A one} {who} was ended is no longer accepted from that moment on.'),
      edge('What was bought with {a one} before keeps its price after a change of {the one}.'),
    ],
    questions: [
      'Is {a one} worth an amount or a percentage?',
      { text: 'How long does {a one} hold?', unless: /\b(?:days?|months?|years?|until|expir\w*)\b/ },
    ],
  },
  {
    name: 'gift card',
    nouns: 'gift card,gift voucher,gift certificate',
    decisive:
      /^(?:use|buy|order|have|get|purchase) (?:(?:an?|the) )?gift (?:cards?|vouchers?|certificates?)\b(?! balance)/i,
    use: 'buy',
    benefits: ['I have a present to give'],
    criteria: [
      main('What is left on {a one} is shown after each purchase with it.'),
      refusal('{A one} {who} is used up or not known is refused with the reason.'),
      edge('What {a one} does not cover can be paid in another way.'),
      edge('Money given back for a purchase with {a one} goes back to it.'),
    ],
    questions: [
      'Which amounts can be chosen?',
      { text: 'How long does {a one} hold?', unless: /\b(?:days?|months?|years?)\b/ },
    ],
  },
  {
    name: 'guest checkout',
    decisive:
      /\bguest (?:checkout|orders?|purchases?)\b|\b(?:order|buy|check out|checkout|pay|accept (?:orders?|payments?|purchases?)) (?:[\w-]+ ){0,2}?(?:as (?:a )?guests?|without (?:an? )?(?:account|registration|registering))\b/i,
    use: 'use',
    benefits: ['I do not give up on the way to the payment'],
    criteria: [
      main('Only what is needed for this order is asked for.'),
      refusal('What needs an account is not offered on the way to the payment.'),
      edge('A link in the confirmation leads to the order later.'),
      edge('{An actor} who has an account can still sign in before paying.'),
    ],
    questions: ['May an account be made from the order afterwards?'],
  },
  {
    name: 'kept for next time',
    decisive:
      /^(?:use|have|see|choose|make|pay with) (?:(?:an?|the|my|their) )?(?:saved|stored) (?:[\w-]+ ){0,2}?(?:address|addresses|cards?|payment methods?|bank details|search|searches|filters?|views?)\b/i,
    use: 'use',
    benefits: [{ text: 'I do not enter it again each time', unless: /\b(?:search|filter|view)/i }],
    criteria: [
      main('{A one} can be chosen from a list the next time instead of being entered again.'),
      refusal('Nobody else sees what {the actor} has kept there.'),
      edge('{A one} can be changed or removed from the list.'),
      refusal('The same {one} is not kept a second time.'),
    ],
    questions: ['How many {units} may be kept?'],
  },
  {
    name: 'api key',
    decisive:
      /^(?:use|have|get|create|make|generate|issue|see|add|set up|rotate|renew|delete|remove|revoke|withdraw|manage) (?:(?:an?|the|my|our|their|old|new|all|single) )*(?:[\w-]+ )?(?:api|access) (?:tokens?|keys?)\b(?! limits?\b)/i,
    use: 'use',
    benefits: [
      { text: 'another program can go on without me', unless: /\b(?:revoke|withdraw|delete|remove|expire)\b/i },
    ],
    criteria: [
      refusal('A call with {the one} is refused from that moment on.', {
        when: /\b(?:revoke|withdraw|delete|remove)/i,
      }),
      edge('Calls with any other key go on as before.', { when: /\b(?:revoke|withdraw|delete|remove)/i }),
      main('{The one} stays listed as {verbed} with the day and the name.', {
        when: /\b(?:revoke|withdraw)/i,
      }),
      main('{A one} is shown in full once, when it is made.', { unless: /\b(?:revoke|withdraw|delete|remove)/i }),
      refusal('A call with {a one} {who} was withdrawn is refused.', {
        unless: /\b(?:revoke|withdraw|delete|remove)/i,
      }),
      edge('The list of {units} shows when each was last used.', { unless: /\b(?:revoke|withdraw|delete|remove)/i }),
    ],
    questions: [
      { text: 'What may {a one} do, and how long does it hold?', unless: /\b(?:revoke|withdraw|delete|remove)/i },
    ],
  },
  {
    name: 'own field',
    decisive:
      /^(?:set up|add|create|define|use|have|make) (?:(?:an?|the|my|our|their|some) )?(?:custom|own|user-defined|self-made) fields?\b/i,
    use: 'set up',
    benefits: ['I can note what matters to us'],
    criteria: [
      main('The new field is shown in the form and wherever the details are read.'),
      refusal('A second field under the same name is refused.'),
      edge('Whatever was entered before shows the new field as empty.'),
      edge('Before a field is removed, the number of entries that have something in it is shown.'),
    ],
    questions: ['Which kinds of fields are needed: text, number, date, choice?'],
  },
  {
    name: 'text at hand',
    decisive:
      /^(?:use|have|add|create|see|insert|choose|write|save|set up|get) (?:(?:an?|the|our|my|their|some) )?(?:[\w-]+ )?(?:(?:canned|saved|prepared|ready-made|predefined|standard|stock) (?:replies|reply|responses?|answers?|messages?|texts?)\b|text (?:snippets?|modules?|blocks?|building blocks?))\b/i,
    use: 'use',
    benefits: ['I do not write the same words again and again'],
    criteria: [
      main('The chosen text can still be changed before it is sent.'),
      refusal('Choosing a text alone sends nothing.'),
      edge('A change to a saved text leaves what was sent with it as it was.'),
      main('A text can be found by its name or a word in it.'),
    ],
    questions: ['Who may write and change these texts?'],
  },
  {
    name: 'internal note',
    decisive: /\b(?:internal|private) (?:notes?|comments?|remarks?)\b/i,
    use: 'make',
    benefits: [{ text: 'the others know what I know', when: /\binternal\b/i }],
    criteria: [
      main('The note is shown with the name and the time.'),
      refusal('Nobody outside the team sees an internal note.', { when: /\binternal\b/i }),
      refusal('Nobody else sees a private note.', { when: /\bprivate\b/i, unless: KEPT_FROM_SOME }),
      refusal('Whoever may not see it finds no trace of the note, not even in messages and files.', {
        when: KEPT_FROM_SOME,
      }),
      edge('An answer that goes out carries none of the internal notes.', {
        when: /\binternal\b.*\b(?:tickets?|cases?|requests?|orders?|enquir\w+|conversations?|complaints?)\b/i,
      }),
      edge('A note that was changed later is marked as changed.'),
    ],
    questions: [{ text: 'Who belongs to the team that sees the notes?', when: /\binternal\b/i }],
  },
  {
    name: 'spam',
    decisive: /\bspam (?:filter|protection|detection|folder|check)s?\b/i,
    use: 'use',
    benefits: ['what matters is not lost among the rest'],
    criteria: [
      main('What was taken for spam is listed apart from the rest.'),
      refusal('What was taken for spam is not deleted before somebody could look at it.'),
      edge('What was taken for spam by mistake can be put back among the rest.'),
      edge('What the same sender writes next is no longer taken for spam after that.'),
    ],
    questions: ['How long is spam kept?'],
  },
  {
    name: 'status page',
    decisive:
      /^(?:use|see|have|add|show|open|get|create|set up|publish) (?:(?:an?|the|our|my) )?(?:[\w-]+ )?status pages?\b/i,
    use: 'see',
    benefits: ['nobody has to ask whether it is only them'],
    criteria: [
      main('Each part of the service is shown with its present state.'),
      refusal('The page can be opened even when the service itself cannot be reached.'),
      edge('A disruption that is over stays listed with its day and how long it took.'),
    ],
    questions: ['Which parts of the service should be listed?', 'Who enters a disruption?'],
  },
  {
    name: 'time spent',
    decisive:
      /^(?:track|record|log|book) (?:(?:the|my|our|their) )?(?:working |billable |extra )?(?:time|hours)\b(?! (?:slots?|to|until|till|of (?:delivery|arrival))\b)|^(?:use|have|add|get) (?:an? |the )?(?:work(?:ing)? |project )?time (?:tracking|tracker|sheets?|recording)\b/i,
    use: 'use',
    benefits: ['nobody has to guess afterwards how long it took'],
    criteria: [
      main('Each time is shown with who spent it, on what and on which day.'),
      refusal('A time that overlaps another of the same person is refused with a message that names the other.'),
      edge('A time that was entered wrongly can be corrected, and the correction is marked.'),
      edge('A timer that was left running is pointed out.', { when: /\b(?:timer|stopwatch|start)/i }),
      main('The sum of the times is shown.', { when: /\bper\b/i }),
    ],
    questions: [{ text: 'Is the time measured or typed in?', unless: /\b(?:timer|stopwatch|type|enter)/i }],
  },
  {
    name: 'timer',
    nouns: 'timer,stopwatch,rest timer,kitchen timer',
    decisive:
      /^(?:use|have|start|see|add|set) (?:(?:an?|the|my) )?(?:[\w-]+ ){0,2}(?:timer|stopwatch)(?:e?s)?\b(?! (?:report|list|suggest))/i,
    use: 'use',
    benefits: ['I do not have to watch the clock'],
    criteria: [
      main('The time is shown while the timer runs.'),
      refusal('The timer does not stop when {the actor} opens another page.'),
      edge('A timer that was stopped can go on where it stopped.'),
      edge('A sound or a sign tells that the time is over.', { unless: /\b(?:stopwatch|track|work|project|task)/i }),
    ],
    questions: [],
  },
  {
    name: 'transcript',
    decisive: /^(?:use|have|see|get|read|add|create) (?:(?:an?|the|automatic|full) )*transcripts?\b(?! and\b)/i,
    use: 'read',
    benefits: ['I find a place without listening to all of it'],
    criteria: [
      main('Each part of the text leads to the moment at which it was said.', { when: RECORDED }),
      refusal('A word that was not understood is marked instead of being guessed.', { when: BY_MACHINE }),
      main('A search in the text leads to each place where the word stands.', { when: /\bsearch/i }),
      main('The text has all that is said, in the same order.'),
      refusal('Where there is no text yet, that is said.'),
      edge('A mistake in the text can be corrected.'),
      edge('A name that was given to the wrong speaker can be corrected.', { when: /\bspeakers?\b/i }),
    ],
    questions: ['In which languages must it work?'],
  },
  {
    name: 'scoring',
    decisive:
      /^(?!.*\b(?:game|match|sport|race|player)).*\b(?:lead|contact|credit|risk|customer|health) (?:scor(?:ing|es?))\b/i,
    use: 'use',
    benefits: ['I see at once which matters most'],
    criteria: [
      main('The score is shown with what it was worked out from.'),
      refusal('Where too little is known, that is shown instead of a score.'),
      edge('The score changes as soon as something that it rests on changes.'),
      main('The list can be put in the order of the score.'),
    ],
    questions: ['What counts towards the score, and how much?'],
  },
];
