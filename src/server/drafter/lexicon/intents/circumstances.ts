import { edge, main, refusal, type Intent } from './intent.ts';
export const TONGUE =
  'English|German|French|Spanish|Italian|Polish|Turkish|Arabic|Welsh|Portuguese|Ukrainian|Romanian|Dutch|Czech|Russian|Chinese|Japanese|Korean|Greek|Hungarian|Swedish|Danish|Norwegian|Finnish|Hindi|Irish|Catalan';

/** What is looked at where there is no connection. */
const READ =
  'contacts?|maps?|timetables?|tickets?|menus?|manuals?|guides?|recipes?|route lists?|lessons?|videos?|articles?|books?|itinerar(?:y|ies)|programmes?';
const HAVING = `(?:${READ})\\b(?: (?:of|for|from) [^,.;]+?)? (?:\\w+ )?offline|offline (?:${READ})`;

/** What is done on the spot, with nothing to be entered. */
const DOING = new RegExp(
  `\\b(?:(?:unlock|lock|open|see|view|read|scan|start|stop|navigate|find|look up|show)\\b|${HAVING})`,
  'i',
);

/** What is handed to somebody. */
const WRITTEN = ['document', 'message', 'media', 'money'] as const;
const READING = new RegExp(`\\b(?:(?:open|see|view|read|find|look up|show)\\b|${HAVING})`, 'i');

const ANY_ENTRY = { unless: DOING, of: ['unnamed', 'device'] } as const;

/** Of these nothing is entered. */
const NOTHING_ENTERED = ['person', 'technique', 'device', 'code'] as const;

/** Somebody enters something there. */
const ENTERED =
  /\b(?:enter|write|fill)(?:s|ing)?\b(?!-)|\b(?:record|note)(?:s|ing)? (?:down )?(?:an?|the|my|our|their|what|how|who|all|every|each)\b/i;

/** Ideas about how and where the product is used: speed, place, device, language, first steps. */
export const CIRCUMSTANCES: readonly Intent[] = [
  {
    name: 'performance',
    anyVerb: true,
    decisive: /^(?!.* (?:if|when) ).*\b(?:sooner|faster)\b|^see (?:the|our|my|all) (?:[\w-]+ ){1,6}at once\b/,
    isTool: true,
    verbs: 'speed up,accelerate,cache,load',
    nouns: 'performance,speed,loading time,response time',
    cue: /\b((?<!\bto )slow(?:ly|er)?(?! (?:speed|pace|tempo)\b|(?: the| a| an| my| our)?(?: [\w-]+){0,2} down\b)|(?<!how )fast(?:er)?|(?<!\b(?:playback|reading|wind|own|slower|lower|higher|half|double|different|another|reduced|adjustable) )speed|takes? (?:too long|ages|forever|\w+ (?:seconds|minutes))|loading|performance|lag(?:gy|s)?|sooner)\b/i,
    use: 'work with',
    benefits: [{ text: 'I do not wait for {object}', when: /\b(?:fast|soon|load(?!ing\b$)|lag|slow(?!ed\b| the\b))/i }],
    criteria: [
      main('The first part of {object} is shown while the rest is still on its way.'),
      main('{The actor} can go on while {object} {is} still on the way.'),
      refusal('When {object} cannot be shown in time, {the actor} is told so.'),
      edge('{Object} with many entries {is} shown in the same time as with few.', { notOf: ['media'] }),
      edge('{The actor} sees that {object} {is} still on the way.'),
    ],
    questions: [
      { text: 'How long may {object} take at most?', unless: /\b(?:within|under|less than|at most) \d/ },
      { text: 'With how many entries must this hold?' },
    ],
  },
  {
    name: 'keyboard',
    verbs: 'tab through,use the keyboard',
    nouns: 'keyboard,shortcut,keyboard shortcut,hotkey',
    decisive: /\b(?:(?:with|from|by) (?:the |a )?keyboard|without a mouse|keyboard (?:only|navigation)|shortcuts?)\b/i,
    isTool: true,
    use: 'use',
    benefits: ['I can work without a mouse', { text: 'my hands stay on the keyboard', unless: /\b(?:mouse|blind)\b/i }],
    criteria: [
      main('Each step on {object} can be done with the keyboard alone.', { unless: /\bshortcut/i }),
      main('It is shown which part of {object} is chosen.', { unless: /\bshortcut/i }),
      refusal('No part of {object} holds the keyboard so that one cannot leave it.', { unless: /\bshortcut/i }),
      edge('A window that is closed leads back to the place on {object} where it was opened.', {
        unless: /\bshortcut/i,
      }),
      main('All shortcuts are listed on a page that {the actor} can open at any time.', { when: /\bshortcut/i }),
      refusal('A shortcut does nothing while {the actor} types text.', { when: /\bshortcut/i }),
      edge('A shortcut that is taken by the device is not used.', { when: /\bshortcut/i }),
    ],
    questions: [
      { text: 'Which pages matter most to {actors} who use the keyboard?', unless: /\bshortcut/i },
      { text: 'Which actions need a shortcut?', when: /\bshortcut/i },
    ],
  },
  {
    name: 'accessibility',
    anyVerb: true,
    decisive:
      /\b(?:screen[- ]?readers?|colou?r[- ]?blind|visually impaired|(?:poor|weak|bad|low) (?:eye)?sight|poor vision|(?:large|big)(?:r|ger)? (?:text|print|font|buttons?|letters)|font (?:size )?larger|high contrast|(?:plain|simple|easy) language|captions|subtitles|easy[- ]read)\b/i,
    isTool: true,
    verbs: 'read aloud,zoom in,hear,enlarge',
    nouns: 'accessibility,screen reader,caption,subtitle,contrast,alt text,font size,text size,font,plain language',
    cue: /\b(accessib|screen[- ]?readers?|colou?r[- ]?blind|captions?|subtitles?|visually impaired|blind|wheelchair(?! accessible)|deaf|eyesight|(?:not|n't) (?:see|hear) well|hard of hearing)/i,
    use: 'use',
    benefits: [
      {
        text: 'I do not have to dry or clean my hands first',
        when: /\b(?:wet|dirty|oily|greasy|muddy|sticky) (?:fingers|hands|gloves)\b/i,
      },
      { text: 'I can do it with my gloves on', when: /\bgloves?\b/i },
      { text: 'I hit the right one at once', when: /\bbuttons?\b/i },
      'I can take part without help',
      { text: 'nobody has to read it out to me', when: /\b(?:read|screen|text|font|captions?|language|blind\b|see)/i },
    ],
    criteria: [
      main('A screen reader says the name of each part of {object}.', { when: /\b(?:screen[- ]?reader|blind)/i }),
      main('Everything can be read in the larger font.', {
        when: /\b(?:font|text|print) (?:size )?(?:larger|bigger)|large(?:r)? (?:text|print|font)/i,
      }),
      main('The choice is still in place when {the actor} comes back.', {
        when: /\b(?:font|contrast|large|text size)/i,
      }),
      main('Everything that is said can be read as text at the same time.', { when: /\b(?:caption|subtitle|deaf)/i }),
      main('{Object} can be read in the plain and in the full wording.', {
        when: /\b(?:plain|simple|easy) language|easy[- ]read/i,
      }),
      refusal('{Object} without a plain wording {says} so and {shows} the full one.', {
        when: /\b(?:plain|simple|easy) language|easy[- ]read/i,
      }),
      main('Each button can be hit with a hand that is not steady.', {
        when: /\bbuttons?\b/i,
        unless: /\b(?:gloves?|(?:wet|dirty|cold|oily) (?:fingers|hands))\b/i,
      }),
      main('Each button can be hit with the gloves on.', { when: /\bgloves?\b.*\bbuttons?\b/i }),
      main('Each button works with wet fingers.', { when: /\bwet (?:fingers|hands)\b.*\bbuttons?\b/i }),
      refusal('Hitting a button twice by mistake counts once.', { when: /\bbuttons?\b/i }),
      edge('No button is pushed out of view by its size.', { when: /\bbuttons?\b/i }),
      refusal('Nothing is told by colour alone.', { when: /\b(?:colou?r|contrast|sight|blind)/i }),
      edge('A message that appears is read out without moving {the actor} elsewhere.', {
        when: /\bscreen[- ]?reader|blind/i,
      }),
      edge('Nothing changes its place when the text grows.', { when: /\b(?:font|large|text size|sight)/i }),
      refusal('No text is cut off or covered by another.', { when: /\b(?:font|large|text size|contrast|sight)/i }),
      main('Each step with {object} can be done without seeing or hearing it.', {
        unless: /\b(?:font|text|plain|simple|contrast|caption|subtitle|sight|print)/i,
      }),
    ],
    questions: [
      {
        text: 'With which aids do {actors} work today?',
        unless: /\b(?:screen[- ]?reader|font|plain|simple|caption|contrast)/i,
      },
      { text: 'Who writes the plain wording?', when: /\b(?:plain|simple|easy) language|easy[- ]read/i },
      { text: 'How large must the text become?', when: /\b(?:font|large|text size)/i, unless: /\d/ },
    ],
  },
  {
    name: 'offline',
    anyVerb: true,
    decisive:
      /\b(?:offline|without (?:an? )?(?:\w+ )?(?:internet|network|signal|connection|reception|wi-?fi)|(?:internet|network|connection|signal|reception|wi-?fi) (?:is (?:bad|weak|poor|slow|lost|down|gone|interrupted|unstable)|goes down|drops|breaks|dies|fails))\b/i,
    isTool: true,
    verbs: 'work offline',
    nouns: 'offline,offline mode',
    cue: /\b(offline|without (?:an? )?(?:internet|network|signal|connection|reception|wi-?fi)|no (?:signal|internet|network|reception|connection|coverage)|dead zone|poor (?:signal|reception|connection))\b/i,
    use: 'use',
    benefits: ['I can go on where there is no connection', 'I do not write it down on paper first'],
    criteria: [
      main('What was entered for {object} without a connection is marked as not yet sent.', {
        unless: DOING,
        notOf: NOTHING_ENTERED,
      }),
      main('{The one} can be shown without a connection as well.', { unless: DOING, of: ['code'], notOf: ['person'] }),
      main('What was entered without a connection is marked as not yet sent.', ANY_ENTRY),
      edge('Closing the app before it is sent loses nothing.', { unless: DOING, of: ['unnamed', 'device'] }),
      refusal(
        'When somebody else has changed the same entry meanwhile, {the actor} is asked which one to keep.',
        ANY_ENTRY,
      ),
      main('It is sent by itself once there is a connection, and {the actor} sees that it was.', { unless: DOING }),
      main('{Object} that {was} opened before can be read without a connection.', {
        when: READING,
        notOf: ['person', 'technique'],
      }),
      main('{The actor} sees that {the one} was {verbed}, with and without a connection.', {
        when: DOING,
        unless: READING,
      }),
      main('What was done without a connection is listed once there is one again.', { when: DOING }),
      refusal('When somebody else has changed {object} meanwhile, {the actor} is asked which one to keep.', {
        unless: DOING,
        notOf: NOTHING_ENTERED,
      }),
      refusal('What cannot be done without a connection says so before {the actor} begins.'),
      edge('Closing the app before it is sent loses nothing of {object}.', { unless: DOING, notOf: NOTHING_ENTERED }),
      edge('The time up to which {object} {is} up to date is shown.', { notOf: ['person', 'technique', 'device'] }),
    ],
    questions: [{ text: 'How long must {the actor} be able to work without a connection?', unless: READING }],
  },
  {
    name: 'mobile',
    anyVerb: true,
    decisive:
      /^(?!.*\b(?:signature|scanner|barcode)\b)(?:(?:open|see|use|view|read|work|record|enter)\b.*|have .+ (?:work|run|fit|open|scroll)) on (?:(?:a|the|my|their|our|his|her) (?:phone|mobile|smartphone|tablet|iPad|watch)s?\b|(?:old(?:er)? |small(?:er)? |all )?(?:phones|smartphones|tablets|iPads|mobiles|mobile devices|small(?:er)? screens)\b)(?! ?lists?\b)/,
    isTool: true,
    nouns: 'mobile app,mobile version,app,tablet,phone,smartphone,widget,watch',
    cue: /\b(on (?:a|the|my|their|his|her) (?:phone|mobile|smartphone|tablet|iPad|watch)s?\b(?! ?lists?\b)|on (?:phones|tablets|mobile)|mobile (?:app|version|view|layout)|small screens?)\b/i,
    use: 'use',
    benefits: [{ text: 'I can do it on the spot', unless: /\b(?:home|search|card|pass|ticket|notes?|widget)\b/i }],
    criteria: [
      main('All of {object} can be read on a narrow screen without scrolling sideways.', {
        notOf: ['person'],
        unless: /\b(?:slideshow|albums?|videos?|photos?|audio|podcast|play|listen)\b/i,
      }),
      main('Every page can be read on the small screen without scrolling sideways.', { of: ['unnamed'] }),
      edge('What {the actor} has begun on one device is there on the other as well.', { of: ['unnamed'] }),
      main('What {the actor} enters for {object} on one device is there on every other.', {
        when: ENTERED,
        notOf: ['person'],
      }),
      refusal('When the connection breaks, what was entered for {object} stays in view.', {
        when: ENTERED,
        notOf: ['person'],
      }),
      edge('A photo can be taken on the spot.', { when: /\bphoto/i }),
      refusal('Without a connection {object} {is} shown as last seen, with the time.', {
        unless: ENTERED,
        notOf: ['person'],
      }),
    ],
    questions: [{ text: 'Which devices do {actors} use?', unless: /\b(?:ios|android|iphone|ipad)\b/i }],
  },
  {
    name: 'translate',
    anyVerb: true,
    decisive: new RegExp(
      `\\bin (?:my|their|his|her|our|one's) (?:own )?(?:mother )?(?:language|tongue)\\b|^use (?:${TONGUE})\\b|\\b(?:in|into) (?:${TONGUE})\\b|\\b(?:[Mm]ulti-?ling|[Bb]iling|[Mm]ulti-?languag|[Ll]anguage (?:switch|selection|choice|menu))`,
    ),
    isTool: true,
    verbs: 'translate,localise,localize',
    nouns: 'language,translation,locale',
    cue: new RegExp(
      `\\b(?:(?:another|other|several|different|many|foreign|more|two|three|more than one) languages?|translat(?!ors?\\b)\\w*|in (?:${TONGUE}))\\b`,
    ),
    use: 'use',
    benefits: ['I understand what I read', 'I do not need somebody to translate for me'],
    criteria: [
      main('{The actor} can go back to the original of {the one} at any time.', {
        when: /\btranslat/i,
        notOf: ['tongue', 'person'],
      }),
      main('A translated {one} is marked as translated.', { when: /\btranslat/i, notOf: ['tongue', 'person'] }),
      main('After a change of the language {the actor} is still on the same page.', {
        unless: /\btranslat/i,
        notOf: WRITTEN,
      }),
      main('Whoever reads {the one} can choose its language.', { unless: /\btranslat/i, of: WRITTEN }),
      refusal('A text that is not translated yet is shown in the original, with a note.'),
      refusal('When {the one} cannot be translated, the original is shown with a note.', {
        when: /\btranslat/i,
        notOf: ['tongue', 'person'],
      }),
      edge('Dates and numbers in {the one} are written as in the chosen language.', {
        unless: /\b(?:message|comment|article)/i,
        notOf: ['tongue', 'person'],
      }),
      edge('Dates and numbers are written as in the chosen language.', { of: ['unnamed'] }),
      edge('Names in {the one} stay as they are.', { when: /\btranslat/i, notOf: ['tongue', 'person'] }),
      edge('The choice of language is still in place when {the actor} comes back.', { unless: /\btranslat/i }),
    ],
    questions: [
      { text: 'Which languages come first?', unless: new RegExp(TONGUE) },
      { text: 'Who checks the translation?' },
    ],
  },
  {
    name: 'guide',
    verbs: 'onboard',
    nouns: 'tutorial,onboarding,tour,guide,help,faq,tooltip,walkthrough,instruction,lesson plan,introduction',
    cue: /\b(?:first steps|new (?:users|members|volunteers|employees|colleagues))\b/i,
    decisive:
      /\b(?:opens?|(?<!^)uses?|starts?|launch(?:es)?|(?:logs?|signs?) in|using)\b.*\bthe first time\b|\bthe first time .*\b(?:opens?|uses?|starts?|launch(?:es)?|(?:logs?|signs?) in|sees? (?:it|this|the page))\b/i,
    use: 'see',
    benefits: [
      {
        text: 'I do not make the mistakes that everybody makes at first',
        when: /\b(?:first (?:time|steps)|onboard\w*|tutorials?|walkthroughs?|introductions?|new (?:users|members|volunteers|employees|colleagues)|newcomers|beginners)\b/i,
      },
      'I find what I need to know without asking',
    ],
    criteria: [
      main('{Object} {is} shown before {the actor} begins, and not again later.', {
        when: /\bfirst time\b/i,
        notOf: ['person'],
      }),
      main('{The actor} sees how much of {object} is done and what comes next.', {
        when: /\b(?:tutorial|onboarding|tour|course|walkthrough|introduction|steps|training)/i,
        unless: /\bfirst time\b/i,
        notOf: ['person'],
      }),
      main('{Object} {is} shown beside what {it} {explains}.', {
        when: /\b(?:tooltips?|help|hints?|faq|explain)/i,
        notOf: ['person'],
      }),
      refusal('{An actor} who skips {object} goes on without it.', { notOf: ['person'] }),
      edge('{The actor} can open {object} again later.', { notOf: ['person'] }),
      edge('{An actor} who leaves {object} comes back to the same place in it.', {
        unless: /\bfirst time\b/i,
        notOf: ['person'],
      }),
      edge('{An actor} who was there before {object} was made can open {it} as well.', {
        when: /\bfirst time\b/i,
        notOf: ['person'],
      }),
    ],
    questions: [{ text: 'Who makes {object} and keeps {them} up to date?', notOf: ['person'] }],
  },
];
