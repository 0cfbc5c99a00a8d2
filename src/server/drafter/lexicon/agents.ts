function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Parts of an organisation: one belongs to them, so the story's actor is "member of the ...". */
const DEPARTMENTS = set(
  `team office desk department board staff committee support council lab laboratory accounting accounts finance management dispatch logistics pharmacy kitchen reception secretariat administration
trustees helpdesk hotline payroll purchasing bureau unit squad directorate commission jury`,
);

/** Organisations and groups that act like one person: "shelters say how many portions they need". */
const ORGANISATIONS = set(
  `household family club school clinic company shop restaurant agency couple crew business charity hotel farm hospital library museum municipality parish practice store studio association bank
ministry firm shelter canteen cafe café bakery nursery kindergarten daycare university college hostel dealership garage workshop winery brewery venue theatre theater cinema band choir orchestra ensemble
community cooperative co-op branch franchise retailer wholesaler manufacturer warehouse depot town city district insurer authority publisher congregation church
foundation ngo nonprofit startup federation union brigade marina`,
);

/** What people do and things do not: a plural noun of unknown sense in front of one of these verbs names people. */
export const HUMAN_VERBS = set(
  `say want ask read write order book reserve plan publish post choose decide watch register upload enter note log report approve sign answer borrow lend buy sell hire invite compare search browse
apply submit request manage organise organize coordinate prepare document teach vote bid pay subscribe rate review comment complain describe propose negotiate hope wish know look learn enrol enroll
cook bake sew paint rent lease donate collaborate share settle confirm cancel claim declare practise practice
scan count fetch wash clean load unload carry move weigh inspect repair feed water plant harvest pick pack sort assign collect deliver drive greet serve return call visit meet swap exchange offer type
print send bring fix build train mark grade examine treat prepare draft edit translate photograph play sing dance keep update`,
);

/** Verbs that nearly everybody does, as stems: they say little about who is meant. */
export const WEAK_VERB_STEMS = set(
  'see look get know want find use manag check view follow show have set tak keep run mak giv need go com put be do can add creat',
);

/** Nouns with which a product speaks of itself. */
export const PRODUCT_NOUNS = set(
  'app application system platform site website tool product software service solution program portal data aim goal idea plan list page',
);

/** Whether the name is that of a part of an organisation: "quality lab", "board of trustees". */
export function isDepartment(name: string): boolean {
  const head = name.toLowerCase().split(' of ')[0]?.split(' ').at(-1) ?? '';
  return DEPARTMENTS.has(head);
}

/** Whether the noun, in the singular, names an organisation or a part of one. */
export function isGroup(noun: string): boolean {
  return DEPARTMENTS.has(noun) || ORGANISATIONS.has(noun);
}
