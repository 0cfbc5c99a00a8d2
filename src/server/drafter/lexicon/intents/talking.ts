import { edge, main, refusal, type Intent } from './intent.ts';

/** It is given to somebody. */
const FEEDBACK = /\bfeedback\b/i;
/** What only one person got, or how something was at that time: nobody chooses it by what others say. */
const NOT_CHOSEN =
  /\b(?:parcel|box|delivery|order|state|condition|repair|shift|ride|answer|reply|conversation|chat|draft|work|handover|stay)s?\b/i;

/** Somebody is talked to, not about. */
const TALK = /\b(?:chat|talk|messag|contact|communicat|reply|answer|discuss)/i;

/** Everybody may see it there. */
const SOCIAL = /\b(?:social media|facebook|instagram|linkedin|twitter|tiktok|mastodon|social networks?)\b/i;
const NOT_TO_SOME = new RegExp(`\\bpublish|post\\b|${SOCIAL.source}`, 'i');

/** Ideas about what people say and show to one another. */
export const TALKING: readonly Intent[] = [
  {
    name: 'comment',
    isTool: true,
    verbs: 'comment,discuss,annotate,reply,respond,answer,chat,talk,message with,communicate,contact',
    nouns: 'comment,chat,discussion,thread,conversation,annotation,forum',
    cue: /\bcomment on\b/i,
    use: 'use',
    benefits: [
      {
        text: 'nobody has to hand out a phone number',
        of: ['unnamed'],
        when: /\bchat.*\b(?:between|each other|one another|among|seller|buyer|neighbour|owner|host|driver|other (?:members|users|parents|players|guests))\b/i,
      },
      { text: 'nobody has to call back and forth', of: ['unnamed'], when: /\bchat/i },
      { text: 'everybody knows what was agreed', of: ['unnamed'], when: /\bchat/i },
      { text: 'what was said about {the one} can be read later', when: /\b(?:comment|discuss|chat|notes?\b|remark)/i },
    ],
    criteria: [
      main('What one person writes is shown to the others with name and time.', { of: ['unnamed'] }),
      refusal('Whoever does not belong to the chat can neither read nor write in it.', {
        of: ['unnamed'],
        when: /\bchat/i,
      }),
      edge('Whoever joins the chat later can read what was written before.', {
        of: ['unnamed'],
        when: /\bchat/i,
        unless: /\bbetween\b/i,
      }),
      edge('A text that was changed later is marked as changed.', { of: ['unnamed'] }),
      main('What {an actor} writes about {a one} is shown beside it with name and time.', { notOf: ['person'] }),
      main('The other side is told of a new text about {the one}.', { notOf: ['person'] }),
      main('Both sides see what was written, with name and time.', { of: ['person'], when: TALK }),
      main('What {an actor} writes about {a one} is shown with name and time.', { of: ['person'], unless: TALK }),
      refusal('{The one} cannot read what is written about them.', { of: ['person'], unless: TALK }),
      edge('A text that was changed later is marked as changed.', { of: ['person'], unless: TALK }),
      refusal('A text without words is refused beside {the one}.', { notOf: ['person'] }),
      refusal('Whoever may not see {the one} cannot read what is written about it.', { notOf: ['person'] }),
      edge('A text about {the one} that was changed later is marked as changed.', { notOf: ['person'] }),
      edge('The texts about {a one} {who} was removed can no longer be opened.', { notOf: ['person'] }),
      refusal('Nobody else can read what {the actor} and {the one} have written.', { of: ['person'], when: TALK }),
    ],
    questions: [{ text: 'May {the actor} change or delete a text afterwards?', unless: /\b(?:edit|delet|chang)/i }],
  },
  {
    name: 'mention',
    verbs: 'mention,tag someone',
    nouns: 'mention',
    use: 'use',
    benefits: [
      'the right person reads it without a separate message',
      '{the one} does not miss what was meant for them',
    ],
    criteria: [
      main('{The one} is told in which text the name stands.', { of: ['person'] }),
      refusal('A name that nobody bears stays plain text, and nobody is told.'),
      edge('{The one} named twice in the same text is told once.', { of: ['person'] }),
      refusal('{A one} who may not see the text is not offered as a name.', { of: ['person'] }),
      edge('{The one} is not told again when the text is changed later.', { of: ['person'] }),
    ],
    questions: ['Who may be mentioned?'],
  },
  {
    name: 'share',
    isTool: true,
    verbs: 'share,publish,post,refer,expose,embed',
    nouns: 'sharing,link,referral',
    decisive: /\bread-only link\b/i,
    use: 'use',
    benefits: [],
    criteria: [
      main('{The actor} sees how it will look before it is shared.', { when: SOCIAL }),
      refusal('Nothing else of {the actor} can be seen there.', { when: SOCIAL }),
      main('Whoever was given {the one} sees its present state.', {
        notOf: ['person'],
        unless: NOT_TO_SOME,
      }),
      main('{The actor} sees with whom {the one} is shared.', { notOf: ['person'], unless: NOT_TO_SOME }),
      main('{The one} is shown to everybody with the date on which it was {verbed}.', {
        when: /\b(?:publish|post)/i,
        notOf: ['person'],
      }),
      refusal('Nobody else sees {the one} before {the actor} has {verbed} it.', {
        notOf: ['person'],
        when: /\b(?:publish|post)/i,
      }),
      edge('{A one} {who} {the actor} has taken back is no longer shown.', {
        notOf: ['person'],
        when: /\b(?:publish|post)/i,
      }),
      refusal('Without the password nothing of {the one} is shown.', { notOf: ['person'], when: /\bpassword/i }),
      refusal('Whoever opens the link cannot change {the one}.', { notOf: ['person'], when: /\bread-only\b/i }),
      refusal('Somebody with whom {the one} was not shared cannot open it.', {
        notOf: ['person'],
        unless: new RegExp(`${NOT_TO_SOME.source}|\\blinks?\\b`, 'i'),
      }),
      edge('Once the sharing has ended, {the one} can no longer be opened by the others.', {
        notOf: ['person'],
        unless: NOT_TO_SOME,
      }),
      edge('{A one} {who} is deleted later is shown to the others as no longer available.', { notOf: ['person'] }),
    ],
    questions: [
      { text: 'May the others change {the one}, or only see it?', unless: /\b(?:read|view|edit|only|publish|post)/i },
      { text: 'Who decides what is {verbed}?', when: /\b(?:publish|post)/i },
    ],
  },
  {
    name: 'invite',
    verbs: 'invite,invite to',
    nouns: 'invitation,invite',
    use: 'send',
    benefits: [{ text: 'we can work on it together', when: /\b(?:to|can) (?:edit|work|help|write|add|review)\b/i }],
    criteria: [
      main('{The one} can accept or decline the invitation.', { of: ['person'] }),
      main('{The actor} sees whether the invitation was accepted.'),
      refusal('An invitation that was declined leaves everything as it was.'),
      refusal('An invitation cannot be accepted by anybody but {the one}.', { of: ['person'] }),
      edge('{A one} who takes part already is not invited a second time.', { of: ['person'] }),
      edge('{The actor} can take an invitation back as long as it was not accepted.'),
    ],
    questions: [{ text: 'How long does an invitation hold?', unless: /\b(?:days?|hours?|weeks?|until)\b/ }],
  },
  {
    name: 'review',
    takes: ['unknown', 'event', 'goods', 'person', 'place', 'media', 'document', 'case', 'message'],
    isTool: true,
    verbs: 'rate,review,score,endorse,feedback,like,evaluate,grade,judge',
    nouns: 'rating,review,feedback,score,star,testimonial',
    use: 'give',
    benefits: [
      { text: 'the other side hears what to do next', when: FEEDBACK },
      {
        text: 'others can choose {a one} by my experience',
        notOf: ['person', 'message', 'case'],
        when: /\b(?:rate|review|like|endorse)\b/i,
        unless: NOT_CHOSEN,
      },
      {
        text: 'it shows what was good and what was not',
        notOf: ['person'],
        when: new RegExp(`\\brate (?:(?!\\b(?:after|before|when|once)\\b).)*?${NOT_CHOSEN.source}`, 'i'),
      },
      { text: 'what is wrong with {a one} comes to light', notOf: ['person'], unless: /\b(?:score|grade|rank)\b/ },
    ],
    criteria: [
      main('The feedback is shown with name and day to whoever it is for.', { when: FEEDBACK }),
      refusal('Nobody else sees the feedback.', { when: FEEDBACK }),
      edge('The feedback can be changed until it was read.', { when: FEEDBACK }),
      main('The rating is shown on {the one} with its date.', { when: /\brat(?:e|ing)|star|score/i }),
      main('The opinion of {an actor} is shown on {the one} with the date.', {
        unless: /\brat(?:e|ing)|star|score/i,
        notOf: ['person'],
      }),
      refusal('A second rating of the same {one} by the same person replaces the first.', {
        when: /\brat(?:e|ing)|star|score/i,
        of: ['seen'],
      }),
      refusal('A second rating of the same {one} by the same {actor} replaces the first.', {
        when: /\brat(?:e|ing)|star|score/i,
        notOf: ['seen'],
      }),
      edge('{A one} {who} nobody has rated is shown without a rating, not with zero.', {
        when: /\brat(?:e|ing)|star|score/i,
        notOf: ['person'],
      }),
      edge('{The actor} can take back what was said about {the one}.', { notOf: ['seen'] }),
      refusal('A review of {the one} without any words is refused.', { when: /\breview/i }),
      edge('A review that breaks the rules can be reported and hidden.', { when: /\breview/i }),
    ],
    questions: [{ text: 'Is the name of {the actor} shown with it?', unless: /\b(?:anonym|name)/i, notOf: ['seen'] }],
  },
  {
    name: 'vote',
    verbs: 'vote,vote on,vote for,upvote,poll',
    nouns: 'vote,poll,election,ballot',
    isTool: true,
    use: 'take part in',
    benefits: ['my opinion on {the one} counts', 'the decision on {the one} is not made over my head'],
    criteria: [
      main('The number of votes for {the one} is shown.', { unless: /\b(?:secret|hidden)\b/i }),
      main('{The actor} sees that the vote on {the one} was counted.'),
      refusal('A second vote of the same {actor} on the same {one} is refused.'),
      refusal('A vote on {the one} after the last day is refused.'),
      edge('Only {the actor} sees how they voted on {the one}.', {
        unless: /\b(?:dates?|days?|times?|slots?|places?|restaurants?|meals?|songs?|films?|movies?)\b/i,
      }),
      edge('{A one} with as many votes for as against is shown as undecided.'),
    ],
    questions: ['Until when can {the actor} vote?', { text: 'Are the votes secret?', unless: /\bsecret|anonym/i }],
  },
  {
    name: 'survey',
    verbs: 'survey,interview',
    nouns: 'survey,opinion poll,feedback form',
    // "duplicate a survey", "the results of a survey": what is done to it tells the kind.
    decisive:
      /^(?:send|send out|set up|create|make|run|start|conduct|hold|have|add|build|use|answer|fill in|take part in|take|get) (?:(?!of\b|in\b|for\b|to\b|from\b|and\b|with\b|when\b|not\b)[\w'-]+ ){0,4}surveys?\b/i,
    use: 'set up',
    benefits: [
      { text: 'what goes wrong comes to light', when: /\b(?:customers?|guests?|patients?|visitors?|feedback)\b/i },
    ],
    criteria: [
      main('The answers to {the one} are counted as soon as they are given.'),
      refusal('No answer to {the one} can be traced to a person.', { when: /\banonym/i }),
      refusal('Nobody can answer {the one} twice.'),
      edge('{A one} {who} is closed takes no more answers.'),
      edge('A question of {the one} that was left out is counted as not answered.'),
      refusal('The questions of {the one} can no longer be changed once somebody has answered.'),
    ],
    questions: ['Who sees the answers?', { text: 'Until when can {the one} be answered?', unless: /\buntil\b/i }],
  },
  {
    name: 'report abuse',
    verbs: 'moderate',
    nouns: 'abuse,spam',
    decisive:
      /^report (?:an? |the |any )?(?:offensive|abusive|false|fake|inappropriate|rude|illegal|bad)\b|^(?:moderate|remove) (?:insults|abuse|spam)\b/i,
    cue: /\b(?:offensive|abus|inappropriate|insult|spam)/i,
    use: 'report',
    benefits: ['{a one} like that does not stay in view', 'I do not have to put up with {a one} like that'],
    criteria: [
      main('The reported {one} is listed for whoever decides about it, with the reason given.'),
      main('{The actor} is told what became of the report.'),
      refusal('Reporting the same {one} twice counts once.'),
      refusal('The author of {the one} is not told who reported it.'),
      edge('{A one} {who} was found to be in order is shown as before.'),
      edge('{A one} {who} is removed meanwhile is shown in the report as removed.'),
    ],
    questions: ['Who decides about a reported {one}?', 'Is {the one} hidden until somebody has decided?'],
  },
];
