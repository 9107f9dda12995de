import { sql } from 'kysely'
import type { Db } from './pool.ts'
import { wordPrefixQuery } from './termQuery.ts'

// Larger catalogues that an operator has imported. So far they contain English names only.

export type TermKind = 'condition' | 'medication'

/** A name that contains every word of the search. */
export interface TermName {
  num: number
  role: 'name' | 'synonym' | 'brand'
  lang: string
  name: string
}

export interface TermConcept {
  num: number
  source: string
  code: string
  name: string
  components: string[]
  /** The most common first. */
  dosageUnits: string[]
  brands: string[]
  strengths: { strength: string; units: string }[]
}

/** Enough for ranking. A prefix that thousands of names share must not cost a look at each of them. */
const MOST_BEGINNING = 100
const MOST_WITH_WORDS = 400
const BEHIND_ALL = '\u{10FFFF}'

/**
 * Finds names by the folded words of the search: names that begin with the whole text, and names that contain every
 * word. The result is not ranked.
 */
export async function termNames(db: Db, kind: TermKind, folded: string): Promise<TermName[]> {
  const wanted = wordPrefixQuery(folded)
  if (wanted === null) return []
  const { rows } = await sql<TermName>`
    (select num, role, lang, name
     from term_name
     where kind = ${kind} and folded >= ${folded} and folded < ${folded + BEHIND_ALL}
     order by folded
     limit ${MOST_BEGINNING})
    union
    (select num, role, lang, name
     from term_name
     where kind = ${kind} and words @@ ${wanted}::tsquery
     limit ${MOST_WITH_WORDS})`.execute(db)
  return rows
}

const MOST_BRANDS = 50

export async function termConcepts(db: Db, nums: readonly number[]): Promise<TermConcept[]> {
  if (nums.length === 0) return []
  const { rows } = await sql<TermConcept>`
    select c.num, c.source, c.code, c.name, c.components, c.dosage_units as "dosageUnits",
      array(select b.name from term_name b where b.num = c.num and b.role = 'brand'
        order by length(b.name), b.name limit ${MOST_BRANDS}) as brands,
      coalesce((select jsonb_agg(jsonb_build_object('strength', s.strength, 'units', s.strength_units))
        from term_strength s where s.num = c.num), '[]') as strengths
    from term_concept c
    where c.num = any(${nums}::bigint[])`.execute(db)
  return rows
}

/** Brands of medications with exactly this name that match every typed word. */
export async function termBrands(
  db: Db,
  { folded, commonName }: { folded: string; commonName: string },
): Promise<string[]> {
  const wanted = wordPrefixQuery(folded)
  const { rows } = await sql<{ name: string }>`
    select min(b.name) as name
    from term_name n
    join term_name b on b.num = n.num and b.role = 'brand'
    where n.kind = 'medication' and n.folded = ${commonName} and n.role <> 'brand'
      and (${wanted}::tsquery is null or b.words @@ ${wanted}::tsquery)
    group by b.folded
    order by starts_with(b.folded, ${folded}) desc, length(b.folded), b.folded
    limit ${MOST_BRANDS}`.execute(db)
  return rows.map(({ name }) => name)
}
