import { readNounPhrase } from '../../language/noun-phrase.ts';

/** "tasks and relative due dates": the first two of a list, each by its whole name; of one whose end is not plain, none. */
export function wholeItems(list: string): string[] {
  const [first = '', second = ''] = list.split(/,? and |, ?/);
  const names = [first, second].map((item) => {
    const bare = item.replace(/^(?:all )?(?:the |its |their )?/i, '');
    const core = readNounPhrase(bare)?.core ?? '';
    return core.split(' ').length <= 3 && !/['’]/.test(core) ? { core, isWhole: core === bare } : undefined;
  });
  const [one, other] = names;
  if (!one || one.core === '') return [];
  // "tasks from last week and notes": what stands behind the first tells it apart.
  return other && other.core !== '' && one.isWhole ? [one.core, other.core] : [one.core];
}
