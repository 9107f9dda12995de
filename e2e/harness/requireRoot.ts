export const isRoot = (): boolean => process.getuid?.() === 0

class NeedsRoot extends Error {}

export function requireRoot(what: string): void {
  if (!isRoot()) throw new NeedsRoot(`${what} needs root on Linux`)
}

/** What a test that needs root should find wrong: nothing, or else that the harness says what it needs. */
export const expectedRootNeed = (what: string): string[] => (isRoot() ? [] : [`${what} needs root on Linux`])

/** Runs what looks for wrongs; a lack of root is one of them, not a test passed over. */
export async function catchRootNeed(look: () => Promise<string[]>): Promise<string[]> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof NeedsRoot) return [error.message]
    throw error
  }
}
