import type { Business } from './business.ts';

export const BUILDINGS_AND_SERVICES: readonly Business[] = [
  {
    about:
      'elevator service and escalator maintenance firm building operators users report stuck lifts rescue technicians respond dispatch centres plan inspectors certify managers watch contracts parts modernisation',
    roles: {
      'user|passenger|resident|tenant|trapped person|visitor|wheelchair user':
        'stuck trapped alarm button help calm wait arrive when out-of-order report floor door noise jerk stair wheelchair notify working again alternative qr language talk photo light pram repeat complain status scared broken subscribe nearest station inform sign slow smell moving',
      'building operator|property manager|customer|client|caretaker|operator|owner':
        'fault contract invoice inspection due certificate downtime cost history quote approve modernise appointment list logbook person charge access key contact compare availability complain response document tenant budget price deadline portal penalty renew rating download owner meeting insurer lift neglect comply',
      'technician|service technician|fitter|mechanic|rescuer|engineer':
        'rescue release brake machine room shaft pit rope controller error code lubricate adjust level sensor inspect checklist spare van part order visit route next on-call drive safe photo report sign hour measure replace wiring remote reset test governor buffer gear history manual weekend swap colleague lockout cabin',
      'dispatcher|emergency centre|call centre|call agent|service coordinator':
        'voice count assign nearest locate clock escalate fire brigade callback script log map ticket priority prognosis inform plan tour maintenance overdue reschedule cluster shift handover backup reach accept track ring sick area weather hotline record intercom supervise operator siren ambulance',
      'manager|service manager|branch manager|admin|inspector':
        'contract portfolio renewal churn margin rate availability compare route load parts stock modernisation lead quote index invoice overdue certify audit safety accident training licence data predict budget export report approve permission forecast utilise risk component target revenue unprofitable wage turnover',
    },
  },
  {
    about:
      'cleaning company service for homes or offices clients book and rate cleanings cleaners go from job to with checklists supervisors inspect sites the office owner plans shifts wages quotes',
    roles: {
      'client|customer|household|homeowner|booker|tenant':
        'book cleaning window hour weekly same person key pet allergy wish extra oven fridge ironing skip holiday cancel reschedule price quote pay invoice rate complain missed corner photo tip access alarm note thank favourite replacement change damage confirm arrive receipt recommend invite sofa request',
      'cleaner|cleaning staff|cleaning lady|employee|worker|staff':
        'mop vacuum wipe dust bathroom toilet floor bucket cloth detergent supply checklist tick room next address route bus key code clock start finish photo before after damage broken report shift accept swap sick language translate wage hour overtime glove bin polish squeegee stain alone',
      'supervisor|object manager|team leader|site manager|foreman':
        'inspect round rating quality score defect rework site photo sign talk instruct train substitute cover absent check list machine plan visit tour feedback briefing forgotten frequency clean chemical sheet safety deputise missing late attend appraise praise warn replace staff vacuum colleague',
      'owner|manager|office|dispatcher|admin|planner':
        'roster assign replace vacancy hire wage minimum payroll timesheet quote calculate square metre performance value contract profit margin invoice overdue raise compare cost order stock holiday sickness complaint customer churn tender export tax insurance approve onboarding document residence permit expire vehicle optimise report permission target review',
    },
  },
  {
    about:
      'facility management of offices campuses or public buildings occupants report problems and book rooms janitors technicians do rounds orders contractors work managers plan inspections energy space budget',
    roles: {
      'occupant|employee|user|tenant|visitor|staff|reporter':
        'report cold hot light broken toilet photo room desk book meeting parking key badge coffee machine status when move chair noise locker clean guest map find lift request door window smell printer place package rate reopen urgent comment floor colleague ergonomic bike shower wifi',
      'janitor|caretaker|technician|building technician|maintenance worker':
        'ticket round repair lamp filter heating boiler ventilation pump meter read checklist tool spare lock cylinder drain gutter snow salt test fire extinguisher emergency roof alarm photo sign tick next floor shift on-call defect stock scan qr plan shut valve furniture hour done replace',
      'contractor|external contractor|service provider|supplier|craftsman':
        'order accept quote appointment access escort permit badge site rule invoice upload report proof complete fix warranty certificate insurance framework price contact delay crew hour deadline safety instruct collect remark offer extra drawing reject resubmit schedule parts arrive subcontract tender',
      'facility manager|manager|property manager|owner|admin|building manager':
        'inspection calendar legal duty overdue budget cost square metre energy consumption compare building tender contract sla contractor approve space occupancy utilisation lease asset lifecycle renovation invest risk evacuation audit report document kpi backlog priority escalate export permission operator liability utility bill co2 forecast allocate centre insurer',
    },
  },
  {
    about:
      'security company guarding and service guards patrol sites man gates write incident reports control room operators handle alarms clients see proof planners managers roster shifts check licences',
    roles: {
      'guard|security guard|patrol officer|officer|doorman|watchman|staff':
        'patrol round checkpoint scan tag torch gate visitor badge register key door unlocked incident report photo shift handover post instruction site radio alarm intruder panic lone wake break late relieve truck plate id bag check evict fire evacuate weather uniform log found overtime swap accept address arrest trespass',
      'control room operator|operator|dispatcher|control centre|alarm operator':
        'alarm acknowledge camera stream false verify police dispatch intervene nearest car log timeline escalate keyholder password arm disarm fault test zone priority signal track gps worker shift handover map script detector burglary duress replay wall screen queue ring monitor view',
      'client|customer|site owner|property owner|contact person':
        'proof report incident done invoice contract site contact holder instruct event extra guard request complain announce supplier expected plan holiday closed statistic download quote notify night morning summary lost damage change hour price approve satisfied meeting replace theft trust burglary',
      'manager|planner|owner|operations manager|roster planner|admin|site manager':
        'roster shift cover vacancy sick rest rule licence expiry background training certificate wage surcharge bonus payroll account margin contract tender quote invoice compare quality inspect vehicle stock weapon trend client churn liability insurance export report approve permission staffing subcontractor understaffed cost qualification forecast recruit deploy',
    },
  },
  {
    about:
      'property management and rental for blocks owners associations tenants report defects see bills caretakers contractors fix managers handle contracts accounts landlords vote get statements',
    roles: {
      'tenant|resident|renter|occupant':
        'report defect damp mould heating cold drip key lost neighbour noise rent pay deposit bill question lease copy move notice parking cellar pet request reduce repair status appointment photo caretaker contact doorbell subtenant certificate bike laundry wait handover iban meter lift bin door appeal',
      'caretaker|janitor|contractor|craftsman|handyman|tradesman':
        'repair appointment tenant access photo order slip material hour upload checklist round stair lamp snow lawn gutter read key smoke detector inspect tool done next urgent lock drain boiler bleed note sign before after plumber reopen offer flood shift tick absent',
      'property manager|manager|administrator|accountant|clerk|staff|admin':
        'lease roll arrears dunning increase index service allocation reserve account book bank import vacancy advertise viewing applicant template insurance claim tender contractor assign ticket backlog deadline letter mail assembly invite minutes resolution budget plan tax document archive inspection duty termination compare cost permission export',
      'owner|landlord|flat owner|investor|co-owner|association member':
        'yield income statement vote assembly proxy agenda resolution levy fund house money value loan level vacancy approve renovation quote compare cost object portfolio download annual protocol objection cash flow figure sell return contract manager energy modernise profit share check council insight',
    },
  },
  {
    about:
      'shared flat and tenants association co living house or flatmates split costs chores members ask for legal advice advisers lawyers handle cases speakers boards organise meetings fees',
    roles: {
      'flatmate|roommate|resident|housemate':
        'chore split rent shopping cleaning bin dish turn remind expense owe settle pay receipt fridge label guest party quiet shower kitchen paper toilet calendar holiday swap move room new interview bill electricity internet balance poll rule note skip borrow stuff plant kitty utility fair who',
      'tenant|member|client|renter':
        'advice appointment lawyer letter landlord increase mould notice defect reduce deposit lease upload photo question service charge deadline calculate template case status membership join fee insurance consultation online eviction neighbour protest petition sign meeting news answer phone document contact move hardship subsidy legal modernisation',
      'adviser|lawyer|legal adviser|consultant|staff':
        'case file consult client draft reply paragraph judgment research note appointment slot no-show video court hearing template index check calculation objection mandate power-of-attorney close hand colleague specialise workload dictate statute conflict invoice hour anonymise precedent email negotiate lawsuit settle interest',
      'house speaker|board|board member|treasurer|admin|chair|main tenant|manager':
        'list fee debit overdue assembly invite agenda minutes vote quorum elect newsletter campaign flyer press adviser roster plan statistics cancellation export budget auditor annual report donation subtenancy vacancy account deposit key mediate conflict announce district volunteer approve permission dunning growth',
    },
  },
  {
    about:
      'estate agent agency selling and letting homes buyers tenants search view sellers landlords want value news agents arrange viewings write listings office managers handle leads contracts commission',
    roles: {
      'buyer|prospect|applicant|customer|tenant|house hunter|searcher|interested person':
        'search flat house room garden balcony filter district price alert photo virtual tour viewing book cancel favourite compare finance mortgage document self-disclosure school commute apply reject question offer bid neighbourhood reserve notary renovate map share call parking lift energy rent deposit pet',
      'seller|landlord|owner|vendor|client':
        'value estimate sell let mandate exclusive progress interested count view feedback reduce key missing accept compare agent commission contract tenant choose creditworthiness timing handover heir divorce privacy update agree withdraw demand click renovation tip house land sold staging register certificate',
      'agent|estate agent|broker|realtor|letting agent|staff|salesperson':
        'viewing schedule slot group key route listing write exposé photo portal publish lead call back match customer profile qualify follow-up note acquisition neighbour valuation comparable measure draw offer negotiate prepare handover protocol meter credit preselect mail reminder brochure print no-show birthday mailing farm expire',
      'office manager|manager|agency owner|branch manager|admin|assistant':
        'commission split forecast pipeline closing revenue source cost compare agent target conversion invoice money laundering archive template deadline gdpr delete assign territory roster phone duty cabinet sign board marketing budget website review approve export tax permission market stock rate report licence team referral',
    },
  },
  {
    about:
      'hairdresser hair salon or barber shop clients book cuts and colours stylists work with appointments formulas reception plans the day apprentices help owner watches utilisation products takings',
    roles: {
      'client|customer|guest|visitor|regular':
        'cut colour highlight beard blow-dry appointment book cancel reschedule stylist favourite photo inspiration wait free slot today price duration reminder child bride hair long curl advice product shampoo allergy patch loyalty stamp voucher pay tip review late again walk-in consult gift grey fringe extension repeat',
      'stylist|hairdresser|barber|colourist|hair stylist':
        'card formula tube mix gram developer tone foil exposure timer scissors comb wash chair next note photo before after preference break lunch calendar block sick holiday count commission retail recommend training test gossip perm blade backwash steam swap trend ponytail',
      'receptionist|reception|apprentice|assistant|staff':
        'plan phone book move gap fill list walk-in check-in arrive cash till print receipt redeem sell reminder no-show call coffee towel laundry sweep floor bowl clean tidy shelf order tick seat coat greet confirm log school model practise task kettle magazine',
      'owner|salon owner|manager|salon manager|admin':
        'takings utilisation revenue share margin price service menu duration roster holiday wage rate rebook churn fee deposit supplier consumption stock reorder compare branch rent tax export campaign birthday reply opening approve discount permission target forecast apprentice record hygiene statistics profit limit',
    },
  },
  {
    about:
      'beauty salon nail cosmetic massage or tattoo studio clients book treatments and packages therapists work with skin records consent reception plans cabins the owner watches products ratings',
    roles: {
      'client|customer|guest|visitor':
        'facial nail lash massage wax manicure tattoo treatment book slot cancel rebook course package voucher gift allergy pregnant consent question skin sensitive photo result aftercare redness design choose colour price duration remind late pay tip review relax favourite therapist bride friend preparation shave care touch-up pain',
      'beautician|therapist|cosmetologist|nail technician|masseuse|artist|masseur|tattoo artist':
        'record contraindication sign patch needle gel file peel mask serum device setting intensity photo before after note cabin prepare sterilise disinfect towel oil next break calendar block commission product use recommend sketch stencil count pressure area reaction training swap timer lamp batch',
      'receptionist|reception|staff|assistant':
        'phone calendar book cabin assign move gap waiting check-in form tea greet till card sell redeem print deduct reminder send no-show call confirm retail shelf tester laundry tidy key shift cash close list intolerance answer chat missed birthday tick smile',
      'owner|manager|salon manager|admin|studio owner':
        'takings liability utilisation cabin margin profit price campaign season rate churn compare wage roster stock consumption supplier expiry hygiene inspection lease insurance reply deposit rule outstanding tax export target forecast approve discount permission marketing newsletter service opening statistics branch limit share',
    },
  },
  {
    about:
      'laundry and dry cleaner or textile service customers bring send clothes linen counter staff tag workers wash press drivers fetch deliver owners manage business clients prices',
    roles: {
      'customer|client|guest|orderer':
        'shirt suit dress coat wash iron stain clean pick-up collect ready notify express bag doorstep button lost damage complain price delicate curtain carpet duvet subscription pay receipt ticket allergy starch fold hanger deadline track fetch address skip pause wedding leather repair reminder tip rate friend pick',
      'counter staff|shop assistant|staff|assistant|sales assistant':
        'accept tag ticket number label inspect pocket count hand rail conveyor find missing till pay print receipt call uncollected bag intake photo defect sign wish priority date promise name send tick coupon book hang slip shelf closed tie greet counter',
      'laundry worker|presser|washer|dry cleaner|worker|machine operator':
        'load machine drum program detergent solvent spot treat sort colour temperature dry press mangle iron fold batch weigh cycle remove rewash quality check complete assemble sew bag hang steam filter lint maintenance shift backlog urgent next rfid separate shrink bleach softener jam finish',
      'driver|delivery driver|courier':
        'route stop fetch deliver bag trolley cage scan count hotel clean dirty exchange sign address ring key door photo van load window nobody missed tour reschedule mileage heavy shaft room next swap depart traffic laundry weight stairwell parking garment mop',
      'business customer|hotel|restaurant|care home':
        'linen tablecloth towel uniform apron napkin exchange standing quantity occupancy weekly extra delivery note missing shortage reject stained torn par level reserve credit monthly invoice cost centre resident name patch employee locker size new leaver contract notice complain photo adjust holiday cancel sheet pillowcase pool inventory department confirm',
      'owner|manager|admin':
        'takings kilo margin stock loss circulation wear replace contract account monthly invoice delivery par level water energy cost productivity hour compare branch roster wage complaint compensation list campaign downtime inspection utilise forecast volume export tax approve discount permission overdue report profit target',
    },
  },
  {
    about:
      'wedding planner planning product or agency couples plan budget guests and tables answer invitations vendors such as photographers florists offer planners run timelines the day',
    roles: {
      'couple|bride|groom|customer|client|bridal couple':
        'wedding guest list invitation rsvp seating table budget dress ring venue church honeymoon menu choice theme inspiration pin checklist countdown photographer compare band vow dance song cake save-the-date website thank you quote deposit decide block bridesmaid parent opinion rain plan favour flower share album wish stress hairdo registry',
      'guest|wedding guest|witness|maid of honour|best man|bridesmaid':
        'answer accept decline plus-one child diet allergy gift contribute hotel room shuttle directions code photo upload speech surprise game hen party stag night address time parking programme toast seat neighbour ask question arrive reminder group chip secret rehearse babysitter travel download late contact',
      'vendor|photographer|florist|musician|dj|caterer|supplier|service provider':
        'enquiry calendar offer package price portfolio contract received balance briefing shot playlist contact location power final change review recommend commission invoice preliminary talk reply lead decline profile promote deliver gallery equipment assistant arrive confirm bouquet logistics overtime visibility availability musician fee venue',
      'planner|wedding planner|coordinator|manager|owner|admin|assistant':
        'timeline sheet minute task vendor shortlist archive payment due couple overview milestone meeting note track margin commission fee site visit mood board supplier call emergency kit checklist delegate backup weather floor layout rehearsal delivery check handover capacity season lead quote invoice several template approve reminder export tax rating helper crew cue',
    },
  },
  {
    about:
      'event venue concert hall club theatre or conference centre visitors buy tickets and come organisers promoters hire rooms sell technicians stewards run the evening managers plan calendar revenue',
    roles: {
      'visitor|guest|attendee|ticket buyer|customer|audience|concertgoer':
        'ticket seat buy concert show artist band row queue entry qr scan cloakroom parking drink food wheelchair companion resell transfer refund postpone cancel notify presale price gift programme start toilet door bag age dress tram favourite rate photo exit lost merch waitlist upgrade balcony share friend',
      'organiser|promoter|exhibitor|client|host|hirer|tour manager':
        'hire hall date option quote contract capacity seating stage rider curve settlement arrive backstage catering list accreditation announce poster promote rent stand booth speaker schedule badge lead room request technical deposit insurance permit load-in soundcheck curfew cancel change invoice attendee feedback',
      'technician|stagehand|sound engineer|lighting technician|crew|stage manager|rigger':
        'stage light sound rig truss mixer microphone cable patch cue soundcheck load-in dismantle monitor projector plan riser power phase haze watch checklist equipment stock defect repair shift break inventory case label hang point weight rehearsal changeover timer read test tick show radio',
      'steward|usher|box office|bar staff|door staff|staff|box office clerk|security':
        'scan entry duplicate invalid row dispute check wristband age count headcount full emergency evacuate first-aid incident child radio gate lane cash will print reprint bar tap till cup shift post briefing relieve hour accept length reduced proof swap door pour',
      'venue manager|manager|owner|director|admin|event manager':
        'calendar hold option occupancy revenue margin dynamic settlement profit compare forecast sale roster staffing need wage safety concept authority permit limit noise template overdue programme curate season subsidy sponsor marketing newsletter audience data statistics export tax royalty approve discount contingent block permission maintenance insurance energy invest double booking',
    },
  },
];
