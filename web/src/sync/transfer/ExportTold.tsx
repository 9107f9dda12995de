import type { KeptPart } from '@reprieve/contract/account/keptRecord.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { Note } from '../../ui/Note.tsx'
import './transfer.css'
import type { ExportStage } from './useExportFile.ts'

const PARTS: Readonly<Record<KeptPart, Key<'data'>>> = {
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

/** A newer server may have parts that this app has no word for. */
const wordOf = (part: string): Key<'data'> =>
  Object.hasOwn(PARTS, part) ? PARTS[part as KeptPart] : 'keptOther'

/** How far the file is, what came of it, and what it lacks. */
export function ExportTold({ stage }: { stage: ExportStage }) {
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
        {stage.part !== null && <p>{text('exportFetching', { what: text(wordOf(stage.part)) })}</p>}
      </>
    )
  if (stage.is === 'failed') return <Note kind="warn">{sync('exportFailed')}</Note>
  if (stage.is !== 'made') return null
  const { file, count, missing } = stage
  const lacks = [...new Set(missing.map(({ part }) => wordOf(part)))].map((word) => text(word))
  return (
    <>
      <p>{text('exportMade', { file, count })}</p>
      {lacks.length > 0 && (
        <Note kind="warn">{text('exportMissing', { list: new Intl.ListFormat(tag).format(lacks) })}</Note>
      )}
    </>
  )
}
