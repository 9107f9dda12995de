import { COMMANDS } from './admin/commands.ts'
import { readCommand } from './admin/command.ts'
import { runCommand } from './backup/runCommand.ts'
import { openDb } from './db/pool.ts'
import { onServersDatabase } from './serversDatabase.ts'

// `npm run admin`: what whoever runs the server does for institutions, beside it while it runs. [ADMIN-1]

runCommand(async (place, args) => {
  const { command, given } = readCommand(COMMANDS, args)
  const { config, now, startedIn } = place
  await onServersDatabase(place, async (pool) => {
    const desk = { db: openDb(pool), now: now.getTime(), publicUrl: config.publicUrl, startedIn }
    place.say(await command.run(given, desk))
  })
})
