import { writtenSentences } from './written-sentences.ts';
import { upperFirst } from '../language/capitals.ts';
import { isPerson, plural } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';

/** What comes of a deed for whoever does it, and how it is said that it shall. */
const COMES_OF_IT: readonly (readonly [RegExp, string])[] = [
  // "If a guest cancels late, they pay 20 euros"
  [
    /^(?:has to |have to |must )?pays? (?=[€$£]|(?:an?|the|half|double|extra|for|\d+|one|two|five|ten|twenty|nothing|less|more|full)\b)/i,
    'must pay ',
  ],
  [
    /^(?:is|are|gets?) (?=(?:charged|blocked|barred|suspended|banned|fined|excluded|locked out|removed|deactivated|warned)\b)/i,
    'should be ',
  ],
  [/^gets? (?=(?:an? |one )(?:[\w-]+ )?(?:warning|fine|strike|penalty|ban|fee|point|surcharge)s?\b)/i, 'should get '],
  [/^loses? (?=[^,.!?]+ unless\b)/i, 'should lose '],
  [/^(?:can|may) no longer (?=[a-z])/i, 'should no longer be able to '],
];
const CONSEQUENCE =
  /^(?:if|when|whenever|once) (?:an?|any|one of (?:the|our)) ([^,.!?]{5,80}(?:, (?:or|and) [^,.!?]{4,40})?), (?:they|he or she|he|she) ([^!?]+)$/i;
const OF_MANY: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  does: 'do',
  "doesn't": 'do not',
  'doesn’t': 'do not',
};

/** "guest cancels late" -> "guests who cancel late" */
function allWho(said: string): string | undefined {
  const words = said.split(' ');
  const at = words.findIndex(
    (word, place) => place > 0 && place < 4 && (Object.hasOwn(OF_MANY, word) || readVerb(word)?.form === 'third'),
  );
  const verb = words[at] ?? '';
  if (at < 1 || !isPerson(words[at - 1] ?? '')) return undefined;
  const many = plural(words.slice(0, at).join(' '));
  const ofMany = (one: string) => OF_MANY[one] ?? (readVerb(one)?.form === 'third' ? readVerb(one)?.base : undefined);
  const did = [`${many} who`, ofMany(verb) ?? verb, ...words.slice(at + 1)].join(' ');
  return did.replace(/,? (or|and) (doesn['’]t|[a-z]+s)\b/g, (all, link: string, next: string) => {
    const base = ofMany(next);
    return base ? ` ${link} ${base}` : all;
  });
}

/** "We'd like to do the same: ...": what follows is meant. */
const THE_SAME =
  /^(?:(?:i|we)(?:['’]d| would)? (?:like|want|need) to|we should|let us|let['’]s) (?:do|have) (?:the same|this|it)(?: (?:too|as well|here))?: /i;

/** What somebody shall pay, lose or get when they do something, where it is told as if it were so already. */
export function withConsequences(text: string): string {
  if (text.includes('\n')) return text;
  return writtenSentences(text)
    .map((sentence) => {
      const said = sentence.replace(THE_SAME, '');
      const [, whoDoes = '', rest = ''] = CONSEQUENCE.exec(said) ?? [];
      const comes = rest && COMES_OF_IT.find(([pattern]) => pattern.test(rest));
      const who = comes ? allWho(whoDoes) : undefined;
      return comes && who
        ? `${upperFirst(who)} ${rest
            .replace(...comes)
            .replace(/, unless /i, ' unless ')
            .replace(/\b(waives?|forgives?|drops?) it\b/i, '$1 this')}`
        : said;
    })
    .join(' ');
}

const BUTTON =
  /^(?:(?:(?:i|we)(?:['’]d| would)? (?:like|want|need|love)(?: to have)?|(?:please )?(?:add|give (?:me|us))|there should be|it would be nice to have) )?((?:an?|one|a single|one single) (?:single )?(?:button|click|tap|shortcut|keystroke)) (that|which|to) (?!stops?\b)([a-z]+) ([^.!?]+)([.!]*)$/i;

/** "a button that cancels the day and tells everybody": what it does is what somebody wants to do with it. */
export function withButton(text: string): string {
  return writtenSentences(text)
    .map((sentence) => {
      const [, button = '', link = '', verb = '', rest = '', end = ''] = BUTTON.exec(sentence) ?? [];
      const form = readVerb(verb.toLowerCase());
      // "a button that lets guests swap", "a button that tells them all would do": told in another way.
      if (
        /^(?:let|allow|enable|help|make|have|give)s?$/i.test(verb) ||
        /\b(?:would|could|should|must|is|are)\b/i.test(rest)
      )
        return sentence;
      if (!form || form.form !== (/^to$/i.test(link) ? 'base' : 'third') || form.base === 'be') return sentence;
      const more = rest.replace(/\band ([a-z]+s) (?=\S)/gi, (whole, next: string) => {
        const other = readVerb(next.toLowerCase());
        return other?.form === 'third' ? `and ${other.base} ` : whole;
      });
      const one = button.toLowerCase().replace(/^(?:a single|one single|a) (?:single )?/, 'one ');
      return `I want to ${form.base} ${more} with ${one}${end || '.'}`;
    })
    .join(' ');
}

/** "Two problems:", "A few things about the calendar:" in front of what is enumerated. */
const ENUMERATED =
  /^(?:hi|hello)?[,! ]*(?:(?:i have|there are|we have|here are) )?(?:two|three|four|a few|some|several|a couple of) (?:small |little |quick |more )?(?:things|problems|issues|points|remarks|wishes|questions|notes|comments|bugs|ideas)(?: (?:about|with|on|regarding|for) (?:the |our )?[\w -]{2,40})?: ?/i;
const FIRST = /(^|[.!?] )(?:first(?:ly)?|second(?:ly)?|third(?:ly)?)(?: of all)?,? (?=[a-z])/gi;

/** "Two things: first, ... Second, ...": the things themselves. */
export function withoutCounting(text: string): string {
  const bare = text.replace(ENUMERATED, '');
  const isCounted = bare !== text || (/^first(?:ly)?,/i.test(text) && /[.!?] second(?:ly)?,/i.test(text));
  const plain = isCounted
    ? bare
        .replace(FIRST, (_, lead: string) => lead)
        .replace(/(^|[.!?] )([a-z])/g, (_, lead: string, one: string) => lead + one.toUpperCase())
    : text;
  return plain.length > 20 ? plain : text;
}
