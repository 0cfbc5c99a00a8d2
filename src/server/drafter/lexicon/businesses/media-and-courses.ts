import type { Business } from './business.ts';

export const MEDIA_AND_COURSES: readonly Business[] = [
  {
    about:
      'book club reading circle or whose members choose a read to chapter meet at someone s home discuss rate and note quotes',
    roles: {
      'member|reader|participant|user':
        'read chapter page progress vote suggest rate quote note review spoiler finish wishlist borrow meeting attend rsvp discuss shelf favourite author genre remind highlight audiobook buy recommend behind stop lend comment library late opinion remember goal novel like finished nominate ebook sofa bring cake hear memory find',
      'host|moderator|organiser|leader|admin':
        'poll date meeting schedule agenda invite guest list choose deadline topic attend count remind snack chair place rotate announce tie-break absent newcomer discussion summary minutes moderate guide welcome turn plan prepare author link calendar address wine theme propose vote assign lead organise timetable introduce share collect bring reading pause greet',
      'bookseller|bookshop|librarian|shop assistant':
        'order stock reserve discount bundle price isbn collect group publisher deliver title edition count invoice paperback shelf return bestseller set recommend display sell margin club list enquiry supply aside pick-up card reorder pile notify wholesale buy customer supplier arrive ring wrapping novelty pickup poster hardcover shop',
      'author|writer':
        'reading signing fan answer invite talk visit travel fee book excerpt video join dedication feedback reader newsletter release manuscript sample new sign thank chat appearance tour date publicist biography review translation background character story sequel draft write publish mail respond podcast plot inspiration appear announce booking upcoming share',
    },
  },
  {
    about:
      'book publisher publishing house with manuscripts editing covers print runs royalties catalogues and sales to bookshops it the way from author s draft printed in shop',
    roles: {
      'author|writer|translator':
        'manuscript submit draft chapter royalty statement advance contract deadline correct blurb sales copy complimentary reading tour biography proposal decline wait agent pseudonym rights revision comment upload payment see editor dedication acknowledgement translation rate write rewrite earn finish plot end novel reader payout sign interview remind idea correction',
      'editor|copy editor|proofreader|lector':
        'manuscript slush read assess reject accept edit track comment revise style typo chapter consistency fact-check deadline blurb author query galley index footnote hyphenation translate report opinion series ready correct spelling page spread imprint slot workload note comma pass polish shorten remark mark pile plot hole change tone',
      'publisher|publishing director|manager|owner|admin':
        'list programme margin advance calculation royalty sales forecast budget contract rights licence return backlist season bestseller catalogue cost price stock reprint approve report marketing profit author break-even metadata isbn distributor warehouse fair subsidiary option compare imprint decide invest bid auction pay sell trend acquire date agent',
      'bookseller|bookshop|sales rep|customer':
        'order catalogue discount delivery return stock preview reading copy display poster term release isbn reserve season novelty available invoice basket remission backorder pile representative visit shipment embargo condition reorder track search price window buy sell shelf customer restock stand table bestseller supplier pallet carton freight promotion',
      'designer|production|typesetter|printer':
        'layout typeset paper binding spine font file colour image bleed trim quote printer delivery schedule hardback imposition pdf barcode jacket foil embossing resolution template sample grammage approve page count ink illustration press design mock-up crop align margin typeface deliver bind check kerning order back',
    },
  },
  {
    about:
      'newspaper or magazine newsroom with articles editors deadlines subscribers advertisements and delivery of the printed paper reporters work against clock while readers renew complain',
    roles: {
      'reader|subscriber|customer|user':
        'read article subscribe cancel pause holiday delivery missing paper letterbox newsletter comment save bookmark topic follow push renew price puzzle crossword archive share local listen letter complain address trial login paywall audio morning gift breaking obituary see boy find block notify reader delivered late stop cheap weather list hear offline weekend',
      'journalist|reporter|writer|author|freelancer':
        'article draft interview source quote research deadline pitch photo caption file count transcript assignment story beat lead fact-check press conference note record expense fee contact tip embargo scoop write version anonymous travel correction court council byline submit investigate call publish ask dictate witness sound quotation sort check informant plan',
      'editor|chief editor|editor-in-chief|desk editor|managing editor':
        'front page assign approve publish layout plan issue deadline desk correction legal edit rewrite schedule slot topic meeting conference lead agency wire cut length photo priority homepage push click comment moderate who writing duty overview style embargo teaser retract choose place space check decide newsroom shift one alert cover rota delete test',
      'publisher|owner|manager|circulation manager|admin|advertising manager':
        'circulation subscriber churn revenue advert margin print cost paper price paywall conversion campaign advertiser invoice booking space discount report distribution staffing budget compare region trial retention debit delivery complaint inventory forecast run click through approve sell client profit contract save offer reach loss growth renew order dashboard partner ad',
      'delivery person|carrier|paper carrier|newspaper carrier|deliverer':
        'route letterbox round bundle deliver street new stop house key dog paused address night early pick-up count tick wage rain bike trolley complaint substitute missing order map insert sunday holiday door late depot report walk drop carry bicycle dawn torch pay sick stair doorbell wet newsstand load skip gate',
    },
  },
  {
    about:
      'podcast production with episodes hosts guests recordings editing show notes listeners sponsors and statistics people record talks at home or in a studio reach their audience through apps',
    roles: {
      'listener|subscriber|fan|user':
        'listen episode subscribe skip speed download sleep timer queue favourite chapter comment voicemail transcript support donate remind recommend search pause resume follow notify rate offline clip bonus commute playlist mark played suggest ad-free hear discover like find car repeat funny join send community jump story library sort',
      'host|podcaster|presenter|creator':
        'episode record guest idea script intro publish schedule show note title interview shownote prepare outline listener mail reply microphone plan season cohost remote invite anecdote teaser release briefing retake promote social voice pronunciation follow-up segment research talk choose announce draft list ask launch number series greeting moderate',
      'editor|producer|sound engineer|audio engineer':
        'cut noise loudness track edit timeline jingle filler breath level mix master export chapter mark upload raw file version backup transcript clip clean remove splice crossfade cover bitrate feed review correction deadline sample recording echo wave silence artwork sound name stereo insert music fade timestamp equalise hum normalise plug-in volume delivery',
      'guest|interviewee|speaker':
        'appointment link microphone headphones advance briefing bio photo release consent date reschedule approve quote join test air promote notify edit remove recording prepare calendar duration invite confirm travel answer listen email cut mention accept decline quiet arrive zone headset sign approval',
      'sponsor|advertiser|manager|owner|network manager|admin':
        'download reach audience demographic advert slot mid-roll price campaign code revenue invoice contract budget conversion report book inventory impression compare brand discount sponsor payout membership cost growth approve retention ranking forecast region month read profit earnings target placement buy click show negotiate dashboard deal listener trend',
    },
  },
  {
    about:
      'photographer photo studio or wedding with shootings galleries picture selection retouching prints packages and model releases clients book choose pictures online afterwards',
    roles: {
      'client|customer|bride|couple|model|family':
        'book shooting gallery choose favourite picture download album order pay deposit outfit location date reschedule share guest wedding portrait retouch wish private password quote package receipt preview wait pose idea delete invite mood passport selection frame canvas photo smile change family baby grandma reply save cheap weather parking like kiss',
      'photographer|assistant|second shooter':
        'shoot camera lens battery memory backup shot light flash location golden hour schedule raw import cull gear pack tripod background pose weather sunset timeline contract permission drone cloth tether note route sharpen rate release family group studio reflector charge aim focus aperture exposure charger card trip couple scout portrait lighting cable shutter hood',
      'editor|retoucher|photo editor|lab':
        'retouch crop colour batch preset export raw skin watermark select version deadline queue correct cull resolution gallery upload album layout file profile comment duplicate blur tag keyword archive remove background sharpen revision proof white balance exposure sort brightness contrast page lightroom teeth wrinkle shadow finish object rename layer',
      'studio owner|owner|manager|admin|office':
        'invoice booking price package margin revenue lead enquiry quote season calendar overdue deposit cost equipment insurance contract discount freelancer conversion follow-up review marketing referral tax profit studio rent utilisation report upsell compare income year client reminder template earn list gap customer hire payment dunning wage source average cancel rating',
    },
  },
  {
    about:
      'film set or television production with call sheets shooting schedule cast crew locations costumes props catering and budget everything has to be there when the camera rolls',
    roles: {
      'actor|cast member|extra|performer':
        'call script line pickup costume fitting makeup wait trailer role audition self-tape contract fee tomorrow hotel stunt rehearse change casting size photo available wrap callback hair dialogue learn shooting travel nda option lunch sides act play wig fit wake text hear claim sick understudy pick stuntman',
      'assistant director|first ad|production coordinator|coordinator|production manager':
        'call schedule strip shooting cast delay weather cover unit move transport extra roll-call overtime turnaround wrap permit daily catering headcount radio distribute crew change safety sunrise parking walkie order confirm hotel pick-up version plan briefing timetable prepare crowd next reschedule distance lunch break',
      'director|cinematographer|camera operator':
        'shot storyboard take lens camera frame angle light edit actor performance rehearse coverage mood look cut reference blocking continuity dailies rushes favourite monitor slate focus crane setup scout dolly visual best note sequence compose reshoot decide pick imagine close-up book choose framing tone colour act storyline watch retry',
      'crew member|prop master|costume designer|gaffer|script supervisor|technician|crew':
        'prop costume continuity photo wardrobe rack light cable generator rent return inventory truck load timecard hour overtime label repair makeup wig battery sound boom microphone slate tape ladder receipt petty cash pack broken lend damage size shade gel sew store fix build set dressing van iron dress check plug filter stand',
      'producer|line producer|owner|manager|admin':
        'budget cost overrun financing contract insurance fee payroll schedule approve invoice forecast cash flow report distributor rights completion investor petty purchase order release funding hire union compare department tax credit sign delay spend vendor delivery clearance per-diem pay save total risk bank bond overview cap negotiate sign-off',
    },
  },
  {
    about:
      'adult education centre or evening school with a course programme freelance lecturers rooms minimum numbers and enrolments in cooking languages pottery computers',
    roles: {
      'participant|student|learner|customer|user':
        'enrol search evening book pay reduced waitlist remind bring material certificate date rate recommend learn beginner pottery cooking newsletter favourite wish receipt moved cancelled instead parking carpool companion swap level interest gift voucher try weekday painting yoga spanish guitar near phone reply afford buy start seat',
      'lecturer|course instructor|instructor|teacher|freelancer':
        'proposal participant attendance material key projector invoice hour description date handout email substitute sign equipment copy shift apron budget evening prepare confirm contract topic offer photo next term level feedback message upload teach bring mileage tax pay-out suggest available lend explain kiln form',
      'programme planner|course planner|manager|director|head|admin':
        'minimum occupancy programme semester catalogue lecturer contract plan budget subsidy price statistics evaluation demand brochure topic approve compare department report gap duplicate trend calculation cover teaching unit quota district proofread publish deadline break-even income profit audience staffing idea hire quality seal print average shortage goal',
      'office|secretary|staff|receptionist|assistant':
        'enrolment phone register debit refund waitlist move notify print door sign key invoice reminder certificate counter address reduced proof call transfer confirm mailing merge duplicate cash voucher enquiry caretaker projector reserve sick letter payment answer record open scan mail money change check correct sort booking desk stamp welcome hand',
    },
  },
  {
    about:
      'vocational training apprenticeship and with firms apprentices report books school blocks plans final exams chambers schools share who learns what when',
    roles: {
      'apprentice|trainee|intern|student|user':
        'write week submit task learn school block holiday request sick hour rotate mentor feedback goal practise quiz wage overtime tool reminder question workshop signature travel remaining intermediate skill proof upload career day ask hand forgot down colleague canteen leave excuse photo bus tomorrow next worry pass',
      'trainer|instructor|mentor|supervisor|training officer':
        'sign check approve plan rotation skill assess evaluation feedback talk task progress weak missing overdue attendance apprentice prepare observe rate safety briefing workshop workpiece comment probation remind goal demonstrate meeting checklist register week explain show correct read mark judge praise criticise daily workbench teach hand late reject',
      'training manager|manager|personnel manager|hr|owner|admin':
        'contract vacancy applicant interview intake probation termination chamber cost wage placement rotation plan overview year takeover rate budget capacity dropout compare recruit fair deadline register entry statistics subsidy approve document school offer headcount forecast hire fill bonus trend salary advertise apply candidate end average quota pay date legal audit',
      'vocational teacher|teacher|school':
        'class absent block timetable notify firm company certificate lesson mark attendance late topic learning field coordinate message conference exercise material curriculum substitute room warn pupil excuse list test sheet share project teach subject examine remark homework average missing work semester classroom contact call',
    },
  },
  {
    about:
      'student residence hall of with rooms applications tenancy common kitchens laundry repairs parcels and floor speakers students come go each semester so change hands often',
    roles: {
      'resident|student|tenant|applicant|user':
        'apply waitlist laundry washing machine kitchen fridge noise repair report parcel wifi rent pay deposit sublet move-in move-out flatmate swap bike shower heater party neighbour bulletin lend contract extend internship bill balcony slow guest broken free cook cheap study bed desk wash dryer internet furnish status print invite reminder',
      'caretaker|janitor|housekeeper|staff|maintenance worker':
        'repair ticket handover defect meter tap drain bulb heater leak inspect photo vacant clean mould lock round spare part order tick done boiler smoke detector bin snow tool urgent paint inventory protocol mattress access filter screwdriver water damage window replace lamp assign close lawn unlock change list job',
      'housing manager|administrator|admin|manager|office|owner':
        'allocate waitlist application contract rent arrears deposit occupancy vacancy turnover termination reminder semester priority invoice cost statistics renovate budget approve sublet document proof enrolment debit utility report limit letter move-in date quota notice export print pay overdue fill waiting check assign mail calculate plan compare signature stamp',
      'floor speaker|tutor|floor representative|warden':
        'party floor meeting rule complaint cleaning plan rota kitchen mediate vote budget welcome newcomer noise fund event barbecue bar announce quarrel minutes introduce hour common lend projector sign poll elect quiet spokesperson garbage organise speak resident invite night collect notify evening assembly remind clash decide tour mediation',
    },
  },
];
