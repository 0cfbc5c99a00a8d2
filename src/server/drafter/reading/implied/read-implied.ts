import { expandContractions } from '../../grammar/contractions.ts';
import { stepsOf } from '../event-chain.ts';
import type { People } from '../people.ts';
import type { Relief } from '../trouble-rules.ts';
import { isSound } from '../../writing/is-sound.ts';
import { readAnnouncedElsewhere } from './announced-elsewhere.ts';
import { readArrivesBad, readComesWithout } from './arrives-bad.ts';
import { readAsksAround } from './asks-around.ts';
import type { Implied } from './complaint.ts';
import { readForgotten } from './forgotten.ts';
import {
  readBecauseNobodyTells,
  readDoneAlready,
  readFindsThen,
  readInVainWhen,
  readNobodyCalls,
  readNobodyFinds,
  readOnlyByThat,
  readSearches,
} from './in-vain.ts';
import { readGivenUp, readLeftUndone, readLostOnPaper, readNoIdea } from './left-undone.ts';
import { readUndone } from './one-denial.ts';
import { readFreeWhileLooking, readNeitherNotices, readNobodyTellsOf } from './nobody-tells.ts';
import { readNoShows } from './no-shows.ts';
import { readOnlyWay } from './only-way.ts';
import { readOverAndOver } from './over-and-over.ts';
import { readHardlyKnown, readUnheard } from './unheard.ts';
import { readUnrecorded } from './unrecorded.ts';

const READERS: readonly Implied[] = [
  readAsksAround,
  readOnlyWay,
  readAnnouncedElsewhere,
  readUnrecorded,
  readUnheard,
  readHardlyKnown,
  readNoShows,
  readForgotten,
  readArrivesBad,
  readComesWithout,
  readOverAndOver,
  readBecauseNobodyTells,
  readOnlyByThat,
  readNobodyFinds,
  readNobodyCalls,
  readInVainWhen,
  readDoneAlready,
  readFindsThen,
  readSearches,
  readUndone,
  readLeftUndone,
  readGivenUp,
  readLostOnPaper,
  readNoIdea,
  readNobodyTellsOf,
  readNeitherNotices,
  readFreeWhileLooking,
];

/** Whoever says "we" and never "I" is one of those who run it. */
const SPEAKS_FOR_HOUSE = /^(?!.*\b(?:i|me|my|mine)\b).*\b(?:we|us|our)\b/i;

/** "let fitters ask the owner whether": an order complains of nothing. */
const ORDER =
  /^(?:let|have|make|help|allow|enable|ask|tell|show|send|add|give|please|keep|stop|remind|offer|see|get)\b/i;
/** So many letters a complaint of one sentence may have. */
const LONGEST_TEXT = 320;

/** So many words a wish may have. */
const LONGEST = 30;

/** What a complaint of one sentence implies that somebody wants, by who suffers, what happens and what is lacking. */
export function readImplied(said: string, people: People, product: string): Relief | undefined {
  const text = expandContractions(said.trim())
    .replace(/[\s.!]+$/, '')
    .replace(
      /^(?:and|but|so|right now|currently|at the moment|today|nowadays|these days|every time|honestly|sadly),? /i,
      '',
    );
  if (text.length > LONGEST_TEXT || ORDER.test(text)) return undefined;
  const complaint = { text, steps: stepsOf(text, people), people, product };
  for (const read of READERS) {
    const relief = read(complaint);
    if (relief && relief.wish.split(' ').length <= LONGEST && isSound(relief.wish))
      return SPEAKS_FOR_HOUSE.test(text) && !relief.actor && !relief.side ? { ...relief, side: 'staff' } : relief;
  }
  return undefined;
}
