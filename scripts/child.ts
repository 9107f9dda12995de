import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

type ChildResult = { code: number; output: string; seconds: number }
type Wishes = { env?: NodeJS.ProcessEnv; live?: boolean }

const GRACE_MS = 10_000
const running = new Set<ChildProcess>()

/** Runs a command of node_modules/.bin and returns its output; `live` also prints it immediately. */
export function runCommand(
  command: readonly string[],
  { env = process.env, live = false }: Wishes = {},
): Promise<ChildResult> {
  const [program = '', ...args] = command
  const startedAt = performance.now()
  return new Promise((resolve) => {
    // Its own process group: Ctrl-C must reach the servers, databases and browsers that the command starts.
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    const output: Buffer[] = []
    const keep = (bytes: Buffer) => {
      output.push(bytes)
      if (live) process.stdout.write(bytes)
    }
    const end = (code: number) => {
      running.delete(child)
      endIfStopped()
      const seconds = (performance.now() - startedAt) / 1000
      resolve({ code, output: Buffer.concat(output).toString(), seconds })
    }
    running.add(child)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => {
      output.push(Buffer.from(`${program}: ${error.message}\n`))
      end(127)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}

/** On Ctrl-C: asks the children to stop, gives them time to clean up, then exits. */
export function stopChildrenOnInterrupt(): void {
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

let isStopping = false

function stop(): void {
  isStopping = true
  signalAll('SIGINT')
  setTimeout(() => {
    signalAll('SIGKILL')
    process.exit(130)
  }, GRACE_MS)
  endIfStopped()
}

/** Immediately: a caller that waits for the child would otherwise start the next one. */
function endIfStopped(): void {
  if (isStopping && running.size === 0) process.exit(130)
}

function signalAll(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    if (pid === undefined) continue
    try {
      process.kill(-pid, signal)
    } catch {
      // The process ended between the loop and the signal.
    }
  }
}
