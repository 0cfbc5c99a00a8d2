import { verbKind } from '../language/verb-forms.ts';

const MESSAGE = /^(?:message|mail|e-mail|letter|sms|notice|reminder|alert|invitation|survey|questionnaire)$/;
const COMES_WHEN = /^(?:every|each|before|after|when|whenever|once|if|one|two|three|four|five|six|\d+)$/;
/** What is done to a message itself. */
const DONE_TO_MESSAGES =
  /^(?:send|resend|write|forward|delete|read|post|print|edit|save|schedule|archive|answer|show|display|hide|get|receive|add|create|make|use|mark|copy|share|preview|set|stop|start|delay|cancel|repeat|sign|mail|text|e-mail|issue|trigger|generate)$/;

/**
 * Whether three words, in small letters, open with the name of one message and when it comes: "recall message every six months",
 * "return reminder before a trip".
 */
export function isMessageName(first: string, second: string, third: string): boolean {
  return (
    MESSAGE.test(second) && COMES_WHEN.test(third) && !DONE_TO_MESSAGES.test(first) && verbKind(first) !== undefined
  );
}

/** Such a name with the article that it leaves out: without one it would be an order again. */
export function withMessageNamed(text: string): string {
  const [first = '', second = '', third = ''] = text.toLowerCase().split(' ');
  return isMessageName(first, second, third) ? `get a ${first}${text.slice(first.length)}` : text;
}
