import { withArticle } from '../language/nouns.ts';
import { asksPlainly } from './asks-plainly.ts';
import { deniedRules } from './denied-rules.ts';
import { labelled } from './labelled.ts';
import { plainTalk } from './note-talk.ts';
import type { People } from './people.ts';
import { withOneVerb } from './order-or-name.ts';
import { plainNotes } from './plain-notes.ts';
import { withoutRather } from './rather-than.ts';
import { sentTo } from './sent-to.ts';
import { withCaseLast } from './sight-last.ts';
import { withDeedAlone, withTitledDoing } from './titled-doing.ts';

/** "each crew should have its own calendar": all of them have one, and nobody wants it alone. */
const EACH_ITS_OWN =
  /^((?:each|every) [\w-]+(?: [\w-]+)?) (?:should|must|shall|needs to|has to|ought to) have its own ([^,.!?]+)(?=[.!]?$)/i;

/** "make sure only the winemaker can delete a blend" */
const ONLY_WHO = /^(?:please )?(?:make sure|ensure|see to it)(?: that)? only ((?:the )?[\w-]+(?: [\w-]+)?) can (?=\w)/i;

/** An idea whose words are mended, said as plainly as it can be before its sentences are read. */
export function inPlainOrder(text: string, people: People): string {
  const whole = withTitledDoing(withOneVerb(withDeedAlone(text)));
  const asked = asksPlainly(plainNotes(plainTalk(labelled(withCaseLast(whole)))), people);
  // Who tells a whole story keeps their own words.
  const told = /^as an? /i.test(asked)
    ? asked
    : withoutRather(asked)
        .replace(ONLY_WHO, 'Only $1 should be able to ')
        .replace(EACH_ITS_OWN, (_, each: string, own: string) => `Add ${withArticle(own)} for ${each.toLowerCase()}`);
  return deniedRules(sentTo(told.replace(/[.!]\s*$/, ''), people) ?? told, people);
}
