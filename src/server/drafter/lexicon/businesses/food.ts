import type { Business } from './business.ts';

export const FOOD: readonly Business[] = [
  {
    about:
      'bakery with shop oven room and branches bread rolls cakes pastry are preordered by customers baked at night bakers sold over the counter staff planned owner or branch manager',
    roles: {
      'customer|client|shopper|orderer|guest':
        'preorder order reserve pick-up collect cake birthday inscription allergen gluten nut vegan pay cart favourite repeat cancel reminder opening hour sold-out notify rate voucher loyalty stamp discount receipt choose filling portion photo deadline change breakfast subscription deliver doorstep ask address sunday complain stale',
      'baker|pastry chef|confectioner|apprentice|production worker':
        'dough recipe knead proof sourdough oven tray flour yeast batch scale weigh ingredient mix rise bake temperature timer night shift glaze decorate shape mould rack fridge freezer quantity list start sequence convert gram hydration burn waste log missing tin piping cream prepare tomorrow step label',
      'sales assistant|shop assistant|seller|cashier|counter staff|staff':
        'counter till shelf basket slice bag hand scan tick note phone queue serve price tag leftover return change cash close drawer count display crumb name slip number ready search refill empty report ring barcode coffee write-off explain cover wrap cake fork thank receipt box greeting',
      'owner|manager|branch manager|boss|admin':
        'takings margin revenue branch forecast weekday weather compare roster approve limit price cost supplier invoice statistics export tax accountant holiday plan closing permission wholesale standing profit bestseller unsold target budget staff payroll season promotion evaluate trend hygiene audit staffing comparison opening subsidy shift',
    },
  },
  {
    about:
      'restaurant where guests book tables and order dishes waiters serve take payment cooks work from tickets in the kitchen an owner or manager watches takings menus reservations rosters',
    roles: {
      'guest|diner|customer|client|visitor':
        'reserve table book cancel menu dish allergen vegetarian highchair terrace window birthday party split bill tip pay review rate wait confirmation reminder wish late arrive dessert wine browse photo language translate gift voucher waitlist dog wheelchair loyalty favourite feedback takeaway spicy ingredient deposit seat',
      'waiter|waitress|server|service staff|host|staff|bartender':
        'seat section order course fire serve tray send comment guest split merge move free clear drink bar tab walk-in no-show greet tap note regular handheld print receipt cash card share shift recommend sold-out daily special mark ready pass reservation call queue transfer round',
      'cook|chef|kitchen staff|kitchen|sous chef':
        'ticket pass station grill fry prep mise-en-place recipe portion stock fridge temperature haccp allergen plate garnish sauce ingredient expire deliver batch timer bump delay sort simmer knife waste count defrost label chop side modify screen course hold rush cold room yield inventory',
      'owner|manager|restaurant manager|host manager|admin':
        'takings margin cover roster shift wage price engineering cost supplier invoice occupancy opening closing tax export compare month bestseller approve limit permission reply review staff discount budget turnover forecast marketing newsletter void cancellation audit payroll average target blackout rule licence staffing profitability contract promotion',
    },
  },
  {
    about:
      'canteen or cafeteria of a school company hospital diners parents preorder meals and top up cards kitchen staff cook numbers serving scan at the counter caterer s manager plans menus billing',
    roles: {
      'diner|pupil|student|employee|guest|customer|eater|parent|child':
        'meal choose preorder menu week lunch cancel sick top-up balance card vegetarian halal allergy dessert favourite rate queue seat reminder deadline refund subsidy chip lost block account child holiday trip portion tasty colleague invite receipt history auto salad calorie nutrition notification complain poll wish bank',
      'cook|kitchen staff|chef|kitchen|kitchen manager':
        'portion number quantity recipe scale ingredient pot batch prep diet special allergen label temperature log fridge storage order supplier delivery leftover waste bin weigh steam kettle thaw shortage substitute checklist hygiene sample retain cook list headcount morning tray container truck transport warm production stock expire',
      'server|serving staff|cashier|counter staff|staff':
        'scan counter dispense hand line ticket reader photo verify beep helping manual entry forgotten walk cash guest tray tick missed spare tell queue display red green wrong swap ladle uncollected note name close till offline warn refill payment portion identify',
      'manager|owner|caterer|administrator|school secretary|admin|dietician':
        'plan nutrition publish rotation price subsidy billing invoice dunning contract statistics participation cost budget supplier tender compare calendar close register import class list approve benefit export rule overdue reminder acceptance survey announce permission audit target forecast site debit account report',
    },
  },
  {
    about:
      'food truck or street stall that moves between spots and festivals hungry customers look for it order ahead the crew cooks hands out owner plans places permits stock',
    roles: {
      'customer|guest|hungry person|fan|follower|visitor':
        'find map nearby today location menu order ahead queue skip wait ready notify buzz pay card favourite follow alert rate photo sauce extra spicy vegan allergen sold-out stamp loyalty lunch hungry walk distance arrive schedule share friend group receipt tip deal reserve suggest',
      'crew|cook|staff|server|helper|driver':
        'grill fryer bun ticket call number next prep topping bag hand hatch window gas bottle generator cool box fridge restock tick ready pause queue sold-out button till cash clean grease shift load awning park drive water tank waste checklist ingredient napkin glove rush',
      'owner|operator|manager|admin|vendor':
        'permit pitch fee spot takings compare festival calendar apply route plan announce post price margin cost event booking quote insurance inspection tax export roster helper weather forecast stock supplier profit weekday expiry renew licence mileage fuel revenue invoice private hire approve break-even season statistics',
      'organiser|event organiser|host|market manager':
        'invite vendor slot assign stand power connection plan layout application confirm reject rent contract certificate deadline arrival visitor map publish cuisine variety duplicate bin rule noise emergency contact deposit collect share percentage list reminder site access badge gate rating festival crowd trader waste electricity rental',
    },
  },
  {
    about:
      'brewery with taproom and trade customers brewers run batches through kettle fermenter keg pubs shops order kegs visitors book tours tastings the owner tracks duty stock sales',
    roles: {
      'customer|guest|visitor|taproom guest|beer lover|drinker':
        'taste tasting tour book beer style hop bitter rate favourite tap list release can bottle crate order shop gift voucher club subscription deliver pick-up glass growler event brewpub alcohol-free vegan allergen pair recommend follow badge reminder age cancel group language drive home deposit',
      'brewer|brewmaster|cellarman|production staff|assistant':
        'mash kettle wort boil malt hop yeast pitch ferment fermenter tank gravity temperature ph sample batch recipe log clean cip bottle keg fill carbonate rack dry-hop filter mill water profile alarm transfer crash brew step timer pressure lab contamination lot label best-before scale silo',
      'publican|pub|bar owner|landlord|retailer|trade customer|buyer':
        'reorder keg line cellar delivery empties deposit return invoice credit minimum standing discount seasonal allocation drop-off cask complaint flat replace mat account statement cut-off urgent note due pour weekend availability sample list confirm serve tap pint guest bill overdrawn barrel supply glassware',
      'owner|manager|sales rep|admin|sales manager':
        'duty excise declare margin cost litre hectolitre takings customer visit outstanding loss track sales forecast production plan capacity roster approve price value supplier contract compare outlet export report licence limit overdue campaign distributor target budget turnover profit month audit invoice shrinkage brand',
    },
  },
  {
    about:
      'café and coffee roaster bar or roastery selling drinks beans subscriptions guests order collect stamps baristas pull shots at the machine roasters profile green owner runs stock prices roster',
    roles: {
      'guest|customer|coffee drinker|subscriber|member|regular':
        'order ahead flat white oat milk decaf sugar cup reusable stamp loyalty free favourite usual seat wifi plug laptop quiet pick-up skip queue bean grind subscription pause taste aroma rate brew guide gift card top-up pay tip allergy cake receipt remind open nearby deliver address origin',
      'barista|waiter|staff|server|assistant':
        'shot espresso grinder dial portafilter steam pitcher foam machine descale backflush calibrate ticket name call cup sleeve refill pastry display till regular note queue ready tap shift open close checklist clean tamp recipe dose yield extraction syrup sold-out spill cash count hand jar wipe restock waste',
      'roaster|roast master':
        'roast profile curve drum crack green moisture batch charge drop temperature development cup score cupping defect sample lot origin sack weigh blend bag seal valve rest degas label date cooling chaff colour log compare replicate alarm probe gas airflow queue inventory weight order pack',
      'owner|manager|shop manager|admin':
        'takings margin cost price roster shift wage hour rush weekday compare branch supplier contract wholesale invoice overdue subscriber churn promotion rule value rent tax export approve bestseller forecast review reply permission service budget discount profit split audit training schedule evaluate',
    },
  },
  {
    about:
      'caterer catering firm for weddings company lunches and parties hosts request quotes choose menus kitchen prepares quantities service crew drivers set up buffets the owner calculates offers staff',
    roles: {
      'client|customer|host|bride|company|orderer':
        'quote request menu buffet guest number headcount dietary taste tasting budget confirm change deadline deposit pay invoice date venue vegetarian child allergy proposal accept compare finger food drink rental tablecloth wish wedding cancel contact address time dessert photo inspiration contract download rate reorder lunch meeting colleague',
      'cook|chef|kitchen staff|kitchen':
        'recipe scale quantity gram portion shopping prep production station allergen label box container chill blast cool thermo cook reheat instruction mise-en-place purchase ingredient missing stock plan tray garnish plate tick finish pack waste sample haccp temperature due event batch order vegan substitute',
      'service staff|waiter|driver|crew|helper|event crew':
        'load van packing chafing dish crockery glass cutlery layout arrive address parking contact route shift accept availability dress code apron briefing break tear return count broken dirty crate clock hour sign photo refill tray serve checklist extension late site pick-up',
      'owner|manager|event manager|planner|sales|admin':
        'calculate offer margin cost price head template follow-up lead convert staff need roster book temp vehicle calendar double booking capacity equipment invoice deposit overdue profit compare post calculation supplier approve discount season revenue tax contract feedback client history assign overview forecast outsource turnover export permission budget',
    },
  },
  {
    about:
      'butcher s shop with meat counter sausage kitchen and party service customers order cuts barbecue packs butchers cut make staff weigh pack the owner buys animals keeps traceability',
    roles: {
      'customer|client|shopper|orderer':
        'order roast steak barbecue preorder pick-up christmas goose turkey kilo person vacuum slice thickness mince recipe origin organic farm allergen price offer notify reserve favourite cancel pay collect time cooking cut ask marinate sausage platter deliver rate loyalty receipt reminder freeze package weekend',
      'butcher|journeyman|apprentice|production staff':
        'carcass half cut debone saw knife mince grinder sausage casing spice brine cure smoke chamber age dry hang cold room temperature recipe batch lot weigh yield trim slaughter ear trace label clean disinfect log vacuum prepare list tomorrow sheet portion tie maturing fat bone calculate',
      'shop assistant|sales assistant|counter staff|seller|staff|cashier':
        'counter scale wrap slice tray display weigh call number queue slip ready bag hand tick shelf fridge phone note name till snack lunch sold-out sell gram best-before tare leaflet folder receipt closing wipe refill card missing cash warn grill greet label thank',
      'owner|manager|master butcher|admin':
        'supplier farmer buy animal purchase margin calculate takings roster inspection vet authority traceability certificate invoice branch offer weekly compare shrinkage stock value export tax holiday forecast wage permission profit hygiene audit approve bestseller catering quote recall waste share report limit',
    },
  },
  {
    about:
      'farm shop or vegetable box scheme selling straight from the field members subscribe to boxes farmers and growers harvest order packers drivers fill deliver crates owner manages shares prices',
    roles: {
      'customer|member|subscriber|box customer|shopper|household':
        'box subscription pause holiday skip vegetable swap dislike exclude egg milk pick-up depot delivery recipe season asparagus strawberry order change deadline pay renew address doorstep crate return deposit rate wilt complain replacement contents tell neighbour open hour honesty fresh volunteer newsletter',
      'farmer|grower|gardener|farm worker':
        'harvest field bed sow plant row crop rotation seed irrigation greenhouse ripe pick bunch kilo yield plan weather frost pest weed tractor hen lay stall feed list tomorrow quantity needed log treatment organic record soil compost variety estimate surplus shortage fence barn task machine hoe',
      'packer|driver|shop assistant|helper|staff':
        'pack crate label weigh fill sort packing van load route stop drop key gate note scan tick empties collect cold chain cool stand till bunching missing count wash shelf refill tour address ring photo left damaged sign station sticker scale bag substitution',
      'owner|manager|farm manager|coordinator|admin':
        'member share price budget season takings margin profit compare depot invoice debit overdue reminder bio certificate inspection approve subsidy wage seasonal worker roster supplier buy newsletter statistics churn survey export tax vending forecast assembly cost announce sales wholesale weekly membership liquidity contract approval',
    },
  },
  {
    about:
      'meal delivery food platform hungry customers order from restaurants through an app accept and prepare orders riders or couriers pick up deliver dispatchers operators handle zones support fees',
    roles: {
      'customer|orderer|eater|client|user|recipient':
        'order basket dish hungry deliver address doorbell floor track map rider arrive late cold missing refund complain rate review tip pay promo voucher reorder favourite allergen filter cuisine minimum fee group cancel schedule receipt note cutlery contactless chat wrong spill lunch compare wait eta',
      'restaurant|restaurant owner|partner|cook|kitchen|merchant':
        'accept reject preparation minutes busy pause ticket print tablet menu unavailable opening hour sold-out photo price bag seal sticker ready hand commission payout statement dispute reply offer top turnover delay load combine list modifier extra stock peak promotion radius history packaging category holiday',
      'rider|courier|driver|delivery person|deliverer':
        'pick-up drop-off route navigate bike scooter battery shift slot accept decline earnings bonus drop distance kilometre rain break zone heat code door call unreachable photo proof bell stairs thermal accident stack offline log-in helmet schedule swap hourly entrance gate ride',
      'dispatcher|operator|manager|support agent|support|admin|platform operator':
        'assign reassign zone surge fleet overview intervene approve compensate fraud ban onboard restaurant contract shortage forecast staffing heatmap ticket escalate metric average cancellation campaign coupon budget document check compliance city launch compare block account incident live alert limit fee export',
    },
  },
];
