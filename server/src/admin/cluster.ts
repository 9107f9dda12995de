import { CannotStart } from '../cannotStart.ts'
import { isDistributed, readShardSizes } from '../db/cluster/clusterStore.ts'
import { distribute, USUAL_SHARDS } from '../db/cluster/distribute.ts'
import { sumShardSizes } from '../db/cluster/shardSizes.ts'
import { readCountOption, type AdminContext, type Commands } from './command.ts'

/** Sizes only; no row is read. [DIST-6] */
async function shards({ db }: AdminContext): Promise<string> {
  if (!(await isDistributed(db)))
    throw new CannotStart('The tables are not distributed: everything lies in one database.')
  const { tables, nodes } = sumShardSizes(await readShardSizes(db))
  const line = ({ name, bytes, skew }: { name: string; bytes: number; skew: number }): string =>
    `${name}: ${megabytes(bytes)} MB, the largest part ${skew.toFixed(2)} times the average`
  return [
    ...nodes.map(
      ({ name, bytes, skew }) => `node ${name}: ${megabytes(bytes)} MB, ${skew.toFixed(2)} times the average`,
    ),
    ...tables.map(line),
  ].join('\n')
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

export const CLUSTER_COMMANDS: Commands = {
  distribute: {
    usage: '[--dry-run] [--shards <number>]',
    needs: 0,
    options: { 'dry-run': 'boolean', shards: 'string' },
    run: (given, { db, say }) =>
      distribute(db, {
        shards: readCountOption(given, 'shards', USUAL_SHARDS),
        isDryRun: given.options['dry-run'] === true,
        say,
      }),
  },
  shards: { usage: '', needs: 0, options: {}, run: (_, desk) => shards(desk) },
}
