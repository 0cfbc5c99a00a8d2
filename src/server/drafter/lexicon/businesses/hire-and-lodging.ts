import type { Business } from './business.ts';

export const HIRE_AND_LODGING: readonly Business[] = [
  {
    about:
      'spare parts dealer in for cars machines or appliances mechanics and owners look up the fitting part by model number counter staff identify order warehouse pick manager sets stock prices',
    roles: {
      'customer|mechanic|workshop|client|buyer|do-it-yourselfer|repairer':
        'part number chassis vin model year fit compatible exploded view search photo identify order urgent express availability original aftermarket price compare return deposit wrong track install manual torque video warranty defect invoice account save vehicle garage breakdown wait collect reorder alternative set gasket filter brake',
      'counter staff|parts advisor|sales staff|parts specialist|staff|support':
        'catalogue cross-reference supersede identify quote phone check portal note customer counter call ready reserve complaint used trace credit fitting hint oem code measure thread diameter substitute misorder slip print cash tick backlog reply chat explain greet compatible bulb battery recognise',
      'warehouse worker|picker|packer|driver|storekeeper':
        'shelf bin pick scan small drawer count put-away receive label damaged oil hazardous pack weigh pallet tour sort inventory location relocate missing kit assemble barcode crate deliver sign night drop handheld replenish expire rack parcel bulk ramp unpack reach trolley heavy',
      'manager|owner|purchaser|admin|parts manager':
        'stock level reach demand supplier update import margin discount group markup turnover compare rate claim minimum forecast obsolete write-off data population buy lead approve limit overdue branch roster export tax range gap competitor permission budget rebate season winter profit staffing wage',
    },
  },
  {
    about:
      'vending machines operator of snack or coffee at companies schools and stations users buy report faults route drivers refill collect cash technicians repair the plans assortment sites telemetry',
    roles: {
      'user|customer|consumer|buyer|employee|passer-by':
        'snack drink coin card contactless phone stuck swallow refund report fault select price sugar allergen nearby sold-out wish product favourite loyalty discount hungry change qr code scan receipt cold expired rate healthy balance top-up cup complain app pay reject free',
      'route driver|filler|driver|refiller|operator staff|staff':
        'refill tour route stop van load crate slot spiral tray shelf count best-before rotate expired remove box empty coin bag seal meter read clean wipe key door access gate list pick tick stock leftover photo milk powder bean water tank waste parking',
      'technician|service technician|mechanic|repairer':
        'fault error motor jam validator compressor cooling board sensor lift replace spare diagnose remote restart firmware ticket dispatch arrive manual wiring leak calibrate descale brew unit warranty serial history visit report workshop swap install levelling connect test modem offline drill clean wire',
      'operator|owner|manager|planner|admin|site owner':
        'telemetry site contract commission turnover machine margin planogram assortment difference theft vandalism fill level forecast optimise downtime compare fleet utilisation depreciation supplier purchase rent relocate tax export fiscal statistics slow report tender lead acquire permission alert threshold cashless fee payout management profit unprofitable',
    },
  },
  {
    about:
      'tool hire and machine for builders do it yourselfers customers reserve excavators drills ladders by the day counter staff hand out check back mechanics service machines owner sees utilisation pricing',
    roles: {
      'customer|hirer|renter|builder|craftsman|client':
        'reserve excavator drill ladder day weekend deposit extend return late deliver site trailer manual instruction video insurance damage price compare available cancel pick-up opening fuel accessory bit choose power weight receipt invoice pay id favourite reminder breakdown exchange photo project recommend licence rate rent order account',
      'counter staff|rental clerk|staff|employee|yard worker':
        'hand check condition contract sign scan barcode yard prepare clean inspect photo meter hour level accessory missing tag note call overdue next deposit refund tick slot load hook explain safety briefing print search reserve shelf swap conflict today list label key tank',
      'mechanic|technician|workshop':
        'service interval repair defect spare part oil blade filter hydraulic test electrical safety sticker lock block release operating hour fault log workshop queue diagnose grease sharpen hose leak checklist inspection due serial history manual order replace weld certificate battery charge warranty scrap photo',
      'driver|delivery driver':
        'tour load strap trailer ramp crane address site arrive collect sign photo unload route gate contact weight permit low-loader delay stop call map drop plan vehicle time window delivery note forgotten fuel secure point mileage depart road traffic rest shift sling',
      'owner|manager|branch manager|admin':
        'utilisation fleet idle revenue depreciation purchase sell rate price season compare branch takings roster damage cost repair claim insurance limit credit dunning overdue theft tracker approve discount invoice export tax forecast profit margin transfer permission contract target report budget invest age',
    },
  },
  {
    about:
      'boat hire kayak or yacht at a lake river marina guests book for hours weeks dock staff brief and check in boats skippers sail the owner manages fleet weather bookings',
    roles: {
      'customer|guest|renter|sailor|hirer|charterer':
        'boat kayak canoe yacht sail book hour weather wind life jacket child licence deposit damage route map harbour anchor lunch extend late return cancel rebook storm crew friend gift voucher pay cabin berth photo rate dog picnic swim instruction tide nearby rescue call sunset price',
      'dock staff|dock worker|staff|harbour staff|instructor|boatman|assistant':
        'hand brief jetty mooring rope fender check engine fuel tank battery paddle vest size count overdue water radio tick clean bail inspect scratch photo checklist sign next ready launch slip retrieve trailer walk-in slot board note id deposit key missing lock tow',
      'skipper|captain':
        'crew logbook passage chart forecast position depth gps fee radio safety drill guest duty availability accept cabin provision watch nautical mile anchor alarm defect report certificate licence renew route sail reef berth handover mayday fuel briefing departure wind tide heave jib lookout',
      'owner|manager|charter operator|fleet manager|admin':
        'fleet utilisation season price dynamic takings revenue maintenance winter storage antifouling insurance claim permit inspection roster policy refund compare boat occupancy calendar block agency commission contract deposit release damage cost buy sell export tax approve discount report forecast double profit channel',
    },
  },
  {
    about:
      'bike hire shop or city sharing with stations and e bikes riders unlock return mechanics repair field staff rebalance swap batteries operators watch fleet tariffs',
    roles: {
      'customer|rider|renter|cyclist|user|tourist|guest':
        'ride unlock qr station nearby map dock return full reserve e-bike helmet child seat size frame lock pass tariff minute day pay refund broken flat report tour route range battery basket group friend voucher extend late deposit rate pause receipt account cancel history trip',
      'mechanic|workshop|technician':
        'repair puncture brake chain gear tyre tube spoke saddle light bell stand workshop ticket inspect part stock fix service interval defect frame number torque lubricate test release scrap battery cell firmware motor error diagnose label wheel true history checklist replace queue',
      'field staff|shop staff|rebalancer|driver|staff|assistant':
        'van collect move station empty overfull swap route tour stop load hand fit adjust pedal height check key scan tick misparked missing find gps charge clean photo note contract return counter book walk-in list shift next task pump lock relocate rain cabinet',
      'operator|owner|manager|fleet manager|city|admin':
        'fleet utilisation demand heat zone parking fine tariff price station placement theft vandalism loss cost revenue trip statistics compare weekday weather forecast contract city subsidy report export geofence limit block account approve campaign staff roster invoice season purchase downtime availability target permission kpi',
    },
  },
  {
    about:
      'costume hire and formal wear for carnival theatre weddings customers reserve outfits in sizes periods wardrobe staff fit alter clean hand out the owner watches stock calendar prices',
    roles: {
      'customer|renter|client|guest|theatre group|hirer':
        'costume carnival party theme dress tuxedo wig mask size measurement fitting try reserve pick-up return late deposit group child photo wish match accessory hat shoe available date cancel change wear stain pay price voucher recommend reminder post parcel extend rate character halloween wedding suit search',
      'wardrobe staff|shop assistant|fitter|staff|assistant|sales assistant':
        'fit pin measure hand rack label tag number scan bag set complete missing glove tick check return damage photo hanger shelf locate prepare ready appointment cabin customer call overdue note deposit steam iron pack slip print next condition count button',
      'seamstress|tailor|laundry worker|costume maker':
        'alter hem sew seam zip button tear repair patch fabric thread pattern wash stain dry-clean iron steam washing label delicate queue deadline urgent list finish material bead lace machine mark widen shorten fitting piece measure workroom dye retire embroider crease elastic',
      'owner|manager|admin':
        'stock calendar season utilisation takings price deposit amount fee damage cost write-off buy retire compare theme demand trend margin lifetime profit roster cleaning block period theatre contract invoice export tax discount approve online photo catalogue describe category insurance statistics forecast unreturned reminder limit',
    },
  },
  {
    about:
      'car rental company with stations at cities and airports drivers book collect cars counter agents hand over keys inspect damage cleaners prepare fleet managers steer prices claims',
    roles: {
      'customer|renter|driver|traveller|client|member':
        'book car class airport pick-up return key flight delay upgrade excess insurance deposit credit licence second driver child seat navigation mileage fuel full scratch photo dispute invoice toll fine extend cancel change abroad border app unlock loyalty breakdown price compare gps counter queue automatic winter tyre confirmation',
      'counter agent|rental agent|station staff|staff|agent|employee':
        'hand contract sign verify licence id scan assign offer upsell walk-in no-show arrival list key box plate bay damage record check return late mileage read gauge deposit block release print queue swap note call overdue found item shift next ready parked',
      'car cleaner|shuttle driver|shuttler|valet|mechanic|car preparer':
        'wash vacuum clean refuel charge tyre oil windscreen fluid park bay check light warning damage report transfer shuttle move station ready priority queue next plate scan tick photo lost item smell smoke seat workshop wheel change battery key warehouse task minute inspect',
      'fleet manager|station manager|manager|owner|admin':
        'fleet utilisation revenue price yield season demand forecast transfer defleet purchase residual lease depreciation claim insurance fine forward police damage cost stolen track compare station roster target rate blacklist approve discount corporate contract broker commission export tax maintenance inspection due report availability overbook mileage limit',
    },
  },
  {
    about:
      'party gear hire and event equipment tents benches bouncy castles glasses sound lights are booked by hosts packed cleaned warehouse staff delivered set up crews managed the owner',
    roles: {
      'customer|host|client|renter|orderer':
        'party tent bench table glass plate bouncy castle chair light sound speaker guest number calculate wish quote reserve date weekend deliver garden rain cancel change add deposit pay return dirty broken lost price bundle photo power pick-up address available invoice birthday wedding recommend extension',
      'warehouse worker|picker|staff|warehouse staff':
        'pick pack crate count glass wash dishwasher dry polish rack shelf scan barcode list tick missing broken cable test coil repair label load stage pallet return check clean tablecloth laundry fold bin set complete defect photo stock shortage prepare next sort box',
      'driver|set-up crew|crew|technician|helper':
        'load van trailer tour stop address arrive assemble peg anchor pole tarpaulin wind generator power cable socket sound mixer spotlight test brief sign handover photo dismantle collect count missing late access parking ground contact route strap shift hour stair tool checklist',
      'owner|manager|dispatcher|planner|admin':
        'calendar double booking availability overbook utilisation quote offer price package discount margin takings season sub-hire partner supplier purchase invest tour plan roster helper weather invoice deposit overdue loss charge replacement cost insurance inspection tent certificate compare export tax approve report profit follow-up limit',
    },
  },
  {
    about:
      'hotel or guest house guests book rooms and check in reception handles arrivals housekeeping cleans technicians fix kitchen serves breakfast the manager owner sets rates watches occupancy',
    roles: {
      'guest|traveller|customer|visitor|booker':
        'book room stay check-in check-out key breakfast view balcony late early luggage wifi minibar towel pillow noise complain upgrade cancel rebook invoice pay receipt parking spa sauna restaurant taxi dog cot child gift voucher review wake tip sightseeing do-not-disturb service digital confirmation loyalty night request',
      'receptionist|front desk|front office|reception|night porter|concierge|staff':
        'arrival departure list assign change register form passport card encode walk-in no-show deposit folio bill split message parcel tag wake-up note handover shift night audit cash drawer phone enquiry reply overbook move guest wish vip city tax lost found print call queue early',
      'housekeeper|chambermaid|housekeeping|room attendant|cleaner|cleaning staff':
        'clean dirty inspect bed linen towel sheet vacuum trolley floor supply soap shampoo count tick ready next priority stayover checkout lost item defect report photo dust bathroom laundry lamp blanket extra cot section shift minute order skip supervisor release bin wipe',
      'maintenance technician|janitor|technician|caretaker':
        'defect repair lamp drip tap heating air-conditioning boiler blocked toilet lock battery ticket urgent photo spare part tool release inspection fire alarm lift pool filter test round meter read contractor legionella checklist history fix done floor paint plumb wire screw ladder heater',
      'hotel manager|manager|owner|hotelier|general manager|revenue manager|admin':
        'occupancy rate revenue revpar season price channel commission portal availability overbooking forecast pickup group block contract corporate budget cost wage roster review reply score compare month report export tax statistics approve discount cancellation policy closing renovation upsell f b energy marketing package permission target',
    },
  },
  {
    about:
      'camp site or caravan park campers book pitches and arrive with tents caravans motorhomes reception assigns places wardens groundskeepers maintain the owner manages seasonal tariffs',
    roles: {
      'camper|guest|customer|visitor|holidaymaker|family':
        'pitch tent caravan motorhome shade lake electricity water shower dog child book arrive late neighbour view map quiet bread roll order barbecue playground wifi bike hire activity cancel extend early leave pay deposit rate photo length awning gate code washing machine weather beach review favourite toilet',
      'receptionist|reception|warden|front desk|staff':
        'check-in assign arrival departure registration form plate barrier card map hand print walk-in today free swap extend list parcel cash note call key token visitor guest tax deposit vacate move phone waiting patrol complaint lost fee full sign tick greet neighbour dispute',
      'groundskeeper|caretaker|maintenance worker|cleaner|janitor':
        'mow hedge clean sanitary block toilet shower drain blocked lamp power pillar fuse meter read tap leak bin empty tree branch defect photo report repair tool round checklist playground inspection path gravel tick task winter frost sewage station supply soap paper hose',
      'owner|manager|operator|admin':
        'occupancy season tariff price permanent seasonal contract renewal electricity billing invoice overdue portal commission channel availability revenue takings roster wage compare year export tourist statistics investment closing calendar minimum stay cancellation policy discount approve forecast review marketing budget nationality report permission',
    },
  },
  {
    about:
      'holiday flats flat or vacation rental guests book apartments and houses hosts owners manage calendars prices cleaners turn over between stays agencies caretakers look after keys repairs',
    roles: {
      'guest|traveller|tenant|holidaymaker|customer|renter|booker':
        'book flat apartment cottage arrive key code lockbox directions wifi towel linen kitchen dog child cot beach parking bed cancel deposit pay review photo question host late check-out extend broken heating bread tip excursion bin guidebook favourite filter price night request invoice compare',
      'host|owner|landlord|homeowner':
        'calendar block use price weekend season gap minimum stay occupancy income portal sync listing photo describe accept decline enquiry template message reply payout tax expense cleaning fee damage claim deposit return manual meter compare neighbour statement rate cancellation discount export registration yield last-minute insurance renovate',
      'cleaner|cleaning staff|housekeeper|cleaning crew':
        'turnover clean departure arrival today next linen laundry bed towel set count supply soap toilet paper dishwasher inspect tick checklist photo damage missing found key route shift minute hour paid checkout change notify ready window fridge oven bin ironing stock accept swap',
      'caretaker|property manager|agency|manager|key holder|admin':
        'owner commission portfolio key handover emergency repair plumber contractor plan assign roster meter pool garden inspect contract acquire onboard homeowner channel manager double booking tourist tax registration payout approve compare occupancy object report task overdue invoice maintenance call guest issue smart lock permission limit',
    },
  },
  {
    about:
      'hostel or youth with dormitory beds backpackers and school groups book front desk staff check in run events cleaners prepare the manager handles rates occupancy',
    roles: {
      'guest|backpacker|traveller|visitor|customer|member':
        'bed dorm bunk book locker padlock female mixed quiet kitchen shelf bar event pub crawl tour meet people roommate snore extend night luggage store wifi laundry towel hire cancel pay cheap review tip bus city map party check-in early code friend private passport card birthday',
      'teacher|group leader|group organiser':
        'class group pupil list room allocation boy girl meal packed lunch diet allergy programme option seminar bus arrive deposit invoice instalment number change deadline parent form insurance quiet rule supervision place contract cancel rain plan password download wish youth curfew chaperone excursion',
      'front desk|receptionist|staff|volunteer|night staff|host':
        'check-in assign bunk move key deposit return towel sell register id walk-in no-show overbook shift handover note cash bar tab event host sign board late noise complaint lost found luggage tag print phone message list tick kick tonight free snorer',
      'cleaner|housekeeping|housekeeper':
        'strip bed linen sheet bag clean bathroom kitchen fridge label throw dorm checkout ready tick floor bin mop bedbug report photo found item locker cut abandoned laundry load dryer supply paper soap shift next order room list defect inspect trolley vacuum blanket',
      'manager|owner|admin|warden':
        'occupancy price dynamic weekend channel portal commission group quote contract revenue takings roster volunteer wage compare season review score reply forecast cancellation export tax statistics nationality budget margin closing maintenance approve discount report target permission limit policy average staffing utilisation opening',
    },
  },
  {
    about:
      'travel agency or tour operator travellers ask for trips flights cruises and packages agents advise offer book the manager handles contingents commissions changes crises',
    roles: {
      'customer|traveller|client|tourist|holidaymaker|family':
        'trip holiday wish beach cruise flight hotel budget date child offer compare book pay deposit document passport visa vaccination insurance itinerary change cancel refund delay transfer excursion seat luggage photo diary share rebook emergency abroad weather voucher reminder packing travel companion rate advice appointment receipt honeymoon download',
      'travel agent|consultant|advisor|agent|staff|clerk':
        'advise enquiry offer option hold tour crs code ticket issue name correct rebook schedule inform call file preference follow-up send document print deadline expire match request hotel confirm waitlist check template appointment note birthday contact cross-sell task complaint forward recommend visa',
      'tour operator|product manager|operator':
        'contingent allotment charter capacity calculate price season catalogue contract release brochure supplier minimum participant guide partner agency purchase currency load stop sale package bundle photo text publish availability departure guarantee crisis evacuate repatriate list passenger quality compare import change mass rating',
      'owner|manager|branch manager|admin':
        'turnover commission margin target compare advisor branch pace forecast receivable overdue insolvency cover accounting invoice bonus statement marketing newsletter campaign roster approve discount goodwill cancellation value export tax report permission budget month consortium profit reactivate customer limit revenue staffing payroll advertise client',
    },
  },
  {
    about:
      'guided tours city walks museums or adventure trips guests book places guides lead groups and check people in the office plans dates assigns owners watch sales ratings',
    roles: {
      'guest|participant|customer|tourist|visitor|client|traveller':
        'tour book place ticket map language date weather cancel rebook late find guide group private child wheelchair duration photo tip rate review gift voucher walk audio question story start remind shoe bring pay receipt dog souvenir recommend qr show discount pick-up lunch',
      'guide|tour guide|tour leader|instructor':
        'lead group participant list tick missing wait scan headcount route stop script story fact anecdote language availability accept swap sick fee hour invoice tip meeting walk radio headset emergency first-aid incident report weather detour note allergy vehicle briefing late guest call photo next',
      'office|dispatcher|coordinator|planner|office staff|staff':
        'schedule assign guide replace slot date capacity full minimum merge cancel inform enquiry quote school portal booking phone move voucher redeem ticket museum reserve bus restaurant calendar conflict qualification list print reminder waiting substitute request reply template invoice staffing timetable answer absence',
      'owner|manager|operator|admin':
        'sales revenue load margin price season channel commission reseller portal rating compare tour cost marketing campaign product forecast payout export tax statistics refund cancellation policy approve discount insurance licence report month profit target source conversion partner contract permission average turnover advertise',
    },
  },
];
