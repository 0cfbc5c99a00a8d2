import { upperFirst } from '../language/capitals.ts';
import { readVerb } from '../language/verbs.ts';
import type { Only } from '../lexicon/intents/intent.ts';
import type { Slots } from './slots.ts';

/** Slots that look like a verb but are none to agree with the thing. */
const OWN_SLOTS =
  /^(?:asked|mass|back|to do|to do done|deed|deeds|deed done|deed doing|barred|held|(?:ban|due|case|course|such|solved) [a-z]+|case|fault|untold|unfree|unfiled|failing|its|a unit|forbidden|as|event|no event|lasting|one|unit|units|entry|entries|which|verb|verbs|verbed|verbing|done|state|doing|long|acting|(?:an )?other|objects?|them|it)$/;

function agreeing(name: string, isMany: boolean): string | undefined {
  const verb = readVerb(name);
  if (!verb) return undefined;
  const many: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
  return isMany ? (many[name] ?? verb.base) : name;
}

/** Whether a sentence is said of such a thing in such an idea. */
export function applies({ when, unless, of, notOf }: Only, text: string, slots: Slots): boolean {
  // "Send" at the beginning is "send"; a text made anew is slower to ask than the one that is there.
  const first = text.charAt(0);
  const idea = first === first.toLowerCase() ? text : first.toLowerCase() + text.slice(1);
  if ((when && !when.test(idea)) || unless?.test(idea)) return false;
  if (!of && !notOf) return true;
  const traits = slots.get('traits')?.split(' ') ?? [];
  return (!of || of.some((trait) => traits.includes(trait))) && !notOf?.some((trait) => traits.includes(trait));
}

/** "The opening hours is shown as it was" -> "The opening hours are shown as they were". */
function agreeMany(text: string, many: string): string {
  const name = many.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const plural = (verb: string) =>
    readVerb(verb)?.form === 'third' || /^(?:is|was|has|does)$/.test(verb) ? agreeing(verb, true) : undefined;
  // As a subject: at the beginning or behind what joins a clause, and behind "that".
  const subject = new RegExp(
    `(^|\\b(?:when|once|whom|before|until|after|while|that|whether|as long as|as soon as) |, )((?:the )?${name}) ([a-z]+)\\b|(${name} (?:that|who)) ([a-z]+)\\b`,
    'gi',
  );
  const agreed = text.replace(subject, (all, lead: string, many: string, verb: string, whose: string, own: string) => {
    const said = plural(verb ?? own);
    return said ? (whose ? `${whose} ${said}` : `${lead}${many} ${said}`) : all;
  });
  // "Opening hours that are locked is shown": the verb of the sentence stands behind the relative clause.
  const told = agreed.replace(/\bit was\b/g, 'they were').replace(/\bit is\b/g, 'they are');
  const whole = new RegExp(`^${name} that `, 'i').test(told)
    ? told.replace(/^[^,]+/, (head) =>
        head.replace(
          / (is|was|has|goes|stays|shows|counts|leads|gets)\b/g,
          (_, verb: string) => ` ${plural(verb) ?? verb}`,
        ),
      )
    : told;
  return whole
    .replace(/\bits\b/g, 'their')
    .replace(/\b(of|to|in|with|for|about|on|open|from|see|sees|back) it\b/g, '$1 them');
}

/** The sentence of a pattern; nothing when one of its slots has no value. */
export function fillPattern(pattern: string, slots: Slots): string | undefined {
  let complete = true;
  const text = pattern.replace(/\{([^}]+)\}/g, (slot, name: string) => {
    const lower = name.charAt(0).toLowerCase() + name.slice(1);
    const value =
      slots.get(lower) ??
      (slots.has('object') && !OWN_SLOTS.test(lower) ? agreeing(lower, slots.get('plural') === 'yes') : undefined);
    if (value === undefined) complete = false;
    const said = value ?? slot;
    return name === lower ? said : upperFirst(said);
  });
  // "to them", "around it": the pronoun behind a verb or preposition is the objective one.
  const many = /\{(?:the|a) one\}/i.test(pattern) ? slots.get('many') : undefined;
  const agreed = many ? agreeMany(text, many) : text;
  return complete
    ? upperFirst(
        agreed.replace(
          /\b(of|behind|opens?|see|into|on|over|change|about|for|alter|brings?|with|needs?|saved|read|at|to|by|from) they\b/g,
          '$1 them',
        ),
      )
    : undefined;
}
