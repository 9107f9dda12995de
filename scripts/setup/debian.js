import { existsSync } from 'node:fs'
import { runProgram } from './child.js'

const APT_MS = 10 * 60_000

/** The machine as far as its packages are concerned. Handed in, so that every kind of machine can be tried on one. */
const thisMachine = () => ({
  isRoot: process.getuid?.() === 0,
  isDebian: existsSync('/etc/debian_version'),
  run: runProgram,
})

/**
 * Gives a function that installs packages and answers whether this machine lets it try. The lists of packages are
 * fetched once, before the first install.
 */
export function debianPackages({ isRoot, isDebian, run: start } = thisMachine()) {
  const options = {
    cwd: '/',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    limitMs: APT_MS,
  }
  let isUpdated = false
  return async function installPackages(name, packages) {
    if (!isRoot || !isDebian) return false
    console.log(`Installing ${name} for the browser tests.`)
    if (!isUpdated) await start('apt-get', ['update'], options)
    isUpdated = true
    await start('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
    return true
  }
}
