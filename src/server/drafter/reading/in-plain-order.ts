import { asksPlainly } from './asks-plainly.ts';
import { deniedRules } from './denied-rules.ts';
import { labelled } from './labelled.ts';
import { plainTalk } from './note-talk.ts';
import type { People } from './people.ts';
import { plainNotes } from './plain-notes.ts';
import { withoutRather } from './rather-than.ts';
import { sentTo } from './sent-to.ts';

/** An idea whose words are mended, said as plainly as it can be before its sentences are read. */
export function inPlainOrder(text: string, people: People): string {
  const asked = asksPlainly(plainNotes(plainTalk(labelled(text))), people);
  // Who tells a whole story keeps their own words.
  const told = /^as an? /i.test(asked) ? asked : withoutRather(asked);
  return deniedRules(sentTo(told.replace(/[.!]\s*$/, ''), people) ?? told, people);
}
