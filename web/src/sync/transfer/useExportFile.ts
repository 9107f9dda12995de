import type { Missing } from '@reprieve/contract/sync/transfer/fileText.ts'
import { useEffect, useRef, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import type { OpenDiary } from '../../access/openDiary.ts'
import type { Session } from '../../access/session.ts'
import { useSession } from '../../access/useSession.ts'
import { useAsk } from '../../api/useAsk.ts'
import { downloadFile } from '../../device/downloadFile.ts'
import { copyIsMade } from '../onlyHere/onlyHereState.ts'
import { exportName, exportRows, exportWithAccount, type MadeFile } from './exportDiary.ts'
import { keepExportedAt } from './exportedAt.ts'
import { fromAccount } from './fromAccount.ts'
import { notYetHere } from './notYetHere.ts'

export type ExportStage =
  | { is: 'ready' }
  /** `part`: which part of the account is being fetched; null during the diary. */
  | { is: 'making'; count: number; part: string | null }
  | { is: 'made'; count: number; file: string; missing: readonly Missing[] }
  | { is: 'failed' }

interface ExportFile {
  stage: ExportStage
  /** The export includes what the server stores. */
  hasAccount: boolean
  make: () => void
  stop: () => void
}

/** All data of a person as one file: the diary and, when logged in, what only the server has. [FILE-1, FILE-2] */
export function useExportFile(): ExportFile {
  const diary = useDiary()
  const ask = useAsk()
  const userId = signedInFor(diary, useSession())
  const [stage, setStage] = useState<ExportStage>({ is: 'ready' })
  const working = useRef<AbortController | null>(null)
  useEffect(() => () => working.current?.abort(), [])
  const make = async (): Promise<void> => {
    const work = new AbortController()
    const { signal } = work
    working.current = work
    let count = 0
    let part: string | null = null
    const tell = (): void => setStage({ is: 'making', count, part })
    const onProgress = (done: number): void => {
      count = done
      tell()
    }
    const onPart = (next: string): void => {
      part = next
      tell()
    }
    tell()
    try {
      // The state at the start: what arrives during the export may be in the file or not.
      const lacks = await notYetHere(diary)
      const asked = { which: 'all', lacks, signal, onProgress } as const
      const { blob, missing }: MadeFile =
        userId === null
          ? { blob: await exportRows(diary, asked), missing: lacks }
          : await exportWithAccount(diary, asked, fromAccount({ ask, userId, signal, onPart }))
      const file = exportName(diary.now())
      downloadFile(file, blob)
      copyIsMade(diary).catch(() => undefined)
      keepExportedAt(diary).catch(() => undefined)
      setStage({ is: 'made', count, file, missing })
    } catch {
      setStage({ is: signal.aborted ? 'ready' : 'failed' })
    }
  }
  return {
    stage,
    hasAccount: userId !== null,
    make: () => void make(),
    stop: () => working.current?.abort(),
  }
}

/** Null without an account, or without a session for the account of this diary. */
function signedInFor({ who }: OpenDiary, session: Session): number | null {
  if (who.is !== 'user' || session.is !== 'user' || session.token === null) return null
  return String(session.userId) === who.id ? session.userId : null
}
