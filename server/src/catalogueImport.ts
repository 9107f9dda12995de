import type pg from 'pg'
import { runCommand } from './backup/runCommand.ts'
import { readArguments, type ImportCommand } from './catalogue/import/arguments.ts'
import { importTerms, removeTerms } from './catalogue/import/importTerms.ts'
import { tidyTerms } from './catalogue/import/termStore.ts'
import { withServerDatabase } from './serverDatabase.ts'

// `npm run catalogue:import`: imports a larger catalogue from files that the operator has downloaded. It may run beside
// the server, which sees the new entries once all are imported.

runCommand(async (place, args) => {
  const wish = readArguments({ args, startedIn: place.startedIn, say: place.say })
  await withServerDatabase(place, 'migrated', async (pool) => {
    place.say(await fulfil(pool, wish, place.now))
    await tidyTerms(pool)
  })
})

async function fulfil(pool: pg.Pool, wish: ImportCommand, now: Date): Promise<string> {
  if (wish.is === 'remove') {
    await removeTerms(pool, wish.source)
    return `${wish.source} is removed. What people have in their profiles stays.`
  }
  const { concepts, lines, left, unreadable, checksum } = await importTerms(pool, { ...wish, now })
  return `${wish.source} ${wish.release} is imported: ${concepts} entries of ${lines} lines; ${left} lines were left out, ${unreadable} could not be read (sha256 ${checksum}).`
}
