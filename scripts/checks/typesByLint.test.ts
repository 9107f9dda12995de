import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CHECKS } from './checks.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const CONFIGS = [
  '.oxlintrc.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'domain/tsconfig.json',
  'mind/tsconfig.json',
  'web/tsconfig.json',
  'bench/src/web/page/tsconfig.json',
]

// An error that only `noUncheckedIndexedAccess` finds, so a file that no tsconfig includes would pass.
const WRONG_TYPE = 'export const first = (words: string[]): string => words[0]\n'
const NO_SUCH_GLOBAL = 'export const width = document.body.clientWidth\n'
const PLANTED: Readonly<Record<string, string>> = {
  'domain/src/wrong.ts': WRONG_TYPE,
  'domain/src/wrong.test.ts': WRONG_TYPE,
  'domain/src/global.ts': NO_SUCH_GLOBAL,
  'domain/src/process.ts': 'export const folder = process.cwd()\n',
  'mind/src/wrong.ts': WRONG_TYPE,
  'mind/src/global.ts': NO_SUCH_GLOBAL,
  'contract/src/wrong.ts': WRONG_TYPE,
  'charts/src/wrong.ts': WRONG_TYPE,
  'locales/src/wrong.ts': WRONG_TYPE,
  'content/src/wrong.ts': WRONG_TYPE,
  'server/src/wrong.ts': WRONG_TYPE,
  'server/src/global.ts': NO_SUCH_GLOBAL,
  'e2e/harness/wrong.ts': WRONG_TYPE,
  'scripts/wrong.ts': WRONG_TYPE,
  'vitest.config.ts': WRONG_TYPE,
  'web/src/wrong.tsx': WRONG_TYPE,
  'bench/src/wrong.ts': WRONG_TYPE,
  'bench/src/web/page/wrong.ts': WRONG_TYPE,
}

function plantedCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reprieve-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const config of CONFIGS) cpSync(join(ROOT, config), join(folder, config))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

test('[TOOL-32] a wrong type in any package is found, and a global that a package does not have', () => {
  const lint = CHECKS.find(({ name }) => name === 'lint, types')
  const [command = '', ...args] = lint?.command ?? []
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin', command), [...args, '--format=unix'], {
    cwd: plantedCheckout(),
    encoding: 'utf8',
  })
  const found = new Set(stdout.split('\n').map((line) => line.split(':')[0]))
  expect(Object.keys(PLANTED).filter((path) => !found.has(path))).toEqual([])
})
