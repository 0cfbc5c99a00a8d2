import { THEIR_PLACE } from './lexicon/own-deeds.ts';
import { isPerson } from './language/nouns.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { groupMember, roleName } from './reading/role-name.ts';

/** "Put those on the supervisor's list", "alarm on the shift lead's pager": where it comes to whom. */
const COMES_THERE = new RegExp(
  String.raw`(?<!\b(?:hide|never|no longer|without|(?:can|do|does|may|must|should) ?n[o'’]t|cannot)\b[^.!?;]{0,80}) (?:at|in|into|on|onto|to) (?:the|an?|our|each|every) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?:['’]s|(?<=s)['’]) (?:[\p{L}-]+ )??${THEIR_PLACE}\b`,
  'iu',
);
/** What comes up there by itself: whoever is named in front of it does nothing. */
const COMES_UP = /\b(?:appear|be (?:displayed|listed|shown)|land|pop up|show up|turn up)\b/i;
/** Who is called in: "escalate any alarm that nobody has cleared to the shift lead". */
const ESCALATED =
  /\bescalate[ds]? (?:[^\s.!?;]+ ){1,14}?to (?:the|an?|our) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:when|if|after|unless|once|within|by)\b|[.,;!?]|$)/iu;

/** Whoever types it does it: "I want to send it to the client's inbox". */
const SPEAKER = /\b(?:I|me|my|mine|we|us|our|ours)\b/;

/** Who gets it, in the words of the idea, where the product brings it to what somebody looks at; nobody where somebody else does so. */
function whoseItComesTo({ text, form, actor, speaker }: Idea): string | undefined {
  if (form === 'story' || form === 'question' || speaker || SPEAKER.test(text)) return undefined;
  if (actor !== undefined && !COMES_UP.test(text)) return undefined;
  return (COMES_THERE.exec(text) ?? ESCALATED.exec(text))?.[1];
}

/** Whoever gets what the product puts on their list or screen wishes for it: a role of the product, or somebody whom it does not know. */
export function whoGetsItThere(idea: Idea, roles: readonly Role[]): string | undefined {
  // Asked of the text before longer patterns are.
  if (!/['’]s? |\bescalate/i.test(idea.text)) return undefined;
  const said = whoseItComesTo(idea);
  if (said === undefined) return undefined;
  const role = roleNamed(roleName(said), roles);
  if (role) return groupMember(role.name);
  const name = said.toLowerCase();
  return isPerson(name.split(' ').at(-1) ?? '') ? name : undefined;
}
