import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { StateName } from '../local/tables.ts'

const MOST_TRIES = 10

/** A small unencrypted value of the diary; undefined if it was never stored. */
export async function readStoredState({ tables }: Pick<Diary, 'tables'>, name: StateName): Promise<unknown> {
  return valueIn(await tables.state(name))
}

/**
 * Reads, decides and writes, again if another tab wrote first. On the disk when it resolves; null if it cannot be
 * written: then it is unchanged.
 */
export async function updateStoredState<T>(
  { tables }: Pick<Diary, 'tables'>,
  name: StateName,
  decide: (before: unknown) => T,
): Promise<{ before: unknown; after: T } | null> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const raw = await tables.state(name)
    const before = valueIn(raw)
    const after = decide(before)
    if (sameJson(after, before)) return { before, after }
    const written = await tables.write({ states: [{ name, rev: revIn(raw) + 1, value: after }] })
    if (written.ok) return { before, after }
    if (written.reason !== 'changed') return null
  }
  return null
}

const valueIn = (raw: unknown): unknown => (raw as { value?: unknown } | undefined)?.value

function revIn(raw: unknown): number {
  const rev = (raw as { rev?: unknown } | undefined)?.rev
  return typeof rev === 'number' ? rev : 0
}
