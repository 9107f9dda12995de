import type { Compilable, CompiledQuery } from 'kysely'
import type { Db, Trx } from './pool.ts'

/**
 * A query whose text is built once. Building it takes longer than PostgreSQL needs to answer it, which matters for the
 * two queries that every call makes. `build` uses placeholder values; the parameters given later replace them in order.
 */
export function compileQueryOnce<Row>(build: (db: Db | Trx) => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined
  return async (db: Db | Trx, parameters: readonly unknown[]): Promise<Row[]> => {
    compiled ??= build(db).compile()
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
