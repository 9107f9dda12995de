import { monthsOfFile } from '@reprieve/domain/signals/mergeFileDays.ts'
import type { DayValues, Measure } from '@reprieve/domain/signals/measures.ts'
import type { SignalSource } from '@reprieve/domain/signals/signalMonth.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { useEffect, useRef, useState } from 'react'
import { randomHex } from '../../local/randomHex.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { StorageFault } from '../../local/tables.ts'
import { type HealthReading, startHealthReader } from '../../signals/reading/startHealthReader.ts'
import { readCsvTable, type CsvTable } from '../transfer/csvTable.ts'
import { importSignals } from './importSignals.ts'

export type HealthImportFault =
  | 'wrong'
  | 'nothing'
  | 'damaged'
  | 'cannot-unpack'
  | 'too-large'
  | 'not-opened'
  | StorageFault

/** What a file has, before anything of it is stored. [SIG-2] */
export interface FoundHealth {
  file: string
  source: SignalSource
  days: ReadonlyMap<DayNumber, DayValues>
  leftOut: number
}

export type HealthStage =
  | { is: 'choose'; fault: HealthImportFault | null }
  | { is: 'reading'; read: number; size: number; day: DayNumber | null }
  | { is: 'table'; file: string; table: CsvTable }
  | { is: 'preview'; found: FoundHealth }
  | { is: 'keeping' }
  | { is: 'kept'; months: number }

export interface HealthImport {
  stage: HealthStage
  read: (file: File) => void
  preview: (found: FoundHealth) => void
  keep: (found: FoundHealth, measures: readonly Measure[]) => void
  begin: () => void
}

const FAULTS = {
  damaged: 'damaged',
  'cannot-unpack': 'cannot-unpack',
  'too-large': 'too-large',
  'no-worker': 'not-opened',
} as const

/** Reads a file step by step. Leaving the page or to cancel ends the reading at once. [SIG-2, SIG-9] */
export function useHealthImport(diary: Diary): HealthImport {
  const [stage, setStage] = useState<HealthStage>({ is: 'choose', fault: null })
  const stopReading = useRef<() => void>(() => {})
  useEffect(() => () => stopReading.current(), [])

  const preview = (found: FoundHealth): void =>
    setStage(found.days.size === 0 ? { is: 'choose', fault: 'nothing' } : { is: 'preview', found })

  const end = async (file: File, reading: HealthReading): Promise<void> => {
    if (reading.is === 'found') {
      const { days, leftOut } = reading
      return preview({ file: file.name, source: 'apple-health', days, leftOut })
    }
    if (reading.why !== 'not-health') return setStage({ is: 'choose', fault: FAULTS[reading.why] })
    // No health export: perhaps a table.
    const isText = await hasOnlyText(file)
    const table = isText === true ? await readCsvTable(file) : null
    if (table?.ok === true) return setStage({ is: 'table', file: file.name, table: table.value })
    setStage({ is: 'choose', fault: isText === null ? 'not-opened' : 'wrong' })
  }

  const keep = async ({ file, source, days }: FoundHealth, measures: readonly Measure[]): Promise<void> => {
    setStage({ is: 'keeping' })
    const months = monthsOfFile(days, { source, measures })
    const importing = { importId: randomHex(16), name: file }
    const kept = await importSignals(diary, months, importing).catch(() => ({
      ok: false as const,
      reason: 'storage-gone' as const,
    }))
    setStage(kept.ok ? { is: 'kept', months: kept.value } : { is: 'choose', fault: kept.reason })
  }

  return {
    stage,
    preview,
    read: (file) => {
      setStage({ is: 'reading', read: 0, size: file.size, day: null })
      stopReading.current = startHealthReader(file, {
        onProgress: (progress) => setStage({ is: 'reading', size: file.size, ...progress }),
        onEnd: (reading) => void end(file, reading),
      })
    },
    keep: (found, measures) => void keep(found, measures),
    begin: () => {
      stopReading.current()
      setStage({ is: 'choose', fault: null })
    },
  }
}

const LOOKED_AT = 4_096

/** Null if the file cannot be opened. */
async function hasOnlyText(file: File): Promise<boolean | null> {
  const start = await file
    .slice(0, LOOKED_AT)
    .arrayBuffer()
    .catch(() => null)
  if (start === null) return null
  const bytes = new Uint8Array(start)
  // Also in UTF-16, of which a table is read too.
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return isWide || !bytes.includes(0)
}
