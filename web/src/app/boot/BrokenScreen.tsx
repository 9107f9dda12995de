import { useEffect, useState } from 'react'
import { toStorageFault } from '../../local/storageFault.ts'
import { leavePage } from '../../local/database/pendingWrites.ts'
import { useText } from '../../text/useText.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'

const FallbackScreen = lazyComponent(() => import('./FallbackScreen.tsx'), 'FallbackScreen')

/** Shown when a screen fails. Drafts are in the database and are offered again, so reloading loses nothing. */
export function BrokenScreen({ error }: { error: unknown }) {
  const text = useText()
  const isSilent = toStorageFault(error) === 'no-answer'
  // FallbackScreen says more; if it cannot be fetched, this screen is enough.
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    FallbackScreen.ahead().then(
      () => setHere(true),
      () => undefined,
    )
  }, [])
  return (
    <section className="card narrow" role="alert">
      <h1>{text(isSilent ? 'storageSilentTitle' : 'brokenTitle')}</h1>
      <Note kind="info">{text(isSilent ? 'storageSilentText' : 'brokenText')}</Note>
      <button
        type="button"
        className="button primary"
        onClick={() => void leavePage(() => location.reload())}
      >
        {text('reload')}
      </button>
      {/* FallbackScreen reads the storage, which would not answer again. */}
      {isHere && !isSilent && <FallbackScreen error={error} />}
    </section>
  )
}
