import type { Business } from './business.ts';

export const TRANSPORT_AND_INDUSTRY: readonly Business[] = [
  {
    about:
      'courier service or parcel delivery senders book shipments recipients await parcels couriers and drivers run tours depot workers sort dispatchers plan routes managers watch costs claims',
    roles: {
      'sender|customer|shipper|client|orderer':
        'send parcel label print pick-up collect weight size price quote insure book tracking proof delivered claim damaged customs pack express document cancel invoice account bulk upload shipment shop option delivery estimate cheapest template reorder receipt notify pay import webhook envelope stamp',
      'recipient|addressee|consignee|receiver':
        'await arrive today window doorbell redirect neighbour safe place locker postpone evening vacation authorise refuse missed card sign duty pay where photo complain wrong door open damage return preference floor note rate notify change address delay ring greeting porch hallway absent gift',
      'courier|driver|messenger|delivery driver|rider':
        'tour stop next scan van load navigate ring nobody sign signature photo drop name leave code gate parking dog heavy floor lift break shift fuel undeliverable pick request cod cash handheld offline accident order stops delay key traffic hour wage stair bike hub route check',
      'depot worker|sorter|warehouse worker|loader|hub staff':
        'sort belt scan cage container bag lane mis-sort damage rewrap weigh dimension unreadable unload load truck trailer seal count missing shelf hold uncollected oversized return night shift station bin dock arrival hazardous customs quarantine roll report team jam tick forklift pile',
      'dispatcher|manager|owner|operations manager|admin|planner':
        'plan route tour assign reassign zone subcontractor cost productivity punctuality claim liability compare depot forecast volume peak christmas roster sick vehicle fleet tariff surcharge contract margin invoice customer profit complaint attempt map live exception escalate approve report export permission limit capacity kpi',
    },
  },
  {
    about:
      'parcel shop or pick up point and locker network recipients collect senders drop off return shopkeepers scan store parcels couriers bring fetch the operator manages partners lockers',
    roles: {
      'recipient|customer|sender|addressee|shopper':
        'collect pick-up code qr notify ready deadline extend authorise friend id nearest locker compartment redirect drop-off return send label print receipt proof weigh price queue forgotten shut jam size late track reminder address change map full evening neighbour app sign prepay',
      'shopkeeper|shop assistant|shop staff|staff|partner|counter staff':
        'scan shelf store letter bin find name hand signature check accept damaged print label count handover courier bag full capacity receive overdue uncollected tick inventory holiday close commission statement turnover scanner broken till helper tape inbound search sort compartment tidy note',
      'courier|driver|delivery driver':
        'deliver bring fetch load count sign tour stop shop closed locker full alternative swap overflow empty return bag roll time window park key van cage offline fit oversize missing damage report next route pick list shift bulk transfer depart motorway backdoor',
      'operator|network manager|manager|owner|admin|technician':
        'partner recruit contract commission payout opening capacity utilisation dwell locker fault remote open door sensor location plan density compare parcel volume peak complaint quality loss claim train terminate map gap firmware battery maintenance visit report export invoice carrier approve region forecast permission rating sla',
    },
  },
  {
    about:
      'removal firm or moving company customers request quotes and list belongings surveyors estimate volume movers pack carry drive the office plans crews trucks no parking zones invoices',
    roles: {
      'customer|client|mover-in|household|orderer':
        'move house flat room inventory list box cubic estimate quote compare date flexible floor lift piano fragile pack self carton order storage insurance damage claim photo pay deposit change address checklist utility mail clear old new arrive track truck tip rate reschedule cancel question confirm pet plant invoice',
      'surveyor|estimator|sales|consultant|advisor':
        'visit survey video walk volume measure stair access distance count furniture heavy dismantle quote calculate hour need follow-up note photo offer sign appointment route option discount customer wish handicap parking packing convert draft tablet send revise special safe aquarium inspect cupboard',
      'mover|driver|crew|crew leader|packer|helper|staff':
        'load carry strap blanket dolly truck pack wrap label room dismantle assemble screw stair inventory tick damage photo sign address navigate start break hour overtime colleague shift tool belt box missing unload protect floor park cone next job fuel tip report stow seal crate',
      'dispatcher|office|manager|owner|planner|admin':
        'plan crew truck calendar order double assign sick temp permit sign request authority external rent capacity invoice overdue margin post calculation compare actual claim insurer warehouse container due lead conversion portal season wage export tax roster utilisation approve profit fleet inspection review reply price stock',
    },
  },
  {
    about:
      'warehouse and logistics centre or fulfilment pickers packers forklift drivers move goods in shipping clerks book shift leaders steer work clients see their stock managers watch performance space',
    roles: {
      'picker|packer|warehouse worker|worker|warehouse operative|staff|employee':
        'pick pack scan location shelf bin aisle tote trolley next path voice glove quantity short carton label tape weigh tick wrong mix batch put-away replenish count cycle handheld battery light break shift error confirm bundle fragile filler damaged return rack unit serial learn score heavy ladder',
      'forklift driver|truck driver|driver|loader':
        'forklift pallet rack lift height fork move ramp gate load unload trailer weight stack charge battery lane drop fetch order queue licence daily check defect collision wrap strap seal dock yard bay number position narrow transport task drive horn speed photo stow',
      'goods-in clerk|shipping clerk|clerk|inventory clerk|inventory controller|receiving':
        'receive advice delivery note supplier slot deviation shortage overage quarantine inspect lot expiry label print book storno carrier bill loading list customs paper dispatch cut-off claim photo truck register inventory difference recount adjust block release freeze audit document hazardous avis pre-advice missing',
      'shift leader|team leader|supervisor|foreman|dispatcher':
        'assign staff zone wave backlog priority order cut-off rebalance sick temp break progress board live bottleneck late escalate handover briefing accident training skill rate release reprint stuck unlock overtime urgent performance coach area headcount target hour reassign cover congest delegate praise',
      'client|customer|merchant|stock owner':
        'availability reach status announce inbound delivery product article create master import shop interface return grade charge invoice complain statement download track parcel promise forecast promotion quarantine photo claim lost stock threshold reorder bundle rework request carrier choose wish own brand insert flyer packaging portal transparency monthly contract question',
      'manager|warehouse manager|owner|admin|site manager':
        'stock report space utilisation cost productivity forecast volume contract invoice storage fee client sla kpi compare slotting layout abc turnover investment robot peak roster budget wage absence export approve permission tariff onboarding audit insurance loss trend capacity quote site month',
    },
  },
  {
    about:
      'trucking company road haulage and freight forwarding shippers order transports truck drivers carry loads dispatchers plan tours sell spare capacity consignees receive owners watch fleet costs tolls rest times',
    roles: {
      'shipper|customer|client|consignor|orderer|sender':
        'freight quote order transport load pallet weight pick-up slot urgent price track eta proof delivery cmr damage claim invoice temperature hazardous document cancel change recurring contract rate compare carrier co2 loading metre insurance upload label notify delay warehouse ramp book reference requirement pay template complaint',
      'consignee|recipient|receiver|ramp staff':
        'arrive eta ramp slot unload window sign refuse damage shortage photo rebook gate announce forklift crew delay notify goods-in waiting register truck number delivery note queue free dock late reject contact site rule open count empty confirm storeman invoice check seal broken pallet',
      'truck driver|driver|trucker':
        'tour stop navigate height bridge rest break tachograph parking place fuel card toll load strap seal cmr sign scan photo ramp wait trailer couple check defect tyre light accident expense allowance shower border paper wage hour holiday message next order mile cab weekend home',
      'dispatcher|planner|freight forwarder|forwarder|scheduler':
        'plan assign tour combine return empty exchange spot subcontractor map live remaining delay inform trailer swap offer negotiate margin phone handover reload capacity drag conflict carrier missing account risk restriction ferry customs reassign alternative overdue driver call chat weather detour backhaul',
      'owner|manager|fleet manager|admin|accountant':
        'cost kilometre margin fleet toll consumption style insurance leasing inspection repair infringement fine download card licence expiry invoice overdue receivable compare truck utilisation share wage bill export tax customer profit surcharge diesel floater approve report permission contract tender forecast emission budget depreciate',
    },
  },
  {
    about:
      'shipping line ocean or inland company cargo customers book containers crew and captain sail log port agents arrange calls fleet operators plan voyages crewing bunkers charter costs',
    roles: {
      'cargo customer|customer|shipper|freight forwarder|importer|exporter|consignee':
        'book container vessel rate quote bill lading draft customs cut-off roll track eta transship demurrage release pick-up reefer temperature weight vgm document upload delay claim invoice compare port route equipment empty hazardous alert amend notify schedule original surrender seal sailing',
      'captain|master|officer|crew|seafarer|sailor|mate':
        'watch log position noon report bridge chart weather route speed engine room ballast draught stability cargo check lash mooring anchor drill muster safety rest hour contract relief shore leave wage home internet medical certificate provision request defect permit gangway visitor pirate garbage record oil tank round deck duty',
      "port agent|agent|ship's agent":
        'call berth pilot tug arrival notice disbursement cost crew change visa immigration clear provision deliver barge cash master waste authority document list husbandry appoint update statement laytime contact launch hospital forward estimate final account receipt principal congestion slot declare harbourmaster',
      'fleet operator|operator|fleet manager|owner|shipowner|superintendent|manager|admin|crewing manager':
        'voyage plan charter bunker consumption curve emission hire off-hire docking class survey expiry crewing inspection state control deficiency budget opex compare vessel profit freight slot capacity utilisation reposition insurance claim purchase order approve forecast fuel price report sanction performance hull contract export permission',
    },
  },
  {
    about:
      'port terminal sea or inland and container truckers fetch bring boxes crane straddle drivers move them vessel planners stow customs forwarders release managers watch berths throughput',
    roles: {
      'trucker|truck driver|haulier|driver':
        'slot book gate queue pick-up drop-off container number pin chassis lane wait seal damage photo exit weigh appointment change no-show parking direction interchange receipt rejected reefer empty depot badge expire scan register plate block announce early traffic smartphone tour tailgate',
      'crane operator|straddle driver|lasher|dock worker|stevedore|docker':
        'crane hoist spreader box move next ship bay row tier hatch twistlock lash yard block stack shift gang break wind stop tally damage hook straddle tractor radio screen sequence restow safety vest accident heavy height plug clean rope moor task idle order',
      'vessel planner|yard planner|planner|shift supervisor|dispatcher':
        'stow plan berth window arrival delay discharge list load weight distribution rehandle space assign split dangerous segregation cut-off late roll minimise eta conflict simulate equipment deploy count progress productivity vessel sequence import pre-marshal capacity handover resource forecast edi lashing force draft',
      'forwarder|freight forwarder|customs officer|shipping agent|agent|importer':
        'release customs clearance hold inspect x-ray document duty declaration status notify bill lading delivery transfer authorise trucker nominate veterinary check manifest cargo quarantine invoice bond transit query message declare notice discrepancy risk select stamp detain consignee lodge certificate waive declarant tariff',
      'terminal manager|manager|harbour master|port authority|owner|admin':
        'throughput teu utilisation productivity hour dwell revenue tariff income contract line compare call pilotage permit dredge depth incident security isps roster wage downtime maintenance energy environment noise investment statistics report export budget approve cost congestion forecast volume permission concession kpi',
    },
  },
  {
    about:
      'factory or production plant machine operators and assembly workers run orders shift leaders foremen steer lines planners schedule quality maintenance support managers customers look at output dates',
    roles: {
      'worker|operator|machine operator|assembler|production worker|employee|staff':
        'machine order next start stop part count scrap setup tool drawing instruction step torque station line andon help material missing call piece shift break clock badge screen program load cycle error confirm label bin reject glove safety jam suggest improvement training hour colleague handover photo rework pallet',
      'shift leader|foreman|supervisor|team leader|line manager':
        'shift line staffing absent skill matrix assign output target behind downtime reason bottleneck board hourly handover report escalate overtime approve priority changeover temp accident briefing coach swap plan release meeting action rotate clean 5s discipline cover urgent workplace motivate absence',
      'production planner|planner|scheduler|work preparation|logistics|material planner':
        'schedule sequence order capacity lot due date delay simulate bom routing availability shortage purchase requisition forecast demand stock kanban reschedule rush overload gantt freeze lead backward version supplier batch combine drag conflict kit warehouse backlog split calendar critical workload subcontract',
      'maintenance technician|maintenance|toolmaker|quality inspector|inspector':
        'fault repair breakdown spare inspect measure gauge sample defect code hold release nonconformance report lubrication interval sensor plc mould wear sharpen calibrate root tolerance photo checklist alarm vibrate history response lockout preventive test deviation bearing life diagnose ticket grease weld',
      'plant manager|manager|owner|production manager|admin|director|controller':
        'oee output cost unit energy productivity compare shift plant investment budget reliability kpi trend report month wage absence audit certificate customer complaint margin target approve intake export benchmark permission utilisation quote calculate inventory value co2 forecast site lean turnover stoppage',
      'customer|client|buyer':
        'order status confirm change upload sample approve quote complain certificate track batch serial invoice urgent share specification permit call-off blanket contact reorder document partial ship price inspection portal visit delay notify packaging claim replacement reference download agree forecast tender deadline negotiate',
    },
  },
  {
    about:
      'machine maintenance builder s or service company operators report faults field technicians visit and repair dispatchers plan calls customers hold contracts managers watch spare parts response times revenue',
    roles: {
      'technician|field technician|service technician|mechanic|fitter|engineer':
        'repair visit fault diagnose error code manual wiring diagram spare part van tool checklist measure oil bearing belt replace test photo report sign hour travel drive navigate offline history serial torque expert video ask colleague note next job safety permit lockout arrive shift on-call weld sensor firmware commission cabinet hotel expense',
      'operator|machine operator|machine user|worker|reporter':
        'report broken noise leak stop standstill photo scan qr urgent describe vibration smell alarm light wait when come status self-help restart clean lubricate daily tick page chat call reference symptom machine jam hot slow temporary running confirm fixed rate squeak jerk',
      'dispatcher|service coordinator|service desk|planner|staff':
        'plan assign call ticket region skill calendar route priority emergency sla shift reschedule inform customer phone remote appointment confirm overdue unplanned subcontractor cluster map return drag board file send sick handover escalate utilise vacancy workload visit incoming log hotline tablet',
      'customer|client|plant manager|operator company':
        'contract invoice history park downtime cost due inspection report download quote approve order price track appointment contact certificate arrival warranty renew complain portal availability site user response document upgrade training compare budget offer retrofit delivery access legal proof audit liable failure',
      'service manager|manager|owner|admin|spare parts manager':
        'fix revenue margin renewal utilisation forecast reorder list compare region recurring installed base lead sale invoice unbilled overtime approve goodwill training expiry roster kpi export report predictive trend target budget profit permission supplier breach vehicle bonus churn hire wage warehouse',
    },
  },
  {
    about:
      'quality control management and inspection in manufacturing or food inspectors measure sample workers report defects managers handle complaints audits corrective actions suppliers customers answer claim',
    roles: {
      'inspector|quality inspector|tester|checker|controller':
        'inspect measure gauge caliper sample plan tolerance deviation characteristic drawing reject accept block label photo defect code batch lot incoming article visual scratch tick next due reading graph spec repeat record sign protocol microscope hardness weigh random calibrated device station skip count tag',
      'worker|operator|production worker|employee|reporter|staff':
        'report defect stop self-check photo describe station part scrap bin reason card instruction alert pass limit example learn help line call shift fix rework confirm read training tick near-miss suggestion language machine anonymous scan order piece unsure error mistake gap crack',
      'quality manager|quality engineer|manager|auditor|admin|owner':
        'audit corrective action capa 8d root cause ishikawa complaint trend pareto ppm certificate iso review checklist finding deadline overdue effectiveness approve release control version supplier recall trace risk fmea capability spc target management kpi report export matrix permission compare escalate calibration',
      'supplier|vendor':
        'claim answer response deadline ppap upload certificate containment sort rework delivery goods dispute evidence score rating concession request submit contact portal debit accept photo affected login confirm remind improve change material resubmit status plant escalation invitation document replacement carrier packaging penalty',
      'customer|client|consumer':
        'complain complaint faulty photo return reply wait status replacement credit receipt contact trace certificate request invite apology refund describe update serial foreign body allergic hotline form reference safe answer close satisfied rate warranty proof purchase information ask spoiled mouldy disappoint buy',
    },
  },
  {
    about:
      'laboratory analysis or medical submitters doctors order tests and send samples lab technicians receive pipette measure scientists validate release results managers watch turnaround devices accreditation',
    roles: {
      'submitter|customer|client|doctor|ordering physician|sender':
        'order test sample label form kit collect courier result report urgent notify download add-on reject history trend reference explain price quote invoice call question track received interpretation critical patient print profile panel favourite cancel status interface sign pick-up tube water soil document limit exceed',
      'technician|lab technician|laboratory technician|lab assistant|staff|analyst':
        'sample receive scan barcode tube centrifuge aliquot pipette rack dilute reagent lot expire calibrate analyser measure repeat worklist station fridge freezer store position label rerun flag contamination temperature weigh balance solution buffer prepare recipe glove waste log maintain shift blank standard incubate plate count missing volume',
      'scientist|pathologist|chemist|lab doctor|validator|specialist|microbiologist':
        'validate release plausibility delta check comment finding outlier review value phone interpret opinion text correct amend sign range method rule auto validation image slide microscope resistance chromatogram peak integrate uncertainty statistic diagnosis pending queue literature consult code teach electronic suspicious',
      'lab manager|manager|owner|quality manager|admin':
        'turnaround accreditation audit sop version round-robin proficiency chart downtime stock supplier cost billing invoice insurer compare volume roster skill training record deviation capa subcontract list customer turnover report export permission budget approve alarm archive retention kpi lims interface contract forecast investment',
    },
  },
  {
    about:
      'printing company print shop or online printer customers upload files and order flyers cards books prepress checks data press operators finish dispatch ships the owner calculates jobs machine load',
    roles: {
      'customer|client|orderer|agency|designer':
        'flyer card book poster upload pdf file format paper quantity price calculate preview proof approve colour deadline express reorder template logo correct sample ship track reprint complain cut fold quote invoice delivery address mug t-shirt photo banner lamination pay cart bleed edition discount change collect',
      'prepress|prepress operator|data checker|media designer|staff':
        'check preflight bleed resolution font rgb cmyk convert overprint trap impose imposition plate page missing reject send correction version sheet gang ticket spot cutting contour profile rip output archive queue fix template transparency trim box barcode hotfolder release layout note',
      'printer|press operator|machine operator|finisher|bookbinder|worker':
        'press sheet ink makeready run plate waste density dry cut guillotine fold staple bind laminate emboss perforate stack pallet job next roll toner drum jam clean setup shift count meter delay finish machine bag hand tick pack carton label test print keep postpress blade',
      'owner|manager|account manager|sales|calculator|admin':
        'calculate quote margin hour load schedule rate purchase supplier outsource follow-up profit post calculation compare estimate overdue invoice complaint energy discount table turnover target roster risk capacity bottleneck export tax approve click cost contract investment fsc report permission offer forecast stock',
    },
  },
  {
    about:
      'recycling yard waste and firm or council residents businesses look up bin days order containers drop off drivers collect staff weigh sort managers handle tonnage fees permits',
    roles: {
      'resident|citizen|customer|household|client|business customer':
        'bin day reminder calendar bulky pick-up order container skip drop-off paper glass plastic battery electronic paint sort where open fee pay missed complain overflow bag street address size exchange move sign compost garden invoice weighing slip photo report appointment queue yard holiday shift swap neighbour cancel',
      'driver|collector|refuse collector|crew|waste collector':
        'tour street truck empty bin scan chip contaminated sticker photo lorry place exchange container full weight tip dump route closed blocked parked turn navigate crew shift break accident defect fuel compactor hydraulic next stop tick report colleague key gate time helper',
      'yard worker|weighbridge operator|yard staff|sorter|plant operator|staff':
        'weigh scale weighbridge ticket tare gross plate material accept reject code hazardous sort conveyor bale press contamination sample moisture request level cash fee receipt id resident check queue guide loader pile fire temperature quality shift count print log dangerous forklift compost',
      'manager|owner|dispatcher|operator|council|admin|disposition':
        'tonnage price margin plan stock contract permit limit waste record authority statistics recycling rate compare district calculation invoice overdue fleet maintenance roster volume forecast buyer sell market downstream certificate audit cost complaint sensor optimise tender export tax report approve permission emission treatment storage budget',
    },
  },
  {
    about:
      'energy supplier electricity gas or heat and grid households businesses read meters switch tariffs pay bills service agents answer meter network technicians work outside managers trade forecast bill',
    roles: {
      'customer|household|consumer|client|tenant|business customer|prosumer':
        'meter reading submit photo bill instalment adjust tariff switch price compare move contract cancel consumption kwh saving yesterday smart peak cheap hour solar feed heat pump wallbox direct debit refund surcharge outage report notify budget green warn high appliance year annual iban question app bonus dunning rate pay',
      'service agent|customer service|call agent|support agent|clerk|staff|support':
        'call ticket file estimate correct explain change payment stop entry clarify operator message reject process template reply letter scan assign backlog resubmit complaint ombudsman goodwill callback verify note supplier deadline revoke advise record office storno duplicate hardship queue wait escalate authorise',
      'technician|meter technician|network technician|fitter|meter reader|field worker':
        'seal install read route appointment address cellar access key fuse switch cable transformer substation fault locate outage repair crew emergency dig plan map voltage measure safety earth photo serial sign missed visit on-call drive job valve leak gas pressure protocol tool gateway commission',
      'energy manager|manager|grid operator|portfolio manager|owner|admin|billing manager|trader':
        'forecast load profile procurement hedge spot balance imbalance portfolio margin calculate letter churn receivable bad debt plausibility network fee levy regulator report congestion capacity feed-in curtail statistic investment compare campaign sales channel export tax approve rollout quota kpi settlement market risk limit permission budget',
    },
  },
  {
    about:
      'water works supply and sewage utility customers read meters report leaks plant operators run pumps treatment network fitters find repair pipes lab staff sample managers handle tariffs losses regulation',
    roles: {
      'customer|household|resident|consumer|citizen':
        'tap brown taste smell pressure low hardness lime bill meter reading submit leak report outage when back notify move fee instalment consumption high garden pool connection apply quality value lead pipe question emergency number sewer blocked flood rat photo boil notice account direct debit price save',
      'plant operator|operator|control room|waterworks operator|sewage worker|shift operator':
        'pump valve tank level reservoir pressure flow chlorine dose ph turbidity filter backwash alarm acknowledge well trend setpoint shift log round basin sludge aerate oxygen inflow storm overflow energy start stop fault standby telemetry handover chemical delivery stock limit read rake blower dewater',
      'fitter|network technician|pipe fitter|field worker|meter reader|crew':
        'pipe burst dig leak locate listen hydrant flush slide close shut map plan repair clamp weld excavation traffic sign change seal manhole sewer camera rinse photo house address job on-call van material depth measure gps sketch test route appointment missed tool reopen',
      'lab technician|sampler|laboratory|water inspector':
        'sample bottle point route temperature cool e-coli nitrate bacteria result exceed repeat record label schedule incubate sensor calibrate report health office sampling chain quarterly parameter trend device titrate photometer germ due notify validate barcode reagent storage tour gauge pathogen odour sterile',
      'manager|director|owner|admin|engineer|network planner':
        'loss balance tariff calculation budget renewal age rate investment risk regulator authority report permit abstraction statistics compare zone demand drought forecast cost tender contractor approve subsidy billing receivable council drill roster call asset export permission rehabilitation fee audit cyber kpi',
    },
  },
];
