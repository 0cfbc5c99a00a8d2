function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Parts of an organisation: one belongs to them, so the story's actor is "member of the ...". */
const DEPARTMENTS = set(
  `team office desk department board staff committee support council lab laboratory dispatch pharmacy kitchen reception secretariat administration trustees helpdesk hotline bureau unit squad
directorate commission jury crew waitstaff secretariat task-force taskforce panel workgroup faculty workforce personnel management newsroom front-desk archive registry `,
);

/** What a part of an organisation does, used as its name and without an article: "payroll pays on the 20th". */
const FUNCTIONS = set(
  `accounting accounts finance payroll purchasing procurement housekeeping marketing logistics sales bookkeeping compliance legal catering facilities maintenance controlling dispatch security support operations engineering editorial reception`,
);
const FUNCTION_NAMES =
  /(?:^|[ -])(?:customer (?:service|services|support|care|success)|human resources|quality assurance|public relations|tech(?:nical)? support|first-level support|front of house|back office)$/;

/** Organisations and groups that act like one person: "shelters say how many portions they need". */
const ORGANISATIONS = set(
  `household family club school clinic company shop restaurant agency couple business charity hotel farm hospital library museum municipality parish practice store studio association bank
ministry firm shelter canteen cafe café bakery nursery kindergarten daycare university college hostel dealership garage workshop winery brewery venue theatre theater cinema band choir orchestra ensemble
community cooperative co-op coop branch franchise retailer wholesaler manufacturer warehouse depot town city district authority publisher congregation church
foundation ngo nonprofit startup federation union brigade marina supermarket grocery sawmill mill quarry dairy abattoir butchery pub salon surgery academy gym campsite airline
airport shipyard boatyard yard laundry operator organisation organization institute institution supplier village embassy
consulate court police orphanage hospice pizzeria delicatessen diner takeaway ranch vineyard enterprise corporation society guild chapter league troop 
group class circle troupe newspaper magazine broadcaster gallery festival stall kiosk bookshop bookstore florist laboratory
centre center syndicate partnership consortium refinery hatchery fishery cannery `,
);

/** What people do and things do not: a plural noun of unknown sense in front of one of these verbs names people. */
export const HUMAN_VERBS = set(
  `say want ask write order book reserve plan publish post choose decide watch register upload enter note log report approve sign answer borrow lend buy sell hire invite compare search browse
apply submit request manage organise organize coordinate prepare document teach vote bid pay subscribe rate review comment complain describe propose negotiate hope wish know look learn enrol enroll
cook bake sew paint rent lease donate collaborate share settle confirm cancel claim declare practise practice
scan count fetch wash clean load unload carry move weigh inspect repair feed water plant harvest pick sort assign collect deliver drive greet serve return call visit meet swap exchange offer type
print send bring fix build train mark grade examine treat draft edit translate photograph play sing dance keep update
check record approve refuse accept set define draw cut place use see read get run allocate maintain oversee monitor upload download photograph measure test mix hand tick walk ride catch retire
release suspend grade attach hand-over handle administer own operate supervise verify validate file interview appoint announce respond work look study travel stay sit open close block create add clock vet rehearse perform record stamp`,
);

/** What is done to people and not to things: "sextons are told when to heat the church". */
export const DONE_TO_PEOPLE =
  /^(?:told|asked|hired|paid|called|informed|notified|invited|trained|reminded|warned|allowed|appointed|elected|rewarded|alerted|employed|supervised|coached|taught|welcomed|licensed|qualified|expected|advised|interviewed|reimbursed|sworn|guided)$/;

/** Verbs that nearly everybody does, as stems: they say little about who is meant. */
export const WEAK_VERB_STEMS = set(
  'see look get know want find use manag check view follow show have set tak keep run mak giv need go put be do can add creat',
);

/** What those do who look after a thing and its people, as stems. */
export const MANAGING_STEMS = set(
  'plan manag maintain overse administ assign set configur coordinat organis organiz allocat approv supervis run control hir appoint schedul keep defin invit',
);

/** What those are called who look after things, as the last word of their name. */
export const MANAGERS =
  /(?:^|[ -])(?:manager|administrator|admin|coordinator|co-ordinator|organiser|organizer|supervisor|director|owner|head|lead|leader|officer|secretary|master|harbourmaster|chief|principal|dispatcher|planner|foreman|moderator|curator|office|authority|board|department|landlord|host)(?: of .+)?$/;

/** Nouns with which a product speaks of itself. */
export const PRODUCT_NOUNS = set(
  'app application system platform site website tool product software service solution program portal data aim goal idea plan list page mission vision promise motto server sensor',
);

/** Whether the name is that of a part of an organisation: "quality lab", "board of trustees", "payroll". */
export function isDepartment(name: string): boolean {
  const head = name.toLowerCase().split(' of ')[0]?.split(' ').at(-1) ?? '';
  return DEPARTMENTS.has(head) || isFunction(name);
}

/** Whether the name is that of a task which stands for those who have it, without an article: "payroll", "customer service". */
export function isFunction(name: string): boolean {
  const lower = name.toLowerCase();
  return FUNCTIONS.has(lower.split(' ').at(-1) ?? '') || FUNCTION_NAMES.test(lower) || /^(?:HR|IT|QA)$/.test(name);
}

/** Whether the noun, in the singular, names an organisation or a part of one. */
export function isGroup(noun: string): boolean {
  return DEPARTMENTS.has(noun) || ORGANISATIONS.has(noun);
}
