import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '@reprieve/e2e/harness/freePort.ts'
import { startEmbedded } from '@reprieve/server/db/embedded/startEmbedded.ts'
import { readOrMakeKey } from '@reprieve/server/db/keys.ts'
import { openDb, openPool } from '@reprieve/server/db/pool.ts'
import { deriveVapidKeys } from '@reprieve/server/outside/push.ts'
import { FLOOR_TABLE } from '../floor/floorTable.ts'
import { sendUntilTaken } from '../load/shoot.ts'
import { BULK, createTen } from '../load/shots.ts'
import { makePeople, type Person } from '../people/makePeople.ts'
import { startFloor, startProduct, type BenchServer } from './serverProcess.ts'

/** One PostgreSQL, the product and the floor server on it, and people who use both. */
export interface Stage {
  dataDir: string
  product: BenchServer
  floor: BenchServer
  people: Person[]
  /** The port where the product expects the push service, and the key that it signs with. */
  pushPort: number
  pushKey: string
  /** Creates more people, without records. */
  newPeople: (count: number) => Promise<Person[]>
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  close: () => Promise<void>
}

const PEOPLE = 500

export async function openStage(profileFolder: string | null): Promise<Stage> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'reprieve-bench-'))
  // When run as root, PostgreSQL runs as a separate user, who needs access to its cluster in this folder.
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  const undo: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })]
  const undoAll = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) await step().catch(console.error)
  }
  let closing: Promise<void> | undefined
  // A second caller must wait for the same promise: if the process exits before the database has stopped, the
  // database keeps running.
  const close = (): Promise<void> => (closing ??= undoAll())
  try {
    const embedded = await startEmbedded({ dataDir })
    undo.push(() => embedded.stop())
    const { host, port, user, password, database } = embedded
    const connection: pg.PoolConfig = { host, port, user, password, database }
    const pushPort = await freePort()
    const product = await startProduct({ dataDir, profileFolder, pushPort })
    undo.push(product.stop)
    const pool = openPool({ ...connection, application_name: 'reprieve-bench' }, console.error)
    undo.push(() => pool.end())
    await pool.query(`create table ${FLOOR_TABLE} (like item including all)`)
    const floor = await startFloor(connection)
    undo.push(floor.stop)
    const pepper = readOrMakeKey(dataDir, 'pepper')
    const newPeople = (count: number) => makePeople(openDb(pool), pepper, count)
    const people = await withRecords(product.port, await newPeople(PEOPLE))
    const query = async (text: string, values: unknown[] = []) =>
      (await pool.query<Record<string, unknown>>(text, values)).rows
    const { publicKey: pushKey } = deriveVapidKeys(readOrMakeKey(dataDir, 'vapid'))
    return { dataDir, product, floor, people, pushPort, pushKey, newPeople, query, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Adds ten records each, so that the tables are not empty. This also warms up the server. */
async function withRecords(port: number, people: readonly Person[]): Promise<Person[]> {
  await sendUntilTaken(
    port,
    people.map((person, turn) => createTen(person, turn)),
  )
  return people.map((person) => ({ ...person, cursor: BULK }))
}
