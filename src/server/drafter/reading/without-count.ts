import { isPerson, singular } from '../language/nouns.ts';

const COUNT =
  /^(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|\d[\d.,]*)(?:-[a-z]+)? )+/i;
/** What others do with them: "for answering residents". */
const DONE_WITH =
  /^(?:answering|informing|advising|billing|telling|reminding|inviting|phoning|ringing|emailing|thanking|contacting|notifying|paying) (?=[a-z]+(?: [a-z]+)?$)/i;

/** The name of people without how many they are and what is done with them: "ninety volunteer presenters", "answering residents". */
export function withoutCount(name: string): string {
  const bare = name.replace(COUNT, '');
  const [doing = ''] = DONE_WITH.exec(bare) ?? [];
  const head = bare.split(' ').at(-1)?.toLowerCase() ?? '';
  return doing && isPerson(singular(head)) ? bare.slice(doing.length) : bare;
}
