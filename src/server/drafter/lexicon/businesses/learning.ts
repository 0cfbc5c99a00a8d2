import type { Business } from './business.ts';

export const LEARNING: readonly Business[] = [
  {
    about:
      'primary school or elementary where parents report children sick teachers keep the class register homework lunch and trips office handles letters enrolment notices timetable for pupils families',
    roles: {
      'parent|mother|father|guardian|family|user':
        'excuse sick absent child son daughter pick-up lunch allergy homework letter sign consent trip pay homeschool notify remind satchel swimsuit calendar parent evening appointment message translate sibling bus safe collect grandmother bring worry missing reply snack gym bag know today photo permission forgot reschedule book fee subscribe cancel fever homeroom forward carpool download slip babysitter grade half reach allow arrive dentist',
      'teacher|class teacher|form teacher|educator':
        'register attendance class pupil grade mark lesson worksheet seating group praise blackboard note observation behaviour report homework assign correct test plan topic spell reading level playground duty excursion count roll-call birthday cover colleague prepare rubric hand out progress support differentiate chair swap record quarrel comment chalk photocopy dictation spelling recess weekly supervise forgotten pair silent partner mood project',
      'pupil|child|student|kid':
        'task star learn read practise vocabulary time game colour draw answer quiz badge hint reward play break timetable friend submit upload puzzle exercise forget tomorrow locker avatar story listen spell sticker try again mistake solve weekly pencil project vote dinosaur reading speak reveal point level unlock colouring favourite riddle funny help chat',
      'school secretary|school office|secretary|staff|admin|administrator':
        'enrol file form master data address phone certificate transfer import export circular print stamp list absence statistics substitute room key caretaker intake deadline archive merge duplicate contact emergency visitor parcel invoice collect reminder letterhead district update account reset mailing attach search confirm envelope call mark bus roster fax register insurance box sort',
      'headteacher|head|principal|headmaster|manager':
        'approve staffing substitution budget timetable overview inspection policy accident staff meeting allocate class size trend authority truancy complaint agenda decide release suspend appraisal hour overtime safeguarding evacuation compare report board governor term school leave training publish vacancy strategy sick cover escalate permission supervise goal parent council fund appoint signature',
    },
  },
  {
    about:
      'secondary school or high with subject teachers timetable changes substitution plans grades exams absences and electives where students parents the administration share one portal',
    roles: {
      'student|pupil|learner|user':
        'timetable cancelled room elective choose homework submit deadline upload average point exam revise flashcard bus locker canteen absent note chat group presentation essay choice club internship app see next lesson today swap remind predict laptop borrow catch up missed question anonymous vote calendar streak formula biology math bike teammate prom lend mark study help score planner',
      'teacher|subject teacher|tutor|form tutor':
        'mark gradebook weight oral test correct register lesson seat curriculum worksheet plagiarism late excuse comment remark copy projector lab book reserve substitute supervise corridor duty report conference parent absence homework set extend attempt rubric share material colleague moderate detention warn feedback chalkboard note marking answer topic average cheat missing unit blackboard group rehearse prepare',
      'parent|guardian|mother|father':
        'child excuse sick sign letter warning appointment evening meeting teacher message consent trip fee pay photo leave request illness certificate notify truant absence account sibling contact see report download translate book cost subsidy confirm receive lunch debit worry reply grandma reschedule teenager compare know invoice phone improve register answer tutoring subscribe forgot',
      'deputy head|timetabler|school administrator|administrator|admin|principal|manager|secretary':
        'timetable substitution cover room clash allocate teacher hour workload block publish import statistics term year enrol transfer certificate print size elective quota split absent supervision exam hall invigilator archive permission role account lock audit approve budget ministry export overtime staffing sick gap notice board merge key roster vacancy inspection compare cancel list duplicate subject',
    },
  },
  {
    about:
      'university or college where students enrol choose courses sit exams and write theses lecturers teach grade the registry examinations office handles admissions records rooms',
    roles: {
      'student|undergraduate|applicant|freshman|user':
        'enrol register module lecture seminar credit exam deregister grade transcript thesis library semester tuition scholarship waitlist dorm bike canteen note slide group study partner apply upload deadline timetable clash exchange abroad certificate internship matriculation retake fail pass drop student lost print essay orientation hall mensa loan summary cheat flatmate cafeteria job remind crash point favourite printer',
      'lecturer|professor|tutor|instructor|teaching assistant|supervisor':
        'lecture syllabus slide office hour grade assignment thesis supervise plagiarism attendance seminar reading list upload recording quiz pool question mark rubric feedback evaluation research grant lab assistant publish reviewer extension cohort topic announce second marker participant oral examiner project poll hall email batch explain chair correct proof examine abstract cite conference attend reply answer mentor slot prepare',
      'registrar|examinations office|registry|administrator|admin|staff|secretary':
        'admission enrolment transcript certificate matriculation fee overdue exam schedule room invigilator seat deadline approve recognise credit transfer regulation record archive diploma print appeal withdrawal leave status import statistics application document check complete reject hardship visa batch letter capacity allocate audit stamp mailing certify issue envelope file deregistration counter queue enquiry notify correct master lock',
      'dean|head of department|programme director|manager':
        'dropout accreditation curriculum budget teaching load staffing enrolment figure ranking evaluation compare cohort faculty committee vote vacancy appoint capacity trend quality report approve strategy sabbatical funding graduate rate module workload contract lecturer plan target survey minutes expense third party handbook cut council partner hire salary average drop invest agenda professorship outreach building prioritise reputation',
    },
  },
  {
    about:
      'nursery kindergarten or day care where parents drop off and collect small children carers log naps meals nappies the manager plans groups places fees staff ratios',
    roles: {
      'parent|mother|father|guardian|family':
        'drop-off pick-up collect sick fever late notify photo day nap eaten nappy holiday settle miss grandma authorise consent fee invoice subsidy waitlist apply place tour sibling spare clothes welly hat message diary see cry birthday cake cancel allergy bring lice reply closing know lunch toddler worried daughter son pickup explain reassure swap confirm today pay tired potty',
      'carer|educator|nursery nurse|childcare worker|nursery teacher|staff|key worker':
        'nap meal bottle nappy log group room sign-in arrive headcount incident bump plaster medicine bandage observe milestone portfolio tick activity craft outing sandpit garden hand over shift allergy bib change potty temperature sleep checklist sing circle note settle handover tooth lost cuddly cot feed record comfort hug pushchair bite rash count cover plan story dress sunscreen walk',
      'manager|nursery manager|director|head|owner|admin':
        'ratio roster occupancy waitlist place allocate contract fee arrears subsidy council inspection staffing cover sick leave agency budget licence report closure enrol approve qualification hygiene training invoice debit opening capacity forecast group safeguarding policy audit police funding hour export statistics overtime vacancy staff price compare complaint lease debt board appraisal interview hire shortage age',
      'cook|kitchen|kitchen staff':
        'menu meal portion allergen vegetarian lactose gluten count order ingredient delivery temperature fridge plan recipe fruit snack waste leftover supplier puree diet label hygiene serve cutlery trolley head today lunch pork halal shopping stock freezer wash breakfast buy soup cost change list stove chop weigh warm calorie vegetable mash weekly season table plate',
    },
  },
  {
    about:
      'driving school where learners book lessons and theory practise test questions sit the instructors drive with them note progress office manages cars prices dates',
    roles: {
      'learner|learner driver|student|pupil|customer':
        'book cancel reschedule lesson theory practise question mock test pass fail licence pickup meeting point pay balance package nervous motorway remaining hour remind date sign simulator eye first-aid apply document upload app progress mistake rate receipt exam wait friend automatic wish evening parent swap drive parallel park stress gearbox right-of-way cheaper photo retake learn favourite permit choose',
      'instructor|driving instructor|teacher':
        'lesson drive student ready parallel park roundabout clutch stall mirror motorway night note skill tick mistake route pick brake intervene logbook hour signature refuel car mileage defect schedule gap break diary hand over feedback assess exercise manoeuvre emergency examiner accompany weak record weekend next pupil steer lane indicator blind spot speed safe tyre wage day sheet',
      'owner|driving school owner|manager|boss':
        'takings price package instructor workload utilisation fleet lease insurance repair inspection pass compare branch advertise hire roster vehicle fuel cost margin authority licence approve discount arrears limit no-show fee accident report contract wage revenue season tax simulator competitor goal evaluate turnover profit weekly cancellation maintain purchase tyre dealer rate bonus staff bank review cap',
      'office|office assistant|secretary|receptionist|staff|admin':
        'enrol contract test slot date register authority application form invoice reminder payment deposit phone call allocate instructor waitlist certificate file copy missing document theory attendance list classroom print calendar confirm transfer answer enquiry voucher cash counter deadline expiry translate assign book scan move callback mail reschedule reply stamp opening duplicate receipt sort send',
    },
  },
  {
    about:
      'language school with level tests courses and private lessons in foreign languages where learners book practise teachers prepare keep attendance the office fills groups rooms invoices',
    roles: {
      'learner|student|participant|customer|client':
        'level placement book course vocabulary grammar pronounce speak practise homework tandem conversation flashcard certificate visa exam miss catch up cancel switch pay instalment receipt trial remind host family accent online link listen native rate progress goal dictionary correct afraid beginner abroad weekly repeat listening reading evening improve download remember phrase verb speaker cheap next weekday',
      'teacher|language teacher|trainer|instructor|tutor':
        'lesson plan attendance worksheet exercise correct essay dictation homework topic level assess mark progress whiteboard audio listening material share book chapter substitute handover note error pair role-play quiz dialogue roster hour timesheet available cover absent advance warm-up photocopy feedback oral report prepare ahead wage grammar summarise dictate weak explain assign photocopier notebook supply',
      'school manager|director|owner|manager':
        'occupancy margin price course minimum fill profitable contract wage rate hire roster evaluation retention compare language demand season cancel discount company client offer quote accreditation marketing revenue branch rent budget forecast approve satisfaction dropout agent commission licence plan room turnover average report salary cost vacancy classroom use invest partner tax target approval dashboard trend',
      'office|receptionist|administrator|admin|staff|secretary':
        'enrol assign room timetable waitlist invoice reminder placement certificate print visa letter attendance export enquiry call transfer swap substitute stock sell refund host accommodation airport register exam fee list payment deposit confirm voucher data merge key deadline notify schedule stamp counter scan mail answer sort duplicate change reply open address file reprint queue',
    },
  },
  {
    about:
      'tutoring agency service that matches pupils with private tutors in school subjects bookings online or home lessons progress reports hourly pay and invoices to parents',
    roles: {
      'parent|mother|father|customer|client':
        'book child grade improve maths cost trial cancel reschedule progress rate choose profile trust exam hour package receipt message home online weekly contract notice worry compare gender nearby recommend holiday crash sibling debit refund switch reply explain son daughter payment afford satisfied worried monthly confirm free evening next phone address',
      'pupil|student|learner|child':
        'homework question exercise explain solve photo upload practise test tomorrow understand formula equation essay chat whiteboard video join link revise hint step quiz stuck mistake vocabulary calendar remind repeat summary streak exam topic read nervous ask goal card flash geometry fraction translate grammar deadline snapshot revision definition assignment motivated learning funny schedule forgot reminder',
      'tutor|teacher|private tutor|coach':
        'lesson available slot hour log timesheet wage travel pupil prepare material worksheet note progress weakness topic accept decline request profile qualification whiteboard share confirm signature no-show cancel late payout earnings session plan journey textbook next parent feedback absent fill drive calendar free curriculum reply record mark diagnose recommend chapter mileage tax update',
      'agency manager|coordinator|manager|owner|admin|office':
        'match assign vacancy applicant interview police contract rate margin commission overdue reminder dispute replace capacity demand churn review complaint approve payroll utilisation branch price discount waiting lead funnel quality blacklist freelancer voucher subsidy verify export region audit onboard hire shortage conversion monthly turnover assignment cancellation bonus lost average list profit retention waitlist',
    },
  },
  {
    about:
      'music school teaching piano violin guitar and singing in single lessons ensembles with instrument rental practice rooms recitals teachers timetables term fees',
    roles: {
      'student|pupil|learner':
        'practise piece scale metronome tune note sheet recording play song homework minute streak nervous listen tempo chord finger tutorial goal favourite bar slow loop repeat violin piano guitar remind ensemble duet video upload memory accompaniment exam stage clef fretboard rhythm record backing track improve star hand challenge along motivate',
      'parent|mother|father|customer':
        'child cancel sick absent fee pay invoice debit rent size trial register sibling discount concert seat ticket date pick-up contract notice terminate message teacher progress change slot make-up receipt bring holiday drop insurance cost reply afternoon photo waitlist son daughter lend violin payment monthly reduce reminder book confirm practise watch reschedule afford',
      'teacher|music teacher|instructor':
        'pupil timetable repertoire piece assign technique posture comment progress programme accompanist ensemble absent make-up record attendance room piano annotate score fingering bowing warm-up goal report hour exam entry sight reading term prepare rehearsal substitute parent note copy tuned demonstrate edition exercise étude plan arrange tempo wage mark transpose theory advise suggest homework grade solo',
      'office|administrator|secretary|admin|manager|director|owner|principal':
        'enrol waitlist room allocate inventory rental repair tuner invoice arrears fee reminder teacher contract hour payroll subsidy council statistics occupancy hall poster term timetable clash report budget key licence copyright grant print certificate subject demand insure audit transfer headcount price monthly overdue waiting list roster vacancy debit fill move notify damage inspection approve average',
    },
  },
  {
    about:
      'e learning platform online course with video lessons quizzes forums and certificates where learners study at their own pace authors build courses administrators follow completion licences sales',
    roles: {
      'learner|student|participant|employee|user':
        'watch resume video lesson quiz progress certificate bookmark note speed subtitle offline download streak badge remind enrol course forum question answer rate retry pass wishlist next recommend search pause module chapter commute goal score peer continue transcript highlight dark exercise share profile study learn finish flashcard reminder save unlock repeat complete phone subscribe ask',
      'instructor|author|teacher|course creator|tutor':
        'upload record chapter draft publish quiz question pool course edit slide preview reorder duplicate version announcement grade submission feedback reply forum dropout lesson royalty payout revenue coupon review rating caption outline rewatch analytics cohort schedule assignment rubric live attachment script learner stuck update teach structure intro audio exercise cut format translate explain price tag earnings statistics',
      'administrator|admin|platform manager|manager|owner|training manager':
        'licence seat invite assign mandatory compliance overdue completion report export department role single-sign-on tenant branding moderate approve catalogue price subscription churn revenue user deactivate bulk import group deadline audit cost integration payout commission storage quota trend category fraud permission usage compare invoice contract enrol pass archive language security customise renewal employee expire',
      'moderator|support|support agent|staff':
        'flag spam post ticket hide ban warn reply thread escalate login reset answer queue complaint merge close report abuse response enquiry playback bug forward user note history faq language pin lock plagiarism delete reopen verify priority macro screenshot approve harassment warning block assign inbox off-topic respond triage trust notice swear',
    },
  },
  {
    about:
      'exam board examination centre or that registers candidates sets papers seats and supervises rooms marks scripts issues results certificates',
    roles: {
      'candidate|student|examinee|applicant|user':
        'register exam date centre pay result certificate remind seat bring calculator identification pass fail resit appeal withdraw sick practise past score admission ticket extra timetable travel login mock countdown confirm download share nervous name correct copy study revise learn postpone topic wrong view reply apologise waitlist cheap evening postal eligible document',
      'examiner|marker|assessor':
        'script mark scheme question answer point blind double second moderate standard anonymous batch comment annotate legible borderline penalty rubric disagree average allocate deadline sample illegible item partial credit calibrate total score oral claim plagiarism progress remaining zoom page flag correct tick underline handwriting essay next finish workload remuneration remark reason read save draft weight agree',
      'invigilator|supervisor|proctor|staff':
        'seat plan identity check late toilet start clock minutes cheat phone incident collect envelope seal attendance absent count distribute remaining announce spare pencil evacuate noise handover sign row desk bag wall hall log interruption tick extra protocol missing observe watch walk tidy relieve silence report candidate ventilate hand note stop',
      'exam officer|administrator|admin|manager|office|examinations manager':
        'entry centre timetable clash print secure vault dispatch invigilator roster capacity publish result embargo certificate reissue appeal statistics pass boundary import invoice deadline accommodation approve item bank version audit leak courier archive examiner recruit contract report malpractice allocate export booking hall candidate complaint cancel compare shop regulation fraud assign payment notify shortage',
    },
  },
];
