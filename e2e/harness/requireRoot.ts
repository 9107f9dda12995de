export const isRoot = (): boolean => process.getuid?.() === 0

class NeedsRoot extends Error {}

export function requireRoot(what: string): void {
  if (!isRoot()) throw new NeedsRoot(`${what} needs root on Linux`)
}

/** The expected faults of a test that needs root: none, or the message that it needs root. */
export const expectedRootNeed = (what: string): string[] => (isRoot() ? [] : [`${what} needs root on Linux`])

/** Runs a check that returns faults; missing root is reported as a fault, so the test is not skipped silently. */
export async function catchRootNeed(look: () => Promise<string[]>): Promise<string[]> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof NeedsRoot) return [error.message]
    throw error
  }
}
