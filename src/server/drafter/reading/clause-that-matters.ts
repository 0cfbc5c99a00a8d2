import type { Sub } from '../grammar/joints.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { asATale } from './as-a-tale.ts';
import { actionOf, clauseText, subText } from './clause-words.ts';
import { hurts } from './hurts.ts';
import { inForce } from './in-force.ts';
import type { People } from './people.ts';
import { isComplaint } from './read-plain.ts';
import { relieve } from './relieve.ts';
import { splitSentences } from './split-sentences.ts';
import { withoutVents } from './vents.ts';
import { lowerFirst } from './trouble-words.ts';

/** So many words in a row may stand as they do in the idea. */
export const MOST_COPIED = 11;

/** "parents complain that they pay": what they complain of is the trouble. */
const SAID =
  /^(?:[\w'-]+ ){1,4}?(?:often |always |keep )?(?:complain|complains|complained|say|says|said|tell us|tells us|report|reports) (?:that )?(?=(?:they|it|he|she|the|their|our|we) )/i;

/** What the idea tells, and of whom. */
export interface Told {
  readonly said: string;
  readonly who?: string;
  /** Whose doing it is, where others suffer from it. */
  readonly except?: string;
  readonly isFact: boolean;
  /** It says how it should be, and is no complaint. */
  readonly isWished?: boolean;
  /** What is so once the second clause's harm is over. */
  readonly why?: string | undefined;
}

const WISHED = /^(?:should|must|shall|ought to)$/;
/** "of the forty keys we lend, few come back": what is so, with among how many it is; the whole fits behind "that". */
function shareOf(sentence: string): string | undefined {
  const [, many = '', told = ''] = /^((?:of|among|amongst|out of) [^,;:]+), ([^;:.!?]+)/i.exec(sentence) ?? [];
  if (!told) return undefined;
  const [fact = ''] = told.split(/, (?:and|but|so|which) /);
  const lead = lowerFirst(many);
  const isShort = `${lead} ${fact}`.split(' ').length <= MOST_COPIED;
  return isShort ? `${lead}, ${fact}` : `${fact}, ${lead}`;
}

/** What should be so, and is not denied. */
const DUE =
  /\b(?:should|must|shall|ought to) (?!not\b|n't\b|have (?:been|done|known|had|told)\b)(?!.*\b(?:not|never|nobody|no)\b)/i;

/** What only points back: what it means stands in a sentence that is not told. */
const BACK =
  /^(?:it|this|that|these|those)\b|\b(?:fix|solve|do|change|know|stop|avoid|mend|address|see) (?:it|this|that|these)\b/i;
/** Half of it stands elsewhere. */
const HALF_BACK =
  /^(?:he|she|they)\b|\b(?:about|of|for|with|without|before|after|to|on) (?:it|this|that|these|those)$/i;
/** "freight drivers have to declare it": what is owed is to be so. */
const OWED = /^(?:have|has|need|needs) to$/;
/** "a grower told me that the limit is useless": what is told, and not that it was. */
const TOLD_US = /^(?:[\w'-]+ ){1,5}?(?:told|tells|tell|wrote|writes|write|said to|says to) (?:me|us|them) that (?=\w)/i;
/** "it would be nice if the alarm could go to them": so it should be. */
const WISHED_IF = /^it would (?:be|really be) (?:nice|great|good|lovely|helpful|useful|cool) if (?=\w)/i;

/** "gas bottles and the like: drivers have to declare them": what stands in front only names the matter. */
function withoutLabel(text: string, people: People): string {
  const [, label = '', rest = ''] = /^([^:.!?]{3,60}): (\S.{10,})$/.exec(text) ?? [];
  return label && parseSentence(label, people.names).clauses[0]?.group === undefined ? rest : text;
}

/** "it would be nice if alarms could go to her": alarms should go to her. */
function asDue(text: string): string {
  return WISHED_IF.test(text)
    ? text
        .replace(WISHED_IF, '')
        .replace(/\bcould\b/, 'should be able to')
        .replace(/should be able to be\b/, 'should be')
    : text;
}

/** What is taken of a clause that stands for the whole idea. */
function toldIn(clause: Clause, front: readonly Sub[], people: People, text: string): Told {
  const [first, next] = parseSentence(asATale(text), people.names).clauses;
  const isFirst = first !== undefined && clauseText(first) === clauseText(clause);
  const who = textOf(clause.subject);
  const said = [
    clauseText(clause)
      .replace(SAID, '')
      .replace(/^(?:but|and|so|then|yet) /i, ''),
    ...front.map(subText),
  ].join(' ');
  // "we should tell patients how many are ahead": a wish is never told as a problem.
  if (isAsked(clause))
    return people.isSpeaker(who) && clause.group?.negated === false && !isOwed(clause)
      ? { said: [actionOf(clause), ...front.map(subText)].join(' '), isFact: false, isWished: true }
      : { said: inForce(isFirst ? text : said, people)?.text ?? said, isFact: false, isWished: true };
  const why = isFirst && next && next.subject.length > 0 ? relieve(next) : undefined;
  // "no trainer knew": without "no" it would be the opposite.
  if (!people.isPersonPhrase(who) || people.isSpeaker(who) || /^(?:no|nobody|no one|none|neither|hardly)\b/i.test(who))
    return { said, isFact: true, why };
  // "farmers tell us on Wednesday": whoever suffers from it is not the one who does it.
  return /\b(?:us|we|me|I|our|my)\b/.test(said)
    ? { said, except: who, isFact: true, why }
    : { said: said.startsWith(who) ? `they${said.slice(who.length)}` : said, who, isFact: true, why };
}

/** "drivers have to declare it", "both have to agree" */
function isOwed({ group, rest }: Clause): boolean {
  return OWED.test(`${group?.words.at(-1)?.lower ?? ''} ${rest[0]?.lower ?? ''}`) && !group?.negated && !group?.past;
}

function isAsked(clause: Clause): boolean {
  return WISHED.test(clause.group?.modal ?? '') || isOwed(clause);
}

/** What asks weighs most, then what hurts today; what only points back says nothing by itself. */
function weightOf(clause: Clause): number {
  const said = clauseText(clause).replace(SAID, '');
  // What somebody owes today may as well be the trouble.
  const asks = isOwed(clause) ? 3 : isAsked(clause) ? 6 : 0;
  const harms =
    isComplaint(said, said) || hurts(said) ? 3 : /\b(?:still|again|by hand|twice|too)\b/i.test(said) ? 2 : 0;
  // "the rota should": what it should stands in another sentence.
  const isHalf = /\b(?:should|must|shall|can|could|may|would)$/i.test(said.trim()) ? 9 : 0;
  return asks + harms - isHalf - (BACK.test(said) ? 4 : HALF_BACK.test(said) ? 1 : 0) - (clause.group?.past ? 1 : 0);
}

/** The clause that matters most, whole: what asks, then what hurts, then the first that has a verb; else the first words. */
export function clauseOf(text: string, people: People): Told {
  const told = withoutVents(splitSentences(text));
  // What asks comes before what happened.
  const asking = told.filter((sentence) => DUE.test(sentence.text) && !sentence.isQuestion);
  const sentences = [...asking, ...told.filter((sentence) => !asking.includes(sentence))];
  const found: { readonly weight: number; readonly take: () => Told }[] = [];
  for (const sentence of sentences) {
    const share = shareOf(sentence.text);
    if (share) {
      found.push({ weight: 1, take: () => ({ said: share, isFact: true }) });
      continue;
    }
    const own = asDue(withoutLabel(sentence.text, people).replace(TOLD_US, ''));
    const { front, clauses } = parseSentence(asATale(own), people.names);
    // "no zone smaller than ten metres, ...": what stands in front of the comma has no verb.
    const [lead = ''] = own.split(/[,;:]/);
    if (parseSentence(lead, people.names).clauses[0]?.group === undefined) {
      if (found.length === 0 && sentences.length === 1) break;
      continue;
    }
    for (const [at, clause] of clauses.entries())
      if (clause.group && clause.subject.length > 0 && clause.mood === 'statement')
        found.push({
          weight: weightOf(clause),
          take: () => toldIn(clause, at === 0 ? front : [], people, own),
        });
  }
  const [best] = found.toSorted((a, b) => b.weight - a.weight);
  if (best) return best.take();
  const said = (sentences[0]?.text ?? text).split(/[,;:]/)[0] ?? text;
  // "when she books it in the shop shows it late": a clause, although nothing tells where it begins.
  return { said, isFact: /^(?:when|if|as soon as|every time) .+ /i.test(said) };
}
