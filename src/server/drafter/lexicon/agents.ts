function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Parts of an organisation: one belongs to them, so the story's actor is "member of the ...". */
const DEPARTMENTS = set(
  `team office desk department board staff committee support council lab laboratory dispatch pharmacy kitchen reception secretariat administration
trustees helpdesk hotline bureau unit squad directorate commission jury crew waitstaff task-force taskforce panel workgroup faculty workforce
personnel management newsroom front-desk archive registry brigade authority`,
);

/** What a part of an organisation does, used as its name and without an article: "payroll pays on the 20th". */
const FUNCTIONS = set(
  `accounting accounts finance payroll purchasing procurement housekeeping marketing logistics sales bookkeeping compliance legal catering facilities maintenance controlling dispatch security support operations engineering editorial prepress reception`,
);
const FUNCTION_NAMES =
  /(?:^|[ -])(?:(?:control|wash|sorting|mail|press) (?:room|hall)|customer (?:service|services|support|care|success)|human resources|quality assurance|public relations|(?:credit|document|infection|inventory|pest|production|quality|stock|traffic) control|(?:occupational|public) health|(?:fire|food|site) safety|(?:disability|guest|patient|sterile|student) services|tech(?:nical)? support|(?:first|second|third|1st|2nd|3rd)-(?:level|line)(?: support)?|front of house|back office)$/;

/** Organisations and groups that act like one person: "shelters say how many portions they need". */
const ORGANISATIONS = set(
  `abattoir academy agency airline airport association bakery band bank boatyard bookshop bookstore branch brand brewery broadcaster business butchery cafe
café campsite cannery canteen center centre chamber charity choir church cinema circle city class clinic club co-op college community company
congregation consortium consulate coop cooperative corporation couple court dairy daycare dealership delicatessen depot diner district embassy
ensemble enterprise family farm federation festival firm fishery florist foundation franchise gallery garage grocery group guild gym hatchery hospice
hospital hostel hotel household institute insurer institution kindergarten kiosk laboratory laundry league library magazine manufacturer marina mill ministry
municipality museum newspaper ngo nonprofit nursery operator orchestra organisation organization orphanage parish partnership pizzeria police practice
pub publisher quarry ranch refinery restaurant retailer salon sawmill school shelter shipyard shop society stall start-up startup store studio supermarket
supplier surgery syndicate takeaway theater theatre town troop troupe union university venue village vineyard warehouse wholesaler winery workshop
yard`,
);

/** What people do and things do not: a plural noun of unknown sense in front of one of these verbs names people. */
export const HUMAN_VERBS = set(
  `accept add administer allocate announce answer apply appoint approve ask assign attach bake bid block book borrow bring browse build buy call cancel
carry catch check choose claim clean clock close collaborate collect comment compare complain confirm cook coordinate count create cut dance decide
declare define deliver describe document donate download draft draw drive edit enrol enroll enter examine exchange feed fetch file fill fix get grade greet
hand handle harvest hire hope inspect interview invite keep know learn lease lend load log look maintain manage mark measure meet mix monitor move
negotiate note offer open operate order organise organize oversee own paint pay perform photograph pick place plan plant play post practice practise
prepare print propose publish rate read record refuse register rehearse release rent repair report request reserve respond retire return review ride
run say scan search see sell send serve set settle sew share sign sing sit sort stamp stay study submit subscribe supervise suspend swap teach test
tick train translate travel treat type unload update upload use validate verify vet visit vote walk want wash watch water weigh wish work write`,
);

/** What is done to people and not to things: "sextons are told when to heat the church". */
export const DONE_TO_PEOPLE =
  /^(?:told|asked|hired|paid|called|informed|notified|invited|trained|reminded|warned|allowed|appointed|elected|rewarded|alerted|employed|supervised|coached|taught|welcomed|licensed|qualified|expected|advised|interviewed|reimbursed|sworn|guided)$/;

/** Verbs that nearly everybody does, as stems: they say little about who is meant. */
export const WEAK_VERB_STEMS = set(
  'see look get know want find use manag check view follow show have set tak keep run mak giv need go put be do can add creat ask say tell',
);

/** What those do who look after a thing and its people, as stems. */
export const MANAGING_STEMS = set(
  'plan manag maintain overse administ assign set configur coordinat organis organiz allocat approv supervis run control hir appoint schedul keep defin invit',
);

/** What those are called who look after things, as the last word of their name. */
export const MANAGERS =
  /(?:^|[ -])(?:manager|administrator|admin|coordinator|co-ordinator|organiser|organizer|supervisor|director|owner|head|lead|leader|officer|secretary|master|harbourmaster|boss|chief|principal|dispatcher|planner|foreman|moderator|curator|(?<!\b(?:box|ticket|post|booking|sales) )office|authority|board|department|landlord|host)(?: of .+)?$/;

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

/** Tasks that stand for those who have them only beside the word for these: "production" of a production team. */
const TASKS_OF_TEAMS = set(`admissions billing hr production quality`);

/** What the people of a part of an organisation are called for short: "accounting" of the accounting team. */
export function taskOf(name: string): string | undefined {
  const [, task = ''] = /^(.+) (?:team|department|office|staff|people|crew)$/i.exec(name) ?? [];
  // "support invoices in francs" is an order, and "it" is anything.
  return task !== '' && !/^(?:support|it)$/i.test(task) && (isFunction(task) || TASKS_OF_TEAMS.has(task.toLowerCase()))
    ? task
    : undefined;
}

/** Where people work: one of them is of its team, and nobody is a yard. */
const WORKPLACES = set(
  'boatyard canteen depot garage hangar laundry mill quarry sawmill shipyard stockroom store storeroom stores warehouse workshop yard',
);

/** Whether the name is that of a place where people work: "machine yard", "tool store". */
export function isWorkplace(name: string): boolean {
  return WORKPLACES.has(name.toLowerCase().split(' of ')[0]?.split(' ').at(-1) ?? '');
}

/** Whether the noun, in the singular, names an organisation or a part of one. */
export function isGroup(noun: string): boolean {
  return DEPARTMENTS.has(noun) || ORGANISATIONS.has(noun) || WORKPLACES.has(noun);
}

/** Where some people work, and how such people are called. */
export const PEOPLE_OF_HOUSES: Readonly<Record<string, string>> = {
  dispatch: 'dispatchers',
  reception: 'receptionists',
  management: 'managers',
  accounting: 'accountants',
};
