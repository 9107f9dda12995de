import { useId, useMemo, useSyncExternalStore } from 'react'
import { KIND_OF_PREF } from '@reprieve/contract/settings/settingsGroups.ts'
import { useDiary } from '../../access/diary.ts'
import { watch } from '../../local/watch.ts'
import { changeGoingOnSetting, readGoingOnSetting } from '../../records/episodes/goingOnSetting.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'

/** "A record of now starts as going on", on all devices of the person. [EPI-2] */
export function GoingOnSwitch() {
  useTextsReady(['episodes'])
  return <Ready />
}

function Ready() {
  const id = useId()
  const shell = useText()
  const settings = useText('settings')
  const text = useText('episodes')
  const toasts = useToasts()
  const diary = useDiary()
  const watched = useMemo(
    () => watch(diary.doorbell, [KIND_OF_PREF.home_cards], () => readGoingOnSetting(diary)),
    [diary],
  )
  const seen = useSyncExternalStore(watched.subscribe, watched.current)
  if (seen.is === 'failed') throw seen.fault
  if (seen.is !== 'read') return null
  const change = async (isOn: boolean): Promise<void> => {
    const saved = await changeGoingOnSetting(diary, isOn)
    if (!saved.ok) toasts.show({ message: settings('notKept') })
  }
  return (
    <div className="settings-block">
      <Switch
        label={text('defaultOn')}
        onLabel={shell('on')}
        offLabel={shell('off')}
        isOn={seen.value}
        describedBy={id}
        onChange={(isOn) => void change(isOn).catch(reportError)}
      />
      <p id={id} className="settings-soft">
        {text('defaultOnAbout')}
      </p>
    </div>
  )
}
