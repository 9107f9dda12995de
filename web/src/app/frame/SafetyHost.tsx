import type { Danger } from '@reprieve/domain/safety/danger.ts'
import { use, useEffect, useRef, useSyncExternalStore } from 'react'
import { DiaryContext } from '../../access/diary.ts'
import { QuietLineText, SafetyCardBody } from '../../guide/urgentHelp/SafetyMessages.tsx'
import { useLocation } from '../../navigation/useRouter.ts'
import { quietLineStore, safetyStore } from '../../safety/safetyNotices.ts'
import { useText } from '../../text/useText.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'
import { OptionalPart } from './fallbacks.tsx'
import { useLayout } from './layout.ts'

/**
 * The card after a save: it does not take the focus and stays until it is closed. Not shown in the editor but on the
 * next screen; only the quick record stays open after its save. [SAFE-9]
 */
export function SafetyHost() {
  const alarm = useSyncExternalStore(safetyStore.subscribe, safetyStore.current)
  const line = useSyncExternalStore(quietLineStore.subscribe, quietLineStore.current)
  const diary = use(DiaryContext)
  const { name } = useCurrentRoute()
  const layout = useLayout()
  const { pathname } = useLocation()
  const isAtWork = (writtenAt: string): boolean =>
    layout === 'full' && name !== 'recordQuick' && pathname === writtenAt
  const isShown = alarm !== null && alarm.diary === diary && !isAtWork(alarm.writtenAt)
  const isLineShown = !isShown && line !== null && line.diary === diary && !isAtWork(line.writtenAt)
  return (
    <div role="status" className={layout === 'full' ? undefined : 'safety-host'}>
      {isShown && (
        <OptionalPart>
          <Card danger={alarm.danger} />
        </OptionalPart>
      )}
      {isLineShown && (
        <OptionalPart>
          <LineOnThisScreen pathname={pathname} />
        </OptionalPart>
      )}
    </div>
  )
}

function Card({ danger }: { danger: Danger }) {
  const common = useText('common')
  return (
    <div className="safety-card">
      <div className="safety-card-close">
        <IconButton label={common('close')} icon={<Icon name="close" />} onPress={safetyStore.close} />
      </div>
      <SafetyCardBody danger={danger} />
    </div>
  )
}

/** Disappears with the screen on which it appeared: there is nothing to close. [SAFE-22] */
function LineOnThisScreen({ pathname }: { pathname: string }) {
  const shownAt = useRef(pathname)
  useEffect(() => {
    if (pathname !== shownAt.current) quietLineStore.close()
  }, [pathname])
  return <QuietLineText />
}
