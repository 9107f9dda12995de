import { parseArgs } from 'node:util'
import { CannotStart } from '../cannotStart.ts'
import { restoreBackup } from './restoreBackup.ts'
import { runCommand } from './runCommand.ts'

runCommand(async (place, args) => {
  const { keptAside } = await restoreBackup(place, readArgs(args))
  for (const path of keptAside) console.log(`What was there before is kept as ${path}`)
  console.log('The restore is complete. Every device will offer all that it has once more.')
})

function readArgs(args: string[]): { folder: string; replace: boolean } {
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
