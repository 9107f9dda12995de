import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './leftovers.ts'

const CHECKOUT = join(import.meta.dirname, '../..')
const OURS = '@reprieve'

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: CHECKOUT, encoding: 'utf8' }).trim()

export interface OtherCheckout {
  folder: string
  remove(): void
}

/** The sources of another commit, with the packages of this checkout. */
export function checkOut(commit: string): OtherCheckout {
  const folder = join(temporaryFolder(), 'checkout')
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  linkPackages(folder)
  return { folder, remove: () => void git('worktree', 'remove', '--force', folder) }
}

const MIGRATIONS = 'server/migrations'

const migrationNames = (checkout = CHECKOUT): string[] =>
  readdirSync(join(checkout, MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()

/** The last commit that had fewer migrations. */
export const commitBeforeNewestMigration = (): string => commitBefore(migrationNames().at(-1) ?? '')

/** The last commit with the migrations of the newest release, and none that came after it. */
export function commitOfNewestRelease(): string {
  const releases = JSON.parse(readFileSync(join(CHECKOUT, MIGRATIONS, 'releases.json'), 'utf8')) as object
  const last = Math.max(...Object.values(releases).map(Number))
  const next = migrationNames().find((name) => Number.parseInt(name, 10) > last)
  return next === undefined ? 'HEAD' : commitBefore(next)
}

/** How many migrations this checkout has and the other has not. */
export const countNewerMigrations = (other: string): number =>
  migrationNames().length - migrationNames(other).length

/** A merge may have brought it under this number. */
const commitBefore = (migration: string): string =>
  git(
    'log',
    '--first-parent',
    '-m',
    '--diff-filter=A',
    '--format=%H^',
    '-1',
    '--',
    `${MIGRATIONS}/${migration}`,
  )

/** Our own packages are those of the other commit: a link to the folder would lead to these here. */
function linkPackages(folder: string): void {
  const [from, to] = [join(CHECKOUT, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, OURS), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== OURS && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(from, OURS))) symlinkSync(join(folder, name), join(to, OURS, name))
}
