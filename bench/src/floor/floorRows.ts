import type pg from 'pg'
import { FLOOR_TABLE } from './floorTable.ts'

export interface FloorRow {
  clientId: string
  groups: object
}

export type Insert = (userId: string, rows: readonly FloorRow[]) => Promise<number[]>

const COLUMNS = 'user_id, client_id, kind, num, groups, deleted, seq, updated_at'
const WIDTH = 8

/** Inserts rows with one statement in one transaction, and returns the number of each row. */
export function createInsertRows(pool: pg.Pool): Insert {
  let number = 0
  return async (userId, rows) => {
    const numbers = rows.map(() => (number += 1))
    const values = rows.flatMap((row, at) => {
      const [num] = [numbers[at]]
      return [userId, row.clientId, 'record', num, JSON.stringify(row.groups), false, num, new Date()]
    })
    const places = rows.map(
      (_, at) => `(${Array.from({ length: WIDTH }, (_, column) => `$${at * WIDTH + column + 1}`).join()})`,
    )
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`insert into ${FLOOR_TABLE} (${COLUMNS}) values ${places.join()}`, values)
      await client.query('commit')
    } finally {
      client.release()
    }
    return numbers
  }
}
