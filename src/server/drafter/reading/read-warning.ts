import { participle } from '../language/verbs.ts';
import type { Request } from './read-request.ts';

function told(text: string): Request {
  return { form: 'system', kind: 'act', text, actor: undefined, speaker: true };
}

/** "the app should warn when a door is open", "notice when", "say that": whoever is to know is told. */
export function readWarning(action: string): Request | undefined {
  const noticed = /^(?:notice|detect|recogni[sz]e|spot|realise|realize)s? (?:when|if|that) (.+)$/i.exec(action)?.[1];
  if (noticed) return told(`be told when ${noticed}`);
  const [, warns = '', when = ''] =
    /^(warn|alert)(?: (?:me|us))? ((?:when|if|before|once|as soon as|that) .+)$/i.exec(action) ?? [];
  if (when) return told(`be ${participle(warns.toLowerCase())} ${when}`);
  const says = /^(?:at least |also |just )?(?:say|tell|show|state|warn|point out) (?:me |us )?that (.+)$/i.exec(action);
  return says ? told(`be told that ${says[1]}`) : undefined;
}
