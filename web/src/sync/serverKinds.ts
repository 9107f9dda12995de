import type { Diary } from '../local/rows/rows.ts'

const NAME = 'server-kinds'

/** The kinds that the server named last; null if it was never asked, which happens when a row needs it. [COMP-2] */
export async function readServerKinds({ tables }: Diary): Promise<readonly string[] | null> {
  const kept = (await tables.state(NAME)) as { value?: { kinds?: unknown } | null } | undefined
  return kindsFrom(kept?.value?.kinds)
}

export async function storeServerKinds({ tables }: Diary, kinds: readonly string[]): Promise<void> {
  const before = (await tables.state(NAME)) as { rev?: unknown } | undefined
  const rev = typeof before?.rev === 'number' ? before.rev + 1 : 1
  // If another tab wrote first, its answer is as right as ours.
  await tables.write({ states: [{ name: NAME, rev, value: { kinds } }], isRelaxed: true })
}

export const kindsFrom = (said: unknown): readonly string[] | null =>
  Array.isArray(said) ? said.filter((kind) => typeof kind === 'string') : null
