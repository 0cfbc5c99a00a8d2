import type { Reason } from './benefits.ts';

/** What the product does by itself. */
export const OF_BEING_DONE: readonly Reason[] = [
  {
    when: /^have (?:an? |the |my |our |all )?(?:[\w-]+ )?(?:texts?|pages?|articles?|descriptions?|guides?|menus?|listings?|announcements?|posts?|labels?|subtitles?|letters?|newsletters?) translated\b/,
    by: 'staff',
    text: 'more people understand {them}',
  },
  {
    when: /^have (?:[\w'-]+ ){1,5}?asked (?!by\b|of\b)/,
    text: 'nobody has to ask each of them in person',
  },
  {
    when: /^be asked (?:before|first|how|if|what|when|where|whether|which|whom?)\b/,
    text: 'nothing is decided without me',
  },
  {
    when: /\b(?:approved|released|signed|confirmed|checked) by (?:two|three|four|several|more than one|another)\b/,
    text: 'nobody decides it alone',
  },
  {
    when: /\b(?:approval|confirmation|check|signature|release)s? (?:by|of|from) (?:an? second|another|two)\b|\b(?:second|two) (?:approvals?|signatures?|approvers?|confirmations?)\b|\bfour[- ]eyes\b/,
    text: 'nobody decides it alone',
  },
  {
    when: /\b(?:cheapest|off-peak|lowest (?:price|rate|tariff)|when (?:it|electricity|power|energy) is cheap\w*)\b/,
    text: 'it costs me less',
  },
  {
    when: /\b(?:sales?|bookings?|registrations?|sign-ups?) closed\b.*\b(?:full|sold out|taken|reached|used up|gone|enough|as many|more than|the last|capacity|limit)\b/,
    text: 'there are never more than there is room for',
  },
  {
    when: /^have (?:no more than|at most|not more than)\b|^have .*\bonce (?:the |its |their )?(?:quota|capacity|limit|maximum)\b|\b(?:quota|capacity|limit|maximum) (?:is|has been) (?:reached|full|used up)\b/,
    text: 'there are never more than can be dealt with',
  },
  {
    when: /\b(?:called off|cancelled|canceled)\b.* (?:when|if) (?:fewer|less|not enough|too few)\b/,
    text: 'nobody comes in vain',
  },
  {
    when: /^have (?:an? |the |all )?(?:[\w-]+ ){0,2}(?:reminders?|late notices?|dunning letters?)\b.* sent\b/,
    unless: /\bto (?:me|myself)\b|\b(?:before|when|if|once|for|of|about|after) (?:my|I)\b/,
    by: 'staff',
    text: 'I do not have to chase anybody',
  },
  {
    when: /^have (?:an? |the |all )?(?:[\w-]+ ){0,2}reminders?\b.* sent\b/,
    by: 'served',
    text: 'I do not have to keep it in my head',
  },
  {
    when: /\b(?:automatically|by itself|by themselves|on its own|on their own)\b/,
    // "put into a folder": without where it goes the deed says nothing.
    unless:
      /\b(?:suggested|recommended|proposed|ended|closed|see|get|receive|put|placed|moved|turned|brought|set|kept)\b/,
    notOf: ['person'],
    text: 'nobody has to {verb} {objects} by hand',
  },
  {
    when: /\bwhen (?:it|they|the [\w ]{2,30}) (?:cannot|can not) (?:reach|connect|be reached)\b|\b(?:unreachable|(?<!\b(?:prices?|rates?|costs?|fees?|stock|levels?|numbers?|temperatures?|amounts?|scores?|demand|value|balance|sales|tides?|water|lift) )(?:goes|is) down)\b/,
    text: 'the work goes on in the meantime',
  },
  {
    when: /\b(?:no (?:signal|network|internet|connection|reception)|offline|without (?:an? )?(?:signal|network|internet|connection|reception))\b/,
    text: 'I can go on where there is no connection',
  },
  { when: /\b(?:refreshed|updated|synced|synchroni[sz]ed)\b/, text: 'what I see is up to date' },
  { when: /\breopened\b/, text: 'nobody has to start a new one' },
  { when: /\bnumbered\b/, text: 'each one can be accounted for' },
  {
    when: /^have (?:(?!\b(?:when|whenever|if|once|of|from|deleted|kept|stored)\b).)*\b(?:rejected|turned away|bounced)\b|^have the product (?:refuse|reject)\b/,
    text: 'what does not fit is caught at once',
  },
  { when: /\broll(?:s|ed)? (?:itself )?back\b|\breverted\b/, text: 'a fault does not last longer than it has to' },
  {
    when: /\bto the (?:(?:top|front) of|head of (?:[\w'-]+ ){0,3}(?:lists?|queues?|lines?|piles?))\b/,
    text: 'what is urgent comes first',
  },
  {
    when: /^have (?:(?!\b(?:unless|if|when|until)\b).)*\b(?:marked|labelled|labeled|tagged|flagged|shown) as\b/,
    text: 'it can be seen at a glance',
  },
  {
    when: /\b(?:locked|closed|hidden)\b.*\b(?:until|before|unless)\b.*\b(?:scored?|passed|quiz|test|exam|finished|completed|percent)\b/,
    text: 'nobody goes on before they are ready for it',
  },
  {
    when: /^have (?:an? |the )?(?:reasons?|comment|explanation)s? (?:required|asked|given|entered)\b/,
    text: 'it can be seen later why',
  },
  {
    when: /^have .*\bwith the (?:right|correct|current) [\w-]+(?: [\w-]+)?$/,
    text: 'nobody has to put it right afterwards',
  },
  { when: /\bescalated\b/, text: 'what is overdue gets dealt with' },
  {
    when: /\b(?:entered|typed|filled in|asked) (?:only )?once\b(?! (?:an?|every|each|per)\b)/,
    text: 'nobody types the same thing again',
  },
  {
    when: /^have (?:the |an? |each |every |any )?(?:[\w-]+ )?(?:places?|seats?|slots?|spots?|tickets?|tables?|rooms?|beds?|appointments?) (?:go|goes|passed|offered|given) (?:on )?to the next\b/,
    text: 'no place stays empty',
  },
  {
    when: /^have .+? (?:go|goes|passed|moved|handed|assigned|forwarded|offered) (?:on )?to (?:the next|whoever|another|somebody else|someone else|one .+ at a time)\b/,
    text: 'it does not stay with somebody who does not answer',
  },
  {
    when: /^have .+? (?:stay|remain|keep) (?:good|valid|open|active|usable|available)\b/,
    text: 'nobody is shut out too early',
  },
  {
    when: /^have .+? (?<!\b(?:last|the|an?|already|every|each|any|all|no) )(?:recorded|logged(?! (?:in|out|on|off)\b)|documented)\b/,
    unless: /\bnot (?:recorded|logged|documented|archived)\b/,
    text: 'it can be shown later what was done',
  },
  {
    when: /^have .+ hidden from (?:the )?(?:[\w-]+ ){0,2}(?:lists?|pages?|calendar|menu|search|results|overview|feed|map|view|screen|dashboard|catalogue|catalog|board)$|^have [\w-]+ (?:that|which|who|(?:an?|the) [\w-]+ (?:has|have)|I have) .+ hidden$/,
    text: 'only what still matters is shown',
  },
  {
    when: /^have (?:(?!\b(?:when|unless|if|until|once)\b).)* marked(?=$| (?:in|on) )/,
    text: 'it can be seen at a glance',
  },
  { when: /^have .+ archived\b/, unless: /\bnot archived\b/, text: 'only what is still needed is listed' },
  {
    when: /^have .+? (?:hidden|concealed|masked|blurred|blanked out)\b/,
    unless: /\b(?:until|before)\b/,
    text: 'only those see it who are meant to',
  },
  { when: /^have .+? (?:come|calculated|taken|derived|worked out) from (?!the top)/, text: 'I can rely on {the one}' },
  {
    when: /\b(?:data|records?|accounts?|profiles?|files?|documents?|photos?|pictures?|images?|answers?|videos?|recordings?|messages?|logs?|entries|address(?:es)?|applications?|cvs?|history|details|copies|scans?|models?|uploads?|chats?|names?|attachments?|backups?|notes?|footage|results|searches|drafts?|anonymi[sz]ed)\b.*\b(?:deleted|removed|erased|purged|thrown away)\b|\banonymi[sz]ed\b/i,
    unless:
      /\b(?:from (?:the|a|an|my|our) [\w-]* ?(?:list|queue)|not (?:deleted|removed)|kept (?:when|if|after|even))\b/,
    text: 'nothing is kept longer than it is needed',
  },
  {
    when: /\bheld back\b.* for (?!me\b|(?:an? |the |my )?(?:checks?|checking|reviews?|approval|inspection)\b)/,
    text: 'it is there for those who depend on it',
  },
  {
    when: /\b(?:hidden|withheld|held back)\b.*\b(?:until|before|unless)\b/,
    text: 'nobody sees it too early',
  },
  { when: /\bclosed (?:for|on|from|until|during|when|while)\b/, of: ['place'], text: 'nobody comes in vain' },
  {
    when: /(?<!\b(?:an?|the|already|every|each|any|is|are|was|were) )\b(?:locked|closed|frozen|archived)\b/,
    notOf: ['place', 'event'],
    unless:
      /^have .+ (?:say|tell|show|announce|warn) |\b(?:accounts?|tickets?|bugs?|cases?|issues?|requests?|enrolments?|links?|cards?|doors?|gates?|rooms?|for \d+ (?:minutes|hours))\b|\bautomatically\b|\b(?:sales?|bookings?|registrations?|sign-ups?|orders?) closed\b/,
    text: 'nobody changes it afterwards by mistake',
  },
  {
    when: /^(?!.*\bonly\b).*\b(?:shown|listed|displayed|visible)\b|^(?:show|list|display)\b/,
    text: 'I do not have to look for it elsewhere',
  },
  {
    when: /^have .+ (?:vanish|disappear|drop out)\b.* from (?:the|an?|all) (?:[\w-]+ )*(?:lists?|boards?|search|catalogue|map|page|shop|menu|offer)\b/,
    text: 'nobody goes for what is no longer there',
  },
  {
    when: /^(?:(?!\b(?:when|if|unless|until|after|before|once)\b).)*(?<!^have |\b(?:the|an?|all|every|each) )\b(?:reserved|set aside)\b/,
    text: 'it is there for those who depend on it',
  },
  {
    when: /\b(?:released|freed|given (?:away|back|to|on))\b.*\b(?:not|unless|when|if|after|once)\b/,
    unless: /\bonly\b|\b(?:deposit|money|payment|payout|refund|amount)\b/,
    text: 'others do not wait for what will not be used',
  },
  {
    when: /\b(?:suggested|calculated|sorted|assigned|chosen)\b/,
    text: 'I do not have to work it out myself',
  },
  {
    when: /^have (?:(?!\b(?:when|if|unless|until|after|before|once|whenever)\b).)*\b(?:checked(?! (?:in|out|into|off)\b)|verified|inspected|tested)\b/,
    text: 'nothing goes ahead unchecked',
  },
  {
    when: /^have (?:(?!\b(?:when|if|unless|until|after|before|once|whenever)\b).)*\b(?:required|asked|validated)\b/,
    text: 'what is missing is noticed at once',
  },
  {
    when: /\b(?:automatically|by itself|by themselves|on its own|on their own)\b/,
    text: 'nobody has to do it by hand',
  },
];
