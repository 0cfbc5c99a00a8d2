import { stem } from './function-words.ts';

/** Verbs, as stems, that people use for one another's work. */
export const KINDRED: readonly ReadonlySet<string>[] = [
  'book reserv cancel reschedul postpon rebook repeat rent',
  'pay settl bill charg invoic refund',
  'record document log not enter writ typ describ captur',
  'find search brows discover compar look',
  'publish post announc releas',
  'send deliver ship dispatch',
  'plan schedul arrang organis organiz coordinat assign mov allocat postpon',
  'chang edit adapt adjust updat correct',
  'approv releas confirm accept reject block sign refus declin decid',
  'repair fix maintain servic',
  'upload attach add import',
  'track follow watch monitor trac',
  'answer reply respond',
  'split divid share',
  'merg bundl combin group',
  'suggest propos recommend',
  'withdraw cancel retract',
  'register enrol enroll sign apply join',
  'count weigh measur',
  'cut remov delet trim strip bleep mut silenc eras',
  'mov swap exchang shift transfer',
  'giv hand allocat assign allot distribut',
].map((verbs) => new Set(verbs.split(' ')));

/** Whether two verbs are one, or used for one another's work. */
export function isKindred(one: string, other: string): boolean {
  const [first, second] = [stem(one), stem(other)];
  return first === second || KINDRED.some((verbs) => verbs.has(first) && verbs.has(second));
}
