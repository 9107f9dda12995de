import type pg from 'pg'
import type { TermKind } from '../../db/terms.ts'

// Everything here runs in the import's transaction: searches meanwhile find the previous content.

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
