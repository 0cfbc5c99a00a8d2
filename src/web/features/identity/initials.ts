/** One or two letters that stand for a person: of their name, else of their address; none when there is neither. */
export function initialsOf(displayName: string | null, email: string | null): string {
  const words = (displayName ?? '').split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const named = [words[0], words.length > 1 ? words.at(-1) : undefined].map(firstLetter).join('');
  return named || firstLetter(/^\p{L}/u.test(email ?? '') ? (email ?? '') : '');
}

function firstLetter(word = ''): string {
  return (/^\p{L}\p{M}*/u.exec(word)?.[0] ?? '').toLocaleUpperCase();
}
