import { use, useEffect, useEffectEvent, useState } from 'react'
import { DiaryContext, type OpenDiary } from '../../access/diary.ts'
import { useSession } from '../../access/session.ts'
import { DeviceContext } from '../../access/useDevice.ts'
import { PATHS } from '../../paths/paths.ts'
import { useExport } from '../../sync/logout/useExport.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { reportFatalFault } from './reportFault.ts'
import './fallbackScreen.css'

/**
 * Spec 1 section 8: if the app breaks before its first complete sync, this device may hold the only copy. Offers an
 * export file; deletes nothing. Shown below the general text of a broken screen. [SES-6]
 */
export function FallbackScreen({ error }: { error: unknown }) {
  const diary = use(DiaryContext)
  const text = useText()
  if (!useIsBeforeFirstSync(error) || diary === null) return null
  return (
    <section className="broken-more">
      <h2>{text('sessionBrokenTitle')}</h2>
      <Note kind="warn">{text('sessionBrokenText')}</Note>
      <ExportButton diary={diary} />
      {/* Loads a new page: it is unknown what still works in this one. */}
      <a className="link" href={PATHS.urgentHelp}>
        {text('urgentHelp')}
      </a>
    </section>
  )
}

function useIsBeforeFirstSync(fault: unknown): boolean {
  const device = use(DeviceContext)
  const diary = use(DiaryContext)
  const session = useSession()
  const [isFirst, setFirst] = useState(false)
  const look = useEffectEvent((happened: unknown) =>
    reportFatalFault({ device, diary, session, error: happened }).catch(() => false),
  )
  useEffect(() => {
    void look(fault).then(setFirst)
  }, [fault])
  return isFirst
}

function ExportButton({ diary }: { diary: OpenDiary }) {
  const sync = useText('sync')
  return <Button label={sync('export')} onPress={useExport(diary, 'everything')} />
}
