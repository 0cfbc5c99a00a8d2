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
  | 'own';

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Things that hold other things: who speaks of a list mostly means what stands in it. */
export const COLLECTIONS = words(
  'list catalogue catalog register directory table collection inventory backlog archive library index feed gallery spreadsheet sheet history calendar timeline overview board',
);

/** What takes place at a time. */
const EVENTS = words(
  `appointment booking shift lesson delivery tour meeting visit class course event reservation slot pick-up pickup game match exam trip session ride flight
training webinar workshop interview consultation treatment inspection rehearsal performance concert show party wedding stay rental viewing call conference
collection launch sailing departure arrival hearing round race tournament walk drop-off handover check-up service repair release drive shoot vote election`,
);

const MONEY = words(
  `fee payment price deposit invoice bill rent tip donation subscription fine tax refund ticket pass order purchase charge instalment installment membership
premium salary wage expense cost debt loan total amount balance quote estimate licence license toll basket cart voucher`,
);

const DOCUMENTS = words(
  `report plan form note document contract letter article draft offer estimate invoice quote protocol checklist questionnaire page text manual certificate
statement summary guide agreement waiver brief recipe template proposal application entry record profile description survey log diary minutes rota roster
schedule timetable map drawing design label receipt prescription policy table list`,
);

const MESSAGES = words(
  'message email e-mail mail notification reminder alert text sms letter newsletter announcement warning notice digest comment reply question push',
);

const MEDIA = words(
  'rider contract licence id passport photo picture image video attachment file scan recording logo avatar clip drawing screenshot pdf audio certificate receipt document film',
);

/** What is taken as a whole and for no time of its own. */
const SEATS = words('seat ticket place copy spot');

const CODES = words('barcode code qr tag label ticket badge card pass token');

const TONGUES = words(
  `english german french spanish italian polish turkish arabic welsh portuguese ukrainian romanian dutch czech russian chinese japanese korean greek
hungarian swedish danish norwegian finnish hindi irish gaelic catalan language`,
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
];

/** What the head of a noun phrase, in the singular and in small letters, tells about the thing. */
export function traitsOf(head: string, isPerson: boolean): ReadonlySet<Trait> {
  const found = new Set(TRAITS.flatMap(([trait, nouns]) => (nouns.has(head) ? [trait] : [])));
  if (isPerson) found.add('person');
  return found;
}

/** Plurals without a singular of their own: nobody keeps "an opening hour". */
export const PLURAL_ONLY = words(
  'hours goods clothes trousers scissors statistics analytics contents surroundings belongings savings earnings premises groceries finances proceeds',
);
