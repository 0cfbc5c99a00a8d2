import { ACCESS } from './access.ts';
import { ARRANGEMENTS } from './arrangements.ts';
import { ARRANGING } from './arranging.ts';
import { ASKING } from './asking.ts';
import { AVAILABILITY } from './availability.ts';
import { BEYOND } from './beyond.ts';
import { BY_ITSELF } from './by-itself.ts';
import { CASE_WORK } from './case-work.ts';
import { CHANGING } from './changing.ts';
import { CHOOSING } from './choosing.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import { DECIDING } from './deciding.ts';
import { EXPLAINING } from './explaining.ts';
import { FINDING } from './finding.ts';
import { INTERFACE } from './interface.ts';
import { KNOWING } from './knowing.ts';
import { LOOKING } from './looking.ts';
import { MOVING } from './moving.ts';
import { OTHER_NAMES } from './other-names.ts';
import { OTHER_SENSES } from './other-senses.ts';
import { PAYING } from './paying.ts';
import { PAUSING } from './pausing.ts';
import { PLAIN_ACTS } from './plain-acts.ts';
import { PLAIN_DEEDS } from './plain-deeds.ts';
import { PLAIN_ORDERS } from './plain-orders.ts';
import { PLAIN_PARTS } from './plain-parts.ts';
import { PLAIN_PLACES } from './plain-places.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { PLANNING } from './planning.ts';
import { PRACTISING } from './practising.ts';
import { SELDOM_NAMED } from './seldom-named.ts';
import { SHIFTING } from './shifting.ts';
import { TALKING } from './talking.ts';
import { TELLING } from './telling.ts';
import { TOGETHER } from './together.ts';
import { TRADING } from './trading.ts';
import { USUAL_CHOICES } from './usual-choices.ts';
import { USUAL_COLLECTIONS } from './usual-collections.ts';
import { USUAL_DEEDS } from './usual-deeds.ts';
import { USUAL_PARTS } from './usual-parts.ts';
import { WAITING } from './waiting.ts';
import type { Intent } from './intent.ts';

/** Every kind of wish that the drafter knows. */
export const INTENTS: readonly Intent[] = [
  ...OTHER_SENSES,
  ...OTHER_NAMES,
  ...SELDOM_NAMED,
  ...PAUSING,
  ...PRACTISING,
  ...SHIFTING,
  ...ARRANGEMENTS,
  ...EXPLAINING,
  ...LOOKING,
  ...PLAIN_ORDERS,
  ...AVAILABILITY,
  ...PLAIN_PARTS,
  ...PLAIN_DEEDS,
  ...PLAIN_WORDS,
  ...BY_ITSELF,
  ...INTERFACE,
  ...USUAL_CHOICES,
  ...USUAL_COLLECTIONS,
  ...USUAL_PARTS,
  ...CASE_WORK,
  ...USUAL_DEEDS,
  ...PLAIN_ACTS,
  ...PLAIN_PLACES,
  ...TELLING,
  ...TALKING,
  ...ASKING,
  ...TOGETHER,
  ...DECIDING,
  ...FINDING,
  ...KNOWING,
  ...ARRANGING,
  ...CHANGING,
  ...PLANNING,
  ...WAITING,
  ...PAYING,
  ...TRADING,
  ...BEYOND,
  ...MOVING,
  ...ACCESS,
  ...CHOOSING,
  ...CIRCUMSTANCES,
];
