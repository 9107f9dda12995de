import { parseArgs } from 'node:util'
import { CannotStart } from '../cannotStart.ts'
import { restoreBackup } from './restoreBackup.ts'
import { runCommand } from './runCommand.ts'
import { settleRecovery } from './settleRecovery.ts'

const OFFERS_ALL = 'Every device will offer all that it has once more.'

runCommand(async (place, args) => {
  const given = readArgs(args)
  if (given === 'after-recovery') {
    await settleRecovery(place)
    console.log(`The database is settled: what was deleted is deleted again. ${OFFERS_ALL}`)
    return
  }
  const { keptAside } = await restoreBackup(place, given)
  for (const path of keptAside) console.log(`What was there before is kept as ${path}`)
  console.log(`The restore is complete. ${OFFERS_ALL}`)
})

function readArgs(args: string[]): { folder: string; replace: boolean } | 'after-recovery' {
  if (args.length === 1 && args[0] === '--after-recovery') return 'after-recovery'
  const options = { replace: { type: 'boolean' } } as const
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const [folder] = positionals
  const isUnknown = tokens.some((token) => token.kind === 'option' && token.name !== 'replace')
  if (folder !== undefined && positionals.length === 1 && !isUnknown) {
    return { folder, replace: values.replace === true }
  }
  throw new CannotStart('The command takes a backup, as in: npm run restore -- /mnt/disk/monday')
}
