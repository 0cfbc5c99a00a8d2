/** What a name is told apart by that came about before: things like that are looked at, and not to be done. */
export const CAME_ABOUT =
  /^(?:reached|received|expected|done|spent|earned|left|bought|ordered|booked|tied|used|made|owed|affected|concerned|involved|interested|needed|required|wanted|given|taken|found|seen|known|based|located|related|called|named|sold|registered|lost|damaged|broken|caused|missed|forgotten|stolen|had|said|meant|born|dated|sized|priced|produced|delivered|installed|aged|featured|visited|played|read|thrown|cancelled|canceled|unpaid|lent|borrowed|rented|saved|gained|won|achieved|planned|printed|worked|written)$/;
/** When it came about. */
export const IN_THE_PAST =
  /\b(?:last|this|past|previous) (?:week|month|year|quarter|season|night|term|time|\w+day)s?\b|\b(?:yesterday|since|so far|ago|yet|still|in the last|over the last|for more than|for over)\b/i;
/** What shows things, or is written by whoever wishes it: its name stays the wish. */
export const SHOWS_THINGS =
  /^(?:lists?|checklists?|overviews?|views?|reports?|charts?|graphs?|maps?|plans?|calendars?|tables?|summary|summaries|photos?|pictures?|videos?|pages?|screens?|labels?|codes?|tags?|cards?|badges?|templates?|buttons?|filters?|dashboards?|boards?|tours?|courses?|lessons?|guides?|notices?|signs?|posters?|comments?|notes?|remarks?|answers?|questions?|ratings?|reviews?)$/i;
/** How something is done, where its name and a participle tell it: "computed from", "kept separately", "shown while". */
export const HOW_DONE =
  /^(?:out |up |down |off |on |in |aside |away |back |round |around |over |together )?(?:automatically|separately|fairly|evenly|aside\b|at once|immediately|directly|straight|online|by (?!(?:the )?(?:month|week|day|year|quarter|date|name|age|size|type|category|region)\b)|to |into |onto |from |until |till |while |when |as soon as |before |after |once |with (?:each|every|one|a|an|the) |on (?:my|the|their|our|screen|every|each|scanning)\b|at (?:the|my|their|our|every|each|night|noon|midnight|weekends|\d)\b|in (?:the|my|one|their|our|every|each|all|red|green|advance)\b|for (?:the|each|every|ten|five)\b|as (?:a|an)\b|first\b|safe\b|within\b|every\b|once\b|next to\b|beside\b|alongside\b|(?:one|two|three|four|five|six|ten|\d+) (?:minutes?|hours?|days?|weeks?|months?) (?:after|before)\b|wherever\b|the (?:same|next) day\b)/i;
/** How much there is of something. */
export const FIGURES =
  /^(?:(?:average|total|monthly|weekly|yearly|daily|actual|aged|open|outstanding|repeat|customer|error|first) )*(?:plays|sales|conversions?|visits|views|clicks|downloads|hours|workload|utili[sz]ation|occupancy|complaints|revenue|turnover|takings|income|profit|margins?|spend|spending|expenses|receivables|costs|overtime|absences|returns|refunds|cancellations|no-shows|sign-ups|attendance|usage|consumption|donations|ratings|scores|scrap|waste|mileage|response times?|waiting times?|throughput|headcount|turnaround|deliveries|incidents|accidents|faults|defects|faults|injuries|target)\b/i;
/** What is held against something else: "planned against real hours". */
export const MEASURED =
  /\b(?:planned|actual|real|target|spent|used|booked|budget\w*|plan|last|sold|forecast|expected|worked|spend|available|cost)\b/i;
/** What nobody wants to be done to a thing: it has happened, and is to be seen. */
export const HAPPENED =
  /\b(?:washed away|blown (?:over|off|away|down)|knocked (?:over|down|off)|torn|cracked|smashed|stolen|vandali[sz]ed|flooded|burnt|burned|spilled|spilt|damaged|broken|ruined|soaked|scratched|crushed|stained|stranded|injured|infested|overgrown|overturned)(?= |$)/i;
