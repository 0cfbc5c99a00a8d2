import { expandContractions } from '../grammar/contractions.ts';
import { askingScore, dutyScore } from './asking-score.ts';
import { weight } from './heaviest.ts';
import { isOvert } from './overt.ts';
import type { People } from './people.ts';
import type { Reading } from './read-sentence.ts';

/** From this score on a sentence asks beyond doubt, and by so much more than another to come before it. */
const SURE = 2.5;
const SURER = 1.5;
/** What scores more than this may be a duty. */
const UNSURE = 1;

/** What asks by its form, or tells a rule that is one whatever stands beside it. */
function isSettled({ request, sentence, action }: Reading, isFirst: boolean): boolean {
  return (
    sentence.isQuestion ||
    sentence.isItem ||
    request?.kind === 'stop' ||
    request?.form === 'story' ||
    /^(?:question|imperative|negative)$/.test(request?.form ?? '') ||
    (isFirst && request?.form === 'noun phrase') ||
    // "we have to export it": what those who speak are bound to.
    (request?.speaker === true && !sentence.isToday) ||
    (action?.rule !== undefined && action.rule !== 'state')
  );
}

/** The wish of a note by what asks in its sentences, where the sentence that was chosen asks in no word and another one does. */
export function surerWish(chosen: Reading, readings: readonly Reading[], people: People): Reading {
  if (isOvert(chosen) || isSettled(chosen, chosen === readings[0])) return chosen;
  const own = askingScore(chosen.sentence, people);
  if (own > UNSURE || !readings.some(({ sentence }) => sentence !== chosen.sentence)) return chosen;
  let best = chosen;
  let most = Math.max(own + SURER, SURE) - 0.01;
  for (const reading of readings) {
    if (reading.sentence === chosen.sentence || !isOvert(reading) || weight(reading) < 2) continue;
    const score = askingScore(reading.sentence, people);
    if (score > most) {
      best = reading;
      most = score;
    }
  }
  if (best !== chosen) return best;
  // What is owed in a sentence that nobody could read is told as a rule, and not what only stands beside it.
  const isOwedElsewhere = readings.some(
    (reading) =>
      reading.sentence !== chosen.sentence &&
      isOvert(reading) &&
      weight(reading) < 2 &&
      dutyScore(expandContractions(reading.sentence.text), people) >= 2,
  );
  return isOwedElsewhere ? { ...chosen, isGuess: true } : chosen;
}
