import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { withOneClient } from '../../db/oneClient.ts'
import type { TermKind } from '../../db/terms.ts'

const BEGIN = [
  'begin',
  // The pool's limits are meant for user requests.
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  `set local work_mem = '64MB'`,
  'lock table term_source in share row exclusive mode',
]

/**
 * One transaction on one connection, which COPY needs. One import at a time: two at once would give the same number
 * twice. Searches do not have to wait. [CAT-7]
 */
export const inImportTransaction = <T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => withOneClient(pool, BEGIN, work)

// What follows runs in that transaction: searches meanwhile find the previous content.

// Terms are first read into a temporary table, where the database combines the lines about one term.

const READ_TABLE = `create temporary table term_read (
  code text not null,
  what text not null,
  name text not null,
  folded text not null,
  detail text not null
) on commit drop`

const COPY_READ = `copy term_read (code, what, name, folded, detail) from stdin (format text, encoding 'UTF8')`

/** Rows of that table as text, as `readRows` writes them. */
export async function copyTerms(client: pg.PoolClient, rows: Readable): Promise<void> {
  await client.query(READ_TABLE)
  await pipeline(rows, client.query(copyFrom(COPY_READ)))
}

/** Above the numbers of people's own items and of built-in ones, so that numbers never collide. */
const FIRST_NUMBER = 10_000_000_000

const NUMBERS = `insert into term_number (source, code, num)
select $1, code, coalesce((select max(num) from term_number), $2::bigint - 1) + row_number() over (order by code)
from (select distinct code from term_read where what = 'concept') as fresh
where not exists (select from term_number as known where known.source = $1 and known.code = fresh.code)`

const CONCEPTS = `insert into term_concept (num, source, code, kind, name, components, dosage_units)
select n.num, $1, c.code, $2, c.name, array(select jsonb_array_elements_text(c.detail::jsonb)), coalesce(f.units, '{}')
from (select distinct on (code) code, name, detail from term_read where what = 'concept'
  order by code, name, detail) as c
join term_number as n on n.source = $1 and n.code = c.code
left join (select code, array_agg(name order by times desc, name) as units
  from (select code, name, count(*) as times from term_read where what = 'form' group by code, name) as forms
  group by code) as f on f.code = c.code`

const NAMES = `insert into term_name (num, source, kind, role, lang, name, folded)
select num, $1, $2, role, 'en', min(name), folded
from (select c.num, case r.what when 'concept' then 'name' else r.what end as role, r.name, r.folded
  from term_read as r join term_concept as c on c.source = $1 and c.code = r.code
  where r.what in ('concept', 'synonym', 'brand')) as named
group by num, role, folded
order by num`

// A strength per millilitre means nothing for tablets.
const STRENGTHS = `insert into term_strength (num, source, strength, strength_units)
select distinct c.num, $1, r.name, r.detail
from term_read as r join term_concept as c on c.source = $1 and c.code = r.code
where r.what = case when c.dosage_units[1] = 'mL' then 'strength-per-ml' else 'strength' end`

const TABLES = ['term_strength', 'term_name', 'term_concept', 'term_source']

/** Keeps the numbers: a later import gives each term its old number again. [CAT-7] */
export async function dropSource(client: pg.ClientBase, source: string): Promise<void> {
  for (const table of TABLES) await client.query(`delete from ${table} where source = $1`, [source])
}

/** Returns how many terms there are now. [CAT-7] */
export async function replaceSource(
  client: pg.ClientBase,
  { source, kind }: { source: string; kind: TermKind },
): Promise<number> {
  await client.query('analyze term_read')
  await dropSource(client, source)
  await client.query(NUMBERS, [source, FIRST_NUMBER])
  const { rowCount } = await client.query(CONCEPTS, [source, kind])
  await client.query('analyze term_concept')
  await client.query(NAMES, [source, kind])
  await client.query(STRENGTHS, [source])
  return rowCount ?? 0
}

interface ImportedSource {
  source: string
  release: string
  checksum: string
  licence: string
  concepts: number
  now: Date
}

/** Notes what was imported. */
export async function insertSource(client: pg.ClientBase, given: ImportedSource): Promise<void> {
  const { source, release, checksum, licence, concepts, now } = given
  await client.query(
    `insert into term_source (source, release, checksum, licence, concepts, imported_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [source, release, checksum, licence, concepts, now],
  )
}

/** Removes dead rows and updates the statistics; the database would do it only later. */
export async function tidyTerms(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('vacuum (analyze) term_name, term_concept, term_strength, term_number')
  } finally {
    client.release(true)
  }
}
