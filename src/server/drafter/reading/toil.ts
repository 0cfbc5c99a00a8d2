import type { Clause } from '../language/clause.ts';
import { LOST_HOURS } from '../lexicon/complaints.ts';
import type { People } from './people.ts';
import { spared } from './spared.ts';
import type { Relief } from './trouble-rules.ts';
import { FREQUENCY, shorten } from './trouble-words.ts';

/** What is work by itself, whatever it is done to. */
const TOIL =
  /^(?:re-?(?:type|enter|do|build|write|print|count|check|copy|calculate|create|key|scan|send|order|peat|draw|assign|read|member)|copy|type|search|hunt|guess|wait|queue|argue|phone|call|drive|walk|carry|count|compare|calculate|check|print|scan|chase|struggle|scroll|click|juggle|dig|scramble|ask|explain|translate|sort|keep|stand|fill|juggle|spend|waste)$/;

/** What is done regularly may well be meant to be. */
const REGULAR =
  /(?<!\b(?:nearly|almost)) (?:every (?:day|week|month|morning|evening|shift|night)|(?:once|twice|\w+ times) (?:a|per|every) \w+)\b/gi;

/** What takes long; days that are chosen, opened or counted do not. */
const LONG_TIME = new RegExp(
  String.raw`\b(?:${LOST_HOURS}|(?:take|need|spend|wait|search|look|work|last|for|of|several|many|half|whole) (?:\S+ ){0,2}?days?|(?:first|last|peak|rush|busy) hours?|ages|(?<!how )long)\b(?! (?:before|after|ago|later|late|earlier|early|from)\b)`,
  'i',
);

/** Toil of people is their own wish to be rid of it, not news for others. */
export function ofToil(clause: Clause, actor: string, people: People): Relief | undefined {
  if (clause.kind === 'full' && /\b(?:by hand|manually|on paper|one by one|again and again)\b/i.test(clause.rest))
    return spared(clause.subject, clause.verb, ` ${clause.rest}`, people);
  if (clause.negated && clause.kind === 'do') return { actor, wish: clause.rest.replace(FREQUENCY, '') };
  if (
    clause.kind === 'full' &&
    !clause.negated &&
    !/^(?:live|lie|be|stay|last)$/.test(clause.verb) &&
    (TOIL.test(clause.verb) ||
      (clause.verb === 'run' && /^(?:after|around|round)\b/i.test(clause.rest)) ||
      ` ${clause.rest}`.replace(REGULAR, '').search(FREQUENCY) >= 0 ||
      LONG_TIME.test(`${clause.verb} ${clause.rest}`))
  ) {
    const rid = spared(clause.subject, clause.verb, ` ${shorten(clause.rest)}`, people);
    const outcome = rid?.benefit ? undefined : `{the actor} no longer has to ${clause.verb} ${clause.rest}`;
    if (rid) return { ...rid, wish: rid.wish.trim(), outcome };
  }
  return undefined;
}
