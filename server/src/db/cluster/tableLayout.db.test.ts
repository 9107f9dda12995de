import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { openTestApp, type TestApp } from '../../testing/testApp.ts'
import { TABLE_LAYOUT } from './tableLayout.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

/** Our tables, without those of extensions. */
const OURS = sql`
  select t.oid, t.relname from pg_class t
  where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = t.oid and d.deptype = 'e')`

async function tablesWith(column: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select o.relname as name from (${OURS}) o
      join pg_attribute a on a.attrelid = o.oid and a.attname = ${column} and not a.attisdropped
    order by 1`.execute(server.db)
  return rows.map(({ name }) => name)
}

/** Each key of a table: its columns in order. */
async function keys(): Promise<{ table: string; key: string; columns: string[] }[]> {
  const { rows } = await sql<{ table: string; key: string; columns: string[] }>`
    select o.relname as table, i.indexrelid::regclass::text as key,
      array(select a.attname::text from unnest(i.indkey) with ordinality k(num, nth)
        join pg_attribute a on a.attrelid = o.oid and a.attnum = k.num order by nth) as columns
    from (${OURS}) o join pg_index i on i.indrelid = o.oid and i.indisunique`.execute(server.db)
  return rows
}

const placed = Object.entries(TABLE_LAYOUT)

test('[DIST-1] every table of the schema has its place, and no other', async () => {
  const { rows } = await sql<{ name: string }>`select relname as name from (${OURS}) o`.execute(server.db)
  expect(Object.keys(TABLE_LAYOUT).sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('[DIST-1] what has a person lies with them, except where it is found without one', async () => {
  const withPeople = placed.filter(([, { is }]) => is === 'person').map(([table]) => table)
  const elsewhere = ['login_name', 'mail', 'provider_identity']
  expect([...withPeople, ...elsewhere].sort()).toEqual(await tablesWith('user_id'))
})

test('[DIST-1] each key begins with what its table is distributed by', async () => {
  const firsts = new Map(
    placed.flatMap(([table, placement]) => {
      if (placement.is === 'person') return [[table, 'user_id'] as const]
      return placement.is === 'value' ? [[table, placement.column] as const] : []
    }),
  )
  const all = await keys()
  const wrong = all.filter(({ table, columns }) => firsts.has(table) && columns[0] !== firsts.get(table))
  expect(wrong).toEqual([])
  expect([...firsts.keys()].filter((table) => !all.some((key) => key.table === table))).toEqual([])
})

test('[DIST-1] nothing refers to another table, and nothing counts up across all people', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    union all select relname from pg_class where relkind = 'S' and relnamespace = current_schema()::regnamespace
    union all select tgname from pg_trigger g join (${OURS}) o on o.oid = g.tgrelid where not g.tgisinternal`.execute(
    server.db,
  )
  expect(rows).toEqual([])
})
