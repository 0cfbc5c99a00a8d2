import { readClause } from '../language/clause.ts';
import { startsWithName } from './starts-with-name.ts';

/** How a wish begins that names only what is to end. */
export const PROBLEM = 'be rid of the problem that ';

/** How a wish begins that only wants a fact to be known. */
export const CALM = 'have it taken into account that ';

/** How often something hurts: it says nothing of what is wanted. */
export const FREQUENCY =
  /(?<! (?:for|of|to|from|by|with|into))\s+(?:all the time|(?:every|each) time(?! \w)|(?:once|twice|\w+ times) (?:a|per|every) \w+|(?:nearly |almost )?every (?:day|week|month|morning|evening|shift|night|single \w+)|(?:nearly |almost )every \w+(?: in \w+)?|half the time|(?:once|twice|several times|\w+ times) (?:this|last) \w+|all day|over and over(?: again)?|again and again|too often|very often|a lot|far too often|most of the time)\b/gi;

/** When it happened once: it is wanted for every time. */
const ONCE =
  /,?\s*\b(?:yesterday|recently|lately|the other (?:day|week)|last (?:weekend|week|month|year|night|time|season|summer|winter|spring|autumn|\w+day)|this (?:morning|weekend|week|month|year|season|spring|summer|autumn|winter|term)|(?:once|several times|(?:two|three|four|five|\d+) times) (?:this|last) \w+|(?:a|two|three|\d+) (?:days|weeks|months|years|week|month|year) ago)\b(?!['’]s)/gi;

/** Words without the one time at which it happened. */
export function withoutOnce(text: string): string {
  return text.replace(ONCE, '').replace(/\s+/g, ' ').trim();
}

export function lowerFirst(text: string): string {
  return /^[A-Z][a-z](?!\w*[A-Z])|^A /.test(text) && !startsWithName(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** The part before the first condition or reason. */
export function shorten(text: string): string {
  return (
    text.split(
      /,|\s+and (?=(?:we|I|they|he|she|nobody|everybody|everyone)\b)|\s+(?:because|since|when|if|as soon as|once|after|until|so|and then|until|whenever|while)\s+/i,
    )[0] ?? text
  );
}

export function reasonOf(text: string): string {
  const reason = /\s(?:because|since|as) (.+)$/i.exec(text)?.[1];
  const clause = reason && readClause(reason);
  return clause ? ` although ${reason}` : '';
}

export function objectOf(text: string): string {
  return shorten(text);
}

export function tailOf(text: string): string {
  return text.slice(shorten(text).length);
}

/** "about late trains" -> "late trains"; "when the room is free" stays. */
export function questionOf(text: string): string {
  return (
    text
      .replace(/^(?:about|of|that)\s+/i, '')
      .replace(/^if\b/i, 'whether')
      .replace(/^the same (?=[\w-]+s\b)/i, 'the ')
      // "do not know where they are and come by to ask": what comes of it is not what they want to know.
      .replace(
        /,? and (?:then |so )?(?:come|call|ask|phone|ring|mail|write|drive|walk|go|run|knock|turn|keep)\b.*$/i,
        '',
      )
      .replace(/\s+until\b.*$/i, '')
  );
}

/** Work that costs time: who does it, and what. */
export const WASTED =
  /^(.+?) (?:keeps?|(?:is|are) (?:always|constantly)|continues? to|(?:has|have) to|must(?! not)|needs? to|(?:is|are) forced to|end(?:s)? up|spends? (?:\w+ )?(?:hours|days|minutes|ages|time|too (?:much|long)|a lot of time|half (?:\w+ )?(?:day|morning|hour|shift))|wastes? (?:\w+ )?(?:time|hours|minutes)|loses? (?:\w+ )?(?:time|hours|minutes)) (?:\w+ly |always |often )?(\S+)(.*)$/i;

/** A slip that somebody could be warned of. */
export const MISTAKE =
  /^(?:mix(?:ing)? up|confus\w+|double[- ]book\w*|overbook\w*|miss?read\w*|mistyp\w+|book(?:ing)? (?:the )?wrong|order(?:ing)? (?:the )?wrong|pick(?:ing)? (?:the )?wrong|tak(?:e|ing) (?:the )?wrong|send(?:ing)? (?:the )?wrong|\w+ .*\b(?:I|we|they) already (?:own|have|know|bought|did|had)|\w+ (?:\w+ )?twice|\w+ the wrong)\b/i;

/** Asking around for what could be seen. */
export const ASKING =
  /^(?:ask|call|phone|ring|email|e-mail|message|chase|bother|text|contact|write to)(?:ing)? (?:.*?)?(?:\b(?:about|for|to ask (?:about|for)?|to find out|to know|to check|asking (?:about|for)?)\s+|(?=\b(?:whether|if|when|where|how|which|who|what|why)\b))(.+)$/i;

/** Where somebody gave up is no part of what they want to complete. */
const HALFWAY =
  /\s+(?:(?:\w+ )?halfway.*|(?:right |just )?(?:after|at|on|in|before|during) (?:the|their|step|page|question|screen) .+)$/i;

/** Where they are stuck, and not when they gave up. */
const PLACE =
  /^(?:at|on|in|during) ((?:the|their) (?:[\w-]+ ){0,3}?(?:steps?|pages?|questions?|screens?|forms?|checkout|payment|log-?in|sign-?up|registration|menus?|lists?|maps?|fields?|questionnaire|survey)\b(?! (?:for|after|before|within)\b).*)$/i;

/** "give up the form", "give up at the last question": what is to be completed or got past. */
export function completing(said: string): { wish: string; outcome?: string } | undefined {
  const where = PLACE.exec(shorten(said))?.[1];
  // "after ten minutes", "in the evening": when it was names nothing to complete.
  if (!where && /^(?:at|on|in|during|after|before) /i.test(said)) return undefined;
  return where
    ? { wish: `get past ${where}`, outcome: `{the actor} gets past ${where}` }
    : { wish: `complete ${shorten(said).replace(HALFWAY, '')}${reasonOf(said)}` };
}
