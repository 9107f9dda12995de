import type { Result } from '@reprieve/domain/result.ts'
import { useEffect, useRef, useState } from 'react'
import { randomHex } from '../../local/randomHex.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { StorageFault } from '../../local/tables.ts'
import { readCsvTable, type CsvTable, type TableFault } from './csvTable.ts'
import { readFileContents, type FileContents } from './fileContents.ts'
import { importDiary, readDiaryFile, type DiaryFile, type ReadFault } from './importDiary.ts'
import { type ImportOptions, importRows, type IncomingRow, type RowImportOutcome } from './importRows.ts'

export type ImportFault = ReadFault | TableFault | StorageFault

export type ImportStage =
  | { is: 'choose'; fault: ImportFault | null }
  | { is: 'reading'; done: number }
  | { is: 'diary'; name: string; file: DiaryFile; contents: FileContents }
  | { is: 'table'; name: string; table: CsvTable }
  | { is: 'adding'; done: number; total: number }
  | { is: 'done'; importId: string; outcome: RowImportOutcome; drafts: number }

export interface ImportFlow {
  stage: ImportStage
  /** Detects the format by the content: the name of a file says little. */
  read: (file: File) => void
  addDiary: () => void
  addRows: (incoming: readonly IncomingRow[]) => void
  stop: () => void
  begin: () => void
}

type Run = (importing: ImportOptions) => Promise<Result<RowImportOutcome & { drafts?: number }, StorageFault>>

/** Imports a file step by step; nothing is written before the user has seen the content. */
export function useImport(diary: Diary): ImportFlow {
  const [stage, setStage] = useState<ImportStage>({ is: 'choose', fault: null })
  const working = useRef<AbortController | null>(null)
  // Leaving the page stops it between two pieces: what is imported by then is consistent, and can be undone.
  useEffect(() => () => working.current?.abort(), [])

  const read = async (file: File): Promise<void> => {
    setStage({ is: 'reading', done: 0 })
    const next = await readAny(file, diary.now(), (done) => setStage({ is: 'reading', done })).catch(
      // For example too large for the device's memory: otherwise the page would show the reading step for ever.
      (): ImportStage => ({ is: 'choose', fault: 'unreadable-file' }),
    )
    setStage(next)
  }
  const add = async (name: string, whose: string, total: number, run: Run): Promise<void> => {
    const work = new AbortController()
    working.current = work
    const importId = randomHex(16)
    setStage({ is: 'adding', done: 0, total })
    const done = await run({
      importId,
      name,
      whose,
      signal: work.signal,
      onProgress: (count) => setStage({ is: 'adding', done: count, total }),
    }).catch(() => ({ ok: false as const, reason: 'storage-gone' as const }))
    if (!done.ok) return setStage({ is: 'choose', fault: done.reason })
    setStage({ is: 'done', importId, outcome: done.value, drafts: done.value.drafts ?? 0 })
  }
  return {
    stage,
    read: (file) => void read(file),
    addDiary: () => {
      if (stage.is !== 'diary') return
      const { name, file } = stage
      void add(name, file.head.whose, file.rows.length, (importing) => importDiary(diary, file, importing))
    },
    addRows: (incoming) => {
      if (stage.is !== 'table') return
      void add(stage.name, '', incoming.length, (importing) => importRows(diary, incoming, importing))
    },
    stop: () => working.current?.abort(),
    begin: () => setStage({ is: 'choose', fault: null }),
  }
}

const LOOKED_AT = 1_000

async function readAny(file: File, now: number, onProgress: (done: number) => void): Promise<ImportStage> {
  const start = await file
    .slice(0, LOOKED_AT)
    .text()
    .catch(() => null)
  if (start === null) return { is: 'choose', fault: 'unreadable-file' }
  if (/^\uFEFF?\s*[[{]/u.test(start)) {
    const read = await readDiaryFile(file, { now, onProgress })
    if (!read.ok) return { is: 'choose', fault: read.reason }
    return { is: 'diary', name: file.name, file: read.value, contents: await readFileContents(read.value) }
  }
  const table = await readCsvTable(file)
  return table.ok
    ? { is: 'table', name: file.name, table: table.value }
    : { is: 'choose', fault: table.reason }
}
