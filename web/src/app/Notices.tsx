import { useText, useWords } from '../settings/words.tsx'
import { Note } from '../ui/Note.tsx'
import { VersionNotices } from './VersionNotices.tsx'

/** What the person should know on whatever screen they are. */
export function Notices() {
  const { missed } = useWords()
  const text = useText()
  return (
    <>
      {/* D56: what is missing there is missing for good, so it is said before anything is tried. */}
      {!window.isSecureContext && <Note kind="warn">{text('notSecure')}</Note>}
      <VersionNotices />
      <div role="status">{missed && <Note kind="warn">{text('languageNotLoaded')}</Note>}</div>
    </>
  )
}
