import { readNounPhrase } from '../../language/noun-phrase.ts';
import { parseSentence, textOf } from '../../grammar/parse.ts';
import { actionOf } from '../clause-words.ts';
import { lowerFirst } from '../trouble-words.ts';
import type { Relief } from '../trouble-rules.ts';
import { namedPeople, withoutSpans, type Complaint } from './complaint.ts';

/** "..., because the room is only written on a sheet": what is told in one place alone, and where. */
const ONLY_THERE =
  /^(.+?),? (?:because|since|as) ((?:the|our|all|their|an?|any)? ?[\w'-]+(?: [\w'-]+){0,4}?) (?:is|are|was|were|gets?) (?:only|just) (?:ever )?(?:announced|posted|published|written(?: down| up)?|told|listed|shown|given(?: out)?|put(?: up)?|pinned(?: up)?|stuck|named|mentioned|noted|displayed|sent(?: out| round)?|shared|to be found|found) ((?:up )?(?:on|in|at|by|via|through|to|over|behind|inside) [^,;]+)$/i;

/** People go wrong because what they need to know stands somewhere else: they want to see it here. */
export function readAnnouncedElsewhere({ text, people, product }: Complaint): Relief | undefined {
  const [, told = '', what = '', place = ''] = ONLY_THERE.exec(text) ?? [];
  const [clause, more] = told ? parseSentence(told, people.names).clauses : [];
  const who = textOf(clause?.subject ?? []);
  if (!clause?.group || more || clause.group.negated || clause.group.modal || !people.isPersonPhrase(who))
    return undefined;
  const thing = readNounPhrase(what);
  if (!thing || people.isPersonPhrase(what) || /^(?:nobody|no one)$/i.test(who)) return undefined;
  const isOwn = people.isSpeaker(who);
  const named = namedPeople(who, people);
  const deed = withoutSpans(actionOf({ ...clause, subs: [] }));
  const seen = lowerFirst(what);
  const [, medium = ''] = /^(?:up )?\w+ (.+)$/.exec(place) ?? [];
  return {
    actor: isOwn ? undefined : (named ?? 'people'),
    ...(isOwn || named ? {} : { side: 'served' as const }),
    wish: `see ${seen} in ${product}`,
    benefit: `${isOwn ? who : 'they'} do not ${deed}`,
    criteria: [
      `Nobody has to look at ${medium} to learn of ${seen}.`,
      /\bchanges?\b/i.test(seen)
        ? `The day and the time of ${seen} are shown as well.`
        : `After a change of ${seen} the new state is shown with the time of the change.`,
      `As long as ${seen} ${thing.plural ? 'are' : 'is'} not known yet, that is shown as well.`,
    ],
  };
}
