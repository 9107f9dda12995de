// A fake npm for the tests of set-up: it creates the few files that set-up looks for, or fails as configured.
import { appendFileSync, copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'

const { FAKE_NPM_FAILS, FAKE_NPM_HANGS, FAKE_NPM_LEAVES_OUT_LINK, FAKE_NPM_LOG } = process.env

const isQuestion = process.argv[2] === 'view'

if (!isQuestion)
  appendFileSync(FAKE_NPM_LOG, `${JSON.stringify({ args: process.argv.slice(2), env: process.env })}\n`)
const fails = isQuestion ? FAKE_NPM_FAILS === 'ENOTFOUND' : FAKE_NPM_FAILS
if (fails) {
  console.error(
    `npm error code ${FAKE_NPM_FAILS}\nnpm error the reason that npm gives\n    at somewhere (file.js:1:1)`,
  )
  process.exit(1)
}
if (isQuestion) process.exit(0)

mkdirSync('node_modules/half', { recursive: true })
if (FAKE_NPM_HANGS) setInterval(() => {}, 1000)
else setTimeout(finish, 200)

function finish() {
  mkdirSync('node_modules/.bin', { recursive: true })
  const pinned = `node_modules/node-${process.platform}-${process.arch}/bin`
  mkdirSync(pinned, { recursive: true })
  symlinkSync(process.execPath, `${pinned}/node`)
  if (!FAKE_NPM_LEAVES_OUT_LINK) symlinkSync(process.execPath, 'node_modules/.bin/node')
  mkdirSync('node_modules/vite/bin', { recursive: true })
  writeFileSync('node_modules/vite/bin/vite.js', FAKE_VITE)
  copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
}

const FAKE_VITE = `
const fs = require('node:fs')
if (fs.readFileSync('main.ts', 'utf8') === 'broken') { console.error('main.ts is broken'); process.exit(1) }
fs.mkdirSync('dist-next', { recursive: true })
fs.copyFileSync('main.ts', 'dist-next/main.js')
`
