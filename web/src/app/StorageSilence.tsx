import { useSyncExternalStore } from 'react'
import { storageIsSilent } from '../local/storageHealth.ts'
import { useTextRescue } from '../settings/useTextRescue.ts'
import { useText } from '../settings/words.tsx'
import './storageSilence.css'

/** Shown while the browser's storage does not answer: what happens, and how to copy or export the text. [LOCAL-39] */
export function StorageSilence() {
  const isSilent = useSyncExternalStore(storageIsSilent.subscribe, storageIsSilent.current)
  const text = useText()
  const rescue = useTextRescue()
  return (
    // Always mounted, also when empty: some screen readers miss an alert that appears together with its text.
    <div role="alert" className="storage-silence" data-react-aria-top-layer="true">
      {isSilent && (
        <div className="note warn">
          <p>{text('storageSilentNote')}</p>
          <div className="storage-silence-ways">
            {rescue().map(({ label, onChoose }) => (
              // Plain buttons: they must render when nothing more can be loaded.
              <button key={label} type="button" className="button text" onClick={onChoose}>
                {label}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
