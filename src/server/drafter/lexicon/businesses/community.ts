import type { Business } from './business.ts';

export const COMMUNITY: readonly Business[] = [
  {
    about:
      'cemetery or funeral administration with graves leases burials maps gravestones grave care and relatives quiet places long careful books',
    roles: {
      'relative|visitor|mourner|family|grave owner|bereaved':
        'find extend care plant flower candle inscription pay date choose visit watering can anniversary opening bench condolence contract death letter remember notify terminate tap bulb neighbour mourn pray water rose sit family tree prolong moss reply know donate cry lantern',
      'gravedigger|gardener|cemetery worker|stonemason|staff':
        'dig depth plant water mow hedge stability wobble clear leaf excavator tomorrow coffin tool tap bin winter list photo tick prepare turf bulb repair lower measure foundation soil trim carry rake lawn cut grass bed wheelbarrow straighten sink watering blower machine shovel clean',
      'administrator|cemetery clerk|clerk|admin|office':
        'register expire schedule chapel book deceased letter owner address notice search permit approve occupancy interment certificate record undertaker archive deadline reminder heir transfer field file print enter name plan update bill remind assign check lookup renew verify counter enquiry telephone certify scan',
      'undertaker|funeral director':
        'slot chapel book date coffin family document death certificate hearse time confirm bearer organist crematorium obituary collect transfer eulogy decoration invoice music arrive viewing permit mourner deceased reserve quote funeral drive fetch body talk choice flower priest print hand dress cremate call',
      'manager|head of cemetery|owner':
        'schedule budget occupancy area plan staffing roster cost free section report council statistics revenue machinery contract tender maintenance accident forecast compare approve closure tree inspection policy demand complaint income decide invest hire trend calculate layout visitor expand monthly average price raise outsource tombstone vandalism statistic form staff hour wall repair',
    },
  },
  {
    about:
      'charity or aid organisation with donors donation receipts campaigns sponsorships projects and volunteers money time come from many each wants to know what they did',
    roles: {
      'donor|supporter|sponsor|giver':
        'donate monthly tax cancel amount sponsor child project where used impact photo newsletter card debit one-off gift memorial change pause letter trust choose cause anonymous goal certificate share birthday fundraiser news give pay read stop moved pet end return reply support increase water school',
      'fundraiser|campaigner|campaign manager':
        'campaign appeal mailing donor segment letter call response target event peer pledge major lapsed reactivate social story grant proposal foundation deadline legacy corporate ask conversion return raffle landing page result prospect follow-up stand write invite list recruit you test mail goal bar remind stall',
      'volunteer|helper|street collector':
        'shift sign-up tin stall flyer hour event sell task available swap badge team training door expense drive pack kit location certificate briefing count meet cake handover join ask neighbour collection box help call stand bring carry log street chat calendar bake sort assign late',
      'manager|director|treasurer|admin|board':
        'budget overhead ratio project spend account allocate restricted reserve audit annual tax batch transparency bank reconcile board approve fund partner country grant payroll risk compliance forecast bounce reminder data duplicate merge export retention compare decide pay plan import invest overview donor cost calculate monthly statement trend sign',
      'beneficiary|recipient|project worker|field worker':
        'need help apply application aid receive distribution village progress photo well school form status family story voucher consent list deliver urgent appointment support material diary eligible local translate track request phone water seed visit child goods camp sign interview measure training clinic',
    },
  },
  {
    about:
      'food bank where supermarkets donate volunteers collect sort and hand out registered guests fetch parcels nothing edible should be thrown away nobody go home empty',
    roles: {
      'client|guest|recipient|household|family':
        'parcel card register slot queue number household children allergy halal baby diaper collect today appointment absent need bag voucher eligible proof near opening language fetch vegetarian ask delivery change remind fridge recipe waiting turn bring show wait cook sick reserve milk name address food evening neighbour cancel',
      'volunteer|helper|sorter|driver':
        'sort shift crate expiry pick-up route supermarket load bread fruit rotten handout pack shelf sign-up swap cooling tick wash box freezer carry lift apron count unload weigh distribution team stop temperature list tour bakery drive stack date trolley fill clean glove greet hand refill cold chain available tape',
      'donor|supermarket|shop|grocer|supplier':
        'surplus offer pallet collect pick-up time donate quantity best before crate receipt leftover notify cancel dairy weight tax branch regular label report contact photo unsold stock ramp reject bakery store confirm thanks weekly write-off give bring call load palette old yoghurt driver wait stop book pickup amount write invoice vegetable',
      'manager|coordinator|admin|warehouse manager':
        'stock household limit quota allocation roster shortage volunteer hygiene authority cost fuel rent grant report statistics ration category inventory waitlist register eligibility approve donor relation tonnage warehouse compare budget opening fairness block capacity recall plan fill assign decide hire trend week monthly calculate cover partner card rule annual',
    },
  },
  {
    about:
      'volunteering centre volunteer agency matching helpers with tasks for organisations neighbours and the elderly profiles hours insurance thanks small favours regular commitments both find hands here',
    roles: {
      'volunteer|helper|user':
        'task find near time interest skill apply available hour log match accept decline travel expense calendar badge try weekend cancel introduction profile language team insured training remind feedback favour favourite drive reimburse help search sign free join evening choose offer reply tandem listen meet',
      'help seeker|senior|neighbour|person in need|client':
        'help shopping walk dog errand lonely request doctor ride lightbulb garden phone letter computer thank trust time cancel call regular company carry prescription afraid stranger rate pharmacy chat read reading glasses hand window ask shop alone wheelchair tv medicine accompany appointment talk pick-up repair fetch clean afternoon bus',
      'organisation|charity|host organisation|association':
        'post vacancy offer describe role applicant shift event confirm reject headcount contact briefing hour sign need urgent deadline slot recruit onboard no-show attendance thank gap photo publish fill edit renew reference write seek task update invite list search helper close select train reply calendar number announce report',
      'coordinator|manager|admin|staff|agency':
        'match interview police profile approve suggest mediate insurance statistics placement report grant follow-up dormant expire training complaint award evening partner organisation verify archive funding unfilled duplicate export newsletter note consent brief dropout compare check call-back plan list assign invite remind measure network host trend print fund average',
    },
  },
  {
    about:
      'youth centre club or work with open evenings workshops trips social workers room bookings and teenagers ideas it is loud free of charge in the evening',
    roles: {
      'teenager|youth|young person|visitor|kid':
        'hang tonight open football workshop join vote idea friend band room game console party chat anonymous problem ask poster cook sign-up skate rap film free point wish suggest music graffiti holiday ride boring snack bar meet play hungry dance dj billiards invite studio buy chill homework bus cheap',
      'youth worker|social worker|staff|educator':
        'visitor count diary talk conflict group attendance programme consent material shift duty incident note outreach project school kitchen key handover ban rule parent counsel trust lend till documentation idea cash petty evening drug street workshop listen plan lead lock cook observe report de-escalate call supervise open first-aid',
      'parent|guardian|mother|father':
        'consent form register child pick-up when pay contact photo allowed cost reduced phone emergency allergy swim sign sick absent home late safe date camp question holiday programme letter subsidy info curfew son daughter know call bring fetch fill worry reply return talk inform',
      'manager|head|director|admin':
        'budget grant funding statistics visitor figure report staffing roster council proof project application room hire price insurance accident policy target opening compare approve expense receipt concept vacancy renovation partner supervision quarter noise safeguarding export plan decide finance apply fund monthly annual invoice audience staff decision renovate trend',
    },
  },
  {
    about:
      'refugee support aid with accommodation language help mentors appointments authorities donations translators and case workers letters languages beds are the daily worry',
    roles: {
      'refugee|newcomer|asylum seeker|resident|migrant':
        'translate letter authority course doctor school room asylum status paper find job map help interpreter family reunite bus form understand phone deadline kindergarten residence clothes bed pay-out learn halal word voice where ask work safe transport wait moving rent passport sim shoe child pray',
      'volunteer|mentor|sponsor|godparent|helper':
        'accompany mentee meet visit homework tutor bike furniture drive donate available match hour expense question training contact office help handover form explain flat search swap celebrate boundaries shift toddler cook café teach talk carry calendar welcome join practise birthday invite',
      'case worker|social worker|counsellor|staff':
        'case file deadline hearing permit benefit application family trauma refer lawyer follow-up expire consult client consent workload counsel priority accommodation handover record school enrol health goal assess minor guardian certificate template home visit urgent interview write alert advise apply sign decision date call list vulnerable',
      'interpreter|translator':
        'dialect accept decline slot travel fee hour phone video confirm confidential available arabic dari glossary invoice term urgent sign conversation text gender profile missed on-call waiting certified deliver translate listen bill calendar free pair job speak call correct late written voice terminology certify',
      'coordinator|manager|admin|accommodation manager':
        'bed occupancy allocate room shelter capacity arrival transfer list security budget donation stock statistics funding report volunteer roster cost authority inspection catering waitlist approve partner staffing incident quarantine contract supply house rule plan move compare hire monthly decide laundry order mattress fire drill headcount shortage invoice',
    },
  },
  {
    about:
      'counselling or psychotherapy practice and helpline with sessions waiting list notes confidentiality chats crisis calls trust comes first so very little may be shown to anyone',
    roles: {
      'client|patient|caller|user|help seeker':
        'appointment anonymous session book cancel mood diary waitlist chat talk afraid crisis help reschedule exercise private sleep video confidential online remind panic insurance feeling find trust night write breathe stress couple alone journal partner cry anxious angry sad pause log reserve pay calm scale open worry change',
      'counsellor|therapist|psychologist|advisor':
        'session note client anamnesis progress goal supervision confidential questionnaire risk suicide homework diagnosis therapy letter calendar slot no-show documentation referral handover reflect genogram treatment group score outcome intervision relapse template file next break write observe ask listen back plan sign set theme assess intake scale chart agree prepare case',
      'practice manager|receptionist|office|admin|manager|coordinator':
        'waitlist intake slot room assign fill gap bill insurer approve therapist capacity statistics no show fee invoice phone funding anonymise report roster workload interview vacancy call form deadline reminder quota budget retention average grant training plan compare list confirm hire open move remind letter duplicate statistic fund',
      'helpline volunteer|volunteer|crisis worker|chat counsellor':
        'call shift chat queue takeover escalate emergency script resource log anonymous caller frequent listen break debrief supervisor night swap waiting topic transfer police pause duration type canned note stress refer training hang-up block answer comfort forward short suicidal hold ring hand available',
    },
  },
  {
    about:
      'trade union with members subscription legal protection shop stewards strikes collective agreements meetings and campaigns strength comes from many good preparation',
    roles: {
      'member|worker|employee|union member':
        'join contribution legal aid dismissal overtime wage question advice appointment card payslip workplace vote leave change rights holiday newsletter address debit contract warn shift rally collective unfair sick help benefit pay work salary boss fear day check ask moved call notify retire protect',
      'shop steward|works council member|representative|steward':
        'colleague recruit grievance meeting flyer survey notice board work management negotiate consult issue plant minutes mood visit canteen demand petition sign leaflet training release hour elect department talk complaint mobilise report restructure list vest desk invite hang listen ballot box collect signature hire fight protocol ask boss door meet print',
      'organiser|union secretary|official|negotiator|staff':
        'campaign company mapping density bargain demand round ballot picket mobilise visit rally bus press plan target offer compare steward draft clause call follow-up negotiation team petition speech escalate shift megaphone tariff speak lead count vote write organise plant release decide map goal poster',
      'lawyer|legal adviser|legal secretary':
        'case dismissal deadline court hearing file power-of-attorney settlement letter document opinion statute severance appeal cost brief template warn warning contract overview evidence labour client objection note limit reject success sue advise defend write read date judge draft compensation negotiate proof witness calendar assign legal',
      'treasurer|administrator|admin|manager|board':
        'contribution arrears membership figure leave join trend debit fund budget branch report audit duplicate transfer import resign statistics age letter honour jubilee congress delegate motion reconcile refund region approve rate export pay-out bank book calculate remind compare decide invest plan overview annual monthly',
    },
  },
  {
    about:
      'housing co op cooperative with flats shares members waiting list repairs utility bills house meetings laundry and janitors those who live there own it together',
    roles: {
      'resident|tenant|member|cooperative member|neighbour':
        'flat heating laundry booking share waitlist swap utility bill noise report neighbour guest room cellar bike vote assembly parking garden move notice drip balcony understand sublet borrow drill interest bulletin stairwell lift broken live lost wash call sofa give cold ask sick window door bell mould',
      'caretaker|janitor|tradesman|handyman|maintenance worker':
        'order appointment tap boiler bulb lift photo done meter snow round drain leak lock part material tenant tick tool stairwell smoke detector note access cellar grit gutter hour urgent spare fuse pipe invoice fix clean sweep shovel replace list after drive paint wall garden mow call',
      'property manager|manager|housing manager|office|admin|staff':
        'arrears lease vacancy allot handover deposit utility statement tradesman quote invoice approve complaint letter waiting reminder contract index meter reading insurance claim inspection termination viewing protocol maintenance plan renovation tender circular allocation ledger warranty assign calculate bill list sign track compare end damage heating remind tenant',
      'board member|board|treasurer|chair|committee':
        'share capital dividend annual assembly minutes vote budget loan reserve renovation build investment interest audit resolution agenda quorum statute proxy member report forecast signature supervisory increase project vacancy decision finance balance refinancing invest decide plan approve calculate elect bank compare present strategy risk profit',
    },
  },
  {
    about:
      'benefits office job centre or social with applications notices case workers offers payments and appointments forms decide whether the rent is paid on time',
    roles: {
      'applicant|recipient|claimant|job seeker|client|citizen':
        'apply benefit form upload proof bank statement status payment when appointment notice understand appeal job offer letter rent sick change child deadline remind missing wait call reply income report housing language calculate easy moving childcare document fill ask pay scan need divorce help reschedule baby cv hotline translated',
      'case worker|clerk|advisor|official|staff':
        'file calculate decision notice check income proof missing request case meeting integration placement note sanction deadline overpayment reclaim approve fraud template workload priority forward record follow-up eligibility invitation no-show training signature cover inbox stamp entitlement decide read verify write invite close interview advise plan letter assess count suspend phase',
      'employer|company':
        'vacancy post candidate applicant interview subsidy match reject hire trial contact intern shortlist profile fill suggest wage contract start feedback position skill search message withdraw publish describe shift commute grant recruit offer job call invite need advertise employ trainee probation select team staff',
      'team leader|manager|head of office|admin':
        'caseload backlog processing assign staffing target statistics compare complaint audit budget four eye approve cover reallocate quality sample report sick roster role appeal error training quarter month overdue limit region dashboard leave plan case measure hire decide overload escalate goal trend monthly appraise improve',
    },
  },
  {
    about:
      'citizen reports city issue reporting where residents report potholes broken street lamps graffiti and litter road crews repair them each has a place photo',
    roles: {
      'citizen|resident|reporter|user|neighbour':
        'pothole photo location lamp graffiti litter status notify duplicate follow anonymous dangerous comment vote near fixed describe playground street broken complain update bench thank tree ice dark week ignored scooter see send tell hole glass walk wait dog waste water leak smell add bike lane fall rat swing',
      'field worker|road crew|technician|crew|worker':
        'job route repair asphalt after done material tool cone shift next lamp paint remove barrier van street arrive postpone weather hazard part tick bucket secure fence ladder helper hour broom park navigate drive fill fix clean measure hole before finish tarmac line load weld screw saw dig crew',
      'dispatcher|clerk|case worker|operator|staff':
        'triage assign department merge duplicate forward reply template priority close reject inbox responsible contractor reporter question deadline spam comment hide answer reopen status queue private land escalate note verify redirect wording publish sort mail decide read place link call team next wrong fake split remind draft',
      'manager|department head|council|admin|mayor':
        'response backlog hotspot district statistics budget contractor cost compare trend priority target season staffing overdue threshold satisfaction press council plan invest approve publish tender warranty export repeat quarter average decide overview monthly pay measure mayor staff vote goal hire cut improve',
    },
  },
  {
    about:
      'allotment garden or community with plots leases waiting list water work duty tool shed harvest sharing and rules members rent tend their',
    roles: {
      'gardener|plot holder|tenant|member':
        'lease sow plant harvest tomato surplus share swap seed tool borrow bed weed slug frost compost neighbour remind shed key fee bill calendar holiday watering hedge barbecue courgette pest diary hose rain invite dig grow pick strawberry potato pumpkin rabbit bean learn sun weekend give away lend',
      'applicant|newcomer|interested person|visitor':
        'waitlist apply position size view free wait price tour sign-up criteria question opening path transfer takeover sum pay family share nearby choose try open notify decline accept rank photo hope find like see city move-in visit reply garden ask start rent',
      'chair|board|treasurer|manager|admin|committee':
        'lease arrears invoice meter reading work hour duty fine inspection hedge height warning terminate valuation waitlist assign map minutes assembly vote insurance rule letter complaint budget statute federation member debit vacant report approve repair notice write decide pay auditor remind fee inspect calculate compare contract end election',
      'tool keeper|caretaker|volunteer|helper|shed keeper':
        'shed tool lend return mower petrol repair sharpen key inventory missing wheelbarrow shredder turn tap frost gate path mow work tick lock broken pump rota compost delivery attendance hose shift mulch buy count oil blade fix fuel can check order open saw spade carry screw cut store',
    },
  },
];
