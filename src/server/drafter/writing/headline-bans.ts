/** What is not to be there: "no room number on the sleeve" for "the room number is no longer printed on the sleeve". */
const NOT_THERE =
  /^(?:have )?(?:the |an? |any )?(.+?) (?:is |are )?(?:not|no longer|never) (?:be )?(?:shown|displayed|printed|included|listed|allowed|accepted|permitted|mentioned) (.+)$/i;
const NO_LONGER_HAVE =
  /^no longer have (?:the |an? |any )?(.+?) (?:shown|displayed|printed|included|listed|allowed|accepted|permitted|mentioned|charged|sent|required) (.+)$/i;

/** What is seen of "keep guests from seeing a phone number once the parcel is there". */
const NOT_SEEN =
  /^(?:keep|prevent|stop) .+? from seeing (.+)$|^.+? (?:cannot|can no longer|may not|must not) see (.+)$|^no seeing (.+)$/i;

/** "hide" ends where "no longer shown before" does: "until". */
function hiding(thing: string, rest: string): string {
  return `hide ${thing} ${rest.replace(/\bbefore\b/i, 'until').replace(/\bunless\b/i, 'until')}`.trim();
}

/** What is not to be shown or accepted, in fewer words. */
export function bansOf(text: string): string[] {
  const [, thing = '', rest = ''] = NO_LONGER_HAVE.exec(text) ?? NOT_THERE.exec(text) ?? [];
  const forms: string[] = [];
  const isPlain =
    thing !== '' && !/\b(?:no|not|never|nobody|who|that|which|if|when|same|only|all|every|each|two)\b/i.test(thing);
  const isShown = /\b(?:shown|displayed|listed)\b/i.test(text);
  if (isPlain && !/^(?:and|or|but|as|by|to|for)\b/.test(rest) && count(thing) < 9) forms.push(`no ${thing} ${rest}`);
  // "not shown to managers": hidden from them.
  if (isPlain && isShown && /^to (?!any|any(?:one|body)\b|every)/i.test(rest))
    forms.push(`hide ${thing} ${rest.replace(/^to /i, 'from ')}`);
  // "not shown before it is confirmed": hidden until then.
  if (isPlain && isShown && /^(?:before|until|unless) /i.test(rest)) forms.push(hiding(thing, rest));
  const found = NOT_SEEN.exec(text);
  const seen = found ? (found[1] ?? found[2] ?? found[3] ?? '') : '';
  const [what = '', link = '', when = ''] = seen.split(/ (before|until|unless|once|after|while|during) (.+)/);
  if (what && when && !/\b(?:not|never|no)\b/.test(what)) forms.push(hiding(what, `${link} ${when}`));
  return forms;
}

function count(text: string): number {
  return text.split(' ').length;
}
