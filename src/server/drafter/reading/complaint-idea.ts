import type { People } from './people.ts';
import { readEventChain } from './read-event-chain.ts';
import { readFoundLate } from './read-found-late.ts';
import type { Idea } from './read-idea.ts';
import { readLoneComplaint } from './read-lone-complaint.ts';
import { ofRelief } from './read-trouble.ts';
import { shapeAction } from './shape-action.ts';
import { splitSentences } from './split-sentences.ts';

/** Words by which something is asked for: such a sentence is no bare complaint. */
const ASKS =
  /\?|[:;"“”]|\b(?:should|must|shall|ought|please|let'?s|maybe|perhaps|instead|ideally|it would|would (?:like|be|help|love)|'d like|wish|hope|suggest|propose|so that)\b|\b(?:I|we) (?:just |really |only |also |still )?(?:want|need)\b|\bneeds? to\b|(?<!\b(?:nobody|no one|not|never|who) )\bwants? to\b/i;

/** What a complaint of one sentence asks for, where its clauses side by side tell it; nothing where anything else may be meant. */
export function readBareComplaint(said: string, people: People): Idea | undefined {
  const sentences = splitSentences(said);
  const [sentence] = sentences;
  if (!sentence || sentences.length > 1 || sentence.isQuestion || sentence.isItem) return undefined;
  if (ASKS.test(said.replace(/"[^"]*"/g, ''))) return undefined;
  const relief =
    readEventChain(sentence.text, people) ??
    readFoundLate(sentence.text, people) ??
    readLoneComplaint(sentence.text, people);
  const reading = relief && ofRelief(relief, sentence, undefined);
  if (!reading?.request) return undefined;
  const { request } = reading;
  return {
    form: request.form,
    text: sentence.text,
    action: reading.action ?? shapeAction(request, people),
    limits: [],
    actor: request.actor && !people.isSpeaker(request.actor) ? request.actor.replace(/^(?:our|my) /i, '') : undefined,
    except: request.except,
    speaker: request.speaker,
    questions: request.question ? [request.question] : [],
    benefit: reading.benefit,
    details: reading.circumstance ? [reading.circumstance] : [],
    items: [],
    others: [],
  };
}
