import { posix, win32 } from 'node:path'
import { CannotStart } from './cannotStart.ts'

interface Surroundings {
  platform: NodeJS.Platform
  isRoot: boolean
  env: { XDG_DATA_HOME?: string | undefined; HOME?: string | undefined; LOCALAPPDATA?: string | undefined }
}

// Never inside the checkout, where a clean would delete it (D53).
export function defaultDataDir({ platform, isRoot, env }: Surroundings): string {
  if (platform === 'win32') return win32.join(needed(env.LOCALAPPDATA, 'LOCALAPPDATA'), 'Reprieve')
  if (platform === 'linux' && isRoot) return '/var/lib/reprieve'
  if (platform === 'darwin') {
    return posix.join(needed(env.HOME, 'HOME'), 'Library', 'Application Support', 'Reprieve')
  }
  // The XDG rules say that a relative path there is to be ignored.
  if (env.XDG_DATA_HOME?.startsWith('/')) return posix.join(env.XDG_DATA_HOME, 'reprieve')
  return posix.join(needed(env.HOME, 'HOME'), '.local', 'share', 'reprieve')
}

function needed(value: string | undefined, name: string): string {
  if (value !== undefined && value !== '') return value
  throw new CannotStart(
    `There is no place for the data: ${name} is not set; set DATA_DIR to a folder of its own.`,
  )
}
