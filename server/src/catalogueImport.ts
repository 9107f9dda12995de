import { join } from 'node:path'
import type pg from 'pg'
import { runCommand, type Place } from './backup/runCommand.ts'
import { CannotStart } from './cannotStart.ts'
import { readArguments, type Wish } from './catalogue/import/arguments.ts'
import { importTerms, removeTerms } from './catalogue/import/importTerms.ts'
import { tidyTerms } from './catalogue/import/wholeOrNothing.ts'
import { makeDataDir } from './db/dataDir.ts'
import { clusterFolder } from './db/embedded/cluster.ts'
import { isThere } from './db/folders.ts'
import { migrate } from './db/migrate.ts'
import { reachDatabase } from './reachDatabase.ts'

// `npm run catalogue:import`: a larger catalogue, of files that the operator has fetched. It may run while the server
// does, which finds the new entries as soon as they are all there.

runCommand(async (place, args) => {
  const wish = readArguments({ args, startedIn: place.startedIn, say: place.say })
  refuseWithoutDatabase(place)
  const { pool, close } = await reachDatabase({
    databaseUrl: place.config.databaseUrl,
    dataDir: makeDataDir(place.dataDir),
  })
  try {
    await migrate(pool, place.migrations)
    place.say(await fulfil(pool, wish, place.now))
    await tidyTerms(pool)
  } finally {
    await close()
  }
})

// Else a mistyped DATA_DIR would give an empty database with a catalogue in it.
function refuseWithoutDatabase({ config, dataDir }: Place): void {
  if (config.databaseUrl !== null || isThere(join(clusterFolder(dataDir), 'PG_VERSION'))) return
  throw new CannotStart(
    `There is no database in ${dataDir}: start the server once, or set DATA_DIR as it is set for the server.`,
  )
}

async function fulfil(pool: pg.Pool, wish: Wish, now: Date): Promise<string> {
  if (wish.is === 'remove') {
    await removeTerms(pool, wish.source)
    return `${wish.source} is removed. What people have in their profiles stays.`
  }
  const { concepts, lines, left, unreadable, checksum } = await importTerms(pool, { ...wish, now })
  return `${wish.source} ${wish.release} is imported: ${concepts} entries of ${lines} lines; ${left} lines were left out, ${unreadable} could not be read (sha256 ${checksum}).`
}
