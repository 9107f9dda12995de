import type { Raw, Shelved, StateName, StorageFault, Tables, Unreadable } from './tables.ts'

export interface BrokenRow {
  raw: Raw
  why: string
}

/**
 * Moves rows that do not parse out of the way: each with its raw value, so that it can be exported, and away from
 * the rows, so that the server's copy can take its place. Each by itself: one that changed meanwhile, or finds no
 * room, stays where it is and is met again at the next reading. [LOCAL-3]
 */
export async function setRowsAside(
  tables: Tables,
  broken: readonly BrokenRow[],
  at: number,
): Promise<StorageFault | null> {
  let fault: StorageFault | null = null
  for (const { raw, why } of broken) {
    const { clientId: key, rev } = raw as { clientId?: unknown; rev?: unknown }
    const found: Unreadable = { table: 'rows', key, raw, why, at }
    const moved = await tables.write({ dropRows: [{ key, rev }], unreadable: [found] })
    if (!moved.ok && moved.reason !== 'changed') fault = moved.reason
  }
  return fault
}

export async function setStateAside(
  tables: Tables,
  name: StateName,
  broken: BrokenRow & { at: number },
): Promise<void> {
  const { raw, why, at } = broken
  const { rev } = raw as { rev?: unknown }
  const found: Unreadable = { table: 'states', key: name, raw, why, at }
  await tables.write({ dropStates: [{ key: name, rev }], unreadable: [found] })
}

export async function setShelvedAside(tables: Tables, raw: Shelved, why: string, at: number): Promise<void> {
  const { shelf, id } = raw
  const found: Unreadable = { table: 'shelves', key: [shelf, id], raw, why, at }
  await tables.write({ unshelve: [{ shelf, id }], unreadable: [found] })
}
