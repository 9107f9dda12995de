import { useState, useSyncExternalStore } from 'react'
import { appUpdate } from '../device/appUpdate.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { UpdatePrompt } from './UpdatePrompt.tsx'

/** As on a screen that was opened when a new version was known; its button looks for one and loads the page again. */
export function UpdatePart() {
  const text = useText()
  const update = useSyncExternalStore(appUpdate.subscribe, appUpdate.current)
  const [raised, setRaised] = useState(0)
  return (
    <>
      <Button label={text('testUpdate')} onPress={() => setRaised(raised + 1)} />
      {/* By its count: one that was put off has gone for good, and the next is another. */}
      {raised > 0 && (
        <div className="test-wide" role="status">
          <UpdatePrompt key={raised} isBusy={update === 'updating'} />
        </div>
      )}
    </>
  )
}
