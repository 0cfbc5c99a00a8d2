import { eachOfThem } from './each-of-them.ts';
import { upperFirst } from '../language/capitals.ts';
import { withPlainWords } from '../language/own-words.ts';
import { withSecondDemanded } from './asked-in-one-breath.ts';
import { alsoGood } from './also-good.ts';
import { answeredQuestion } from './answered-question.ts';
import { asRole } from './as-role.ts';
import { askedOfUs } from './asked-of-us.ts';
import { bansAsked } from './asked-bans.ts';
import { boundsPlainly } from './bounds-plainly.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { withoutBusinessSpeak } from './business-speak.ts';
import { withComplaintsMeant } from './complaint-and-wish.ts';
import { complaintsPlainly } from './complaints-plainly.ts';
import { withoutEnvelope } from './envelope.ts';
import { withoutIdle } from './idle-sentences.ts';
import { inOtherVerbs } from './in-other-verbs.ts';
import { withoutIntroduction } from './introductions.ts';
import { faultsPlainly } from './faults-plainly.ts';
import { PEOPLE_OF_HOUSES } from '../lexicon/agents.ts';
import { withThingOfRelative } from './it-of-relative.ts';
import { itemsPlainly } from './items-plainly.ts';
import { jottedInFull } from './jotted.ts';
import { listedTitles } from './listed-titles.ts';
import { negativesPlainly } from './negatives-plainly.ts';
import { nowAndThen } from './now-and-then.ts';
import { onlyThere } from './only-there.ts';
import { ordersToProduct } from './orders-to-product.ts';
import type { People } from './people.ts';
import { peopleInFront } from './people-in-front.ts';
import { withButton, withConsequences, withoutCounting } from './consequences.ts';
import { caseOfMessage } from './case-of-message.ts';
import { doneInCase } from './done-in-case.ts';
import { withDeedsNamed } from './points-to-deed.ts';
import { withWishesBehind } from './wish-behind-trouble.ts';
import { questionsPlainly } from './questions-plainly.ts';
import { ruledByStatement } from './ruled-by-statement.ts';
import { withReferences } from './refers-back.ts';
import { toldInSections } from './sections.ts';
import { remedyFirst } from './remedy-behind.ts';
import { withWhatWasSaid } from './said-before.ts';
import { saidLoosely } from './said-loosely.ts';
import { productByName } from './product-by-name.ts';
import { namedInFront } from './named-in-front.ts';
import { someOfThemNeed } from './some-of-them-need.ts';
import { supportedList } from './supported-list.ts';
import { shownThere } from './shown-there.ts';
import { sentToThoseServed } from './sent-by-the-house.ts';
import { withAskedApart } from './things-told.ts';
import { titlesPlainly } from './titles-plainly.ts';
import { troubleInFront } from './trouble-in-front.ts';
import { troublesByCause } from './troubles-by-cause.ts';
import { troublesWithPeople } from './troubles-with-people.ts';
import { askedOutright } from './turns-to-us.ts';
import { undergoneAsUnwanted } from './undergone.ts';
import { askedPlainly } from './ways-of-asking.ts';
import { complainedOf } from './ways-of-complaining.ts';
import { ruledPlainly } from './ways-of-ruling.ts';
import { toldOfApp } from './told-of-app.ts';
import { toldPlainly } from './ways-of-telling.ts';

/** An idea as its reader needs it. */
export interface OpenedIdea {
  readonly text: string;
  /** It is told as something that goes wrong. */
  readonly isTrouble: boolean;
  /** The headline that somebody gave it. */
  readonly title?: string | undefined;
  /** What they want to hold, in their words. */
  readonly criteria: readonly string[];
}

/** "Waiters: log in with a PIN, it has to go fast" */
const FOR_ROLE =
  /^((?:[\w-]+ )?[\w-]*[a-rt-z]s): ([a-z]+) ((?!that\b)[^.!?:\n]+?)(?:, (it (?:has to|must|needs to|should) (?:go|be) [\w ]+))?[.!]*$/i;

/** An order to those who stand in front of it, where they are people of the product. */
function forRole(text: string, people: People): string {
  const [, who = '', deed = '', rest = '', why = ''] = FOR_ROLE.exec(text) ?? [];
  if (!who || !people.isRole(who) || !isBaseVerb(deed.toLowerCase())) return text;
  const isHaste = /\b(?:fast|quick|quickly)\b/i.test(why);
  const reason = isHaste ? ' so that it takes less time' : '';
  return `${upperFirst(who)} should be able to ${deed.toLowerCase()} ${rest}${reason}${why && !isHaste ? `. ${upperFirst(why)}.` : ''}`;
}

/** "Dispatch wants to move a stop", "warn dispatch": those who work there, where the product knows them and not their house. */
function withPeopleOfHouses(text: string, people: People): string {
  return Object.entries(PEOPLE_OF_HOUSES).reduce((told, [house, many]) => {
    if (!people.isRole(many) || people.isRole(house)) return told;
    const acts = new RegExp(
      String.raw`(?<=^|[.!?,;] )(?:the )?${house} (wants|needs|should|must|can|could|has to|sees|gets)\b`,
      'gi',
    );
    const acting = told.replace(
      acts,
      (_, does: string) =>
        `${upperFirst(many)} ${readVerb(does)?.form === 'third' ? (readVerb(does)?.base ?? does) : does.replace(/^has to$/i, 'have to')}`,
    );
    return acting.replace(
      new RegExp(
        String.raw`\b(show|tell|warn|call|ask|inform|notify|remind|let|give|alert|allow|ring|phone|help) (?:the )?${house}\b(?! (?:[a-z]+s|cent(?:re|er)|office|desk|team|room|list|plan|screen|board|staff|manager|number|line|department|tool|system|app|form)\b)`,
        'gi',
      ),
      `$1 ${many}`,
    );
  }, text);
}

/** Questions, lists, people, orders, faults and troubles in their plainest words. */
function plainlyAsked(told: string, people: People): string {
  const bare = withoutBusinessSpeak(
    caseOfMessage(troubleInFront(answeredQuestion(listedTitles(withoutEnvelope(told)), people)), people),
  );
  const meant = askedOutright(withComplaintsMeant(bare, people), people);
  const demanded = withSecondDemanded(withThingOfRelative(meant, people), people);
  const spoken = doneInCase(toldOfApp(alsoGood(questionsPlainly(demanded)), people), people);
  const listed = supportedList(itemsPlainly(spoken, people), people);
  const named = someOfThemNeed(peopleInFront(asRole(namedInFront(listed, people), people), people), people);
  const asked = askedOfUs(ruledByStatement(faultsPlainly(ordersToProduct(named))), people);
  return troublesWithPeople(troublesByCause(sentToThoseServed(asked, people), people), people);
}

/**
 * What was typed or pasted, without what stands around it and in the plainest of its ways of saying. `name`: that of the product, empty where
 * it has none.
 */
export function openedIdea(told: string, people: People, name = ''): OpenedIdea {
  const bare = plainlyAsked(told, people);
  const alone = withAskedApart(withoutIdle(withoutIntroduction(jottedInFull(bare), people)));
  const { text, title, criteria = [] } = toldInSections(nowAndThen(productByName(alone, name), people));
  const sentences = withButton(withConsequences(withoutCounting(title ? withoutEnvelope(text) : text)));
  const toldBy = forRole(withPeopleOfHouses(bansAsked(remedyFirst(withPlainWords(sentences))), people), people);
  const plain = withReferences(withDeedsNamed(withWishesBehind(withWhatWasSaid(toldBy, people), people), people));
  const said = complainedOf(
    ruledPlainly(
      askedPlainly(
        undergoneAsUnwanted(
          complaintsPlainly(
            negativesPlainly(
              boundsPlainly(onlyThere(titlesPlainly(shownThere(saidLoosely(toldPlainly(eachOfThem(plain))))))),
            ),
          ),
        ),
      ),
    ),
  );
  return { text: inOtherVerbs(said.text), isTrouble: said.isTrouble, title, criteria };
}
