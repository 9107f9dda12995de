import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const TEST = join(import.meta.dirname, '..', 'test.ts')

// Fakes of the test runners: unit passes, database fails, sync does not end, axe finds no tests.
const VITEST = `#!/bin/sh
for each in "$@"; do case "$each" in --outputFile.json=*) counts="\${each#*=}";; esac; done
case "$3" in
  unit) echo 'all is well'; echo "$DATA_DIR $REPRIEVE_LONG $CHROMIUM_PATH" > heard
    echo '{"numPassedTests":7,"numFailedTests":0,"testResults":[]}' > "$counts";;
  database) echo 'expected 1, got 2'
    echo '{"numPassedTests":5,"numFailedTests":2,"testResults":[]}' > "$counts"; exit 1;;
  sync) echo $$ > pid; exec sleep 600;;
esac
`
const PLAYWRIGHT = `#!/bin/sh
case "$*" in
  *--project=firefox*) echo "$FIREFOX_PATH" > heard
    echo '{"stats":{"expected":2,"unexpected":0,"flaky":0,"skipped":1}}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE";;
  *--project=journeys*) echo '{"stats":{"expected":3,"unexpected":0,"flaky":0,"skipped":0}}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE";;
  *) echo '{"stats":{"expected":0,"unexpected":0,"flaky":0,"skipped":0}}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE";;
esac
`

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reprieve-parts-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries({ vitest: VITEST, playwright: PLAYWRIGHT })) {
    writeFileSync(join(folder, name), text)
    chmodSync(join(folder, name), 0o755)
  }
  mkdirSync(join(folder, '.reprieve'))
  writeFileSync(join(folder, '.reprieve', 'chromium'), '/some/chromium')
  return folder
}

function start(folder: string, args: string[]) {
  const { CHROMIUM_PATH: _, FIREFOX_PATH: _firefox, WEBKIT_DRIVER_PATH: _webkit, ...rest } = process.env
  const env = { ...rest, PATH: `${folder}${delimiter}${process.env['PATH']}`, DATA_DIR: '/somebody/s/diary' }
  const child = spawn(process.execPath, [TEST, ...args], { cwd: folder, env })
  let said = ''
  child.stdout.on('data', (bytes) => (said += String(bytes)))
  const ended = new Promise<{ code: number | null; lines: string[] }>((resolve) =>
    child.once('close', (code) => resolve({ code, lines: said.trimEnd().split('\n') })),
  )
  return { child, ended }
}

test('[TOOL-6] a failing part is shown whole, the next ones run, and the last line counts all', async () => {
  const { code, lines } = await start(aFolder(), ['unit', 'database', 'browser']).ended
  expect(code).toBe(1)
  expect(lines).toContain('expected 1, got 2')
  expect(lines).not.toContain('all is well')
  expect(lines.at(-1)).toBe('15 passed, 2 failed')
})

test('[TOOL-6] a part that finds no tests makes the run fail', async () => {
  const { code, lines } = await start(aFolder(), ['unit', 'axe']).ended
  expect({ code, last: lines.at(-1) }).toEqual({ code: 1, last: '7 passed, 1 failed' })
})

test('[TOOL-17] a part whose browser is missing does not run, says how to get it, and fails nothing', async () => {
  const folder = aFolder()
  writeFileSync(join(folder, '.reprieve', 'webkit-missing'), 'install WebKitGTK')
  const { code, lines } = await start(folder, ['unit', 'webkit']).ended
  expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: '7 passed, 0 failed' })
  expect(lines).toContainEqual(expect.stringMatching(/^webkit .* not run: install WebKitGTK$/))
})

test('[TOOL-17] a part whose browser set-up found runs with it', async () => {
  const folder = aFolder()
  writeFileSync(join(folder, '.reprieve', 'firefox'), '/some/firefox')
  const { code, lines } = await start(folder, ['firefox']).ended
  expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: '2 passed, 0 failed' })
  expect(readFileSync(join(folder, 'heard'), 'utf8')).toBe('/some/firefox\n')
})

test('[DIST-7] the long run has a part on a cluster; without one it says so, and fails nothing', async () => {
  const { code, lines } = await start(aFolder(), ['unit', 'cluster', '--long']).ended
  expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: '7 passed, 0 failed' })
  expect(lines).toContainEqual(
    expect.stringMatching(/^cluster .* not run: set TEST_DATABASE_URL to a database/),
  )
})

test('[D53] the tests get their own data folder and the browser that set-up found', async () => {
  const folder = aFolder()
  expect(await start(folder, ['unit', '--long']).ended).toMatchObject({ code: 0 })
  const [dataDir, isLong, chromium] = readFileSync(join(folder, 'heard'), 'utf8').trim().split(' ')
  expect(dataDir?.startsWith(join(tmpdir(), 'reprieve-test-'))).toBe(true)
  expect([isLong, chromium]).toEqual(['1', '/some/chromium'])
})

test('[TOOL-6] an interrupted run stops the processes it started', async () => {
  const folder = aFolder()
  const { child, ended } = start(folder, ['sync'])
  const pid = join(folder, 'pid')
  while (!existsSync(pid) || readFileSync(pid, 'utf8') === '')
    await new Promise((resolve) => setTimeout(resolve, 20))
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ code: 130 })
  expect(() => process.kill(Number(readFileSync(pid, 'utf8')), 0)).toThrow('ESRCH')
})
