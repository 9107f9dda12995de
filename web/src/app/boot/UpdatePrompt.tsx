import { useState } from 'react'
import { takeUpdate } from '../../device/takeUpdate.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import './updatePrompt.css'

/** A note, not a dialog: a person who came to record a pain does that first. */
export function UpdatePrompt({ isBusy }: { isBusy: boolean }) {
  const account = useText('account')
  const text = useText()
  const [isPutOff, setPutOff] = useState(false)
  if (isPutOff) return null
  const choices = (
    <div className="update-choices">
      <Button
        label={account('update')}
        busyLabel={text('updating')}
        isBusy={isBusy}
        onPress={() => void takeUpdate()}
      />
      <Button kind="text" label={account('doItLater')} isDisabled={isBusy} onPress={() => setPutOff(true)} />
    </div>
  )
  return (
    <div className="update-prompt">
      <Note kind="info" action={choices}>
        {account('updatePrompt')}
      </Note>
    </div>
  )
}
