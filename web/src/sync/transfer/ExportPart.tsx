import { useMemo } from 'react'
import { useDiary } from '../../access/diary.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { useSectionData } from '../yourData/LoadedSection.tsx'
import { SectionFrame } from '../yourData/SectionFrame.tsx'
import { ExportStatus, EXPORT_CHANGES, findMissingDiary, useExportFile } from './ExportStatus.tsx'

/** Exports everything as one file, with or without a network and an account. */
export function ExportPart() {
  const text = useText('data')
  const common = useText('common')
  const { stage, hasAccount, make, stop } = useExportFile()
  const diary = useDiary()
  const here = useMemo(() => ({ kinds: EXPORT_CHANGES, find: () => findMissingDiary(diary) }), [diary])
  const { seen: lacks } = useSectionData(diary, here)
  const isMaking = stage.is === 'making'
  const isLacking = stage.is === 'made' && stage.missing.length > 0
  return (
    <SectionFrame title={text('exportTitle')}>
      <p>{text('exportAbout')}</p>
      {hasAccount && <p>{text('exportAccount')}</p>}
      <p>{text('exportCare')}</p>
      {stage.is !== 'made' && lacks.is === 'read' && lacks.value.length > 0 && (
        <Note kind="warn">{text('exportNotYet')}</Note>
      )}
      <ExportStatus stage={stage} />
      <div className="your-data-ways">
        <Button
          kind="primary"
          label={isLacking ? common('retry') : text('exportMake')}
          busyLabel={text('exportMaking')}
          isBusy={isMaking}
          onPress={make}
        />
        {isMaking && <Button label={text('exportStop')} onPress={stop} />}
      </div>
    </SectionFrame>
  )
}
