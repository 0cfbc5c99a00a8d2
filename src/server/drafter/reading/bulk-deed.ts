import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { nominalVerb } from './named-doing.ts';

/** "reassign" of "reassignment", "relocate" of "relocation", "rename" of "renaming": what somebody does by the name of the doing. */
function verbOf(doing: string): string | undefined {
  const name = doing.toLowerCase();
  const known = nominalVerb(name);
  if (known) return known;
  const gerund = readVerb(name);
  if (gerund?.form === 'gerund') return gerund.base;
  const [, stem = ''] = /^([a-z]{3,})(?:ment|ion|al)$/.exec(name) ?? [];
  return stem === '' ? undefined : [`${stem}e`, stem, stem.replace(/at$/, 'e')].find((one) => isBaseVerb(one));
}

/** "bulk edit prices" -> "edit prices in bulk"; "add bulk reassignment of cases when a clerk leaves" -> "reassign cases in bulk when ..." */
export function inBulk(text: string): string {
  const [, doing = '', many = '', behind = ''] =
    /^(?:please )?(?:add|introduce|implement|build|provide|offer|support|enable) (?:an? )?(?:bulk|batch|mass)[- ]([a-z]+) of ([\p{L} '’-]+?)((?: (?:when|whenever|if|once|while|as soon as|so that) .+)?)$/iu.exec(
      text,
    ) ?? [];
  const deed = doing === '' ? undefined : verbOf(doing);
  if (deed) return `${deed} ${many} in bulk${behind}`;
  const [said = '', verb = '', rest = ''] =
    /^(?:bulk|batch|mass)[- ](?!e?-?mails?\b|messages?\b|sms\b|(?:price|discount|rate|order|goods|waste|buyer|supply|purchase|fare|offer|number|code|card|size|record|date|label|report|sheet)s? (?:and|or|is|are|of|at|to|next|beside|for|of|from|on|in|per|when|with)\b)(\w+) (?!of\b)(.+?)(?= and |, |$)/i.exec(
      text.replace(/^(.*?)\b(?=(?:bulk|batch|mass)[- ]\w+)/i, ''),
    ) ?? [];
  return isBaseVerb(verb) ? text.replace(said, `${verb} ${rest} in bulk`) : text;
}
