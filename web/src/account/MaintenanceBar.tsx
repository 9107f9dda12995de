import { useState } from 'react'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import './maintenanceBar.css'
import { useMaintenance } from './useMaintenance.ts'

interface MaintenanceBarProps {
  /** Users with a diary here can go on writing; users about to log in may have to wait. */
  hasDiary: boolean
}

/** At the bottom of the screen, so that nothing moves when it appears or disappears. [ACC-60] */
export function MaintenanceBar({ hasDiary }: MaintenanceBarProps) {
  const isOn = useMaintenance()
  const [isHidden, setHidden] = useState(false)
  // The next maintenance is announced again.
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
