import type { Business } from './business.ts';

export const ANIMALS: readonly Business[] = [
  {
    about:
      'veterinary practice vet s or animal clinic treating dogs cats pets horses and farm animals with appointments vaccinations surgery medicines emergencies',
    roles: {
      'pet owner|animal owner|owner|customer|client|keeper|user':
        'dog cat pet vomit limp eat scratch worm flea pass remind book emergency night cost estimate pay instalment insurance chip photo video ask worry home care pill give food refill wait calm carrier lost result grief travel papers kitten puppy diarrhoea collar',
      'vet|veterinarian|veterinary surgeon|doctor':
        'diagnose examine palpate x-ray ultrasound anaesthesia castrate neuter surgery dose weight based prescribe antibiotic withdrawal period lab finding history record vaccination stitch tooth farm visit herd euthanise refer sedate chart treat follow-up species breed auscultate suture parasite claw hoof euthanasia gastric',
      'veterinary nurse|assistant|receptionist|vet assistant|staff':
        'hold weigh muzzle kennel card waiting room separate phone slot triage squeeze label medicine dispense stock vial fridge clean cage surgery monitor feed shave instrument sterilise sample call print form signature recall reminder send counter till inpatient bandage leash towel blanket',
      'practice manager|admin|practice owner|manager':
        'fee schedule invoice outstanding revenue margin pharmacy take narcotic report roster duty holiday statistics no-show price supplier radiation inspection training licence complaint cost utilisation profit hire export reminder payroll budget order accountant target waiting staff approve shift payout discount anaesthetic log audit',
    },
  },
  {
    about:
      'animal shelter or rescue with dogs cats and small animals to rehome adoption strays kennels volunteers dog walkers donations sponsors',
    roles: {
      'adopter|visitor|prospective owner|interested person|user':
        'adopt dog cat search filter child friendly garden photo character apply application visit meet trial reserve suit questionnaire home favourite notify fee vaccinated allergy contract story shy apartment landlord rabbit puppy kitten cuddle neuter school wait reply map calm cage balcony',
      'animal keeper|carer|caretaker|keeper|staff':
        'feed clean kennel cage quarantine medication worm vaccinate chip weigh behaviour note intake find stray bite handover shift diet tick box card vet scratch enclosure temper isolate castrate run towel hose bowl vomit wound leash hygiene bucket mop lamp bottle aggression',
      'volunteer|dog walker|helper|foster|foster home':
        'walk leash sign slot free which cuddle experience afternoon harness foster litter kitten bottle training level drive event bake transport key warning learn hour shift calendar group weather rain poop bag path tired treat swap reminder route muddy newcomer insurance',
      'donor|sponsor|member|finder':
        'donate sponsor godparent monthly receipt update picture thank found lost stray wish food drop membership will report missing post collar share bank poster newsletter amount anniversary testament cancel box phone number neighbour address sum bequest certificate tax cuddly birthday campaign',
      'shelter manager|manager|board|admin':
        'capacity occupancy adoption approve check contract return fee vet cost donation budget authority municipality statistics roster animal deadline owner insurance newsletter campaign purchase tax legal inspection long stay ban staff payroll hire complaint heating waiting sponsor volunteer audit target forecast',
    },
  },
  {
    about:
      'dog school training or puppy class with courses trainers grounds group lessons behaviour problems exercises and owners',
    roles: {
      'dog owner|owner|customer|participant|client|user':
        'puppy dog pull leash bark sit recall come homework exercise video treat book class ten card cancel meeting point weather rain progress question aggressive fear neighbour vaccination proof walk reward remember rebook price obey lead toy whistle nervous child breed ball',
      'dog trainer|trainer|instructor|coach':
        'group level attendance lesson plan exercise hurdle clicker behaviour note temperament muzzle mix bitch heat sociable assign feedback clip improve prepare ground cone substitute individual anamnesis handler bite observe adapt certificate distance timing scent agility session dummy marker reflect obedience track',
      'owner of the school|school manager|manager|admin|office':
        'course capacity waiting minimum participant price ten card expire invoice trainer fee rent season notify insurance vaccination check licence revenue no-show calendar roster voucher campaign compare statistics authority print equipment hall proof profit hire reminder cancel deposit rating newsletter open location holiday',
    },
  },
  {
    about:
      'boarding kennel cattery pet animal hotel or dog day care with stays feeding instructions pick up times play groups and photos for owners',
    roles: {
      'pet owner|owner|customer|guest|client|user':
        'book stay holiday dog cat photo webcam miss eat homesick drop-off pick-up price extend vet contact food bring diet medication vaccination toy blanket cancel deposit review trial day how message evening siblings cuddle bark allergy leash worried worry insulin airport flight',
      'kennel worker|carer|caretaker|keeper|staff|assistant':
        'feed portion bowl walk run clean hose box play group separate fight poo medication tick arrival departure belonging label note escape heat check scratch wash bedding send limp weigh handover night muzzle sleep bark toy rain puddle tired litter shift',
      'owner of the kennel|kennel manager|manager|admin':
        'occupancy box free overbook season peak price surcharge late fee deposit invoice vet bill liability contract proof authority inspection roster revenue regular waiting double booking cancellation statistics cleaning cost staff insurance calendar profit hire heating rent tax reminder plan payout',
    },
  },
  {
    about:
      'pet sitting and dog walking service or visiting animals at home walkers house keys routes gps tracks photos holiday care',
    roles: {
      'pet owner|owner|customer|client|user':
        'dog cat walk holiday photo proof track key trust profile sitter compare review book cancel plant mailbox instruction where toilet pee worry price weekly message favourite tip meeting box vet calm distance notify arrive fee bowl insurance weekend anxious rabbit',
      'walker|dog walker|sitter|pet sitter|staff|driver':
        'leash route pick-up group harness treat poo bag hook alarm code start finish checklist feed litter medication emergency map stop next van escape rain muddy towel gps note visit shift earnings accept decline availability tag bark schedule bite biscuit gate lead',
      'manager|dispatcher|admin|business owner':
        'assign walker sick replacement area schedule match recruit background check register insurance price commission payout invoice complaint rating utilisation revenue churn peak approve incident compare growth contract size payroll sign quality cost low onboarding hire subscription fraud deposit refund statistics',
    },
  },
  {
    about:
      'pet grooming salon or dog with washing clipping trimming nails breeds appointment slots and care products for dogs cats',
    roles: {
      'pet owner|owner|customer|client|user':
        'dog coat matted smell book groom style photo price duration pick-up ready anxious nail tick allergy shampoo remind eight weeks cancel voucher before rate puppy favourite fur smooth itchy ears sensitive wait message ribbon fragrance haircut old shed cat rebook',
      'groomer|stylist|assistant|staff':
        'clip blade trim brush undercoat bath dry table muzzle bite note card breed cut comb scissors ear clean tangle extra calm shave length customer sharpen flea towel pause senior plucking clipper poodle terrier hand strip tooth foam spray leash wound',
      'receptionist|salon owner|manager|admin':
        'calendar slot no-show deposit breed surcharge retail shelf stock order till takings voucher redeem reminder text regular lapse roster utilisation rent tip share review campaign invoice compare profit confirm phone product hire payroll cost advertise loyalty gift waiting late fee opening',
    },
  },
  {
    about:
      'riding stable school horse or livery yard with horses boxes lessons hall paddocks farrier feed and owners pupils',
    roles: {
      'rider|riding pupil|pupil|student|customer|parent|user':
        'lesson ride favourite horse pony book cancel ten card helmet gallop jump beginner fall afraid which weather exam badge holiday camp child pick-up friend level progress hack video trot saddle boots teacher riding hat tired gift canter theory summer fright stirrup',
      'horse owner|owner|boarder|client|member':
        'box paddock stall blanket rug hoof farrier vet worm riding partner share colic occupy lunge saddle notify invoice boarding deworm photo complain key tack trailer winter grazing bridle lame sick message stallion foal insurance bit allergy worried mare pasture cough deworming',
      'groom|stable hand|stable worker|staff|keeper':
        'muck straw hay feed bucket concentrate turn bring water change sweep wheelbarrow lame injury note card check night round tick fence gate rotate dung delivery bale shift hold shovel pick brush bed clean lock key thermometer bandage stable carrot fly spray rake hose trough',
      'riding instructor|instructor|trainer|coach':
        'group level assign horse pupil attendance plan course cavaletti tired workload note exercise certificate exam theory substitute warm hall slot weight limit feedback rest riding seat rein trot arena weather rider swap session obstacle progress fee late posture stirrup beginner dressage',
      'stable manager|yard manager|manager|admin':
        'boarding contract invoice occupancy waiting stock supplier price hours insurance liability vaccination influenza equine passport date roster revenue cost ground maintain tournament entry compare card expire authority profit hire payroll booking season repair accident deposit lease straw vacancy muck disposal reminder tax',
    },
  },
  {
    about:
      'zoo wildlife park or aquarium with animals enclosures keepers feeding times visitors tickets tours and conservation of species school classes',
    roles: {
      'visitor|guest|customer|family|annual pass holder|parent|user':
        'ticket queue map feeding seal penguin elephant baby photo stroller toilet ice cream quiz child lost rain annual pass discount parking audio tour sign name animal opening playground favourite route arrive pay sponsor wheelchair lion show lunch souvenir petting monkey giraffe',
      'keeper|zookeeper|animal keeper|staff':
        'feed ration diet enclosure clean muck lock gate double check behaviour enrichment weigh train observation note shift handover hatch birth mating escape alarm quarantine transfer hoof water quality temperature count medication round tick bite leaf browse hay fruit fish bucket broom',
      'vet|veterinarian|curator':
        'anaesthesia dart diagnose treat blood sample stud breed pedigree transfer partner zoo permit species vaccinate autopsy finding dose history quarantine chip population inbreeding recommend export cites dna trim parasite necropsy tooth weight trend x-ray ultrasound weigh breeding egg contraceptive paper',
      'education guide|guide|educator|tour guide|teacher':
        'school class group book worksheet talk microphone age route tour station meeting point headcount late touch skull material presentation kindergarten rain quiz birthday party language calendar assign prepare question animal facts trail cancel feedback price leaflet game workshop teacher attendance headset',
      'zoo manager|manager|director|admin|cashier':
        'attendance revenue season turnstile sponsorship donation gastronomy roster cost stock budget construction visitor weather forecast compare safety drill annual pass renew campaign till complaint authority report event staff restaurant shop licence payroll hire insurance donor marketing membership energy payback tariff investment',
    },
  },
  {
    about:
      'arable farm with fields crops tractors sowing spraying fertiliser harvest grain storage machinery weather and subsidies trade workers',
    roles: {
      'farmer|owner|farm manager|manager':
        'field crop rotation sow yield hectare soil fertiliser nitrogen limit subsidy application deadline map weather rain price grain sell forward contract margin cost spray record buffer strip lease seed order plan season authority inspection diesel moisture store compare pest threshold liquid storage bank',
      'farm worker|worker|tractor driver|driver|machine operator|staff|helper':
        'tractor drive plough harrow drill combine trailer tank fill gps track lane job today which hours grease check breakdown defect photo start finish refuel attach implement sprayer nozzle rinse mix canister load weighbridge stone wet stuck log shift name tow',
      'agronomist|advisor|consultant':
        'recommend advise trial pest disease aphid fungus leaf stage growth photo sample variety soil treatment dose interval resistance visit report compare nutrient satellite zone forecast scout wheat barley rapeseed beet fungicide slug tillering symptom blight herbicide nematode newsletter alert test density',
      'buyer|grain trader|contractor|customer|mill':
        'contract delivery tonne quality moisture protein sample slot weigh ticket certificate residue origin price offer invoice pick-up silo confirm order truck reject barley wheat trailer harvest storage reserve bid account statement sustainability lab delay arrive tare hectolitre oilseed gluten contaminate',
    },
  },
  {
    about:
      'dairy farm with cows calves milking barn feed milk quality insemination health records collection and a herd',
    roles: {
      'farmer|dairy farmer|owner|manager':
        'herd cow yield cell count fat protein price feed cost margin cull purchase sell heifer inseminate pregnancy bull choose ration compare statistics passport report authority audit slurry quota subsidy roster vet bill lactation curve profit loan breed dry off milk barn plan expansion',
      'milker|herdsman|stockman|farm worker|worker|staff|helper':
        'milk parlour udder mastitis teat dip cluster separate ear tag number heat detect lame hoof calf bucket colostrum bed straw calving night treat tick withdrawal feed push scrape gate robot alarm shift note sick move thermometer water bedding silage hose trough',
      'vet|veterinarian|inseminator|hoof trimmer':
        'visit examine check ultrasound treatment antibiotic dose diagnose vaccinate period list semen straw bull insemination date drug protocol deliver help claw bandage lab culture prescription temperature uterus cyst fever ketosis displaced stomach blood sample stable invoice emergency injection sedate caesarean abomasum',
      'milk truck driver|dairy|buyer|customer':
        'collect litre tank temperature sample route pump receipt quality inhibitor reject window access pick-up price bonus result deliver truck hose cheese yogurt bottle raw door blocked winter road barn empty full schedule driver cool germ order shop valve coupling fill snow',
    },
  },
  {
    about:
      'poultry farm or egg with hens barns laying rate grading packing feed silo ventilation vaccinations and shops vending machines',
    roles: {
      'farmer|owner|manager':
        'laying flock mortality conversion margin price chick order rehouse salmonella audit authority organic contract alarm ventilation silo insurance roster compare barn statistics vaccine plan energy subsidy forecast profit loan veterinary visit cost hatchery slaughter buyer heating tax hire delivery license ration hectare run',
      'barn worker|worker|stockman|staff|helper':
        'collect egg count floor dead hen pick water meter feed litter temperature light hygiene lock boot round tick belt jam mite peck weigh catch note cleaning mouse bait shift nest perch feather fan shovel disinfect sick heat vaccinate door crew level broken lamp smell',
      'packer|grader|packing staff':
        'sort grade size crack dirty stamp candle carton pallet label print best before code customer count machine conveyor break cold store lot tray foil forklift shift film scale weigh tare laser broken pick date next sequence roll sticker wrap tally',
      'customer|buyer|shopper|retailer|driver':
        'egg box dozen order deliver standing vending pay fresh organic origin code pick-up empty return route shop invoice weekly change breakfast yolk farm stand subscription neighbour cash coin refill price supermarket delivery shelf complaint brown white gift easter protein omelette honesty',
    },
  },
  {
    about:
      'vegetable box and community farm scheme supported agriculture shop or market garden with weekly boxes members depots harvest shares of vegetables',
    roles: {
      'customer|member|subscriber|harvest sharer|shopper|user':
        'box share vegetable recipe swap dislike pause holiday week content surprise depot pick-up neighbour deliver cancel size fruit add egg cheese pay contribution ripe rot wilt complain taste season potato carrot leek salad cook family forget pick vacation friend bag',
      'gardener|grower|farmer|farm worker|staff|helper':
        'bed row sow plant seedling greenhouse weed hoe harvest crate kilo water slug pest compost rotation wash bundle frost fleece note quantity forecast irrigation knife tray plan variety help day tractor carrot leek potato drip soil mulch net hail sowing germinate',
      'packer|driver|depot host|volunteer':
        'pack count label crate route stop depot key load return missing sort weigh leftover tick door cooler early tour hand stack scale bag paper code address shift van fridge damage replace check apple print sequence weather unload dispatch strap swap',
      'farm manager|owner|manager|admin|shop assistant|board':
        'price budget solidarity bid round season cultivation yield cost direct debit outstanding waiting churn purchase organic certificate wholesale margin till shop stock newsletter roster seed order member capacity revenue vote meeting profit hire payroll contract terminate compare subsidy invoice loan',
    },
  },
];
