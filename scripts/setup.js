// Runs before `npm start`, `npm run dev` and `npm test`, on whatever Node the machine has and before anything is installed:
// so plain JavaScript, no dependency, and nothing loaded before the version is known to be good enough.
const OLDEST_NODE = 20
const major = Number(process.versions.node.split('.')[0])

if (major < OLDEST_NODE) {
  say(
    `Reprieve needs Node ${OLDEST_NODE} or newer to set itself up, and this is ${process.versions.node}: install one from https://nodejs.org and run the same command again.`,
  )
  process.exit(1)
}

import('./setup/prepare.js')
  .then(({ prepare }) => prepare(process.argv[2]))
  .catch((error) => {
    say(error instanceof Error ? error.message : String(error))
    process.exit(1)
  })

function say(sentence) {
  console.error(sentence)
}
