import { singular } from '../language/nouns.ts';
import type { Role } from './find-roles.ts';
import type { Product } from './read-product.ts';
import { roleMeant } from './note-people.ts';

/** Behind what somebody said or did stands who it was: "(Jana, ref)", "(Petra, PM)". */
const BEHIND = /\s*\(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?, ?([^(),.!?]{2,40})(?:, [^()]{2,30})?\)/u;
/** "Sven (assigner, north) told me", "Anna (lab manager) wants": a name with what they are. */
const NAMED =
  /(?:\b(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)? \(([^(),.!?]{2,40})(?:, [^()]{2,30})?\)/gu;
/** "Marek, a driver," and "our driver Marek" */
const BESIDE = /\b\p{Lu}[\p{L}'-]+, (?:an?|the|our|one of our) ([^(),.!?]{2,30}),/gu;
/** "The warden says he'd want to take a picture": so the warden would like to. */
const SAYS_THEY =
  /((?:^|[.!?]\s+)The [\p{L} ]{3,40}?) (?:says|said|writes|wrote|thinks|told (?:me|us)|tells (?:me|us)) (?:that )?(?:he|she|they)(?:['’]d| would) (?:really |also )?(?:want|like|love|need|prefer) /gu;
/** "idea from the volunteers: print a label": whose it is. */
const WISH_OF =
  /^\s*(?:an? )?(?:idea|wish|request|suggestion|question|feedback|ask) (?:from|of|by) (?:the |our |one of the |an? )?([\p{L}][\p{L} ]{2,30}): /iu;
/** What marks a message that was passed on. */
const FORWARDED = /^\s*(?:fwd?|fw|re|wg|aw)\s*:\s*/i;

/** A note with the roles of those who are named in it, and who has said what is quoted. */
export function withAttributed(raw: string, product: Product): { text: string; isJotted: boolean; by?: string } {
  let by: string | undefined;
  const text = raw
    .replace(FORWARDED, '')
    .replace(BEHIND, (whole, said: string) => {
      const role = roleMeant(longer(said), product);
      by ??= role?.name;
      return role ? '' : whole;
    })
    .replace(NAMED, (whole, said: string) => withRole(whole, said, product))
    .replace(SAYS_THEY, '$1 would like ')
    .replace(BESIDE, (whole, said: string) => withRole(whole, said, product));
  const from = WISH_OF.exec(text);
  const wisher = from && roleMeant(from[1] ?? '', product);
  if (wisher) return { text: text.slice(from[0].length), isJotted: true, by: by ?? wisher.name };
  const isJotted = text !== raw;
  return by === undefined ? { text, isJotted } : { text, isJotted, by };
}

/** "Ida (costumes)": whoever is called after that work. */
function roleOfWork(said: string, { roles }: Product): Role | undefined {
  const found = roles.filter(({ name }) => name.toLowerCase().startsWith(`${singular(said.trim().toLowerCase())} `));
  return found.length === 1 ? found[0] : undefined;
}

function withRole(whole: string, said: string, product: Product): string {
  const role = roleMeant(longer(said), product) ?? roleOfWork(said, product);
  return role ? `The ${role.name}` : whole;
}

/** "lab mgr" */
function longer(said: string): string {
  return said
    .trim()
    .replace(/\bmgr\b\.?/i, 'manager')
    .replace(/\basst\b\.?/i, 'assistant')
    .replace(/\bacct\b\.?/i, 'accountant');
}
