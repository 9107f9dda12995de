import { CannotStart } from '../../cannotStart.ts'
import type { Db } from '../pool.ts'
import { inTransaction } from '../transaction.ts'
import {
  canDistribute,
  countDataNodes,
  countOtherConnections,
  isDistributed,
  knowsCoordinator,
  listPlaced,
  lockTables,
  placedAs,
  placeTable,
  type TablePlace,
} from './clusterStore.ts'
import { TABLE_LAYOUT, type Placement } from './tableLayout.ts'

/** Many more than there will be nodes soon: a shard is never divided, only moved. */
export const USUAL_SHARDS = 32

interface Step {
  table: string
  placement: Placement
}

/** The tables that do not lie yet where they belong. Refuses one that lies somewhere else. [DIST-4] */
export async function planPlacing(db: Db): Promise<Step[]> {
  const placed = await listPlaced(db)
  const steps: Step[] = []
  for (const [table, placement] of Object.entries(TABLE_LAYOUT)) {
    const now = placed.get(table)
    const wanted = placedAs(placement)
    if (now === undefined && wanted !== 'coordinator') steps.push({ table, placement })
    if (now === undefined || same(now, wanted)) continue
    throw new CannotStart(
      `The table ${table} lies ${describePlaced(now)}, and belongs ${describePlaced(wanted)}: run undistribute_table('${table}') in the database, then this command again.`,
    )
  }
  return steps
}

const same = (one: TablePlace, other: TablePlace): boolean => describePlaced(one) === describePlaced(other)

function describePlaced(placed: TablePlace): string {
  if (placed === 'everywhere') return 'whole on every node'
  return placed === 'coordinator' ? 'on the coordinator' : `distributed by ${placed.by}`
}

interface DistributeOptions {
  shards: number
  isDryRun: boolean
  say: (line: string) => void
}

/**
 * Lays out all tables, each in a transaction of its own: after a kill, the next run continues with the next table.
 * While the rows of people move, a server would look for them in the wrong place, so none may run. [DIST-4]
 */
export async function distribute(db: Db, { shards, isDryRun, say }: DistributeOptions): Promise<string> {
  await refuseUnlessCluster(db)
  const isFirst = !(await isDistributed(db))
  if (isFirst && !isDryRun && (await countOtherConnections(db)) > 0)
    throw new CannotStart(
      'A server or another program is connected to the database: stop it, then run the command again.',
    )
  const steps = await planPlacing(db)
  for (const step of steps) {
    say(`${step.table}: ${describePlaced(placedAs(step.placement))}`)
    if (!isDryRun) await place(db, step, shards)
  }
  if (steps.length === 0) return 'Every table lies where it belongs.'
  return isDryRun
    ? `${steps.length} tables would be moved. Nothing was changed.`
    : `${steps.length} tables were moved. Restart every server.`
}

async function refuseUnlessCluster(db: Db): Promise<void> {
  if (!(await canDistribute(db)))
    throw new CannotStart(
      'This is plain PostgreSQL, which cannot distribute tables: one machine needs nothing of the kind. For several, install Citus on each, and run CREATE EXTENSION citus in this database on all of them.',
    )
  if (!(await knowsCoordinator(db)))
    throw new CannotStart(
      "The nodes do not know the coordinator: run SELECT citus_set_coordinator_host('its address') in this database first.",
    )
  if ((await countDataNodes(db)) === 0)
    throw new CannotStart(
      "There is no node for the rows of people: run SELECT citus_add_node('its address', 5432) in this database for each worker first.",
    )
}

/** Places the tables that a migration has just created, so that a new version starts on them. [DIST-5] */
export async function placeNewTables(db: Db): Promise<void> {
  for (const step of await planPlacing(db)) await place(db, step, USUAL_SHARDS)
}

async function place(db: Db, { table, placement }: Step, shards: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockTables(trx)
    // Looked at again under the lock: another process may have placed it.
    if (!(await listPlaced(trx)).has(table)) await placeTable(trx, table, placement, shards)
  })
}
