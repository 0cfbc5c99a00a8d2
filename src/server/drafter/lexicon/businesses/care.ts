import type { Business } from './business.ts';

export const CARE: readonly Business[] = [
  {
    about:
      'speech therapy practice logopaedics or occupational for children and adults with sessions exercises sounds games reports prescriptions by doctors',
    roles: {
      'patient|child|client|pupil|user':
        'play game sound repeat record voice picture reward star sticker word stutter exercise home listen fun level funny animal proud swallow speak stroke memory draw motivate avatar story colour mirror tongue bubble puzzle song rhyme laugh tired cartoon quiz microphone trophy',
      'parent|mother|father|relative|guardian':
        'appointment practise remind child school kindergarten prescription book cancel late progress ask homework bring sibling holiday message report pick-up reward together understand video sick invoice co-payment grandparent weekly worry drive waiting questionnaire teacher reminder permission photo diary question change tired camp',
      'therapist|speech therapist|occupational therapist|staff':
        'assess test score articulation phoneme vocabulary grammar aphasia material card worksheet session note goal plan report doctor finding progress recording compare prepare adapt difficulty document fine motor grip sensory group borrow handover lisp vowel consonant breathing diagnostic pronunciation syllable aphonia hoarseness larynx',
      'receptionist|owner|practice manager|manager|admin':
        'prescription deadline valid count billing insurer reject co-payment invoice waiting slot gap room roster holiday therapist utilisation no-show revenue wage training rent statistics print phone call stamp export tax licence budget envelope file register desk telephone key laminate printer hire payroll',
    },
  },
  {
    about:
      'blood donation service plasma or bank with donors dates mobile sessions waiting times groups reserves and eligibility questions',
    roles: {
      'donor|blood donor|user|member':
        'donate next allowed eligible weeks interval tattoo travel ill questionnaire slot book near location wait snack faint nervous needle friend bring badge count lifesaver thank where used blood pass iron reminder drink certificate employer rare call pressure high sugar milestone',
      'nurse|phlebotomist|doctor|medical staff|staff':
        'haemoglobin finger prick pulse blood pressure vein needle bag tube label barcode scan couch volume deferral defer confidential exclude dizzy reaction medical history sign check approve puncture weight temperature stop document sample arm monitor tourniquet plaster cool collapse blanket syringe centrifuge',
      'volunteer|helper|receptionist':
        'register check-in queue sandwich coffee buffet table chair sign set dismantle shift greet guide number id card repeat honour pin gift list hall key poster tidy volunteer hour fridge bread cutlery clean apron parking entrance greeting calendar refreshment signpost dishwasher',
      'coordinator|blood bank manager|manager|planner|admin':
        'reserve stock shortage group negative expire demand hospital forecast appeal campaign invite mobile team venue hall roster capacity no-show dropout recruit statistics compare target reach newsletter vehicle cost postal area map report recall blood type frozen email letter unit school employer press budget',
    },
  },
  {
    about:
      'ambulance service or rescue with emergency calls control centre vehicles crews paramedics shifts equipment checks and protocols station rosters',
    roles: {
      'paramedic|emergency medical technician|crew|staff|driver':
        'vehicle check oxygen bottle defibrillator ventilate stretcher drug ampoule expire restock seal blue light mission button arrive scene vital protocol pain dose guideline tablet offline infectious disinfect handover hospital glove backpack fuel key shift swap break debrief stress ecg route siren count trauma',
      'dispatcher|control centre operator|call taker':
        'call caller locate position address question script urgency nearest free alert send divert radio map status queue parallel stuck helicopter reinforce keyword responder bed availability closed relocate coverage gap log note resuscitate instruct language name siren accident mission available next delay traffic pending',
      'station manager|manager|head|admin':
        'roster vacancy overtime training certificate refresh statistics response target fleet service inspection due stock budget narcotic book audit complaint incident accident billing insurer missing licence compare district report permission approve hygiene debriefing uniform vacation sick payroll hire cleaning plan quality',
      'patient|caller|relative|bystander|citizen|user':
        'help emergency press hurt breathe unconscious location send wait when arrive door alone panic heart chest medication list allergy which hospital follow informed chronic pass bill cost thank baby reanimate aed fall bleed smoke accident street floor neighbour child burn poison scared phone',
    },
  },
  {
    about:
      'patient transport service non emergency medical taxi or wheelchair ride bringing people to dialysis clinics and therapies with drivers rides slips',
    roles: {
      'patient|passenger|client|customer|user':
        'ride book dialysis pick-up home clinic wheelchair walker stair companion return wait when driver late remind series weekly cancel call cost slip doctor co-payment door ring help ready track safe shoulder tired oxygen hospital relative blanket belt early arrive text walk',
      'driver|transport crew|crew':
        'tour next address stop chair carry ramp strap secure load oxygen navigate traffic arrival sign transport odometer kilometre break fuel clean no-show floor bell code handover ward delay vehicle note flat tyre patient name lift gloves disinfect shift entrance seat belt key',
      'dispatcher|coordinator|planner|ward clerk|nurse':
        'assign combine shared ride plan free vehicle map delay reassign urgent order request discharge series conflict drag waiting queue capacity standby confirm call change weight infection special seated lying double peak sick priority radio locate bed letter ready timeline search',
      'owner|manager|admin':
        'billing insurer slip missing tariff invoice empty fuel fleet leasing inspection licence roster wage punctuality statistics contract clinic complaint accident revenue utilisation cost compare certificate hire tachograph payroll profit damage outstanding reminder payout staff insurance budget tender benchmark check renew approve',
    },
  },
  {
    about:
      'adult day care or centre for seniors people with dementia guests collected by bus activities meals insurance days and relatives',
    roles: {
      'guest|senior|participant|visitor|user':
        'lunch bus sing craft game coffee nap walk friend today programme wish menu photo card read garden memory dance birthday sit tired home together hobby puzzle knit cake story newspaper gymnastics soup armchair grandchild piano chess joke church market sunday',
      'relative|family member|daughter|son':
        'sick absent cancel today extra day informed eat mood photo pick-up time late medication clothes call ask invoice budget insurance work relief message how trial worry mother father husband wife phone holiday hour doctor incident questionnaire wheelchair contract fever bill waiting appointment confirm',
      'caregiver|carer|care worker|staff|assistant':
        'attendance tick group activity toilet medication drink note mood observe biography dementia handover lunch diet material rest weight fall letter incontinence room prepare sing document wander calm wash bib blanket shift permission plan pulse insulin dress walker breathe restless cutlery tremor',
      'driver|bus driver':
        'tour order address seat wheelchair bell absent route collect walking frame late call key door minibus belt traffic return delay fuel list seatbelt next street sequence ramp arrive load map snow ring wait boarding passenger detour parking code wheel lift heating',
      'centre manager|manager|admin|owner':
        'occupancy place day free waiting contract budget insurer billing roster tour plan statistics meal quality inspection transport cost absence fee revenue capacity holiday closing report staffing complaint payroll training hire vacancy forecast invoice approve audit year subsidy margin leaflet recruit advertise',
    },
  },
  {
    about:
      'hospice or palliative care service with dying people pain relief families volunteers bereavement wishes and quiet companionship for terminally ill guests',
    roles: {
      'patient|guest|resident|user':
        'wish pain comfort music last letter message family pet garden sleep night dignity will fear meal crave quiet visit photo memory farewell alone priest breathe tired thirst window blanket tea bed hand favourite dream nature hold voice forgive hair ice taste',
      'relative|family member|mourner|partner':
        'visit overnight stay call informed goodbye grief group remember light candle funeral ask cry relief children explain worry accompany leave formalities belonging support talk anniversary mother father husband daughter phone room coffee sad tear bill clothes urn cemetery certificate question sibling',
      'nurse|palliative nurse|doctor|staff|caregiver':
        'morphine pump dose breakthrough score symptom nausea mouth care shift handover document breathlessness reposition emergency plan directive prescribe round death record observe restlessness wound colleague opioid stock narcotic night note syringe catheter swallow wash turn lotion sedation skin doctor medication anxious',
      'volunteer|companion|helper':
        'accompany sit read hour match language assign supervision training sign available evening travel expense confidentiality talk substitute swap diary experience calendar story coffee home ring shift weekend quiet sing pray boundaries replacement note burden course newcomer wheelchair walk silence biography poem',
      'coordinator|hospice manager|manager|admin':
        'request admission bed waiting urgency assign volunteer match roster donation donor funding insurer statistics case report meeting burden supervision capacity memorial newsletter tax receipt audit quality permission occupancy budget payroll training newcomer thank staffing staff care press day approve fundraise deadline annual contract',
    },
  },
  {
    about:
      'meals on wheels meal delivery for seniors kitchen weekly menu diets routes drivers or volunteers and safety checks at the door',
    roles: {
      'customer|senior|client|recipient|user':
        'menu choose order week diet taste salty warm hot pause holiday hospital cancel weekend dessert dislike large bell phone daughter reorder swallow soft portion pay invoice wish favourite soup vegetable fish meat sugar fork allergy lunch potato pudding allow hungry birthday',
      'driver|volunteer|courier':
        'route door bell open key box thermo handover absent fall check neighbour note call office stop sequence return dish collect map parking late wellbeing car load address dog floor van stair safe ring tired insulation fuel shift knock emergency delay navigate greet',
      'cook|kitchen|chef|kitchen staff':
        'cook portion count puree diabetic low salt allergen recipe ingredient label seal tray sort temperature core fridge shopping leftover substitute sauce list print morning pot pack oven pan chop peel stir apron knife menu season spice garnish delivery gram stock soak thaw',
      'relative|family member':
        'mother father notify delivered opened concern pay budget address change emergency contact informed worry pause remind account vacation ate forget hospital phone trust daughter grandson distance doctor bank transfer diet key visit message question grandmother holiday brother lonely subscribe invoice copy statement',
      'manager|coordinator|office|owner|admin':
        'plan tour assign driver sick deadline cost meal subsidy billing social invoice outstanding statistics complaint hygiene haccp log roster price customer cancellation compare supplier growth report accident hire payroll forecast revenue margin waste fuel volunteer recruit insurance inspection zone contract',
    },
  },
  {
    about:
      'rehabilitation clinic rehab or health resort with weeks of therapy daily plans groups rooms doctors admission goals and aftercare after surgery illness',
    roles: {
      'patient|guest|user':
        'plan today next room find floor change notify swim gym lunch arrival pack luggage wifi visitor excursion goal exercise pain tired diary home aftercare sauna companion question questionnaire laundry roommate towel coffee bicycle bed knee elevator train taxi evening tv quiet family leave',
      'therapist|sports therapist|trainer|staff':
        'group attendance participant hall pool apparatus load heart ergometer gait test goal progress note document plan substitute handover contraindication wheelchair swap intensity material absent cover session individual treadmill mat warm water gymnastics stretch walking balance strength relax massage instruct measure',
      'doctor|physician|nurse':
        'admission examine finding prescribe therapy discharge letter social medical ability medication visit round diagnosis ecg blood sign dictate refer adjust restriction wound vital history rating lab value pulse symptom scale dose report consultation emergency allergy chart thrombosis transfer indication prognosis wheelchair',
      'planner|scheduler|receptionist|front desk':
        'schedule slot conflict room capacity overlap drag assign therapist sick reprint reschedule arrival bed allocate key welcome folder parking deposit check-in check-out queue minimum required unplanned full calendar vacancy envelope print phone cancel waiting tick late bag taxi timetable standby copy',
      'clinic manager|manager|admin':
        'occupancy payer pension insurer length stay utilisation quality standard fulfil statistics satisfaction survey complaint cost roster forecast turnover revenue audit report staffing benchmark budget contract extension hire training inspection outcome payroll staff referral source marketing approve compare certificate vacancy kitchen energy',
    },
  },
  {
    about:
      'radiology practice medical imaging or x ray centre with mri ct ultrasound appointments preparation image archive reports and referring doctors radiologists',
    roles: {
      'patient|client|user':
        'appointment mri narrow claustrophobia fear fasting contrast allergy metal pacemaker preparation bring referral image download access code result wait questionnaire pregnant noise duration park share pay pill previous cancel cd cold breathe earplug cancer lonely watch date phone tattoo nervous earring',
      'radiographer|radiology technician|technician|assistant|staff':
        'position scan sequence contrast inject cannula protocol coil kidney creatinine cabin change dose record repeat blurry worklist call device error magnet checklist side lead apron next clean room delay quality phantom table injection lock weight foot knee blanket pad headphone',
      'radiologist|doctor|physician':
        'report read reading image compare prior lesion finding dictate measure opinion sign release urgent critical template protocol tumour fracture worklist slice zoom window referral question telephone colleague board suspect contour oncology conference speech chart archive structured annotate vessel lung spine',
      'referring doctor|referrer|clinician':
        'refer request indication order status notify report receive image view portal urgent slot download patient compare question fax which method practice letter letterbox login waiting share previous therapy surgery diagnosis call radiology second ask history email prior biopsy suspicion follow-up recommend',
      'manager|practice manager|owner|admin|receptionist':
        'slot utilisation device gap no-show days downtime maintenance contract radiation dose inspection authority billing private revenue referrer statistics roster archive storage phone price throughput cost branch complaint hire licence repair energy target margin peak invoice end profit budget audit approve',
    },
  },
  {
    about:
      'medical supply store or orthopaedic workshop with wheelchairs insoles prostheses compression stockings rental aids fittings prescriptions and insurance approvals for daily life',
    roles: {
      'customer|patient|client|user|relative':
        'wheelchair walker prescription hand approve status wait fit pressure hurt size collect deliver repair stocking insole reorder break loan bathroom co-payment advice instruct video bed return brochure home rental ramp toilet seat tired shoe brace remind appointment sore grip hospital',
      'orthopaedic technician|technician|prosthetist|workshop':
        'plaster cast scan mould model socket liner foam mill laminate grind adjust alignment gait trial job sheet deadline component torque strap photo material thickness measure pad bench fitting serial repair resin carbon leather rivet oven sander drill shape cutout wedge heel cork hole',
      'sales assistant|consultant|staff|assistant|fitter':
        'measure circumference compression class size shelf counter consult check form quote signature delivery note call ready order wholesale catalogue room house visit handover return goods label hygiene try doctor foot till display reminder file address greet parcel mirror calf ankle bandage bra',
      'driver|delivery technician':
        'deliver care assemble tour pick-up disinfect serial scan instruct signature van stair load map swap return oxygen address arrival photo route door ring neighbour wheelchair fuel stop clean site instruction customer hoist shift mattress rail crane lift battery spare workshop sling',
      'owner|manager|admin':
        'cost estimate insurer approval rejection pending claim billing rental return pool stock margin supplier price roster medical device inspection document audit revenue branch outstanding reuse depreciation statistics workload contract flat profit hire payroll invoice limit reminder deposit bonus delivery training compare approve',
    },
  },
  {
    about:
      'paediatric practice children s doctor paediatrician with parents check ups vaccinations growth fever infection waiting room and certificates for kindergarten babies',
    roles: {
      'parent|mother|father|guardian|user':
        'child baby fever rash night worried weigh tooth vaccination pass due check-up remind sick certificate kindergarten absence book today sibling together wait infectious video cry photo dose syrup growth question insurance prescription teddy daughter son diaper vomit ache cuddle brave',
      'paediatrician|doctor|physician':
        'percentile curve head circumference development milestone examine reflex ear throat diagnose prescribe dosage weight based referral history allergy finding check form chronic asthma hearing vision suspicion social service letter note sign guideline milk murmur spine test obesity diet auscultate croup jaundice',
      'medical assistant|receptionist|nurse|assistant|staff':
        'vaccine batch fridge temperature stick weigh measure test eye triage phone urgent separate infection room sticker toy disinfect plaster syringe card print call swab slot gap squeeze label recall certificate stamp queue urine bag height bench clean tape order handover',
      'practice manager|owner|manager|admin':
        'quarter billing claim stock value vaccination roster winter peak utilisation load waiting statistics complaint holiday cover training hygiene cost revenue intake limit retention permission accept compare invoice payroll hire budget shift licence appointment mix benchmark inspection export accountant tax locum toy',
    },
  },
  {
    about:
      'massage and naturopathy practice naturopath osteopath acupuncture or wellness therapy with bookings treatments vouchers cards of ten private payment relaxing healing clients',
    roles: {
      'client|customer|guest|patient|user':
        'relax book massage neck tension voucher gift ten remaining price duration choose therapist cancel rebook oil warm fragrance intake form review favourite evening spontaneous free pay tip parking remind pain hot stone pregnant shoulder stress couple candle music bring sauna',
      'therapist|masseur|naturopath|osteopath|practitioner|staff':
        'anamnesis body chart pressure point muscle trigger treatment note technique contraindication oil room turnover towel prepare next break needle herb remedy dilution session history prefer allergy document protocol finding recommendation breathe follow-up cupping cream fascia tongue diagnosis pulse blanket set music schedule prep tissue shift',
      'receptionist|assistant|front desk':
        'calendar slot phone confirm voucher redeem sell till card receipt laundry tea welcome room waiting fill gap last minute no-show text check-in retail shelf greet coat water fold locker credit transfer postpone appointment slipper tip product label birthday key ring late',
      'owner|manager|admin':
        'revenue therapist utilisation commission liability expire price season discount campaign newsletter show fee rent stock order roster holiday tax margin popularity review compare hour regular lapse invoice insurance payroll profit hire utilise outstanding budget month target staff licence cost occupancy accountant',
    },
  },
  {
    about:
      'supported living for disabled people assisted or workshop residential group with disabilities support workers easy language daily structure and guardians',
    roles: {
      'resident|client|participant|person with disability|user':
        'easy language picture read aloud plan today works pocket money shopping cook laundry bus ride self wish choose leisure friend party complain vote symbol button shop wage week help alone learn breakfast bed bathroom music cinema bicycle birthday love clock colour favourite phone',
      'support worker|caregiver|carer|assistant|staff':
        'shift handover diary note goal support medication seizure escalate behaviour accompany doctor box receipt document observe night call duty incident weigh money log tick wheelchair communication assistive group excursion train wash dress toothbrush pill aggression restrain together reminder swap absence',
      'guardian|relative|parent|legal guardian|family member':
        'consent approve sign informed account withdrawal weekend home visit contact meeting report photo clothing finances transparent doctor holiday message authority application decision deadline pick-up mother father sister question pocket money invoice worry phone insurance residence court rights clothes birthday complain brother',
      'manager|group leader|team leader|admin|owner':
        'roster vacancy overtime hours approved funding authority billing report progress audit statistics fire drill training place request waiting budget group cash trail staffing restraint violence prevention complaint contract quality permission payroll hire sick holiday plan inspection deadline occupancy assessment supervision approve',
    },
  },
  {
    about:
      'dental laboratory lab making crowns bridges dentures and braces for dentists with impressions milling ceramics jobs deadlines couriers technicians at the bench',
    roles: {
      'dentist|customer|client|orderer|practice':
        'order job shade photo impression upload scan status when deliver try change remake complain estimate question call patient date urgent material quote invoice fit bite confirm track name send appointment tracking prescription colour contact open crown bridge choose rush message delivery cancel account',
      'dental technician|technician|ceramist|staff':
        'wax model articulator mill furnace sinter ceramic layer stain metal polish cast plaster framework shade margin occlusion step tick note query case pan workbench batch alloy porosity finish firing next denture acrylic die spray investment mould tooth set burner microscope scanner brush screw',
      'courier|driver':
        'pick-up practice tour box scan stop bag deliver route ring late van handover collect return extra trip sign hygiene next traffic address parking empty sequence morning plan door dispatch parcel label missed closed bell key fuel scooter receptionist counter light delay',
      'owner|lab manager|manager|planner|admin':
        'deadline capacity schedule margin hour price billing gold stock loss milling utilisation roster revenue dentist discount supplier conformity declaration document audit outsource calculate cost overdue bottleneck statistics outstanding payroll hire waste machine reminder import certificate forecast inspection benchmark approve profit training',
    },
  },
];
