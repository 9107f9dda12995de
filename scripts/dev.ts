// `npm run dev`: the server and the web app from their sources, each restarted when its files change.
import { spawn } from 'node:child_process'

const COMMANDS = [
  ['node', '--watch', 'server/src/main.ts'],
  ['vite', 'web'],
] as const

const children = COMMANDS.map(([program, ...args]) => spawn(program, args, { stdio: 'inherit' }))
for (const child of children) {
  // Ends both: one without the other would look like a fault of the one that still runs.
  child.once('exit', (code) => {
    for (const other of children) other.kill('SIGTERM')
    process.exitCode = code ?? 1
  })
}

// Passed on, so that the server can close its database before it exits.
const stop = (signal: NodeJS.Signals) => {
  for (const child of children) child.kill(signal)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
