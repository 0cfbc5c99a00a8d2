import { gerundFirst } from '../language/verbs.ts';
import { COMES_WITHOUT, DONE_BADLY, SEES_TO, WITH_BAD } from '../lexicon/bad-deeds.ts';
import { isManySubject } from './say-relief.ts';
import { isPlain, type Told } from './told-of-people.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** Whether what somebody does ends as nobody wants it: "return cars with an empty tank", "turn up without the card". */
export function isDoneBadly(deed: string): boolean {
  return DONE_BADLY.test(deed) || WITH_BAD.test(deed) || COMES_WITHOUT.test(deed);
}

/** "members return cars with an empty tank": what people do as nobody wants it, they are to be kept from. */
export function readDoneBadly(told: Told): Relief | undefined {
  const { clause, deed, actor, who, when } = told;
  if (!isPlain(told) || actor === undefined || !clause.group || SEES_TO.test(clause.group.verb)) return undefined;
  if (!isDoneBadly(deed)) return undefined;
  const plain = lowerFirst(who).replace(/^(?:too many|many|some|most|several|few) /i, '');
  const statement = `${plain} ${isManySubject(clause) ? 'do' : 'does'} not ${deed}${when}`;
  return {
    isGuess: true,
    except: who,
    about: plain,
    wish: `keep ${plain} from ${gerundFirst(deed)}${when}`,
    outcome: statement,
    question: `What should the product do so that ${statement}?`,
  };
}
