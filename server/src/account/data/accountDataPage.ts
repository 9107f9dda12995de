import type { AccountDataPart } from '@reprieve/contract/account/keptRecord.ts'
import type { Fields } from '@reprieve/contract/fields.ts'
import type { Db } from '../../db/pool.ts'
import { listAccountDataTables, type KeyKind } from './accountDataTables.ts'
import { findRowsOfPerson } from './personRowStore.ts'

/** The table and row after which the next page begins; without a row, at the start of that table. */
interface Place {
  table: string
  after: readonly string[]
}

type Table = ReturnType<typeof listAccountDataTables>[number]

const PAGE = 100
/** For a table without a page key: more rows than any of them allows. */
const MOST_FEW = 1_000

/** One page of one part, table after table; each row names its table. Null: the cursor is invalid. */
export async function readAccountDataPage(
  db: Db,
  { userId, part, cursor }: { userId: number; part: AccountDataPart; cursor: string | null },
): Promise<{ entries: Fields[]; next: string | null } | null> {
  const tables = listAccountDataTables(part)
  const from = cursor === null ? { table: tables[0]?.name ?? '', after: [] } : placeIn(cursor, tables)
  if (from === null) return null
  const entries: Fields[] = []
  let after = from.after
  for (const table of tables.slice(tables.findIndex(({ name }) => name === from.table))) {
    const room = PAGE - entries.length
    if (room <= 0) return { entries, next: encodeCursor({ table: table.name, after: [] }) }
    const most = table.key === null ? MOST_FEW : room + 1
    const columns = table.columns.split(' ')
    const rows = await findRowsOfPerson(db, table.name, {
      userId,
      columns,
      keys: keyColumns(table),
      after,
      most,
    })
    const page = table.key === null ? rows : rows.slice(0, room)
    entries.push(...page.map((row) => ({ table: table.name, ...row })))
    if (rows.length > page.length) {
      const last = page.at(-1) ?? {}
      return {
        entries,
        next: encodeCursor({ table: table.name, after: keyColumns(table).map((key) => String(last[key])) }),
      }
    }
    after = []
  }
  return { entries, next: null }
}

const keyColumns = ({ key }: Table): string[] => Object.keys(key ?? {})

const encodeCursor = ({ table, after }: Place): string =>
  Buffer.from(JSON.stringify([table, ...after])).toString('base64url')

const SHAPES: Readonly<Record<KeyKind, RegExp>> = {
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  number: /^\d{1,15}$/,
  // The database accepts no NUL in text.
  text: /^[^\0]{0,300}$/u,
}

/** The cursor is not signed: a made-up one only finds the person's own rows. Null if it does not fit the key. */
function placeIn(cursor: string, tables: readonly Table[]): Place | null {
  const [name, ...after] = listIn(Buffer.from(cursor, 'base64url').toString('utf8'))
  const table = tables.find((one) => one.name === name)
  if (table === undefined) return null
  const kinds = Object.values(table.key ?? {})
  const fits = after.every(
    (value, at) => typeof value === 'string' && SHAPES[kinds[at] ?? 'uuid'].test(value),
  )
  if (!fits || (after.length !== 0 && after.length !== kinds.length)) return null
  return { table: table.name, after: after as string[] }
}

function listIn(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}
