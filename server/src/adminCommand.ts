import { setTimeout as wait } from 'node:timers/promises'
import { COMMANDS } from './admin/commands.ts'
import { readCommand, type AdminContext } from './admin/command.ts'
import { runCommand } from './backup/runCommand.ts'
import { readOrMakeKey } from './db/keys.ts'
import { openDb } from './db/pool.ts'
import { canMail } from './outside/mail.ts'
import { withServerDatabase } from './serverDatabase.ts'

// `npm run admin`: the operator's commands for institutions and mail; runs beside the running server. [ADMIN-1]

runCommand(async (place, args) => {
  const { command, given } = readCommand(COMMANDS, args)
  const { config, now, startedIn } = place
  let hasFailed = false
  await withServerDatabase(place, command.readsOnly === true ? 'as-it-is' : 'migrated', async (pool) => {
    const desk: AdminContext = {
      db: openDb(pool),
      now: now.getTime(),
      publicUrl: config.publicUrl,
      say: place.say,
      startedIn,
      server: {
        place,
        fail: () => {
          hasFailed = true
        },
      },
      sending: canMail(config)
        ? {
            signingKey: () => readOrMakeKey(place.dataDir, 'signing', config.signingKey ?? undefined),
            clock: () => Date.now(),
            wait,
          }
        : null,
    }
    place.say(await command.run(given, desk))
  })
  return hasFailed ? 1 : 0
})
