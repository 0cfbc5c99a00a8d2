import { edge, main, refusal, type Intent } from '../intents/intent.ts';

/** An act of every day by how its wish begins: its sentences hold whatever it is done to. */
function act(name: string, decisive: RegExp, criteria: Intent['criteria']): Intent {
  return { name, decisive, isFiller: true, isOrdered: true, benefits: [], criteria, questions: [] };
}

const MONEY = '(?:[€$£]?[\\d.,]+|[a-z]+) ?(?:euros?|pounds?|dollars?|francs?|[€$£])';

/** It was said, and is no verb that stands for a thing. */
const OFFERED = /\boffer/i;
/** In which order things come. */
const SORTED = /\border\b .*\b(?:so that|by|first|last|alphabetically)\b/i;

/** What people do with one another: ask, offer, take part, bring somebody along, let somebody do something. */
const WITH_OTHERS: readonly Intent[] = [
  act(
    'somebody asked',
    /^ask (?:(?:the|my|our|their|his|her|an?|another|all|everybody|everyone|somebody|someone)\b)/i,
    [
      main('Whoever is asked sees who asks, and when.'),
      refusal('As long as there is no answer, the question is shown as open.'),
      edge('{The actor} can take the question back as long as nobody has answered.'),
    ],
  ),
  act('asked for', /^ask for\b/i, [
    main('Whoever deals with it sees the request with its day.'),
    refusal('A request that cannot be met is answered with the reason.'),
    edge('{The actor} can take the request back until it is met.'),
  ]),
  act('offered', /^offer (?!to\b|a refund\b)/i, [
    main('Everybody for whom the offer is meant can see it.', { when: OFFERED }),
    refusal('What somebody has taken is no longer offered to others.', { when: OFFERED }),
    edge('{The actor} can take the offer back as long as nobody has taken it.', { when: OFFERED }),
  ]),
  act(
    'taken part',
    /^(?:sign up (?!\w+ (?:people|guests|children|members)\b)|join |enrol in |enroll in |register (?:for|in|to) )/i,
    [
      main('{The actor} stands on the list of those who take part.', { notOf: ['document', 'goods', 'device'] }),
      refusal('What is full already cannot be joined, and that is said.', { notOf: ['document', 'goods', 'device'] }),
      edge('{The actor} can sign off again.', { notOf: ['document', 'goods', 'device'] }),
    ],
  ),
  act(
    'brought along',
    /^(?:bring|take|invite) (?:along )?(?:[\w-]+ ){0,4}?(?:guests?|friends?|wife|husband|partner|companion|dog|child|children|kids?)\b/i,
    [
      main('Who comes along is listed with whoever brings them.'),
      refusal('When there is no room left for whoever comes along, that is said beforehand.'),
      edge('Whoever does not come after all can be taken off again.'),
    ],
  ),
  act(
    'let do',
    /^let (?:my|our|their|his|her|the|an?) [\w-]+(?: [\w-]+)? (?:collect|pick up|fetch|approve|sign|open|enter|book|in\b)/i,
    [
      main('Who may do it is shown with the name.'),
      refusal('Whoever was not named cannot do it.'),
      edge('{The actor} can take that leave back at any time.'),
    ],
  ),
  act('shared', /^share\b(?! (?:of|out)\b)/i, [
    main('Whoever it is shared with sees it from then on.'),
    refusal('Nobody else sees it.'),
    edge('{The actor} can stop sharing it.'),
  ]),
  act('announced', /^announce\b/i, [
    main('Whoever it concerns sees it with the name and the time.'),
    refusal('What is over already cannot be announced.'),
    edge('{The actor} can correct the announcement, and that is shown.'),
  ]),
  act('reported', /^report (?!on\b|back\b)/i, [
    main('Whoever deals with it sees the report with its time.'),
    refusal('A report without the details that are needed is not sent, and what is missing is named.'),
    edge('{The actor} sees what has become of the report.'),
  ]),
  act('explained', /^explain\b/i, [
    main('The explanation is shown beside what it is about.'),
    refusal('As long as there is no explanation, that is said.'),
    edge('A corrected explanation takes the place of the first.'),
  ]),
  act('called off', /^(?:call off|back out|pull out)\b/i, [
    main('It is shown as called off to everybody who counts on it.'),
    refusal('What is over already cannot be called off.'),
    edge('Calling off twice counts once.'),
  ]),
  act('passed up', /^escalate\b/i, [
    main('Whoever it goes to sees what has happened so far.'),
    refusal('What is settled already is not passed on any more.'),
    edge('It is shown who has passed it on, and when.'),
  ]),
];

/** What is handed over, taken, signed, claimed and paid. */
const WITH_THINGS: readonly Intent[] = [
  act(
    'dropped off',
    /^(?:drop off|drop (?:it|them|the|my|our|an?)\b.* off|bring back|hand in|leave (?:it|them|my|the) .*\bwith)\b/i,
    [
      main('What was handed in is listed with the time.'),
      refusal('Until somebody has taken it in, it is shown as not yet received.'),
      edge('{The actor} is told when it was taken in.'),
    ],
  ),
  act(
    'ordered',
    /^(?:pre-?order (?!of\b)|order (?!by\b|of\b|.*\b(?:so that|by|first|last|alphabetically)\b)|place (?:an?|the) (?!orders?\b)[\w-]+ order(?! of\b)|place an order(?! of\b))/i,
    [
      main('Everything that is ordered is listed once more before {the actor} confirms.', { unless: SORTED }),
      refusal('What is not to be had is named before the order is sent.', { unless: SORTED }),
      edge('Confirming twice orders once.', { unless: SORTED }),
    ],
  ),
  act('lent', /^(?:borrow|lend|rent|hire (?:an?|the) (?!person\b))/i, [
    main('From when until when it is taken is shown.', { notOf: ['person'] }),
    refusal('What somebody else has at that time cannot be taken.', { notOf: ['person'] }),
    edge('What was given back can be had by others again.', { notOf: ['person'] }),
  ]),
  act('set aside', /^(?:set aside|put aside|put by|lay by)\b/i, [
    main('What is set aside is shown as such.'),
    refusal('Nobody else can take it meanwhile.'),
    edge('{The actor} can release it again.'),
  ]),
  act('signed', /^(?:sign|countersign)\b(?! (?:up|in|out|off|on)\b)/i, [
    main('Who has signed is shown with the day and the time.'),
    refusal('After a change of what was signed, the signature no longer counts.'),
    edge('What is not signed yet is listed as open.'),
  ]),
  act('claimed', /^(?:claim|claim back|demand)\b/i, [
    main('{The actor} sees how far the claim has got.'),
    refusal('A second claim for the same case is refused with a message that names the first.'),
    edge('{The actor} can withdraw the claim as long as it is not decided.'),
  ]),
  act('topped up', /^top up\b/i, [
    main('The new balance is shown at once.'),
    refusal('When the payment fails, the balance stays as it was.'),
    edge('Each top-up is listed with the day and the amount.'),
  ]),
  act('given', new RegExp(`^(?:give|donate|tip) ${MONEY}`, 'i'), [
    main('The amount is shown before {the actor} confirms.'),
    refusal('A payment that fails does not count as given.'),
    edge('It can be looked up later for what the amount was given.'),
  ]),
  act('notice given', /^(?:give notice|hand in (?:my|their|the) notice)\b/i, [
    main('The day on which it ends is shown before {the actor} confirms.'),
    refusal('A day that is too early is refused with the first day that is possible.'),
    edge('The notice can be read again later with its day.'),
  ]),
  act('scanned', /^scan\b/i, [
    main('What belongs to it is shown right after the scan.'),
    refusal('What cannot be recognised is not taken for anything else, and that is said.'),
    edge('Scanning the same twice counts once.'),
  ]),
  act(
    'put on a list',
    /^(?:put|place|add|move) .+ (?:on|onto|to) (?:an?|the|my|our|their) (?:[\w-]+ )?(?:list|map|board|calendar|queue|pile)\b/i,
    [
      main('It is found there from then on.', { notOf: ['person'] }),
      refusal('The same entry is not listed there twice.'),
      edge('{The actor} can take it off there again.', { notOf: ['person'] }),
      edge('{The actor} can take {a one} off there again.', { of: ['person'] }),
    ],
  ),
  act(
    'taken over',
    /^(?:load|import|read in|transfer (?=.*\b(?:from|into)\b)(?!.*\bto (?:my|another|somebody|a)\b)) ?(?:the|my|our|their|his|her|data|all)\b/i,
    [
      main('What was taken over is listed with the time.', { notOf: ['person', 'money'] }),
      refusal('When it breaks off, nothing half is kept.', { notOf: ['person', 'money'] }),
      edge('Taking over the same twice changes nothing.', { notOf: ['person', 'money'] }),
    ],
  ),
];

/** What somebody chooses, changes, takes back or does again. */
const CHANGED: readonly Intent[] = [
  act('chosen', /^(?:choose|pick|select)\b(?! up\b| out\b)/i, [
    main('What was chosen is shown as chosen.'),
    refusal('What is no longer available is not offered.'),
    edge('Choosing again takes the place of the first choice.'),
  ]),
  act('switched', /^(?:switch|change) (?:from|between|over)\b/i, [
    main('Which one is in use is shown.'),
    refusal('What was done before the switch stays as it was.'),
    edge('{The actor} can switch back.'),
  ]),
  act('extended', /^(?:extend|prolong|lengthen|stay .*\b(?:longer|another|more))\b/i, [
    main('The new end is shown before {the actor} confirms.'),
    refusal('Where something else is planned at that time, it is not extended, and that is said.'),
    edge('As long as it is not confirmed, the first end holds.'),
  ]),
  act('made up for', /^(?:make up (?:for )?(?:an?|the|my|missed)|catch up on)\b/i, [
    main('What was made up for no longer counts as missed.'),
    refusal('What is full already is not offered for it.'),
    edge('{The actor} sees what is still to be made up for.'),
  ]),
  act('rebooked', /^rebook\b/i, [
    main('The old booking is free again.'),
    refusal('When there is no room in the new one, the old booking stays.'),
    edge('Whoever is rebooked is told of the new time.'),
  ]),
  act('replaced', /^(?:replace|substitute)\b/i, [
    main('What comes in its place is shown.', { notOf: ['person'] }),
    refusal('As long as nothing has been chosen in its place, the first stays.', { notOf: ['person'] }),
    edge('{The actor} can go back to the first.', { notOf: ['person'] }),
  ]),
  act('undone', /^(?:undo|roll back|revert|take back|go back to)\b/i, [
    main('What it goes back to is shown before {the actor} confirms.'),
    refusal('What was done since then is named before it is lost.'),
    edge('The step back can itself be undone.'),
  ]),
  act('copied', /^(?:clone|duplicate|copy)\b(?! (?:by hand|and paste)\b)/i, [
    main('A change to the copy leaves the first as it was.'),
    refusal('What no longer fits is left out of the copy and named.'),
    edge('The copy can be changed before it is saved.'),
  ]),
  act('practised', /^(?:practi[sc]e|rehearse|play through|try out|try on|learn)\b/i, [
    main('{The actor} can begin again at any time.'),
    refusal('What is done for practice does not count.', { when: /\b(?:practi[sc]|try|rehears|play through)/i }),
    edge('{The actor} can break off and go on later at the same place.'),
  ]),
  act('kept for oneself', /^save (?:my|our|their|his|her)\b/i, [
    main('What was saved is offered again the next time.'),
    refusal('A part that is no longer to be had is named.'),
    edge('{The actor} can change or delete what was saved.'),
  ]),
];

/** What somebody gets, finds, marks, sends and watches. */
const WITHOUT_NAME: readonly Intent[] = [
  act(
    'got',
    /^(?:get|receive) (?:an?|the|my|our|their|his|her|one|another|[a-z]+) ?(?:[a-z-]+ ){0,2}?(?:pings?|opinions?|answers?|repl(?:y|ies)|confirmations?|stor(?:y|ies)|pictures?|photos?|warnings?|notes?|summar(?:y|ies)|advice|calls?|news)\b/i,
    [main('What came can be looked up again with its time.'), refusal('As long as nothing has come, that is said.')],
  ),
  act('added', /^add (?!up\b)/i, [
    main('What was added is listed with the rest.', { of: ['unnamed'], notOf: ['thing'] }),
    refusal('The same is not listed twice.', { of: ['unnamed'], notOf: ['thing'] }),
    edge('What was added can be taken off again.', { of: ['unnamed'], notOf: ['thing'] }),
  ]),
  act('searched', /^(?:find|look for|search for|search)\b(?! out\b)/i, [
    main('What was found can be opened from the list.'),
    refusal('Where nothing fits, that is said instead of an empty list.'),
  ]),
  act('marked', /^(?:flag|mark|tick off|tick|highlight)\b/i, [
    main('What is marked is shown as such.'),
    refusal('What is not marked looks as before.'),
    edge('The mark can be taken off again.'),
  ]),
  act('sent', /^(?:send|forward|mail) (?!back\b|out\b|in\b|home\b|away\b)/i, [
    main('What was sent is listed with the time.', { notOf: ['person', 'goods'] }),
    refusal('What could not be sent is shown as not sent and can be sent again.', { notOf: ['person', 'goods'] }),
  ]),
  act('shut out', /^(?:shut out|lock out|throw out|throw .+ out)\b/i, [
    main('Whoever is shut out is listed with the reason.'),
    refusal('For everybody else nothing changes.'),
    edge('{The actor} can let somebody in again.'),
  ]),
  act('photographed', /^(?:photograph|film|snap|take a (?:photo|picture))\b/i, [
    main('The picture is shown before it is kept.'),
    edge('A picture that is blurred can be taken again.'),
  ]),
  act('played', /^(?:watch|listen to|play along|play back|replay)\b/i, [
    main('{The actor} sees how far it has got.'),
    edge('{The actor} can stop and go on at the same place.'),
  ]),
  act('compared', /^(?:compare|overlay|contrast)\b/i, [
    main('Both can be seen next to each other.', { notOf: ['asked'] }),
    refusal('As long as one of them is not known, that is said.'),
    edge('Where they differ is marked.', { notOf: ['asked'] }),
  ]),
];

/** Acts of every day, where neither verb nor thing has a kind of its own that says enough. */
export const EVERYDAY_ACTS: readonly Intent[] = [...WITH_OTHERS, ...WITH_THINGS, ...CHANGED, ...WITHOUT_NAME];
