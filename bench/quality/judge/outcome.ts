import { tagged } from './tagger.ts';
import { fold, stem } from './words.ts';

/** Verbs whose outcome nobody can watch: they name an intention, an inner state or a quality. */
const UNOBSERVABLE = new Set(
  `work function behave perform handle process manage support consider ensure guarantee understand know believe think feel
  want need care aim try address facilitate enable improve optimise optimize enhance leverage respect exist matter implement
  develop test intend treat`
    .split(/\s+/u)
    .map(stem),
);

const MODAL =
  /\b(?:can|cannot|can't|must|may|will|shall|should|could|might|does|do|did|is|are|was|were|has|have|had|gets?|becomes?|stays?|remains?)\b/iu;

const AUXILIARY = new Set(`can cannot can't must may will shall should could might does do did is are was were has have had be been being not never no
  only also still already n't get gets`.split(/\s+/u)); // prettier-ignore

const SUBORDINATE = /^(?:when|if|once|after|before|while|until|unless|given)\b[^,]*,\s*(?:then\s+)?/iu;

/** The main clause: what is left when a leading "When ..., " is taken off. */
function mainClause(text: string): string {
  return text.replace(SUBORDINATE, '');
}

const RELATIVE = /^(?:that|which|who|whom|whose)$/iu;

/** The first verb of a clause that carries meaning, in a rough base form; null when there is none. */
function mainVerb(clause: string): string | null {
  const words = tagged(clause);
  const start = words.findIndex(({ text, tag }) => tag === 'VERB' || tag === 'AUX' || MODAL.test(text));
  if (start < 0) return null;
  let inRelative = words.slice(0, start).some(({ text }) => RELATIVE.test(text));
  for (const [offset, { text, tag }] of words.slice(start).entries()) {
    const word = fold(text);
    if (AUXILIARY.has(word) || tag === 'ADV' || tag === 'AUX' || tag === 'PART') continue;
    // "A defect that no longer exists is shown": the verb of the relative clause is not the one that counts.
    // "Without the details needed": a participle after its noun is no predicate.
    const before = words[start + offset - 1];
    if (word.endsWith('ed') && before?.tag === 'NOUN') continue;
    if (inRelative && tag === 'VERB') inRelative = false;
    else if (!inRelative) return word;
  }
  return fold(words[start]?.text ?? '');
}

const EMPTY_PREDICATE =
  /\b(?:is|are|be)\s+(?:possible|easy|ok|okay|fine|correct|right|supported|handled|processed|ensured|implemented|considered|taken into account|working|functional|in place|optimi[sz]ed)\b/iu;

/**
 * Whether somebody can watch the criterion happen: a main clause with a finite verb that names
 * neither a quality, an intention nor an inner working, and a subject and predicate of at least four words.
 */
export function isObservable(criterion: string): boolean {
  const clause = mainClause(criterion.trim());
  if (clause.split(/\s+/u).length < 4 || EMPTY_PREDICATE.test(clause)) return false;
  if (/^(?:when|if|once|given)\b/iu.test(clause)) return false;
  if (/\b(?:the system|the application|the app)\s+(?:should|shall|must)\b/iu.test(clause)) return false;
  const verb = mainVerb(clause);
  return verb !== null && !UNOBSERVABLE.has(stem(verb));
}
