import type { Business } from './business.ts';

export const AUTHORITIES: readonly Business[] = [
  {
    about:
      'town hall or citizens office with appointments id cards registrations of residence certificates fees and clerks at counters people come papers want to leave others',
    roles: {
      'citizen|resident|applicant|customer|user':
        'passport identity move register address form document bring queue number wait pay status ready collect certificate birth marriage online upload remind cancel translate near dog tax complaint ask understand renew expire proof photo biometric wedding reserve closed driving licence download find phone wheelchair moving landlord lost announce',
      'clerk|case worker|official|staff|counter clerk|administrator':
        'call number next file case check identity fingerprint missing document stamp issue print sign register reject letter template deadline forward department decide note receipt search record duplicate lock archive handover power-of-attorney return pick-up drawer verify scan enter data correct desk sort applicant reader answer mail queue cash copy form',
      'head of office|office manager|department head|manager|admin':
        'waiting staffing roster opening workload capacity no-show backlog report statistics compare complaint budget approve schedule training closure overtime peak authorisation role audit council process target sick cover quarter month handling plan assign average hire appraisal escalate overview trend service level vacancy salary organise shortage improve',
      'mayor|councillor|council member':
        'agenda motion vote minutes meeting council budget speech citizen question press birthday honour decision project district survey proposal protocol committee attend paper ribbon invitation promise topic faction deadline jubilee town submit debate resolution write decide invite greet cut finance release mayor mail calendar priority open constituency anniversary visit',
    },
  },
  {
    about:
      'building permits permit office where applicants file applications with plans case workers check completeness and law neighbours inspectors are involved',
    roles: {
      'applicant|builder|architect|homeowner|property owner|customer':
        'drawing upload submit application permit status decision missing document carport extension garage extend start construction question appointment revise withdraw notify copy proof approval wait condition receive neighbour consent resubmit pay build house ask fill sign reply renovate architect solar shed find',
      'case worker|clerk|official|permit officer|reviewer|staff':
        'check complete file request missing opinion statute zoning setback parcel fire protection department circulate draft notice approve reject condition stamp note workload comment site version compare precedent consult heritage calculate template extend archive record assess read letter paper verify law distance respond forward sign-off queue consultation next meeting',
      'inspector|building inspector|surveyor':
        'site visit defect photo measure acceptance stop order illegal route checklist scaffold deviation follow-up appointment report foundation shell completion smoke exit tablet height fine reinspect note map address railing access structural complain inspect drive write scan photograph round violation seal check record appoint truss',
      'neighbour|resident':
        'object shadow height view notify file inspect noise construction crane dust boundary distance letter privacy tree hearing parking copy neighbouring complain window lawyer fence affected know overlook consent street appeal reply protest sunlight dirt read box garden worry look block fear write hear tower',
      'head of department|manager|admin':
        'backlog processing staffing workload assign case statistics revenue delegate approve escalate legal court report council standard compare priority cover overdue target policy quota region month audit permission template average hire overload distribute complaint press decide trend staff sick goal invest improve',
    },
  },
  {
    about:
      'election office organising polling stations poll workers postal votes candidates ballots counts and results once every few years everything has to work on one sunday',
    roles: {
      'voter|citizen|resident':
        'polling postal apply address notification identity opening find accessible status arrive abroad lost sample candidate compare party queue wheelchair language remind letter eligible cast envelope secret lift choose open hour sick moving change ask see bring passport access evening mail',
      'poll worker|election worker|volunteer|election judge|counter':
        'shift poll tick voter box seal tally invalid open close training allowance swap protocol report phone turn-out key booth pencil absent colleague pair stack envelope sign briefing breakfast hand help verify break bring check tidy late set room chair tablecloth identify rest deputy',
      'election officer|returning officer|administrator|admin|manager|staff':
        'polling assign worker recruit gap print order roll dispatch postal candidate nomination check publish plausibility turnout transport box training material proof objection reserve caretaker statistics archive accessibility plan call invite train pack mail reprint fill shortage legal barrier allowance hire template logistics purchase',
      'candidate|party|campaigner':
        'nomination signature submit poster leaflet door canvass donor debate volunteer poll question statement photo spending campaign supporter permission stall witness observer petition biography reject agent speech collect speak win write plan flyer print apply shake event door-to-door ad budget slogan',
      'observer|journalist|press':
        'live map turnout compare previous swing export chart accreditation seat projection embargo download irregularity watch table press trend interim complaint form late percent coalition winner graph publish follow refresh write broadcast interview update evening feed analyse preliminary alert verify headline broadcaster reporter quote',
    },
  },
  {
    about:
      'court law with cases hearings files judges clerks lawyers parties witnesses deadlines and judgments decide must never be lost',
    roles: {
      'judge|magistrate':
        'hearing docket judgment case draft ruling deliberate evidence adjourn precedent settlement sentence recuse workload witness order reason bench oath summon schedule deadline expert hear note duration dissent sign remit lay verdict warrant decide rule read examine question try think calendar merge acquit convict open panel legal bail',
      'court clerk|clerk|registrar|registry|staff|bailiff':
        'case docket serve summons courtroom reserve transcript protocol seal stamp record list door cause deliver scan archive interpreter notify fee exhibit letter certify copy print missing lock pouch enforcement assign incoming attachment forward shelf sort register allocate room call enter attach send bind page fetch remind track box',
      'lawyer|attorney|advocate|counsel|prosecutor':
        'brief pleading submit deadline client hearing inspect motion appeal extension postpone clash evidence exhibit cost objection argue receipt encrypted power-of-attorney opponent claim settle represent cross-examine draft fee precedent reply conflict statute travel plead defend advise sue write prepare sign charge calendar bill mandate mail research witness lodge',
      'party|plaintiff|defendant|witness|citizen':
        'summons room status letter understand postpone expense travel pay fine instalment apply legal aid appear wait excuse allowance interpreter interpret child arrive security track appeal question complaint claim upload entrance protection afraid where bring testify find ask hear read lawyer complain phone reschedule childcare hope',
      'court administrator|president|manager|admin':
        'backlog duration caseload allocation statistics staffing courtroom utilisation budget security roster cover report chamber quota compare reassign audit digital role permission vacancy overtime target average quarter training approve procurement complaint press hire plan judge assign shortage trend vacant sick invest court monthly outsource announce improve',
    },
  },
  {
    about:
      'police station with reports patrols incidents evidence shifts missing persons fines and requests from citizens every report gets a number an officer',
    roles: {
      'citizen|victim|witness|complainant|resident':
        'theft stolen bicycle online case status statement photo upload accident burglary insurance fine pay lost anonymous tip noise missing afraid emergency near station suspicious contact confirm scam ask neighbour threaten complaint appeal tell rob lose know wait help lock neighbourhood dog witness form reply bike code wallet',
      'officer|police officer|patrol officer|constable|detective':
        'patrol incident suspect plate identity statement arrest interview evidence radio shift scene witness search warrant breath test accident sketch photo body camera dictate handover vehicle note duty deploy offence translate chase wanted draft seize weapon write drive stop book interrogate question secure photograph flat fingerprint caution drunk traffic',
      'dispatcher|operator|duty officer|desk officer':
        'emergency patrol nearest assign map priority unit status location caller duplicate radio queue backup ambulance arrive respond busy hotline address ping hold dispatch available alert reroute hang-up language position event escalate answer locate order car assess view prioritise forward code voice count traffic alarm link wait',
      'evidence clerk|evidence custodian|property officer|staff':
        'exhibit bag seal label shelf chain custody barcode release destroy return court lab inventory drug weapon photograph deadline sign-out locker store receive retention cash tag transfer weigh owner audit vault missing rack location pack room check item sort list hand sign find expire date auction print',
      'commander|chief|station chief|manager|admin':
        'statistics crime hotspot roster overtime staffing deploy approve complaint vehicle budget press clearance compare event leave training discipline target trend district review shooting vacancy equipment sick meeting audit access right strategy plan assign decide hire shift resource release monthly inspect appraise goal purchase',
    },
  },
  {
    about:
      'fire brigade volunteer or professional with alarms crews engines equipment checks training qualifications and incident reports minutes count many serve beside their jobs',
    roles: {
      'firefighter|volunteer|member|crew member':
        'alarm respond pager available training drill breathing apparatus hose helmet qualification absent station arrive minute duty medical uniform size turnout swap exercise certificate boot crew seat siren call-out remind sign-up allowance fitness boss excuse extinguish ride drive train evening course confirm late calendar learn gear join holiday exam practise',
      'incident commander|commander|group leader|squad leader':
        'scene hydrant map building crew assign situation report smoke rescue ladder water hazardous placard ventilate unit backup casualty timeline note sector pressure mission log weather drone evacuate injured command strength sketch withdraw lead decide extinguishing risk plan assess supply retreat stairwell attack call victim traffic',
      'equipment manager|equipment officer|mechanic|technician':
        'inspection hose cylinder mask engine check due defect repair spare fuel battery ladder rope label barcode inventory fill wash dry replace test protocol pump tyre interval store locker winch compressor lend retire foam broken charge count refill grease list expiry exchange stock seal load measure hang',
      'chief|fire chief|chief officer|manager|admin|owner':
        'readiness strength daytime availability qualification expire budget procurement statistics deployment report invoice council member recruit youth training roster vehicle approve compare response honour promote insurance compensate employer annual minutes subsidy shortage fee plan invest hire statistic decide buy vote medal overview insure write',
      'dispatcher|control room|operator':
        'alarm call keyword location vehicle dispatch status nearest page caller address alert escalate unit map available turn-out acknowledge road closed crossing siren log time hazard queue duplicate test channel police ambulance cancel false send locate answer verify route highway wait ring desk shift question position',
    },
  },
  {
    about:
      'lost property office matching reported losses with found items storage finder s rewards collection and auctions of unclaimed things umbrellas phones keys pile up week by',
    roles: {
      'owner|loser|claimant|customer|citizen|passenger':
        'lost umbrella wallet phone describe where found notify collect proof claim search bag key train back pay fee ship number colour reward status missing block date hope case thank identify miss form forget ring jacket glasses home know answer call reserve reply teddy camera',
      'finder|honest finder':
        'found hand in reward drop-off place receipt anonymous keep deadline right decline tell pick-up where near contact bench purse hour waive cash thank claim box bring key notify expire pick find train seat reply glove give away upload envelope note meet street honest scan',
      'clerk|staff|office worker|assistant':
        'register label shelf match describe category store barcode item tag bin search enquiry compare release identity sign valuable safe cash perishable discard phone charge call letter deliver batch driver intake duplicate drawer stock handover seal sort lock write weigh find hand counter count clean pack unlock print check',
      'manager|admin|head of office':
        'auction retention expired return statistics storage full fee price disposal donate charity revenue staffing opening policy approve buyer catalogue lot unclaimed loss audit budget compare branch category deadline proceeds police role sell plan average decide staff destroy bid charge space partner monthly calculate trend',
    },
  },
  {
    about:
      'waste collection refuse and recycling service with bins days routes bulky yard drivers fees for households rubbish is fetched street by',
    roles: {
      'resident|household|citizen|customer|homeowner|tenant':
        'bin calendar remind tomorrow yellow bulky pick-up book missed complain overflow order larger swap sort glass paper organic recycle where opening yard bill sticker move-out share lid stolen christmas tree battery rat neighbour holiday put rubbish plastic stink rinse flat ask pick date bag remember sofa mattress call moving late',
      'driver|crew|collector|refuse collector|bin man':
        'route stop bin empty blocked parked contaminated sticker photo skip full tip weigh shift lift fault key gate next heavy reverse narrow fuel landfill report glove ice note helper break broken order defect drive code wheel hydraulic block tired wash crew mate alley collect mirror compactor start',
      'dispatcher|route planner|planner|scheduler':
        'route assign plan holiday shift postpone breakdown substitute address kilometre optimise bulky group map crew sick missed rerun capacity window roadworks sequence sector slot live delay day balance fit draw swap move count stop estimate overlap compare shortcut closure van next week',
      'yard attendant|recycling centre staff|staff|customer service|clerk':
        'weigh full accept reject hazardous paint tyre trailer identity receipt queue sort call skip exchange counter resident rubble asbestos scrap till phone complaint limit car scale ticket fridge ramp guide unload answer bag sell help open explain cash gate stack compress shovel forklift direct write refund metal',
      'manager|operations manager|admin|owner':
        'tonnage cost recycling contract fleet maintenance roster council report contamination compare district tender price invoice arrears budget complaint fuel staffing landfill overtime revenue forecast approve calculation quota purchase statistics accident margin profit invest hire plan trend negotiate bid decide overview annual buy statistic monthly payroll',
    },
  },
  {
    about:
      'parking car park or street with spaces tickets permits barriers fines attendants and charging points cars come go every minute costs',
    roles: {
      'driver|motorist|customer|parker|user|resident':
        'space free find park ticket extend pay plate receipt reserve charge forget car floor where expire remind fine appeal exit stuck subscription nearest price cable visitor lost disabled height app start stop drive cheap full navigate card late lock lift leave shop garage wallet forgot rent',
      'attendant|warden|parking attendant|traffic warden|staff':
        'plate check scan fine write photo round street expired open intercom stuck tow lost ticket cash jam shift report device zone offence print grace note doorway clamp call patrol walk hydrant paper roll empty evidence stand wheel truck machine unlock disc uniform shout clean fix help',
      'operator|owner|manager|admin|parking manager':
        'occupancy revenue tariff price permanent parker contract turnover maintenance fault zone utilisation payment machine settlement compare peak limit quota lease cost forecast report change event approve sensor energy audit statistics dynamic cctv enforcement discount profit invest site plan hire rent space test average bill decide trend income end install',
      'permit clerk|clerk|case worker|office':
        'application proof residence registration appeal objection issue renew withdraw letter fee reminder dunning keeper query photo offence decide cancel waive exempt tradesman badge check queue template collect court deadline upload payment refund reject case scan verify address owner print assign file reply stamp record enter',
    },
  },
  {
    about:
      'parish church or congregation with services mass intentions baptisms weddings volunteers room hire newsletters and donations sundays feasts farewells shape the year',
    roles: {
      'parishioner|member|churchgoer|believer|visitor':
        'service mass time wedding prayer register confirmation donate candle newsletter livestream song visit pastor bible room hire join group sermon listen confess news lift sunday event godparent announce pray attend light sing baby marry faith choir bring communion child hear crib pilgrim bless',
      'priest|pastor|vicar|minister|deacon':
        'sermon service reading talk visit sick bereaved wedding couple prepare liturgy calendar prayer birthday confirmand lesson hospital anointing substitute preach note holiday blessing communion emergency name text pastoral confession bless marry console write anoint homily pray schedule lead counsel chapel',
      'parish secretary|secretary|office|staff|admin':
        'register entry certificate mass bulletin print notice room booking key calendar phone address list invoice letter move birthday sacrament archive copy home file donation receipt leave fee deadline display poster hall write answer scan type book forward fold sort enter reserve door publish open',
      'volunteer|sexton|altar server|organist|reader|helper':
        'roster swap serve altar candle bell lock heating flower reading organ number lector usher collection count wine host shift substitute robe sick sunday practise vestment polish lamp sign-up song microphone acolyte bake coffee set-up help sing play ring decorate prepare carry greet clean read text stock psalm available sweep open',
      'treasurer|parish council|church council|manager':
        'collection donation budget account roof repair heating cost rent lease minutes vote meeting tax project fund receipt hall price insurance cemetery staff expense report agenda approve debit audit building decision subsidy balance diocese pay finance plan calculate decide debt invest contract bill auditor renovate compare income list fundraise',
    },
  },
];
