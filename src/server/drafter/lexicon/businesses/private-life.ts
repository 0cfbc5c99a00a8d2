import type { Business } from './business.ts';

export const PRIVATE_LIFE: readonly Business[] = [
  {
    about:
      'shopping list shared app groceries items supermarkets families aisles offers favourites lists household food products supermarket stores buying trolley pantry',
    roles: {
      'shopper|user|member|family member':
        'tick aisle store add item list scan barcode sort offer price basket missing amount forget phone voice photo offline supermarket undo brand expiry suggestion quick recipe favourite total loyalty card market substitute checkout bag note dairy run-out order freezer cheese trolley',
      'organiser|list owner|host|owner|parent':
        'share invite list create weekly plan assign bought party budget meal stock remove member history repeat template distribute remind several rename archive spending compare pantry approve limit household cost permission guest week recipe family price notify sort bread shop bulk chore',
      'child|flatmate|partner|roommate|kid':
        'wish add want snack ask empty milk note cereal notify buy bring photo suggest treat request vote yoghurt favourite toilet paper finished remember please chocolate cola shampoo need allergic message way today home urgent see drink school cake fruit ice cream',
      'admin|administrator|store manager|operator':
        'category product catalogue translate barcode duplicate merge offer import leaflet layout store report statistics block account moderate picture advert price correct synonym brand usage feed backup delete support partner update crash chain shop item spam user version server grocery nutrition outage',
    },
  },
  {
    about:
      'recipe app recipes and cooking ingredients portions meal plans cooks ratings photos steps diets shared cookbooks baking meals kitchen dishes food chefs',
    roles: {
      'cook|user|member|reader|home cook':
        'search ingredient fridge portion scale step timer screen awake hand voice favourite collection weekly plan shopping vegetarian allergy quick tonight rate comment print substitute oven convert cup gram left-over season unit calorie save note try cooked dinner bake boil pan mix',
      'author|creator|chef|recipe author|food blogger|contributor':
        'write recipe upload photo step ingredient draft publish edit title video tag category version source reply comment view follower credit nutrition calculate difficulty import variation preview series popular story tip copyright statistics feature earn book cookbook date kitchen share list taste',
      'moderator|admin|administrator|editor':
        'approve report spam duplicate ingredient catalogue merge category block comment offensive copyright stolen picture check featured curate correct unit synonym translate newsletter delete queue flag recipe day user warn rule allergen mark quality guideline claim nutrition review complaint season author',
      'family member|guest|parent|child':
        'vote wish menu like dislike allergic eat tonight cook suggest share invite favourite pancake lunch box vegetable picky school rate help learn easy simple hungry spicy tell want portion table present request sweet join birthday breakfast dessert soup cake noodle sauce',
    },
  },
  {
    about:
      'fitness app and gym training workouts exercises sets plans weight progress coaches classes challenges strength exercise athletes trainers health studio',
    roles: {
      'member|user|athlete|trainee|client|customer':
        'workout exercise set repetition weight log rest timer progress plan goal body photo calorie streak muscle chart record warm-up class book cancel friend challenge sync watch heart rate music offline beginner sore motivate home equipment bench squat personal lift lose',
      'coach|trainer|personal trainer|instructor':
        'client plan create template assign exercise video adjust feedback check form technique progress note injury message appointment session program compliance skip load periodise nutrition correct reply group measure invite copy library class participant attendance instruct overtrain demonstrate goal motivation athlete set',
      'doctor|physiotherapist|therapist':
        'injury pain restrict exercise rehab patient release load heart report prescribe diagnosis mobility recommend contraindication knee back share limit note follow-up recovery medical range blood pressure history progress therapy healing warn document approve sport medicine test consent surgery pulse muscle joint',
      'admin|administrator|owner|studio manager|moderator|manager':
        'subscription churn price revenue class schedule exercise catalogue challenge create report block comment content approve active retention coach payout member statistics capacity permission newsletter sponsor discount verify ban occupancy cancel rate contract invoice trial month equipment gym user payment room staff',
    },
  },
  {
    about:
      'running app and jogging routes pace distance training plans races clubs gps tracks shoes challenges athletes runners marathon kilometres runs',
    roles: {
      'runner|user|member|athlete|jogger':
        'run route pace distance gps record split lap watch heart shoe kilometre marathon half interval voice announcement weather dark light nearby loop elevation personal best share pause auto race injury slow hill streak week calorie goal safe plan sync sprint',
      'coach|trainer|running coach':
        'plan training athlete interval load tempo assign adjust session zone taper test feedback compare pace weekly volume overload compliance message group injury goal race prepare comment skip recovery threshold template upload analyse technique fatigue runner rest pulse week speed kilometre note',
      'organiser|club leader|host|race organiser|group leader':
        'meet group run invite date start participant register bib time keeping result route publish marshal cancel pace entry fee shirt limit waiting checkpoint water station volunteer map announce list certificate podium category safety latecomer sweep photo sponsor number prize timing',
      'admin|administrator|moderator|owner':
        'challenge create badge leaderboard cheat vehicle report segment delete block privacy zone route approve statistic subscription active moderate comment abuse map data sponsor hide partner outlier ban price retention import verify account user export policy spam race group translation runner track',
      'friend|family member|follower|spectator':
        'live track follow cheer safe home late finish line congratulate comment kudos notify emergency map expect arrive watch location message like stand meet point photo compare race day stop worry wave marathon kilometre route text run evening alarm family together worried',
    },
  },
  {
    about:
      'sleep tracker tracking app bedtime wake up phases snoring alarm naps diary insomnia quality nights sleeping bed rest tiredness health',
    roles: {
      'user|sleeper|member|patient':
        'sleep wake alarm bedtime snore nap phase deep dream night tired morning score quality caffeine alcohol remind wind-down sound record phone watch sync debt goal trend week noise toilet gentle jet-lag screen rest log feel insomnia weekend music bed pillow',
      'doctor|sleep therapist|therapist|sleep specialist':
        'patient diary report apnoea insomnia therapy restrict latency efficiency average export questionnaire medication diagnose oxygen mask appointment share plan night compare follow-up note pattern recommend history disorder score interpret adjust prescribe lab sleep clinic breathing test data pill prescription brain wave',
      'coach|sleep coach':
        'routine advice plan habit program goal message weekly check-in lesson relax breathing exercise motivate feedback adjust client suggest tip stress bedtime ritual progress celebrate session light temperature customise remind homework evaluate answer tea shower week evening walk screen bed stretch journal sleepy',
      'parent|partner|family member':
        'child baby nap bed schedule story night wake share snore disturb log school rhythm nightlight schoolday teenager limit phone tired tomorrow quiet partner view both turn monitor cry fall help room check time pyjama light lullaby bottle early nursery tooth fairy sleepy cuddle',
      'admin|administrator|researcher|owner':
        'anonymous data export cohort device sensor algorithm version delete permission consent subscription study retention statistics content sound upload crash usage price report gdpr group firmware accuracy compare account block premium trial user translate server backup night recording battery anonymise sleeper microphone',
    },
  },
  {
    about:
      'diary app personal and journal daily entries mood photos memories private locked writing prompts therapists journaling thoughts feelings days',
    roles: {
      'writer|user|diarist|author|member|journaler':
        'entry write today mood photo memory year ago lock pin private prompt remind voice dictate tag search place weather export print book evening grateful handwriting backup past dream draft streak trip sketch delete feeling hide thought font offline day page secret',
      'therapist|coach|doctor|counsellor':
        'client share mood trend pattern entry note session homework prompt assign comment crisis trigger read-only anxiety progress chart before appointment exercise medication agree question feedback reflect confidential patient weekly flag goal observe summary feeling sleep emotion therapy write depression curve log burden',
      'partner|family member|parent|friend|reader':
        'shared entry read comment invite common memory together holiday child growth grandparent send react photo album anniversary couple letter gift birthday notify contribute milestone heart permission baby first view receive surprise write share evening grandma story travel wedding picture thank remember',
      'admin|administrator|owner':
        'encryption account recover password delete subscription storage quota backup restore server export gdpr prompt content template translate crash support usage trial price block login sync premium key retention statistics version user mail privacy policy device data bug cost count font pack diary security',
    },
  },
  {
    about:
      'habit tracker tracking app daily routines streaks goals reminders check ins challenges buddies motivation self improvement personal development behaviour change reminder coach achievements',
    roles: {
      'user|member|participant':
        'habit streak tick daily remind goal skip miss routine morning water smoke quit read meditate progress calendar week widget reward motivate pause holiday note chart relapse sugar undo forget start small evening timer done badge custom archive alarm fail jog bed',
      'coach|mentor|trainer|therapist':
        'client plan assign habit review check-in feedback message progress stuck adjust group program template motivate call suggest goal reflect compliance note weekly drop-out question praise barrier lesson invite success trigger overview celebrate coachee week set reason small member participant setback',
      'buddy|friend|partner|accountability partner|parent|child':
        'cheer nudge challenge compare join together share bet win message see leaderboard invite support remind lazy chore star sticker earn brush teeth tidy homework encourage react common promise lose high-five reward fun family congratulate weekend streak both bed jealous walk weekly',
      'admin|administrator|organiser|host|moderator|owner':
        'challenge create template category library invite group start date rule winner cheat report comment block delete statistics retention subscription price content notification default translate prize ranking active moderate churn publish team company participant user email spam plan reminder member week draw',
    },
  },
  {
    about:
      'dating app for singles profiles matches likes messages photos dates preferences reports verification love partner flirting chatting couples relationship meeting',
    roles: {
      'member|user|single|dater':
        'match like swipe profile photo message chat age distance date block report undo hide pause filter interest visited favourite ghost unmatch reply icebreaker shy meet safe share location voice video premium boost serious smoker verify gender bio notify fake night kiss',
      'moderator|safety agent|support agent|staff':
        'report fake profile photo review ban harassment scam block nude message underage verify selfie queue evidence warn suspend appeal abuse threat escalate police catfish spam keyword flag pattern decide multiple account device shadow robot user safety hide proof fraud conversation member',
      'owner|operator|manager|product manager':
        'subscription revenue conversion premium churn active gender ratio region growth match rate price retention boost sale campaign country success trial report compare cohort average advert safety incident uninstall refund funnel competitor marketing experiment user advertising month bounce city language rating income',
      'admin|administrator':
        'account delete data gdpr permission algorithm keyword blocklist role storage login payment provider backup log export retention moderator age limit policy translation config feature toggle outage device push token region question catalogue user notification photo verify price email deactivate bug language',
      'matchmaker|coach|event organiser|host':
        'suggest introduce pair event speed-dating participant table round feedback profile improve tip photo choice interview client date arrange balance invite ticket venue compatibility questionnaire note follow-up advise list guest confirm success city age bar evening meeting singles match couple dinner conversation name',
    },
  },
  {
    about:
      'chat app and messenger messages groups contacts voice calls emojis read receipts channels messaging friends texting conversation communication online',
    roles: {
      'user|member|contact|sender|friend':
        'message send reply emoji voice photo group read receipt mute forward delete pin search sticker call video block archive quote edit typing schedule unread notify background dark link location poll mention translate disappear backup phone favourite draft reaction self transfer',
      'group admin|host|organiser|channel owner|group owner':
        'invite link remove member rule announcement pin title picture slow mode restrict post promote moderator event poll welcome approve join lock history visible delete offtopic limit mute topic subgroup ban broadcast schedule rename role transfer kick group channel file message photo',
      moderator:
        'report flag spam abuse hate delete ban warn filter word queue bot mute raid evidence appeal context offensive suspend review guideline escalate minor troll log block note repeat offender decision threat language shift user channel message remove list insult image',
      'parent|child|teenager':
        'stranger safe limit time contact approve bully help alert night screen school class allow friend request location emergency block permission worry age funny game sticker homework report nasty ask grandma curfew group see quiet child phone bed mobile classmate chat family',
      'admin|administrator|operator':
        'server retention encryption key account deactivate domain policy export legal archive integrate bot api sign log storage quota backup update federation push provision leaver compliance device list remote wipe upload limit monitor outage role guest user group message company licence sso',
    },
  },
  {
    about:
      'photo sharing app albums pictures family and friends likes comments uploads events prints face recognition images cameras relatives memories photographs',
    roles: {
      'user|member|photographer|uploader|family member|contributor':
        'upload photo album crop filter share tag face date search download original backup phone storage delete duplicate print caption video slideshow favourite memory rotate private edit camera sort map blurry live travel portrait watermark licence collage unsharp picture holiday wedding selfie',
      'viewer|friend|guest|follower|grandparent|recipient':
        'like comment view download link see slideshow tv notify new react save print order heart share request password without account wedding tagged remove big swipe receive frame postcard thank choose select hide tag picture album child screen photo relative remark zoom',
      'album owner|host|organiser|parent':
        'invite guest album permission collect qr event wedding link expire password hide upload child face blur approve cover order arrange contribute kindergarten consent remove share stop download forbid public chronological merge highlight best photo book remind photographer birthday trip participant',
      'moderator|admin|administrator|owner|operator':
        'report nude copyright delete block account storage quota cost subscription spam face data gdpr retention queue flag ban upload abuse server takedown appeal limit active backup compress format statistics price minor filter permission image violence user policy child picture hack video complaint',
    },
  },
  {
    about:
      'online game and mobile games players levels matches clans tournaments scores items servers cheats matchmaking gaming multiplayer characters quests esports community',
    roles: {
      'player|user|gamer|member':
        'play level score match opponent rank item skin friend invite clan lobby quest reward inventory trade save resume tutorial controller settings achievement leaderboard respawn loot coin mute toxic lag ping replay skip difficulty character team report voice rematch custom win lose',
      'game master|host|organiser|clan leader|tournament organiser|guild leader':
        'tournament bracket round create invite start seat team pair event schedule rule prize kick recruit member raid rank assign referee result spectator stream announce registration check-in password adventure dice secret story map npc turn pause campaign group money watch live',
      'moderator|admin|administrator|support agent':
        'cheat ban report chat toxic mute appeal evidence replay review log exploit account hacked restore refund bot queue warn suspend nickname offensive server restart maintenance duplicate trade fraud ticket investigate shadow detect whitelist rollback role player insult rule game username violation',
      'parent|child':
        'playtime limit purchase block age screen-time pin allow stranger chat spend report night homework permission weekly school reward safe break rating bedtime cost weekend fun easy pet sibling colour approve ask budget child game hour week money sunday friend console tablet',
      'developer|publisher|owner|game designer|product manager':
        'revenue retention balance item price sale season funnel crash churn event release patch level design telemetry active cohort whale store conversion economy weapon win rate drop test monetise feature country campaign tutorial dropout note experiment peak player purchase device version bug tester',
    },
  },
  {
    about:
      'chess club app and clubs games moves openings puzzles ratings tournaments clocks analysis opponents chessboard players matches federation board training',
    roles: {
      'player|member|user|chess player':
        'move game opponent puzzle rating opening analyse engine blunder draw resign clock rematch blitz board piece premove endgame history replay challenge friend mate takeback train variation castle notation colour theme bishop knight pairing streak mistake win lose side fork online',
      'coach|trainer|teacher':
        'student lesson assign puzzle homework position diagram annotate comment game review study opening repertoire weakness group progress explain arrow endgame exercise set share plan show mistake pattern level prepare feedback simul library chapter curriculum kid evaluate tactics practise check blunder king',
      'tournament director|arbiter|organiser|host|club manager':
        'tournament pairing round swiss result standing register bye table clock tie-break publish start late forfeit protest entry fee prize schedule team board order rating report print floor venue withdraw latecomer claim seed list federation league match day player arbiter paper slip score',
      'admin|administrator|moderator|owner':
        'cheat engine use ban report account chat abuse rating reset server fair play detect appeal block investigate sandbagging nickname statistics premium membership fee price permission import federation data delete backup suspicious accuracy queue close user cheater game complaint email player refund club translate',
      'parent|spectator|child|fan':
        'watch live follow game child result pick-up start round club lesson safe chat time limit explain commentary favourite notify broadcast simple rule learn piece fun sticker easy rank cheer evening tournament trip proud evaluation trophy medal match photo online move',
    },
  },
  {
    about:
      'film list and series lists watchlist ratings reviews streaming services recommendations seen films friends actors movies cinema watching viewers tv actor genre',
    roles: {
      'user|member|viewer|film fan':
        'watchlist seen rate film series episode season trailer stream tonight recommend similar actor director genre mood short remind release random list spoiler note rewatch progress cinema diary top hide subscription language statistic poster favourite next movie pick ticket tv cast evening',
      'friend|partner|family member|host|organiser':
        'film night vote together both invite choose suggest common compare taste match share date popcorn veto list shared snack comment couple watch send already evening agree schedule group poll seat swipe living room movie series pick sofa weekend thriller comedy',
      'reviewer|critic|author':
        'review write star publish spoiler mark draft follower like comment quote festival verdict compare list curate column essay score reply edit helpful reader press still embargo paragraph ranking headline view movie opinion rating film cinema premiere plot acting camera soundtrack recommend author',
      'moderator|admin|administrator|editor|owner':
        'catalogue duplicate merge title metadata cast poster import spoiler report review delete spam block translate correct missing streaming data licence partner statistics affiliate premium ban vote manipulation queue category revenue api provider update age rating movie user language image advert cost edit',
      'parent|child':
        'age rating suitable kid limit screen-time cartoon profile scary block allow pin tired bedtime animal princess dinosaur favourite again wish safe list watched sibling sunday holiday picture funny ask violence movie family cinema sister choose evening cry kids channel dragon',
    },
  },
  {
    about:
      'music app and streaming songs playlists artists albums concerts lyrics bands rehearsals downloads singers listening tracks sound musicians melody radio',
    roles: {
      'listener|user|member|fan':
        'play song playlist skip shuffle download offline lyric favourite artist album recommend mood discover queue repeat sleep-timer volume car radio recognise share concert nearby follow quality podcast speaker running workout party history genre like mix crossfade hidden headphone hear loud melody',
      'artist|musician|band|band member|songwriter':
        'upload track release cover stream royalty fan concert date rehearsal setlist chord sheet lyrics recording demo idea tuner metronome profile tour merch statistics collaborator master credit verse bpm key riff payout gig instrument practise message album studio listener melody guitar drum',
      'host|organiser|dj|playlist owner|band leader':
        'collaborate invite vote party queue guest wish song request approve rehearsal attendance room book setlist order gig offer transition announce cancel mood set limit block event remove schedule substitute fee public share playlist birthday dance crowd volume genre floor speaker drink',
      'admin|administrator|label|moderator|owner|manager':
        'catalogue metadata rights licence royalty report takedown duplicate merge fake stream fraud subscription revenue churn price country contract split settlement explicit mark import isrc advert statistics block comment family plan account release approve chart cost song artist payout user statement copyright',
      'teacher|parent|child|student':
        'practise lesson homework piece scale piano violin minute daily note reading sticker progress slow tempo record listen feedback exam song kid explicit filter limit bedtime story age favourite recital explain correct fingering assign book metronome instrument pupil sing concert practice time',
    },
  },
  {
    about:
      'gardening app plants beds watering sowing calendar harvest pests allotments community gardens seeds garden flowers vegetables soil balcony greenhouse gardeners growing',
    roles: {
      'gardener|user|member|hobby gardener|allotment holder':
        'plant water sow harvest bed seed remind calendar frost pest slug photo identify fertilise prune soil shade balcony pot tomato neighbour rotation compost diary weed seedling repot weather yield swap lawn disease sun raised greenhouse bloom flower bulb carrot herb garden',
      'expert|adviser|coach|botanist':
        'diagnose leaf disease question answer photo recommend variety treat pest advice article tip identify spot deficiency confirm species soil test region explain organic remedy reply request cause fungus instruct prevention verify consult seasonal symptom plant type watering light root insect',
      'organiser|host|garden manager|allotment chair|community garden manager':
        'plot assign waitlist volunteer work day duty watering roster tool borrow key fee lease invite announce meeting water meter shed member rule compost delivery list remind event hour inspect neglect terminate harvest share budget order shared schedule garden parcel season statute calendar neighbour bee',
      'moderator|admin|administrator|owner':
        'plant database species merge correct translate report spam comment block shop image licence weather data import calendar region duplicate delete forum approve statistic subscription affiliate user price toxic mark missing notification sensor feed photo map language advert garden topic statistics',
      'neighbour|helper|family member|child|volunteer':
        'holiday water instruct take-over tap photo done much strawberry pick help dig rake sticker learn grow see sunflower sign-up shift tick key forget simple hose bring afternoon garden can bucket plant tomato balcony summer mow carrot worm bean flower lettuce cherry',
    },
  },
  {
    about:
      'pet app care for dogs and cats vaccinations feeding walks vets sitters lost pets health records animals owners veterinary veterinarian puppy',
    roles: {
      'pet owner|owner|user|member|customer':
        'dog cat feed walk vaccination worm remind weight vet appointment passport photo lost chip medicine tick sitter book birthday insurance food amount breed diary allergy travel share puppy toilet symptom groom favourite treat emergency litter rate trust bark bill pet',
      'vet|veterinarian|doctor|vet assistant':
        'patient record vaccinate diagnose x-ray finding prescribe dose treatment surgery lab history chip read castrate anaesthesia follow-up invoice species appointment waiting weight curve blood batch certificate refer note emergency discharge fasting stitch animal owner tooth weigh tablet operation examine practice',
      'pet sitter|dog walker|sitter|walker|helper|boarder':
        'walk key report photo route request accept booking available instruct feed leash meet calendar paid price profile review area overnight pickup holiday care group emergency contact note start finish update aggressive limit tick check owner reach dog cat home handover weekend night treat',
      'moderator|admin|administrator|shelter staff|breeder':
        'adopt listing verify sitter report block fake lost found match breed list animal intake cage litter size foster pedigree approve photo check spam commission dispute delete user database merge statistic content fraud chip register contract donation review price advert identity region complaint donor',
      'family member|child|partner':
        'fed already turn walk done tick today assign cuddle play learn trick photo see fish hamster responsible remind duty evening schedule brush poop note share clean cage water worry sticker dog cat rabbit leash school time holiday hungry puppy bowl',
    },
  },
];
