import { existsSync } from 'node:fs'
import { runProgram } from './child.js'

const APT_MS = 10 * 60_000

/**
 * The properties of the machine that matter for packages. An argument, so that tests can simulate every kind of
 * machine.
 */
const thisMachine = () => ({
  isRoot: process.getuid?.() === 0,
  isDebian: existsSync('/etc/debian_version'),
  run: runProgram,
})

/**
 * Returns a function that installs packages, and returns false if this machine does not allow it. It updates the
 * package lists once, before the first install.
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
