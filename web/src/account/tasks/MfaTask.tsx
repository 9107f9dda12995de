import { useText } from '../../settings/words.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import type { AccountFacts } from './accountFacts.ts'
import { useAct } from './useAct.ts'

interface MfaTaskProps {
  facts: AccountFacts
  onSwitched: (isOn: boolean) => void
}

/** D19. Switching it off needs a fresh log-in (D10). */
export function MfaTask({ facts, onSwitched }: MfaTaskProps) {
  const { acting, act, again } = useAct()
  const text = useText('account')
  const shell = useText()
  const change = (on: boolean): void => act('core/set-mfa', { on }, { onDone: () => onSwitched(on) })
  return (
    <>
      <p className="account-address">{text('taskMfaText', { email: facts.email })}</p>
      <Switch
        label={text('taskMfaSwitch')}
        onLabel={shell('on')}
        offLabel={shell('off')}
        isOn={facts.isMfaOn}
        onChange={change}
      />
      <FormTrouble trouble={acting} onRetry={again} />
    </>
  )
}
