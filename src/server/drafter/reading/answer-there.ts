import { upperFirst } from '../language/capitals.ts';
import type { Meant } from './meant-pair.ts';

/** "keep asking us every day when the van will come": what people want to know, and that they ask for it today. */
const ASKS =
  /^(?:(?:keep|keeps|often|always|regularly|constantly|sometimes|still|have to|has to|usually|just) )*(ask(?:s|ing)?|call(?:s|ing)?|phon(?:e|es|ing)|ring(?:s|ing)?|writ(?:e|es|ing)|e-?mail(?:s|ing)?|text(?:s|ing)?|wonder(?:s|ing)?|do not know|don['’]t know|have no idea|never know|can(?:not|['’]t) (?:see|tell|find out))\b([^,;:]*?) ?\b((?:when|whether|if|how|what|which|who|where|why) (?!to\b)[^,;]+)$/i;
/** "should be able to see it in the app" */
const SEES =
  /^((?:should|could|can|must|(?:needs?|wants?) to|would (?:like|love) to)(?: be able to)? )(see|look|find|check|know|read|view|get|follow) (?:it|this|that)\b((?: up| out)?)((?: [^,;]*)?)$/i;
const HALF = /\b(?:and|but|because)\b/i;

/** "Guests ask us when the van comes. They should be able to see it in the app.": when the van comes. */
export const answerThere: Meant = ({ who, does, wish, people }) => {
  const [, lead = '', verb = '', particle = '', where = ''] = SEES.exec(wish) ?? [];
  const [, asks = '', whom = '', question = ''] = (verb && ASKS.exec(does)) || [];
  if (!question || HALF.test(question) || /\b(?:about|for|because)\b/i.test(whom) || people.isSpeaker(who))
    return undefined;
  const sees =
    /^(?:look|find)$/i.test(verb) && particle ? `${verb}${particle}` : /^(?:check|follow)$/i.test(verb) ? verb : 'see';
  const why = /^(?:ask|call|phon|ring|writ|e-?mail|text)/i.test(asks) ? ' so that they do not have to ask' : '';
  return `${upperFirst(who)} ${lead}${sees}${where} ${question}${why && !/\bso (?:that )?|without /i.test(where) ? why : ''}.`;
};
