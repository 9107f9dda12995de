// `npm run dev`: the server and the web app from their sources, each begun again when its files change. Vite serves the
// page and passes calls on to the server, so there need be no built app.
import { spawn } from 'node:child_process'

const webPort = process.env['WEB_PORT'] ?? '5173'
// The server prints this address and writes it into mails. At its own there may be no page.
const env = { PUBLIC_URL: `http://localhost:${webPort}`, ...process.env }

const server = spawn('node', ['--watch', 'server/src/main.ts'], {
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
  // A group of its own: Ctrl-C would reach the server twice, from the terminal and from the watcher, and the second signal
  // ends it before its database is closed.
  detached: process.platform !== 'win32',
})
// Strict: on the next free port nobody would find the page under the printed address.
const web = spawn('vite', ['web', '--port', webPort, '--strictPort'], { env, stdio: 'inherit' })

let isStopping = false
function stop(): void {
  if (isStopping) return
  isStopping = true
  for (const child of [server, web]) child.kill('SIGTERM')
}

for (const child of [server, web]) {
  // Half of the two would look like a fault of the other half.
  child.once('exit', (code) => {
    if (!isStopping) process.exitCode = code ?? 1
    stop()
  })
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
