import type { Intent } from '../intents/intent.ts';
import { FINDING_OUT } from './finding-out.ts';
import { HANDLING } from './handling.ts';
import { MAKING } from './making.ts';
import { SETTLING } from './settling.ts';
import { TENDING } from './tending.ts';

/** Classes of verbs, each with what holds of anything to which that is done. The first that lists a verb has it. */
export const FRAMES: readonly Intent[] = [...HANDLING, ...MAKING, ...SETTLING, ...FINDING_OUT, ...TENDING];

/** For a reason that is given. */
export const TELL_WHY = SETTLING.find(({ name }) => name === 'tell why');
