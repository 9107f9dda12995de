import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { removeFolder } from './processCleanup.ts'

const PREFIX = 'reprieve-test-'

let janitor: Writable | null = null

/** A folder that is removed at the end, however the tests end. Other uids may enter it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), PREFIX))
  // When run as root, PostgreSQL runs under a separate uid and must reach its cluster inside.
  chmodSync(folder, 0o711)
  tell('folder', folder)
  return folder
}

export async function removeTemporary(folder: string): Promise<void> {
  await removeFolder(folder)
  tell('folder-removed', folder)
}

/** A server gets only folders created here: a test that opens a person's diary would damage it. [D53] */
export function isTemporary(folder: string): boolean {
  return folder.startsWith(join(realpathSync(tmpdir()), PREFIX))
}

export function endAtLast(child: ChildProcess): void {
  const { pid } = child
  if (pid === undefined) return
  tell('process', pid)
  child.once('exit', () => tell('process-ended', pid))
}

function tell(order: string, subject: string | number): void {
  janitor ??= startJanitor()
  janitor.write(`${order} ${subject}\n`)
}

function startJanitor(): Writable {
  const script = join(import.meta.dirname, 'janitor.ts')
  // Its own session: Ctrl-C in the terminal must not reach it before it has cleaned up.
  const child = spawn(process.execPath, [script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  child.unref()
  const input = child.stdin as Writable & { unref?: () => void }
  input.on('error', () => undefined)
  input.unref?.()
  return input
}
