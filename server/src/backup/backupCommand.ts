import { parseArgs } from 'node:util'
import { CannotStart } from '../cannotStart.ts'
import { runCommand } from './runCommand.ts'
import { takeBackup } from './takeBackup.ts'
import { verifyBackup } from './verifyBackup.ts'

runCommand(async (place, args) => {
  const { path, verify } = readArgs(args)
  if (verify) {
    const { takenAt, tables, rows, path: checked } = await verifyBackup(place, path)
    console.log(`The backup of ${takenAt} can be restored: ${rows} rows in ${tables} tables. ${checked}`)
    return
  }
  const made = await takeBackup(place, path)
  console.log(`The backup is complete: ${made}`)
  console.log(
    place.config.backup.key === null
      ? 'It holds diaries and keys in the clear: keep it where only you can read it.'
      : 'It is encrypted: keep its key somewhere else, because nobody can open it without the key.',
  )
})

function readArgs(args: string[]): { path: string | undefined; verify: boolean } {
  const options = { verify: { type: 'boolean' } } as const
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const isUnknown = tokens.some((token) => token.kind === 'option' && token.name !== 'verify')
  if (!isUnknown && positionals.length <= 1) return { path: positionals[0], verify: values.verify === true }
  throw new CannotStart(
    'The command takes one folder or none, as in: npm run backup -- /mnt/disk/monday; with --verify it checks a backup.',
  )
}
