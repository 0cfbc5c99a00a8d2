import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { SILLY, TOIL } from '../lexicon/bare-notes.ts';
import { actionOf } from './clause-words.ts';
import { inPresent } from './in-present.ts';
import type { Noted } from './note-forms.ts';
import { actor, actorIn, isMany, named } from './note-naming.ts';
import { peopleIn } from './note-pointers.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** "Whoever opens up has to count it by hand": nobody is to have to. */
export function readToil({ said, before, people }: Noted): Relief | undefined {
  const { clauses } = parseSentence(said, people.names);
  const at = clauses.findIndex((clause) => TOIL.test(actionOf(clause)) && isOurs(clause, clauses, people));
  const clause = clauses[at];
  const { group, subject = [], rest } = clause ?? {};
  if (!clause || !group || at > 1) return undefined;
  const who = textOf(subject.length > 0 ? subject : (clauses[0]?.subject ?? []));
  const isAny = /^(?:whoever|everybody|everyone|somebody|someone)\b/i.test(who);
  const deed =
    group.verb === 'have' && rest?.[0]?.tag === 'TO' ? actionOf(clause).replace(/^have to /, '') : actionOf(clause);
  if (ASKS_US.test(deed) && !/^(?:I|we)$/i.test(who)) return undefined;
  const lead = at === 1 ? clauses[0] : undefined;
  const event = lead?.group && !lead.group.past && !lead.group.negated ? lowerFirst(inPresent(lead)) : '';
  const when = event && textOf(lead?.subject ?? []) !== who ? named(event, before, people) : undefined;
  const plain = named(
    deed.replace(/,? (?:every single one|each one|all of them)$/i, ''),
    event ? [event, ...before] : before,
    people,
  );
  if (!plain || !isBaseVerb(plain.split(' ')[0] ?? '')) return undefined;
  const others = people.isSpeaker(who) ? peopleIn(event ? [event] : before, people) : undefined;
  const toil = `${plain}${when ? ` when ${when.replace(/ all the time$/i, '')}` : ''}`;
  return {
    ...actor(isAny ? undefined : actorIn(who, before, people)),
    ...(others && plain.includes(others) ? { except: others } : {}),
    isStop: true,
    wish: `no longer have to ${toil}`,
    outcome: `{the actor} no longer has to ${toil}`,
  };
}

const ASKS_US = /^(?:ask|call|ring|phone|write|tell|complain|mail|want)\b/;

/** Whether a clause tells what people do, or have to do. */
function isOurs({ group, subject, mood }: Clause, clauses: readonly Clause[], people: People): boolean {
  if (!group || group.negated || group.past || group.passive || mood !== 'statement' || group.modal) return false;
  if (/^(?:be|get|know|need|want|like)$/.test(group.verb)) return false;
  const who = textOf(subject.length > 0 ? subject : (clauses[0]?.subject ?? []));
  return /^(?:whoever|everybody|everyone|somebody|someone|they)\b/i.test(who) || people.isPersonPhrase(who);
}

/** "Some guests come every week. Typing his data in each time is silly.": nobody is to have to. */
export function readSilly({ said, before, people }: Noted): Relief | undefined {
  const [, doing = '', what = ''] = SILLY.exec(said) ?? [];
  const base = fromGerund(doing.toLowerCase());
  if (!base) return undefined;
  const [clause] = before[0] ? parseSentence(before[0], people.names).clauses : [];
  const who = textOf(clause?.subject ?? []).replace(/^(?:some|many|most|several|a few) (?:of (?:the|our) )?/i, '');
  const isGroup = who !== '' && isMany(who) && people.isPersonPhrase(who);
  const whose =
    isGroup && clause?.group
      ? `the $1 of ${lowerFirst(who)} who ${actionOf(clause).replace(/,? e\.?g\.?.*$|, for example.*$/i, '')}`
      : undefined;
  const owned = whose ? what.replace(/\b(?:his|her|their) ([\w-]+)/i, whose) : what;
  const plain = named(owned, before, people);
  return plain && !/\b(?:his|her|their)\b/i.test(plain)
    ? {
        isStop: true,
        wish: `no longer have to ${base} ${plain}`,
        outcome: `{the actor} no longer has to ${base} ${plain}`,
      }
    : undefined;
}
