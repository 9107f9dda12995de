import { useState, useSyncExternalStore } from 'react'
import { appUpdate } from '../device/appUpdate.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { UpdatePrompt } from './UpdatePrompt.tsx'

/** As on a screen that was opened when a new version was known; its button checks for one and reloads the page. */
export function UpdatePart() {
  const text = useText()
  const update = useSyncExternalStore(appUpdate.subscribe, appUpdate.current)
  const [raised, setRaised] = useState(0)
  return (
    <>
      <Button label={text('testUpdate')} onPress={() => setRaised(raised + 1)} />
      {/* Keyed by its count: a postponed prompt is gone for good, and the next one is a new one. */}
      {raised > 0 && (
        <div className="test-wide" role="status">
          <UpdatePrompt key={raised} isBusy={update === 'updating'} />
        </div>
      )}
    </>
  )
}
