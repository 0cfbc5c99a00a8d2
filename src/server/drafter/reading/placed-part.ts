import { FEATURE_NOUN } from './delivery-words.ts';

/** "a dark mode to the app", "a map to each sailing": where a part of the product is added it will be. */
export function placed(thing: string): string {
  const [, part = '', place = ''] =
    /^(.+?) to ((?:the|our|each|every|all) (?!(?:next|one|other)\b)[\w'-]+(?: (?!and\b|or\b|of\b|for\b|with\b|in\b|on\b|so\b|that\b)[\w'-]+){0,3})/i.exec(
      thing,
    ) ?? [];
  if (!part || !FEATURE_NOUN.test(part) || / (?:from|that|which|who) /i.test(part)) return thing;
  // "a limit to the number of guests", "a shortcut to the inbox", "a button next to the name", "to the top of the page": that is what "to" says.
  if (
    /\b(?:limit|access|shortcut|link|rules?|permissions?|roles?|subscription|version|rating|review|comment|vote|invitation|changes?|next|close|adjacent|opposite|similar|linked|connected|related|attached|compared|equal|up)$/i.test(
      part,
    )
  )
    return thing;
  if (/^(?:the|our|each|every|all) (?:number|amount|top|bottom|left|right|end|start|beginning|side)\b/i.test(place))
    return thing;
  const lead = /^(?:each|every|all) /i.test(place)
    ? 'for'
    : /(?:page|screen|site|map|dashboard|label|card|ticket|receipt|invoice|board|wall|homepage)$/i.test(place)
      ? 'on'
      : 'in';
  return `${part} ${lead} ${thing.slice(part.length + ' to '.length)}`;
}
