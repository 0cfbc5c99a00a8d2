import { gerundFirst } from '../language/verbs.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { actionOf } from './clause-words.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { relieve } from './relieve.ts';
import { actorOf, ANY, type Fact } from './told-facts.ts';
import type { Relief } from './trouble-rules.ts';

/** What people do to keep others out. */
const GUARDING =
  /^(?:lock|hide|close|block|protect|guard|limit|restrict|encrypt|mark|reserve|keep|seal|fence|archive)$/;

/** "teachers return cameras uncharged, so the next class cannot use them": that is to end. */
export function readBarredBy(facts: readonly Fact[], text: string, people: People): Relief | undefined {
  const [first, second] = facts;
  const so = first?.clause.subs.find(({ link }) => link === 'so');
  const then = so ? parseSentence(textOf(so.words), people.names).clauses[0] : second?.clause;
  const { group } = first?.clause ?? {};
  if (!first || !group || group.negated || group.modal || group.past || group.passive || GUARDING.test(group.verb))
    return undefined;
  if (!then?.group?.negated || !/^(?:can|could)$/.test(then.group.modal ?? '') || then.subject.length === 0)
    return undefined;
  if (
    !people.isPersonPhrase(first.who) ||
    people.isSpeaker(first.who) ||
    ANY.test(first.who) ||
    /\bso that\b/i.test(text)
  )
    return undefined;
  if (!/,? so (?!that\b)/i.test(text) || textOf(then.subject) === first.who || /^they$/i.test(textOf(then.subject)))
    return undefined;
  const deed = actionOf({ ...first.clause, subs: [] });
  return { except: first.who, wish: `keep ${first.who} from ${gerundFirst(deed)}`, benefit: relieve(then) };
}

/** "slabs are cut although the drawing has changed": that must not happen then. */
export function readInSpite(facts: readonly Fact[], people: People): Relief | undefined {
  const [first] = facts;
  const spite = first?.clause.subs.find(({ link }) => /^(?:although|though|even though)$/.test(link));
  if (!first?.clause.group || !spite || first.clause.group.modal || first.clause.group.negated) return undefined;
  const event = parseSentence(textOf(spite.words), people.names).clauses[0];
  if (!event?.group || /^(?:it|this|that|there)$/i.test(first.who)) return undefined;
  // "the trainer comes although nobody has signed up": whoever does so does not know of it.
  const [, then] = facts;
  if (people.isPersonPhrase(first.who) && then && !/\b(?:ago|yesterday|last \w+)\b/i.test(textOf(event.rest))) {
    const why = relieve(then.clause) ?? relieve({ ...first.clause, subs: [] });
    return { actor: actorOf(first.who, [], people), wish: `be told when ${inPresent(event)}`, benefit: why };
  }
  const deed = actionOf({ ...first.clause, subs: [] });
  const when = `when ${textOf(spite.words)}`;
  const plain = relieve({ ...first.clause, subs: [] });
  return {
    except: people.isPersonPhrase(first.who) ? first.who : undefined,
    wish: `keep ${first.who} from ${gerundFirst(deed)} ${when}`,
    ...(plain && { outcome: `${plain} ${when}`, question: `What should the product do so that ${plain} ${when}?` }),
  };
}
