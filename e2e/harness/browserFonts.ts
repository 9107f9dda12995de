import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// Korean and Chinese use the fonts of the system. A machine without them draws empty boxes.
const PACKAGE = 'fonts-noto-cjk'
const MISSING = `No letters for Korean and Chinese were found, so their pictures will show empty boxes: install ${PACKAGE} or another such font.`

function hasLetters(): boolean {
  try {
    return execFileSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    // Only Linux and similar systems have fc-list; other desktops include the fonts.
    return process.platform !== 'linux'
  }
}

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log(`Installing ${PACKAGE} for the pictures.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', PACKAGE], { env, stdio: 'ignore' })
  } catch {
    // Reported below, as a sentence.
  }
}

if (!hasLetters()) install()
if (!hasLetters()) console.error(MISSING)
