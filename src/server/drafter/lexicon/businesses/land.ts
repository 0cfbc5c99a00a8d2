import type { Business } from './business.ts';

export const LAND: readonly Business[] = [
  {
    about:
      'orchard and pick your own fruit farm or field with apples cherries strawberries pickers trees juice pressing stand by the bucket',
    roles: {
      'visitor|customer|picker family|guest|shopper|user':
        'pick strawberry apple cherry ripe open today field where bucket price weigh pay parking child weather juice press date apples bottle variety tree adopt order collect jam taste plum raspberry blueberry family sunday picnic basket box appointment dog reserve sold pie',
      'picker|harvest worker|seasonal worker|worker|staff':
        'row crate kilo piece ladder bruise count badge break wage hours sort bin fill shuttle start block supervisor water hat language accommodation scan glove shoulder thorn stool sunburn transport tired sleeve app rain sticker number today payslip team toilet drink',
      'farmer|orchardist|owner|manager':
        'blossom frost alarm spray scab moth prune thin hail net irrigation harvest estimate storage cold room sugar yield cost contract wholesale price seasonal permit plan residue bee rent graft tree age replant margin insurance map forecast payroll hire sale loss',
      'stall seller|sales assistant|farm shop assistant|assistant':
        'stand till change punnet leftover takings sign restock morning delivery sold tag scale closing cash bag count send home card reorder cherry strawberry juice jam customer tasting reader hour shift table umbrella note ripe invoice small greet coin price bucket',
    },
  },
  {
    about:
      'beekeeping apiary or beekeepers association with hives colonies queens swarms honey harvest varroa treatment and inspections by hobby professional',
    roles: {
      'beekeeper|apiarist|keeper|hobby beekeeper|user':
        'hive colony queen brood frame comb smoke swarm varroa mite count treat oxalic formic feed sugar weigh scale super extract uncapping moisture jar stand move flowering blossom winter mark requeen split drone inspection note glove card mouse guard wax temper gentle yield pollen wasp',
      'novice|mentee|beginner|student|course participant':
        'learn course explain question mentor first sting checklist buy equipment photo mistake practise glossary afraid month suit bee lit basics quiz calendar task video look allergy coach lesson exam group tutor register certificate book garden place shopping diploma veil gloves',
      'honey customer|customer|shopper|buyer|client':
        'honey jar order variety pick-up crystallise deposit return gift taste origin label price sponsor certificate door delivery candle market tea breakfast wax spread reorder pay neighbour shop shelf life lime local kilo pot season pollen mead festival stall cough liquid',
      'association chair|board|bee inspector|bee health officer|admin|manager':
        'member dues register disease foulbrood restricted zone outbreak report location map insurance catch training date meeting statistics loss bulk medicine issue test authority lend extractor newsletter complaint subsidy vote minutes secretary statute reimburse application permit sample lab sick apiary inspection plan',
    },
  },
  {
    about:
      'vineyard and winery wine estate or shop with vines grape harvest cellar barrels tastings bottling orders visitors growers',
    roles: {
      'customer|guest|visitor|wine lover|shopper|user':
        'wine bottle taste tasting book dry red white riesling recommend food match gift case reorder subscription delivery age cellar drink favourite note rate label scan tour cork price voucher group picnic hike overnight sparkling dessert glass birthday anniversary pour sommelier',
      'vineyard worker|worker|picker|harvest helper|staff':
        'row vine prune tie leaf thin pick grape bucket rot sort crate tractor slope steep hour break plot defoliate trellis wire shears shuttle lunch mildew repair post wage count shift rain glove knife sunburn piecework spray mulch bunch ladder tendril',
      'cellar master|winemaker|oenologist':
        'ferment must sugar oechsle acidity yeast tank barrel rack sulphur sample lab temperature blend filter press clarify bottling cork lot analysis cellar top aroma maturity residual pump malolactic additive taste hose clean pomace cool gas malic racking date clarity label bentonite',
      'owner|winegrower|manager|sales|admin|estate manager':
        'harvest date plot yield limit stock vintage allocation wholesale export restaurant invoice excise duty label approval margin sold campaign newsletter dispatch revenue season worker permit subsidy spray plan weather medal competition compare cost profit hire payroll dealer levy brand tax',
    },
  },
  {
    about:
      'forestry enterprise forest district or woodland owners with trees felling timber piles hauling firewood bark beetle hunting paths and rangers',
    roles: {
      'forester|ranger|forest manager|district manager':
        'stand inventory mark thinning bark beetle infest map boundary felling assign contractor storm damage replant seedling browse fence hectare cubic volume species sustainability certificate close report hunting drought sample gps compartment tending subsidy tender budget drone spruce oak pest nursery fertility',
      'forest worker|logger|lumberjack|harvester operator|worker|staff':
        'chainsaw fell limb saw chain helmet rescue point emergency measure length diameter plate winch skid machine harvester report hours weather wedge fuel oil break danger cut block tally mark paint cable wage rest shift glove trouser first aid tractor rope bark tree lunch',
      'timber truck driver|driver|haulier':
        'pile location load haul bridge limit road passable crane tonne delivery note sawmill route number photo forest track barrier key collect turn transport receipt trailer tare axle unload stop reload fuel mud weather distance dispatch queue loaded phone gps weighing shift missing',
      'timber buyer|firewood customer|customer|buyer|sawmill':
        'order firewood beech dry stacked metre deliver price lot bid auction sort quality invoice pick-up self reserve volume contract measure protocol complain stove spruce oak wood customer trailer date mill delivery slot stere pallet log grade species stock wet chimney kiln',
      'forest owner|owner|board|admin|walker|visitor':
        'revenue share parcel proceeds statement tax cooperative vote meeting inheritance cost approve insurance hiker closed trail fallen mushroom spot damage notice budget compare dog bike path sign parking heir plan owner berry photo boundary sell rule quiet newsletter percent invest list',
    },
  },
  {
    about:
      'angling club or fishing waters with permits catches close seasons stocking work duties and water wardens along rivers lakes',
    roles: {
      'angler|fisherman|member|guest angler|guest|user':
        'catch carp trout pike bait hook rod spot weather water level bite release photo length weight permit buy day ticket close minimum size measure allowed where fish log weigh lake river tent licence neighbour lure boat friend perch worm reel',
      'water warden|warden|bailiff|inspector':
        'check control scan violation report poacher witness bank patrol photo warn ban fine number evidence confiscate plate ask identity round litter night note form phone polluted sewage dead fish camera shift penalty sector season forbidden net list illegal badge vehicle',
      'board|chair|treasurer|water manager|manager|admin':
        'stocking fry purchase dues member waiting hours quota statistics evaluate lease oxygen fish kill authority report meeting youth fee reminder close water cormorant price key issue newsletter budget membership accountant vote minutes letter bank revoke insurance compare tenure accounting festival',
      'youth leader|volunteer|work duty organiser|helper':
        'youth camp course exam practise attendance day shift tool reed cut clean sign bridge repair hour credit list barbecue transport parent consent teen boy girl teacher school parents casting knot trip tent game phone rain duty roster lunch missing tick remind team boots',
    },
  },
  {
    about:
      'fishing boat cooperative fleet harbour or with boats catches quotas auctions fish market landing and skippers bringing in fresh sea',
    roles: {
      'skipper|fisherman|captain|crew|deckhand':
        'boat net haul catch species kilo box ice sea wind wave logbook left ground position bycatch gear mend engine fuel crew watch harbour arrive offline fog lifejacket announce landing trip winch rope buoy hatch salt diesel master cod crab tide discard board',
      'buyer|fishmonger|restaurant|customer':
        'fresh bid auction lot price species order reserve size landed origin notify pick-up invoice sole shrimp alert deliver today tonight sustainable menu dish crab cod mussel shop delivery van ice fish tomorrow morning recipe tuna quality complaint pay account lobster fillet',
      'auctioneer|harbour staff|market staff|weigher':
        'weigh grade box label lot clock room temperature slot berth crane forklift register scale unload sort freshness ticket hand pallet clean lane scanner deadline start hall water hose lift machine buyer number bidder stack truck load crate kilo bell tag',
      'cooperative manager|owner|manager|authority|admin':
        'quota allocate transfer balance overfish report authority statistics revenue share payout fee insurance licence vessel inspection audit contract export compare season close compliance member vote bank payment penalty fleet forecast debt hire payroll subsidy renew budget satellite track minutes tariff shareholder',
    },
  },
  {
    about:
      'hunting ground district or hunters club with high seats game shooting plan driven hunts meat and wild boar damage',
    roles: {
      'hunter|huntsman|guest hunter|member|user':
        'stand high seat reserve occupied shoot roe boar deer moon wind direction camera sighting dog rifle permit bag report track wounded search close night sit shot place ammunition guest check-out safe antler fox duck hide bow scope knife skin range',
      'hunt leader|leaseholder|game warden|gamekeeper|district owner':
        'driven hunt beater assign safety briefing shooting plan quota map seat repair feed salt lick census invite shot release authority statistics lease game damage fence issue roadkill trophy drive line radio danger huntsman neighbour ground fox season rent insurance budget meal',
      'beater|dog handler|helper|driver':
        'meet point drive line vest orange blood trail horn car pool lunch recover carry game load terrain call tracking sign signal boots shift whistle bush thicket rain breakfast bonfire leash gps collar team row shout weather duck pheasant injured sled trousers',
      'game buyer|customer|butcher|farmer|landowner':
        'venison meat order saddle kilo trichinella cold room carcass tag price pick-up cut vacuum field damage report compensation maize meadow assess fence claim rent sausage grill recipe freezer hind leg goulash harvest potato payment skin restaurant grass mower ham marinade',
    },
  },
  {
    about:
      'garden centre or plant nursery selling plants shrubs soil pots and tools with greenhouses watering seasonal goods advice for gardeners',
    roles: {
      'customer|shopper|gardener|visitor|client|user':
        'plant balcony sun shade frost hardy bloom rose hedge care tip reserve available price soil pot wilt yellow leaf photo identify pest voucher loyalty deliver heavy recommend warranty return bee friendly winter storage tomato herb lawn cactus present box birthday garden plan',
      'sales assistant|shop assistant|advisor|cashier|staff':
        'shelf label tag till scan counter advise location find restock trolley slip customer request call water bench tidy repot handover load damage write leftover seasonal display closing forklift basket wrap greet roll print pallet bag cash receipt gift barcode hedge',
      'nursery gardener|grower|greenhouse worker|worker':
        'sow prick repot cutting tray greenhouse irrigation fertilise table batch growth temperature vent pest beneficial ready sale quantity protect week spray germinate row move space seed plug mix shading shift steam count hose humidity grow light mother stage aphid graft prune',
      'owner|manager|purchaser|buyer|admin':
        'purchase wholesale order supplier margin write-off shrink season forecast weather sales takings roster temp price promotion area revenue slow seller stock take invoice import passport inspection compare budget christmas tree advert profit hire payroll licence rent year complaint opening reorder bank',
    },
  },
  {
    about:
      'florist or flower shop selling fresh cut flowers with roses seasonal bouquets arrangements deliveries weddings funerals greeting cards vases and wholesale market',
    roles: {
      'customer|sender|orderer|shopper|client|user':
        'bouquet rose birthday greeting card text message colour budget surprise order gift anniversary forget remind pay choose see picture deliver arrive track wedding mothers day apology favourite reorder voucher cancel anonymous occasion lily valentine delivery flowers favour romantic peony wish price',
      'recipient|addressee':
        'receive thank doorstep neighbour evening absent shift redirect when sent vase fresh care cut water last photo allergy desk reject thanks ring phone reception hospital pollen door colleague allergic sender name smile surprise working missed collect redeliver food date table safe',
      'florist|binder|flower shop assistant|assistant|staff':
        'bind recipe stem greenery secateurs wire ribbon vase cold room bucket wilt count tomorrow slip wreath funeral arrangement cut strip thorn moss foam counter wrap paper write tick substitute tulip eucalyptus bench prepare list print note sunflower lily pot candle basket',
      'driver|courier':
        'route address door bell ring stop handover proof photo absent neighbour van load tour sequence traffic park floor map late navigate scan box customer name parcel signature fuel water bag phone street elevator shift missing delivered next cemetery church hotel',
      'owner|manager|shopkeeper|admin':
        'takings margin wholesale auction market purchase waste throw away price calculate roster holiday valentine forecast supplier invoice stock compare week subscription revenue contract cost write-off delivery area fee open close day statistics limit profit tax hire payroll rent loss season',
    },
  },
  {
    about:
      'landscaping company or garden maintenance with crews lawns hedges terraces paving tree cutting quotes machines and customer gardens to look after',
    roles: {
      'customer|garden owner|homeowner|client|user':
        'garden lawn hedge terrace quote offer appointment photo wish noise neighbour approve change extra invoice complain before contract plant died watering season reminder pay gate pond design shade grass flower patio tree day question weekend leaf path children sprinkler feedback',
      'landscaper|gardener|crew|worker|staff|crew leader|foreman':
        'mow trim pave dig excavator stone gravel hours report photo material used job today address trailer load chainsaw blade blower tool missing fuel weather break dispose green waste offcut signature plan plant measure tick slope delivery concrete rake wheelbarrow root compost',
      'dispatcher|planner|site manager|office':
        'schedule crew assign machine rain shift route combine order material rental skip tour vehicle calendar conflict sick seasonal call postpone due priority phone customer key team workload timeline drag depot card delay leave weekly day pickup truck skill weather forecast visit',
      'owner|manager|admin|estimator':
        'calculate square metre hourly margin recalculate invoice outstanding revenue cost inspection wage hire lease season forecast winter service supplier discount follow-up win profit supplement compare training insurance warranty bid estimate payroll fleet accountant limit approve tax bank debt liquidity client depreciation',
    },
  },
  {
    about:
      'allotment association garden with plots tenants waiting list water meters work duty rules board and common house for small gardeners',
    roles: {
      'tenant|gardener|allotment holder|plot holder|member|user':
        'plot bed sow harvest swap seedling zucchini water neighbour hedge height rule allowed hut compost key community shear borrow wheelbarrow hours bill event barbecue bee slug give away tip quiet toilet holiday photo tomato weed neighbourly strawberry fence apple lawn greenhouse',
      'applicant|interested person|prospective tenant|successor':
        'waiting position apply chance viewing transfer price long child application notify offer accept decline withdraw family contract cost register contact garden near pensioner shed tree fee sign email question move rank number choice visit photo rules hope renew letter pay',
      'board|chair|treasurer|secretary|admin|manager':
        'lease dues reading invoice reminder warning terminate valuation assessment handover inspection overgrown meeting minutes vote vacancy allocate duty record statute insurance loss electricity dispute letter newsletter budget deposit member audit annual bank term notice dunning debt statistics rank treasury auditor vacate',
      'warden|work duty organiser|volunteer|tool keeper|helper':
        'day sign task team tool lend return shed turn pipe leak meter read path gate lock chipper repair attendance credit round defect hour mower drill tape hose bucket sand paint ladder roster sick rain missing key leader winter valve drained',
    },
  },
  {
    about:
      'wildlife rescue station or hedgehog bat bird and fawn with found animals carers release finders feeding drone search of young',
    roles: {
      'finder|caller|citizen|reporter|user':
        'found injured hedgehog bird fledgling bat photo touch box warm bring nearest location call worry update survive number cat hurt fawn weekend squirrel swan rabbit duck nest thirsty alive neighbour picture hour road dog cage drive bleed cold thank invite',
      'carer|foster carer|animal keeper|volunteer|staff':
        'feed hourly weigh worm medication heat lamp cage syringe hatchling species note intake card release fit handover night insect wound droppings rehydrate aviary clean ring tick weight curve quarantine bowl drip bandage egg mouse food formula size soft beak wing',
      'driver|drone pilot|field helper|helper':
        'collect transport route box pick-up available drone thermal meadow mow date fawn grid flight battery team carry mark farmer contact dawn alert accept car distance mileage night pickup handoff alarm wing sign tractor grass map weekend fuel petrol rotor volunteer torch',
      'coordinator|station manager|manager|board|vet|admin':
        'capacity full redirect assign hotline callback roster species statistics permit authority donation vet cost report stock food budget sponsor euthanise diagnosis training recruit map season peak payroll hire volunteer insurance audit newsletter bill press shift bed space send forecast licence municipality',
    },
  },
  {
    about:
      'machinery ring and agricultural contractor or farm equipment rental with machines operators orders from farmers hectares bookings billing per job',
    roles: {
      'farmer|customer|client|member':
        'order book mow bale spread slurry combine hectare field draw wet window queue price rent return confirm delay invoice dispute proof harvester urgent neighbour share grass maize straw press silage pickup reserved machine cheap dealer contact status bill operator name before arrival seed',
      'operator|machine operator|driver|staff':
        'job field entrance map obstacle counter start stop hours fuel breakdown defect grease blade handover photo tank fill transport width next offline night attach customer sign log tractor trailer hydraulic key border weight tire cab shift sprayer combine phone navigation wait detour',
      'dispatcher|planner|coordinator':
        'assign chain queue reorder rain priority region operator location substitute route drag phone promise capacity call standby notify conflict reserve tractor timeline weather sick backup field urgent distance chop week overview farmer shift skill transfer delayed confirm maize start radio',
      'owner|manager|workshop manager|admin':
        'utilisation cost depreciation invoice rate surcharge diesel maintenance due spare part inspection insurance wage overtime season revenue outstanding purchase lease helper service member fee damage claim compare statistics profit hire payroll loan investment reminder bank tax repair replace profitability yard budget',
    },
  },
];
