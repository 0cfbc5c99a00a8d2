import type { Business } from './business.ts';

export const TRAVEL: readonly Business[] = [
  {
    about:
      'ferry company line carrying passengers cars and trucks between ports book crossings cabins check in deck staff load vehicles captains sail the operations office plans timetables capacity fares',
    roles: {
      'passenger|customer|traveller|driver|islander|commuter':
        'crossing book ticket car caravan cabin pet bike foot departure delay storm cancel rebook check-in lane port queue seasick deck restaurant wifi arrive refund pass commuter resident discount luggage length height plate pay qr board wheelchair announcement map seat reminder island parking connect',
      'check-in staff|ticket agent|port staff|staff|terminal staff':
        'scan plate lane assign ticket sell walk standby measure length height overheight passport list no-show boarding card print queue late close gate wheelchair help truck weigh dangerous paper group change name counter cash terminal waiting call announce tick stamp verify greet scanner',
      'deck crew|crew|loading officer|sailor|steward|captain|mate':
        'load stow deck ramp lane weight balance trim lash wheel chock dangerous reefer plug truck unload order passenger count manifest muster lifejacket drill safety round watch log engine sea wind mooring rope cabin clean shop stock crew duty roster fuel inspection defect',
      'operations manager|manager|owner|operator|planner|admin':
        'timetable season sailing capacity fare yield load utilisation cancel decision inform vessel docking maintenance replace plan cost fee revenue compare route freight contract subsidy punctuality statistic export report authority approve compensation claim forecast price overbook group discount agent commission budget permission limit',
    },
  },
  {
    about:
      'airline passengers search flights check in and travel with baggage gate ground agents board pilots cabin crew get rosters briefings operations controllers managers steer delays revenue',
    roles: {
      'passenger|traveller|customer|flyer|frequent flyer|guest':
        'flight book seat window aisle check-in boarding pass baggage bag lost delay cancel rebook refund compensation connection gate meal upgrade mile status lounge passport child wheelchair stroller wifi film notify fare compare receipt voucher hand luggage name arrive special track pet allergy alert travel companion claim',
      'gate agent|ground staff|check-in agent|ground agent|handling agent|staff':
        'board scan gate passenger list standby no-show offload counter weigh tag excess visa document check announce close call missing assist unaccompanied overbook volunteer mass hotel voucher trace belt loading ramp turnaround turn tick shift queue print pushback lane seatbelt stroller lounge greet',
      'cabin crew|flight attendant|pilot|crew|captain|purser':
        'roster duty standby swap rest hour report briefing layover pick-up trip bid vacation fatigue sick licence medical simulator cockpit fuel plan weather notam runway aircraft defect log galley trolley count bar sell service incident announce safety demo cabin call uniform passenger',
      'operations controller|dispatcher|duty manager|operations|maintenance engineer':
        'disruption swap aircraft tail rotate slot code divert legal reserve recover hold decide curfew atc weather flightplan weight balance mel defect release hangar inspection airworthiness component part due turnaround alert map control position fuel scenario handover inform ground reroute standby crew',
      'revenue manager|manager|airline manager|admin|owner':
        'load factor yield fare bucket route profit punctuality cost compare forecast booking curve limit network season schedule ancillary revenue campaign loyalty liability partner codeshare alliance contract agent commission report export approve budget target permission price market competitor statistics satisfaction emission',
    },
  },
  {
    about:
      'bus company or coach operator in city long distance passengers look up lines and buy tickets drivers run duties dispatchers controllers watch vehicles replacements planners managers build timetables costs',
    roles: {
      'passenger|rider|commuter|traveller|customer|pupil':
        'stop line departure late live ticket monthly pass seat book transfer connect nearby map alert cancel diversion wheelchair pram bike crowded fare zone app qr lost umbrella report dirty complain refund favourite home route walk night school student discount stroller announce arrive pay plan',
      'driver|bus driver|coach driver':
        'duty shift bus depot vehicle check departure route detour navigate stop passenger ticket sell cash count accident defect report fuel charge break rest tachograph swap holiday roster delay radio message late connection ramp wheelchair breakdown clean light door brake sheet handover overtime',
      'dispatcher|controller|control centre|inspector|ticket inspector':
        'live map position bunching gap headway replace sick reserve vehicle breakdown assign diversion inform announcement block closure incident log radio call protect extra monitor alarm handover fine dodger check personal record inspection evade tour alert duty reason police control supervise',
      'planner|manager|owner|operations manager|transport authority|admin':
        'timetable line route frequency plan circulation schedule demand count statistics punctuality cost kilometre revenue contract authority subsidy compare depot workshop fleet purchase electric consumption tender penalty export gtfs wage overtime approve holiday report forecast sale share charter quote invoice budget permission',
    },
  },
  {
    about:
      'railway train operator or travellers plan journeys and buy tickets conductors check inform drivers run trains controllers dispatch handle disruptions maintenance keeps rolling stock track',
    roles: {
      'passenger|traveller|commuter|customer|rider':
        'train journey ticket seat reserve platform delay connection missed alternative cancel refund compensation form season pass bike carriage quiet wifi toilet restaurant coach crowded wheelchair lift stop luggage child discount card price saver change station map departure alarm notify book favourite pay receipt search share pupil claim',
      'conductor|train attendant|guard|ticket inspector|train staff|steward':
        'check scan ticket evader sell board announcement count help ramp request reservation display defect toilet door incident group first class duty break shift swap handheld offline note lost found police aggressive whistle depart coupling trolley coffee list next reason forward',
      'train driver|driver|engineer':
        'cab signal speed restriction route knowledge timetable brake test locomotive traction duty roster rest licence medical radio instruction order defect log shunting energy coast stop length departure obstacle emergency handover sick shift depot tablet bulletin confirm read slow section weather couple power',
      'controller|dispatcher|signaller|control centre|operations':
        'live track conflict disruption closure divert replace bus crew vehicle hold connection order overtake inform passenger prognosis incident log cause occupancy block signal switch fault emergency coordinate path capacity construction monitor handover alarm map prioritise reroute freight supervise dispatch relay',
      'maintenance worker|technician|mechanic|workshop':
        'wheel bogie pantograph door air-conditioning code workshop inspection interval mileage part release repair tool checklist rail switch grind weld sleeper overhead line track walk measure defect photo sensor wear due depot slot clean graffiti order sign history safety block oil bolt',
      'manager|planner|owner|operator|admin':
        'punctuality cost contract authority penalty rolling stock roster revenue demand fare yield compare line kilometre load forecast budget report export approve tender satisfaction statistics staff vacancy fee construction plan campaign target permission group freight invoice subsidise profit ridership wage ministry',
    },
  },
  {
    about:
      'taxi company or ride hailing firm passengers order rides by app phone drivers accept and drive dispatchers in the control room assign cars fleet owners operators settle shifts fares licences',
    roles: {
      'passenger|customer|rider|guest|client|caller':
        'ride order pick-up address destination estimate fare price wait arrive map driver name plate airport luggage child seat wheelchair pay card tip receipt invoice cancel schedule preorder share split safe woman night favourite home rate complain lost phone bag late stop rating patient prescription voucher',
      'driver|taxi driver|chauffeur|cabbie':
        'accept decline trip navigate shift start break rank queue meter passenger no-show waiting call radio earnings tip cash reader filter heat demand airport fuel charge mileage logbook defect wash rest hour swap emergency button panic traffic detour toll print regular short long next',
      'dispatcher|operator|control room|call taker|switchboard':
        'assign car nearest phone taking caller note history preorder queue unassigned late reassign map live free occupied radio message vip courier block account voucher complaint property search emergency alert shift handover zone peak large van repeat standing dispatching answer log call ring waiting',
      'owner|fleet owner|manager|fleet manager|admin':
        'takings shift settlement vehicle cost kilometre licence permit expiry document wage commission share fuel insurance claim accident workshop inspection calibration tax export fiscal report utilisation compare empty contract hospital insurer billing invoice corporate tariff surge approve block roster revenue idle permission profit',
    },
  },
  {
    about:
      'car sharing with station based or free floating cars members find reserve and unlock vehicles fleet staff clean refuel relocate support helps on the road operators manage tariffs zones damage',
    roles: {
      'member|customer|driver|user|renter|client':
        'find nearby reserve unlock car app key drive kilometre hour tariff price estimate extend return late zone park end trip refuel card charge damage report photo dirty previous accident fine invoice friend child seat roof rack van weekend cancel swap electric range history licence verify deposit pay favourite rate',
      'fleet worker|field staff|service technician|relocation driver|mechanic|cleaner|staff':
        'clean wash refuel charge relocate tyre pressure battery flat jump inspect damage photo task route tour next plate scan tick workshop warning light lost item missing card cable key violation tow replace winter wheel pick fluid vacuum sticker document shift stop telematics reset',
      'support|support agent|hotline|customer service':
        'call hotline cannot remote unlock location rental goodwill credit record order breakdown rebook substitute ticket block verify check note night escalate complaint fee dispute correct fuel pin script callback language log wait satisfied question reply apologise answer advise guide helpful attach',
      'operator|fleet manager|owner|manager|admin|city':
        'utilisation fleet revenue demand heatmap zone station placement tariff price cost insurance fine forward residual lease purchase contract permit city compare forecast idle theft churn growth campaign corporate invoice dunning block score export tax report co2 approve limit business permission profit maintenance',
    },
  },
  {
    about:
      'charging stations operator of electric car and apps drivers find use chargers site hosts employers see technicians fix faults operators energy managers handle tariffs load roaming billing',
    roles: {
      'driver|ev driver|customer|user|motorist|member':
        'charge plug car find nearby free occupied map filter kilowatt price tariff start stop card app qr pay receipt queue reserve notify full battery range route trip broken report cable stuck photo rate roaming compare history home green coffee block fee favourite invoice wait session',
      'technician|service technician|electrician|installer|field technician':
        'fault error connector cable lock contactor meter firmware restart remote ticket visit site spare replace install ground fuse measure protocol commission earth test photo checklist sign vandalism display router sim offline diagnose wiring cabinet calibrate route key warranty inspection safety breaker torque',
      'site host|site owner|landlord|employer|property owner|fleet manager':
        'site parking employee tenant guest whitelist access company reimburse charging statement share utilisation limit solar surplus cost opening hour sign bay blocker expand request report photovoltaic contract reading bill allocate department vehicle plate export visitor hours inform grant building priority',
      'operator|manager|owner|admin|energy manager|support':
        'uptime network tariff price roaming partner contract settlement kwh purchase peak management grid revenue margin compare location plan expansion subsidy report calibration law export tax invoice fraud dispute refund monitor alarm rollout sla forecast utilisation approve permission api capacity throughput profit statistics',
    },
  },
  {
    about:
      'airport passengers find gates parking and shops ground handlers turn aircraft security staff screen airlines use stands terminal or operations managers plan queues incidents',
    roles: {
      'passenger|traveller|visitor|customer|meeter|picker-up':
        'flight gate terminal walk security queue wait parking book lounge shop restaurant toilet delay notify baggage belt lost wheelchair assist child transfer taxi train passport map charge wifi prayer smoke pick-up drop arrive liquid duty-free reclaim pet late board language currency',
      'ground handler|ramp agent|loader|ground staff|baggage handler|staff':
        'aircraft stand turnaround load unload bag cart tug pushback fuel catering water gpu chock cone shift task hold container offload tag rush missing damage deice tow bus stair team sheet tick start end vehicle radio equipment free apron brief winch headset',
      'security officer|security staff|screener|guard|customs officer':
        'screen lane x-ray tray prohibited knife pat-down alarm explosive trace random badge access gate patrol door breach incident report seize confiscate flow shift rotate break training certificate image supervisor unattended bag evacuate id permit escort camera lost suspicious log police',
      'airline|airline representative|tenant|shop tenant':
        'slot stand request counter check-in desk lounge charge invoice handling contract schedule season preference rent turnover code statistics figure office ground claim change key delivery opening promotion unit footfall maintenance signage storage penalty connection agree aircraft crew passenger retail lessee sales',
      'operations manager|terminal manager|manager|airport operator|controller|admin':
        'plan allocate runway capacity forecast length incident crisis weather snow closure noise curfew landing fee revenue retail price compare punctuality sensor dashboard concession tender bird inspection construction notam coordination authority report export approve winter service emergency drill handover kpi utilisation permission budget display announcement',
    },
  },
];
