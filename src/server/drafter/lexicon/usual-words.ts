import { DETERMINERS, ADVERBS, AUXILIARIES, MODALS, PREPOSITIONS, PRONOUNS, SUBORDINATORS } from './function-words.ts';

/** Words of everyday that people type in any trade, besides verbs, people and the words of each trade. */
const EVERYDAY = `able about above access account accounts across action actions active actual actually addition additional address addresses afternoon afternoons against agreement almost alone
along already alternative although among amount amounts ancient annual annually another answer anybody anymore anyone anything anyway anywhere apparently appearance application applications
appointment appointments approval approvals approximately area areas argument around article attention attachment attachments autumn available availability average aware awareness away awful awkward
back background backup backwards balance barely basic basically basis beautiful because become before beginning behaviour behind believe below benefit benefits beside besides best better between beyond
birthday birthdays blank block board boards both bottom boundary branch branches brand break breakfast brief bright broken budget budgets building buildings business businesses button buttons
calendar calendars campaign cancellation cancellations capacity careful carefully carrier carriers case cases cash category categories centre certain certainly certificate certificates chance chances
changes character cheap cheaper check choice choices circumstances claim claims clear clearly clever close closed code codes colleague colleagues collection collections column columns comfortable coming
comment comments commission committee common communication community companies company comparison complaint complaints complete completed completely complicated computer concern condition conditions confirmation
confirmations connection connections consent constantly contact contacts container contents contract contracts control convenient conversation copies corner correct correction correctly cost costs could
couple course courses cover credit criteria cross currency current currently customer customers daily damage damages danger dangerous dark data database date dates day days deadline deadlines deal
dealer debt decision decisions default definitely delay delayed delays deliveries delivery demand department departments deposit deposits description descriptions desk detail detailed details device devices
difference differences different differently difficult difficulty digital dinner direct direction directions directly director dirty disabled discount discounts discussion display distance district document
documentation documents double doubt down download downloads draft drafts drawing drink due during duplicate duplicates duration duty each earlier earliest early easier easily easy effect effective
effort either electric electricity electronic elsewhere email emails emergency empty enough entire entirely entrance entries entry environment equal equipment error errors especially estimate estimates evening
evenings event events eventually every everybody everyday everyone everything everywhere exact exactly example examples excellent except exception exceptions exercise exercises existing expense expenses
expensive experience expert expiry explanation explicit export express extra extremely face facility factory fair fairly false familiar families family famous fast faster fault faults favourite feature
features feedback feeling fees female field fields figure figures file files final finally financial first fixed flexible flight flights floor folder folders following food foreign forever forgotten
format formats forward forwards free freely frequently fresh friday fridays friend friendly friends front full fully function functions funny further future garden general generally
girl given glance goods government grade grades gradually great green ground group groups growth guarantee guarantees guess guest guests guide guidelines half hand handwriting happy hard hardly
hazard head headline health healthy heard heavy height hello help helpful here hidden high higher highest history holiday holidays home hospital hospitals hour hourly hours house household however huge
hundred hundreds idea ideas identical identity image images immediate immediately importance important impossible improvement inbox include included including income incorrect increase independent index individual
individually information initial inside instance instant instantly instead instruction instructions insurance interest interested interesting internal international internet interview into inventory invitation
invitations invoice invoices issue issues item items itself january february march april june july august september october november december monday mondays tuesday tuesdays wednesday wednesdays
thursday thursdays saturday saturdays sunday sundays journey key keys kind kinds kitchen knowledge label labels language languages large larger largest last late lately later latest launch layout leader
leaders leadership least leave left legal length less letter letters level levels library licence licences license light likely limit limited limits line lines link links list lists literally litres
little live local location locations long longer longest loose lots lovely lower lowest luggage lunch machine machines magazine mail main mainly maintenance major majority manager managers management manual
manually many manufacturer manufacturers mark market marketing material materials maximum maybe meal meals meaning means meant measure measurement measurements medical medicine medium meeting meetings member
members membership memberships memory mention menu menus message messages method methods metre metres middle might mileage million mine minimum minor minute minutes mirror missing mistake mistakes mixed
mobile model modern moment moments money month monthly months more morning mornings most mostly mother motor move movement much multiple music must name names narrow national natural near nearby nearest
nearly necessarily necessary negative neighbour neighbours neither nervous never nevertheless news newest next night nightly nights nobody noise noisy none normal normally north nothing notice notices
notification notifications number numbers numerous object obvious obviously occasion occasionally occasions offer offers office offices official often once online only open opening operation opinion
opportunity opposite option optional options order orders ordinary organisation organisations organization original originally other others otherwise outside outstanding over overview owner owners package
packages page pages paid paper papers parallel parcel parcels parent parents parking part participant participants particular particularly partly partner partners parts party password passwords past patient
patients payment payments people perfect perhaps period periods permanent permanently permission permissions person personal personally personnel phone phones photo photograph photographs photos physical picture pictures
piece pieces place places plain plan plans plastic platform please plenty plus point points policies policy polite poor popular portal position positions positive possibility possible possibly post
postcode potential potentially practice practical precise preference preferences preferred preparation presence present pressure entrance entrances inspection inspections percentage percentages presentation previous previously price prices pricing primary printer printers priorities
priority private privately probably problem problems procedure procedures process processes product production products professional profile profiles profit programme progress project projects promise
promotion proof proper properly properties property proposal proposals provider providers public publicly purchase purchases purpose purposes quality quantities quantity quarter quarterly question
questionnaire questionnaires questions quick quickly quiet quietly quite random rarely rate rates rather rating ratings ready real really reason reasonable reasons receipt receipts received recent recently reception
recipe recipes recipient recipients recommendation recommendations record records reference refrigerator refund refunds regarding region regional register registration registrations regular regularly regulation
regulations related relation relationship relevant reliable reminder reminders remote remotely rental rentals repair repairs repeat repeated repeatedly replacement report reports request requests
requirement requirements reservation reservations resident residents response responses responsibility responsibilities responsible rest restaurant restaurants result results return returns review reviews right ring
road role roles room rooms rough roughly round route routes routine rule rules running safe safely safety salary sale sales same sample samples satisfaction scale schedule schedules scheme school schools
scratch screen screens search searches season seasonal seat seats second seconds secret section sections secure securely security selection senior sense sensible sentence separate separately series serious
serve server service services session sessions setting settings several share shared sheet sheets shelf shelves shift shifts shop shopping shops short shortage shorter should shown sick side sides sign
signal signature signatures significant silent silently similar similarly simple simpler simply simultaneously since single site sites situation situations size sizes slight slightly slot slots slow slower
slowly small smaller smallest smart smooth software solution solutions somebody somehow someone something sometimes somewhere soon sooner sorry sort south space spaces spare special specialist
specific specifically speed spelling spent spring staff stage stages standard standards start state statement statements states station stations statistics status statuses steady step steps still stock
stocks storage store stores story straight strange street streets strength strict strictly strong student students stuff subject subjects subscription subscriptions success successful successfully such sudden
suddenly suitable summary summer supervisor supplier suppliers supplies supply support supposed sure surname surprise survey surveys system systems table tables tablet tablets target targets task tasks
teacher teachers team teams technical technician technicians telephone temperature temperatures template templates temporarily temporary tenant tenants term terms terrible test tests text texts than
thank thanks that their them themselves then there therefore these they thing things think third this those though thought thousand thousands three through throughout ticket tickets tidy tight time times
timetable timetables title titles today together tomorrow tonight tool tools total totally totals touch tough tour tours toward towards track traffic train training transaction transactions transfer
transfers translation translations transparent transport travel treasurer treatment treatments trial trip trips trouble truck trucks true truth twelve twenty twice type types typical typically unable
unavailable under understand unexpected unfortunately uniform unit units university unknown unless unlike unnecessary until unusual upcoming update updates upload uploads upon urgent urgently useful usefully
useless user users usual usually vacancy vacancies vacation valid valuable value values variety various vegetable vegetables vehicle vehicles vendor vendors venue venues verification version versions very
video videos view views village visible visit visitor visitors visits voice volume volunteer volunteers voucher vouchers waiting wall warehouse warehouses warning warnings warranty waste watch water weather
website wednesday week weekday weekdays weekend weekends weekly weeks weight weights weird welcome well were west what whatever when whenever where wherever whether which while white whoever whole whom
whose wide wife will window windows winter wireless wish with within without woman women wonderful wooden word words work worker workers working workplace world worried worse worst worth would writing written
wrong year yearly years yellow yesterday young younger your yourself zero`;

/** The words that hold a sentence together. */
const CLOSED = [DETERMINERS, ADVERBS, AUXILIARIES, MODALS, PREPOSITIONS, PRONOUNS, SUBORDINATORS];

/** Words that anybody uses, in lower case. */
export const USUAL_WORDS: ReadonlySet<string> = new Set([
  ...EVERYDAY.split(/\s+/),
  ...CLOSED.flatMap((words) => [...words].filter((word) => /^[a-z]+$/.test(word))),
]);
