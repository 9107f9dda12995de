import { useSyncExternalStore } from 'react'
import { storageIsSilent } from '../local/storageHealth.ts'
import { useTextRescue } from '../settings/useTextRescue.ts'
import { useText } from '../settings/words.tsx'
import './storageSilence.css'

/** While the browser's storage does not answer, on whatever screen: what happens, and how to take the text along. [LOCAL-39] */
export function StorageSilence() {
  const isSilent = useSyncExternalStore(storageIsSilent.subscribe, storageIsSilent.current)
  const text = useText()
  const rescue = useTextRescue()
  return (
    // Always there, also empty: an alert that comes with its words is not announced everywhere.
    <div role="alert" className="storage-silence" data-react-aria-top-layer="true">
      {isSilent && (
        <div className="note warn">
          <p>{text('storageSilentNote')}</p>
          <div className="storage-silence-ways">
            {rescue().map(({ label, onChoose }) => (
              // Plain buttons: this must be drawn when nothing more can be fetched from the browser's own store.
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
