import { HUMAN_VERBS } from './agents.ts';

function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Verbs that only somebody who acts on their own account takes: the subject of "should announce" is a person or acts like one. */
export const AGENT_VERBS: ReadonlySet<string> = new Set([
  ...HUMAN_VERBS,
  ...set(`see find create add edit delete remove change download import export track follow view check filter sort select mark block set use access announce reschedule
reassign transfer switch log sign look pick choose hide tag label rename duplicate copy drag draw attach upload unsubscribe pause resume skip dismiss reject decline accept undo restore archive favourite
save bookmark like dislike flag pin reorder rearrange adjust configure customise customize define specify require opt join leave quit attend book rebook pre-order preorder donate pledge volunteer
know understand learn decide plan schedule prioritise prioritize delegate escalate hand take give talk chat call phone message respond forward correct verify check-in hold try attempt withdraw top-up redeem spend earn
enrol register log-in authenticate prove identify negotiate offer swap trade pay refund invoice charge bill split audit monitor oversee supervise investigate measure test rehearse dictate type scan photograph film record narrate
consult browse compare search query explore discover reach contact notify tell inform remind invite ask answer`),
]);

/** Nouns, in either number, of things that a product has or shows; they do not act. */
export const THING_HEADS: ReadonlySet<string> = new Set(
  `page screen view list table form field button menu dialog filter search report dashboard chart graph map calendar timeline message email mail e-mail notification alert reminder label link
code token file document export import upload download image photo picture video recording attachment comment note tag status price amount total fee cost invoice receipt order item entry row record line
field date time deadline appointment slot booking reservation ticket task request answer reply review rating score result number address name title description text word data backup log history version
plan schedule rota roster shift timetable calendar event meeting session account profile password username key login sign-in checkout payment cart basket wishlist subscription contract policy rule setting option
limit quota threshold counter timer countdown sensor device machine printer scanner phone tablet browser app application system platform site website portal tool product software service server api webhook integration
sync queue job process workflow step wizard tour widget banner popup pop-up tooltip icon logo colour color font theme mode layout header footer sidebar tab column cell formula template draft copy archive folder
box parcel package shipment delivery route stop vehicle bus train truck van car bike boat plane crate pallet bin shelf room bed desk table seat parking gate door key lock meter reading battery station charger
sample test measurement dose prescription medicine drug diagnosis letter certificate licence license permit application claim case complaint inspection defect fault bug error warning problem issue
article post story chapter book song track album episode podcast playlist recipe ingredient meal dish menu lesson course class exam grade homework assignment
list flag feature toggle environment build release deployment pipeline branch commit test suite query database table index cache cluster`
    .split(/\s+/)
    .flatMap((word) => [word, `${word}s`]),
);
