import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
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

/** The last commit that had fewer migrations. */
export function commitBeforeNewestMigration(): string {
  const migrations = readdirSync(join(CHECKOUT, 'server/migrations')).filter((name) => name.endsWith('.sql'))
  const newest = migrations.toSorted().at(-1) ?? ''
  return git('log', '--diff-filter=A', '--format=%H^', '-1', '--', `server/migrations/${newest}`)
}

/** Our own packages are those of the other commit: a link to the folder would lead to these here. */
function linkPackages(folder: string): void {
  const [from, to] = [join(CHECKOUT, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, OURS), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== OURS && name !== '.cache') symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(from, OURS))) symlinkSync(join(folder, name), join(to, OURS, name))
}
