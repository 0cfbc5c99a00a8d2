import type { Reason } from './benefits.ts';
import { doneTo, OFFERS } from './benefits-of-own-things.ts';

const SCHEDULED =
  'payments?|bills?|debits?|charges|appointments?|lessons?|shifts?|bookings?|deadlines?|events?|deliver(?:y|ies)|renewals?|visits?|classes|meetings?|interviews?|tasks?';

/** Why people choose, wait for and follow something, with any product. */
export const OF_OWN_CHOICES: readonly Reason[] = [
  // Choosing, waiting and following
  {
    when: /^(?:see|find|view|be shown|search for) .*\b(?:near (?:me|them)|nearby|in (?:my|their) (?:area|neighbou?rhood|town|street))\b/,
    text: 'I do not have to go far',
  },
  {
    verbs: /^(?:watch|do|take|complete|read|attend)$/,
    when: /\b(?:at|from) home\b/,
    text: 'I do not have to come for it',
  },
  {
    verbs: /^(?:choose|pick|select|request|prefer)$/,
    by: 'served',
    when: /^\S+ (?:an? |the |my |their |which )?(?:own |preferred |favou?rite )?(?:therapists?|doctors?|trainers?|teachers?|tutors?|stylists?|hairdressers?|instructors?|drivers?|advis[eo]rs?|nurses?|dentists?|coach(?:es)?|sitters?|guides?|carers?|physio\w*|barbers?)\b/,
    text: 'I come to somebody I trust',
  },
  {
    verbs: /^(?:track|follow)$/,
    when: doneTo('parcels?|orders?|deliver(?:y|ies)|shipments?|packages?|letters?'),
    by: 'served',
    text: 'I know when to expect {them}',
  },
  {
    verbs: /^(?:follow|subscribe|watch)$/,
    when: /^(?:follow|subscribe to|watch) (?:an? |the |my |other |certain |single )?(?:[\w-]+ )?(?:authors?|artists?|sellers?|shops?|topics?|podcasts?|shows?|projects?|tickets?|issues?|discussions?|threads?|boards?|teams?|players?|channels?|clubs?|threads?|categories|categor(?:y|ies)|organi[sz]ers?|bands?|venues?|makers?)\b/,
    unless: /\b(?:progress|instead|where|how|live)\b/,
    text: 'I hear at once when there is something new',
  },
  {
    verbs: /^(?:mute|silence|turn off|switch off|turn|switch|snooze|disable)$/,
    when: /^(?:mute|silence|(?:turn|switch) off|disable) (?:an? |the |my |all |single |certain )?(?:[\w-]+ )?(?:notifications?|messages?|reminders?|alerts?|chats?|threads?|conversations?|sounds?|e-?mails?|groups?|channels?|newsletters?)\b/i,
    text: '{it} {does} not disturb me',
  },
  {
    when: /^(?:see|view|be shown|get) (?:an? |the |all |some |other |more )?(?:related|matching|suitable|fitting|complementary) (?:[\w-]+ )?(?:\w+s)\b/,
    by: 'served',
    text: 'I find what goes with it',
  },
  {
    when: new RegExp(
      `^(?:see|view|be shown|get) (?:an? |the |all |some |other |more )?(?:similar|alternative|comparable) (?:${OFFERS})\\b`,
    ),
    by: 'served',
    text: 'I have more to choose from',
  },
  {
    when: new RegExp(
      `^(?:see|view|be shown|get) .*\\b(?:suggest\\w*|recommend\\w*)\\b.*\\b(?:${OFFERS})\\b|^have .*\\b(?:${OFFERS})\\b (?:suggested|recommended)\\b`,
    ),
    by: 'served',
    unless: /\b(?:replies|answers|while)\b/,
    text: 'I find what suits me without a long search',
  },
  {
    when: /^(?:see|know|find out) .*\b(?:in stock|sold out|on stock)\b/,
    by: 'served',
    unless: /\b(?:back|again|when)\b/,
    text: 'I do not choose what is sold out',
  },
  {
    when: new RegExp(
      `^(?:see|view|be shown) (?:all |the |my |a list of )*(?:(?:upcoming|coming) [\\w-]+|(?:next|future|scheduled) (?:[\\w-]+ )?(?:${SCHEDULED})\\b)`,
    ),
    unless: /\bnext (?:to|lesson|step)\b/,
    text: 'I can prepare for {them}',
  },
  {
    verbs: /^(?:check in)$/,
    by: 'served',
    unless: /\b(?:before|machine|terminal|kiosk|desk|reception)\b/,
    text: 'I do not have to queue at the desk',
  },
  {
    verbs: /^(?:sign up|register|enrol|enroll|join)$/,
    by: 'served',
    when: /^(?:sign up|register|enrol|enroll) (?:for|in|on) (?:an? |the |my )?(?:[\w-]+ )?(?:course|class|event|workshop|tour|lesson|match|trip|training|camp|seminar)(?:e?s)?\b/,
    text: 'I am sure of my place',
  },
  {
    verbs: /^(?:attach|drag|drop)$/,
    when: /^(?:drag|drop) .*\b(?:files?|pictures?|documents?|photos?)\b/,
    text: 'I do not have to look for it in a menu',
  },
];
