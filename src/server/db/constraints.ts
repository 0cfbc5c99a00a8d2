const FOREIGN_KEY_VIOLATION = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

/** The result of a write, or undefined when what it belongs to was deleted while it ran. */
export async function unlessDeletedMeanwhile<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (FOREIGN_KEY_VIOLATION.has((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}
