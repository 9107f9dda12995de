import { execFile } from 'node:child_process'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { gatherLines } from './logLines.ts'

test('[LOG-1] lines of one moment are written together and in order, later ones on their own', async () => {
  const written: string[] = []
  const lines = gatherLines((text) => written.push(text))
  for (const line of ['a\n', 'b\n', 'c\n']) lines.write(line)
  expect(written).toEqual([])
  await turn()
  lines.write('d\n')
  await turn()
  await turn()
  expect(written).toEqual(['a\nb\nc\n', 'd\n'])
})

const START = `import { logToStandardOutput } from ${JSON.stringify(new URL('logLines.ts', import.meta.url).href)}
const lines = logToStandardOutput()
`
const run = (then: string) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '-e', START + then]).catch(
    (error: unknown) => error as { stdout: string },
  )

test('[LOG-1] a process that ends writes its last lines, also when it fails', async () => {
  const many = `for (let n = 0; n < 5_000; n += 1) lines.write(n + ' x'.repeat(50) + '\\n');`
  const { stdout } = await run(`${many} process.exit(0)`)
  expect(stdout.split('\n')).toHaveLength(5_001)
  expect((await run(`lines.write('last words\\n'); throw new Error('fault')`)).stdout).toBe('last words\n')
})

test('[LOG-1] a log that nobody reads any more stops nothing', async () => {
  const beats = `let beats = 0; setInterval(() => { lines.write('x'.repeat(100_000)); beats += 1
    if (beats === 20) { console.error('alive'); process.exit(0) } }, 5)`
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    `("$0" --input-type=module -e "$1" 2>&3 | head -c 1 >/dev/null) 3>&1`,
    process.execPath,
    START + beats,
  ])
  expect(stdout.trim()).toBe('alive')
})
