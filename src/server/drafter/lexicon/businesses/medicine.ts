import type { Business } from './business.ts';

export const MEDICINE: readonly Business[] = [
  {
    about:
      'doctor s surgery general practice or family gp medical with consulting hours reception desk waiting room appointments prescriptions referrals sick notes vaccinations and patient records',
    roles: {
      'patient|client|user|family member|parent|sick person':
        'book cancel rebook symptom fever pain ache cough rash wait worry embarrass renew repeat pill tablet side effect result understand remind forget travel cheap insurance home relative child translate language video call phone busy queue ahead sick employer second opinion question private allergy diary download upload photo letter thermometer dizzy',
      'receptionist|practice assistant|medical assistant|front desk|assistant|staff|secretary':
        'check-in desk answer telephone ring waiting slot gap squeeze insert card swipe read no-show overbook print envelope fax scan file slip fee counter handover call list callback urgent triage sort walk-in reschedule label fridge order toner form signature arrive late double confirm transfer pin parcel',
      'doctor|gp|physician|practitioner|locum':
        'diagnose diagnosis examine prescribe prescription dose dosage interaction finding history anamnesis record chart refer specialist pressure listen stethoscope chronic treatment therapy dictate note code icd consult consultation visit house contraindication lab value abnormal follow-up guideline referral certificate sign clinical case risk comorbidity medication plan auscultate suspect',
      'nurse|practice nurse|medical technician':
        'draw blood tube syringe needle vaccinate vaccine batch dressing wound bandage ecg measure weigh weight height temperature sample urine swab steriliser disinfect refill cabinet expiry emergency kit ear rinse injection infusion recall screening diabetes foot check plaster room prepare stitch glove thermos pipette',
      'practice manager|owner|admin|manager':
        'billing quarter claim statutory patient revenue cost roster holiday shift cover absence utilisation statistics average waiting complaint permission access backup data protection audit invoice accountant contract opening hours closure staff meeting target report compare stock budget hire export retention role payroll locum',
    },
  },
  {
    about:
      'dental practice dentist s with chairs hygienists check ups fillings crowns prophylaxis cleaning x rays treatment plans cost estimates recall and anxious patients in the chair',
    roles: {
      'patient|client|customer|user|parent':
        'toothache fear anxious afraid book cancel move reminder check-up child brace cost estimate quote instalment pay insurance bonus booklet reimbursement wait pain swelling numb anaesthetic eat brush floss recommend rate emergency weekend choose lost filling form fill allergy feedback understand explain photo sleep calm music retainer aligner whiten',
      'receptionist|dental assistant|assistant|front desk|staff':
        'recall postcard call ring calendar gap chair slot no-show late instrument tray sterilise autoclave suction mix cement impression prepare room clean glove mask disinfect order consumable lot number lab parcel send return check-in card deposit file sort standby list phone hand checklist batch thermometer drawer bib tissue',
      'dentist|orthodontist|dental surgeon|hygienist|doctor':
        'tooth molar caries filling crown bridge implant root canal drill extract bite x-ray chart quadrant pocket depth gum plaque tartar periodontitis finding diagnose treatment plan anaesthesia dose material shade impression prosthesis document justify consent history bleeding index wire aligner progress compare occlusion resin',
      'practice manager|owner|manager|admin':
        'billing fee schedule invoice reminder outstanding revenue chair utilisation roster holiday sick hygiene audit inspection qm document retention lab cost compare margin no-show rate statistics new marketing review training certificate maintenance device contract permission export tax cash flow payroll accountant backup shift locum benchmark',
    },
  },
  {
    about:
      'physiotherapy practice physio or rehabilitation with prescriptions for series of sessions exercises treatment rooms therapists manual therapy training equipment and progress after injuries',
    roles: {
      'patient|client|user|customer|athlete':
        'exercise home video pain scale knee shoulder stretch repeat remind motivate streak book cancel late fee remaining session prescription doctor cost co-payment improve progress diary ask question show watch pause ache wrong posture holiday skip sport return run goal towel park invoice sore app ball',
      'physiotherapist|therapist|physio|trainer':
        'assess range motion mobility strength finding document note treatment manual massage lymph drainage joint muscle tendon gait taping set rep intensity adapt plan report letter goal contraindication surgery date aftercare test measure angle progress handover cover colleague room bench duration history crutch scar',
      'receptionist|front desk|assistant|staff':
        'calendar series schedule room occupy gap fill waiting list call confirm sign signature sheet count unit prescription check valid deadline start expire correct stamp insurance exemption cash receipt no-show cancellation text message phone print reminder move block sick envelope ring type fax',
      'owner|practice manager|manager|admin':
        'revenue billing claim reject rejected settlement health insurer price rate roster utilisation therapist wage holiday rent statistics month training certificate licence equipment inspection compare no-show cost export tax accountant profit new location hire limit permission report payroll benchmark shortage certify recruit audit',
    },
  },
  {
    about:
      'hospital ward or clinic station with beds nurses shifts rounds handover medication patient transport between departments admission discharge and visiting relatives',
    roles: {
      'patient|inpatient|user':
        'bell ring press pillow thirst hungry meal menu choose diet sleep night noise television wifi visit wait surgery understand daily schedule when home pain worry fasting allowed shower walk help question doctor name language bedside leave belonging glasses privacy neighbour bored comfort blanket roommate',
      'nurse|ward nurse|caregiver|carer|nursing staff|staff':
        'shift handover vital temperature pulse blood pressure drip infusion medication tray dispense dose round bed make turn reposition bedsore wound dressing catheter wash mobilise fall chart tick note alarm isolation glove linen stock restock urgent chalkboard balance fluid intake risk syringe hygiene',
      'doctor|physician|ward doctor|resident|consultant':
        'diagnose prescribe order finding lab ct mri x-ray round admit discharge letter dictate sign consult therapy antibiotic allergy interaction history diagnosis surgery indication informed consent pager specialist value trend abnormal code transfer referral guideline resuscitation palpate blood result epicrisis dose ward auscultate image',
      'relative|visitor|family member|family':
        'visit visiting hour find floor park bring news status call update informed permission flower clothes worried loved mother father collect pick-up contact ask far distance message power attorney photo greeting intensive direction entrance aunt husband wife hug book slipper charger parking cafeteria corridor waiting taxi clock',
      'ward manager|head nurse|ward clerk|bed manager|manager|admin':
        'occupancy bed free block admission planned roster swap overtime sick cover understaffed ratio statistics length stay complaint budget stock training audit hygiene report forecast assign room isolate clean cleaning transport porter capacity permission recruit payroll absence agency standard target bottleneck compare benchmark approve inspection',
    },
  },
  {
    about:
      'operating theatre hospital surgery schedule surgeons anaesthetists scrub nurses instruments sterile sets checklists recovery room and emergency operations supply planning',
    roles: {
      'surgeon|doctor|anaesthetist|operator':
        'operate incision indication procedure approach implant finding x-ray image consent team duration bleeding complication suture dictate report anaesthesia airway intubate dose allergy risk premedication prefer position side mark history lab postpone emergency urgency second assistant colleague record wake cut clamp stitch laser bypass knee',
      'scrub nurse|theatre nurse|nurse|surgical technician|staff|assistant':
        'instrument tray set sterile count sponge swab needle missing hand pack wrap lay table drape glove gown disinfect checklist tick batch sticker scan specimen jar label position tourniquet suction counting changeover preference prepare setup consumable restock expire autoclave cart gauze foil light apron cap',
      'theatre coordinator|theatre manager|manager|planner|admin':
        'schedule room slot shift swap delay overrun turnover utilisation cancel cancellation emergency insert sequence reorder staff roster block capacity late statistics reason forecast bed intensive notify board drag conflict compare report surgeon budget weekly calendar utilise target minute gap approve release export',
      'patient|relative|user':
        'fasting nervous afraid anxious when wake wait ask consent understand risk sign pick-up home drive recover pain update informed worry family ring jewellery glasses denture shower bring bag arrive explain alternative night message nausea cold thirsty blanket scar stitch hair nail crutch taxi question tired cafeteria call',
      'sterile processing technician|sterile supply|cleaner':
        'autoclave cycle load wash rinse dry pack seal sieve tray container indicator release batch protocol damage blunt repair missing rust urgent loan set barcode trace temperature pressure machine fault express clean disinfect brush lumen water conductivity maintenance basket hinge lubricate order shift',
    },
  },
  {
    about:
      'emergency department room accident and casualty or urgent care with triage waiting times arrivals by ambulance treatment rooms shock',
    roles: {
      'patient|user|injured person|relative':
        'wait waiting long queue ahead pain worse why forgotten fever child bleed ask language translate insurance card register phone sit thirsty toilet home collect letter estimate pharmacy open nearest severe scared leave status number taxi husband wrist ankle sprain burn swallow vomit dizzy bite alone',
      'triage nurse|nurse|staff|assistant':
        'triage colour category urgency red yellow green reassess vital pulse oxygen temperature score wristband assign room cubicle overdue register isolation wound dress plaster tetanus drip blood draw tube ecg handover shift alarm aggressive call infectious list tick fall syringe gurney bedpan sling stool clamp',
      'doctor|physician|emergency doctor':
        'diagnose examine finding x-ray ct lab order prescribe admit discharge letter stitch fracture sepsis stroke heart attack history allergy medication consult specialist shock ultrasound dictate decide observe guideline resuscitate toxic dose transfer report sign opinion auscultate chart lumbar suture palpate monitor loss intoxicate consent',
      'head of department|shift leader|manager|admin':
        'crowding capacity occupancy bed divert close forecast peak staffing roster statistics length stay door doctor target complaint violence incident report surge mass casualty alert budget compare audit overtime left without seen throughput cost revenue quality training escalation plan security gap hire benchmark permission approve',
      'paramedic|ambulance crew|driver':
        'announce alert arrival eta handover protocol transmit stretcher bay unload trauma time stamp receive sign divert clean return vehicle blue light radio patient condition ventilate unconscious intubate accident scene dispatcher siren splint oxygen monitor collapse address defibrillate crew shift resuscitate immobilise',
    },
  },
  {
    about:
      'pharmacy chemist s or drugstore with prescriptions medicines dispensing counter stock drawers interactions advice delivery service shortages and emergency duty at night',
    roles: {
      'customer|patient|client|shopper|user':
        'reserve collect pick-up order prescription photo deliver home available cheap generic alternative side effect leaflet take when remind headache cold sunscreen cream loyalty point receipt tax co-payment night duty nearest open discreet ask refill track notify ready allergy baby pay voucher nose throat itch',
      'pharmacist|pharmacy technician|dispenser|chemist|staff|assistant':
        'dispense interaction check dose strength pack batch recall expiry substitute brand rebate contract counsel advise narcotic vault fridge chain compound ointment weigh recipe mortar label shortage wholesaler drawer robot scan counter query doctor illegible prescriber allergy contraindication blister fill second document temperature delivery box quarantine barcode shelf',
      'driver|courier|delivery rider':
        'route stop address bell door deliver parcel neighbour absent sign signature id cooler tour sequence scan return cash collect bike map traffic late bag handover note proof load package elevator staircase basement van fuel delay navigate next undeliverable locker evening',
      'owner|pharmacy manager|manager|admin':
        'margin stock turn slow moving write-off reorder wholesale price discount purchase insurer billing retaxation reject roster night duty revenue takings till inventory audit inspection licence permission training compare supplier bonus statistics season flu report tax invoice staff payroll accountant approve limit cost',
    },
  },
  {
    about:
      'nursing home care retirement or old people s with residents staff rounds activities meals medication relatives and visiting',
    roles: {
      'resident|senior|elderly person|user':
        'meal menu choose breakfast afternoon activity sing bingo walk garden outing hairdresser visit photo grandchild letter large hear glasses lonely neighbour help night birthday religion service television wish complain laundry lost slipper room own chat tea cake friend memory cold knit church',
      'caregiver|carer|nurse|care worker|nursing assistant|staff':
        'round wash dress feed drink fluid intake protocol turn reposition bedsore pill dispenser medication tick fall incontinence pad handover shift document vital weight wound doctor bell alarm dementia wander restless toilet mobilise shave lift hoist night note care observe diet swallow comb denture lotion blanket',
      'relative|family member|daughter|son|visitor|guardian':
        'visit mother father grandmother informed news photo message call worry invoice contact power attorney consent outing take home bring clothes gift ask meeting far evening update how book video permission complaint cost appointment sister holiday homesick care fee bank question sunday flowers telephone',
      'activity coordinator|social worker|volunteer|kitchen staff':
        'group activity plan programme craft sing attend participant memory biography excursion bus register poster birthday cake accompany read aloud game season puree portion count kitchen diet list tray allergen room quiet weekly celebrate cook recipe ingredient leftover freeze table decoration choir gymnastics quiz',
      'home manager|care manager|manager|owner|admin':
        'occupancy vacant room waiting admission contract care level reassess roster agency sick cover ratio inspection audit authority cost billing complaint statistic training certificate budget hygiene report deadline quality holiday overtime permission payroll recruit insurer revenue forecast ward standard shift vacancy accident approve',
    },
  },
  {
    about:
      'home care service ambulatory or mobile nursing visiting clients at tours keys plans medication household help relatives and insurance',
    roles: {
      'client|patient|person in care|customer|user':
        'come when who time nurse wait familiar same shower breakfast stocking pill shop cancel hospital holiday ask call ring alone fall help bell large font voice appointment wish complain sign cost understand pain lonely tea bed cat slipper telephone neighbour dizzy',
      'caregiver|carer|nurse|home carer|care worker|staff':
        'tour visit next stop route drive car safe doorbell wash compression stocking insulin inject medication wound dressing photo document tick signature arrival offline basement reception delay note handover vital refuse emergency glove overtime break mileage log care supply allergy dog gps rain parking diaper lift',
      'relative|family member|daughter|son|guardian':
        'mother father visit done informed notify worry see today carer name log message contact distance far absence weekend shop doctor consent key invoice cost share sibling photo arrange replace respite ask brother worried stock fridge hospital emergency bill agree feedback status question thank sunday',
      'dispatcher|care coordinator|planner|office':
        'plan tour assign reassign sick replacement shift drag map gap travel optimise client qualification match preference holiday delay call swap conflict unassigned weekend roster standby prescription approve insurer change region priority reschedule overload day phone request capacity confirm late message remind',
      'owner|care manager|manager|admin':
        'billing insurer claim service code hours overtime wage cost inspection audit quality documentation complete missing contract care level fleet leasing fuel training certificate statistics revenue margin export payroll growth compare report permission deadline reminder outstanding profit hire recruit approve penalty',
    },
  },
  {
    about:
      'optician or eyewear shop with eye tests glasses frames lenses contact fittings workshop grinding repairs and re orders spectacle prescriptions customer eyesight',
    roles: {
      'customer|client|patient|shopper|user':
        'glasses frame try virtual mirror suit face sunglasses contact reorder subscription book eye test blurry headache see better ready pick-up notify broken loose scratch repair price compare pass warranty child pay instalment insurance receipt colour friend opinion reminder spare tired reading drive resistant',
      'optician|optometrist|sales assistant|staff|assistant':
        'measure refraction dioptre axis cylinder pupil distance centring prescription value fit adjust bend nose pad consult display tray reserve note history customer file order lens coating progressive call counter handover contact trial follow-up slit lamp pressure recommend tint explain polish cleaning',
      'workshop technician|lens grinder|workshop':
        'grind edge lens block drill bevel mount screw solder job bag queue rush tolerance check scratch breakage remake supplier arrive parcel missing tracer shape polish tint finish bench due machine label screwdriver tray finished glass diameter plastic nylon rivet hinge lathe coolant',
      'owner|manager|branch manager|admin':
        'margin takings stock brand slow seller inventory supplier price discount promotion return roster holiday branch compare insurer billing mailing campaign recall conversion statistics consultant commission purchase order limit complaint revenue report payroll profit staff target rent inspection loss profitable lease deadstock',
    },
  },
  {
    about:
      'hearing aid shop acoustician s with tests fittings trial devices batteries ear moulds adjustments and insurance approval for people hard of',
    roles: {
      'customer|client|patient|wearer|user':
        'hear understand noise loud quiet restaurant phone television battery trial compare wear whistle itch lost appointment book remind clean video app volume diary partner pay insurance share warranty repair tone speech deaf text subtitle order home grandchild church whisper lonely waterproof',
      'acoustician|audiologist|hearing care professional|staff|assistant':
        'audiogram threshold decibel frequency fit fine tune gain programme mould impression ear canal otoscope wax filter serial loan calibrate measure test protocol follow-up note adjust tube dome finding side left right session consult clean ultrasonic doctor headphone booth tinnitus amplify',
      'receptionist|front desk':
        'calendar slot call confirm pack sell counter bag send manufacturer parcel return arrive notify loaner sign prescription insurance form approve missing remind birthday drawer till walk-in file print queue slip label customer greet envelope absent transfer reschedule cash card postpone courier',
      'owner|manager|branch manager|admin':
        'conversion sale margin stock device consignment invoice insurer claim revenue branch compare roster return rate mailing campaign supplier bonus price inventory calibration inspection training statistics outstanding cost report target payroll profit marketing take vacancy hire commission approve loan pool purchase',
    },
  },
  {
    about:
      'medical laboratory or diagnostic with blood samples tubes barcodes analysers findings reference values couriers and sending doctors microbiology tests',
    roles: {
      'sending doctor|doctor|physician|clinician|practice|customer|client':
        'order request form result finding reference value abnormal trend previous compare add test same urgent call interpret patient download print tube which fasting pick-up notify critical catalogue price waiting electronic signature forward question overdue envelope courier cumulative surgery prescribe billing address spelling',
      'lab technician|technician|laboratory assistant|analyst|staff':
        'sample tube barcode scan centrifuge pipette aliquot analyser rack reagent lot calibrate control quality run rerun haemolysed clot dilute plausibility release validate swab culture plate microscope label mix missing freeze fridge maintenance error flag waste worklist shift handover pathogen microbe antigen',
      'courier|driver|collector':
        'tour stop practice pick-up box cooler temperature transport bag seal scan route key letterbox late traffic van empty extra trip collect time map count handover ring navigate missed sequence address hour shift jam holiday delay parking load unload dispatch deposit thermometer',
      'patient|user':
        'result online understand explain normal red wait anxious code qr-code fasting draw pregnant cholesterol iron pay private travel certificate share download family doctor language remind home kit send disease hope phone worry cancer allergy sugar thyroid appointment last diet vitamin embarrass',
      'lab manager|head of laboratory|manager|admin':
        'turnaround throughput statistics proficiency accreditation audit trial cost stock order supplier contract billing claim revenue sender compare staffing roster device downtime deviation complaint archive retention permission capacity report budget price hire training certificate penalty volume benchmark approve inspection automation hygiene shortage',
    },
  },
  {
    about:
      'midwife practice birth house or maternity service with pregnancy check ups preparation courses postnatal home visits breastfeeding and newborns expecting young mothers',
    roles: {
      'mother|pregnant woman|expectant mother|parent|client|user':
        'pregnant week baby kick contraction hospital course book partner birth plan name breastfeed sleep worry question nausea craving due diary photo night cry search find free midwife waiting feeding timer diaper milestone ask checklist invoice father belly stroller ultrasound nappy',
      'midwife|practitioner':
        'home visit heartbeat fundus palpate measure weigh newborn jaundice navel perineum postnatal care document curve blood pressure urine vitamin pass record birth tour route call backup colleague holiday billing code signature refer supply bag gestation pelvic handover capacity stitch reflex labour',
      'course leader|instructor|receptionist|assistant':
        'course group participant attendance list register room mat move date online link material handout gymnastics crying yoga full cancel reminder confirm fee place late breathing pillow ball video sheet certificate weekly evening calendar birthday hybrid phone message water swim projector attend',
      'practice manager|owner|admin|manager':
        'insurance liability invoice insurer claim reject roster call capacity statistics birth count transfer quality fee revenue training hours room rent cost contract report retention permission holiday tax website inquiry payroll benchmark debt audit hire approve vacation utilise margin deadline form compare',
    },
  },
  {
    about:
      'psychotherapy practice psychotherapist counselling or mental health with sessions waiting list questionnaires moods homework confidentiality and insurance applications therapists clients',
    roles: {
      'client|patient|user':
        'mood diary feel feeling anxious panic sleep thought trigger homework exercise breathe crisis hotline anonymous private stigma waiting place video cancel late fee reminder neutral sender write between progress goal share therapist fit search alone cry medication sad sleepless shame relapse pet',
      'therapist|psychotherapist|psychologist|counsellor|practitioner':
        'session note protocol diagnosis questionnaire score depression scale trend hypothesis intervention treatment plan worksheet assign supervise supervision confidential risk suicide application report expert remaining hour cancel slot waiting prepare pattern theme release file prior therapy group transference countertransference exposure psychodynamic',
      'receptionist|office assistant|assistant':
        'inquiry callback waiting contact phone hour intake form consent privacy slot offer free insurance card send reminder invoice room door schedule block calendar file scan cancel tissue answering machine bell coat tea message letter address birthday late fee confirm postpone directory',
      'practice owner|owner|manager|admin':
        'billing insurer hours approve approved quota invoice outstanding cancellation revenue rent room share roster continuing education point record retention delete data protection encrypt audit backup permission statistic tax export occupancy hire lease contract income deadline accountant website liability insurance reminder benchmark utilise',
    },
  },
];
