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

/** Keeps what was read of a thing, for as long as the thing is. */
export function rememberOf<T>(): (thing: object, read: () => T) => T {
  const known = new WeakMap<object, { readonly value: T }>();
  return (thing, read) => {
    const found = known.get(thing);
    if (found) return found.value;
    const value = read();
    known.set(thing, { value });
    return value;
  };
}
