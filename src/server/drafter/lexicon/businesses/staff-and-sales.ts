import type { Business } from './business.ts';

export const STAFF_AND_SALES: readonly Business[] = [
  {
    about:
      'bug tracker software issue tracking defects tickets reported in an app or program versions releases severity triage developers fix testers verify reporters follow their reports screenshots crash logs',
    roles: {
      'reporter|user|customer|client':
        'report submit screenshot attach describe crash freeze error happen steps reproduce follow subscribe notify status vote comment duplicate search known workaround browser device recording template draft anonymous email answer fixed wait feature request wish reopen annoying upload video form widget public account mention reply thank blank lose',
      'developer|programmer|engineer|assignee':
        'assign fix commit branch merge code stack trace log line debug breakpoint pull diff regression root cause module component dependency close resolve link reference estimate blocked keyboard shortcut backlog environment memory leak exception patch hotfix unit refactor api webhook revision blame inbox mine',
      'tester|qa engineer|quality tester':
        'test verify retest case suite reproduce checklist pass fail build nightly staging device matrix platform resolution scenario expected actual evidence reopen regression coverage run smoke acceptance flaky automate sign-off step severity result compare browser clone session exploratory defect edge precondition rerun untested',
      'project manager|product owner|manager|team lead|triager':
        'triage prioritise priority backlog milestone release deadline chart trend overdue age count bulk assign workload report velocity roadmap export dashboard label category escalate version target burndown open average resolution plan schedule stakeholder filter week rank decide postpone reject changelog summary throughput',
      'admin|administrator':
        'workflow permission role invite field custom configure project archive integrate single backup deactivate spam retention template restrict import migrate license token group audit quota domain mailbox status rename delete default security enforce two-factor password visibility private account webhook provision restore',
    },
  },
  {
    about:
      'software team agile scrum board sprint planning user stories backlog stand up developers product owner retrospectives deployments code review releases estimates and velocity programmers teams tasks cards boards standup',
    roles: {
      'developer|programmer|engineer|team member':
        'task pick move card column pull review branch commit merge code build pipeline test fail deploy blocked pair estimate point subtask done progress stand-up yesterday local refactor dependency documentation snippet interrupt focus conflict lint feature flag log debug rollback on-call help checkout rebase technical',
      'product owner|product manager|owner':
        'backlog story epic prioritise accept reject acceptance criterion roadmap value stakeholder feedback release goal rank refine wish customer vision scope cut interview hypothesis mockup market demo persona requirement split idea vote outcome metric competitor announcement order approve groom changelog beta prototype theme',
      'scrum master|team lead|lead|manager|agile coach':
        'sprint velocity burndown retrospective impediment capacity facilitate planning poker timer limit ceremony mood absence holiday forecast bottleneck cycle lead-time agenda action rotate availability commitment overload team improve report metric remind moderate onboard history average stale wip trend workload coach retro board estimate huddle',
      'stakeholder|client|customer|sponsor':
        'progress demo date promise percent status budget preview request feedback deadline invite understand summary read-only expect milestone ask late release delay cost approve comment plain next monthly overview link decision wait newsletter risk contact urgent want see phase spend customer question result sponsor',
    },
  },
  {
    about:
      'help desk customer support tickets requests by email and chat agents answer knowledge base service levels macros satisfaction ratings queues escalation hotline',
    roles: {
      'customer|user|requester|client|end user|caller':
        'ask submit question problem wait reply answer status open reopen attach screenshot chat callback hotline rate satisfaction contact help self-service article search urgent complaint complain refund human email history solve broken forgot password close thank form phone language confirm follow tell repeat receive number',
      'agent|support agent|support staff|staff|assistant|technician':
        'ticket queue assign reply macro canned template internal note merge tag escalate handover call remote previous customer unread snooze draft spam pick priority waiting link article suggest solve forward shift inbox signature collision shortcut profile language translate category transfer pending mine split follow-up typing caller',
      'supervisor|team lead|manager|support manager':
        'backlog response resolution average breach sla target workload staffing satisfaction score trend report agent performance monitor roster reassign peak volume hour quality coach escalation overdue dashboard weekly unassigned survey compare listen sample export channel reopened count forecast low rating absence distribute topic review live',
      'admin|administrator|knowledge manager':
        'configure channel mailbox rule trigger automation field form permission role business hour holiday article publish knowledge outdated template brand integration import group deactivate retention gdpr delete webhook language routing widget role-based spam category view translate macro approve draft log backup',
    },
  },
  {
    about:
      'crm and sales customer relationship management software leads opportunities pipeline deals quotes accounts contacts calls visits follow ups forecasts territories commissions companies customers prospects salespeople turnover reminders addresses',
    roles: {
      'sales rep|salesperson|sales representative|seller|field sales|account manager|staff|user':
        'lead deal call visit follow-up remind contact quote offer note business card scan pipeline stage move next step appointment route nearby customer dial log email template opportunity prospect commission meeting prepare history birthday decision maker competitor objection discount pitch demo won lost voice dictate quota offline proposal cold warm',
      'sales manager|manager|head of sales|team lead|owner':
        'forecast target quota territory assign region team conversion rate funnel win loss reason revenue quarter ranking leaderboard approve discount margin stalled coach compare average cycle pipeline weight dashboard report reassign vacation rep activity month top churn price limit overdue bonus review source',
      'customer|client|buyer|prospect|lead':
        'quote accept sign order price contact person question delivery request catalogue portal brochure appointment callback unsubscribe consent data delete address invoice download renew contract compare comment negotiate discount demo trial reach receive wait pay term rep book complaint answer feedback',
      'sales assistant|back office|inside sales|order processor':
        'quote prepare create convert order address enter duplicate merge list mailing letter print appointment arrange calendar forward incoming enquiry inbox check credit stock delivery date confirmation customer number complete document attach travel sample brochure send remind sign reply update archive price',
      'admin|administrator':
        'import field stage configure permission duplicate merge deactivate export backup role territory integration mailbox sync gdpr retention delete mandatory template automation rule validation owner transfer leaver api log currency sandbox layout picklist user license password history team mandate audit language',
    },
  },
  {
    about:
      'marketing campaign department software campaigns ads budgets social media posts channels landing pages leads content calendar approvals reach and clicks advertising brand audience editorial plan newsletter agencies',
    roles: {
      'marketer|marketing manager|campaign manager|social media manager|staff|user':
        'campaign launch schedule post channel audience segment target ad banner landing page test variant click reach impression hashtag influencer caption budget spend lead conversion calendar plan tracking link brief keyword engagement follower pause trade fair webinar performance compare repost time reuse season utm',
      'designer|copywriter|content creator|creator|editor':
        'draft text headline image asset crop format logo font brief revision feedback version upload video caption template deadline storyboard guideline colour spelling tone stock photo resolution story reel export layout comment proofread mockup translate teaser script idea inspiration library rights source credit slogan',
      'head of marketing|owner|manager|cmo|client':
        'approve budget return roi cost per lead quarter compare report goal overspend channel agency brand sign revenue share decide cut strategy monthly summary benchmark market competitor dashboard target plan forecast limit invoice board trend reject allocate yearly result acquisition headcount priority',
      'customer|prospect|visitor|subscriber|follower':
        'voucher discount unsubscribe interested sign-up form prize raffle win offer click consent privacy annoying recommend friend code redeem birthday personal relevant comment share like ask answer download whitepaper register opt-out cookie preference trial language reply receive gift coupon interest event invitation advertising',
    },
  },
  {
    about:
      'newsletter and mailing software subscribers issues authors opens clicks double opt in unsubscribes paid subscriptions archives templates sending time readers lists email campaigns publication',
    roles: {
      'subscriber|reader|recipient|member':
        'subscribe unsubscribe read receive inbox frequency topic preference archive forward friend reply spam confirm pause address change paid cancel renew gift comment like share mobile dark font listen audio bookmark missed older browser interest stop refund receipt link save welcome early digest weekly',
      'author|writer|editor|sender|publisher|creator':
        'write draft subject preview send schedule issue template image headline test proofread link broken block header footer teaser topic idea spelling layout publish segment personalise greeting resend duplicate deadline co-author guest sponsor poll embed quote tone series typo correct plan version',
      'owner|manager|marketer':
        'open click rate growth churn bounce revenue list subscriber compare variant advertiser price sponsor slot unsubscribe reason source report import export paid conversion referral best hour trend inactive campaign income top segment goal monthly discount count offer sell inventory reactivate',
      'admin|administrator':
        'domain spf dkim bounce complaint blocklist consent double-opt-in proof gdpr delete permission role import suppress imprint backup deliverability throttle api integration token spam reputation verify sender retention limit quota invite form captcha log webhook duplicate clean address header footer certificate mailbox user ownership',
    },
  },
  {
    about:
      'web analytics for websites visitors page views sources funnels conversions goals events dashboards cookies privacy and consent website statistics traffic tracking reports site owners clicks devices online',
    roles: {
      'analyst|marketer|web analyst|user|member':
        'segment funnel conversion goal event campaign source referrer bounce compare period dashboard chart filter drop-off path cohort export landing keyword device country annotate session click heatmap scroll report schedule trend anomaly attribution utm search exit entry retention experiment significance drill table',
      'site owner|owner|manager|publisher|editor|shop owner|client':
        'visitor yesterday popular article page weekly summary email growth revenue order simple understand phone number alert sudden drop reader top author compare month share link public customer read time product sell worth traffic google glance rise answer audience blog homepage',
      'developer|engineer|webmaster':
        'snippet script embed tag install api event name debug load speed proxy page custom property sdk error version test staging verify bundle size exclude localhost server side documentation payload parameter console async token key endpoint import query raw webhook log host deployment browser',
      'visitor|data subject':
        'consent cookie banner refuse opt-out privacy track decline withdraw anonymous data delete request policy know stored browser accept essential annoyed language remember choice information copy complain object third-party explain personal ip purpose revoke contact page reload block collect share inform',
      'admin|administrator|data protection officer|privacy officer':
        'anonymise ip retention delete permission site invite role consent gdpr bot exclude internal audit log processor agreement export request purge mask country hosting backup quota group access single revoke proof document sampling user website customer legal lawful region mandate anonymous deletion opt',
    },
  },
  {
    about:
      'hr administration human resources software employee files onboarding offboarding contracts appraisals certificates organisation chart probation self service for staff records employees personnel department managers documents absences salaries master data',
    roles: {
      'employee|staff|member|user|new hire':
        'address change bank payslip certificate download request file own vacation sick note parental leave colleague birthday directory onboarding first day buddy question appraisal goal self-assessment feedback anonymous part-time benefit emergency contact document sign policy read photo profile suggest resign reference training marriage child home office',
      'hr manager|hr officer|hr staff|personnel officer|manager hr|hr':
        'personnel file contract template probation end reminder onboarding checklist offboarding leaver joiner letter reference certificate headcount turnover anniversary permit expire disability maternity warning signature archive retention salary band org chart works council report age absence rate survey deadline appraisal round import generate fixed-term exit interview',
      'manager|team lead|supervisor|line manager|department head':
        'team approve request appraisal conversation goal agree feedback note probation recommend absence overview substitute raise propose promotion one workload position vacancy justify direct report develop skill talk prepare remind bonus delegate rate sickness plan evaluate confirm reject strength employee absent approval trial hire',
      'executive|owner|managing director|director':
        'headcount cost budget forecast salary trend fluctuation quota gender pay gap plan approve position key figure department compare board quarter retention succession overtime sickness rate productivity location structure risk strategy report total hiring freeze expense development satisfaction vacancy ratio average chart age',
      'admin|administrator':
        'permission role access restrict field configure import sync payroll interface backup delete retention account deactivate log audit template workflow language entity holiday calendar single two-factor group master data mask encryption export version rule password company location notification approval history mailbox',
    },
  },
  {
    about:
      'recruiting software applicant tracking applications cvs interviews vacancies candidates hiring managers offers talent pool rejections jobs staff selection application documents recruiters departments',
    roles: {
      'candidate|applicant|job seeker':
        'apply application cv upload cover letter status wait answer interview slot choose reschedule withdraw salary expectation notice period travel cost reimburse feedback rejected offer accept sign video mobile form short without account delete data contact alert vacancy question reminder direction prepare confirm linkedin photo certificate',
      'recruiter|hr officer|talent manager|sourcer|staff|assistant':
        'screen applicant shortlist invite reject template phone stage move pipeline post job portal source duplicate tag talent pool search schedule interview coordinate note parse cv remind hiring manager offer draft letter bulk headhunt referral approach message keep warm reach keyword deadline unanswered anonymise print compare blacklist',
      'hiring manager|manager|department head|interviewer|team lead':
        'vacancy request requirement profile describe scorecard rate interview guide question comment compare candidate decide thumbs favourite skill impression prepare calendar availability second round veto team feedback start urgent need headcount approve trial task panel evaluate agree recommend probation reject position fit meeting',
      'head of hr|owner|admin|administrator|hr manager':
        'cost per hire time fill channel report source conversion budget gdpr retention delete permission career page template diversity bias approve agency fee compare portal workflow count department quarter integration brand audit stage configure funnel trend quota dropout average role language contract',
    },
  },
  {
    about:
      'job board online adverts search and alerts employers post openings applicants company profiles salary featured listings packages candidates resumes jobseekers applications career portal vacancies',
    roles: {
      'job seeker|applicant|candidate|user|member':
        'search job alert apply save favourite distance commute salary filter part-time remote cv upload profile recommend nearby application status hide employer similar company review expired bookmark notify new interview seen letter internship career quick anonymous withdraw visible map shift home student title dream',
      'employer|company|recruiter|advertiser|client|customer':
        'post advert vacancy publish extend featured highlight applicant package credit invoice logo company profile text template reach view click count close fill expire edit pay boost candidate database contact invite reject inbox several location price screening question duplicate statistics renew colleague apprentice pause refresh',
      'moderator|editor|admin|administrator|staff':
        'review approve reject advert scam fake spam duplicate report discrimination wording category keyword block employer verify check queue rule illegal flagged remove contact warn company correct location synonym blacklist import feed crawl delete account misleading phone evidence appeal merge note',
      'owner|operator|manager|sales staff':
        'revenue package price top employer churn traffic conversion report discount voucher campaign expire renewal growth region listing compare partner overdue invoice advertiser sell month forecast newsletter search term demand supply upsell affiliate cost per income target average banner subscription marketing cohort',
    },
  },
  {
    about:
      'time tracking of working hours clock in and out timesheets projects billable breaks overtime accounts corrections approvals stopwatch',
    roles: {
      'employee|staff|user|member|worker|freelancer':
        'clock start stop timer forget break correct yesterday project book task hour overtime balance week own submit timesheet phone remind pause home office note comment late leave early flextime vacation sick favourite recent switch round lunch resume today fill suggest widget offline',
      'manager|team lead|supervisor|project manager':
        'approve timesheet team missing reject budget project hour consumed overrun billable utilisation present overtime compare planned remind correction request week overview task estimate remaining capacity client report exceed alarm limit rate internal forecast profitable allocate close lock status absence vacation',
      'payroll clerk|accountant|hr officer|bookkeeper|back office':
        'export payroll month close surcharge night sunday holiday sick overtime pay-out carry-over lock correct interface wage type hour invoice client statement print signed total absence check missing legal rest rounding csv flat rate allowance cost centre allocation evidence salary leave report',
      'admin|administrator|owner':
        'work model schedule rule break automatic terminal chip card permission public holiday project create archive rate team invite deactivate location audit law retention integration backup rounding limit core time template role gps kiosk price profit customer employee department password update tablet',
    },
  },
  {
    about:
      'shift planning and rosters for staff early late shifts swaps availability stand ins minimum staffing rest periods open workforce duty schedule',
    roles: {
      'employee|staff|worker|member|shift worker|user|temp':
        'shift swap wish availability roster week tomorrow sick call colleague take open free calendar sync start end late notify change accept decline holiday trade overtime balance night early weekend vacation request phone confirm unavailable remind prefer short notice break hour place',
      'planner|shift planner|shift manager|team lead|supervisor|dispatcher':
        'plan roster fill gap stand-in assign drag template copy conflict qualification minimum staffing rest publish absent sick replace ask available understaffed fair distribute rotation night approve swap preference weekly print notice skill overlap double booked open draft rule standby emergency unfilled balance violation',
      'manager|owner|branch manager|director|hr manager':
        'labour cost budget forecast overtime report compare branch peak demand turnover approve hour contract limit sick rate plan target wage percentage temp agency law utilisation productivity month overstaffed location key figure sales per total trend export payroll headcount premium hire absence',
      'admin|administrator':
        'shift type qualification location holiday rule working law permission role group contract import employee interface deactivate colour break template surcharge config audit log works council notification area language rest period backup integrate retention terminal user password calendar text layout store',
    },
  },
  {
    about:
      'payroll software wages and salaries payslips deductions tax social security pay runs bonuses corrections garnishments wage accounting employees payments month salary slip employer',
    roles: {
      'employee|staff|worker|member':
        'payslip download net gross bank account change tax class question understand bonus explain overtime paid late wrong advance certificate year pension deduction child allowance archive phone notify raise church query hour holiday pay missing amount commute mail print old statement company car',
      'payroll clerk|payroll accountant|payroll officer|payroll specialist|assistant':
        'pay run month close gross net deduction social security tax class garnishment correct retroactive check plausibility joiner leaver sick maternity minijob file transfer payment wage type deadline report authority certificate calculate error difference previous master data lump import hour health insurer submit bonus tariff garnish',
      'manager|owner|employer|managing director|hr manager':
        'labour cost total approve payroll bonus raise budget compare month department forecast release payment overtime cash due headcount report provision average simulate cost-centre increase sign plan salary year limit trend overview accrual expensive pay rise staff part-time bank transfer payday decide end',
      'tax adviser|accountant|auditor|admin|administrator':
        'booking journal export ledger account interface audit log permission client update law rate contribution retention access reconcile provision statement year-end test proof role lock backup encryption inspection change history document evidence four-eyes mapping tenant balance certificate year wage posting query statistics',
    },
  },
  {
    about:
      'leave management and absence holiday requests vacation days approvals sick notes team calendar carry over substitutes off employees managers absences holidays vacations',
    roles: {
      'employee|staff|member|user|applicant':
        'request vacation day remaining balance half book cancel leave sick note upload substitute colleague calendar notify approved status wedding special unpaid bridge holiday plan move overtime off child carry expire phone school wait reason earn entitlement trip withdraw christmas hour spouse summer',
      'manager|team lead|supervisor|approver|line manager':
        'approve reject request team calendar overlap conflict minimum present away substitute pending delegate reason remind block period understaffed decide deadline comment fair summer peak tomorrow escalate absence sick call overview back return pattern propose alternative staffing workload emergency vacation view decision',
      'hr officer|hr manager|hr staff|personnel officer|hr|payroll clerk':
        'entitlement carry-over expire accrual part-time sick certificate missing parental leave report rate export payroll statistics month leaver payout correct manual history law maternity remaining total reminder letter reintegration average department days lost disability proportion year-end liability provision audit employee contract record',
      'admin|administrator|owner':
        'leave type public holiday region policy rule workflow approval chain permission import user calendar integration sync working pattern company configure location deactivate role colour email notification limit year rollover log backup language template mandatory sso password department entity hierarchy employee team carry',
    },
  },
  {
    about:
      'expense claims travel expenses and receipts mileage per diems reimbursement company cards approvals policy limits business trips employees invoices accountants',
    roles: {
      'employee|staff|traveller|claimant|user|member':
        'receipt photo scan submit trip mileage kilometre hotel taxi meal per-diem reimburse wait paid status currency lost split private card attach draft train invite guest forget advance phone rejected reason breakfast parking flight tip claim upload foreign return money dinner invoice airline',
      'manager|approver|supervisor|team lead':
        'approve reject claim pending budget team limit exceed policy comment query justify delegate remind bulk trip request beforehand cost project amount necessary suspicious unusual overview deputise decide flag compare guest reasonable month spending department receipt reminder year traveller client code quarter deny',
      'accountant|bookkeeper|finance clerk|finance|payroll clerk':
        'vat check receipt book cost centre account pay-out transfer export audit duplicate missing correct credit card statement reconcile match per-diem rate exchange tax free taxable invoice archive original query close month legible proof sepa batch ledger code plausibility recharge client retention gross',
      'admin|administrator|owner|cfo|finance manager':
        'policy limit rate category allowance rule workflow card issue block permission country report total spend trend supplier saving department fraud compliance integration configure mileage vat role currency threshold year travel cost forecast audit leaver contract template average top employee mailbox',
    },
  },
  {
    about:
      'invoicing software for small businesses and the self employed quotes invoices reminders payments vat customers recurring bank matching billing offers companies clients',
    roles: {
      'freelancer|business owner|owner|self-employed|user|sender|tradesman':
        'write invoice quote convert send overdue reminder dunning paid unpaid customer hour item price logo template number recurring deposit partial tax revenue month draft duplicate vat income expense year bank late discount credit note signature open forget earn profit turnover phone cash-flow letterhead',
      'customer|client|recipient|payer|debtor':
        'pay invoice download link card transfer due instalment question dispute received copy address billing electronic accept quote remind paid receipt purchase order reference wrong correct method qr portal history sign comment contact balance extension refund complain explain overdue service cost pdf',
      'bookkeeper|accountant|office assistant|assistant|staff':
        'match payment bank incoming book account open item dunning run export ledger check address print post file archive credit cancel correct customer number overpaid unassigned statement batch e-invoice vat id enter discount reconcile month ageing list scan attach interface sort envelope folder tick',
      'tax adviser|auditor':
        'export vat return year-end access read-only booking receipt ledger audit gap number sequence journal period advance retention digital check document query complete unchangeable deadline declaration client file missing asset close proof format reverse charge bookkeeping mandate correct deduct share link archive',
    },
  },
];
