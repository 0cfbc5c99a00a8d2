/** Plurals that follow no rule. */
export const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  ox: 'oxen',
  half: 'halves',
  leaf: 'leaves',
  loaf: 'loaves',
  shelf: 'shelves',
  calf: 'calves',
  knife: 'knives',
  life: 'lives',
  wife: 'wives',
  midwife: 'midwives',
  housewife: 'housewives',
  scarf: 'scarves',
  elf: 'elves',
  wolf: 'wolves',
  thief: 'thieves',
  hoof: 'hooves',
  criterion: 'criteria',
  phenomenon: 'phenomena',
  analysis: 'analyses',
  diagnosis: 'diagnoses',
  basis: 'bases',
  crisis: 'crises',
  thesis: 'theses',
  axis: 'axes',
  index: 'indexes',
  appendix: 'appendices',
  curriculum: 'curricula',
  quiz: 'quizzes',
  bus: 'buses',
  photo: 'photos',
  video: 'videos',
  logo: 'logos',
  piano: 'pianos',
  memo: 'memos',
  studio: 'studios',
  ratio: 'ratios',
  demo: 'demos',
  kilo: 'kilos',
  euro: 'euros',
  zero: 'zeros',
  radio: 'radios',
  portfolio: 'portfolios',
  scenario: 'scenarios',
  sheep: 'sheep',
  fish: 'fish',
  deer: 'deer',
  aircraft: 'aircraft',
  series: 'series',
  species: 'species',
  staff: 'staff',
  proof: 'proofs',
  roof: 'roofs',
  chef: 'chefs',
  belief: 'beliefs',
  brief: 'briefs',
  chief: 'chiefs',
  handkerchief: 'handkerchiefs',
  cliff: 'cliffs',
  tariff: 'tariffs',
  'passer-by': 'passers-by',
};

/** Nouns that end in s and are one thing all the same. */
export const SINGULAR_IN_S: ReadonlySet<string> = new Set(
  `address access business process status progress class glass press pass loss boss gas bus lens bonus virus focus campus census basis analysis
diagnosis news success mess stress express witness illness fitness gps sms https dns css canvas atlas bias chaos compass congress cross dress kiss
mass grass mattress harness wilderness happiness weakness readiness awareness business's axis crisis thesis emphasis synopsis tennis iris menopause
plus surplus consensus nexus radius stimulus syllabus terminus apparatus logistics analytics physics mathematics economics jones christmas always
this is was has does its us less whereas previous various as yes abscess recess princess waitress hostess actress goddess address's ios aws saas cms pos`
    .trim()
    .split(/\s+/),
);

/** Nouns that cannot be counted: no "a" before them and no plural. */
export const MASS_NOUNS: ReadonlySet<string> = new Set(
  `access accessibility advice analytics attendance audio authentication authorisation authorization availability baggage browsing cash checkout clothing collaboration
compliance connectivity consent consumption content correspondence coverage data delivery documentation energy equipment evidence
feedback food freight fuel functionality furniture geolocation growth guidance hardware health help history homework income information insight insurance integration
inventory knowledge legislation lighting logistics luggage machinery mail maintenance media medication milk mode money moderation money multi-factor music navigation news offline
onboarding ordering paper parking payroll performance permission personalisation personalization power pricing privacy produce production progress prose quality rain reporting research residue
safety sand scheduling searching security self-service seo shipping sleep soap software sorting spam speed staff stock storage support tax time tracking traffic training transparency
transport translation travel usage damage fabric pain revenue noise medicine blood sugar wear abuse spending validation verification visibility waste water weather weight wood work workload wind fertiliser fertilizer heating bread flour electricity traffic snow ice gas fuel oil cement paint ink laundry mulch compost sync synchronisation synchronization gst vat gps css json geofencing occupancy wrapping packaging numbering branding catering bookkeeping accounting geotagging pagination autocomplete signage ventilation compensation gear livestock cutlery crockery footwear stationery scaffolding timber lumber firewood hay straw soil manure meat rice bandwidth broadband bedding csv pdf sso mfa 2fa`
    .trim()
    .split(/\s+/),
);

/** Nouns for people, beside those that their ending gives away. */
/** Groups that act like one person. */
export const GROUP_NOUNS: ReadonlySet<string> = new Set(
  'household family team club school clinic company shop restaurant agency council couple crew business charity hotel farm hospital library museum municipality parish practice store studio association committee bank ministry firm'.split(
    ' ',
  ),
);

export const PERSON_NOUNS: ReadonlySet<string> = new Set(
  `grandparent grandmother grandfather sibling relative godparent toddler chancellor dean accountant admin administrator agent analyst apprentice architect artist assistant athlete attendee auditor author babysitter baker bank barber barista bartender
beginner beneficiary bidder blogger borrower boss broker bride builder buyer caller candidate captain caregiver caretaker carer cashier caterer chair chairperson champion chef chief child citizen
cleaner clerk client climber clinician coach colleague collector commuter concierge conductor consultant consumer contact contractor contributor cook coordinator counsellor
counselor couple courier creator curator customer dancer dealer dentist designer developer director dispatcher diver doctor donor driver editor educator electrician elder employee
employer engineer examiner expert facilitator family fan farmer father fellow firefighter fisher forester founder freelancer friend gardener groomer grower guard guardian guest guide
hairdresser handler head heir helper hiker homeowner host hostess householder hunter inspector installer instructor insurer intern interpreter interviewer inventor
investor janitor journalist judge keeper kid landlady landlord lawyer lead leader learner lecturer lender librarian logistician maintainer maker man manager marketer mechanic
mediator medic member mentor merchant midwife minister moderator mother musician mum nanny neighbour neighbor newcomer novice nurse nutritionist observer officer operator
optician organiser organizer owner painter panelist paramedic parent partner passenger patient patron payer peer people performer person pharmacist photographer physician physiotherapist
pilot planner player plumber poet policyholder practitioner presenter principal producer professional professor programmer proofreader provider publisher pupil purchaser
ranger reader rebooker receptionist recipient recruiter referee registrar renter repairer reporter representative requester researcher resident respondent retailer reviewer rider roaster runner
sailor salesperson scholar scientist secretary seller senior shareholder shepherd shopper singer skipper solicitor speaker specialist spectator sponsor staff steward stockist storekeeper
student subscriber superintendent supervisor supplier supporter surgeon surveyor tailor teacher teammate technician teenager tenant tester therapist traveller traveler
treasurer trainee trainer translator treasurer tutor underwriter user vendor vet veterinarian viewer visitor walk-in volunteer voter waiter waitress walker warden warehouseman watchman winemaker woman
worker writer youth everyone anyone somebody someone crew bookkeeper backer beekeeper brewer stallholder marshal scorer steerer umpire usher valet barrister paralegal underage tourist pensioner
companion dev trustee flatmate roommate classmate foreman fitter scrutineer commuter adviser advisor ambulance-driver shipper carrier consignee tenant lessee lessor claimant adjuster assessor actuary cyclist pedestrian motorist angler`
    .trim()
    .split(/\s+/),
);

/** Words with a person's ending that are no person. */
export const NOT_PERSONS: ReadonlySet<string> = new Set(
  `order number computer server printer calendar paper folder banner filter counter timer reminder newsletter letter offer power center centre chapter character cluster container corner cover
counter cursor customer-number danger dinner door eraser error factor fever fiber filler finger flower floor footer header hour indicator interior layer ledger locker marker master matter
member-number meter monitor motor mirror mixer newsletter October November December September summer winter order-number other outlier pager parameter picker placeholder planner-view player poster pointer power printer processor
projector query quarter register rider-app roster router scanner screen-reader reader sensor server shower sidebar sliver slider spinner sticker supper temperature theater theatre
ticker ticket timer toaster tracker trailer trigger tumbler vector voucher water weather folder-tree browser buffer carousel charter cipher color colour compiler computer connector converter
dealer-site decoder detector dispenser drawer elevator encoder escalator explorer fertilizer finder folder generator grinder harbor harbour heater helicopter holder-page humor humour incubator
inverter labor labour laser ladder lever liquor litter loader locator major manner minor molecular mortar multiplier neither never occur odor order operator-sign over owner-field oyster paper parlor pepper peer-review pillar
popular power prior proper rather refrigerator regular remainder reminder river roller rotor rubber rudder ruler rumor sector semester separator similar singular stapler sugar super surrender
thermometer tier together tractor transfer transistor transformer under upper user-id utter valor vapor vendor-list vapour visor whatever whenever wherever whisper wrapper year banner barrier beer binder blender boiler booster bumper butter
cellar chamber checker clipper cooler copier crater dipper disaster dollar divider encounter feeder freezer gutter hammer hanger helper-text hopper launcher leather lighter liner master member's membership mentor-link meander
document element payment content comment department equipment shipment appointment statement instrument environment account amount discount percent event agent-log current different important present recent constant plant grant tenant-portal assistant-tool consultant-fee
restaurant variant warrant quadrant coolant pollutant servant-leader employee-id fee committee coffee guarantee degree tree knee referee-bell trainee-plan list checklist waitlist wishlist playlist shortlist twist mist assist exist consist resist persist
median guardian-link indian asian european ukrainian italian physician-note wait-list backlist watchlist slavic civilian-area obsidian meridian user-story burger cider cheddar`
    .trim()
    .split(/\s+/),
);

/** What people put on what they have: "tags to candidates". */
export const OWN_MARKS =
  /^(?:(?:an?|the|my|our|several|some) )?(?:\w+ )?(?:tags?|labels?|comments?|notes?|photos?|pictures?|attachments?|files?|categories|category|links?) to (?:an?|the|my|our|their|each|every|all|\w+s)\b/i;
