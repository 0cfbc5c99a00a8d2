import type { Business } from './business.ts';

export const CRAFTS: readonly Business[] = [
  {
    about:
      'joinery and carpentry workshop carpenter s or cabinet maker with furniture kitchens windows wood cutting lists machines fitting quotes made to measure',
    roles: {
      'customer|client|homeowner|user':
        'kitchen cupboard table wardrobe wish oak quote sketch 3d ready choose surface handle approve drawing appointment measure visit scratch complain change price deposit instalment photo door stick repair care oil status delivery bed staircase shelf drawer wait picture plan warranty',
      'carpenter|joiner|cabinet maker|fitter|craftsman|apprentice|staff':
        'saw plane mill dowel glue veneer edge band board cutting part hinge runner screw offcut drawing dimension sand lacquer machine blade jig clamp bench hours job sheet fit install spirit level van tool missing photo tick acceptance report book router chisel',
      'workshop foreman|foreman|planner|draughtsman|work preparer':
        'schedule order material fitting nest cnc program drawing version deadline assign bottleneck date stock board subcontract painter detail release sequence delay measure plan week customer planning sick team calendar production drill dispatch progress load panel tooling lock throughput overtime hours left',
      'owner|master carpenter|manager|admin|office':
        'calculate cost hourly surcharge recalculate margin invoice reminder outstanding follow-up win supplier compare wage holiday training trainee revenue liquidity insurance invest timber book capacity warranty advert letter center payroll hire accountant deposit tax bank customer offer complaint target tender debt loan',
    },
  },
  {
    about:
      'timber construction and house carpenter frame builder or erecting roofs frames houses with beams scaffolds cranes prefabrication assembly of wood',
    roles: {
      'client|builder-owner|customer|homeowner':
        'house roof truss extension dormer date crane day photo progress quote change extra neighbour topping approve invoice defect insulation energy subsidy warranty window family leak loft balcony carport staircase key question payment plan bank comfort wood wall noise garage inspect album',
      'carpenter|assembler|worker|crew|staff|apprentice':
        'beam rafter purlin ridge nail plate screw brace element lift crane hook sling scaffold harness saw part order missing drawing weather tarpaulin hours photo tool generator crate assemble plumb site chisel bolt lathing gable ladder plane rope helmet rain truck',
      'planner|draughtsman|engineer|site manager|foreman':
        'statics load model joint cutting cnc sequence order detail crane book road closure schedule inspection version release measurement clash acceptance protocol shift delivery thermal wind stud section plan check permit joist fire review export number interface tolerance visit deadline insulation beam',
      'owner|manager|admin':
        'tender calculate timber price margin cubic metre wage safety training accident insurance invoice payment retention recalculate capacity order book subcontractor supplier compare profit machine liquidity hire reminder outstanding warranty payroll bank revenue follow offer tax apprentice vehicle approve win loan',
    },
  },
  {
    about:
      'electrician or electrical contractor with installations sockets fuse boxes meter cabinets smart home emergency calls testing and solar systems cables lamps',
    roles: {
      'customer|client|homeowner|tenant|caller|user':
        'power cut socket light flicker fuse trip appointment emergency photo quote price approve smart home wallbox doorbell invoice complain window remind wait report defect safe old wiring plug lamp oven internet child bulb shower outlet kitchen stove landlord refrigerator electrician late washing',
      'electrician|fitter|technician|installer|journeyman|apprentice|staff':
        'cable conduit junction breaker residual current meter test measure protocol circuit label distribution board drill chase clamp wire plan job hours material used van reel missing photo sign signature insulation voltage fault find tool ladder checklist instruct commission wago screwdriver terminal',
      'dispatcher|office assistant|planner|office|assistant':
        'assign schedule call route nearest free order part wholesale arrive confirm postpone sick capacity callback skill match ticket urgent key contact map tour drag overload gap week phone mailbox customer file reschedule traffic colleague next standby ring van timeline address',
      'owner|master electrician|manager|admin':
        'quote calculate hourly margin invoice outstanding recalculate wholesaler discount stock vehicle inspection certificate grid operator registration warranty wage training revenue book follow-up compare contract maintenance profit copper overtime approve reminder payroll hire bank tax cost budget limit apprentice license accountant debt',
    },
  },
  {
    about:
      'plumbing and heating company plumber or sanitary with boilers heat pumps bathrooms burst pipes maintenance contracts emergency service spare parts radiators',
    roles: {
      'customer|client|homeowner|tenant|caller|user':
        'drip leak burst cold heating broken toilet blocked water bathroom quote emergency arrive photo hot noise pay invoice maintenance appointment price subsidy old radiator warm complain approve wait shower sink tap bill child winter neighbour smell basement flood thermostat tile',
      'plumber|fitter|heating engineer|technician|installer|apprentice|staff':
        'pipe solder press fitting valve seal pump boiler burner pressure bleed hydraulic balance gas test exhaust measure error code spare part van job sheet hours photo sign serial number manual tool drain snake siphon flow refrigerant commission protocol note missing order wrench',
      'dispatcher|office assistant|planner|office|assistant':
        'emergency assign nearest schedule call shift part arrive route postpone maintenance tour combine confirm warranty ticket manufacturer tenant contact key landlord sick free ring map drag overload gap calendar week traffic customer file leave apprentice reschedule queue weekend mailbox priority letter',
      'owner|master plumber|manager|admin':
        'quote calculate margin hourly maintenance contract renew invoice remind wholesaler price stock inventory recalculate wage training certificate gas licence vehicle revenue call bonus warranty claim book paper follow-up utilisation compare profit limit payroll hire bank tax outstanding debt accountant fleet complaint discount',
    },
  },
  {
    about:
      'roofing company roofer or with tiles gutters storm damage flat roofs scaffolds insulation skylights measurements and weather leaking',
    roles: {
      'customer|client|homeowner|caller|user':
        'leak roof drip storm fallen wet ceiling photo insurance quote when emergency dry gutter clogged moss skylight insulate subsidy neighbour progress invoice warranty maintenance remind approve colour attic wind hail rain mould noise family heat old price cost payment plan appointment child picture deadline',
      'roofer|worker|crew|staff|foreman|apprentice|journeyman':
        'tile batten membrane flashing zinc solder ladder scaffold harness hoist nail slate ridge chimney flat bitumen torch tarp wind rain hours report pallet missing photo measure waste container asbestos lift tool truck cut hammer chalk line bucket gutter spacing sealant gloves knee pad',
      'site manager|estimator|planner|office|assistant':
        'drone area pitch quote material date crane weather plan schedule assign delivery order container permit expert insurer report delay call surface count supplier customer visit calendar forecast sick drag protocol acceptance laser ladder quantity permission pallet stairs tender storm list street',
      'owner|manager|admin':
        'margin calculate square invoice instalment outstanding wage weather pay safety briefing accident training insurance supplier capacity book follow-up claim recalculate vehicle hire revenue win profit payroll debt bank tax reminder limit loan fleet subcontractor advert apprentice offer target premium discount complaint',
    },
  },
  {
    about:
      'painter and decorator or plasterer with rooms walls facades wallpaper colours measurements scaffold quotes rollers paint orders painting crews',
    roles: {
      'customer|client|homeowner|tenant|user':
        'colour wall room wallpaper preview sample choose quote move furniture start smell finish stain touch approve invoice photo facade beige cover floor complain remember tone appointment child allergy bedroom bathroom ceiling mould dust sofa weekend check key pet price carpet mess bright window',
      'painter|decorator|plasterer|journeyman|apprentice|crew|staff':
        'roller brush bucket tape masking primer coat filler sand paste spray ladder scaffold litre tint mix tone number leftover hours photo defect job key tool dry mould film square tick van scraper clean drop cloth sheet knife radiator ceiling sprayer',
      'estimator|foreman|site manager|planner|office':
        'measure metre surface deduct book schedule assign scaffold order paint delivery site acceptance snag list change postpone weather measurement sheet calendar sick drag plan weekly crew size material need visit height delay ceiling quantity sub tender handover hour litre progress window count',
      'owner|manager|admin':
        'quote calculate margin hourly invoice remind cost supplier wage roster vehicle revenue follow-up book warranty review training trainee recalculate hazardous material compare utilisation profit advert payroll hire bank tax debt discount price outstanding lead win apprentice fleet loan budget return bonus',
    },
  },
  {
    about:
      'solar installer or photovoltaic with roofs panels batteries inverters wallboxes grid registration quotes and yields of electricity on homes',
    roles: {
      'customer|client|homeowner|operator|user':
        'panel yield save self consumption battery roof suit quote compare subsidy feed app status installation when delay cleaning breakdown wallbox bill payback neighbour shade cost warranty independent electricity tariff sun error graph kilowatt tax car heat pump independence outage loan snow',
      'installer|fitter|electrician|crew|staff|technician':
        'hook rail module string inverter cable dc crimp meter cabinet earth mount scaffold harness serial scan commission protocol photo checklist pallet missing tile break torque test voltage configure wifi van clamp measure drill ladder rope sealant bolt ground fuse cut',
      'planner|sales consultant|sales|consultant|designer':
        'layout count simulate shade drone roof pitch offer lead follow-up visit signature size variant financing questionnaire calculate objection closing plan statics forecast appointment angle calculator proposal customer need deal version close tilt orientation azimuth prospect satellite inverter choice consumption bill battery',
      'owner|manager|project manager|admin|office':
        'grid operator registration deadline pipeline project status stock price margin schedule crew plan deposit instalment invoice claim supplier delivery commission capacity backlog conversion complaint form revenue compare payroll profit hire bank tax debt shortage fleet approve limit reminder target subcontractor',
    },
  },
  {
    about:
      'tailor alterations or dressmaker s shop with measurements fittings hems suits wedding dresses fabrics sewing machines and pick up of altered clothes',
    roles: {
      'customer|client|bride|user':
        'dress suit hem shorten tight fit fitting appointment wedding ready pick-up notify price zip broken style choose photo inspiration change weight deposit pay slip lost deadline rush delivery favourite sleeve trouser skirt button curtain occasion mirror wear bridesmaid cost message waiting',
      'tailor|seamstress|dressmaker|sewer|staff|assistant':
        'measure waist chest inseam pattern cut pin chalk stitch thread needle machine lining button seam baste iron press rack ticket label number order job due fabric bolt leftover alteration tick note dummy spool unpick rework mark scissors tape sleeve collar replace',
      'counter assistant|receptionist|shop assistant':
        'take hand slip print search hanger shelf call ready cash card deposit tag uncollected bag queue date promise phone receipt customer garment day look hook wrapper curtain name mirror till voucher discount today wish coat stapler scan mislabel cleaning pickup button box',
      'owner|manager|master tailor|admin':
        'takings workload capacity minutes margin order supplier piece wage surcharge dispose complaint season prom maintenance roster rent compare invoice outsource profit hire payroll tax open bank sewing demand busy budget stock advert revenue hour loyalty pricing reminder target accountant apprentice opening fee',
    },
  },
  {
    about:
      'shoemaker cobbler or shoe repair shop with soles heels stitching key cutting bespoke shoes lasts and pick up slips for worn',
    roles: {
      'customer|client|user':
        'shoe boot heel sole worn repair worth price ready pick-up notify slip lost favourite bag strap photo estimate key copy quick while wait care cream comfortable stretch pinch bespoke leather colour pay sandal sneaker hole wet dirty zip wedding height',
      'shoemaker|cobbler|craftsman|staff|assistant|apprentice':
        'last sole glue nail grind stitch welt insole rubber tip press leather dye polish machine shelf pair tag number job due awl thread zipper rand order material size tick pattern trim bench hammer clamp knife brush eyelet foot hook mark lining',
      'counter assistant|shop assistant':
        'slip print accept search hand cash call label deposit queue uncollected bag phone promise laces sell key blank till ticket name ready tray bell greet card lacing spray sort voucher coat hanger barcode missing date tell sticker drawer note brush',
      'owner|manager|master shoemaker|admin':
        'takings price repair minutes margin stock supplier months machine rent workload season complaint advert voucher compare profit revenue opening roster tax hire payroll energy bank budget forecast discount apprentice dispose review invoice busy insurance outstanding wage plan debt month loyalty online',
    },
  },
  {
    about:
      'jeweller and watchmaker goldsmith or with rings gold gemstones engraving watch repair batteries wedding valuations of jewellery watches',
    roles: {
      'customer|client|couple|shopper|user':
        'ring wedding engagement size finger engraving text necklace earring watch stop battery repair ready estimate gift surprise partner gold price sell heirloom valuation insure photo design approve certificate pay instalment lose deposit wish bracelet anniversary birthday chain broken shine diamond pearl',
      'goldsmith|watchmaker|engraver|craftsman|staff|workshop':
        'solder file polish set stone prong alloy carat weigh gram cast wax draw wire movement gear mainspring regulate crystal gasket waterproof test job bag number engrave font clasp resize rhodium bench scrap gold spare part loupe deadline ultrasonic hammer torch mandrel mould',
      'sales assistant|consultant|shop assistant|assistant':
        'tray display showcase show window count evening key vault try consult order slip accept condition call hand id signature gauge note reserve wrap till certificate customer card strap change velvet greet envelope parcel insured price tag clean guide appraisal necklace mirror',
      'owner|manager|master goldsmith|admin':
        'stock value gold margin consignment supplier insurance alarm burglary inventory purchase buy money laundering identity price update takings season christmas slow piece hallmark commission compare warranty roster campaign statistics profit hire tax payroll bank loss report target log limit change',
    },
  },
  {
    about:
      'bike shop bicycle and workshop with bikes e repairs inspections spare parts test rides leasing rental of bicycles for cyclists',
    roles: {
      'customer|cyclist|client|rider|shopper|user':
        'bike flat tyre brake squeal gear jump repair appointment drop-off ready notify estimate approve cost pick-up loan ride e-bike range size leasing insurance stolen frame helmet child seat spring check remind reserve compare pay saddle commute bell light pump lock colour',
      'bike mechanic|mechanic|technician|workshop|apprentice|staff':
        'stand chain cassette spoke true wheel bleed pad torque derailleur cable bearing fork firmware diagnosis battery test job card number shelf part order missing inner tube call approval minutes tick hook photo defect found wash tool next rim grease hub rotor headset',
      'sales assistant|shop assistant|assistant|counter':
        'counter accept job slip sell fit height customer data form ride id shelf tag check reserve till handover advice measure accessory key receipt queue phone voucher greet pedal bag parcel pick call label colour print email shipping box open trade',
      'owner|manager|shopkeeper|admin':
        'preorder season model year margin stock old discount workshop utilisation waiting days provider commission supplier backorder invoice takings roster inventory labour price rental revenue warranty claim compare staff hours campaign target purchase payroll profit hire tax bank debt limit turnover loan',
    },
  },
  {
    about:
      'car garage repair or workshop with vehicles inspections oil changes spare parts lifts tyres diagnostics cost estimates and courtesy cars',
    roles: {
      'customer|driver|car owner|client|vehicle owner|user':
        'car noise warning light brake appointment book drop-off key estimate approve cost surprise ready pick-up courtesy status notify photo explain mobile inspection due winter remind service invoice pay insurance accident wait night letterbox tow squeak leak lost holiday vacation rattle ride',
      'mechanic|car mechanic|technician|mechatronic|apprentice|staff':
        'lift platform oil filter disc pad diagnose fault code torque spark engine exhaust clutch axle part missing job card hours stamp start finish additional defect photo tyre rim balance tread test drive tool special hook bay fluid bulb checklist manual circuit wrench jack grease',
      'service advisor|receptionist|front desk|assistant|service reception':
        'accept walk scratch mileage plate estimate call approve promise slot capacity courtesy plan tag handover bill arrive job print queue confirm text storage warranty check phone email calendar board number report coffee assign appointment reminder pen folder customer signature waiting',
      'parts clerk|storekeeper|parts staff':
        'shelf number order wholesaler deliver return core deposit bin scan stock minimum reserve hotel label withdraw vin catalogue compatible pallet shrink tyre battery disc check pickup drum express missing sort rack delivery note bolt wheel barcode backorder count ring stocktake courier inventory',
      'owner|garage manager|manager|admin':
        'hourly utilisation productivity margin revenue invoice outstanding wage calibration lift inspection waste disposal supplier discount warranty claim insurer cut roster training review campaign season compare liquidity profit hire payroll tax bank apprentice debt fleet approve limit competitor loan cash absence',
    },
  },
  {
    about:
      'locksmith or key service with locked out emergencies keys locks master systems safes burglary protection and cutting of for customers',
    roles: {
      'customer|client|caller|locked-out person|tenant|user':
        'locked door key lost snapped price fixed long arrive emergency night rip trust child inside photo lock copy burglary secure card pay receipt track insurance landlord rekey neighbour wallet slammed cold stuck flat car cellar cost reliable broken identity stranded robbery',
      'locksmith|technician|fitter|staff':
        'pick drill cylinder length profile mortice open proof van blank cut machine code master plan install strike plate safe signature photo before job route duty spare pull tool hours measure handle hinge cam tension screw magnet bump shell lever key bolt',
      'dispatcher|call taker|office|shop assistant|assistant':
        'call address nearest assign eta price quote queue confirm counter card authorise order blank hand till callback urgent note caller name customer file email check traffic map shift sign ring sort machine label night waiting busy dispatch late location plate pin',
      'owner|manager|admin|property manager':
        'master system register loss holder issue tariff surcharge revenue margin stock supplier roster bonus complaint review invoice contract facility licence fraud compare ad profit vehicle hire payroll tax debt bank audit target tenant apartment approve access wage price accountant limit insurance',
    },
  },
  {
    about:
      'chimney sweep with sweeping districts appointments at houses fire inspections emission measurements notices and energy advice for stoves chimneys',
    roles: {
      'customer|client|homeowner|tenant|resident|house owner|user':
        'appointment notice absent postpone key neighbour stove soot dirt result bill limit fireplace advise energy pass invoice pay remind smoke smell ring confirm luck oven cold wood payment letter tenant flat vacation cat carpet price question fine cleaning basement wait safe',
      'chimney sweep|journeyman|apprentice|staff|technician':
        'sweep brush flue ladder roof door measure exhaust carbon monoxide value device calibrate defect photo hearth inspection tour street next bell absent card drop certificate sign offline protocol moisture stack bucket attic print draft spider overalls torch light log filter mirror',
      'office assistant|assistant|dispatcher|planner':
        'plan street letter change phone reroute calendar group send date second visit confirm owner address update unreachable email envelope sort printer file call customer number cancel replan week sick text drag area missed mailing assign stamp queue tenant map postbox',
      'master sweep|district master|owner|manager|admin':
        'district register deadline overdue authority report follow fee ordinance invoice reminder dunning outstanding wage route efficiency revenue statistics calibration due training competitor lost customer quality audit archive compare payroll hire tax bank debt fleet law fine profit neglect target licence',
    },
  },
  {
    about:
      'repair café or workshop of volunteers where visitors bring broken devices fixers tools spare parts waiting numbers coffee and cake',
    roles: {
      'visitor|guest|customer|owner of the device|user':
        'broken toaster lamp radio trousers bring register number wait turn fault describe photo chance donate learn watch save throw away cake spare buy ask outcome thank opening hoover zip chair bicycle toy neighbour grandma chat kettle bag reserve appointment sad',
      'fixer|repairer|volunteer repairer|volunteer|expert':
        'fix solder multimeter screw open disassemble fuse glue sew diagnose note success fail manual spare part tool missing skill tick safety test next device brand table tip share hopeless bench print cable gun thread needle motor battery door bulb screwdriver magnifier',
      'host|receptionist|helper|organiser at the desk|welcome desk':
        'queue call slip assign table sort accept liability sign coffee cake cash box count welcome waiting list tag reject redirect guest apron name greeter next chair drink tray bell cup ticket poster registration fixer busy wish long jar plan smile napkin',
      'organiser|coordinator|manager|admin|board':
        'date room volunteer roster recruit sign statistics saved kilo co2 report sponsor donation insurance purchase inventory poster newsletter press funding grant key supplies type compare budget tax thank partner town neighbourhood evaluate year newspaper rent calendar invite meeting mailing flyer',
    },
  },
  {
    about:
      'construction site or building contractor with managers crews subcontractors deliveries plans defects safety daily logs and machines work',
    roles: {
      'site worker|worker|bricklayer|labourer|crew|craftsman|subcontractor|staff':
        'hours stamp break concrete formwork rebar brick pour shovel task today plan see drawing tool missing scaffold helmet crane delivery obstacle photo fixed done floor room weather allowance glove generator sick language instruct hazard accident wheelbarrow drill nail ladder mixer tired wage',
      'foreman|site manager|construction manager|supervisor|site supervisor':
        'daily log crew assign subcontractor progress delay record delivery book defect deadline photo protocol meeting plan version release measure quantity order concrete safety round inspection attendance gate briefing handover obstruct notice trade sequence email call size handrail ladder pour scaffold shuttering',
      'client|builder-owner|developer|architect|customer':
        'move date overrun budget approve change decision tile sample acceptance complain warranty payment plan visit key quality explain transparent extra kitchen bathroom bank family loan mortgage album noise reason window garden final neighbour question tax roof flooring wall paint socket',
      'delivery driver|driver|supplier|logistics|storekeeper':
        'unload gate slot route site forklift delivery note sign wait container return pallet hook material arrive tonne narrow call ahead store issue stock rental truck navigate entrance banksman tonnage map mud turn early cancel late reverse tip sand gravel phone low',
      'managing director|owner|project manager|manager|admin|office':
        'cost budget forecast margin invoice payment claim supplement retention tender contract payroll machine utilisation safety statistics insurance guarantee compare liquidity controlling certificate overdue approve report hire loss profit debt bank tax permit reminder limit legal penalty investment lawyer fleet recruit',
    },
  },
  {
    about:
      'architect s office or planning with designs building permits plans tenders site supervision clients cost estimates and engineers for houses buildings',
    roles: {
      'client|builder-owner|customer|developer|homeowner|user':
        'house dream room window design variant like decide cost budget built understand 3d walk through approve sample meeting change wish progress permit status bill defect moving comment explain photo kitchen loan garden light family bathroom bank pinterest material staircase size',
      'architect|draughtsman|designer|planner|staff|intern':
        'draw plan floor section elevation layer detail model render version index scale dimension door sketch regulation distance fire escape permit application competition queue share engineer clash hours book layout library plot revise facade naming sketchbook grid label cad perspective cardboard',
      'site supervisor|site manager|construction supervisor':
        'visit defect photo deadline protocol tender quantity acceptance supplement invoice check trade daily log schedule delay contractor warranty expiry location sequence remaining punch measure ladder helmet call bricklayer scaffold leak damp handover rain crew gate wall snag moisture crack mould paint sample',
      'structural engineer|specialist planner|engineer|contractor|craftsman|authority clerk':
        'load calculate wall opening heating duct receive newest release offer specification question missing document comment clash statics deadline submit stamp review hearing file beam slab foundation column reinforcement steel pipe shaft lighting ventilate import export download revision bid wind snow',
      'office owner|partner|principal|manager|admin|office manager':
        'fee phase hours overrun profit project acquire invoice outstanding capacity hire licence insurance liability utilisation forecast payroll archive holiday compare subconsultant contract liquidity permission tax bank debt bonus staffing win tender target reminder acquisition vacation approve outlook training salary loss',
    },
  },
];
