import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LeaveWithChanges } from '../ui/LeaveWithChanges.tsx'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { PATHS } from './paths.ts'

/** Opens the menu with unsaved changes; from then on the screen asks before leaving. */
export function LeavingPart() {
  const text = useText('records')
  const toasts = useToasts()
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const isChanged = tries > 0
  // Navigates after the changes block leaving, which they do once this is rendered.
  useEffect(() => {
    if (tries > 0) void navigate({ to: PATHS.menu })
  }, [tries, navigate])
  const tell = async (message: string): Promise<boolean> => {
    toasts.show({ message })
    return true
  }
  return (
    <>
      <Button label={text('leaveQuestion')} onPress={() => setTries(tries + 1)} />
      <LeaveWithChanges
        when={isChanged}
        words={{
          question: text('leaveQuestion'),
          text: text('leaveChanged'),
          save: text('leaveSave'),
          back: text('leaveBack'),
          discard: text('leaveDiscard'),
        }}
        onSave={() => tell(text('saved'))}
        onDiscard={() => tell(text('closedUnsaved'))}
      />
    </>
  )
}
