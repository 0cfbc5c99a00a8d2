import type { Rewording } from '../language/rewording.ts';

/** Misspellings and chat words that are safe to mend anywhere. */
export const SPELLINGS: Readonly<Record<string, string>> = Object.fromEntries(
  `teh = the; hte = the; adn = and; monthy = monthly; montly = monthly; weekley = weekly; dayly = daily; excercise = exercise; excercises = exercises; exersise = exercise; exersises = exercises; recipies = recipes; recipie = recipe; tommorows = tomorrow's; buisness = business; comission = commission; adressed = addressed; cancelation = cancellation; colum = column; colums = columns; catagory = category; catagories = categories; discription = description; guage = gauge; libary = library; lenght = length; heigth = height; wieght = weight; occurence = occurrence; personel = personnel; posible = possible; questionaire = questionnaire; rythm = rhythm; shcedule = schedule; shedules = schedules; skedule = schedule; tempature = temperature; vegatables = vegetables; vegtables = vegetables; warrenty = warranty; whould = would; wouldve = would have; yeild = yield; aswell = as well; evrything = everything; evryone = everyone; allways = always; befor = before; beggining = beginning; chnage = change; chagne = change; choise = choice; enought = enough; everyting = everything; finaly = finally; freind = friend; freinds = friends; intrested = interested; knowlege = knowledge; mispelled = misspelled; nubmer = number; nubmers = numbers; peopel = people; peple = people; realy = really; rember = remember; shure = sure; sombody = somebody; stoped = stopped; thats = that's; whats = what's; wheres = where's; whos = who's; theres = there's; trys = tries; unavailble = unavailable; usally = usually; usualy = usually; visable = visible; wheter = whether; wich = which; yesturday = yesterday; nad = and; recieve = receive; recieves = receives; recieved = received;
adress = address; adresses = addresses; seperate = separate; seperately = separately; definately = definitely;
occured = occurred; untill = until; wich = which; becuase = because; beacuse = because; becasue = because;
calandar = calendar; shedule = schedule; scedule = schedule;
notifcation = notification; notifcations = notifications; notificaton = notification; reciept = receipt;
reciepts = receipts; acess = access; custumer = customer; custumers = customers;
cusotmer = customer; cusotmers = customers; cutsomers = customers; langauge = language;
payed = paid; shoud = should; shoudl = should; woud = would; coud = could; cant = can't; dont = don't; doesnt
= doesn't; didnt = didn't; isnt = isn't; wasnt = wasn't; werent = weren't; arent = aren't; havent = haven't; hasnt = hasn't;
wont = won't; couldnt = couldn't; shouldnt = shouldn't; mustnt = mustn't; neednt = needn't; hadnt = hadn't; theres = there's; thats = that's; whats = what's; wouldnt = wouldn't; im = I'm; ive = I've; id = ID; pls
= please; plz = please; thx = thanks; u = you; ur = your; bc = because; cuz = because; coz = because; cos =
because; btw = ; asap = ; tbh = ; imo = ; fyi = ; msg = message; msgs = messages; pic = picture; pics =
pictures; info = information; infos = information; stats = statistics; ppl = people; asst = assistant; assts = assistants; coord = coordinator; mgr = manager; mgrs = managers; admins =
administrators; admin = administrator; wanna = want to; gonna = going to; gotta = have to; apointment =
appointment; apointments = appointments; appoinment = appointment; appointement = appointment; availible =
available; availabe = available; sucessful = successful; succesful = successful; begining = beginning; comming
= coming; delievery = delivery; delivary = delivery; diffrent = different; enviroment = environment; existance
= existence; expierd = expired; goverment = government; immediatly = immediately; managment = management;
maintainance = maintenance; mesage = message; neccessary = necessary; necesary = necessary; ocassion =
occasion; passwort = password; pasword = password; previos = previous; prefered = preferred; priviledge =
privilege; proccess = process; recomend = recommend; refered = referred; remeber = remember; reminer =
reminder; resturant = restaurant; similiar = similar; statment = statement; tommorow =
tomorrow; tommorrow = tomorrow; usefull = useful; vaccum = vacuum; vehical = vehicle; wensday = Wednesday;
writting = writing; tonights = tonight's; todays = today's; tomorrows = tomorrow's; yesterdays = yesterday's; prob = probably; thier = their; theyre = they're; youre = you're; alot = a lot; alwasy = always; alreayd = already; befor =
before; whne = when; wiht = with; witht = with; w = with; whith = with; taht = that; tihs = this; serach =
search; seach = search; searhc = search; filtter = filter; exprot = export; exort = export; improt = import;
upoad = upload; uplaod = upload; dowload = download; donwload = download; downlaod = download; notifiy =
notify; notfy = notify; remid = remind; alow = allow; allwo = allow; creat = create; udpate = update; upadte =
update; invocie = invoice; invocies = invoices; invioce = invoice; oder = order; odrers = orders; oders =
orders; ordes = orders; mananger = manager; reprot = report; reprots =
reports; stauts = status; satus = status; usr = user; usrs = users; uesr = user; uesrs =
users; pacient = patient; pacients = patients; studnet = student; studnets = students; techer = teacher;
techers = teachers; automaticaly = automatically; automaticly = automatically; minumum = minimum; minimun = minimum; maximun = maximum; maxium = maximum; orginal = original; actualy = actually; usualy = usually; finaly = finally; realy = really;
differnt = different; diferent = different; noone = no one; wierd = weird; probelm = problem; probelms = problems; availble = available; somthing = something; evry = every; agian = again; agianst = against; agains = against; lable = label; lables = labels; quanity = quantity; qunatity = quantity; maintanance = maintenance; maintenence = maintenance; necesarry = necessary; seperated = separated; adressed = addressed; alrady = already; tehre = there; becouse = because; cancelation = cancellation; sumary = summary; remindr = reminder; remindrs = reminders; upto = up to; infact = in fact; atleast = at least; everytime = every time; aswell = as well;
generaly = generally; normaly = normally; basicly = basically; especialy = especially; imediately = immediately; beeing = being; twise = twice; vetinary = veterinary; vetenary = veterinary; addres = address; attachement = attachment; attachements = attachments; acceptible = acceptable; refering = referring; sned = send; docter = doctor; docters = doctors; wnat = want; wnats = wants; nto = not; jsut = just; hsould = should; ahve = have; ot = to; fo = of; yuo = you; hwo = how; hwen = when; waht = what; tehm = them; tehy = they; dosnt = doesn't; dosent = doesn't; doesen't = doesn't; woudnt = wouldn't; coudnt = couldn't; shoudnt = shouldn't; itll = it will; theyll = they'll; youll = you'll; weve = we've; theyve = they've; youve = you've; theyd = they'd; youd = you'd; hes = he's; shes = she's; hows = how's; tonite = tonight; nite = night; foto = photo; fotos = photos; allways = always; paied = paid; layed = laid; choosen = chosen; brang = brought; tooken = taken; fullfil = fulfil; maintainence = maintenance; independantly = independently; concious = conscious; embarass = embarrass; goverment = government; harrass = harass; liason = liaison; milage = mileage; millenium = millennium; noticable = noticeable; occurance = occurrence; occurances = occurrences; paralell = parallel; persistant = persistent; posession = possession; pronounciation = pronunciation; publically = publicly; refrence = reference; relevent = relevant; responce = response; rediculous = ridiculous; succede = succeed; supercede = supersede; threshhold = threshold; truely = truly; unfortunatly = unfortunately; wherver = wherever; wich = which; acheive = achieve; beleive = believe; cheif = chief; feild = field; peice = piece; peices = pieces; releive = relieve; retreive = retrieve; veiw = view; veiws = views; wieghts = weights; foriegn = foreign; nieghbour = neighbour; acording = according; alternitive = alternative; apparantly = apparently; arrangment = arrangement; catagories = categories; changable = changeable; completly = completely; comittment = commitment; consistant = consistent; decison = decision; desparate = desperate; dissapear = disappear; dissapears = disappears; dissapeared = disappeared; dissapointed = disappointed; exsisting = existing; familar = familiar; forgeting = forgetting; fourty = forty; gaurd = guard; garantee = guarantee; garanteed = guaranteed; happend = happened; honeslty = honestly; incase = in case; inteligent = intelligent; interupt = interrupt; knoweldge = knowledge; lisence = licence; mispell = misspell; neccessarily = necessarily; ninty = ninety; offical = official; oppertunity = opportunity; paticular = particular; perminent = permanent; posibility = possibility; practicaly = practically; prefered = preferred; privelege = privilege; reccomend = recommend; reccommend = recommend; recomended = recommended; resturants = restaurants; seperation = separation; sieze = seize; specifc = specific; strenght = strength; suprise = surprise; tecnical = technical; temporarly = temporarily; therfore = therefore; tranfer = transfer; twelth = twelfth; vacum = vacuum; valueable = valuable; visability = visibility; whereever = wherever`
    .split(';')
    .map((pair) => pair.split('=').map((word) => word.trim()) as [string, string]),
);

/** Words that are right in few trades and a slip in all others: a product that has them means them. */
export const MOSTLY_SLIPS: Readonly<Record<string, string>> = {
  calender: 'calendar',
  calenders: 'calendars',
  costumer: 'customer',
  costumers: 'customers',
  manger: 'manager',
  mangers: 'managers',
  raport: 'report',
  remainders: 'reminders',
  wether: 'whether',
};

const NUMBERED =
  'order|invoice|room|customer|item|batch|phone|account|ticket|member|serial|policy|part|article|house|case|licence|license|registration|tracking|table|bed|seat|plot|unit|contract';

/** Short forms that people type, in full. What stands before and behind tells them from words: "the till", "no more", "5 min". */
export const SHORT_FORMS: readonly Rewording[] = [
  [/\b(?:sh(?:l)?d|shud|shoud|shuld)\b/gi, 'should'],
  [/\bcud\b/gi, 'could'],
  [/\bwud\b/gi, 'would'],
  [/\bought to\b/gi, 'should'],
  // "grey it out", "gray out the pin once it is old"
  [
    /\bgr[ea]y (?:(it|them|(?:the|those|these|all|every|each) (?:[\w-]+ ){0,2}?[\w-]+) out\b|out (it|them|(?:the|those|these|all|every|each|an?) (?:[\w-]+ ){0,2}?[\w-]+)(?= (?:if|when|once|that|which|after|as soon|unless)\b|[.,;!]|$))/gi,
    (_, before = '', behind = '') => `mark ${before || behind} in grey`,
  ],
  // "a diff btw two versions", "rename + tag them"
  [
    /(?<=\b(?:diff|difference|gap|link|time|break|pause|buffer|distance|switch|choose|compare|comparison|move|swap|transfer|sync|toggle)s? )btw(?= )/gi,
    'between',
  ],
  [/(?<=[a-z]{3} )\+(?= [a-z]{3})/g, 'and'],
  [/\bso long as\b/gi, 'as long as'],
  // "no shows block spots": those who did not come
  [
    /\bno shows?\b(?= (?:block|cost|take|waste|leave|make|hurt|are|keep|fill|happen|ruin|should|must|pay|get|lose))/gi,
    'no-shows',
  ],
  [/(?<=(?: would|'d) )(?:much|far) (?=rather\b)/gi, ''],
  // "let customers ok the estimate"
  [
    /(?<=\b(?:to|can|could|should|must|may|and|or|not|(?!is |was |its |this )[a-z]+s) )ok (?=(?:the|an?|my|our|their|his|her|its|it|them|all|every|each|any|new|changed|late|bigger)\b)/gi,
    'approve ',
  ],
  [/\bgift wrap (?=(?:the|an?|my|our|their|it|them|all|every|each|any) )/gi, 'gift-wrap '],
  [/\beach others (?!(?:and|or|in|on|at|to|when|if)\b)(?=[a-z]{3,})/gi, "each other's "],
  // "last weeks walks"
  [
    /\b(this|last|next) (week|month|year|season|term)s (?!(?:is|are|was|were|have|has|had|will|can|we|i|they|ago|and|or|in|on|at|before|after|only|but|for|to|with)\b)(?=[a-z]{3,})/gi,
    "$1 $2's ",
  ],
  [/\bwld\b/gi, 'would'],
  [
    /(?<!\b(?:gives?|gave|given|sets?|shows?|stays?|signs?|signed|makes?|made|picks?|picked|goes|turned|turns?) )\bup until\b/gi,
    'until',
  ],
  // "when its the club that cancels"
  [
    /\b(when|if|unless|because|since|as|that|once|but|and) its (?=(?:the|an?|not|too|our|my|always|never)\b)/gi,
    "$1 it's ",
  ],
  [/\bcld\b/gi, 'could'],
  // "farmers who've got the app"
  [/\b(who|they|we|you|I)['’]ve got (?!to\b)/gi, '$1 have '],
  [
    /(?<!\b(?:the|an?|our|my|every|each|one|per|of|for|by|with|\d)),? \b(?:atm|rn)\b[,:]?(?= (?:it|we|they|i|he|she|the|there|this|that|you|everybody|everyone|nobody|people|our|my)\b)/g,
    '. At the moment,',
  ],
  [/(?<!\b(?:the|an?|our|my|every|each|one|per|of|for|by|with|\d))(?<=\w),? \b(?:atm|rn)\b/g, ' at the moment'],
  [/\b(?:sth|smth)\b/gi, 'something'],
  [/\b(?:sb|smb)\b/g, 'somebody'],
  [/\bdept(s?)\b\.?/gi, 'department$1'],
  [/\b(an?|each|every|per|this|next|last|\d+) wk(s?)\b/gi, '$1 week$2'],
  [/\b(an?|each|every|per|this|next|last|\d+) yr(s?)\b/gi, '$1 year$2'],
  [/\b(an?|each|every|per|this|next|last|\d+) mth(s?)\b/gi, '$1 month$2'],
  [/\b(\d+) ?secs?\b/gi, '$1 seconds'],
  [/\bqty\b\.?/gi, 'quantity'],
  [/\bappt(s?)\b\.?/gi, 'appointment$1'],
  [/\bacct(s?)\b\.?/gi, 'account$1'],
  [/\bmgmt\b/gi, 'management'],
  [/\besp\b\.?/gi, 'especially'],
  [/\bapprox\b\.?/gi, 'about'],
  [/\bca\.?(?= ?\d)/g, 'about'],
  [/(?<!\d ?)\bmin\.? (?=(?:\d|one\b|two\b|three\b))/gi, 'at least '],
  [/(?<!\d ?)\bmax(?:imum|\.)? (?=(?:\d|one\b|two\b|three\b))/gi, 'at most '],
  [new RegExp(`\\b(${NUMBERED}) no(?=\\.\\s+[A-Z])`, 'g'), '$1 number'],
  [new RegExp(`\\b(${NUMBERED}) no\\b\\.?(?! (?:longer|more|one|matter|later))`, 'gi'), '$1 number'],
  [
    /(?<!\b(?:the|an?|at|our|each|every|second|cash|one|per|this) )\btill (?!(?:receipts?|rolls?|staff|drawers?|slips?|journal)\b)(?=\w)/gi,
    'until ',
  ],
  [/\bvs\./gi, 'vs'],
  [/\b2x(?!\d)/gi, 'twice'],
  [/\b(\d+)x(?!\d)/gi, '$1 times'],
  [/,? (?:etc|et cetera)\b(?=\.(?:\s+[A-Z]|\s*$))/g, ''],
  [/,? (?:etc|et cetera)\b\.?/gi, ''],
  [/\bok(?:'d|ayed|'ed)(?!\w)/gi, 'approved'],
  [/,? \b(?:eg|e\.g)\b\.?,? (?=so\b)/gi, ' '],
  [/\beg\b\.?,? /gi, 'for example '],
  [/\bthru\b/gi, 'through'],
  [/\btho\b/gi, 'though'],
  [/\b(?:tmrw|tmr)\b/gi, 'tomorrow'],
  [/\blemme\b/gi, 'let me'],
  [/\bgimme\b/gi, 'give me'],
  [/\bdunno\b/gi, 'do not know'],
  [/(?<= )'em\b/gi, 'them'],
  // "so long as both agree" is a condition; "it takes so long as it is" tells how long.
  [
    /(?<!\b(?:takes?|took|taking|not|for|waits?|waited|lasts?|lasted|is|are|was|were|been|be) )\bso long as\b/gi,
    'as long as',
  ],
  [/,? (?:you know|ya know|y['’]know)(?=[.!]*$|[.!] |,)/gi, ''],
  [/,? (?:please|pls|plz)(?= (?:because|since|so that)\b)/gi, ''],
  [/,? ?\b(?:fwiw|afaik|iirc|imho|lol|haha|kinda|sorta)\b,?/gi, ''],
];

/** Names and abbreviations as they are written, by their lower-case form. They are restored only where the idea has them. */
export const WRITTEN_FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  `CSV PDF XLS XLSX XML JSON HTML API REST SMS QR URL GPS VAT GST SSO MFA 2FA IBAN BIC NFC RFID IT HR CRM ERP POS SEO FAQ USB UTC ICS iCal EAN SKU ISBN UPC SEPA GDPR HIPAA SLA KPI KPIs OKR PIN PINs AI SAML OAuth LDAP OCR VR AR IoT FTP SFTP VPN UI UX CEO CFO EUR USD GBP
Google Gmail Outlook Slack Teams Jira Confluence Trello Asana GitHub GitLab Bitbucket Stripe PayPal Klarna Shopify Amazon Apple Android iOS iPhone iPad iPhones iPads macOS Windows Linux Excel Word PowerPoint WhatsApp Telegram Signal Facebook Instagram TikTok LinkedIn Twitter YouTube Spotify Zoom Dropbox OneDrive SharePoint Salesforce HubSpot Zendesk Intercom Mailchimp
Twilio SendGrid Xero QuickBooks DATEV SAP Oracle Sage Zapier Notion Airtable Figma Miro Twint Venmo Adyen Mollie Wise Strava Garmin Fitbit DHL UPS FedEx Bluetooth Wi-Fi WiFi Chrome Firefox Safari Bing Uber Airbnb Kubernetes Docker PostgreSQL MySQL MongoDB Redis AWS Azure Firebase Sentry Grafana Prometheus Datadog PagerDuty Okta Auth0 Keycloak
English German French Spanish Italian Portuguese Dutch Polish Turkish Arabic Chinese Japanese Korean Russian Ukrainian Romanian Bulgarian Czech Hungarian Slovak Croatian Serbian Hebrew Persian Vietnamese Thai Swedish Danish Norwegian Finnish Greek Hindi Welsh Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February April June July August September October November December Christmas Easter Europe Germany France Switzerland Braille DICOM HL7 FHIR LTI SCORM BIM CAD ID IDs MB GB KB TB Mbps`
    .trim()
    .split(/\s+/)
    .map((form) => [form.toLowerCase(), form]),
);

/** Lower-case words that are also a written form but mean something else in a sentence. */
export const NOT_NAMES: ReadonlySet<string> = new Set(
  'it teams word signal wise sage apple windows notion zoom oracle pos ar us it rest slack may march pin pins is safari ups stripe chrome signal intercom bing'.split(
    ' ',
  ),
);

/** What everybody has before their eyes, without its article in front of what it must do: "screen must not go dark". */
export const BARE_PART =
  /(?<=^|[.!?] )(app|screen|page|form|site|website|system|tool|portal|platform|calendar|search|timer|keyboard|scanner|camera|display|map|menu|home page|start page) (?=(?:must|should|shall|can|cannot|can't|may|has to|needs to|shouldn't|mustn't|won't|does not|doesn't) )/gi;

/** Names of several words. */
export const NAMES_OF_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\blast minute (?=[a-z]+)/gi, 'last-minute '],
  [/\bgoogle (analytics|maps|calendar|drive|sheets|docs|pay|ads|forms|meet|translate)\b/gi, 'Google $1'],
  [/\bmicrosoft (teams|outlook|excel|word|office|azure|entra)\b/gi, 'Microsoft $1'],
  [/\bapple (pay|wallet|watch|health|calendar|music|maps)\b/gi, 'Apple $1'],
  [/\bmicrosoft\b/gi, 'Microsoft'],
  // "an alert from slack", and no "slack season"
  [
    /(?<=\b(?:from|in|via|to|on|into|through) )slack(?=$|[.,;:!?)]| \(| (?:and|or|when|if|for|with|channels?|messages?|alerts?|threads?)\b)/g,
    'Slack',
  ],
  [/\be mail(s|ed|ing)?\b/gi, 'e-mail$1'],
  // "in may": what is allowed stands behind no such word, or a verb follows.
  [
    /(?<=\b(?:in|since|until|till|by|of|during|before|after|last|next|early|late|mid|end of|\d(?:st|nd|rd|th)?) )may(?=$|[.,;:?!)]| (?:and|or|to|for|at|on|with|when|we|they|i|because|so|but|as|this|last|next|20\d\d)\b)/g,
    'May',
  ],
  [
    /(?<=\b(?:in|since|until|till|by|of|during|before|after|last|next|early|late|mid|end of|\d(?:st|nd|rd|th)?) )march(?=$|[.,;:?!)]| (?:and|or|to|for|at|on|with|when|we|they|i|because|so|but|as|this|last|next|20\d\d)\b)/g,
    'March',
  ],
];
