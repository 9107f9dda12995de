import { spawn } from 'node:child_process'
import { endAtLast } from '../harness/leftovers.ts'
import { isGoneWithin, sendSignal } from '../harness/processCleanup.ts'

const PATIENCE_MS = 20_000

export interface Display {
  /** The display name, such as `:3`. */
  name: string
  close(): Promise<void>
}

/** A virtual screen for browsers that need one. They end with it. */
export async function openDisplay(): Promise<Display> {
  // It finds a free number itself and writes it to channel 3.
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  endAtLast(child)
  const number = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Xvfb did not start')), PATIENCE_MS)
    const fail = (why: Error): void => {
      clearTimeout(late)
      reject(why)
    }
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`Xvfb ended with ${code}`)))
    child.stdio[3]?.once('data', (said: Buffer) => {
      clearTimeout(late)
      resolve(said.toString('utf8').trim())
    })
  })
  const pid = child.pid ?? 0
  return {
    name: `:${number}`,
    close: async () => {
      sendSignal(pid, 'SIGTERM')
      if (!(await isGoneWithin(pid, PATIENCE_MS))) sendSignal(pid, 'SIGKILL')
    },
  }
}
