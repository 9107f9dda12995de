import { useText } from '../../text/useText.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import { IDLE_TIMER_OFF } from '../login/StayLoggedInBox.tsx'
import { useAccountAction } from './accountAction.tsx'
import { LoadStateNote, useServerData } from './serverData.tsx'
import './tasks.css'

const isOffIn = ({ values }: Record<string, unknown>): boolean =>
  typeof values === 'object' &&
  values !== null &&
  (values as Record<string, unknown>)[IDLE_TIMER_OFF] === true

export function IdleSwitch() {
  const { loaded, reload, change } = useServerData('user/get-values', { keys: [IDLE_TIMER_OFF] }, isOffIn)
  const { acting, act, again } = useAccountAction()
  const text = useText('account')
  const shell = useText()
  if (loaded.is !== 'known') return <LoadStateNote loaded={loaded} onRetry={reload} />
  const keep = (isOff: boolean): void =>
    act('user/set-values', { values: { [IDLE_TIMER_OFF]: isOff } }, { onDone: () => change(() => isOff) })
  return (
    <>
      <Switch
        label={text('taskIdle')}
        onLabel={shell('on')}
        offLabel={shell('off')}
        isOn={loaded.value}
        onChange={keep}
      />
      <p className="task-soft">{text('taskIdleText')}</p>
      <FormTrouble trouble={acting} onRetry={again} />
    </>
  )
}
