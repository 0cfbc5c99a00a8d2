import { isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import type { Request } from './read-request.ts';

/** "stop readers from renewing it", "do not let readers renew it": whoever is named is kept from it. */
function readKept(said: string, speaker: boolean): Request | undefined {
  const letting = /^(?:do not|never|don't|stop) (?:let|letting|allow|allowing|permit) (.+)$/i.exec(said);
  const [, allowed = '', base = '', after = ''] =
    (letting && /^((?:the |our )?[\w-]+(?: [\w-]+)??) (?:to )?([\w-]+)\b(.*)$/i.exec(letting[1] ?? '')) ?? [];
  const [, barred = '', doing = '', rest = ''] =
    /^(?:stop|keep|hinder|block) ((?:the |our |all )?[\w'-]+(?: [\w'-]+){0,6}?) from (\w+ing)\b(.*)$/i.exec(said) ?? [];
  const [who, deed] =
    allowed && readVerb(base)
      ? [allowed, base + after]
      : barred && readVerb(doing)?.form === 'gerund'
        ? [barred, doing + rest]
        : [];
  return who && deed
    ? { form: 'negative', kind: 'stop', text: `prevent ${who} from ${deed}`, except: who, speaker }
    : undefined;
}

/** "stop emailing the office", "do not show prices to guests", "get rid of the captcha". */
export function readStopping(said: string, speaker: boolean): Request | undefined {
  const kept = readKept(said, speaker);
  if (kept) return kept;
  // "never book the same room twice"
  const [, does = '', same = '', when = ''] =
    /^(?:never|do not|don't|avoid) ([a-z]+) ((?:the |one and the )?same [\w -]+?) twice\b(.*)$/i.exec(said) ?? [];
  const again = readVerb(does)?.base;
  if (again)
    return {
      form: 'negative',
      kind: 'act',
      text: `keep ${same} from being ${participle(again)} twice${when}`,
      speaker,
    };
  const ended =
    /^(?:it (?:should|must) (?:no longer|not) be (?:possible|allowed) (?:for (.+?) )?to (.+)|(.+?) (?:should|must) (?:no longer|not) be (?:possible|allowed))$/i.exec(
      said,
    );
  const unwanted = /^(?:we|i) (?:do not|don't) want ((?:the |our |any )?[\w-]+(?: [\w-]+)??) to (.+)$/i.exec(said);
  const bound = /^no (?:more )?(\w+ing (?:.+ )?(?:without|before|unless) .+)$/i.exec(said);
  if (bound) return { form: 'negative', kind: 'stop', text: `prevent anyone from ${bound[1]}`, speaker };
  if (ended?.[3]) return { form: 'negative', kind: 'stop', text: `no more ${ended[3]}`, speaker };
  if (ended ?? unwanted)
    return {
      form: 'negative',
      kind: 'stop',
      text: `prevent ${ended ? (ended[1] ?? 'anyone') : unwanted?.[1]} from ${ended?.[2] ?? unwanted?.[2]}`,
      except: ended ? ended[1] : unwanted?.[1],
      speaker,
    };
  const [, unwilling = ''] = /^(?:we|i) (?:really )?(?:do not|don't) (?:really )?want to (.+)$/i.exec(said) ?? [];
  if (unwilling && isBaseVerb(unwilling.split(' ')[0] ?? '') && !unwilling.startsWith('be '))
    return {
      form: 'negative',
      kind: 'stop',
      text: /^have /i.test(unwilling) ? `no longer ${unwilling}` : `no longer have to ${unwilling}`,
      speaker,
    };
  const stop =
    /^(?:stop|quit|cease|avoid|refrain from|no more(?! than\b)|do away with|get rid of|don'?t|do not|never|no longer|kill|drop)\s+(.+)$/i.exec(
      said,
    );
  const clutter =
    /^remove ((?:the |all |that |this |these )?(?:[\w-]+ )*?(?:captcha|step|field|banner|pop-?up|ad|button|requirement|question|watermark|tab|login|sign-in|registration|password|account|confirmation)s?\b.*)$/i.exec(
      said,
    );
  if (clutter)
    return {
      form: 'negative',
      kind: 'stop',
      text: `get rid of ${(clutter[1] ?? '').replace(' from ', ' in ')}`,
      speaker,
    };
  if (!stop || /^(?:drop|kill)\s+(?!the\b|all\b|that\b)/i.test(said)) return undefined;
  return { form: 'negative', kind: 'stop', text: said, speaker };
}
