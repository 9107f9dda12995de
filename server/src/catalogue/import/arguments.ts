import { isAbsolute, join } from 'node:path'
import { parseArgs } from 'node:util'
import { CannotStart } from '../../cannotStart.ts'
import { isSource, SOURCES, type SourceName } from './sources.ts'

export type ImportCommand =
  | { is: 'remove'; source: SourceName }
  | { is: 'import'; source: SourceName; release: string; folder: string; allCodes: boolean }

interface Asker {
  args: string[]
  /** The folder for relative paths. */
  startedIn: string
  say: (line: string) => void
}

const HOW =
  'Use it as in: npm run catalogue:import -- --source ndc --release 2026-11 --folder /mnt/ndc --accept-licence'

/** An import always shows the licence; without the flag that accepts it nothing is read. [CAT-8] */
export function readArguments({ args, startedIn, say }: Asker): ImportCommand {
  const given = parsed(args)
  const { source, release, folder } = given
  if (!isSource(source))
    throw new CannotStart(`--source is one of ${Object.keys(SOURCES).join(', ')}. ${HOW}`)
  if (given.remove === true) return { is: 'remove', source }
  if (release === undefined || release === '' || folder === undefined || folder === '')
    throw new CannotStart(`--release says which one it is, --folder where its files lie. ${HOW}`)
  say(SOURCES[source].licence)
  if (given['accept-licence'] !== true)
    throw new CannotStart('Nothing was imported. Who agrees adds --accept-licence.')
  return {
    is: 'import',
    source,
    release,
    folder: isAbsolute(folder) ? folder : join(startedIn, folder),
    allCodes: given['all-codes'] === true,
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        source: { type: 'string' },
        release: { type: 'string' },
        folder: { type: 'string' },
        'accept-licence': { type: 'boolean' },
        'all-codes': { type: 'boolean' },
        remove: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new CannotStart(`${error instanceof Error ? error.message : ''} ${HOW}`.trim(), { cause: error })
  }
}
