/** Keeps what was read for a key, as one draft asks for the same words many times; forgets all of it once `most` keys are known. */
export function remember<T>(most: number): (key: string, read: () => T) => T {
  const known = new Map<string, { readonly value: T }>();
  return (key, read) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = read();
    if (known.size >= most) known.clear();
    known.set(key, { value });
    return value;
  };
}
