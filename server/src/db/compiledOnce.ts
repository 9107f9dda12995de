import type { Compilable, CompiledQuery } from 'kysely'
import type { Db, Trx } from './pool.ts'

/**
 * A query whose text is built once. Building it costs more than PostgreSQL needs to answer it, which matters for
 * the two that every call makes. The builder gets a stand-in; its parameters are those given, in order.
 */
export function compiledOnce<Row>(build: (db: Db | Trx) => Compilable<Row>) {
  let compiled: CompiledQuery<Row> | undefined
  return async (db: Db | Trx, parameters: readonly unknown[]): Promise<Row[]> => {
    compiled ??= build(db).compile()
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
