import type { Business } from './business.ts';

export const SPORT_AND_LEISURE: readonly Business[] = [
  {
    about:
      'sports club amateur with members teams training matches coaches halls subscriptions kit and volunteers running the most things are done by people in their free time',
    roles: {
      'player|member|athlete|user':
        'attend excuse lineup carpool lift kick-off table goal injury remind vote availability trial locker late score statistic teammate photo stats season tonight fitness equipment join club house game away position substitute play win reply sick drive party meet friend next remember shoe',
      'parent|mother|father|guardian':
        'child drive carpool pick-up sick wash kit consent photo size tournament date message coach cancel snack seat sign contact weekend holiday camp debit shoe bring worried allergy injury insurance trial daughter son driver pay cheer know subscribe reply monthly cold birthday address buy',
      'coach|trainer|team manager':
        'lineup squad attendance drill session plan warm-up substitute injured position opponent tactics player nominate available message exercise cone bib fitness test performance progress summon hall note report away bus captain referee rotate minutes bench select tactic decide strength weak pass observe improve tournament teach talent speed',
      'treasurer|club secretary|board member|chair|admin|manager|committee':
        'debit arrears member list join leave subscription budget donation receipt sponsor subsidy hall allocation federation licence pass minutes assembly vote insurance expense coach allowance invoice report reminder family discount statistics honour anniversary statute tax export lend key audit collect pay bank overdue update mailing letter application cancel change loss donor claim register auditor',
      'volunteer|helper|groundskeeper|kit manager':
        'duty shift bar grill kiosk sell hour mow pitch line goal net wash ball inventory key door water linesman steward sign-up swap float tidy till referee entry set-up rota pump lend shower lock mark floodlight help roster available serve count clean carry fetch barbecue ticket desk paint cashbox hand fill post',
    },
  },
  {
    about:
      'gym fitness with memberships machines classes personal trainers check in workout plans and contracts visits all run through one system',
    roles: {
      'member|gym member|customer|athlete|client':
        'workout check-in book cancel membership pause machine free crowded locker weight set rep progress streak plan exercise invoice upgrade friend trial remind shower calorie freeze body track record waitlist motivate pay towel video squat lift run train cardio treadmill sweat chart repeat personal dumbbell bench forget sauna busy start',
      'trainer|personal trainer|coach|instructor|class instructor':
        'plan client session exercise measure body fat progress injury anamnesis assign appointment no-show attendance substitute playlist programme adjust technique note commission slot package remaining warm-up hour test mobility nutrition feedback level demonstrate posture rep max coach teach adapt supervise correct availability wage pulse booking remark update circuit',
      'reception|receptionist|front desk|staff|assistant':
        'check-in turnstile card member scan sign towel locker key trial tour phone enquiry debt block photo shake bar sell till defect report call voucher lost cleaning shift freeze visitor guest pass handover complaint cash update address counter greet open answer membership reset hand issue protein change print lock register',
      'owner|gym manager|studio manager|manager|admin':
        'churn cancellation revenue occupancy peak price debit chargeback arrears machine maintenance lease roster trainer cost lead conversion campaign retention dormant compare branch forecast utilisation report margin renewal limit approve wage discount insurance energy cleaning turnover profit loss renew member growth overdue hire payroll equipment promotion average invest terminate',
    },
  },
  {
    about:
      'yoga studio or pilates with classes passes retreats teachers mats and online streams students come a pass unroll their mat in small group',
    roles: {
      'student|participant|yogi|customer|member|client':
        'book mat waitlist credit remaining style teacher level stream calm pregnant breath remind beginner gift trial check-in favourite injury schedule pay expire meditation rate find relax bring hybrid replay evening practise stretch choose tired morning sick move cheap try back pain online live next start',
      'teacher|yoga teacher|instructor':
        'sequence attendance participant injury level playlist substitute swap fee head room prop block bolster strap savasana workshop newcomer theme list note pose adjust hour bio stream record invoice prepare pregnant cue announce teach vinyasa plan breathe candle silent age hands-on voice pay sub request flow alignment',
      'owner|studio owner|manager|admin':
        'occupancy timetable revenue teacher wage rent price waitlist limit retention trial conversion workshop margin fee drop compare newsletter roster substitute expire voucher discount membership aggregator payout report season cost churn approve marketing earn profit hire payroll fill empty target schedule growth trend code ad policy',
      'receptionist|front desk|staff|volunteer':
        'check-in list mat lend clean tea candle key open door latecomer walk-in sell till phone enquiry welcome shoe shower towel room prepare lost sign waiver scan count greet restock shift incense tidy cash call close wipe fold swap check code register seat card water hang laundry',
    },
  },
  {
    about:
      'swimming pool public or leisure bath with tickets lanes lessons lifeguards lockers water quality and sauna families swimmers school classes share the',
    roles: {
      'bather|swimmer|visitor|guest|customer|user':
        'ticket crowded opening temperature sauna locker book slot season pass slide shower swim queue wheelchair cancel lost goggles refund family free rate hour top-up wristband remind closed warm discount aqua fitness parking trunks length today buy wait cool bikini dry steam weekend cheap depth diving board quiet space tonight towel',
      'lifeguard|pool attendant|staff':
        'rescue incident accident shift rota water chlorine test sample ph log first-aid patrol whistle rope count bather ban rule slide close lightning plaster tower break relieve clean float cover alarm handover drain report lost watch warn save jump shout radio signal round kit measure inspect aid box drown turn',
      'swimming instructor|swim teacher|instructor|coach|trainer':
        'course beginner badge group participant attendance progress dive float seahorse certificate skill lesson level parent test whistle noodle board absent make-up age crawl breaststroke ready promote stroke time lap stopwatch fear list substitute bring teach plan splash kick armband retry fin supervise pay register weak',
      'manager|pool manager|admin|cashier|operator|owner':
        'takings visitor figure capacity season ticket price till roster energy heating cost repair maintenance closure school club allocate inspection hygiene authority course revenue waitlist compare weather budget staffing report kiosk lease subsidy turnstile approve supplier chemical profit loss hire boiler order average invest leak slot contract',
    },
  },
  {
    about:
      'climbing gym or bouldering hall with routes grades belay checks shoe rental courses route setters and entry passes people climb ropes over mats',
    roles: {
      'climber|boulderer|member|customer|visitor|guest':
        'route grade send project log tick beta partner find crowded wall sector ticket pass shoe belay rate flash attempt video new topo favourite finger injury check-in colour friend level ranking punch training session fall climb rope top chalk try hard easy progress photo beginner save dry reach',
      'route setter|setter':
        'route hold set strip wall sector grade colour wash volume screw bolt drill plan schedule spinner loose feedback style rotation count tag topo overhang distribution setter hour ladder lift order stock name test forerun photo label sort age build mark screwdriver clean remove reset sketch difficulty box replace move tape crimp',
      'staff|reception|receptionist|instructor|trainer|assistant':
        'check-in waiver belay test scan shoe size harness till participant group birthday supervise attendance safety inspect rope auto-belay defect minor consent lost chalk counter retire sign incident clean shift knot lesson call disinfect brief return explain card teach watch register age sell coffee phone lock kid open dry',
      'owner|manager|hall manager|admin':
        'occupancy takings price pass membership utilisation roster inspection ppe insurance liability cost revenue waitlist peak competition hold budget visitor compare report retention sponsor approve setter wage capacity discount limit school event bistro margin profit turnover hire insure growth hourly average renovate heating contract overcrowd statistics',
    },
  },
  {
    about:
      'tennis courts club or court hire with reservation partners coaching ranking floodlights hall season and tournaments are booked by the hour in winter',
    roles: {
      'player|member|guest|customer|user':
        'book partner hour cancel free match ranking challenge result tournament draw doubles rain racket string coach lesson floodlight guest pay swap remind weather surface find opponent subscription tonight invite late winter serve play reserve pair hit grip win set change favourite forgotten tie break score sunny evening phone',
      'coach|trainer|tennis coach':
        'lesson group pupil slot ball basket rain make-up attendance plan invoice hour forehand backhand camp available substitute summer progress private package technique remaining absent parent talent team video assistant compose teach drill pay date exercise wage note swap footwork volley toss slice beginner warm-up',
      'groundskeeper|caretaker|court attendant|staff':
        'clay water roll sweep net line close frost drain broom defect sand floodlight bulb prepare open mow heating lock key sprinkler repair playable bench sign ready winterise puddle shoe waste tube check paint dig clean hose rake post scarifier moss brush winter cover lamp',
      'manager|sports officer|treasurer|admin|owner|committee':
        'utilisation booking rule limit price guest subscription debit member tournament draw schedule seeding entry league team lineup slot rent revenue cost block priority arrears budget report compare electricity approve assembly work duty trainer sponsor prime profit debt list finance contract vote letter no-show peak hire auditor fill reminder',
    },
  },
  {
    about:
      'football league amateur or sports with fixtures results tables referees discipline player passes and team captains teams play each weekend everything counts for the table',
    roles: {
      'player|team captain|captain|team manager|coach':
        'fixture squad lineup opponent postpone kick-off transfer registration pass eligible suspended yellow scorer jersey protest away friendly substitute injury sheet availability enter sign travel home minute training play line-up message late train available captain shirt name number bench keeper reply',
      'referee|umpire|linesman':
        'appointment match card red caution dismiss abandon score incident time whistle fee expense mileage available block assess sheet check pass late lineup decline distance kick-off signature exam rule assessor hurt submit observer unavailable train travel refuse note foul penalty assault observe swap pay test house rulebook',
      'league official|league manager|organiser|admin|fixtures secretary|manager':
        'schedule draw fixture table postpone referee appoint suspension fine protest decision register deadline promotion relegation clash publish statute tie-break withdraw walkover season division correct transfer window eligibility sanction licence fee unplayed approve plan verdict assign missing archive letter rule change statistics ban decide enter',
      'fan|spectator|supporter|follower':
        'table live ticker standings follow next match scorer photo push tonight top highlight share favourite venue weekend bet tip predict comment derby way ticket statistic stream vote player week sausage watch see cheer guess compare history hear bus scarf ranking list fun',
    },
  },
  {
    about:
      'sailing club school and marina with boats moorings courses licences charter regattas weather harbour master wind decide what is possible',
    roles: {
      'sailor|member|skipper|guest|customer|boat owner':
        'mooring charter boat reserve wind forecast route trip logbook crew regatta course sail find hand invoice winter storage slip pay arrive visitor harbour anchor tide cancel share electricity lock damage deposit chart passage buddy cast weekend bay rent fuel fun race storm neighbour charge upload',
      'instructor|sailing instructor|trainer':
        'course student exam knot manoeuvre crew boat assign wind cancel attendance skill tick capsize life jacket safety briefing practice theory question radio weather rig reef tack jibe lesson progress dinghy group log beginner lee ready teach explain practise rescue pupil list certificate pass limit drill note',
      'harbour master|dockhand|marina staff|boatman|staff':
        'arrive assign visitor fee collect dock line lift slipway electricity meter water radio free length draught overdue stay patrol fuel sell storm check fender jetty defect key shower departure register pump tow pontoon moor tie guide shore call greet list fill hose clean watch lamp',
      'manager|owner|commodore|admin|charter manager':
        'fleet maintenance occupancy waitlist contract charter price deposit insurance damage season revenue inspection winter antifouling repair regatta entry budget member fee work hour report cost utilisation approve discount arrears schedule compare roster liability skipper profit invoice staff hire overview buy sell plan payment debt invest lease annual',
    },
  },
  {
    about:
      'ski school and rental with group lessons private instructors meeting points hire lift passes children s races the season is short everything depends on snow',
    roles: {
      'guest|customer|skier|parent|learner|student':
        'book lesson child level meeting point lift pass rent boot pick-up helmet lunch cancel refund snow weather race result photo medal rebook voucher pay progress beginner hotel snowboard forget allergy ski learn fun cheap choose family reserve evening nervous lunchtime glove goggles arrive try change',
      'ski instructor|instructor|teacher':
        'lesson pupil list level meeting move up slope piste headcount assignment available off earnings shift tip cold lunch avalanche race gate accident rescue handover absent lift plough parent swap certificate video report lost course teach lead choice brake turn whistle tired missing child exercise explain warm radio ride',
      'office|rental staff|receptionist|staff|rental assistant':
        'rent boot ski binding din weight return scan counter queue split assign desk print deposit service wax edge broken exchange depot helmet label lane sell pass phone reserve sort dry inventory till search pay pair fit adjust serve pole stock lend damaged swap voucher open answer count drying',
      'owner|ski school manager|manager|head of school|admin':
        'roster demand forecast season price revenue occupancy payroll accommodation licence insurance commission hotel partner cost compare holiday week allocate need hire approve uniform limit snow cancel report margin fleet discount agency profit turnover average plan wage contract staff invest vacancy order payout overview advertise rating',
    },
  },
  {
    about:
      'hiking hut mountain or alpine refuge where hikers reserve bunks and meals wardens cook note arrivals the club runs supply prices repairs up there line is weak every crate has to be carried',
    roles: {
      'hiker|guest|walker|mountaineer|member|customer':
        'bunk reserve dormitory half-board arrive late cancel weather route trail snow stage vegetarian dog deposit tour pack summit hut sack call emergency shower charge group membership discount next descent opening map remind lunchbox free walk sleep climb tired thunderstorm blister reach breakfast find weekend see safe dry start',
      'hut warden|warden|hut keeper|staff|host':
        'guest arrive book list bunk assign dinner count breakfast soup overdue missing rescue no-show bill logbook cash supply helicopter cable firewood generator wash phone walk-in blanket linen boot room kitchen order stock shift quiet tea settle cook fill bake menu wake hut rule key serve empty kettle carry collect mail',
      'alpine club|section|manager|owner|admin|hut officer':
        'occupancy lease overnight figure price deposit repair building roof sewage budget subsidy inspection renovate member rate supply cost helicopter flight warden contract season opening limit statistics report approve solar rights compare insurance fire safety tourist tax end statistic profit tenant plan tender investment assembly donate vote panel calculate annual',
      'trail keeper|path warden|volunteer|mountain guide|guide':
        'marking sign repair bridge chain landslide snowfield closed report photo paint section stage condition rope crampon party client rockfall tool saw tree ladder avalanche risk inspect hour update walk mend ford fixed fix mark carry clear snow dig tour guide fee team safe weather warn',
    },
  },
  {
    about:
      'scout group with packs leaders camps badges hikes tents parents consent and uniform weekly meetings long summer weeks outdoors',
    roles: {
      'scout|cub|child|youth|member':
        'badge tick knot campfire song pack rucksack patrol hike game point neckerchief uniform friend meeting oath earn learn map compass story vote idea dish duty collect next night stove totem adventure torch progress tie cook fire route scarf play win carve knife fun tree sing sleep build',
      'leader|scout leader|group leader|patrol leader':
        'meeting programme attendance headcount plan badge award material game risk consent allergy medication patrol first-aid list packing hike route menu shopping parent message idea duty co-leader training substitute emergency cash kitty log shelter swimmer invite lead count drive book hut permission slip swim fire permit note roster cub prepare',
      'parent|mother|father|guardian':
        'register consent child fee pay pick-up packing allergy medicine absent photo date drive cook help form sign contact swim tick bite homesick news uniform order drop sibling subsidy instalment insurance cancel time letter daughter son worry late reply payment know bring rain address buy sleep lend notify',
      'quartermaster|treasurer|group committee|admin|manager':
        'inventory repair lend return stock gas stove dry mould peg store key fee budget receipt grant hut rent reservation member census arrears donation insurance expense background register purchase account vehicle report trailer waitlist approve count pay buy borrow damage hang tarp axe label deposit mailing list statistic audit insure',
    },
  },
  {
    about:
      'summer camp holiday or for children with cabins counsellors activities health forms pick up mail and daily menus are full a few weeks then everything is packed',
    roles: {
      'parent|mother|father|guardian|customer':
        'register child week pay deposit health form medicine pick-up photo letter homesick pack cancel waitlist sibling friend contact call worry insurance receipt discount consent arrive bedtime lost label update instalment vegetarian son daughter worried rest send gallery arrival fill sign phone hear invite weather drop-off',
      'camper|child|kid|participant':
        'activity choose canoe archery craft friend night hike game point team campfire bunk vote talent show postcard pocket money kiosk home badge treasure song win breakfast dance prank disco timetable tomorrow lake bracelet pizza play ride horse climb laugh cook-out sing along mail ice-cream wish raft bonfire prize',
      'counsellor|group leader|supervisor|staff|volunteer|camp leader':
        'headcount group activity bedtime medicine incident log swimmer buddy rain plan equipment shift off homesick tick bite duty parent call list handover birthday conflict lost property material night watch roll-call wet rota evening programme first-aid count supervise assign lead comfort game quarrel wake sleep round lifejacket sunscreen hand',
      'camp director|director|manager|owner|admin|office':
        'enrol capacity allocate counsellor hire ratio police payment overdue refund price budget food supplier licence inspection insurance week occupancy waitlist wish staffing report season subsidy approve cancel safety export forecast marketing training profit staff plan fill waiting invoice contract early-bird compare risk',
      'nurse|cook|camp nurse':
        'medication dose temperature fever sting bandage chart infirmary menu portion vegetarian gluten lunch packet order kitchen consent doctor hospital inhaler rash stock epipen diet snack cook breakfast sign treat record leftover pill injury wound log shopping kettle allergic count tick wipe hygiene vomit thermometer serve peel',
    },
  },
  {
    about:
      'escape room with bookings for teams game masters giving hints puzzles props resets times and leaderboards groups of friends are locked in a story an hour',
    roles: {
      'player|team|guest|customer|group':
        'book slot team hint time leaderboard voucher photo theme difficulty fear cancel reschedule pay friend birthday rate split arrive rank escape language invite story deposit claustrophobic scary share next remaining gift solve english play enjoy reserve evening fun find cheap choice phone download win ready',
      'game master|host|staff|employee':
        'hint briefing camera monitor timer reset prop lock checklist start stop team progress photo waiver broken spare key battery next script panic door sound microphone log solved late shift fix cleaning stuck review ask welcome watch help greet explain rule count tidy open call unlock guide brief pass wipe',
      'owner|manager|admin|operator':
        'occupancy revenue price weekday slot roster review cost builder new theme rebuild discount voucher corporate utilisation margin wage no-show deposit compare franchise booking marketing fire safety insurance limit report competitor buffer peak success approve rent profit earn staff invest promotion rating campaign hire gift dashboard calculate expand',
      'technician|puzzle designer|designer|builder':
        'sensor relay magnet wiring prop build replace flow lock prototype test sound light effect wear fault log stage difficulty stuck average spare part riddle reset solder controller story clue playtest decor override maintenance print cable repair fix install tie circuit glue paint screw play battery swap clockwork drill software trigger',
    },
  },
  {
    about:
      'indoor playground or soft play centre with entry birthday parties socks café ball pit and safety checks rainy sundays are full tuesdays empty',
    roles: {
      'parent|family|customer|guest|visitor|mother|father':
        'birthday book child entry ticket crowded sock age cake invite present café coffee wait lost find season pass cancel toddler nappy wifi opening photo pay discount sibling allergy table buggy pizza rain remind nap sit play eat son daughter reserve cheap date bring busy register see hungry',
      'staff|attendant|party host|assistant|cashier':
        'wristband scan till table decorate balloon serve clean ball pit disinfect slide check incident plaster lost child count shoe shelf key sock sell fries order candle shift tidy gift host exit guard break spill trampoline wipe mop cook register hand assign greet kid refill call sort',
      'owner|manager|operator|admin':
        'takings capacity inspection safety tüv insurance revenue price weekday weather roster cost rent season pass café margin group discount accident report compare staffing maintenance supplier upsell holiday limit approve marketing licence energy voucher hygiene head forecast profit turnover staff hire plan contract invest advertise average rating promotion insurer part',
      'child|kid|birthday child':
        'slide climb jump ball game coin prize friend wish theme song cake race high score play point stamp trampoline treasure hunt hide crown sweet invitation colour draw team laser mascot superhero unicorn princess vote lucky run swing tower tunnel fun win balloon present pirate bounce dance magic ride swap',
    },
  },
  {
    about:
      'board game café or club with a library tables rules explainers nights lending snacks and players looking for others',
    roles: {
      'player|guest|member|customer|gamer':
        'reserve find player borrow rule duration wishlist rate collection night join vote score expansion beginner friend recommend remind play learn strategy win statistic swap group seat complexity meet newcomer drink cooperative tournament next log coffee bring choose evening teach fun show history winner rating pay hobby favourite piece',
      'game explainer|staff|waiter|host|assistant':
        'explain teach rule recommend shelf return missing piece check count lend barcode drink order serve bill tidy box die card sleeve repair occupied opening newcomer counter group setup shift spill label demo late sort extra greet fetch clean put guide open ring new glue',
      'owner|manager|admin|organiser':
        'takings occupancy purchase stock popular wear event tournament price hourly fee membership margin snack supplier roster discount insurance inventory worth loss replace compare sale publisher sponsor slow night reservation limit no-show rent report licence budget profit earn hire calculate average staff empty promote opening turnover club theme calendar',
      'game collector|lender|private owner|collector':
        'collection shelf value own sell play count duplicate expansion sleeve lend borrow due unplayed price wishlist space import photo scan edition trade condition complete insert sort rating family language crowdfunding pledge arrive attic part list track photograph label barcode catalogue rulebook lost swap sum picture search',
    },
  },
  {
    about:
      'amusement park theme with rides queues tickets fast passes shows height limits ride operators restaurants and maintenance long big crowds strict safety',
    roles: {
      'visitor|guest|family|customer':
        'queue wait ticket map height fast pass show parade photo child lost meeting point food mobile order locker parking season toilet rain refund route closed birthday hotel near wheelchair buggy thrill roller-coaster plan souvenir day enjoy see buy eat carousel tonight family scream hungry tired reserve find fun invite',
      'ride operator|operator|staff|attendant|employee':
        'start stop restraint bar check height capacity cycle count queue evacuate fault log downtime shift break rotate loose item announce incident reopen weather wind post station call gate checklist clean vomit button handover bin dispatch open load guest harness close safety greet push delay lap rest secure',
      'technician|maintenance worker|mechanic|engineer':
        'inspection wheel brake sensor bolt lubricate part replace fault morning certificate wear crack track train lift chain hydraulic log test spare order shutdown lockout tag manual release ultrasound weld night sign motor pump interval torque repair drive check measure tighten grease tool electric wiring report rust cable clearance',
      'manager|park manager|owner|admin|director':
        'attendance forecast wait price takings cap revenue roster staffing season opening capacity downtime satisfaction compare weather restaurant merchandise cost accident insurance budget authority investment approve ticket sales group discount event limit report survey zone utilisation plan profit invest average staff hire crowd trend decide campaign dashboard sponsor licence',
    },
  },
  {
    about:
      'running race marathon or triathlon with registration start numbers timing chips results aid stations and volunteers streets are closed for a day thousands in waves',
    roles: {
      'runner|participant|athlete|triathlete':
        'register pace certificate training plan course finish photo transfer cancel size hotel bag drop pacer personal best split chip fee relay club injury refund rank goal shuttle remind taper track run train compete shoe sign parking buy reserve toilet pair weather breakfast watch speed pay',
      'volunteer|marshal|helper|steward':
        'shift post aid station water cup banana vest briefing crossing position sign-up swap meal route block road hand pick-up radio injured last sweep kilometre task cheer litter contact set-up thank help stand point bottle volunteer carry clean register mark tape fetch tidy late shout certificate',
      'organiser|race director|manager|admin|owner':
        'permit road closure course registration limit price sponsor budget police ambulance timing supplier order size forecast cancellation heat insurance volunteer gap map fence toilet press publish protest age disqualify waitlist refund report cost plan contract profit approve invoice roadblock block notify staff meeting slot risk announce emergency vip',
      'timekeeper|timing crew|spectator|fan':
        'chip mat read split finish live tracking favourite runner arrive map cheer follow leader ranking duplicate missing correct net gross backup antenna age class expected spot gun manual lookup notify dnf watch take place line rank lap record check point battery transponder second display cable',
    },
  },
  {
    about:
      'golf club with tee times handicaps scorecards tournaments green fees greenkeepers pro shop and members the course is open from dawn to dusk',
    roles: {
      'golfer|member|player|guest':
        'tee book flight partner handicap scorecard round hole stroke fee cart cancel tournament sign-up result weather range ball lesson guest trolley locker pace distance putt open subscription late invite buggy birdie dinner play swing tip practise reserve friend win stats score entry rain weekend club fun caddie cheap',
      'pro|golf pro|teacher|trainer|coach':
        'lesson swing video pupil package slot invoice beginner camp club fitting grip analysis progress exam licence cancel rain available drill group hour shop voucher note remaining range driver iron homework short game teach analyse coach calendar pay film correct demonstrate trial sale technique chip',
      'greenkeeper|groundskeeper|staff':
        'mow bunker rake fairway sprinkler fertiliser hole pin move fungus drought frost close machine hour fuel repair height sand aerate log shift water spray divot task soil moisture blade mole drain season tree cut seed sow tractor measure pipe weed moss sharpen feed wet mark',
      'manager|club manager|secretary|admin|owner|office':
        'tee sheet utilisation fee revenue price member waitlist subscription arrears tournament draw start handicap certificate prize sponsor budget marshal slow play block rule limit no-show restaurant lease report committee cost season guest debit compare approve print profit turnover hire staff bill letter vote weekday overview contract event check',
    },
  },
  {
    about:
      'bowling alley centre or arcade with lanes shoe hire food orders to the lane leagues birthday parties and pinsetter repair are hired by hour',
    roles: {
      'bowler|guest|customer|player|group':
        'book hour shoe size strike score friend birthday drink bill split weight bumper child cancel wait league average photo replay pay disco table late rank team name voucher game turn play win evening fun cheap reserve menu kid scoreboard spare sit colleague join',
      'staff|counter assistant|waiter|receptionist|assistant':
        'assign shoe hand spray return walk-in wait extend time till open tab serve drink snack call stuck score correct close clean lace stock phone reserve shift name group deposit kitchen bump food greet sell mechanic charge seat take wipe help tray sort kid',
      'mechanic|technician':
        'pinsetter pin jam return oil pattern fault sensor belt spare part log stop call machine repair interval clean foul strip motor strobe maintenance downtime replace gutter cable crack count frame test grease fix bearing error code tool lubricate check screw track wear wire light',
      'owner|manager|admin':
        'takings occupancy price peak roster revenue league contract food margin cost energy maintenance compare weekday discount voucher staffing limit no-show deposit insurance report investment stock supplier upsell event corporate shrinkage approve profit earn hire wage invest average fill weekend promotion plan trend',
    },
  },
];
