// `npm run dev`: the server and the web app from their sources, each begun again when its files change.
import { spawn } from 'node:child_process'

const COMMANDS = [
  ['node', '--watch', 'server/src/main.ts'],
  ['vite', 'web'],
] as const

const children = COMMANDS.map(([program, ...args]) => spawn(program, args, { stdio: 'inherit' }))
for (const child of children) {
  // Half of the two would look like a fault of the other half.
  child.once('exit', (code) => {
    for (const other of children) other.kill('SIGTERM')
    process.exitCode = code ?? 1
  })
}

// Passed on, so that the server can close its database before it goes.
const stop = (signal: NodeJS.Signals) => {
  for (const child of children) child.kill(signal)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
