import { upperFirst } from '../language/capitals.ts';
import type { People } from './people.ts';

const MESSAGE =
  '(?:reminders?|confirmations?|notifications?|notices?|alerts?|warnings?|text messages?|texts?|sms|e-?mails?|(?:push )?messages?|newsletters?)';
/** "We'd like to send a text message reminder two days before": the house sends, and nobody is named who gets it. */
const SENT = new RegExp(
  String.raw`(?<=^|[.!?] )we(?: would|['’]d)? (?:(?:really )?(?:want|need|like|love|plan)) to (?:be able to )?(?:automatically )?send (?:out )?(?=((?:an? |the |one |short |automatic )*(?:[\w-]+ ){0,2}?${MESSAGE})\b([^.!?]*))`,
  'i',
);
/** "We need a text message two days before": the house needs it for those who forget. */
const NEEDED = new RegExp(
  String.raw`^(?:we|there) (?:need|want|should be|would like|(?:must|has to) be) (?=((?:an? |the |one |automatic )*(?:[\w-]+ ){0,2}?${MESSAGE})\b([^.!?]*?)(?:(?:[,.:]| -) (?:because |as |since )?| (?:because|as|since) )(?:(?:too |so )?many |most |half of the |some )?(?:people|they|everybody|everyone|many|most) (?:(?:just|simply|always|often|still|regularly|constantly) )*(?:keep (?:on )?)?(?:forget(?:ting)?|miss(?:ing)?|overlook(?:ing)?|do(?:n['’]t| not) (?:remember|notice|know|realise|realize|show up|turn up|come))\b)`,
  'i',
);
/** What reaches somebody by its own words. */
const TO_SOMEBODY = /\b(?:to|for) (?!(?:cancel|confirm|say|tell|let|ask|remind|inform|avoid|prevent)\b)/i;
/** Of whom it is told without a name. */
const UNNAMED =
  /(?<=^|[.!?] )(?:(?:too |so )?many |a lot of |lots of |most |some |half of the |(?:more and )?more )?(?:people|they|everybody|everyone|nobody|no one|many|some|half of them)\b/i;
/** What they owe who are none of the product, and what machines and stores have to say to those who work there. */
const OF_OTHERS = /\b(?:invoices?|bills?|payments?|dunning|overdue|suppliers?)\b/i;
const OF_WORK = /^(?:.* )?(?:alerts?|warnings?)$/i;

/** The role of whom the sentences before speak, as many; nobody where they speak of two. */
function spokenOf(before: string, { served }: People): string | undefined {
  const named = served.filter((many) => new RegExp(String.raw`\b${RegExp.escape(many)}\b`, 'i').test(before));
  return named.length === 1 ? named[0] : undefined;
}

/**
 * "We want to send a reminder the evening before": those who are served get it, or of them those of whom the sentence before speaks; where
 * nobody can tell who that is, it stays as it was.
 */
export function sentToThoseServed(text: string, people: People): string {
  if (!/\bsend\b|^(?:we|there)\b/i.test(text)) return text;
  const needed = NEEDED.exec(text);
  if (needed) {
    const [whole, message = '', rest = ''] = needed;
    const [only] = people.served;
    return only && people.served.length === 1 && !OF_OTHERS.test(message + rest)
      ? `${upperFirst(only)} should get ${text.slice(whole.length)}`
      : text;
  }
  const found = SENT.exec(text);
  const [whole = '', message = '', rest = ''] = found ?? [];
  if (!found || OF_OTHERS.test(message + rest) || TO_SOMEBODY.test(rest)) return text;
  const before = text.slice(0, found.index);
  const [only, ...others] = people.served;
  const isOpen = before === '' ? !OF_WORK.test(message) : UNNAMED.test(before);
  const whom = spokenOf(before, people) ?? (isOpen && others.length === 0 ? only : undefined);
  return whom === undefined
    ? text
    : `${before}${upperFirst(whom)} should get ${text.slice(found.index + whole.length)}`;
}
