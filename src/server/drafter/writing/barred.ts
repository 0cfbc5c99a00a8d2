import { readClause } from '../language/clause.ts';
import { isPerson, singular } from '../language/nouns.ts';
import { gerund, readVerb } from '../language/verbs.ts';
import { deedOf } from './parts/part.ts';

export function isSomebody(said: string, roles: ReadonlySet<string>): boolean {
  const head =
    (said.split(/ (?:who|that|with|without|outside|under|over|from|in|of) /)[0] ?? '')
      .split(' ')
      .at(-1)
      ?.toLowerCase() ?? '';
  return (
    isPerson(head) ||
    roles.has(singular(head)) ||
    /^(?:anyone|anybody|people|somebody|others|everybody|everyone|teams?|clubs?|companies|company|firms?|households?|families|family|schools?|classes|groups?|shops?|suppliers?|workshops?|farms?|practices?|agencies|agency|couples?|partners?)$/.test(
      head,
    )
  );
}

/** What is done in the product, so that a try at it can be refused; nobody is refused who plays too loud. */
export const HELD =
  / from (?:seeing|viewing|opening|reading|changing|editing|deleting|removing|overwriting|booking|ordering|buying|reserving|borrowing|renting|voting|signing|registering|entering|submitting|handing|uploading|posting|publishing|sending|cancelling|canceling|approving|assigning|planning|joining|leaving|inviting|applying|paying|using|taking|getting(?! \w+(?:ed|ck|st|nt|wn|en)\b)|logging|choosing|rating|commenting|selling|confirming|releasing|closing|running|creating|adding|exporting|downloading|printing|sharing|scheduling|swapping|accepting|withdrawing|bidding|marking|moving|copying|merging|writing|recording|deciding|accessing|messaging|contacting|packing|prescribing|starting|correcting|refusing|issuing|checking|requesting|lowering|raising|reopening|skipping|unlocking|extending|overriding|granting|offering|claiming|redeeming|combining|transferring|forwarding|replacing|resetting|loading|firing|shipping|handing over|swapping|rebooking|quoting|listing|setting|rostering)\b/;

/** What the product does on its own, so that nobody tries it. */
const BY_ITSELF = /^(?:send|list|run|start|issue|quote|set|close|write|cancel|move)$/;

const LONGEST = 13;

/** What somebody is kept from, and whether the product can refuse it. */
export function fillBarred(
  slots: Map<string, string>,
  wish: string,
  third: (text: string) => string,
  roles: ReadonlySet<string>,
): void {
  // "keep members from booking two classes": what is refused to them is the booking.
  const barred = /^(?:keep|prevent|stop) (.+?) from (?!being\b|getting\b)\w+ing\b/.exec(wish)?.[1];
  // A medicine does not try to expire.
  if (/ from (?:being|getting) /.test(wish) || (barred && isSomebody(barred, roles))) slots.set('barred', '');
  if (HELD.test(wish)) slots.set('held', '');
  // "keep a date from being offered": what is tried is offering it.
  const [, thing = '', done = '', more = ''] =
    /^(?:keep|prevent|stop) (.+?) from being ([a-z]+)\b(.*)$/.exec(wish) ?? [];
  const verb = readVerb(done)?.base;
  if (thing && verb && HELD.test(` from ${gerund(verb)}`) && !BY_ITSELF.test(verb)) {
    slots.set('held', '').set('forbidden', third(deedOf(`${gerund(verb)} ${thing}${more}`)));
    return;
  }
  // "be kept from entering a harvest": whoever asks for it is refused it as well.
  const isOwn = /^be kept from (?!being\b|getting\b|seeing\b)\w+ing\b/.test(wish);
  if (!HELD.test(wish) || !(isOwn || (barred && isSomebody(barred, roles)))) return;
  const tried = third(wish.replace(/^(?:keep|prevent|stop) .+? from (?=\w+ing\b)|^be kept from /, ''))
    // What is tried is the deed, whenever it may be done.
    .replace(
      /(?<!\bat),? (?:even )?(?:unless|until|if|when|before|as long as|while|once|after) (.+)$/,
      (said: string, clause: string) => (readClause(clause) ? '' : said),
    );
  // What would have to be cut is told by its first noun alone.
  const [brief = '', reason = ''] = tried.split(/ (?:because|so) /);
  // Without what narrows it down, something else would be refused.
  if (tried.split(' ').length <= LONGEST) slots.set('forbidden', tried);
  else if (reason && brief.split(' ').length <= LONGEST) slots.set('forbidden', brief);
}
