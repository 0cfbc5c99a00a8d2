/** What people have with them or on them, and things have not. */
const CARRIED =
  /\b(?:tickets?|keys?|cards?|badges?|pass(?:es)?|licen[cs]es?|passports?|ids?|helmets?|gloves|masks?|vests?|shoes|boots|goggles|glasses|lifejackets?|life jackets?|accounts?|address(?:es)?|memberships?|passwords?|pins?|invitations?|vouchers?|bookings?|reservations?|training|permits?|insurance|dogs?|pets?|bikes?|bags?|luggage|phones?)$/i;
/** Whoever does such a thing goes there or works with it. */
const BY_USE =
  /^(?:enter|board|use|ride|drive|operate|load|unload|climb|attend|visit|join|leave|access|open|start|steer|sail|fly|take out|take part|work)\b/i;

/** "enter a hall without a ticket", "load a van without a helmet": it is whoever does it that has none, and not the hall. */
export function isOnWhoever(deed: string, held: string): boolean {
  return BY_USE.test(deed) || CARRIED.test(held);
}
