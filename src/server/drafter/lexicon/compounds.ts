/** Words that are verbs as well, and what they name together with the next word: "access codes", "test drive", "lock screen". */
const PAIRS = `access: code right log point level time token card path hour rule; answer: sheet machine; audit: trail log;
back: office pain order button door cover exercise number room; balance: sheet; batch: number size code date job; block: letter;
book: club cover review recommendation shop fair token series; break: time room rule; budget: plan report overview line;
call: centre center log history script queue charge cost back; care: plan home worker level label; case: file study manager law;
cash: book flow register desk; change: log history request management; charge: point level station card port; chat: history room bot window log;
check: digit list mark box point-list; claim: form status number history handler; clock: face; close: date contact season; code: snippet word;
colour: theme scheme palette chart picker blindness; color: theme scheme palette chart picker blindness; comment: section box thread field;
contact: detail person form list card book lens tracing; control: panel room group point centre; cook: book; copy: protection button deadline;
cost: centre center overview saving breakdown estimate code price; cover: letter photo sheet image story page picture; crash: report log course;
credit: note limit card score balance check history; cross: reference section; cut-off: date time; cycle: route path lane;
date: picker range format field; debit: card note; delay: statistic code notice; delivery: note; demand: forecast curve;
deposit: box slip account scheme; design: template system guide pattern; diet: plan; direct: debit message flight line; discount: code card voucher;
display: name setting unit stand; document: template type version preview title; double: room bed booking entry; draft: mode version;
draw: result date; dress: code size rehearsal; drink: menu; drive: thru; drop: zone; drop-off: point; duplicate: check warning detection finder;
email: signature template digest footer; e-mail: signature template digest footer; end: date time page point; escape: route plan; estimate: template;
exchange: rate student; exercise: plan book bike; exit: interview poll code sign; expense: report claim category; experience: level;
export: format history button wizard; express: delivery checkout lane train; face: mask recognition cloth; fall: detection alarm; favourite: list;
favorite: list; feed: amount schedule plan; field: name type trip note; figure: caption; file: name size format upload path extension;
filter: preset bar option chip panel; finish: time line date; fire: drill exit door alarm station safety brigade extinguisher hydrant; fit: guide;
flag: colour color; flood: warning; floor: plan; focus: mode group; forecast: horizon; form: field builder letter template; freeze: date;
fuel: cost card level gauge; fund: raising manager; gift: card voucher wrapping idea certificate shop; grade: book boundary;
grant: application holder agreement; group: chat photo discount leader calendar rate size name change; guarantee: period; guard: dog duty rota;
guide: dog price book; hand: luggage; harvest: date calendar time; head: count office teacher; heat: map pump wave;
help: desk text centre center button topic; hire: car date charge period; hold: music time; host: family rating; house: rule plant share;
import: wizard error format; increase: letter; input: mask; interview: note slot question; invoice: template number; iron: level;
issue: tracker type template list status history; join: date link button; journal: entry; judge: score; jump: rope;
label: printer format size template type; land: register line; lap: time; launch: date; lay: day; lead: time source; lease: contract agreement term;
leave: request balance entitlement policy; level: indicator; license: plate key; licence: plate key; lift: status pass; light: bulb sensor;
like: count button; limit: warning; link: preview checker text; list: price view; load: time plan; loan: period history term desk; lock: screen code;
log: file book level; look: book; love: letter; lunch: menu break time; mail: merge server box; map: layer legend view pin marker extract;
mark: sheet scheme; market: price stall day; match: report schedule day fixture ball official; measure: unit;
message: template board thread history box; model: railway; name: badge tag plate day; note: template book pad; notice: board period;
number: plate range; offer: letter price code; open: hour house day evening;
order: number history status form confirmation tracking book total value volume; pack: list size; package: size;
page: number header footer title count layout; paint: shop job; park: map ranger bench; part: number payment; party: bag game; pass: rate holder;
pay: rate day scale grade rise date; phone: number book card line; pick: list; pick-up: point; pilot: project scheme phase site; pin: board code;
place: name card mat; plan: view version; plant: label care pot nursery food disease; play: list count time area ground; plot: number; poll: result;
pool: car table; position: title; post: code box office card; practice: test mode room session; practise: test;
press: release kit conference office photo; price: list alert history tag range band drop label; print: preview layout shop version view; process: map step owner;
profile: picture photo name; programme: note booklet; project: template overview plan manager; promise: date; purchase: order history price;
query: builder; question: bank type mark; queue: position length number; quiz: result night; quote: template; range: filter; rank: list;
rate: card limit; read: receipt; record: card player label holder sleeve; reference: number book letter; refund: policy request;
release: note date calendar; rent: reminder increase arrears book; repair: log shop kit; repeat: order prescription customer; reply: template;
report: template builder; research: note project paper; rest: day period stop room; return: label policy reason ticket address journey flight;
review: score reminder; reward: point scheme card; ring: tone binder; risk: register assessment; roll: call; round: trip; route: map planner number;
run: time; sale: price; sample: letter size text data menu paper; scale: drawing model; scan: history; schedule: overview conflict; school: calendar;
score: board sheet card line; screen: reader time size; search: result history suggestion engine term; seat: map number belt plan; seed: bank packet;
service: interval manual charge dog desk history; set: menu; shift: plan note swap pattern worker length; shop: window assistant floor;
show: case time room reel; sign: language; signal: strength; size: chart guide; sleep: diary score; slide: show deck; sort: order option;
sound: effect; source: list code; split: view; sponsor: logo; spot: price check; staff: rota room discount meeting training member; stage: plan;
stamp: card duty collection; stand: number; star: rating sign; start: screen page date time line point; step: counter count;
stock: level alert market list count; stop: sign button watch list; store: locator hour room cupboard; study: group plan leave room;
style: guide sheet; supply: chain teacher list; support: chat hour ticket group team worker; survey: result question; swap: board shop market meet;
switch: statement; table: number tennis; tag: cloud; target: date weight group; tax: rate return code form;
test: result mode case drive centre environment strip tube kit; text: block size message box field; theme: park; ticket: price type office machine;
time: sheet zone slot stamp tracking table; tip: jar; title: page deed; top: list; touch: screen; tour: date guide; trace: log; track: record;
trade: fair discount union association; train: time station ticket journey; transfer: fee window; transport: cost company;
travel: time expense cost agent insurance plan; trial: period; trust: fund; turn: signal; type: list face; update: history note; upgrade: path price;
upload: limit history; use: case; value: added; view: count mode; visit: note history; voice: note message memo call; vote: count; wait: list time;
walk: route; wash: programme cycle; waste: bin; watch: list history strap; water: meter level bill bottle; wave: filter; wish: list;
work: order history plan hour permit experience placement station`;

const COMPOUNDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  PAIRS.split(/;\s*/).map((entry) => {
    const [first = '', heads = ''] = entry.split(': ');
    return [first, new Set(heads.split(' '))];
  }),
);

/** Whether a word and the next one, in the singular, are the name of a thing although the word is a verb too. */
export function isNamedTogether(first: string, head: string): boolean {
  return COMPOUNDS.get(first)?.has(head) === true;
}

/** Verbs with their own preposition, where the same words hardly name a thing. */
export const VERBS_WITH_PREPOSITION =
  /^(?:(?:book|pay|save|ask|apply|register|prepare|bid|vote|search|look|check|sign up|allow|opt|wait|account|shop) for|(?:switch|choose|toggle|navigate|move|alternate) between|(?:log|sign|tap|check|clock|zoom|dial|drill|hook|plug|opt|tune|slot|factor) (?:in|into|in to|down into)|(?:log|sign|opt|check|clock|hook|drop|back) (?:out|out of|up|off)|(?:drill|zoom|scroll|slow|scale) down|(?:page|cycle|tab|click|scroll|leaf|swipe|step|sort|browse|flick|walk) through|(?:vote|comment|report|agree|decide|rely|bid|focus|act|insist) on|(?:print|draw|write|display|pay|work|mark|travel|run) (?:on|in|offline|online|as|with|from|without)|(?:mark|save|log in|sign in|print|export|flag|tag|publish|pose|continue) as|(?:copy|start|order|import|recover|resume|learn|pay|work|book|print|buy) from|(?:order|return|pay|search|filter|sort|group|shop|browse|book|vote) by|(?:copy|point|switch|object|subscribe|reply|upgrade|transfer|move|jump|scroll|default|export|save|relate|stick|adapt|respond|add|connect|convert|change|print|navigate|listen|sync) to|(?:deal|swap|trade|share|compare|chat|sync|network|interface|interact|cope|comply|collaborate|integrate|communicate|team up|travel|merge|talk|pair) with|(?:team|sign|top|back|hook|line|pair|wrap) up|(?:kit|space|parcel|rule|cross|point|fill|phase|wheel|read|spell|print|block|lay|map|copy|sort|fade) out|(?:power|ward|wall|fence|switch|turn|tick|cross|sign|write|close|fend|mark) off|(?:hand|take|carry) over|sync across|land on)$/;
