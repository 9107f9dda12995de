import { parseArgs } from 'node:util'
import { CannotStart } from '../cannotStart.ts'
import { runCommand } from './runCommand.ts'
import { takeBackup } from './takeBackup.ts'

runCommand(async (place, args) => {
  const folder = await takeBackup(place, readArgs(args))
  console.log(`The backup is complete: ${folder}`)
  console.log('It holds diaries and keys in the clear: keep it where only you can read it.')
})

function readArgs(args: string[]): string | undefined {
  const { positionals } = parseArgs({ args, allowPositionals: true, strict: false })
  if (positionals.length === args.length && args.length <= 1) return positionals[0]
  throw new CannotStart('The command takes one folder or none, as in: npm run backup -- /mnt/disk/monday')
}
