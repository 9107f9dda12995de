import { useState } from 'react'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import './maintenanceBar.css'
import { useMaintenance } from './useMaintenance.ts'

interface MaintenanceBarProps {
  /** Who has a diary here goes on writing; who is about to log in may have to wait. */
  hasDiary: boolean
}

/** At the foot of the screen: nothing is pushed away when it comes or goes. [ACC-60] */
export function MaintenanceBar({ hasDiary }: MaintenanceBarProps) {
  const isOn = useMaintenance()
  const [isHidden, setHidden] = useState(false)
  // The next time is another one, and is said again.
  if (!isOn && isHidden) setHidden(false)
  return (
    <div role="status">{isOn && !isHidden && <Bar hasDiary={hasDiary} onHide={() => setHidden(true)} />}</div>
  )
}

function Bar({ hasDiary, onHide }: MaintenanceBarProps & { onHide: () => void }) {
  const text = useText('account')
  const common = useText('common')
  return (
    <div className="maintenance-bar">
      <Note kind="info" action={<Button kind="text" label={common('hide')} onPress={onHide} />}>
        {text(hasDiary ? 'maintenanceText' : 'maintenanceLogIn')}
      </Note>
    </div>
  )
}
