/** Somebody's hands, or whoever is beside them: how things are while it happens. */
const STATE =
  /^(?:my|our|i|we) (?!.*\b(?:not|never|no|cannot)\b).*\b(?:at that (?:point|time|moment|stage)|by then|meanwhile|in the meantime|all the while)[.!]?$|^(?:my|our|their) (?:hands?|arms?|fingers?|thumbs?|gloves?|eyes|eyesight|feet|ears) (?:is|are|get) .+$|^(?:my|our|their) (?:baby|babies|kids?|child|children|dog|cat|wife|husband|partner|neighbours?) (?:sleeps?|is asleep|are asleep|naps?)\b/i;

/** "my hands are full of dough at that point": why it is asked for, and nothing that is to change. */
export function isState(text: string): boolean {
  return STATE.test(text.trim());
}
