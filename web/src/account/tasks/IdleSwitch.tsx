import { useText } from '../../settings/words.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import { NotKnown } from './NotKnown.tsx'
import './tasks.css'
import { useAct } from './useAct.ts'
import { useLoaded } from './useLoaded.ts'

/** The server reads it as well (D15), so it is a value of the person and not of this device. */
const KEY = 'disable_idle_timer'

const isOffIn = ({ values }: Record<string, unknown>): boolean =>
  typeof values === 'object' && values !== null && (values as Record<string, unknown>)[KEY] === true

export function IdleSwitch() {
  const { loaded, reload, change } = useLoaded('user/get-values', { keys: [KEY] }, isOffIn)
  const { acting, act, again } = useAct()
  const text = useText('account')
  const shell = useText()
  if (loaded.is !== 'known') return <NotKnown loaded={loaded} onRetry={reload} />
  const keep = (isOff: boolean): void =>
    act('user/set-values', { values: { [KEY]: isOff } }, { onDone: () => change(() => isOff) })
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
