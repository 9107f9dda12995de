import { ACCOUNT_DATA_PARTS, type AccountDataPart } from '@reprieve/contract/account/keptRecord.ts'
import type { MissingPart } from '@reprieve/contract/sync/transfer/fileText.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useRef, useState } from 'react'
import { type OpenDiary, useDiary } from '../../access/diary.ts'
import { type Session, useSession } from '../../access/session.ts'
import { useAsk } from '../../api/useAsk.ts'
import { downloadFile } from '../../device/downloadFile.ts'
import type { DiaryOwner } from '../../local/database/deviceDatabase.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { noteCopyMade } from '../onlyHere/onlyHereState.ts'
import { SYNCED_CHANGE, readSyncedAt } from '../syncedAt.ts'
import { exportName, exportRows, exportWithAccount, type ExportedFile } from './exportDiary.ts'
import { storeExportedAt } from './exportedAt.ts'
import { readAccountEntries } from './readAccountEntries.ts'
import './transfer.css'

const PARTS: Readonly<Record<AccountDataPart, Key<'data'>>> = {
  account: 'keptAccount',
  avatar: 'keptAvatar',
  consents: 'keptConsents',
  access_log: 'keptAccessLog',
  questionnaires: 'keptQuestionnaires',
  chats: 'keptChats',
  reports: 'keptReports',
  purchases: 'keptPurchases',
  guide: 'keptGuide',
  versions: 'keptVersions',
}

/** A newer server may have parts that this app has no text for. */
const partWord = (part: string): Key<'data'> =>
  Object.hasOwn(PARTS, part) ? PARTS[part as AccountDataPart] : 'keptOther'

/** What a file lacks. If the whole account part is missing, one sentence says more than a list of all. [FILE-2] */
export function missingPartsText(missing: readonly MissingPart[], text: Text<'data'>, tag: string): string {
  const lacks = new Set(missing.map(({ part }) => part))
  if (ACCOUNT_DATA_PARTS.every((part) => lacks.has(part))) return text('exportMissingAll')
  const words = [...new Set([...lacks].map(partWord))].map((word) => text(word))
  return text('exportMissing', { list: new Intl.ListFormat(tag).format(words) })
}

/** Beside the parts of the account: some of the diary itself may only be on the server. */
const DIARY_PART = 'diary'

/** Written to the file as it is, for people who read the file. */
const NOT_YET: MissingPart = {
  part: DIARY_PART,
  why: 'When this file was made, not everything had come from the server to this device yet.',
}

export const isDiaryPart = ({ part }: MissingPart): boolean => part === DIARY_PART

/** What an account's diary may lack here: before the first sync has ended nobody knows how much. [FILE-4] */
export const findMissingDiary = async (diary: Diary & { who: DiaryOwner }): Promise<MissingPart[]> =>
  diary.who.is === 'user' && (await readSyncedAt(diary)) === null ? [NOT_YET] : []

/** The changes that the doorbell reports when that changes. */
export const EXPORT_CHANGES: readonly string[] = [SYNCED_CHANGE]

type ExportStage =
  | { is: 'ready' }
  /** `part`: which part of the account is being fetched; null during the diary. */
  | { is: 'making'; count: number; part: string | null }
  | { is: 'made'; count: number; file: string; missing: readonly MissingPart[] }
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
      const lacks = await findMissingDiary(diary)
      const asked = { which: 'all', lacks, signal, onProgress } as const
      const { blob, missing }: ExportedFile =
        userId === null
          ? { blob: await exportRows(diary, asked), missing: lacks }
          : await exportWithAccount(diary, asked, readAccountEntries({ ask, userId, signal, onPart }))
      const file = exportName(diary.now())
      downloadFile(file, blob)
      noteCopyMade(diary).catch(() => undefined)
      storeExportedAt(diary).catch(() => undefined)
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

/** The progress of the export, its result, and what it lacks. */
export function ExportStatus({ stage }: { stage: ExportStage }) {
  return (
    <div role="status" className="transfer-told">
      <Told stage={stage} />
    </div>
  )
}

function Told({ stage }: { stage: ExportStage }) {
  const text = useText('data')
  const sync = useText('sync')
  const tag = useFormatTag()
  if (stage.is === 'making')
    return (
      <>
        <p>{text('exportSoFar', { count: stage.count })}</p>
        {stage.part !== null && <p>{text('exportFetching', { what: text(partWord(stage.part)) })}</p>}
      </>
    )
  if (stage.is === 'failed') return <Note kind="warn">{sync('exportFailed')}</Note>
  if (stage.is !== 'made') return null
  const { file, count, missing } = stage
  const ofAccount = missing.filter((one) => !isDiaryPart(one))
  return (
    <>
      <p>{text('exportMade', { file, count })}</p>
      {missing.some(isDiaryPart) && <Note kind="warn">{text('exportNotWhole')}</Note>}
      {ofAccount.length > 0 && <Note kind="warn">{missingPartsText(ofAccount, text, tag)}</Note>}
    </>
  )
}
