import { isPlural } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';

const GOOD =
  /^(?:happy|happier|glad|curious|smile|laugh|want to come|come back|feel (?:welcome|safe|good|better|at home))\b/i;

/** "us" as the one who does it. */
const SUBJECTS: Readonly<Record<string, string>> = {
  me: 'I',
  us: 'we',
  him: 'he',
  her: 'she',
  them: 'they',
  people: 'people',
};

/** The one or those whom something makes do something, up to the verb: "my son", "us". */
const MADE =
  /^(?:it|this|that) (?:just |only |really |always |often )?(?:makes|made|lets|causes) ((?:(?:the|our|my|their|some|many|all|half the) )?[\w’'-]+(?: [\w-]+){0,2}?) (?:to )?([a-z]+)((?: .+)?)$/i;

/** "it makes my son hide his readings", said of what is to stop: "my son does not hide his readings". */
export function madeNoMore(said: string): string | undefined {
  const [, whom = '', verb = '', rest = ''] = MADE.exec(said) ?? [];
  if (whom === '' || !isBaseVerb(verb) || GOOD.test(`${verb}${rest}`) || /\b(?:not|never|no)\b/i.test(rest))
    return undefined;
  const who = SUBJECTS[whom.toLowerCase()] ?? whom;
  const head = who.split(' ').at(-1) ?? '';
  const isMany = /^(?:i|we|they|people)$/i.test(who) || isPlural(head);
  return `${who} ${isMany ? 'do' : 'does'} not ${verb}${rest}`;
}
