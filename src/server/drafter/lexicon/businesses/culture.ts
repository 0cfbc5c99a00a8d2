import type { Business } from './business.ts';

export const CULTURE: readonly Business[] = [
  {
    about:
      'public library lending with catalogue loans holds renewals and fines where readers borrow books media librarians shelve check out advise the director buys stock reports figures',
    roles: {
      'reader|patron|borrower|member|customer|user|visitor':
        'borrow renew reserve hold return due fine pay search available novel audiobook ebook wishlist recommend card lost remind children series opening seat desk event suggest history extend find genre author home list favourite notify branch pick loan rate browse next cookbook comic dvd game tonight nearest suggestion scan password cancel bookmark receipt',
      'librarian|library assistant|staff|assistant|library worker':
        'shelve scan checkout barcode catalogue label return overdue trolley call reminder repair jacket weed damaged stamp hold slip interlibrary sort inventory missing signature spine desk enquiry advise class visit storytime display misplace register card donate process cover discard drop box note keyword check find tidy wrap sticker mend order identify block account issue queue',
      'library director|head librarian|manager|director|admin':
        'acquisition budget circulation statistics loan figure staffing roster branch opening council report licence usage vendor subscription visitor capita collection compare approve policy fee survey funding cost space turnover spend quarter plan closure renovate event contract purchase trend grant hour popular partner mayor reduce count staff lending popularity invest vandalism',
      'volunteer|reading mentor':
        'shift aloud story sign-up homebound deliver book bag round elderly route bookmobile help sale flea market sort donate hour children sing craft available swap afternoon team thank training tidy box carry visit bookshelf substitute collect pair nursery home neighbour date cancel insured drive puppet tea greet slot',
    },
  },
  {
    about:
      'archive of historical records files maps and photographs with finding aids reading room orders digitisation restoration deposits from authorities families',
    roles: {
      'researcher|reader|user|visitor|historian|genealogist':
        'search order document reading room seat book file cite scan copy ancestor birth baptism surname map photo transcribe handwriting bookmark request permission publish quote shelfmark note find download zoom compare source reserve fee wait footnote village century collection family tree microfilm date trace letter register deed newspaper parish grandfather reproduction appointment read save translate decipher chronicle soldier emigrant',
      'archivist|staff|archive assistant':
        'catalogue describe accession shelfmark box label repository stack fetch retrieve refile finding aid provenance appraise embargo digitise scan metadata index tag order slip damage mould deacidify folder loan missing pull answer enquiry date identify deposit crate inventory transfer destroy retention barcode pallet sort bundle number pack check update signature reserve shelf locate misfile estate bequest register name',
      'conservator|restorer':
        'damage mould tear paper glue binding ink humidity temperature treat repair photograph before after condition report quarantine freeze flatten mend pigment parchment leather priority workshop hour material climate logger pest insect rust staple box acid wash seal leaf urgent restore fungus clean brush fix wet mask tape stain crack support wrap batch lamp log soot',
      'director|head of archive|manager|admin':
        'budget storage capacity metre backlog statistics usage loan contract depositor agreement staffing policy embargo grant digitisation cost report permission approve security fire insurance exhibition project quarter plan vendor fee audit authority visitor figure trend disaster licence priority outsource compare invoice vacancy rent roof lend expand prioritise law annual partner end staff acquisition',
    },
  },
  {
    about:
      'museum with exhibitions collection guided tours audio guide admission tickets and loans used by visitors guides attendants curators the management',
    roles: {
      'visitor|guest|tourist|customer|user|member':
        'ticket admission tour audio guide exhibit painting queue opening floor route child cloakroom favourite learn listen language skip photo souvenir café wheelchair book slot group discount donate rate quiz share near crowded today membership pass toilet family scan hear find see visit art dinosaur remember park locker sit tired hungry famous story',
      'curator|registrar|collection manager':
        'object loan collection catalogue provenance label inventory exhibition wall text condition storage crate courier insurance lender photograph accession depot display case humidity light date artist hang research number restore rights image acquire return location move signature vitrine damage draft borrow describe installation caption sketch estimate attribute title lend search restorer frame transport check pedestal',
      'guide|museum educator|docent|tour guide|educator':
        'tour group school class meeting point language route workshop talk participant headcount substitute shift book worksheet prepare headset cancel story question anecdote material note fee timesheet late hand room reserved available station script age pupil hall start feedback training explain walk lead children skill availability swap guided microphone paid arrive',
      'attendant|front desk|cashier|staff|security guard':
        'scan ticket till cloakroom counter guard room alarm touch incident patrol count entry close key lost bag shift break relieve radio cash discount check queue fault lamp evacuate lock report umbrella audio device lend rent empty closing greet patience sell visitor watch seat call observe wheelchair loan sick round clean stand',
      'director|manager|owner|admin':
        'visitor figure revenue shop exhibition budget sponsor donor grant staffing roster opening price compare month attendance press marketing trustee report cost season approve membership renewal survey insurance target nationality forecast rental event school share day head profit lease salary donation partner annual cut invest contract promote crowd director campaign average',
    },
  },
  {
    about:
      'art gallery selling works of living artists with exhibitions openings consignments collectors price lists fairs and shipping artworks',
    roles: {
      'collector|buyer|customer|client|visitor':
        'buy painting print artist favourite wall view instalment certificate authenticity shipping invite opening rsvp taste budget edition framed wish offer newsletter available sold enquire colour size home collection insure follow preview alert guest resell deposit receipt look afford discover decorate recommend wishlist pay compare style similar portrait appointment abstract rate',
      'artist|painter|sculptor|photographer':
        'upload work portfolio title size medium consign sale share payout sold studio deliver exhibition proposal statement biography edition sign return image submit commission series collect owed vernissage catalogue number inventory hang deadline notify contract rights reproduction income material framing paint sculpt draw document sell percentage sketch update pick apply invite history show describe',
      'gallerist|gallery owner|owner|manager|director':
        'commission margin artist represent contract exhibition plan calendar fair booth revenue collector discount negotiate consign tax unpaid insurance value press compare season cost programme approve follow-up vip bestseller sales stock storage rent profit lead waitlist report offer sell client customer target insure buyer hire overview decide schedule',
      'gallery assistant|assistant|staff':
        'hang label inventory pack crate ship courier condition photograph caption list guest check-in opening wine visitor red dot enquiry reply frame nail lighting store rack location barcode return poster mailing tick damage unpack certificate print key loan slip measure sort stack search update order glove lift clean welcome scan drive',
    },
  },
  {
    about:
      'theatre with repertoire box office rehearsals cast and crew subscriptions stage costumes props from seat booking to the evening performance',
    roles: {
      'theatregoer|audience member|visitor|customer|guest|subscriber':
        'seat ticket book row stall balcony play premiere tonight interval drink order programme exchange cancel refund voucher reduced student wheelchair cloakroom minute remind date rate review gift plus-one waitlist surtitle show pay late parking cast recommend plot go see evening friend dress comedy favourite view allergic buy print hear forget cheap',
      'actor|cast member|performer|ensemble member|singer|dancer':
        'rehearsal script line learn role cue costume fitting entrance scene absent understudy makeup schedule off warm-up dressing room blocking change text cut choreography song contract evening fee mark remember prompt tour travel hotel swap illness tomorrow microphone character monologue dance pronounce available holiday warm voice hair stage rehearse free partner notebook',
      'stage manager|technician|stagehand|crew|lighting technician|prop master|director':
        'cue prop set scene change light sound rig fly stage preset run prompt book rehearsal plan curtain truck load-in spotlight microphone repair wardrobe shift fault safety rope backdrop replace spare running order note delay report quick-change effect blackout headset hang focus program cable paint build store label batten trapdoor fog pyro crew tape spike',
      'box office|box office clerk|usher|front of house|staff|cashier':
        'sell scan door counter reserve block hold collect seat refund cash queue shift latecomer programme float tear exchange phone group discount print sold-out swap reprint complimentary press ticket lost umbrella balance closing aisle count capacity customer window voucher pick-up reservation check booking line sale ring answer greet',
      'manager|artistic director|owner|producer|admin':
        'occupancy revenue season repertoire budget premiere production cost royalty licence guest contract price category subsidy sales compare staffing roster report audience cancel sponsor approve tour forecast marketing break-even weekday target schedule critic run extend profit payroll house figure poster average licensing date hire cast vote insurance risk',
    },
  },
  {
    about:
      'cinema showing films in several screens with online seat booking popcorn and snack counter ticket check projection film rental from distributors',
    roles: {
      'moviegoer|filmgoer|visitor|customer|guest|member':
        'film seat book trailer ticket showtime tonight subtitle original version row friend group split cancel refund voucher rating review watchlist remind loyalty point age birthday queue scan pay gift preview cosy recommend parking near wheelchair genre combo bundle watch sit cheap order spoiler couple movie invite favourite remember list find date',
      'cinema staff|usher|cashier|staff|assistant':
        'scan ticket door counter till sell clean seat row sweep shift refund age check identity lost glasses restock cup nacho queue close empty complaint drink float cash machine count inventory break light evacuate refill tray note mop customer fill sauce bin item serve line open stock swap uniform hand',
      'projectionist|technician':
        'projector lamp server ingest key playlist trailer advert sound volume format subtitle start delay fault black focus curtain house light hard drive expire schedule test bulb hour maintenance aspect ratio speaker channel log alarm download missing copy intermission restart calibrate reel check brightness call audio clean update load picture sync filter report',
      'manager|cinema manager|owner|programmer|admin':
        'programme schedule occupancy takings distributor rental share film week extend drop price concession margin snack revenue head staffing roster compare weekday advert holdover report box office stock order booking approve special event discount forecast season competitor income hire cost poster average target lease marketing empty negotiate contract decision',
    },
  },
  {
    about:
      'festival music or culture with line up stages camping wristbands food stalls volunteers and artists where visitors plan their day the organiser runs site',
    roles: {
      'visitor|festivalgoer|guest|attendee|user|customer|fan':
        'line-up ticket wristband camp favourite set clash friend find meet map toilet queue charge phone shuttle locker cashless top-up refund lost weather resell headliner remind timetable food vegan arrive earplug shower share plan band dance see rain buy claim photo beer sleep train invite remember miss',
      'artist|band|performer|musician|speaker':
        'set soundcheck rider backstage arrival slot hotel transfer fee contract merch guest catering technical load-in dressing room pass play gear van backline pickup running order input monitor press interview invoice upload bio photo advance driver tour rehearsal soundman guitar plot towel payment setlist arrive dinner bus',
      'volunteer|helper|steward|crew|staff':
        'shift swap briefing gate scan wristband vest meal voucher check-in bar litter first-aid radio incident team position break hour supervisor sign-up late campsite lost child fence crowd relieve deposit t-shirt task available duty train hand shirt tired call food token tape assign friend walkie register rain lift count certificate night',
      'organiser|festival manager|producer|manager|owner|admin|director':
        'budget permit capacity crowd density booking line-up vendor sponsor security evacuation ticket sales forecast price tier early-bird accreditation supplier fence power toilet noise weather cost revenue insurance roster report announce contract approve compare staffing cancel publish hire plan loss overview emergency licence neighbour limit sound mayor crew inspect risk profit',
      'vendor|stall holder|food trader|exhibitor':
        'stall pitch apply fee power till takings cashless menu price queue delivery access hygiene certificate sell stock ice waste deposit cup position size payout opening set-up dismantle gas van turnover rent sold-out extra refund grill location length restock card cooler fryer burger permit generator staff',
    },
  },
  {
    about:
      'ticket sale shop or ticketing platform selling admission to concerts matches and events with seat maps e tickets resale refunds entry scanning',
    roles: {
      'buyer|ticket buyer|customer|fan|guest|attendee|user':
        'buy seat ticket checkout cart pay wallet download resell transfer friend cancel postpone alert presale waitlist gift voucher favourite artist sold-out receipt name change print insurance nearby price split remind instalment wheelchair view fee code lost concert tonight pick find cheap resale invite save remember group track arrive pair',
      'organiser|promoter|event organiser|host':
        'event create seat map price tier quota presale discount code guest sales payout announce postpone cancel attendee export email capacity release block allotment dashboard publish poster forecast channel commission settle early-bird compare date embed track best complimentary revenue artist venue schedule seller invoice plan attendance list add open report change',
      'gate staff|door staff|scanner|steward|staff|usher':
        'scan valid duplicate entry gate door barcode offline identity bag wristband count reject already used name list lookup re-entry admit sync device battery torch lane problem supervisor plus-one colour late exit sold counter fake beep wave beam crowd turnstile rush check stop pass sort shift call guest tear stuck manual',
      'platform admin|admin|administrator|support|manager|owner':
        'fraud bot chargeback fee commission organiser verify payout suspend batch dispute ticket load tax report revenue promoter onboard limit resale cap approve legal complaint bounce resend merge account audit reconcile template ranking homepage category partner detect settle merchant monitor policy rate escalate scalper vendor onboarding growth dashboard delist outage',
    },
  },
  {
    about:
      'choir with voice parts rehearsals sheet music concerts attendance subscriptions and trips where singers conductor committee organise themselves sopranos altos tenors basses sing together',
    roles: {
      'singer|chorister|member|soprano|bass|user':
        'rehearsal absent excuse part practise recording voice sing carpool dress ticket remind note lyrics pronunciation seat listen track borrow folder alto tenor solo cough tonight late share lift cake trip room mate pay fee calendar find bass rehearse alone hear sick learn miss join bring hymn warm snack photo reply',
      'conductor|choir director|choirmaster|musical director':
        'repertoire programme piece rehearse voice balance attendance plan bar entry intonation warm-up tempo soloist section who tenor audition order running accompanist pronunciation note progress cut arrange standing choose seating acoustic dress rehearsal substitute recording range difficulty pianist strengthen cue explain present weak phrasing tune exercise podium vowel blend solo breath',
      'committee|chair|treasurer|secretary|manager|admin|board':
        'fee arrears member list subsidy budget hall rent sale poster levy licence coach bus trip hotel invoice minutes assembly vote birthday anniversary invite flyer donation soloist expense newsletter account insurance report join leave approve reminder statute write debit mailing contract cake room booking auditor youth spend register loss',
      'librarian|music librarian':
        'copy lend return folder number stock buy edition publisher licence cupboard label sort distribute collect pencil erase barcode inventory box catalogue composer order page torn scan loan rent count shelf hire overdue title part hand archive lost date legal stack search reprint loaned pile',
    },
  },
  {
    about:
      'orchestra symphony or amateur with rehearsals section seating rosters sheet music parts concerts tours substitutes and instrument transport it covers players podium office',
    roles: {
      'musician|player|violinist|member|section leader|orchestra member':
        'rehearsal part bowing practise schedule roster desk seat swap off sick substitute travel hotel concert instrument tuning solo pdf rotation service hour tour dress code locker reed string mute page turn chamber vacation preference absent tomorrow late play violin cello horn reply leave shift ride uniform fingering scale mouthpiece pit',
      'conductor|music director':
        'tempo programme rehearse bar cue string brass balance order piece seating marking interpretation hall acoustic guest audition concertmaster minutes edition cut encore season repertoire recording doubling wind percussion remark dress rehearsal style interpret read choose mark phrase baton ensemble rubato express section concerto symphony warm-up',
      'orchestra manager|personnel manager|manager|administrator|admin|director':
        'roster substitute call fee contract duty service count audition vacancy tour bus hotel hall book budget subscription occupancy agent payroll overtime rest period union schedule publish absence rotate cost subsidy sponsor insurance visa report forecast invoice approve hire negotiate salary replacement shortage invite travel overview sick meeting payout care',
      'librarian|stage crew|stagehand|orchestra librarian':
        'part distribute bowing copy hire publisher return folder stand chair riser stage set-up truck load double bass harp timpani crate list seating podium light lamp transport inventory number errata missing page check unload humidity case label music stack carry sort pack lend repair sheet tape van customs lift stow',
      'concertgoer|subscriber|audience member|customer':
        'ticket seat subscription programme concert exchange renew composer introduction pre-talk book gift friend interval remind evening parking price student date favourite newsletter cancel refund hear watch stream donate row balcony series buy season couple cheap wheelchair invite sit miss symphony phone print applaud see',
    },
  },
  {
    about:
      'band rock cover or wedding with gigs setlists rehearsals gear fees fans and bookings by promoters venues from the basement to stage',
    roles: {
      'musician|band member|singer|drummer|guitarist|member':
        'rehearsal setlist song key chord lyrics practise available gear amp pedal tempo demo riff record idea load van share fee split tune absent vote new cover arrange calendar stage cue drum string monitor basement metronome date pack play sing rehearse guitar bass strum solo mixing cable jam write learn sick',
      'band manager|manager|booker|booking agent|owner|admin':
        'offer contract fee promoter venue negotiate invoice deposit tour route hotel budget profit expense press kit royalties merch stock poster social lead follow-up calendar conflict settle tax rider confirm option hold cancel quote compare income streaming report earn decide artist split schedule call mail reply print travel label agency sign plan',
      'promoter|venue|client|customer|bride|event organiser':
        'book band date price request song wish enquiry quote available stage size power noise contract deposit pay arrive soundcheck schedule review dance guest demo listen rider technical parking playlist duration cancel curfew contact hire party evening music compare choose quiet wedding ceremony birthday confirm email invite payment',
      'fan|listener|follower':
        'concert tour near ticket album listen merch shirt sign vote favourite newsletter follow release stream video share presale alert photo meet comment download lyrics city setlist request preorder vinyl autograph notify join club encore remember singalong single like poster discover hear buy see cheer bring remind travel t-shirt quiz live story win',
    },
  },
  {
    about:
      'dance studio school with ballet salsa and hip hop classes partner dancing class cards recitals costumes studios mirrors children adults learn to',
    roles: {
      'dancer|student|pupil|participant|customer|member':
        'book level partner step choreography practise waitlist card credit salsa ballet hip-hop shoe check-in pay workshop party remind learn miss catch role leader follower find pass beginner size pair wedding music repeat dance watch evening try tango waltz rhythm move drop friend swap improve',
      'parent|mother|father':
        'child daughter fee pay order pick-up absent sick ticket photo schedule change tutu hairstyle bun message date rehearsal sibling consent invoice contract notice bring ballet shoe measure drop sit wait pick collect hair buy reminder teacher payment see reply worried weekly late',
      'teacher|dance teacher|instructor|choreographer|trainer':
        'attendance choreography playlist music warm-up level group progress correct formation spacing substitute plan count exam upload partner balance injury room mirror share combination note lesson step ready promote speaker absent hour cue barre teach demonstrate sequence tempo stretch wage age exercise stage next mix',
      'owner|studio owner|manager|admin|receptionist|office':
        'occupancy room timetable fee debit contract teacher wage price fill hall ticket revenue waitlist membership churn discount invoice reminder conversion roster rent floor marketing season licence report card expire check-in counter enquiry overdue shift profit average compare payroll debt utilisation waiting print hour key booking heating cost approve notify',
    },
  },
];
