import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { optionsToWire } from '@reprieve/contract/reports/optionsWire.ts'
import { DEFAULT_OPTIONS, toggleSection, type Section } from '@reprieve/domain/reports/reportOptions.ts'
import type { ChildHead, ChildRow } from '@reprieve/server/reports/child/childLines.ts'
import { ReportChildren } from '@reprieve/server/reports/child/reportChildren.ts'
import { demoRows, DEMO_ROWS_TIME } from '@reprieve/server/reports/child/testing/demoRows.ts'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { cpuMs, peakRssMb } from '../measure/processMeter.ts'
import { median } from '../measure/statistics.ts'

const ROUNDS = 5
const PORTION = 500
/** The average number of entries per day in the sample diary, to decide how many days it needs. */
const ENTRIES_A_DAY = 2.2

interface Case {
  records: number
  sections: readonly Section[]
  what: string
  mostSeconds: number
  mostMb: number
}

const CASES: readonly Case[] = [
  // Eight sections of recorded data, the timeline, and the days on page 1.
  {
    records: 1_000,
    sections: ['chartView', 'timelineView'],
    what: '10 charts',
    mostSeconds: 1.5,
    mostMb: 350,
  },
  {
    records: 10_000,
    sections: ['chartView', 'calendarView', 'timelineView'],
    what: 'every section',
    mostSeconds: 5,
    mostMb: 400,
  },
]

interface Cost {
  seconds: number
  pdfKb: number
}

/**
 * The cost of a report: processor time and memory of the process that creates it, with the PDF and the other files. The
 * first is made by a new process, the others by the one that is kept.
 */
export async function reports(): Promise<Figure[]> {
  const cacheFolder = mkdtempSync(join(tmpdir(), 'reprieve-bench-reports-'))
  try {
    const figures: Figure[] = []
    for (const one of CASES) figures.push(...(await measure(one, cacheFolder)))
    return figures
  } finally {
    rmSync(cacheFolder, { recursive: true, force: true })
  }
}

async function measure(
  { records, sections, what, mostSeconds, mostMb }: Case,
  cacheFolder: string,
): Promise<Figure[]> {
  const rows = rowsWith(records)
  const head = headWith(sections)
  const first = await makeSeveral(1, { head, rows, cacheFolder })
  // Again with a new process: the cache is no longer empty.
  const { costs, mb } = await makeSeveral(1 + ROUNDS, { head, rows, cacheFolder })
  const [second, ...later] = costs
  const name = `report of ${records.toLocaleString('en')} records with ${what}`
  return [
    atMost(
      `${name}: processor time of the child`,
      mostSeconds,
      median(later.map((one) => one.seconds)),
      ' s',
    ),
    atMost(`${name}: highest resident set of the child`, mostMb, mb, ' MB'),
    seconds(`${name}: processor time of the first one of a child`, second!),
    seconds(`${name}: processor time of the first one after an installation`, first.costs[0]!),
    figureWithoutTarget(`${name}: size of the PDF`, `${formatNumber(second!.pdfKb)} kB`),
  ]
}

const seconds = (name: string, cost: Cost): Figure =>
  figureWithoutTarget(name, `${formatNumber(cost.seconds)} s`)

/** All rows of a person, with exactly this number of entries. */
function rowsWith(records: number): readonly ChildRow[] {
  const rows = demoRows(Math.ceil(records / ENTRIES_A_DAY))
  const isEntry = ({ kind }: ChildRow): boolean => kind === 'record' || kind === 'reflection'
  const entries = rows.filter(isEntry)
  if (entries.length < records) throw new Error(`The diary has ${entries.length} entries only`)
  const kept = new Set(entries.slice(0, records))
  return rows.filter((row) => !isEntry(row) || kept.has(row))
}

function headWith(sections: readonly Section[]): ChildHead {
  const options = sections.reduce((chosen, section) => toggleSection(chosen, section), DEFAULT_OPTIONS)
  const request = {
    client_id: '0f6ab6e6-0c53-4b52-9a0c-5f2c7f2d9a11',
    options: optionsToWire(options),
    range: { dateRange: 'alltime' },
    paper: 'a4',
  }
  return {
    v: 1,
    request,
    language: 'en',
    made: DEMO_ROWS_TIME.at,
    offset: DEMO_ROWS_TIME.offset,
    receivedUntil: null,
    plan: 'subscription',
    usedCredit: false,
  }
}

interface ReportInput {
  head: ChildHead
  rows: readonly ChildRow[]
  cacheFolder: string
}

/** By one process, one after the other. */
async function makeSeveral(
  count: number,
  { head, rows, cacheFolder }: ReportInput,
): Promise<{ costs: readonly Cost[]; mb: number }> {
  const children = new ReportChildren({ cacheFolder, keep: { restMb: Infinity } })
  const { signal } = new AbortController()
  const costs: Cost[] = []
  let before = 0
  let mb = 0
  try {
    for (let turn = 0; turn < count; turn += 1) {
      const end = await children.make({ head, rows: portions(rows), signal, progress: () => {} })
      if (end.is !== 'made') throw new Error('There was nothing to report')
      const pid = childOfOurs()
      const after = cpuMs(pid) / 1_000
      costs.push({ seconds: after - before, pdfKb: (end.files[0]?.bytes.length ?? 0) / 1_024 })
      before = after
      mb = peakRssMb(pid)
    }
    return { costs, mb }
  } finally {
    await children.close()
  }
}

async function* portions(rows: readonly ChildRow[]): AsyncGenerator<readonly ChildRow[]> {
  for (let at = 0; at < rows.length; at += PORTION) yield rows.slice(at, at + PORTION)
}

/** The process that creates the reports: the newest child, because the servers of the stage are older. */
function childOfOurs(): number {
  const { pid } = process
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  const found = pids.findLast((one) => isReportChild(one))
  if (found === undefined) throw new Error('The child has ended')
  return found
}

function isReportChild(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reports/child/start.js')
  } catch {
    return false
  }
}
