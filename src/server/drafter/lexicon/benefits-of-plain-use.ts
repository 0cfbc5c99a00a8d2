import type { Reason } from './benefits.ts';

/** Why somebody goes through, keeps or puts away a thing, by the verb and the thing. */
export const OF_PLAIN_USE: readonly Reason[] = [
  {
    verbs: /^download$/,
    by: 'served',
    when: /\b(?:my|the|all) (?:[\w-]+ )?(?:contracts?|invoices?|bills?|receipts?|certificates?|statements?|reports?|documents?|payslips?|results)\b/,
    text: 'I have {them} for my own records',
  },
  {
    verbs: /^(?:use|have|get|carry)$/,
    when: /^\S+ (?:an? |the |my )?(?:digital|mobile|electronic) (?:[\w-]+ )?keys?\b/,
    text: 'I do not have to carry a key',
  },
  {
    verbs: /^(?:use|have|get|carry|show)$/,
    when: /^\S+ (?:an? |the |my )?(?:digital|mobile|electronic) (?:[\w-]+ )?(?:cards?|pass(?:es)?|tickets?|badges?|id|licen[cs]es?)\b|\b(?:cards?|pass(?:es)?|tickets?|badges?) on (?:my|the) (?:phone|smartphone)\b/,
    text: 'I always have it with me',
  },
  {
    verbs: /^(?:use|have|set up|create|add)$/,
    when: /^\S+ (?:my |own |the |more )*(?:tags?|labels?|categor(?:y|ies)|folders?|groups?)\b/,
    text: 'I find again what belongs together',
  },
  {
    verbs: /^(?:hide|collapse|mute|filter out)$/,
    by: 'served',
    // "hide my address": from others.
    unless:
      /^hide (?:my|our)\b|^hide .* from (?:the |other |all |our |my )*(?!list|view|page|menu|screen|search|results|feed|overview|map|calendar)[a-z]/,
    text: 'I see only what matters to me',
  },
  {
    verbs: /^(?:play|watch|listen to|listen|change|set|adjust)$/,
    when: /\b(?:speeds?|faster|slower|tempo)\b/,
    of: ['media', 'thing', 'unnamed', 'process', 'event', 'document', 'figure', 'general'],
    unless: /\b(?:download|upload|internet|car|bike|scooter|vehicle|fan|motor|machine|wind)\b/,
    text: 'I can go at my own pace',
  },
  {
    verbs: /^(?:skip|jump|go|scroll|navigate)$/,
    when: /^(?:skip|jump|go|scroll|navigate) (?:straight |directly )?(?:from|to|between|back to)\b/,
    text: 'I get straight to what matters to me',
  },
  {
    verbs: /^(?:remove|delete|take down|hide)$/,
    when: /\b(?:fakes?|spam|insult\w*|offensive|abus\w*|false|wrong|misleading|reported|comments?|reviews?|listings?|posts?|adverts?|outdated|expired)\b/,
    by: 'staff',
    text: 'nobody is misled by it',
  },
  {
    verbs: /^(?:delete|remove|close)$/,
    when: /\b(?:accounts?|profiles?|my data|personal data|payment methods?|cards?|address(?:es)?|search history|history)\b/,
    text: 'nothing of it stays behind',
  },
  {
    verbs: /^(?:delete|remove|clear|discard|archive)$/,
    when: /\b(?:photos?|files?|videos?|recordings?|attachments?|e-?mails?|downloads?|old|backups?)\b/,
    text: 'there is room for what is still needed',
  },
  {
    verbs: /^(?:replace|swap|change|update|correct)$/,
    when: /\b(?:audio|files?|documents?|photos?|pictures?|recordings?|versions?|pdf|text|video|contract|attachment|plan|slides?)\b/i,
    unless: /\b(?:address|speed|background|back)\b/,
    text: 'nobody is left with the wrong one',
  },
  {
    verbs: /^subscribe$/,
    when: /\b(?:box|boxes|plan|delivery|deliveries|magazine|parcel|package|kit|meals?)\b/,
    unless: /\bcalendar\b/,
    text: 'I do not have to order each time',
  },
  {
    verbs: /^(?:print|print out)$/,
    when: /\b(?:slips?|delivery notes?|packing lists?|pick lists?|picking lists?|plans?|lists?|schedules?|instructions?|tickets?)\b/,
    text: 'I have {them} at hand on paper',
  },
  {
    verbs: /^(?:export|download)$/,
    when: /\b(?:csv|excel|spreadsheet|xlsx|json|xml)\b/i,
    unless: /\bfor (?:the|my|our)\b/,
    text: 'I can go on working with {them} elsewhere',
  },
  {
    verbs: /^(?:search|search in|look through|look in)$/,
    when: /^search (?:in |through )?(?:the |an? |our |my )?(?:[\w-]+ )?(?:knowledge base|help|faq|archive|library|catalogue|catalog|documentation|manual|notes|directory)\b/,
    text: 'I find the answer without asking anybody',
  },
  {
    verbs: /^turn$/,
    when: /\b(?:recordings?|dictations?|audio|speech|voice|scans?|photos?|handwriting)\b.*\binto (?:text|an? (?:text|note|transcript))/,
    text: 'nobody has to type it',
  },
  {
    verbs: /^(?:pair|match)$/,
    when: /\bnewcomers?|new members?|beginners?\b/,
    text: 'nobody is left on their own at the start',
  },
];
