import type { Reason } from './benefits.ts';

/** Why somebody does something, by verb and by what it is done to, where the kind of wish has nothing to say. */
export const OF_DOING: readonly Reason[] = [
  { verbs: /^(?:export|download|extract)$/, text: 'I can go on working with {them} elsewhere' },
  {
    verbs: /^(?:say|tell|state|enter|give|indicate|note)$/,
    when: /^\S+ (?:how|when|whether|if|where|what|which|until)\b/,
    text: 'the others can plan with it',
  },
  {
    verbs: /^(?:correct|complete|update)$/,
    notOf: ['person'],
    text: 'nobody goes by something that is not right',
  },
  {
    verbs: /^(?:change|edit|alter|rename|replace|adjust)$/,
    notOf: ['person'],
    text: 'I can react when something changes',
  },
  {
    verbs: /^(?:delete|remove|throw away|clear|discard|dispose of)$/,
    notOf: ['person'],
    when: /^(?:delete|remove|discard)\b|^clear (?:an? |the |my |all |our )*(?:[\w-]+ )?(?:cart|basket|cache|list|history|log|board|queue|screen|form|filters?|selection|entries|data|notifications?)\b/,
    text: 'nothing of it stays behind by mistake',
  },
  {
    verbs: /^(?:publish|post|announce|broadcast|distribute|send|circulate)$/,
    when: /^\S+ (?:out )?(?:an? |the |my |our |their |one |new |all )?(?:[\w-]+ ){0,2}?(?:news|notes?|notices?|messages?|updates?|announcements?|invitations?|newsletters?|letters?|e-?mails?|mails?|reports?|results?|dates?|plans?|rotas?|rosters?|schedules?|changes?|homework|minutes|programmes?|programs?|lists?|timetables?|statements?|summar(?:y|ies)|links?|warnings?|alerts?|guides?)\b/i,
    notOf: ['money'],
    text: 'those concerned hear of it without asking',
  },
  {
    verbs: /^(?:record|enter|log|register|capture)$/,
    notOf: ['person', 'event', 'seat'],
    unless: /\b(?:logged|log) (?:in|out|on|off)\b/,
    text: 'it can be looked up later',
  },
  {
    verbs: /^(?:scan|measure|count|weigh)$/,
    notOf: ['person', 'event', 'seat'],
    text: 'nobody has to write it down by hand',
  },
  { verbs: /^(?:set|define|configure|decide)$/, by: 'staff', text: 'everybody goes by the same' },
  {
    verbs: /^(?:choose|pick|select|set|define|configure|customise|customize|decide)$/,
    unless: /^pick up\b/,
    text: 'it suits what I need',
  },
  {
    verbs: /^(?:withhold|hide|conceal|protect|mask|blur)$/,
    notOf: ['person', 'money'],
    unless: /\b(?:tax(?:es)?|fees?|pay|wages?)\b/,
    text: 'only those see it who are meant to',
  },
  { verbs: /^(?:manage|organise|organize|administer|coordinate)$/, text: 'I have it all in one place' },
  { verbs: /^(?:confirm|acknowledge)$/, text: 'the others can count on it' },
  {
    verbs: /^(?:attach|include|upload)$/,
    of: ['media', 'document'],
    text: 'others do not have to ask for {them}',
  },
  { verbs: /^(?:merge|combine|unite|bundle)$/, notOf: ['person'], text: 'what belongs together is dealt with once' },
  {
    verbs: /^(?:split|divide|share out|distribute)$/,
    when: /\b(?:between|among|amongst|over|across) (?:\w+ ){0,3}?(?:translators?|people|colleagues?|teams?|members|users|workers|drivers|helpers|volunteers|staff|editors?|authors?|technicians?|agents|writers?|reviewers?)\b/,
    text: 'more than one person can work on it at the same time',
  },
  {
    verbs: /^(?:split|divide)$/,
    of: ['money'],
    text: 'each part is counted where it belongs',
  },
  {
    verbs: /^(?:split|divide)$/,
    when: /\b(?:transaction|payment|expense|spending|cost|amount|time entry)s?\b/,
    text: 'each part is counted where it belongs',
  },
  { verbs: /^(?:split|divide)$/, text: 'each part can be dealt with on its own' },
  {
    verbs: /^(?:scale|convert|recalculate|calculate|round|total|add up)$/,
    text: 'I do not have to work it out by hand',
  },
  { verbs: /^(?:photograph|dictate)$/, text: 'I do not have to write it down by hand' },
  { verbs: /^(?:reopen|unarchive|reactivate)$/, text: 'I do not have to start a new one' },
  {
    verbs: /^(?:hold|pause|freeze|suspend)$/,
    notOf: ['person'],
    when: /\b(?:until|while|on hold|for (?:a|the) (?:while|moment))\b/,
    unless: /\b(?:streaks?|points|levels?|progress|membership|subscription|cards?)\b/,
    text: 'nothing goes on too early',
  },
  { verbs: /^(?:reply|respond|answer)$/, text: 'nobody waits for an answer in vain' },
  { verbs: /^(?:dispute|contest|appeal|challenge)$/, notOf: ['person'], text: 'my side is heard before it is settled' },
  { verbs: /^(?:lend|loan)$/, text: 'somebody else can use it meanwhile' },
  { verbs: /^(?:withdraw|opt out|back out|drop out)$/, text: 'I am not bound to it' },
  {
    verbs: /^(?:block|block out|block off)$/,
    when: /^block (?:out |off )?(?:my |our |the )?(?:[\w-]+ )?(?:days?|dates?|times?|hours|weeks?|slots?|evenings?|weekends?|periods?)\b/,
    text: 'nobody counts on me then',
  },
  { verbs: /^(?:mark|flag|label|highlight|tag)$/, by: 'staff', text: 'the others know about it without asking' },
  { verbs: /^(?:mark|flag|label|highlight|tag)$/, text: 'it can be seen at a glance' },
  {
    verbs: /^(?:find|look up|search|look for)$/,
    unless: /^find out\b/,
    text: 'I do not have to go through everything',
  },
];
