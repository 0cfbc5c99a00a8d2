import type { Business } from './business.ts';

export const SHOPS: readonly Business[] = [
  {
    about:
      'supermarket or grocery chain with aisles checkouts and click collect shoppers look for products offers store staff fill shelves pick orders cashiers scan managers watch stock waste staffing',
    roles: {
      'customer|shopper|client|household|consumer':
        'shopping list basket aisle find offer coupon loyalty point self-checkout scan receipt recipe favourite price compare allergen sugar nutrition collect slot deliver substitute refuse bag trolley queue pay budget family share reminder flyer bonus return refund rotten complain parking open vegan organic digital availability',
      'store clerk|shelf stacker|stocker|picker|store staff|staff|employee|assistant':
        'shelf refill pallet gap facing best-before expire reduce sticker label tag pick tote zone room stockroom count inventory scan handheld delivery cage receive bottle cold chain freezer temperature broken spill clean suggest route tick planogram display build rotate fifo write-off chiller front call',
      'cashier|checkout staff|checkout operator':
        'checkout till scan barcode plu code fruit weigh void cancel age check cash drawer float count change card terminal reject queue bell call supervisor slip voucher lane break belt block unknown shift sign training jump bag receipt pack customer loyalty greet cent',
      'store manager|manager|owner|branch manager|buyer|department manager|admin':
        'turnover margin shrink waste rate proposal forecast weather promotion roster staffing footfall compare store space assortment supplier listing approve markdown theft audit target wage cost hour peak stock report recall inspection export holiday permission budget regional bestseller slow difference negotiate contract',
    },
  },
  {
    about:
      'webshop online shop selling goods by parcel shoppers browse order and return warehouse shipping staff pick pack customer service answers the owner maintains products prices campaigns',
    roles: {
      'customer|shopper|buyer|client|visitor|orderer|user':
        'cart checkout wishlist browse filter search size colour compare review rate pay invoice coupon gift wrap address guest account password track parcel delivery return label refund exchange cancel order notify newsletter unsubscribe favourite recommendation save share chart stock reorder instalment receipt complain wrong history',
      'packer|picker|warehouse worker|shipping staff|fulfilment staff|staff':
        'pick pack carton box label print scan shelf location batch slip packing weigh parcel carrier hand filler tape tick missing damaged returned inspect restock condition photo serial bundle express priority cut-off customs form pallet count bin queue combine split backorder grade shelve',
      'support agent|customer service|support|service agent|support staff':
        'ticket reply template chat call escalate goodwill issue credit resend correct complaint note record macro response backlog assign merge lost investigation trace claim internal comment language tone satisfied close reopen warranty phone verify block fraud suspect forward answer apologise attach inquiry helpful',
      'shop owner|owner|merchant|seller|manager|shop manager|admin|marketer':
        'conversion revenue margin campaign discount code price rule product import description image category variant level reorder supplier tax vat export accountant abandoned analytics traffic segment landing page bestseller seo shipping approve moderate permission compare payout a b legal theme domain payment method dashboard forecast dropship advertise',
    },
  },
  {
    about:
      'second hand shop thrift or consignment sellers consignors bring clothes and goods for a share staff price tag single pieces bargain hunters buy the owner settles commissions',
    roles: {
      'customer|shopper|buyer|bargain hunter|client':
        'find search size brand vintage bargain reserve hold try fitting condition flaw photo notify arrival wishlist price haggle discount pay pick-up return style favourite jacket follow rare alert browse rail donation online gift sustainable receipt till loyalty open measure cheap',
      'seller|consignor|supplier|donor|giver':
        'bring consign drop-off appointment bag clothes donate payout share percentage sold unsold collect deadline status list suggest reject reason bank contract credit balance remind upload wardrobe declutter earn statement track charity term accept minimum period drop agree basement dress shoe outgrown commission label',
      'staff|shop assistant|sales assistant|sorter|volunteer':
        'sort inspect stain wash steam tag price label hang rail photo describe measure intake book barcode print till scan bin recycle pile category season check fake shelf expired pull window mannequin tick hand signature note reduce colour storage crate weigh display greet donate',
      'owner|manager|shop manager|admin':
        'commission settle takings margin sell-through stock age compare category roster volunteer plan rent rule guide round template tax export rate limit acceptance stop approve turnover season space target inventory profit statistics permission forecast theft reduction week wage customer opening loyalty',
    },
  },
  {
    about:
      'online marketplace or classifieds platform where private commercial sellers list items buyers search message bid and pay moderators operators check listings disputes fees fraud',
    roles: {
      'buyer|customer|shopper|user|bidder|interested person':
        'search filter nearby saved alert offer bid haggle message ask favourite watch buy pay protection escrow pick-up ship track arrive condition rating review dispute refund report fake scam compare distance question reserve confirm wishlist map swap shipping cost received unlike',
      'seller|vendor|merchant|dealer|advertiser|provider':
        'list listing photo title description price category draft publish boost promote relist renew sold mark accept counter-offer decline reply payout fee ship label tracking views lower bundle stock vacation duplicate edit expire buyer bulk upload statement store front suggested withdraw block no-show template',
      'moderator|support agent|trust team|support|reviewer':
        'flag queue remove ban suspend prohibited counterfeit pattern account appeal warn decide dispute evidence chat log escalate rule violation review verify identity block spam keyword detect reinstate note history positive case policy hide mediate order takedown opinion fraud message sanction',
      'operator|owner|admin|platform operator|manager':
        'commission model growth active gmv revenue tax campaign feature conversion metric churn compliance kyc limit permission pricing tier dashboard compare region export liquidity retention fraud legal terms api banner space forecast cohort kpi seo share onboarding subscription turnover usage profitability',
    },
  },
  {
    about:
      'auction house selling art antiques wine or estates lot by bidders view catalogues and bid consignors bring pieces specialists appraise catalogue the auctioneer manager run sales settlements',
    roles: {
      'bidder|buyer|collector|customer|client':
        'bid lot paddle register catalogue estimate view preview outbid alert maximum absentee phone live stream hammer premium report provenance watch win pay ship collect invoice favourite artist past currency deposit limit autobid keyword reminder lost authentic zoom photo vat insurance',
      'consignor|seller|heir':
        'consign appraisal upload heirloom valuation reserve contract commission drop-off status unsold withdraw payout estate statement net proceeds offer photo cover pick-up inherit agree receipt result wait copy relist family attic track expert reply lowest jewellery piece collection appointment trust cheque',
      'specialist|expert|appraiser|cataloguer|staff':
        'appraise describe attribute signature dimension photograph text period research comparable range condition crack restore label storage shelf barcode intake loan stolen art check licence literature translate lots group reject proofread draft medium frame inventory cite hallmark move deadline authenticate rarity date expertise',
      'auctioneer|manager|director|owner|clerk|admin':
        'rostrum increment price call room pass knock-down sell-through total turnover rate settlement unpaid defaulter credit approve bidder calendar list fee insurance compliance money laundering compare department export tax split marketing mailing consignor acquisition dispute record screen book pause reopen pace forecast',
    },
  },
  {
    about:
      'wholesaler wholesale trader or distributor selling in bulk to shops and businesses buyers order by carton on account sales reps visit quote warehouse staff pick pallets managers set terms stock credit',
    roles: {
      'customer|buyer|retailer|trade customer|shopkeeper|client':
        'reorder carton case pallet tier list discount account net payment statement invoice sku template minimum delivery availability substitute backorder return note claim damaged branch approver budget usual csv upload due request favourite freight catalogue cut-off punch contact sample truckload shop opening resell pay',
      'sales representative|sales rep|field sales|inside sales|sales staff|salesperson':
        'visit territory quote follow-up call customer offer pipeline cross-sell inactive sample drive route appointment entry tablet commission target competitor contract gap person lead trade fair reminder complaint check warning business card behalf presentation forecast prospect negotiate handshake close report trip travel',
      'warehouse worker|picker|packer|driver|staff':
        'pick pallet forklift scan location shelf aisle replenish receive put-away count lot expiry wrap load ramp truck tour sign damage report inventory cross-dock batch label weigh stage gate seal deposit handheld serial shift mispick rack bay zone stack heavy unload sort crate dispatch',
      'manager|owner|purchaser|sales manager|purchasing manager|admin':
        'supplier purchase stock slow margin overdue block dunning price condition rebate bonus forecast demand import container compare delay approve turnover assortment warehouse value permission export erp tax contract negotiate group profit kpi season budget write-down liquidity branch logistics stocktake profitability',
    },
  },
  {
    about:
      'bookshop with counter ordering service and readings readers search reserve preorder titles booksellers advise order shelve the owner handles publishers returns stock events',
    roles: {
      'reader|customer|book lover|client|shopper|buyer|school':
        'title author search isbn reserve order pick-up arrive notify wishlist recommendation genre series volume review read gift voucher wrap paperback ebook audiobook reading event ticket signed edition preorder favourite textbook child age cancel pay loyalty excerpt club share subscribe available branch deliver',
      'bookseller|shop assistant|sales assistant|staff|trainee':
        'shelve shelf advise customer wholesaler arrive parcel unpack label slip call collect collected tip handwritten pick table display window stack scan catalogue print reprint note till pile count inventory alphabetical section lend copy class blurb box tick plot poster greet novel',
      'owner|manager|shop manager|event manager|admin':
        'publisher rep right remission discount stock takings margin preview budget bestseller compare month invoice school contract plan fee seat chair roster newsletter rent fixed price export tax slow value approve holiday business forecast credit spring autumn cut grant profit permission statistics',
    },
  },
  {
    about:
      'fashion store clothes or shoe shop boutique chain shoppers look for sizes and styles sales staff advise fetch fold visual merchandisers buyers choose collections managers follow stock per size',
    roles: {
      'customer|shopper|client|member':
        'size fit try fitting room colour style outfit match wishlist reserve notify restock return exchange receipt refund alter discount sale loyalty pay hold trend recommend shoe dress fabric wash measure body photo mirror availability branch favourite birthday voucher tall petite comfortable wardrobe combine delivery book',
      'sales assistant|shop assistant|stylist|staff|seller|advisor':
        'fold hang rail fetch stockroom check transfer tag security scan till advise cabin count tidy steam unpack deliver hanger customer card note preference tick reason defect mark mannequin reduce sticker greet call appointment tailor hem pin shelf missing label handheld find shift',
      'buyer|purchaser|visual merchandiser|merchandiser|designer':
        'collection order round season sample showroom lookbook supplier curve assortment range sketch pattern material cost markup window theme plan layout guide wall focus table quantity cancel late drop capsule buy brand lead sell-through allocate price model trade carry negotiate embroidery mood swatch',
      'store manager|manager|owner|branch manager|admin':
        'takings square metre conversion footfall roster target basket margin markdown compare branch rate theft shrinkage stocktake bestseller slow sales assistant bonus opening budget approve limit wage holiday export tax rent campaign invite event newsletter stock forecast training inventory difference report permission',
    },
  },
  {
    about:
      'furniture store or kitchen with showroom and delivery customers plan rooms order sofas sales advisors configure quote assembly crews bring build managers handle orders suppliers complaints',
    roles: {
      'customer|client|buyer|shopper|household':
        'sofa bed table wardrobe room plan measure fit fabric sample colour configure 3d view wish quote compare order deposit finance instalment delay slot stairs lift floor track assemble scratch complain photo warranty return exchange old take-away care guide reserve showroom appointment invoice change',
      'sales advisor|salesperson|sales assistant|consultant|kitchen planner|staff':
        'advise configure drawing quote revise discount variant group upgrade cover book customer file follow-up call entry check dimension code stock lead sketch commission worktop appliance socket sign contract alternative piece note offer expire appointment model handover print cross-sell catalogue cushion',
      'delivery driver|assembler|fitter|delivery crew|mechanic|carrier':
        'load van tour stop carton carry strap stair dolly assemble screw drill wall bracket tool instruction reorder damage photo sign acceptance address ahead arrive window remaining visit packaging dispose saw level connect tap furniture route two-man unload stow report finish spare',
      'manager|owner|branch manager|order clerk|complaint clerk|admin':
        'supplier confirmation overdue reliability rate claim credit margin turnover space sale planning capacity crew warehouse bin target compare advisor campaign partner approve goodwill maintain invoice age export roster forecast cancel permission cost reason assembly report showroom profit budget staffing return',
    },
  },
  {
    about:
      'mail order pharmacy or local sending medicines patients upload prescriptions and reorder pharmacists check interactions advise packers ship cooled parcels managers handle billing with insurers stock',
    roles: {
      'patient|customer|client|orderer|relative':
        'prescription upload reorder refill remind dose tablet side effect leaflet allergy interaction question chat advice co-payment exempt insurance generic deliver courier track pick-up cool discreet urgent family carer profile medication plan repeat pay receipt tax cancel return privacy blood pressure available substitute confirm',
      'pharmacist|pharmacy technician|pharmacy assistant|pharmacist on duty':
        'verify check alert contraindication dosage dispense narcotic safe counter-sign doctor call query release reject substitute aut idem compounding ointment batch recall counsel note patient file plausibility pregnancy limit quantity document label night vaccination blister duplicate therapy forged print discount pzn maximum adverse abuse',
      'packer|warehouse worker|shipping staff|courier|driver|staff':
        'pick robot shelf scan barcode expiry tote temperature log box insert tape label weigh sort priority express hand signature tour stop neighbour refuse return quarantine destroy missing pack tick count goods-in put-away crate seal locker ring route key dispatch inbound carton stock take',
      'manager|owner|admin|billing clerk|pharmacy owner':
        'billing insurer rejection retax claim margin rebate stock shortage supplier loss licence inspection roster emergency takings compare price advertise newsletter consent audit register export tax data protection order volume forecast approve permission turnover complaint rate staff training contract nursing profit level',
    },
  },
];
