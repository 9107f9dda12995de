import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { optionsToWire } from '@reprieve/contract/reports/optionsWire.ts'
import { DEFAULT_OPTIONS, toggleSection, type Section } from '@reprieve/domain/reports/reportOptions.ts'
import type { ChildHead, ChildRow } from '@reprieve/server/reports/child/childLines.ts'
import { runChild } from '@reprieve/server/reports/child/runChild.ts'
import { demoRows, DEMO_ROWS_TIME } from '@reprieve/server/reports/child/testing/demoRows.ts'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { cpuMs, peakRssMb } from '../measure/processMeter.ts'
import { median } from '../measure/statistics.ts'

const LOOK_MS = 10
const ROUNDS = 3
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
  mb: number
  pdfKb: number
}

/**
 * The cost of one report: processor time and memory of the process that creates it, with the PDF and the other files.
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
  // As after a server start: the compile cache is still empty.
  const first = await makeOne(head, rows, cacheFolder)
  const costs: Cost[] = []
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await makeOne(head, rows, cacheFolder))
  const name = `report of ${records.toLocaleString('en')} records with ${what}`
  return [
    atMost(
      `${name}: processor time of the child`,
      mostSeconds,
      median(costs.map((one) => one.seconds)),
      ' s',
    ),
    atMost(
      `${name}: highest resident set of the child`,
      mostMb,
      Math.max(...costs.map(({ mb }) => mb)),
      ' MB',
    ),
    figureWithoutTarget(`${name}: processor time of the first one`, `${formatNumber(first.seconds)} s`),
    figureWithoutTarget(`${name}: size of the PDF`, `${formatNumber(first.pdfKb)} kB`),
  ]
}

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

async function makeOne(head: ChildHead, rows: readonly ChildRow[], cacheFolder: string): Promise<Cost> {
  const cost = { seconds: 0, mb: 0 }
  // Polled, because the system forgets both values when a process ends.
  const looking = setInterval(() => {
    const pid = childOfOurs()
    if (pid === null) return
    cost.seconds = Math.max(cost.seconds, cpuMs(pid) / 1_000 || 0)
    cost.mb = Math.max(cost.mb, peakRssMb(pid) || 0)
  }, LOOK_MS)
  try {
    const signal = new AbortController().signal
    const end = await runChild({ head, rows: portions(rows), signal, progress: () => {}, cacheFolder })
    if (end.is !== 'made') throw new Error('There was nothing to report')
    return { ...cost, pdfKb: (end.files[0]?.bytes.length ?? 0) / 1_024 }
  } finally {
    clearInterval(looking)
  }
}

async function* portions(rows: readonly ChildRow[]): AsyncGenerator<readonly ChildRow[]> {
  for (let at = 0; at < rows.length; at += PORTION) yield rows.slice(at, at + PORTION)
}

/**
 * The process that creates the report; null if it has ended. Takes the newest child, because the servers of the stage
 * are older.
 */
function childOfOurs(): number | null {
  const { pid } = process
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  return pids.findLast((one) => isReportChild(one)) ?? null
}

function isReportChild(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reports/child/start.js')
  } catch {
    return false
  }
}
