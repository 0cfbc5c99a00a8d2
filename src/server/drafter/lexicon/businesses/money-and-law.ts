import type { Business } from './business.ts';

export const MONEY_AND_LAW: readonly Business[] = [
  {
    about:
      'accounting and bookkeeping software ledger journal receipts balance sheet vat returns closing cost centres bank statements assets finance bookkeepers tax invoices companies fiscal year payments',
    roles: {
      'bookkeeper|accountant|accounting clerk|staff|user':
        'book posting receipt account ledger journal reverse debit credit bank statement import match open item reconcile suggestion split vat code period supplier creditor debtor accrual depreciation asset close month correct petty cash voucher number difference keyboard template recurring dunning payment run attach unbooked cost-centre',
      'cfo|owner|manager|managing director|controller|business owner':
        'profit loss liquidity cash-flow forecast budget variance report month compare margin revenue cost department approve payment dashboard key figure bank balance plan quarter trend drill company consolidate debt investment result overview decide expense tax due reserve cutting sales ratio maker investor owner',
      'auditor|tax adviser|tax inspector':
        'audit trail export gobd read-only year-end balance sheet sample document unchanged proof declaration vat return check query access annotation period retention gap evidence change log deadline adjustment entry submit authority opening note trace completeness finding reconciliation invoice booking report download list',
      'employee|supplier|customer':
        'receipt hand upload reimburse invoice submit paid status question bank details remind advance balance statement copy payment reference due wrong confirm photo forward receive cost send money address overdue answer pay order expense correct discount contact portal mail deliver travel',
      'admin|administrator':
        'chart permission role lock period fiscal year client tenant backup tax rate interface import currency configure number range user deactivate log four-eyes archive restore update bank connection certificate signature template dimension mapping scan invite folder retention access plan rule email',
    },
  },
  {
    about:
      'procurement and purchasing purchase requisitions orders to suppliers tenders bids framework contracts approvals goods receipt supplier rating buyers vendors catalogues invoices materials',
    roles: {
      'requester|employee|staff|user|orderer':
        'need request requisition catalogue basket order laptop office supply justify status arrive wait approve cost-centre delivery favourite reorder urgent return wrong receive confirm desk cancel deputy attach link budget left search item alternative quantity track department printer chair project colleague monitor headset',
      'buyer|purchaser|procurement officer|procurement manager|purchasing agent':
        'supplier quote compare tender invite bid negotiate price order place framework contract call-off delivery date remind late saving consolidate volume award lot evaluate specification term source alternative rating incoterm bundle history confirmation amend shortlist market minimum deadline reject sample expedite release',
      'supplier|vendor|bidder':
        'offer submit bid upload catalogue price invoice paid order confirm delivery note register certificate deadline question clarify portal decline partial ship tender awarded lose reason bank profile update rate complaint send document forecast capacity discount declaration payment buyer list customer contact pallet',
      'approver|manager|budget holder|department head':
        'approve reject limit budget remaining threshold delegate pending comment spend department bypass overrun compare necessary deputise urgent four-eyes project report maverick mobile sign cost decide justify escalate question phone exceed overview yearly request invoice contract monthly delegation total quarter plan supplier forward',
      'warehouse clerk|goods receiver|accounts payable clerk|accountant':
        'goods receipt scan delivery note count short damaged match invoice three-way order difference block pay due discount partial store label return shelf book credit enter complaint photo pallet price variance supplier serial inbound inspect box refuse sheet location carton unload damage payment clear',
    },
  },
  {
    about:
      'bank online banking accounts transfers cards standing orders branches advisers customers fraud checks limits and statements money savings loans branch tellers payments credit',
    roles: {
      'customer|account holder|client|user|member':
        'balance transfer card block lost pin standing order statement download limit raise login fingerprint payee iban pay phone scan bill saving goal foreign atm cash fee notify debit subaccount child joint appointment message abroad contactless interest cancel receipt overdraft salary budget',
      'adviser|bank adviser|bank clerk|teller|consultant|staff':
        'appointment customer prepare advise product open account identify document file note call consult risk profile investment protocol recommend mortgage portfolio birthday maturity expiring counter cash deposit withdraw signature power-of-attorney household follow-up campaign potential sell form print hand check greeting referral',
      'fraud analyst|compliance officer|risk officer|back office':
        'suspicious transaction alert freeze flag money laundering sanction list check pattern case investigate report authority identity verify rule false positive queue threshold escalate chargeback evidence kyc source funds review release hold politically exposed mule risk score document unusual outgoing country link trace blacklist lookup',
      'branch manager|manager|owner|admin|administrator':
        'target branch figure deposit volume report compare adviser sale product staffing opening rate condition fee permission limit revenue complaint waiting queue churn campaign audit approve role margin new closure vault roster quarter log maintenance outage satisfaction profit cash capacity training',
    },
  },
  {
    about:
      'insurance claims handling policies damage reports adjusters assessors payouts premiums insured persons brokers damages insurer accidents cars houses compensation customers storms',
    roles: {
      'policyholder|customer|insured|claimant|client|member':
        'report damage photo accident theft water claim status payout wait policy premium document upload glass burglary repair workshop question rejected reason deductible coverage cover cancel change address car number pay estimate receipt list stolen emergency bank bicycle contact certificate phone move',
      'claims handler|claims adjuster|adjuster|clerk|case worker|staff':
        'claim file assess check coverage reserve decide payout reject letter template invoice missing document request assign deadline fraud suspicious recourse opposing party estimate expert commission settle policy excess similar note queue phone approve partial lawyer correspondence reopen diary policyholder injury call hail',
      'assessor|surveyor|expert|appraiser|loss adjuster':
        'inspect visit site photo measure report estimate value appointment route damage extent vehicle roof cause residual depreciation sketch moisture dictate offline tariff repair cost mileage fee upload total loss plan address witness checklist signature paint schedule customer weather tape dent garage compare engine leak',
      'broker|agent|insurance agent|intermediary':
        'client policy portfolio commission offer compare tariff renew expire cancel advise need gap customer contract appointment sell cross proposal switch loss ratio status notify claim protocol contact follow-up new lead due signature birthday statement family advice reminder visit document note comparison',
      'manager|owner|team lead|admin|administrator':
        'reserve loss ratio report backlog handling duration limit authority approve fraud rate assign workload storm peak complaint average satisfaction region cost workshop network trend rule permission audit quarter large catastrophe compare premium dashboard payout team deadline holiday staffing target claim handler',
    },
  },
  {
    about:
      'loan lending loans and credit mortgages applications borrowers instalments checks underwriting interest rates arrears banks repayment lenders debts house purchase',
    roles: {
      'borrower|customer|applicant|client':
        'apply loan instalment calculate rate pay early repay extra pause document upload payslip status approve wait interest remaining balance schedule afford house car term sign identify bank debit late remind fee refinance offer compare reject reason online question plan salary mortgage',
      'loan officer|adviser|clerk|case worker|staff':
        'application check complete document missing income advise offer interview file forward term rate follow-up collateral customer household condition prepare contract disburse appointment property guarantor land-register note remind explain signing checklist calculate valuation partner drawdown queue call signature reminder approve borrower salary',
      'underwriter|credit analyst|risk manager|analyst':
        'score credit risk default rating bureau decide reject limit ratio affordability policy exception override collateral value fraud plausibility income verify portfolio exposure stress model history condition four-eyes debt threshold justification industry financials concentration probability salary job age employer statement guarantee',
      'collector|collections agent|debt collector':
        'arrears overdue dunning call promise deferral instalment plan letter terminate reach address skip hardship court lawyer write-off queue payment missed note agreement debtor days settle bounce reminder escalate contact return seize balance remind bank partial deadline legal fee history agree owe',
      'manager|owner|lender|admin|administrator|investor':
        'portfolio volume margin yield default approve limit report product interest condition conversion quarter forecast cost target refinance branch partner commission compare permission audit regulator provision trend return diversify total rule payout money investor average risk employee goal growth invest loan arrears officer',
    },
  },
  {
    about:
      'tax adviser office advisers returns clients bookkeeping documents deadlines assessments annual accounts payroll for income advisory receipts clerks declarations',
    roles: {
      'client|customer|taxpayer|member':
        'upload receipt document photo tax return refund missing list question appointment sign approve release sent deadline fee invoice assessment explain pay amount due prepayment status message move marriage child deduct commute donation portal understand authority letter forward bank remind bill salary',
      'tax adviser|adviser|accountant|tax consultant|partner':
        'client mandate advise assessment objection appeal review sign release return structure meeting annual accounts estimate tax saving liability deadline extension risk opinion law ruling audit represent power invoice prepare balance gift inheritance company check planning notify income question appointment complex',
      'tax clerk|assistant|staff|bookkeeper|office assistant':
        'book receipt enter missing request remind client scan file deadline assessment compare deviation payroll vat advance return submit tax office fiscal extension list incoming post sort time record phone checklist copy archive account bank statement query prepare template tick form print correct',
      'owner|manager|office manager|admin|administrator':
        'fee workload utilisation profitable mandate staff distribute deadline calendar overview billing hour rate unpaid capacity absence contract retention permission role new terminate report compare turnover open invoice assign backup client list gdpr training month software revenue clerk approve hourly target',
    },
  },
  {
    about:
      'law firm lawyers cases and matters clients deadlines court hearings files fees briefs correspondence power of attorney attorneys legal advice litigation trial',
    roles: {
      'client|customer|party':
        'case status lawyer ask appointment document upload sign power cost estimate fee invoice pay hearing chat message understand legal protection news copy confidential callback outcome risk waiting intake description date court attend opponent explain letter progress receive agree instalment secure',
      'lawyer|attorney|solicitor|counsel|associate|advocate':
        'brief draft pleading hearing argue statute ruling precedent research opponent matter file dictate strategy note objection appeal deadline witness evidence cross-examine billable hour court robe mandate clause opinion annotate settlement negotiate claim chronology quote template prepare judgment call read interview',
      'legal assistant|paralegal|secretary|assistant|staff|clerk':
        'deadline calendar enter file open post scan court letter type dictation phone appointment intake conflict check copy stamp certified mail reminder follow-up archive address record envelope register fee calculate invoice print e-filing attach client enforce bailiff label summon receipt telephone',
      'partner|managing partner|owner|manager|admin|administrator':
        'revenue billable utilisation mandate profitable rate write-off unpaid conflict assign workload distribute associate target month report fee approve trust account retention permission archive lawyer budget practice area wip acquisition limit compare client bonus audit wall invoice hire turnover department overdue write',
    },
  },
  {
    about:
      'notary office deeds certifications property purchases wills land register signing appointments drafts parties notarial contracts real estate clients clerks registers',
    roles: {
      'client|customer|buyer|seller|party':
        'appointment draft read deed sign date purchase house will inheritance identity card bring document cost question change copy status land-register paid price wait certified form online intake passport spouse translate interpreter explain explanation power confirm reschedule send marriage divorce company gift',
      notary:
        'certify deed read aloud draft instruct parties identity signature seal will register review amend note clause legal capacity check release execution conflict reminder approve absent deputy schedule entry money laundering prepare advise original supervise handwritten question marriage inheritance company share list day client explain certificate',
      'notary clerk|notary assistant|clerk|assistant|staff':
        'draft prepare template deed land-register request extract file execution completion due payment notice authority approval pre-emption municipality priority copy dispatch scan certified stamp appointment cost invoice tax office report parties data enter missing bank charge cancel tick follow-up checklist phone post archive',
      'owner|manager|admin|administrator|office manager':
        'workload fee open invoice statistics clerk assign deadline permission audit inspection retention archive backup month average duration role count register year absence deputise bottleneck template gdpr encryption signature card turnover room calendar limit report staff deed employee vacation training statistic',
      'bank|estate agent|broker':
        'land charge financing payout condition draft send forward buyer seller property contract information inquiry confirm status signing date document copy notify completion payment commission request agree order deliver loan trustee escrow release form customer deadline purchase owner viewing price appointment',
    },
  },
  {
    about:
      'translation agency translators source and target languages word counts quotes proofreading deadlines terminology interpreters texts documents linguists customers proofreaders delivery interpreting',
    roles: {
      'client|customer|orderer':
        'upload text quote price word deadline language order certified urgent status download deliver comment complain revision glossary invoice pay confidential contact preview format website manual express repeat approve wait previous compare tone receive certificate interpreter question rate budget translator change',
      'translator|linguist|interpreter|freelancer':
        'accept decline job translate segment source target glossary term memory match context reference deliver deadline rate per word availability holiday query ask invoice paid language pair specialism offer file tool tag character booth assignment location travel concordance fuzzy repeat unclear style',
      'proofreader|reviewer|reviser|editor':
        'check correct proofread mark change typo grammar consistency compare source comment score error category style layout number missing segment accept reject feedback final sign-off second four-eyes term punctuation track name omission spelling bilingual severity readability client suggest read text quality report',
      'project manager|manager|coordinator|staff|assistant':
        'assign translator available language specialism deadline quote word-count analyse split file margin status late remind deliver client instruct proofreader handover pool rating workload purchase package schedule delay reassign overview weekend merge dtp query forward backup order customer busy budget invoice',
      'owner|admin|administrator':
        'margin revenue rate price list customer language report quality complaint cost translator month unpaid invoice approve discount permission nda contract vendor compare profit top turnover onboarding test growth capacity retention forecast rush sales order overdue staff plan currency employee bookkeeping receivable loss',
    },
  },
  {
    about:
      'design agency creative and advertising client projects logos websites drafts feedback rounds budgets hours retainers pitches customers designers work proposals campaigns branding',
    roles: {
      'client|customer':
        'approve feedback draft comment revision logo brief change round sign-off download file status cost budget deadline invoice offer upload asset text photo compare variant colour mark choose meeting wait version present like contact final website extra scope contract dislike designer launch',
      'designer|creative|art director|copywriter|developer|staff|employee':
        'draft layout mood board font colour version upload brief feedback sketch prototype deliverable task hour book timer export print ready stock licence asset library image grid mockup icon component handoff screen portfolio vector inspire logo round annotate guideline overlap crop idea file',
      'project manager|account manager|manager|producer':
        'timeline milestone budget used client remind approval scope change request offer estimate assign capacity freelancer status report schedule deadline meeting minutes brief handover print shop deliver risk buffer overrun coordinate hour weekly gantt dependency resource delay invoice ready track plan launch feedback',
      'owner|managing director|admin|agency head':
        'profit margin utilisation hourly rate retainer pitch win forecast revenue client cost billable staff workload freelancer unpaid invoice month compare acquisition pipeline approve price bonus permission loss unbilled top overhead holiday limit capacity contract order team hire reserve strategy busy year',
    },
  },
  {
    about:
      'document management digital filing scanning archive versions folders full text search approvals retention periods access rights files paper scans documents office records workflows storage',
    roles: {
      'user|employee|staff|member|reader':
        'find search document folder open full-text preview version favourite recent share link download comment check-out edit upload drag tag scan phone remind notify changed read confirm original template rename move print undo annotate restore quick wrong duplicate pdf image letter invoice paper',
      'clerk|archivist|records manager|mailroom clerk|assistant':
        'scan batch index keyword classify barcode separate incoming post file archive retention expire destroy folder plan original box label misfiled legible rotate page ocr correct missing distribute forward assign metadata register legacy import shelf loan record stamp transfer paper letter',
      'approver|manager|reviewer|team lead|document owner':
        'approve release sign review reject comment pending version compare change deadline delegate remind workflow step validity outdated policy read acknowledge responsible circulate draft publish overdue deputise valid quality procedure withdraw revision history colleague paragraph invoice handbook author remark waiting instruction confirmation',
      'admin|administrator|owner|auditor':
        'permission role access group retention rule delete audit log storage quota backup restore encryption type field workflow configure integrate deactivate external revoke leaver report legal hold compliance unchanged proof language migration license server recycle protect password user version volume share',
      'external partner|guest|client':
        'link access upload receive expire download password file sign request invite share deadline data room view watermark question see without account secure message folder deliver copy receipt confirm forward review size print invoice contract protected portal email reply offer photo supplier',
    },
  },
  {
    about:
      'contract management agreements terms notice periods renewals clauses signatures parties obligations reminders contracts suppliers customers legal department deadlines documents vendors signing',
    roles: {
      'employee|requester|business user|user|sales rep|staff':
        'request contract template draft start nda status sign ask legal supplier urgent standard search find running partner contact copy upload questionnaire form generate waiting non-disclosure self-service comment notify department receive send notice simple guide offer download approve question change urgency',
      'contract manager|manager|owner|contract owner':
        'notice period renew expire remind term cancel price increase obligation milestone supplier renegotiate overview risk responsible deadline automatic extension value amendment performance penalty index volume annual report handover successor option track breach portfolio saving hand over calendar vendor end renewal terminate reminder',
      'lawyer|legal counsel|legal|in-house lawyer':
        'clause review redline deviation playbook liability jurisdiction draft negotiate version compare comment approve risk fallback template library gdpr amend wording counterparty confidentiality indemnity legal track change queue priority precedent warranty annotate termination standard dispute governing contract advise court reject paragraph',
      'counterparty|partner|supplier|customer|signatory|signer':
        'sign signature link electronic read propose change version download copy accept decline question receive initials deadline phone identity forward remind authorised stamp page negotiate confirm comment invite reject countersign place without contract send pdf notify extension company party wait address seal clarify',
      'admin|administrator|finance|controller':
        'permission field type import export signature provider role archive retention template payment due budget cost commitment total forecast report accrual supplier lease audit log access workflow threshold approval configure delete backup currency liability invoice user category cash overdue year language',
    },
  },
];
