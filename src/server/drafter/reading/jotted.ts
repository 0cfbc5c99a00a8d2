import { askedAtOnce } from './asked-at-once.ts';
import { withContents } from './contents-behind.ts';
import { betweenPeople } from './between-people.ts';
import { complainedInFull } from './jotted-complaints.ts';
import { reasonsInFull } from './jotted-reasons.ts';
import { ofTheirOwn } from './of-their-own.ts';
import { ordersInFull } from './orders-in-full.ts';
import { isJudged, remarksApart } from './remarks-apart.ts';
import { slashesInFull } from './slashes-in-full.ts';
import { signsInFull } from './signs-in-full.ts';

/**
 * What was jotted down in a hurry, in sentences that can be read: signs in full, orders and subjects with their articles, and remarks
 * in sentences of their own.
 */
export function jottedInFull(text: string): string {
  const plain = reasonsInFull(ofTheirOwn(signsInFull(text)));
  const orders = ordersInFull(slashesInFull(askedAtOnce(betweenPeople(plain))));
  return withContents(complainedInFull(remarksApart(orders), isJudged(plain)));
}
