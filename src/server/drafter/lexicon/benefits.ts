import { NUMBER_OF_ONE } from './numbers-of-one.ts';
import type { Trait } from './things.ts';

/** Why such a deed is mostly wished for, where neither the idea nor the description tells. */
export interface Reason {
  /** Base verbs of the wish, one of them or any. */
  readonly verbs?: RegExp;
  /** What the wish in plain words must hold. */
  readonly when?: RegExp;
  readonly unless?: RegExp;
  /** What the idea must not say. */
  readonly unlessSaid?: RegExp;
  readonly of?: readonly Trait[];
  readonly notOf?: readonly Trait[];
  /** Only of one of those for whom the service is made, or only of one of those who run it. */
  readonly by?: 'served' | 'staff';
  /** A clause in the first person; its slots are those of `Saying`. */
  readonly text: string;
}

/** What somebody does with an answer, by what was asked; the more telling question first. */
export const OF_SEEING: readonly Reason[] = [
  {
    when: /^\S+ (?!.*\b(?:vaccinat|insur|protect|secur|object|complain|vot|appeal|claim|warn|allerg)\w*\b).* (?:against|versus|vs\.?|compared (?:with|to)) (?:the |my |our |that of )?(?:last|previous|earlier|same (?:day|week|month|time)|year before|[\w-]+ (?:years?|months?|weeks?) ago)\b|\blast (?:week|month|year|season) against\b/,
    text: 'I see what has changed since then',
  },
  {
    when: /^\S+ (?!.*\b(?:vaccinat|insur|protect|secur|object|complain|vot|appeal|claim|warn|allerg)\w*\b).* (?:against|versus|vs\.?|compared (?:with|to)) /,
    text: 'I see at once how far the two are apart',
  },
  { when: /^(?:know|find out|see) when .*\b(?:has|have) been\b/, text: 'I do not have to ask about it' },
  {
    when: /\b(?:weeks?|days?|hours?|half an hour|months?|an? (?:day|week|month)) (?:before|ahead|in advance)$/,
    text: 'I have time to prepare for it',
  },
  { when: /^\S+ who (?:is|are|will be) (?:in|at|on|there|here)\b/, text: 'I can plan with who is there' },
  {
    when: /^see .*\b(?:next to|beside|alongside) (?:the|an?|each(?! other\b)) .*\b(?:check-?out|basket|cart|first|other|second|original|dearer|cheaper)\b/,
    text: 'I can choose with both in view',
  },
  {
    when: /^\S+ (?:out )?what (?:became|becomes|has become|will become|happens|happened) (?:of|to|with)\b/,
    text: 'I do not have to ask about it',
  },
  { when: /^(?:see|view|get|receive) only\b/, text: 'I do not go through what does not concern me' },
  {
    when: /^(?:get|receive|see) .*\bbefore (?:it|they|we|i)\b|^(?:get|receive|see) .*\bbefore (?:the|an?|my|each|every) (?:next )?(?:[\w-]+ (?:comes?|arrives?|starts?|begins?|leaves?|opens?)\b|(?:meeting|visit|appointment|lesson|trip|shift|tour|match|game|event|rehearsal|course|exam|class|flight|interview)\b)/i,
    text: 'I do not find it out too late',
  },
  {
    when: /^(?:hear|listen|see|read|preview|check)\b.*\bbefore (?:\w+ ){1,3}(?:goes (?:live|out)|is (?:published|sent|printed|released|shown))/,
    text: 'a mistake shows before others see it',
  },
  { when: /^\S+ (?:out )?why\b/, text: 'I know what I can do about it' },
  {
    when: /\b(?:has|have|was|were|been|had) (?:\w+ )?(?:rejected|refused|declined|returned as faulty|turned down|complained of)\b/,
    text: 'I do not make the same mistake twice',
  },
  {
    when: /\b(?:emergency|phone|mobile|contact) (?:numbers?|details)\b|\bemergency contacts?\b/,
    text: 'I reach the right person at once',
  },
  {
    when: /\b(?:over the course of|over (?:the|a|each|several) (?:\w+ )?(?:seasons?|years?|months?|weeks?|days?|time)|over time|per (?:month|week|season|year)|development of|from \w+ to \w+ as a curve)\b/,
    unless: /\bfor over\b|\b(?:that|who|which) (?:have|has|are|is) .*\bover (?:a|the)\b/,
    text: 'I notice early when something changes',
  },
  {
    when: /^(?:see|view|get|receive) (?:an? |the |my )?(?!reading\b|skill\b)(?:[\w-]+ )?(?:levels?|temperatures?|pressure|humidity|battery)\b/,
    unless: /\b(?:of the (?:year|month|season)|history|over|records?|log)\b/,
    text: 'I can see to it in time',
  },
  {
    when: /\bwho (?:has |have )?already (?:had|got|gotten|received|used|taken|been (?!to\b|at\b|in\b|on\b|there\b|here\b))/,
    text: 'nobody gets it twice',
  },
  { when: /\bwho (?:has |have )?(?:already )?paid\b/, text: 'I do not have to keep it in my head' },
  { when: /\bwho (?:have|has) not (?!had\b|been\b|got\b|gotten\b|received\b|ever\b)/, text: 'I know whom to remind' },
  {
    when: /\b(?:not (?:yet )?(?:paid|been|returned|confirmed|signed|answered|checked|done|handed)|unpaid|overdue|outstanding|unanswered|still (?:open|missing)|(?<!^(?:see|know) when .*)(?:are|is) open(?! to)|open for)\b/,
    text: 'I can follow up on what is still open',
  },
  {
    when: /^\S+ (?:out )?who (?:has |had |have )?(?:last )?(?!is\b|are\b|has\b|have\b|can\b|will\b|may\b)\w+(?:ed|de|ought|ent|ade)\b/,
    unless:
      /\bwho (?:has |had |have )?(?:won|scored|played|climbed|lived|passed|attended|finished|came|slept|ate|sang|danced|ran|swam|rode|needed|wanted|missed)\b/,
    text: 'I can ask the right person about it',
  },
  {
    when: /\b(?:how (?:many|much)|whether)\b.*\b(?:left|free|available|enough|remain)/,
    text: 'I see at once whether there is enough left',
  },
  {
    when: /\b(?:which|what|where)\b.*\b(?:slower|slow down|drop out|drop off|give up|get stuck|abandon\w*|leave(?=$|,)|break off|go wrong)/,
    text: 'I know where to start',
  },
  {
    when: /\bunder one (?:login|account)\b|\b(?:with|in) (?:one|a single) (?:login|account)\b/,
    text: 'I do not have to switch between accounts',
  },
  { when: /\bwhich\b.*\b(?:most|least|best|worst|longest|highest|lowest)\b/, text: 'I know where to start' },
  {
    when: /\bwhich\b.*(?<!\b(?:have|has|had) (?:\w+ )?to be )\b(?:changed|introduced|caused|broke|failed)\b/,
    text: 'I can find out where it comes from',
  },
  {
    when: /\bhow (?:many|much)\b.*\b(?:will|come|comes|need|needs|expect\w*|coming|next|tomorrow)\b/,
    text: 'I can plan for the right number',
  },
  { when: /\bhow (?:many|much|often)\b/, text: 'I do not have to count or guess' },
  {
    when: /\bhow (?:long|far|full|old|late|soon)\b|^\S+ (?:out )?(?:when|until when|at what time|what happens when)\b/,
    text: 'I can plan around it',
  },
  {
    when: /\bwhat (?:(?:has|was|had|have|were) )?(?:(?:been|just|already|last) )?(?:happened|changed|done|said|agreed|decided|discussed|tried)\b|\bwhat (?:i|we|they|he|she|the [\w-]+|others) (?:did|had|has|have|was|were)\b/,
    text: 'I can go on from there without asking others',
  },
  {
    when: /^\S+ what (?:my|our|the|an?|each) [\w-]+ (?:has |have |had )?(?:last |already )?[a-z]+(?:ed|did|got|ate|took|read|sang)\b/,
    text: 'I can go on from there without asking others',
  },
  { when: /\bwhat (?:i|they|we|he|she) (?:can|may|could)\b/, text: 'I do not have to work it out myself' },
  {
    when: /^\S+ (?:out )?where .*\b(?:money|deposit|credit|payment|amount|balance|euros|points)\b/,
    text: 'I can check that it is right',
  },
  { when: /^\S+ (?:out )?where\b/, text: 'I do not have to search for it' },
  { when: /^\S+ (?:out )?whose\b/, text: 'I do not have to ask each of them' },
  {
    when: /^\S+ (?:out )?who\b.*\b(?:can|could|may|knows?|offers?|helps?|repairs?|takes|accepts)\b/,
    text: 'I know whom to turn to',
  },
  { when: /^\S+ (?:out )?who\b/, text: 'I know whom it concerns' },
  {
    when: /\b(?:is|are|still|which|what|whether|any) (?:\w+ )?(?:free|available|vacant)\b(?! of\b)|\b(?:free|available|vacant) (?:[\w-]+ )?(?:slots?|seats?|places?|rooms?|tables?|times?|dates?|spots?|appointments?|beds?|desks?|cars?|bikes?|boats?|courts?|spaces?|hours|days|lanes?|lockers?)\b/,
    text: 'I do not try for something that is taken',
  },
  { when: /\bon one (?:screen|page)\b/, text: 'I do not have to look in more than one place' },
  {
    when: /^\S+ (?:an? |the |my |their )?(?:reading|listening|watch|viewing|order|purchase|search|browsing|booking|borrowing|play|chat) history\b/,
    text: 'I find again what I had before',
  },
  {
    when: /^\S+ (?:an? |the |my |our |their |each )?(?:[\w'-]+ ){0,3}?(?:history|previous|earlier|last (?:visits?|time|year|month|season)|used to)\b|(?<!\b(?:day|evening|week|night|days|weeks|months|hours|hour|minutes) )\bbefore$/,
    text: 'I know what was done before',
  },
  {
    when: /^\S+ (?:an? |the )?(?:[\w-]+ )?timeline\b.*\b(?:projects?|plans?|releases?|milestones?|campaigns?|deadlines?)\b/,
    text: 'I see what comes when',
  },
  { when: /^\S+ (?:an? |the )?(?:[\w-]+ )?timeline\b/, text: 'I see at a glance what came when' },
  {
    when: /^(?:(?!\b(?:whether|which|who|if|when|letter|report)\b).)*\b(?:price|cost|costs|fee|fees)\b/,
    unless: /\b(?:against|versus|spent|paid|per)\b/,
    text: 'I know the costs before I decide',
  },
  {
    when: /\b(?:figures|statistics|(?<!exchange )rates?(?! limits?\b)|per (?:day|week|month|quarter|year|season|hour)|trends?|number of|average|totals?)\b/,
    unless: NUMBER_OF_ONE,
    text: 'I can decide by figures instead of guessing',
  },
  {
    when: /^\S+ (?:an? |the |my |one )?(?:[\w-]+ ){0,2}(?:calendar|timetable|schedule)\b/,
    unless: /\bmy (?:own )?(?:\w+ )?calendar\b/,
    text: 'I can plan ahead',
  },
  { when: /^\S+ (?:an? |the |my |one )?(?:[\w-]+ ){0,2}map of where\b/, text: 'I know where to go' },
  { when: /^\S+ (?:an? |the |my |one )?(?:[\w-]+ ){0,2}map\b/, text: 'I see at a glance what is where' },
  {
    when: /^(?!.*\bmy (?:own )?(?:\w+ )?calendar\b).*\b(?:plan|chart|calendar|timetable|schedule)\b/,
    text: 'I see how it all fits together',
  },
  {
    when: /\b(?:my|their) (?:place|position|rank|turn|number)\b.*\b(?:list|queue|line|row)\b/,
    text: 'I can tell when it will be my turn',
  },
  {
    when: /\b(?:list|overview|table)s? (?:sorted|ordered|ranked|grouped|arranged) (?:by|in|from)\b/,
    text: 'I do not have to sort it myself',
  },
  {
    when: /^\S+ (?:an? |the |my |one )?(?:[\w-]+ ){0,2}(?:list|overview|summary|dashboard|table)\b/,
    unless: /\bwaiting list\b/,
    text: 'I have it all in one place',
  },
  {
    when: /\bat a glance\b|\bin one place\b|\bside by side\b|\bnext to each other\b/,
    text: 'I do not have to look in more than one place',
  },
  {
    when: /^\S+ (?:out )?which (?:of (?:the|my|our) )?(?:[\w'-]+ ){0,2}?[\w'-]{2,}s (?:are|have|had|were|do|did|can|will|may|still|in|on|with|without|i|we|need|run|sent|sell|get|got|apply|drop|go|come|lack|wrote|owe)\b/i,
    by: 'staff',
    text: 'I do not have to go through all of them',
  },
  { when: /^\S+ (?:out )?which\b/, by: 'staff', text: 'I do not have to ask around' },
  { when: /^\S+ (?:out )?which\b(?! (?:of|my|our)\b)/, by: 'served', text: 'I can choose with that in mind' },
  { when: /^\S+ (?:out )?which\b/, text: 'I know which ones without asking around' },
  { when: /^\S+ (?:out )?(?:whether|if)\b/, text: 'I know whether I have to do something about it' },
];

/** What a ban is good for, by what is banned. */
export const OF_FORBIDDING: readonly Reason[] = [
  { when: /\b(?:buy|pay|charg|bill)\w*\b.*\btwice\b/, text: 'nobody pays for the same thing twice' },
  { when: /\b(?:vot|rat|count)\w*\b.*\btwice\b/, text: 'every voice counts once' },
  {
    when: /\b(?:getting|being|arriving|get|be|arrive) (?:\w+ )?(?:damaged|broken|stolen|destroyed|spoil(?:ed|t)|wet|scratched|torn)\b/,
    text: 'nothing has to be replaced',
  },
  { when: /\b(?:mixed up|mistaken for|swapped)\b/, text: 'I do not mistake one for the other' },
  {
    when: /\b(?:repair|enter|check|clean|visit|process|do|done|type|typed)(?:ed|ing)?\b.*\btwice\b/,
    text: 'nobody does the same work again',
  },
  {
    when: /\b(?:unless|until|without|except when)\b.*\b(?:consent\w*|permission|agreed|agrees)\b/,
    text: 'nothing is done that somebody has not agreed to',
  },
  {
    when: /\b(?:two|both|several|three|more than one)\b.*\b(?:answer|work|reply|edit|repair|call|visit|process|clean|handl)\w* (?:on |to |at )?the same\b/,
    text: 'nobody does the same work twice',
  },
  {
    when: /\b(?:planned|booked|scheduled|assigned|placed|held|put)\b.*\bthe same [\w -]+ at the same time\b/,
    text: 'nobody relies on what is not there',
  },
  { when: /\bthe same [\w -]+ at the same time\b/, text: 'nobody has to wait for the other' },
  {
    when: /^keep (?:[\w-]+ ){1,4}from (?:being|getting) (?:booked|rented|sold|promised|given|assigned|lent|reserved)(?: out)? (?:twice|two times)\b/,
    text: 'nobody relies on what is not there',
  },
  {
    when: /\bwithout (?:(?:the|an?|any|my|our) )?(?:[\w'-]+ ){0,2}?having (?:released|approved|signed|checked|seen|confirmed|reviewed)\b|\b(?:until|unless|before) .*\b(?:has|have) (?:released|approved|signed|checked|seen|confirmed|reviewed)\b/,
    text: 'nothing goes ahead unchecked',
  },
  {
    when: /\bwithout (?:the |an? )?(?:[\w-]+ )?(?:approval|ok|okay|consent|permission|sign-off|agreement) (?:of|from|by)\b|\bwithout (?:the |an? )?[\w-]+(?:'s|s') (?:approval|ok|okay|permission|sign-off)\b/i,
    text: 'nobody decides it alone',
  },
  {
    when: /\bwithout (?:my|our) (?:approval|ok|okay|permission|sign-off)\b/i,
    text: 'nothing happens that I have not agreed to',
  },
  {
    when: /\b(?:lower|reduc|hurt|worsen|affect|count)\w*\b.*\b(?:rating|score|rank\w*|reputation|average|streak)s?\b/,
    text: 'it does not count against me',
  },
  {
    when: /\b(?:clos|submit|finish|complet|sav|hand|check)\w*(?: in| out)?\b.* (?:without|with no|with an? empty|with a missing)\b/,
    text: 'nobody has to ask for what is missing afterwards',
  },
  { when: /\b(?:in vain|for nothing)\b/, text: 'nobody loses time over it' },
  { when: /\b(?:being|be|getting|get) (?:charged|billed|invoiced)\b/, text: 'nobody pays for what they did not get' },
  {
    when: /\b(?:photos?|pictures?|videos?|data|addresses|names|numbers)\b.*\b(?:ending up|end up|landing|leaking)\b/,
    text: 'only those see it who are meant to',
  },
  {
    when: /\b(?:used|cut|sold|given out|handed out|lent|rented|shipped|delivered)\b.* (?:when|while|although|without)\b/,
    text: 'nobody relies on what is not right',
  },
  { when: /^have only one\b/, text: 'nothing is done or counted twice' },
  { when: /^have only\b/, text: 'nobody does it who is not meant to' },
  {
    when: /\b(?:approv|releas|review|sign|check|confirm|grad|rat|pay|bill|accept)\w*\b.*\b(?:their own|of their own|themselves)\b|\b(?:same|the) \w+ who\b.* from (?:approv|releas|review|sign|check|confirm|grad|mark)ing\b/,
    text: 'somebody else always has a second look',
  },
  {
    when: /\b(?:numbers?|codes?|names?|ids?|labels?|titles?|addresses)\b.*\b(?:twice|the same|two|both)\b/,
    text: 'I do not mistake one for the other',
  },
  {
    when: /\b(?:book|reserv|tak|claim|hold|order|borrow|us|rent|assign)\w*\b(?:(?! (?:if|when|while|unless|who|whose|once|because) ).)*\b(?:more than|fewer than|two|three|several|twice|same)\b|\balready holds?\b/,
    text: 'there is enough for the others',
  },
  { when: /\b(?:delet|remov|eras|overwrit|throw)\w*\b/, text: 'nothing that is still needed gets lost' },
  { when: /\b(?:chang|edit|alter|mov|replac|modif)\w*\b/, text: 'everybody can rely on {object}' },
  {
    when: /\bfrom (?:seeing|reading|viewing|accessing|knowing|finding out)\b|\bfrom being (?:seen|read|viewed|shown)\b|^have .*\bnot (?:seen|shown|visible|read)\b|^never (?:see|know|read|view)\b/,
    text: 'only those see it who are meant to',
  },
  {
    when: /\b(?:send|sent|sending|publish\w*|releas\w*|go(?:ing)? out|sell\w*|issu\w*|post(?:ed|ing))\b.*\b(?:without|until|before|unless|with (?:a|an|no|the) (?:wrong|missing|empty)|not (?:been )?\w+ed|missing|wrong|unchecked|incomplete|empty)\b/,
    text: 'nothing goes out that is not right',
  },
  {
    when: /\b(?:before|until|without)\b.*\b(?:check|sign|approv|releas|inspect|confirm|report|agree|consent|test)\w*/,
    text: 'no step is left out',
  },
];
