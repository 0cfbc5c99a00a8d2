import type { LeastReason } from './least-reasons.ts';

const DATES =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|dates?|weeks?|weekends?|months?|mornings?|afternoons?|evenings?|slots?|hours|holidays?)\b/i;
const LIMITS = /\b(?:limits?|quotas?|caps?|thresholds?|amounts?|volumes?|allowances?|maximum|minimum)\b/;
const PEOPLE =
  /\b(?:persons?|people|members?|customers?|clients?|users?|contacts?|guests?|patients?|records?|families|households?|accounts?|entries|profiles?|twice|duplicates?)\b/;

/** What somebody does to something, by the verb: true whatever it is done to. */
export const LEAST_OF_VERBS: readonly LeastReason[] = [
  [/^(?:scroll|zoom|swipe|expand|collapse|resize|pan|rotate|unfold) /, 'I see the part that I need'],
  [
    /^leave (?:an? |the |my )?(?:[\w-]+ )?(?:tips?|notes?|comments?|reviews?|hints?|messages?|words?)\b/,
    'others can make use of it',
  ],
  [/^(?:pair|match|map|link|tie|allocate|assign) .+ (?:and|to|with|onto) /, 'it is clear what belongs to what'],
  [/^(?:separate|distinguish|tell apart) /, 'one is not taken for the other'],
  [/^price /, 'nobody has to ask what it costs'],
  [/^(?:cut|crop|trim|shorten|drop|skip|leave out) (?!off\b|.*\bby\b)/, 'what is not needed is out of the way'],
  [/^block /, 'nobody plans with that time', DATES],
  [/^(?:block|lock out|shut out|ban) /, '{they are} kept out without anybody watching for {them}'],
  [
    /^(?:hold|keep) (?:an? |the |my )?(?:[\w-]+ )?(?:dates?|slots?|tables?|rooms?)\b/,
    'nobody else takes {them} in the meantime',
  ],
  [/^preorder /, '{they are} there when {they are} needed'],
  [/^remember /, 'I do not have to keep it in my head'],
  [
    /^(?:push|push back|pull forward|bring forward|put off|redraw|rearrange|reassign|reroute) /,
    'the plan is right again at once',
  ],
  [/^(?:roll back|revert|reset) /, 'a fault does not last longer than it has to'],
  [/^(?:clone|copy|duplicate|roll forward|carry over) /, 'I do not start from nothing'],
  [/^(?:merge|join|unite) /, 'nobody is listed twice', PEOPLE],
  [
    /^(?:release|clear|unblock|hand out|approve) .*\bonly (?:after|once|when|if|with)\b/,
    'nothing goes ahead unchecked',
  ],
  [/^(?:release|clear|unblock|resume|let through) /, 'it can go on from there'],
  [
    /^open (?:an? |the )?(?:new )?(?:[\w-]+ )?(?:complaints?|cases?|tickets?|transactions?|claims?|disputes?|files?|records?)\b/,
    'it is on record from the start',
  ],
  [/^(?:finish|complete|close|wrap up) /, 'everybody sees that it is done'],
  [/^(?:refer|cite|quote|point) (?:to|from|out) /, 'others can check where it comes from'],
  [/^(?:sample|draw an? sample|spot-check) /, 'I do not have to check every one of them'],
  [/^(?:practi[sc]e|rehearse|walk through|walk|play through|try out|dry-run) /, 'a mistake shows before it matters'],
  [/^listen in\b/, 'I hear for myself how it goes'],
  [/^(?:put|set|lay) aside /, 'it does not get lost among the rest'],
  [/^(?:put|bring|lay) .+ before (?:the|an?|my|our) /, 'it is not decided by one person alone'],
  [/^widen /, 'I find more that fits'],
  [
    /^narrow(?: down)? (?:an? |the |my )?(?:[\w-]+ )?(?:search|list|results|choice|selection|offers?|view)\b/,
    'I find what fits',
  ],
  [/^(?:retire|scrap|phase out|withdraw) /, 'nobody uses {them} any longer'],
  [/^include /, '{they are} counted in'],
  [/^fill (?:an? |the )?(?:[\w-]+ )?(?:gaps?|corners?|slots?|blanks?|holes?)\b/, 'no gap is left'],
  [/^(?:pull|sync|transfer|connect|fetch|read in) .+ (?:from|into|over|with|to) /, 'nothing has to be typed over'],
  [/^(?:disagree|object|comment|tell my side|put my side|respond)\b/, 'my side is heard as well'],
  [/^(?:guess|estimate) /, 'I have a figure to start from'],
  [/^(?:prefer|favou?r) /, 'what fits best comes first'],
  [/^let (?!me\b|us\b)/, 'they do not have to ask me for it'],
  [/^(?:hang|put up|stick) /, 'whoever comes there sees it'],
  [/^(?:top(?! up\b)|boost|promote) /, 'more people come across it'],
  [/^top up /, 'it does not run out'],
  [/^(?:switch|change) (?:from .+ )?to /, 'I have what suits me now'],
  [/^(?:ignore|mute|snooze) /, 'I am not disturbed by {them}'],
  [/^invite /, 'they hear that they are welcome'],
  [/^(?:catch up|make up for)\b/, 'what I missed is not lost'],
  [/^(?:bring|take) .+ along\b/, 'I do not have to come without {them}'],
  [/^(?:enrol|enroll|enter) .*\bfor (?:the|an?)\b|^(?:enrol|enroll) /, 'the place is sure'],
  [/^(?:end|terminate) /, 'it does not run on without need'],
  [/^meet /, 'I know whom I have to do with'],
  [/^(?:check|review|proofread|look over) .*\bbefore\b/, 'a mistake shows before it matters'],
  [/^(?:check|review|proofread|look over) /, 'a mistake is found in time'],
  [/^(?:tell|narrate) (?:an? |the |my )?(?:[\w-]+ )?(?:story|tale|stories|tales|joke)\b/, 'others get to hear it'],
  [/^keep .+ (?:secret|private|hidden|confidential)\b/, 'only those know of it who are meant to'],
  [/^(?:raise|lower|increase|reduce) /, 'it fits what is needed now', LIMITS],
  [/^(?:allow|permit|forbid) /, 'it is clear what is allowed'],
  [/^stay /, 'I do not have to leave sooner than I want'],
  [/^switch between /, 'I do not have to start over each time'],
  [/^choose /, 'it suits what I need'],
];
