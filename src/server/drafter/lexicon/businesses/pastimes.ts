import type { Business } from './business.ts';

export const PASTIMES: readonly Business[] = [
  {
    about:
      'baby log tracking app for parents feeding nappies sleep growth milestones midwife breastfeeding pumping doctor checkups newborn infants mothers fathers nursing diapers health infant',
    roles: {
      'parent|mother|father|user|member':
        'breastfeed bottle nappy sleep timer left right side log night tired growth tooth milestone photo fever pump milk nap solid food cry remind vitamin checkup hand one-handed yesterday long first smile share partner pattern weight allergy twins bath rash dark',
      'partner|grandparent|babysitter|family member|nanny':
        'last fed next take-over handover note tonight bottle amount warm put bed routine photo notify see away emergency number instruct lullaby shift comforter help favourite call update today dummy stroller read invited wake baby pram bath time nappy hungry asleep dress grandma',
      'midwife|doctor|paediatrician|nurse|health visitor':
        'weight percentile curve checkup vaccination report jaundice feeding amount appointment visit note development examine refer export question advise lactation history premature temperature chart mother health record patient finding deviation print prescribe screening hearing baby breast birth blood tummy date breastfeed skin',
      'admin|administrator|owner|moderator':
        'account share child profile permission delete export backup forum report medical false content article translate subscription price advert statistic privacy block premium sync data device crash review store approve partner update user parent server language bug cost source photo email',
    },
  },
  {
    about:
      'medication app reminder pills doses prescriptions refills side effects pharmacies carers blood pressure medicine drugs patients tablets health treatment pharmacy',
    roles: {
      'patient|user|member|pill taker':
        'take tablet remind dose forget skip snooze refill run-out prescription pain side-effect blood pressure sugar measure diary scan package leaflet interaction morning travel time-zone calendar big letter confirm history order insulin stock photo doctor visit allergic alone pill drop pharmacy',
      'carer|caregiver|family member|relative|parent|nurse':
        'mother taken missed alarm notify pillbox fill week check person share list hand emergency child fever dose weight worry call round cup sort tick handover sign visit help stock low take-over swallow record refuse father grandma evening pill plan medicine nurse note',
      'doctor|physician|general practitioner':
        'prescribe plan adjust adherence report patient interaction contraindication value trend kidney dosage change stop therapy review diagnosis lab print electronic approve renewal note appointment compare allergy threshold titrate discuss polypharmacy history blood sugar prescription side-effect practice visit message diagnose side effect clinic',
      'pharmacist|pharmacy|pharmacy staff':
        'prescription dispense order ready pick-up generic substitute stock supplier blister pack advise interaction check delivery message reserve redeem copay label customer shortage recall batch narcotics price counter courier query illegible print medicine patient drug note insurance telephone pill shelf ointment',
      'admin|administrator|owner':
        'drug database update import package code leaflet translate account permission delete gdpr export medical device log audit backup subscription statistic certificate encryption study consent region notification reliability role report outage support version user medicine error security data test approval pharmacy barcode',
    },
  },
  {
    about:
      'language learning app vocabulary lessons exercises pronunciation levels tutors streaks flashcards grammar foreign languages words speaking students teachers courses dictionary pupils',
    roles: {
      'learner|student|user|member|pupil':
        'word vocabulary learn flashcard repeat streak lesson level pronunciation speak listen grammar exercise mistake translate goal daily remind offline travel game sentence slow audio tutor book review hint test certificate conversation verb article keyboard fluent forget english spell dictionary read',
      'teacher|tutor|coach|trainer':
        'student class assign homework correct feedback progress lesson plan material availability booking calendar payout call whiteboard recording mistake frequent grade create exercise group note rate cancel no-show level place message oral upload worksheet curriculum video topic pupil speak pronunciation vocabulary',
      'author|content creator|editor|native speaker|translator':
        'course write sentence audio record exercise unit translate variant accept answer key dialogue image cultural glossary publish draft review report wrong accent voice phrase difficulty order story proofread dialect add example test tip lesson text line vocabulary speaker recording word',
      'parent|child':
        'child progress minute week limit school unit vocab list test tomorrow reward sticker game safe profile weekly report certificate fun animal colour sing allow easy tired motivate sibling family plan picture screen class favourite help homework english word teacher learn',
      'admin|administrator|moderator|owner':
        'course statistics dropout subscription conversion forum report block language new tutor verify payout commission price content approve churn trial experiment retention school licence class import notification delete review bad complaint campaign active ban permission user word list certificate payment learner server',
    },
  },
  {
    about:
      'flat share and shared flats flatmates cleaning rota costs rooms rent chores house rules room viewings apartment roommates housing bills',
    roles: {
      'flatmate|roommate|tenant|member|user|resident':
        'clean rota chore turn swap kitchen bin shopping shared cost owe pay rent dishes quiet party guest bathroom fridge notify vote rule tick dirty deposit key washing machine complain fair internet toilet paper away plant shelf plan cook rubbish vacuum',
      'organiser|main tenant|flat admin|admin|administrator|host':
        'invite rota create rotate cost split rent collect electricity bill contract move-in move-out remind late settle inventory handover report rule kitty flatmate new remove increase overdue deposit return assign meeting subscription landlord contact backup permission meter archive key list bank pay vote',
      'applicant|room seeker|guest|visitor|subtenant':
        'room search viewing appointment apply profile photo size price location furnished free available balcony pet smoker message rejected casting introduce invite bed sleepover sublet month filter map alert favourite wifi password arrive flat flatmate rent deposit address phone number question moving',
      'landlord|property manager|owner|caretaker':
        'rent received contract deposit repair report defect tenant list heating notice statement utility reading damage inspection photo tradesman appointment key handover overdue increase announcement chimney insurance subletting permit register subtenant approve smoke detector renovate flat payment house rule flatmate cellar meter window',
    },
  },
  {
    about:
      'car pool pools and ride sharing for commuters drivers passengers seats pick up points routes shared fuel costs detours driving together lift cars travel commuting',
    roles: {
      'passenger|rider|user|member|commuter':
        'ride seat book find pick-up wait late driver cancel luggage price pay rate smoke woman only back tomorrow regular alternative reminder share location stop drop home work chat train miss message detour ask trust safe search airport rain belt station bicycle',
      'driver|host|offerer':
        'offer ride seat free route detour passenger accept decline pickup order fuel cost toll paid cancel wait regular departure time navigate no-show luggage space pets rule confirm change delay start full kilometre earn insurance repeat vehicle plate pass car road stopover',
      'organiser|mobility manager|employer|parent|coordinator':
        'group company school club child turn week plan rota fair drive parking reserved co2 saved report invite match site shift statistics campaign reward practice training away car seat list substitute participate colleague distribute family commuter driver ride start carpool festival vehicle',
      'admin|administrator|moderator|owner|operator':
        'verify licence profile report block ban complaint fake commission dispute refund rating abuse route statistic city growth payment insurance partner delete price rule fraud account queue identity safety incident event meeting point import fee active user driver document support passenger trip count',
      'child|pupil|teenager':
        'practice school friend sit beside drive today pick late message mum trainer home ready seat allowed phone notify football bag come car colour see ask wait change forgot early training bus backpack rain hungry house sister corner swim music lesson',
    },
  },
  {
    about:
      'wish list lists and gift birthdays weddings christmas gifts reserving links friends family secret santa presents birthday families occasions wishes',
    roles: {
      'wisher|user|member|child|birthday child|recipient|couple':
        'wish add link photo size colour price list birthday christmas share hide priority toy favourite shop received thank note dream update delete want surprise private shoe letter santa amount several choice draw remember old money present book game doll lego',
      'giver|gift giver|friend|guest|relative|buyer':
        'reserve buy gift idea budget secret taken chip together undo remind date order address delivery give ship wrap receipt hint alternative compare spoil join half birthday next history double interest anonymous cheap late bought ask present paper price card shop',
      'organiser|host|parent|list owner':
        'event invite list create draw lots secret-santa exclude budget limit participant deadline party guest table wedding registry children age approve wish unreasonable grandparent send print qr progress group gift collect contribution thank remind archive manage password split child name family',
      'admin|administrator|owner|operator|moderator':
        'affiliate shop partner link dead price update import product commission statistic block report spam account delete translate advert occasion template delivery email newsletter privacy season support crash conversion category revenue abuse backup feed user image server language trend complaint search month',
    },
  },
  {
    about:
      'home inventory app belongings rooms boxes values receipts warranties insurance storage lending household things objects possessions furniture insured warranty attic cellar',
    roles: {
      'user|householder|owner|member|homeowner':
        'item photo room box find label scan barcode receipt warranty expire value lent cellar search move serial insurance export manual attic sell battery remind wardrobe category garage qr purchase lend declutter document tool spare tag collection furniture shelf shed drawer',
      'family member|partner|flatmate|child':
        'find borrow take put back ask toy share note moved look ski tent christmas decoration key drill notify see add game lost belong bike please return box room give away outgrown shelf dress tool search cupboard photo attic book charger',
      'insurer|insurance agent|adviser|appraiser|surveyor':
        'value sum insured underinsured proof list report burglary fire claim jewellery appraisal certificate age depreciate replacement photo evidence policy room total estimate export approve art compare damaged contents gap adjust document receipt missing damage customer house insure water theft household flood',
      'admin|administrator|organiser|household admin|mover':
        'invite permission household category field import backup export delete storage merge duplicate label print sync share restrict account van box number truck unload volume floor fragile list move assign load second home location bulk archive template user room inventory lift plan colour file',
    },
  },
  {
    about:
      'smart home app lights heating blinds sensors cameras door locks energy scenes automations voice control house devices lamps automation household appliances',
    roles: {
      'resident|user|member|family member|homeowner':
        'light switch scene heating warm voice evening blind door lock phone away holiday alarm camera doorbell ring temperature bedroom dim music widget energy forgot window open tv movie remote coffee favourite cold wake vacuum electricity charge leave home lamp garage',
      'admin|administrator|owner|household admin':
        'automation rule device pair room rename permission guest invite sensor schedule trigger battery update firmware backup log wifi offline hub remove child lock condition test script integrate restrict consumption history restore group template notification failure zone reset password light user network',
      'child|parent|guest|visitor|babysitter':
        'nightlight dark room only allow limit tv time home school code temporary door open wifi arrive bathroom scared bedtime story colour light own heating guest instruct quiet notify lock window stair pin button visit expire easy nap lamp lullaby music key',
      'installer|technician|electrician|support agent':
        'install wire configure handover diagnose fault signal gateway commission protocol customer site remote access firmware error visit wiring plan serial warranty replace calibrate checklist template cable fuse circuit document range ticket mesh meter test report cabinet sensor thermostat box drill date',
      'carer|neighbour|landlord|energy adviser':
        'fall motion movement alert emergency mother check leak smoke water holiday watch plant key meter consumption saving compare solar tariff peak report vacant tenant mould humidity notify camera normal routine stove old door sensor daily heating window cold pipe stair kitchen',
    },
  },
  {
    about:
      'maps navigation and app places routes traffic saved hiking offline reviews directions travel driving streets destinations location map',
    roles: {
      'user|traveller|driver|hiker|cyclist|member|navigator':
        'route navigate nearby traffic toll avoid offline save place parking arrive share location speed camera detour stop petrol charge walk bus trail elevation bookmark voice turn reroute zoom search opening bench toilet home lost satellite gpx compass street address motorway junction',
      'contributor|mapper|reviewer|local guide':
        'add place edit correct photo review missing wrong closed street name suggest draw path trace rating point level verify survey tag submit history discuss accept comment upload house number import gap local revert changeset map shop picture opening building bridge',
      'business owner|owner|shop owner|advertiser':
        'claim listing opening hour holiday photo reply review phone website visitor direction request advert statistics verify menu update category special closed temporarily attribute location marker wrong insight call view competitor post offer booking link logo customer shop answer address picture guest promotion',
      'moderator|admin|administrator|operator|editor':
        'vandalism revert report fake review edit approve queue block duplicate merge boundary layer import tile server update traffic data licence spam dispute translate ban monitor quality abuse cache cost log statistic api key priority map user street error satellite language',
      'friend|family member|group leader|host':
        'live location arrive meet share point group together wait track child safe notify eta follow stop lead tour send invite map shared breakdown pick lost sheep pause marker worried find itinerary car time phone route position hike evening park meeting bus',
    },
  },
  {
    about:
      'notes app notebooks checklists sketches tags search sharing attachments sync across devices writing lists thoughts documents ideas memo text notepad',
    roles: {
      'user|member|writer|author|note taker|student':
        'note write search tag folder checklist photo voice sketch pin quick widget sync offline archive delete trash recover link template dictate remind highlight code table paste handwrite export lock version web clip attach dark keyboard title shortcut sort idea remember text',
      'collaborator|colleague|friend|reader|guest|family member':
        'shared edit comment together cursor conflict mention suggest see changed notify view link reply assign tick invite join history read-only accept leave copy public question feedback share highlight author save list document task remark text proofread shopping plan minutes idea',
      'owner|organiser|team lead|notebook owner|host':
        'share permission revoke invite notebook team meeting minutes agenda template assign task transfer restrict password expire publish workspace structure member remove link public merge lock page archive overview decide follow onboarding wiki version note project group reader history knowledge draft',
      'admin|administrator|operator':
        'account storage quota backup restore encryption sso export delete policy device wipe retention audit log user invite deactivate import migrate group licence plan billing server region support restrict sharing integration api security leaver crash note file company password count version certificate',
    },
  },
  {
    about:
      'calendar app appointments events invitations shared calendars reminders families and teams time zones recurring dates scheduling meetings planning schedule diary',
    roles: {
      'user|member|attendee|participant|invitee':
        'appointment remind accept decline maybe today week view recurring move time-zone birthday sync overlap travel alarm widget propose colour search note late next free day print location holiday hide cancel notice tentative join forget import date month swipe concert phone',
      'organiser|host|event organiser|team lead|meeting organiser':
        'invite participant find slot poll reschedule cancel room attach agenda reply list remind accepted series guest link video replace update free-busy optional max deadline suggest conflict confirm book buffer round duration late date meeting location attendee vote team workshop time',
      'parent|family member|child|partner':
        'family child practice school dentist pick-up drive holidays homework exam chore assign shared colour each babysitter party test timetable weekend dinner bin collection kindergarten sport bag birthday cake ask permission evening whose swimming see ready kid mother father concert holiday doctor game',
      'assistant|secretary|staff':
        'boss behalf delegate manage several calendar shift appointment protect travel buffer call back print daily request sort conflict prepare dossier accept priority block lunch visitor hotel flight confirm inform reserve remind sheet private mark waiting manager board meeting invitation list driver',
      'admin|administrator|owner|client|customer':
        'resource room permission share default policy import export account delegate right holiday set public subscribe delete leaver integrate server booking page service price confirmation book pay reschedule backup audit time zone group retention migrate role user calendar office domain list email',
    },
  },
  {
    about:
      'split bills splitting and shared expenses among friends groups trips debts settlements balances currencies money restaurants costs shares holiday repay owed receipts',
    roles: {
      'member|participant|user|friend|debtor|traveller':
        'owe pay split expense add share balance settle paid dinner trip currency receipt photo equal percentage beer mark transfer link dispute comment forget vegetarian round history friend drink taxi late remind cash explain unfair refund restaurant bill pizza rent cinema groceries',
      'payer|creditor|lender':
        'paid money back remind overdue collect iban received confirm partly request nudge advance deposit receipt scan item assign charge send total outstanding forgive wait deadline bank ticket front hotel fuel proof friendly pay photo month loan account lend date friend reminder invoice',
      'organiser|group admin|admin|host|trip leader|treasurer':
        'group create invite member remove settle-up minimise transaction kitty budget export close trip currency default category overview edit delete correct lock remind weight couple late joiner guest offline total person archive report merge vote limit log flat holiday cost share',
      'administrator|owner|operator|moderator':
        'account payment provider fee exchange rate fraud premium price delete gdpr statistic active country translate bug support currency list backup verify subscription advert conversion retention crash report block suspicious limit partner user count money bank policy revenue email licence error data protection',
    },
  },
  {
    about:
      'quiz app quizzes and trivia questions rounds players points nights pub hosts leaderboards categories game answers teams knowledge play guessing',
    roles: {
      'player|participant|team member|user|member|guest':
        'answer question guess point score joker timer leaderboard team buzzer category rematch friend duel correct wrong explain level streak join code nickname hint skip win badge practise difficult phone rank report share lose statistics remember fair solve knowledge capital quick',
      'quizmaster|host|organiser|presenter|moderator':
        'round start question reveal pause next team score sheet screen projector read code tie-break music picture point correct jury accept spelling evening prize winner display wait kick cheat lobby break seat table announce beamer sponsor stopwatch late microphone bar answer',
      'author|editor|creator|question writer|teacher':
        'create question wrong answer image source check duplicate category difficulty draft import publish typo fact outdated review bank tag explanation class homework result random edit copy export pupil curriculum test share pool variation rate approve theme list picture photo explain',
      'admin|administrator|owner|operator':
        'report statistic category player active block cheat delete nickname advert subscription price venue licence league season moderate quality question dropout account retention revenue partner sponsor translate permission backup import campaign growth ban review queue notification user game server error quiz',
    },
  },
  {
    about:
      'classifieds classified adverts second hand goods sellers buyers prices negotiating pick up shipping photos categories scams used things marketplace selling buying ads sell',
    roles: {
      'buyer|searcher|interested party|user|member|customer':
        'search filter nearby alert price offer negotiate message ask favourite pick-up ship pay protection fake seller rating scam similar map condition size reserve refund return distance report saved bargain answer available swap receive cheap damage notify expired compare used sofa',
      'seller|advertiser|provider|vendor':
        'advert photo title price sell reserve mark sold reduce view bump renew describe category free reply template no-show postage label parcel payout duplicate pause draft buyer rating invoice stock haggle delete shop highlight suggest attic edit relist picture offer sale',
      'moderator|support agent|admin|administrator|staff':
        'report scam forbidden weapon animal block fake queue duplicate category delete ban ip verify phone dispute evidence appeal warn spam keyword stolen police counterfeit image check account approve pattern phishing review rule suspicious refund case advert seller user identity remove picture',
      'owner|operator|manager':
        'revenue listing fee promote advert space growth category region conversion commission payment protection active top price dealer package fraud rate search term campaign report compare month shipping partner success retention competitor cost forecast churn tax seller user income subscription budget advertise car invoice',
    },
  },
  {
    about:
      'neighbourhood help app neighbours offers and requests errands borrowing tools lost cats street festivals volunteers neighbors community local support district helping',
    roles: {
      'neighbour|help seeker|requester|resident|member|user|senior':
        'ask help request errand drill borrow shopping ladder lift carry lost cat parcel noise street notice babysit trust thank nearby party announce sell question recommend plumber urgent alone ride doctor dog walk phone simple introduce moved power cut block garden neighbour',
      'helper|volunteer|offerer|neighbour helper':
        'offer help accept available hour task skill lend return distance evening sign-up confirm calendar insure reimburse receipt badge thank-you shift decline swap deliver list notify near strength car tutoring weekend finish log take-over match visit garden shopping drive senior elderly',
      'organiser|host|coordinator|association|event organiser':
        'festival event volunteer match assign list rota announce street block permit stall poster poll invite flea-market room budget donate collect meeting newsletter need hotline phone pair follow-up print report municipality hour thank insurance registration cancel flyer table cake neighbour resident lantern',
      'moderator|admin|administrator|owner|municipality':
        'verify address report quarrel rude delete post block group rule boundary district spam commercial political fake official warning category statistic invite code activity sponsor privacy ban queue hide complaint appeal emergency notice guideline role pin user council resident message account',
    },
  },
  {
    about:
      'genealogy family tree and research ancestors births marriages records archives sources dna photos relatives history descent genealogists surname descendants parish',
    roles: {
      'researcher|user|member|genealogist|family researcher':
        'ancestor tree birth marriage death record parish register source cite branch generation surname hint match dna gedcom census handwriting transcribe photo uncertain duplicate person village archive visit emigrate note export chart print brick wall timeline cousin born baptism map grandfather widow',
      'relative|family member|guest|viewer|cousin':
        'view tree photo story grandma contribute memory correct comment related invite reunion birthday add child name living hide recognise face tell voice record upload great-uncle letter poster contact curious share anecdote see gift relation uncle aunt wedding old niece album',
      'archivist|transcriber|volunteer|indexer|expert':
        'scan page index transcribe old script gothic date normalise place column double key illegible register box request copy fee image quality batch proof review catalogue record set reading latin order reply restriction shelfmark progress abbreviation annotate document church volume film roll name',
      'admin|administrator|tree owner|owner|moderator|organiser':
        'permission edit invite living privacy merge conflict restore change log backup import duplicate vandal lock subscription delete request report forum copyright storage role approve suggestion kit match threshold collection licence statistics surname list society fee meeting newsletter user tree relative invoice server',
    },
  },
  {
    about:
      'birdwatching app sightings species lists songs hotspots photos counts migration rare birds field trips nature ornithology observers watching wildlife birding',
    roles: {
      'birdwatcher|birder|user|member|observer|spotter':
        'sighting species log count list life identify song record photo rare alert hotspot map binoculars nest season offline quick field year feeder garden migration plumage juvenile female location hide spot owl walk note share similar first tick bird woodpecker morning',
      'expert|reviewer|verifier|ornithologist|record checker':
        'verify identify confirm doubtful photo question reject reason rarity unusual plausible comment date range subspecies committee recording spectrogram queue evidence correct hybrid misidentified ask detail escaped document accept key trait moult regional vote bird quality feather call region comparison gull wing',
      'organiser|host|excursion leader|tour guide|coordinator':
        'excursion walk participant meet sign-up count day sector assign transect route volunteer checklist cancel weather beginner boat nest box round announce result compare year protocol carpool train reminder ring station list common report telescope limit instruct birder group meeting point car trip',
      'researcher|scientist|conservationist|ranger':
        'data export trend population breeding pair survey grid square disturb protect habitat threat effort coverage dataset decline climate distribution model ring number site report authority wind farm season arrival download citation occupancy statistic year comparison bird migration sensor raptor colony',
      'admin|administrator|moderator|owner':
        'species list taxonomy merge translate hide location sensitive nest block report spam comment copyright sound upload account region import duplicate delete forum rule api permission ban donation server backup checklist version newsletter rank cheat user bird sighting photo language error',
    },
  },
];
