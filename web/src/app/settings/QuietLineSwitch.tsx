import { useId, useSyncExternalStore } from 'react'
import { quietLineSwitch } from '../../safety/quietLineSwitch.ts'
import { useText } from '../../settings/words.tsx'
import { Switch } from '../../ui/Switch.tsx'

/** A setting of this device only, unlike the prompts above it. [SAFE-23] */
export function QuietLineSwitch() {
  const id = useId()
  const text = useText('settings')
  const shell = useText()
  const isOn = useSyncExternalStore(quietLineSwitch.subscribe, quietLineSwitch.current)
  return (
    <div className="settings-block">
      <Switch
        label={text('promptQuietLine')}
        onLabel={shell('on')}
        offLabel={shell('off')}
        isOn={isOn}
        describedBy={id}
        onChange={quietLineSwitch.turn}
      />
      <p id={id} className="settings-soft">
        {text('promptQuietLineAbout')}
      </p>
    </div>
  )
}
