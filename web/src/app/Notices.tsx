import { useOnceIdle } from '../device/useOnceIdle.ts'
import { useText, useWords } from '../settings/words.tsx'
import { useSync } from '../sync/useSync.ts'
import { later } from '../ui/later.tsx'
import { Note } from '../ui/Note.tsx'
import { Quiet } from './Quiet.tsx'
import { VersionNotices } from './VersionNotices.tsx'

// None of these is in the initial bundle: some are rarely shown, and one shows nothing.
const SeenScreens = later(() => import('./SeenScreens.tsx'), 'SeenScreens')
const SafetyHost = later(() => import('./SafetyHost.tsx'), 'SafetyHost')
const SyncNotices = later(() => import('./SyncNotices.tsx'), 'SyncNotices')

/** Messages that apply to every screen. */
export function Notices() {
  const { missed } = useWords()
  const text = useText()
  const isSyncing = useSync() !== null
  const isIdle = useOnceIdle()
  return (
    <>
      {/* D56: without a secure context some features never work, so this is said before anything is tried. */}
      {!window.isSecureContext && <Note kind="warn">{text('notSecure')}</Note>}
      <VersionNotices />
      <Quiet>{isSyncing && <SyncNotices />}</Quiet>
      <Quiet>{isIdle && <SeenScreens />}</Quiet>
      <Quiet>{isIdle && <SafetyHost />}</Quiet>
      <div role="status">{missed && <Note kind="warn">{text('languageNotLoaded')}</Note>}</div>
    </>
  )
}
