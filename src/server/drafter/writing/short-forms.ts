/** "The ownership comes ..." inside a sentence. */
export function lowerFirst(text: string): string {
  return /^(?:The|An?|No|All|Each|Every|Some|Nobody|Somebody|It|They|There)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
