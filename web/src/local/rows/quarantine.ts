import type { Raw, Shelved, StateName, StorageFault, Tables, Unreadable } from '../tables.ts'

export interface BrokenRow {
  raw: Raw
  why: string
}

/**
 * Quarantines rows that do not parse: their raw values can still be exported, and the server's copy can take their
 * place among the rows. Each row by itself: one that changed meanwhile, or finds no space, stays and is found again at
 * the next read. [LOCAL-3]
 */
export async function quarantineRows(
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

export async function quarantineState(
  tables: Tables,
  name: StateName,
  broken: BrokenRow & { at: number },
): Promise<void> {
  const { raw, why, at } = broken
  const { rev } = raw as { rev?: unknown }
  const found: Unreadable = { table: 'states', key: name, raw, why, at }
  await tables.write({ dropStates: [{ key: name, rev }], unreadable: [found] })
}

export async function quarantineShelved(
  tables: Tables,
  raw: Shelved,
  why: string,
  at: number,
): Promise<void> {
  const { shelf, id } = raw
  const found: Unreadable = { table: 'shelves', key: [shelf, id], raw, why, at }
  await tables.write({ unshelve: [{ shelf, id }], unreadable: [found] })
}
