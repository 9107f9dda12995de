import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { Note } from '../../ui/Note.tsx'
import { lackingText, partWord } from './lackingText.ts'
import { isOfDiary } from './notYetHere.ts'
import './transfer.css'
import type { ExportStage } from './useExportFile.ts'

/** The progress of the export, its result, and what it lacks. */
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
        {stage.part !== null && <p>{text('exportFetching', { what: text(partWord(stage.part)) })}</p>}
      </>
    )
  if (stage.is === 'failed') return <Note kind="warn">{sync('exportFailed')}</Note>
  if (stage.is !== 'made') return null
  const { file, count, missing } = stage
  const ofAccount = missing.filter((one) => !isOfDiary(one))
  return (
    <>
      <p>{text('exportMade', { file, count })}</p>
      {missing.some(isOfDiary) && <Note kind="warn">{text('exportNotWhole')}</Note>}
      {ofAccount.length > 0 && <Note kind="warn">{lackingText(ofAccount, text, tag)}</Note>}
    </>
  )
}
