/** Storage as browsers have it, for tests: its keys are its own properties. */
export class StorageStandIn {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }

  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}
