/** What a thing is where it is not so: of all open claims the closed ones are not meant. */
const PAIRS =
  'open closed,paid unpaid,read unread,answered unanswered,active inactive,public private,free taken,online offline,finished unfinished,complete incomplete,used unused,confirmed unconfirmed,signed unsigned,visible hidden,locked unlocked,opened unopened,sold unsold,published unpublished,approved unapproved,processed unprocessed,checked unchecked,sent unsent,occupied unoccupied,booked unbooked,assigned unassigned,resolved unresolved,solved unsolved,sorted unsorted,tagged untagged,valid invalid,saved unsaved,claimed unclaimed,planned unplanned,billed unbilled,invoiced uninvoiced,collected uncollected,delivered undelivered';

const OTHER = new Map(
  PAIRS.split(',').flatMap((pair): [string, string][] => {
    const [one = '', other = ''] = pair.split(' ');
    return [
      [one, other],
      [other, one],
    ];
  }),
);

/** "closed" for "open", "paid" for "unpaid"; nothing where a thing is not either the one or the other. */
export function otherState(adjective: string): string | undefined {
  return OTHER.get(adjective.toLowerCase());
}
