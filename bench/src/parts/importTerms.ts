import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { findMedication } from '../load/shots.ts'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { peakRssMb } from '../measure/processMeter.ts'
import { median, percentile } from '../measure/statistics.ts'
import type { Stage } from '../stage/stage.ts'
import { makeWord, writeProducts } from './writeProducts.ts'

const CHECKOUT = join(import.meta.dirname, '../../..')
const ROWS = 300_000
const MOST_SECONDS = 60
const MOST_MB = 200
const SEARCHES = 200
const LOOK_MS = 50

/**
 * Imports a large catalogue with the operator's command while the server runs; the second import replaces the first.
 * Then measures a search in it.
 */
export async function importTerms(stage: Stage, rows = ROWS): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'reprieve-bench-import-'))
  try {
    await writeProducts(join(folder, 'product.txt'), rows / 100)
    const small = await runImport(stage.dataDir, folder)
    await writeProducts(join(folder, 'product.txt'), rows)
    const first = await runImport(stage.dataDir, folder)
    const second = await runImport(stage.dataDir, folder)
    const [{ names, concepts } = {}] = await stage.query(
      'select count(*) as names, count(distinct num) as concepts from term_name',
    )
    const searched = await search(stage, rows)
    const many = rows.toLocaleString('en')
    return [
      atMost(`import of ${many} rows`, MOST_SECONDS, first.seconds, ' s'),
      atMost(`import of ${many} rows in place of as many`, MOST_SECONDS, second.seconds, ' s'),
      atMost(
        `import of ${many} rows: highest resident set, above that of an import of a hundredth`,
        MOST_MB,
        Math.max(first.peakMb, second.peakMb) - small.peakMb,
        ' MB',
      ),
      figureWithoutTarget(
        'import: highest resident set',
        `${formatNumber(Math.max(first.peakMb, second.peakMb))} MB`,
      ),
      figureWithoutTarget(
        'import: entries; names',
        `${formatNumber(Number(concepts))}; ${formatNumber(Number(names))}`,
      ),
      figureWithoutTarget(
        'search of these on the server: the middle; 99 of 100',
        `${formatNumber(median(searched))} ms; ${formatNumber(percentile(searched, 0.99))} ms`,
      ),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runImport(dataDir: string, folder: string): Promise<{ seconds: number; peakMb: number }> {
  const { PATH, HOME, TMPDIR } = process.env
  const wanted = ['--source', 'ndc', '--release', 'bench', '--folder', folder, '--accept-licence']
  const began = performance.now()
  const child = spawn(process.execPath, ['server/src/catalogueImport.ts', ...wanted], {
    cwd: CHECKOUT,
    env: { PATH, HOME, TMPDIR, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peakMb = 0
  // Polled, because the system forgets the peak of a process when it ends.
  const looking = setInterval(() => {
    peakMb = Math.max(peakMb, peakRssMb(child.pid ?? 0) || 0)
  }, LOOK_MS)
  try {
    const code = await new Promise((resolve) => void child.once('exit', resolve))
    if (code !== 0) throw new Error(`The import ended with ${String(code)}`)
  } finally {
    clearInterval(looking)
  }
  return { seconds: (performance.now() - began) / 1_000, peakMb }
}

/** Searches for the beginning of a word that many names share; each search is a separate call. */
async function search({ product, people }: Stage, rows: number): Promise<number[]> {
  const pool = new Pool(`http://127.0.0.1:${product.port}`, { connections: 1 })
  const times: number[] = []
  for (let turn = 0; turn < SEARCHES; turn += 1) {
    const typed = makeWord((turn * 7_919) % rows).slice(0, 3 + (turn % 5))
    const { path, headers, body } = findMedication(people[turn % people.length]!, typed)
    const began = performance.now()
    const answer = await pool.request({ method: 'POST', path, headers, body })
    await answer.body.bytes()
    times.push(performance.now() - began)
    if (answer.statusCode !== 200) throw new Error(`A search was answered ${answer.statusCode}`)
  }
  await pool.close()
  return times
}
