import { isDepartment } from '../lexicon/agents.ts';
import type { People } from './people.ts';

/** Whether words name people of the product, or a house by the name of its work: "front desk", "accounts". */
export function isKnownHouse(house: string, people: People): boolean {
  return (
    people.isPersonPhrase(house) ||
    isDepartment(house) ||
    /(?:^| )(?:crew|team|desk|staff|support|office)$/i.test(house)
  );
}
