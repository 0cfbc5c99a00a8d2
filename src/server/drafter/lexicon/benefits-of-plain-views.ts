import type { Reason } from './benefits.ts';

/** What somebody does with an answer or a view, by what it shows. */
export const OF_PLAIN_VIEWS: readonly Reason[] = [
  {
    when: /^\S+ (?!my\b)(?:the |all )?(?:[\w-]+ )?(?:ratings|reviews)\b/,
    text: 'I know what others think before I decide',
  },
  {
    when: /^(?:know|see|find out|learn) when (?:my|the|an?) (?:[\w-]+ )?(?:gets?|runs?|is|are) (?:low|short|empty|out)\b/,
    text: 'I can act before it runs out',
  },
  { when: /\b(?:best-before|use-by) dates?\b/, text: 'what expires first is used first' },
  { when: /\b(?:expiry|expiration) dates?\b/, text: 'nothing runs out unnoticed' },
  { when: /\bcalendar (?:sync|feed|integration|export|subscription)\b/, text: 'I do not have to keep two calendars' },
  {
    when: /^\S+ (?:an? |the |my )?(?:[\w-]+ ){0,2}(?:list|overview|plan) (?:of|for) .*\b(?:tomorrow|the next day|next week|today|the day)\b|^\S+ (?:an? |the |my )?(?:[\w-]+ )?list for (?:the next day|tomorrow|today|the day)\b/,
    unless:
      /\b(?:found|done|sold|returned|made|received|taken|finished|completed|collected|delivered|handed in) (?:today|this week|on the day)\b/,
    text: 'I can prepare for it',
  },
  {
    when: /\b(?:list|overview|table) of (?:open|unpaid|overdue|outstanding|unanswered|pending|missing)\b/,
    text: 'nothing is left lying',
  },
  {
    when: /^\S+ (?:an? |the )?(?:(?!org|seating|flow|size|colou?r|organi[sz]ation)[\w-]+ )?charts? (?:of|per|for|by)\b/,
    text: 'I see at a glance what stands out',
  },
  { when: /^\S+ (?:the )?(?:stock|inventory|contents?) of\b/, text: 'I see at once what is missing' },
  {
    when: /^\S+ (?:an? |the )?(?:[\w-]+ )?(?:catalogue|catalog|directory)s?\b/,
    text: 'I find what I look for in one place',
  },
  {
    when: /^\S+ (?:out )?what (?:happens|comes|follows|is next)\b.*\b(?:after|next|then|now)\b/,
    text: 'I know what to expect',
  },
  {
    when: /^(?:see|get|receive|view) (?:an? |the |one |my )?(?:[\w-]+ )?(?:photo|picture|video|image)s? (?!book|library|history|preview)/,
    text: 'I do not have to be there to see it',
  },
  {
    when: /^\S+ (?:out )?how (?:full|busy|high|warm|cold|long|big|large|loud|fast|often|many|much) .*\b(?:was|were)\b/,
    by: 'staff',
    text: 'I can decide by figures instead of guessing',
  },
  {
    when: /^\S+ (?:out )?(?:when|whether|that|if) (?:an? |the |my )?[\w-]+ (?:has|have) (?:already )?(?:opened|read|seen|signed|answered|received|viewed|downloaded|accepted|confirmed)\b/,
    text: 'I know whether I have to follow up',
  },
  { when: /^\S+ (?:out )?who .*\b(?:for the first time|new)\b/, text: 'I can give them a hand' },
  {
    when: /^\S+ (?:the |our |all )?(?:[\w-]+ )?costs? (?:per|of|for|by)\b/,
    by: 'staff',
    text: 'I see where the money goes',
  },
  { when: /^\S+ which\b.*\b(?:is|are) (?:over)?due\b/, text: 'I can see to those in time' },
  {
    unless: /\bmaps?\b/,
    when: /^\S+ (?:an? |the )?(?:[\w-]+ )?preview\b|^preview\b|^\S+ (?:out )?how (?:[\w'-]+ ){1,5}(?:will|would) look\b/,
    text: 'a mistake shows before others see it',
  },
  {
    when: /^\S+ (?:out )?who (?:is |are |will )?(?:be )?(?:com(?:ing|es?)|attend\w*|register\w*|signed up|taking part|there|expected|going)\b/,
    text: 'I can plan for the right number',
  },
  {
    when: /\b(?:on duty|in charge|responsible|(?:is|are) working on|looks? after|takes? care|can help|is available|to call|to ask|to contact)\b/,
    text: 'I know whom to turn to',
    unless: /^\S+ (?:out )?(?:what|when|where|whether|if|how|why)\b/,
  },
  {
    when: /^\S+ (?:out )?who (?:has|have) (?:already )?(?:read|opened|seen|answered|voted|signed|confirmed|replied|accepted)\b/,
    text: 'I know whom I still have to remind',
  },
  {
    when: /\b(?:drop off|drop out|give up|abandon\w*|(?:people|visitors|users|customers|readers|listeners|viewers) (?:leave|left)|stop (?:reading|watching|listening))\b/,
    unless: /\bdrop[- ]off (?:point|place|location|time)/,
    text: 'I know what I should change',
  },
  {
    when: /^\S+ how much (?:[\w'-]+ ){0,4}?(?:water|light|food|fertili[sz]er|salt|sugar|dose|time|sleep|space|room)\b.*\b(?:needs?|takes?|requires?)\b/,
    text: 'I do not give or plan too much or too little',
  },
  { when: /\bhow (?:much|many)\b.*\b(?:left|remain\w*)\b/, text: 'I see at once whether there is enough left' },
  {
    when: /\b(?:power|water|energy|electricity|gas|heat) (?:i|we|they) (?:have )?used|\b(?:power|water|energy|electricity|gas|heating) (?:consumption|usage|use)\b/,
    unless: /\b(?:per|chart|graph|curve|forecast)\b/,
    text: 'I am not surprised by the bill',
  },
  { when: /\bbirthdays?\b/, unless: /\bnot\b/, text: "nobody's birthday is forgotten" },
  {
    when: /\b(?:how (?:much|many)\b.*\b(?:used|spent)|remaining|(?:account |leave |credit |time |point )balances?|budget|(?:data|hours|minutes) (?:i|we|they) (?:have )?used|stock levels?)\b/,
    unless: /\b(?:per|chart|graph|curve|forecast)\b/,
    text: 'I am not surprised when it runs out',
  },
  {
    unless: /\b(?:history|over|past|trend|development|readings)\b/,
    when: /\bas an? (?:[\w-]+ )?(?:chart|graph|diagram)\b|^\S+ (?:an? |the )?(?:[\w-]+ )?(?:bar|pie|line) charts?\b/,
    text: 'I see at a glance what stands out',
  },
  {
    when: /^\S+ (?:the |an? |my |their )?(?:right |exact |correct |next )?(?:entrance|floor|way to|parking space|room number|gate|platform|locker|shelf|aisle|meeting point|pick-up point)\b/,
    text: 'I do not have to search on the spot',
  },
  {
    when: /\b(?:preferences?|allerg(?:y|ies)|dislikes?|special wishes|requirements|dietary \w+|interests)\b/,
    by: 'staff',
    unless: /\b(?:progress|badges?|permits?)\b/,
    text: 'I can take {them} into account',
  },
  { when: /\b(?:prices?|costs?|fees?)\b.*\bbefore (?:i|we|they)\b/i, text: 'I know the costs before I decide' },
  {
    when: /\b(?:which|what) [\w'-]+(?: [\w'-]+)? (?:is|are|have been|has been) (?:waiting |open )?(?:older|longer) than\b|\b(?:still|yet) (?:have|has) to be\b|\b(?:still (?:open|unanswered|to be)|waiting for (?:an?|my|the) (?:answer|approval|check|reply|release))\b/,
    text: 'nothing is left lying',
  },
  {
    when: /\bforecasts? of (?:the )?(?:revenue|sales|demand|costs?|cash|income|bookings|visitors)\b/,
    text: 'I can plan ahead',
  },
  {
    when: /\border of (?:the|my|our) (?:stops|tasks|jobs|visits|deliveries|calls|rooms)\b/,
    text: 'I know where to go next',
  },
  {
    when: /^\S+ (?:all |the |my |our )*(?:[\w-]+ )?(?:mails|e-?mails|messages|calls|conversations|chats|letters|correspondence) (?:with|from|to|between)\b/i,
    unless: /\bnew\b/,
    by: 'staff',
    text: 'I know what was said before',
  },
  {
    when: /\b(?:will be|becomes?|gets?|is|are)(?: due to be| about to be| soon)? (?:free|available)\b/,
    unless: /\bbefore (?:I|we|they)\b/,
    by: 'staff',
    text: 'I can plan ahead',
  },
  {
    when: /^\S+ what (?:has been|was|is|have been) (?:ordered|booked|planned|asked for|requested|due|to be done|assigned)\b/,
    by: 'staff',
    text: 'I know what is to be done',
  },
  {
    when: /\b(?:back in stock|available again|free again|in stock again)\b/,
    text: 'I can buy it before it is gone again',
  },
  {
    when: /\b(?:size guides?|size charts?|care guides?|instructions|product details|ingredients|dimensions|measurements)\b/,
    by: 'served',
    text: 'I do not choose the wrong one',
  },
  {
    when: /^\S+ (?:an? |the |my |our |their |each )?(?:[\w'-]+ ){0,2}(?:status|state|progress)\b|\bwhere (?:my|the|an?) (?:[\w-]+ )?(?:order|application|parcel|request|claim|ticket|delivery|case) (?:is|stands|are)\b|\bhow far (?:my|the|an?)\b/,
    by: 'served',
    text: 'I do not have to ask how things stand',
  },
  {
    when: /^\S+ (?:an? |the |my |our |their |each )?(?:[\w'-]+ ){0,2}(?:status|state|progress)\b/,
    by: 'staff',
    text: 'I see in time where something is stuck',
  },
  {
    when: /^\S+ (?:the |all |an? |my |our )?(?:[\w'-]+ )?(?:earlier|previous|past|last|former)\b|\b(?:notes?|findings|history) (?:of|from|on|about)\b/,
    unless: /\b(?:previews?|last (?:name|login))\b/,
    text: 'I know what was done before',
  },
  {
    when: /\b(?:absences|leave (?:days|calendar|plan))\b/,
    unless: /\b(?:left|balance|remaining|request|paid|public holidays)\b|^\S+ (?:which|who|how|what)/,
    text: 'I see who is there before I plan',
  },
  {
    when: /^\S+ (?:out )?(?:which|what) (?:[\w'-]+ ){1,3}?(?:leaves?|arrives?|comes?|starts?|ends?|is due|are due|return|returns)\b.*\b(?:today|tomorrow|this week|next)\b/,
    text: 'I can prepare for it',
  },
  {
    when: /^\S+ (?:an? |the |our |my )?(?:[\w-]+ ){0,2}org(?:anisation|anization)? charts?\b/,
    text: 'I know whom to turn to',
  },
  {
    when: /^\S+ (?:my |all my )(?:own )?(?:[\w-]+ )?(?:invoices?|bills?|documents?|results?|grades?|certificates?|vaccinations?|prescriptions?|payslips?|contracts?|bookings?|orders?|appointments?|receipts?|data|hours|shifts?|points|tickets?|loans?|claims?|requests?|applications?)\b/,
    by: 'served',
    text: 'I do not have to ask for {them}',
  },
];
