import type { Business } from './business.ts';

export const OFFICE_AND_RESEARCH: readonly Business[] = [
  {
    about:
      'meeting rooms room booking in offices seats equipment catering calendars displays at the door desks visitors reservations employees conference screens workplaces',
    roles: {
      'employee|organiser|booker|user|member|staff|host':
        'book room free now capacity projector invite attendee extend cancel move recurring series colleague near floor catering coffee whiteboard video conflict occupied check-in early end map find change swap hybrid remind desk seat guest calendar nearby quiet tomorrow repeat neighbour team',
      'receptionist|front desk|assistant|office assistant':
        'visitor guest welcome badge arrive today list host notify print sign parking room prepare call direct rebook vip seating coat taxi behalf reserve post delegation arrival announce late name plate pass log register greet expect wait door key telephone lunch',
      'facility manager|facility staff|caterer|caretaker|technician':
        'clean set-up chair table layout catering order equipment defect broken projector repair cable report ticket refill coffee water heating light damage between prepare trolley headcount cost-centre delivery room reset maintenance close block temperature remove stock supply plug bulb broom sweep wipe',
      'manager|admin|administrator|owner|office manager':
        'utilisation no-show report room create permission rule limit advance duration floor plan display configure policy cost empty peak space area reduce charge approve block average occupancy sensor department holiday integrate release location compare rent lease user office group email week',
    },
  },
  {
    about:
      'coworking space desks day passes memberships meeting rooms members events community access invoices lockers flexible workspace freelancers startups shared offices bookings',
    roles: {
      'member|coworker|customer|freelancer|user|guest|visitor':
        'book desk day pass membership upgrade cancel pause invoice meeting room wifi password door open app locker parcel printer quiet phone booth event join guest bring community profile trial tour hour credit coffee monitor address mail noise complain tonight weekend plug chair',
      'community manager|host|front desk|staff|assistant':
        'check-in guest tour welcome parcel notify key badge mail sort introduce event plan announce newsletter member defect coffee supply board birthday today arrive issue feedback trial follow-up desk assign locker prepare complaint lost found breakfast speaker print onboarding refill talk',
      'owner|operator|manager|space manager':
        'occupancy revenue price plan tariff churn utilisation desk floor location contract deposit overdue invoice cost rent compare month waitlist discount growth report lead conversion rate expense capacity average peak event income corporate terminate forecast cleaning supplier sale vat margin investment',
      'event organiser|organiser|renter':
        'rent event space capacity catering chair stage setup date request offer ticket attendee equipment projector sound time clean evening deposit layout price invoice promote list entrance hour parking schedule workshop hire cancel viewing guest check microphone confirm poster program booking',
      'admin|administrator':
        'door access system permission wifi plan configure invoice number tax integration user deactivate printer quota payment role lock log resource rule calendar import backup api network opening token revoke template expire member zone reader currency language website badge tariff staff scanner',
    },
  },
  {
    about:
      'survey online surveys and questionnaires questions participants responses panels evaluation anonymous answers invitations results polls forms feedback respondents researchers statistics panel answering',
    roles: {
      'respondent|participant|panelist|user|member|employee':
        'answer question skip later resume progress anonymous reward voucher invite link phone language time long back change submit unclear result curious opt-out point redeem rate scale privacy finish incentive consent reminder stop personal withdraw comment screen survey honest prize mobile clear participate',
      'survey creator|researcher|author|creator|editor|marketer':
        'question draft branch logic scale template matrix invite quota sample remind response rate pilot preview randomise order translate publish close field duplicate mandatory wording pool import address target group design bias logo page filter panel deadline pretest edit intro reminder',
      'analyst|client|manager|customer':
        'chart result export cross table filter segment significance compare wave trend text open coding sentiment weight outlier report presentation dashboard net-promoter score share benchmark breakdown percentage mean word cloud department finding raw live summary driver group answer reply age average pdf slide',
      'admin|administrator|owner|panel manager':
        'permission user gdpr anonymity threshold delete retention panel recruit payout point fraud duplicate speeder bot quota license cost brand limit domain incentive budget consent log role backup price mailing bounce block verify activity survey account security language mail project name invoice count',
    },
  },
  {
    about:
      'research lab laboratory samples experiments notebook instruments reagents protocols measurements publications safety science university scientists data chemicals equipment results scientific freezer',
    roles: {
      'researcher|scientist|postdoc|phd student|user|member':
        'experiment notebook protocol result plot hypothesis data raw sample measurement replicate control paper figure cite share note reproduce book instrument analyse upload version image sequence plasmid cell-line method outlier collaborate template publish calculate literature failed repeat search correlate analysis chart microscope',
      'lab technician|lab assistant|technician|assistant|staff':
        'sample label barcode freezer box aliquot reagent stock reorder expire pipette buffer prepare autoclave calibrate clean centrifuge log temperature waste glove media batch dilution rack inventory receive store locate discard tick maintenance plate weigh solution consumable shelf thaw wash order',
      'principal investigator|pi|lab manager|manager|professor|lab head':
        'budget grant progress student project approve order supervise publication deadline report authorship meeting sign thesis milestone staff equipment purchase collaboration data management cost safety training space handover overview review onboarding contract instrument usage allocation leaver spend ethics paper group postdoc hire travel funding',
      'safety officer|admin|administrator|it admin':
        'hazard chemical sheet instruction training expire inspect permit incident accident waste register access permission backup storage inventory licence biosafety radiation audit emergency contact cabinet role quota log retention instrument configure label fire check-list shower compliance gdpr glove first-aid eye biohazard gas',
    },
  },
  {
    about:
      'clinical study trials and medical studies patients visits investigators consent adverse events sites monitoring drug data entry sponsors hospital doctors nurses volunteers medicine research protocol trial',
    roles: {
      'participant|patient|subject|volunteer|proband':
        'visit appointment remind diary symptom questionnaire consent withdraw side-effect tablet take travel reimburse pain question doctor understand phone photo fasting next reward compensation wearable record contact emergency group result language cost daily feel dose miss family reschedule injection nurse headache study needle',
      'investigator|doctor|physician|study doctor':
        'enrol eligible inclusion exclusion criterion adverse serious event assess causality sign dose unblind lab value history protocol deviation randomise examine medication diagnose decide withdraw consent explain vital chart ecg abnormal patient list safety stop follow-up clinical judgement disease hospital illness stay',
      'study nurse|coordinator|study coordinator|assistant|staff':
        'schedule visit window patient call remind blood sample tube label ship enter form query answer drug dispense return count checklist screening log pressure weigh source document reimburse room prepare freezer temperature kit print fill missing consent questionnaire fridge needle injection participant',
      'monitor|data manager|auditor|clinical research associate':
        'source verify query raise missing plausibility deviation site visit report lock database clean discrepancy consent check audit trail code freeze export edit outstanding trend risk double entry inspection remote overdue drug accountability signature resolve training finding correct protocol inspect field error compliance',
      'sponsor|study manager|owner|manager|admin|administrator':
        'recruitment site enrolment target rate budget payment ethics approval amendment timeline milestone report permission safety board authority submit country dropout forecast contract role randomisation arm interim cost blind supply stock compare statistics protocol version insurance recruit delay invoice statistic hospital quality',
    },
  },
  {
    about:
      'grants funding and programmes foundations applications applicants reviewers awards reports budgets calls payments money projects foundation research grantees proposals jury',
    roles: {
      'applicant|grantee|organisation|association|researcher|user':
        'apply application form call eligible deadline draft save budget plan upload attachment submit status decision funded wait report proof spend payment request instalment extension change question partner sign receipt co-author guideline resubmit reject reason project describe copy money proposal topic',
      'reviewer|evaluator|expert|jury member|juror':
        'score review criterion comment conflict interest assign read application rank recommend deadline blind panel vote compare discuss guideline justify weakness strength decline offline print rating progress expertise pdf average calibrate note confidential own meeting proposal quality suggestion excellent summary sort',
      'programme officer|grant officer|case worker|staff|grants officer':
        'check eligible completeness application assign reviewer decision letter contract payment report overdue remind interim final audit receipt reclaim query applicant phone note call publish amend extension template text missing site visit file milestone correspondence handover unspent proposal sign deadline return transfer',
      'foundation manager|board member|owner|director|manager|admin|administrator':
        'budget allocate pot remaining approve decide vote impact report region theme success rate annual statistics donor strategy publish permission role programme criteria total compare committed meeting minutes quota trend payout audit configure liability history sum grant purpose year overview capital',
    },
  },
  {
    about:
      'crowdfunding platform projects backers pledges rewards funding goals campaigns payouts updates creators supporters financing money founders donations pledge crowd campaign community startup raise',
    roles: {
      'backer|supporter|donor|pledger|user|member|investor':
        'pledge back support reward choose project discover update comment refund cancel address change shipped share friend remind favourite category pay card goal reached tip late promise delivery ask question similar ending anonymous gift add-on trust fail receipt money payment creator disappointed',
      'creator|project starter|founder|initiator|starter|organiser':
        'campaign launch goal story video reward tier update backer pledge funding reached payout draft preview stretch ship address list survey thank early bird limit cost promote share deadline milestone answer export delay visitor conversion prototype extend plan fulfil press manufacture produce',
      'moderator|reviewer|admin|administrator|staff':
        'review project approve reject fraud scam report rule check identity verify suspend comment delete guideline copyright fake queue flag block complaint dispute prohibited feature category curate evidence warn trust investigate appeal spam feedback money laundering remove policy decision hide document',
      'owner|operator|manager|platform owner':
        'fee revenue commission success rate payout volume project category report growth payment provider chargeback partner compare month campaign average newsletter conversion marketing refund top country price tax default retention forecast total returning cost user launch count income region backer creator goal',
    },
  },
  {
    about:
      'freelancer marketplace freelance platform freelancers clients projects bids proposals hourly rates milestones escrow reviews self employed experts hiring jobs orders remote work contractors',
    roles: {
      'freelancer|contractor|seller|provider|expert|member':
        'profile portfolio rate bid proposal apply project find skill alert available milestone deliver invoice paid withdraw payout hour track client review reply negotiate accept decline holiday fee earn tax pitch certificate match message dispute scope deadline late verify ranking hide',
      'client|customer|buyer|employer|hirer':
        'post project brief budget hire compare freelancer shortlist invite interview review rating milestone release pay escrow dispute refund contract nda deliver feedback favourite rehire search message deadline replace recommend filter time-zone invoice approve work unhappy trust video quality job developer designer',
      'moderator|support agent|admin|administrator|staff':
        'dispute mediate verify identity fake review block report fraud ban complaint rule evidence release freeze escrow decide queue contact exchange warn account spam suspicious message appeal category skill test merge duplicate close plagiarism document delete policy harassment suspend refund log language',
      'owner|operator|manager|platform owner':
        'commission revenue fee volume growth supply demand category churn conversion country payout report repeat price subscription top compare month dispute rate match average campaign acquisition referral marketing forecast active fill vat platform marketplace invoice user income plan advertise fraud loss',
    },
  },
  {
    about:
      'it operations and service servers monitoring outages alerts on call tickets devices patches backups network computers administrators support users software system helpdesk',
    roles: {
      'user|employee|colleague|end user|staff|requester':
        'laptop password reset ticket report slow printer outage status request software access new device install question hotline wait vpn email broken notify maintenance phone working home stolen replace account order help wifi solve headset call restart keyboard screen mouse intranet log',
      'administrator|admin|system administrator|engineer|on-call engineer|operator|sysadmin|technician':
        'server alert monitor log disk cpu patch update backup restore restart deploy certificate expire on-call page acknowledge silence runbook script config threshold incident outage network port firewall vulnerability rollback graph metric container vm inventory ip asset reboot dns root-cause escalate cluster latency noise',
      'it manager|manager|head of it|team lead|owner|service manager':
        'availability sla budget licence cost report incident trend change approve calendar risk post-mortem call roster capacity lifecycle vendor contract warranty ageing recurring workload prioritise audit project forecast outage minutes compliance downtime spend replace plan satisfaction communicate staff recovery test holiday purchase supplier target',
      'security officer|auditor':
        'vulnerability patch level access review privilege log login suspicious phishing incident report audit compliance encryption policy password leak revoke leaver two-factor evidence scan open port severity exception risk finding admin right mobile malware quarantine proof iso unusual alert shared firewall hacker spam certificate',
    },
  },
  {
    about:
      'access badges control with and key cards doors readers zones visitors permissions lost security guards alarms company building employees entrance gates turnstiles locks',
    roles: {
      'employee|badge holder|cardholder|staff|user|member':
        'badge lost forget block replace door open parking garage request access phone pass pin weekend colleague visitor register invite locker photo temporary canteen entry why refused denied expire extend card return balance lift gate hold pocket tomorrow office late turnstile',
      'security guard|guard|receptionist|gatekeeper|porter|security staff':
        'visitor check-in identity list today camera alarm forced open door patrol log photo compare issue temporary badge return missing evacuation muster inside release remote barrier vehicle plate incident report handover shift delivery supplier sign stop suspicious call key radio night fire',
      'security manager|admin|administrator|facility manager':
        'zone permission profile group door reader schedule audit report expire deactivate leaver revoke contractor key approve time anti-passback log retention sync import battery firmware lock building rule lift attempt master orphaned emergency configure lockdown stock print integrate user guard company',
      'visitor|contractor|guest|supplier':
        'register qr host arrive parking direction sign nda safety instruction badge print wait pick-up wifi check-out entrance language barrier route invitation confirm escort identity photo late gate name company number find day meeting taxi passport reception laptop welcome lunch person appointment',
      'manager|department head|owner|host':
        'approve access request team review recertify visitor announce invite room contractor temporary area confirm arrival presence sensitive delegate notify extend limit occupancy cost reject annual list onboarding first responsible group employee department leaver office sponsor weekend meeting evening change trainee sign',
    },
  },
  {
    about:
      'fleet management company vehicles pool cars drivers bookings fuel mileage services leasing damages inspections tyres trips lorries garage maintenance mobility motor',
    roles: {
      'driver|employee|staff|user|booker':
        'book pool car key mileage logbook trip fuel receipt card damage report photo tyre parked return charge licence check private accident breakdown remind workshop appointment navigation fine dashcam cancel extend dirty commute tank electric handover range navigate ticket box garage snow winter',
      'fleet manager|manager|fleet administrator|admin|dispatcher':
        'vehicle lease expire inspection service due cost per kilometre fuel consumption utilisation damage driver licence assign insurance tyre change fine tax return date order supplier workshop mileage limit report book conflict replace co2 idle telematics location accident rate card contract tco overdue sell electric share',
      'mechanic|workshop|workshop staff|technician':
        'repair service oil brake part order job tyre store inspection defect estimate approve invoice plate mileage history appointment replacement car ready collect diagnose fault checklist photo release season warranty lift hour tread wash label engine spare exhaust battery bodywork bill wheel',
      'owner|managing director|finance|accountant|cfo|hr':
        'benefit tax private use budget total approve policy car order lease rate allocation cost-centre invoice fuel card recharge deductible insurance premium comparison fine deduct salary forecast co2 target saving purchase audit logbook export depreciation month limit vehicle employee average fleet year cost',
    },
  },
  {
    about:
      'compliance audit and audits checklists findings corrective actions standards iso certification evidence policies inspections risks quality management auditors companies regulations reports documents',
    roles: {
      'auditor|inspector|internal auditor|assessor':
        'audit checklist question finding nonconformity evidence photo interview score sample report clause standard severity major minor observe opening closing plan visit offline note sign previous scope conformity rating recommendation template rate walk-through follow-up criterion interviewee draft document size proof site',
      'compliance officer|compliance manager|quality manager|manager':
        'audit programme schedule corrective action overdue policy publish acknowledge risk register control law change deadline certificate expire training report trend whistleblower root-cause effectiveness escalate evidence assess supplier sanction heat map owner assign remind standard regulator gap review matrix annual auditor reminder',
      'employee|process owner|auditee|department head|staff|user':
        'action assigned fix upload evidence deadline extend answer policy read confirm question training prepare document report concern anonymous gift declare near-miss remind status explain completed comment responsible quiz checklist understand task hint instruction self-assessment auditor photo change person procedure proof machine',
      'executive|owner|board member|director|client':
        'overview risk traffic light status certificate summary report open critical site compare trend fine liability sign approve resource quarter budget exposure key figure external customer audit decide maturity board accept residual benchmark management trust decision investment month responsibility location meeting',
      'admin|administrator':
        'template checklist permission role site user import workflow configure log retention language archive standard version form field notification backup anonymity scale integration deactivate group hierarchy export library reminder logo number password email scoring category department upload file colour translate question validity',
    },
  },
  {
    about:
      'staff training of learning platform courses certificates mandatory instruction trainers seminars participants tests skills e employees academy education lessons workshops',
    roles: {
      'employee|learner|participant|trainee|staff|user|member':
        'course enrol video quiz test pass certificate download resume progress mandatory due remind search catalogue waitlist cancel seminar wish recommend phone offline rate feedback point badge question retry bookmark lunch next skill colleague material self-paced watch learn speed language webinar diploma',
      'trainer|instructor|teacher|coach|author|speaker':
        'attendance list participant material upload slide exercise quiz create room date feedback question answer grade correct group no-show invite handout session repeat explain record module preview breakout equipment improve result chat unprepared sign-in sheet homework lesson comment travel flipchart evaluation exam',
      'manager|team lead|supervisor|department head':
        'team overdue approve enrol assign skill gap mandatory qualification expire budget plan request staff progress matrix development talk nominate cost absent replace remind report certified compare need release deputise onboarding time certificate quarter hour topic employee course training year absence',
      'training manager|hr manager|hr officer|admin|administrator|owner':
        'catalogue course publish schedule seminar trainer room book invite waitlist cost budget evaluation certificate template audit proof mandatory rule recertify deadline completion rate report provider contract import group permission language archive participant number cancel scorm license assign effectiveness compare survey supplier',
    },
  },
  {
    about:
      'family budget household app for families income and spending categories savings goals pocket money bills receipts monthly overview couples expenses kids account saving expenditure',
    roles: {
      'parent|user|member|partner|adult|family member':
        'spending category groceries rent bill receipt scan budget left month save goal income overview subscription account bank compare shared holiday envelope standing due warn overspend chart electricity insurance year forecast debt partner split remind emergency cash reserve clothes salary cost',
      'child|teenager|kid':
        'pocket money save wish toy chore earn spend ask advance piggy bank reward game birthday gift see grow enough buy long coin own bike fun sticker allow job sweet target phone lend pay-back count colourful grandma task reach lose shop euro',
      'family admin|admin|administrator|organiser|head of household':
        'invite share permission hide private category rule limit child allowance approve pay-out chore set import bank connection backup export role household rename delete currency remove archive template recurring reset password lock account member photo month start family phone login colour note',
      'adviser|coach|debt counsellor':
        'plan review debt creditor suggest repay client comment goal appointment advise read-only warn saving share sheet income expense cut priority agreement instalment progress document note homework habit realistic encourage call compare evaluate step budget spending family bank afford reminder month loan',
    },
  },
];
