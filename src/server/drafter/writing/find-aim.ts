import type { Grounding } from '#contract/story.ts';
import { isPlural, plural } from '../language/nouns.ts';
import { agreeWithI, toFirstPerson } from '../language/pronouns.ts';
import { thirdPerson } from '../language/verbs.ts';
import { contentStems, stemsBut } from '../lexicon/function-words.ts';
import type { Idea } from '../reading/read-idea.ts';
import type { Product } from '../reading/read-product.ts';

/** An aim as a clause with its subject: "skippers", "know where they will lie". */
interface Aim {
  readonly subject: string;
  readonly predicate: string;
}

const LONGEST = 14;
const TOIL =
  /\b(?:by hand|manually|twice|again|at once|in bulk|in one go|forever|too long|time|hours|minutes|every single|retyp\w+|waste\w*)\b/i;

function finite(subject: string, verbs: string): string {
  const [first = '', ...rest] = verbs.split(' ');
  const many =
    /\band\b/.test(subject) ||
    isPlural(
      subject
        .split(/\s+(?:of|in|with|from|at)\s+/)[0]
        ?.split(' ')
        .at(-1) ?? '',
    );
  if (/^(?:not|never|always)$/i.test(first))
    return first === 'not'
      ? `${many ? 'do' : 'does'} not ${rest.join(' ')}`
      : `${first} ${finite(subject, rest.join(' '))}`;
  if (first === 'be') return [many ? 'are' : 'is', ...rest].join(' ');
  return [many ? first : thirdPerson(first), ...rest].join(' ');
}

/** "every horse to be healthy and every child to ride": who is to do or be what. */
function wanted(text: string): Aim[] {
  return text.split(/,? and (?=[^,]{3,40}? to [a-z]+\b)/i).flatMap((part) => {
    // "we want rooms not to stay empty"
    const [, who = '', never = ''] = /^((?:[\w'-]+ ){0,3}?[\w'-]+) not to ([a-z]+\b.*)$/i.exec(part.trim()) ?? [];
    if (never) return [{ subject: who, predicate: finite(who, `not ${never}`) }];
    const to = /^((?:[\w'-]+ ){0,4}?[\w'-]+) to ([a-z]+\b.*)$/i.exec(part.trim());
    if (to) return [{ subject: to[1] ?? '', predicate: finite(to[1] ?? '', to[2] ?? '') }];
    return [];
  });
}

function forbidden(sentence: string): Aim[] {
  return sentence.split(/,? and (?=(?:no|nobody|every|everyone|everybody|all)\b)/i).flatMap((part) => {
    const should =
      /^((?:nobody|no one|no [\w-]+(?: [\w-]+)?|every [\w-]+|everyone|everybody)) (?:should|must|may|is to) (.+)$/i.exec(
        part.trim(),
      );
    return should
      ? [{ subject: (should[1] ?? '').toLowerCase(), predicate: finite(should[1] ?? '', should[2] ?? '') }]
      : [];
  });
}

/** "fewer phone calls" -> there are fewer phone calls. */
function thereIs(thing: string): Aim {
  if (/^(?:fewer|less)\b/i.test(thing))
    return { subject: 'there', predicate: `${/^less\b/i.test(thing) ? 'is' : 'are'} ${thing}` };
  const [head = ''] = thing.split(/ (?:of|in|with|from|at|for|on|out|about|and) /);
  return { subject: 'there', predicate: `${isPlural(head.split(' ').at(-1) ?? '') ? 'are' : 'is'} ${thing}` };
}

/** What the sentence says that people are to get out of the product. */
function aimsIn(said: string): Aim[] {
  const sentence = said.replace(/,? (?:where|which|when) .*$|[.!?]+$/, '');
  const want = /\b(?:we|they|the \w+|\w+s) (?:really )?(?:want|hope for|wish|would like|need)s? (.+)$/i.exec(
    sentence,
  )?.[1];
  const fewer = want && /^((?:fewer|less|more|shorter|lower) [^,]+?)(?: and (?=[^,]+ to\b).*|,.*)?$/i.exec(want)?.[1];
  // What the product lets people do is what it is, and not what for.
  const help = /\bhelps? ((?:[\w'-]+ ){0,2}?[\w'-]+s) (?:to )?([a-z]+ .+)$/i.exec(sentence);
  const named =
    /\b(?:aim|goal|purpose|mission|idea|point) is ((?:fewer|less|more|shorter|quicker|faster|better) [^,]+|no [\w-]+(?: [\w-]+)*)$/i.exec(
      sentence,
    )?.[1];
  const aimed = /\b(?:we|they) aim (?:for|at) (.+)$/i.exec(sentence)?.[1];
  const none = /\b(?:we|they) (?:aim|want) to have (no .+)$/i.exec(sentence)?.[1];
  const purpose = /\b(?:so that|(?:aim|goal|purpose|mission|promise|idea) is that) (.+)$/i.exec(sentence)?.[1];
  return [
    ...(want ? wanted(want) : []),
    ...(fewer ? [{ subject: 'there', predicate: `${/^less\b/i.test(fewer) ? 'is' : 'are'} ${fewer}` }] : []),
    ...(named ? [thereIs(named)] : []),
    ...(aimed ? wanted(aimed) : []),
    ...(none ? [thereIs(none)] : []),
    ...(help ? [{ subject: help[1] ?? '', predicate: `can ${help[2]}` }] : []),
    ...(purpose ? [{ subject: '', predicate: purpose }] : []),
    ...forbidden(sentence),
  ];
}

/** An aim of the product, told by the actor where it is theirs, where it speaks of the same things as the idea. */
export function findAim(
  product: Product,
  idea: Idea,
  actor: string,
  one = '',
  isServed = false,
): { text: string; grounding: Grounding } | undefined {
  // What somebody gives up or throws away brings no aim nearer.
  if (
    /^(?:withdraw|cancel|delete|remove|throw|discard|leave|end|stop|archive|refuse|reject|close|lock|block)\b/.test(
      idea.action.frame === 'not' ? '' : idea.action.core.verb,
    ) &&
    !/^keep\b/.test(idea.action.wish)
  )
    return undefined;
  // That both speak of the same person says nothing.
  const stems = stemsBut(idea.text, contentStems(`${actor} ${plural(actor)}`));
  const people = contentStems(product.roles.map(({ name }) => `${name} ${plural(name)}`).join(' '));
  // "30 minutes" and "within minutes" have nothing in common.
  const units = contentStems('second minutes hours days weeks months years');
  const many = plural(actor).toLowerCase();
  for (const sentence of product.sentences) {
    // What the whole description speaks of joins no aim to a wish.
    const elsewhere = contentStems(product.sentences.filter((other) => other !== sentence).join(' '));
    for (const { subject, predicate } of aimsIn(sentence)) {
      const clause = `${subject} ${predicate}`.trim();
      if (clause.split(' ').length > LONGEST || /[;:()]|,/.test(clause)) continue;
      // "no driver may drive longer": of one driver that would say the opposite.
      const isOwn =
        !/^(?:no|nobody|none|not) /i.test(`${subject} `) &&
        [many, actor.toLowerCase()].some(
          (name) => subject.toLowerCase().endsWith(name) || name.endsWith(` ${subject.toLowerCase()}`),
        );
      if (isServed && !isOwn && !/^(?:nobody|no|no one|every|everybody|everyone|all)\b/i.test(clause)) continue;
      const common = [...contentStems(clause)].filter((stem) => stems.has(stem));
      const telling = common.filter((stem) => !units.has(stem) && !people.has(stem) && !elsewhere.has(stem));
      const shared = telling.length > 0 ? common.length : 0;
      // "carers have time for the children" is an answer to toil only.
      const isPlain = contentStems(predicate).size < 2 && !TOIL.test(idea.text);
      const namesThing = one !== '' && contentStems(clause).has([...contentStems(one)].at(-1) ?? '');
      if (shared < (isOwn && (namesThing || TOIL.test(idea.text)) ? 1 : 2) || isPlain) continue;
      const text = isOwn
        ? agreeWithI(toFirstPerson(`I ${predicate}`, { speaker: false, they: true, pluralObject: false }))
        : clause.replace(/\b(?:our|my)\b/gi, 'the');
      return { text, grounding: { source: 'product', quote: sentence } };
    }
  }
  return undefined;
}
