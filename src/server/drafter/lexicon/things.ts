/** What a thing is like, as far as the sentences about it must know. */
export type Trait =
  | 'person'
  | 'collection'
  | 'event'
  | 'money'
  | 'document'
  | 'message'
  | 'media'
  | 'code'
  | 'tongue'
  | 'technique'
  | 'seat'
  | 'answer'
  | 'asked'
  | 'unnamed'
  | 'told'
  | 'due'
  | 'kept'
  | 'ended'
  | 'thing'
  | 'own'
  | 'heard'
  | 'questioned'
  | 'product'
  | 'sole'
  | 'general'
  | 'class'
  | 'had'
  | 'seen'
  | 'got'
  | 'used'
  | 'readable'
  | 'scarce'
  | 'several'
  | 'served'
  | 'goods'
  | 'place'
  | 'case'
  | 'figure'
  | 'right'
  | 'device'
  | 'process';

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Things that hold other things: who speaks of a list mostly means what stands in it. */
export const COLLECTIONS = words(
  'list catalogue catalog register directory table collection inventory backlog archive library index feed gallery spreadsheet sheet history calendar timeline overview board',
);

/** What tells which list it is, and not what stands in it. */
export const NOT_HELD =
  /(?:ing|ed)$|^(?:price|short|master|full|long|new|private|public|secret|personal|open|live|daily|weekly|monthly|single|current|complete|whole|day|night|morning|evening|afternoon|week|weekend|month|year|season|today)$/i;

/** What takes place at a time. */
const EVENTS = words(
  `appointment booking shift lesson delivery tour meeting visit class course event reservation slot pick-up pickup game match exam trip session ride flight
training vaccination screening check webinar workshop interview consultation treatment inspection rehearsal performance concert show party wedding stay rental viewing call conference
collection launch sailing departure arrival hearing round race tournament walk drop-off handover check-up service repair release drive shoot vote election`,
);

const MONEY = words(
  `tariff money cash fee payment price deposit invoice bill rent tip donation subscription fine tax refund ticket pass order purchase charge instalment installment membership
premium salary wage expense cost debt total amount balance quote estimate licence license toll basket cart voucher`,
);

const DOCUMENTS = words(
  `report plan form note document contract letter article draft offer estimate invoice quote protocol checklist questionnaire page text manual certificate
statement summary guide agreement waiver brief recipe template proposal application entry record profile description survey log diary minutes rota roster
schedule homework coursework essay thesis timetable payslip timesheet transcript brochure leaflet handbook worksheet scorecard memo slip map drawing design label receipt prescription policy table list proof evidence`,
);

const MESSAGES = words(
  'message email e-mail mail notification reminder alert text sms letter newsletter announcement warning notice digest comment reply question push',
);

const MEDIA = words(
  'rider contract licence id passport photo picture image video attachment file scan recording logo avatar clip drawing screenshot pdf audio certificate receipt document film',
);

/** What is taken as a whole and for no time of its own. */
const SEATS = words('seat ticket place copy spot space');

const CODES = words('barcode code qr tag label ticket badge card pass token');

const TONGUES = words(
  `english german french spanish italian polish turkish arabic welsh portuguese ukrainian romanian dutch czech russian chinese japanese korean greek
hungarian swedish danish norwegian finnish hindi irish gaelic catalan language`,
);

/** What can be carried, worn, eaten, lent or stored. */
const GOODS = words(
  `item tool bus lorry train vehicle taxi ferry tram minibus wagon book bike bicycle boat kayak canoe car van truck trailer tractor harvester machine crate box parcel package pallet bottle bag basket barrel can jar tin keg key locker
chair table bed blanket tent costume dress shoe boot jacket helmet glove uniform instrument guitar violin piano camera laptop phone tablet radio headset microphone drone toy game
puzzle ball racket ski board mat rope ladder drill saw hammer screw pump valve pipe cable battery tyre wheel part spare material wood brick tile plant tree flower bouquet rose seed
bulb fruit apple pear plum cherry grape lemon orange banana berry strawberry raspberry potato tomato carrot onion lettuce cabbage bean pea herb mushroom honey vegetable crop grain hay milk egg cheese bread roll cake loaf pizza meal dish drink beer wine coffee tea medicine drug vaccine bandage sample specimen reagent
blood dose kit product good merchandise ware gift present mug plate cup glass vase lamp bulb carpet curtain animal dog cat horse cow sheep bird fish hive sail anchor engine oar
paddle wetsuit lifejacket vest prop set furniture stock equipment gear container load freight cargo luggage suitcase garment clothes fabric yarn dress wheelchair pram stroller
component part article accessory`,
);

/** Where something is or takes place. */
const PLACES = words(
  `room hall building house flat apartment office desk shelf rack store warehouse depot yard garden field plot bed greenhouse kitchen ward station stop platform berth jetty harbour
port gate door entrance corridor floor level storey aisle street road lane path route bridge park pitch court track pool gym club school branch site location region area zone district
town city village country garage parking bay dock pier stage studio lab laboratory tank kennel silo cage freezer fridge cellar barn stable workshop counter lot square venue compartment`,
);

/** What goes through steps until it is settled. */
const CASES = words(
  `request claim case ticket issue order application complaint offer quote bid proposal suggestion question task job incident defect damage fault repair referral permit reservation
booking shipment return transfer enquiry inquiry objection appeal dispute report alert finding deviation risk bug change approval submission nomination registration enrolment
project visit prescription invoice refund assignment shift loan swap delivery consent absence order need wish idea mission duty`,
);

/** What is counted or measured. */
const FIGURES = words(
  `number amount value price cost hour minute time temperature weight height length width size level rate speed volume distance age count quantity score grade mark reading balance total
dose limit period interval frequency allowance budget threshold target goal percentage share fee discount pressure humidity consumption usage mileage kilometre calorie pulse date deadline duration capacity stock
population figure measurement toll dimension radius margin bonus point points brightness volume loudness contrast tempo intensity strength heat density
delay occupancy utilisation utilization depth altitude angle thickness voltage turnover headcount`,
);

/** What somebody may have or do. */
const RIGHTS = words(
  'right permission role access licence license membership subscription pass key badge account profile consent mandate privilege entitlement contract policy warranty guarantee insurance',
);

/** What runs by electricity and can be turned on. */
const DEVICES = words(
  `light lamp heater heating boiler oven pump fan door gate barrier lock camera sensor scanner printer screen display terminal alarm siren thermostat valve motor engine machine compressor
router server camera charger sprinkler blind shutter lift elevator robot mower fridge freezer radiator meter reader tap ventilation`,
);

/** What is started, runs and comes to an end. */
const PROCESSES = words(
  `job build test run import export pipeline scan query sync backup deployment rollout release calculation simulation analysis batch campaign poll survey vote election auction
recording stream session timer version feature flag countdown course round phase season project sprint update migration download upload treatment programme program cycle subscription membership`,
);

/** Ways of doing something: no article, and nothing that could be listed or removed. */
const TECHNIQUES = words(
  `mode login sign-in sign-on sync synchronisation synchronization offline authentication sso 2fa mfa self-service navigation autosave dictation theme contrast
performance accessibility tracking browsing zoom speech`,
);

const TRAITS: readonly (readonly [Trait, ReadonlySet<string>])[] = [
  ['collection', COLLECTIONS],
  ['event', EVENTS],
  ['money', MONEY],
  ['document', DOCUMENTS],
  ['message', MESSAGES],
  ['media', MEDIA],
  ['code', CODES],
  ['seat', SEATS],
  ['tongue', TONGUES],
  ['technique', TECHNIQUES],
  ['goods', GOODS],
  ['place', PLACES],
  ['case', CASES],
  ['figure', FIGURES],
  ['right', RIGHTS],
  ['device', DEVICES],
  ['process', PROCESSES],
];

/** What the head of a noun phrase, in the singular and in small letters, tells about the thing. */
export function traitsOf(head: string, isPerson: boolean): ReadonlySet<Trait> {
  const found = new Set(TRAITS.flatMap(([trait, nouns]) => (nouns.has(head) ? [trait] : [])));
  if (isPerson) found.add('person');
  return found;
}

/** One sits at a table that is booked, and reads nothing in it. */
const SAT_AT: ReadonlySet<Trait> = new Set(['goods', 'place']);

/** What the thing is like to which such a thing is done. */
export function traitsWhere(verb: string, head: string, isPerson: boolean): ReadonlySet<Trait> {
  return head === 'table' && /^(?:pre-)?(?:book|reserve|assign|free|hold)$/.test(verb)
    ? SAT_AT
    : traitsOf(head, isPerson);
}

/** Plurals without a singular of their own: nobody keeps "an opening hour". */
export const PLURAL_ONLY = words(
  'hours goods clothes trousers scissors statistics analytics contents surroundings belongings savings earnings premises groceries finances proceeds',
);
