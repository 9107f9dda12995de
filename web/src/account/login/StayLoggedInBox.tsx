import { RESULT } from '@reprieve/contract/codes.ts'
import { useState } from 'react'
import type { Ask } from '../../api/ask.ts'
import { clientType } from '../../device/clientType.ts'
import type { SessionName } from '../../device/sessionNames.ts'
import { useText } from '../../text/useText.tsx'
import { Checkbox } from '../../ui/controls/Checkbox.tsx'

const NAME: SessionName = 'reprieve.stay'
const YES = '1'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether "Keep me logged in" is ticked. It survives the trip to a provider, but not closing the tab. [ACC-45] */
interface StayLoggedInChoice {
  isTicked: () => boolean
  tick: (isTicked: boolean) => void
}

export function makeStayLoggedInChoice(shelf: () => Shelf): StayLoggedInChoice {
  // If the browser forbids storage, it is kept until the page is left.
  let isTicked = false
  return {
    isTicked: () => {
      try {
        return shelf().getItem(NAME) === YES
      } catch {
        return isTicked
      }
    },
    tick: (isTickedNow) => {
      isTicked = isTickedNow
      try {
        if (isTickedNow) shelf().setItem(NAME, YES)
        else shelf().removeItem(NAME)
      } catch {
        // Known only in this page.
      }
    },
  }
}

export const stayLoggedInChoice = makeStayLoggedInChoice(() => sessionStorage)

/** The server reads it as well (D15), so it belongs to the person, not to this device. */
export const IDLE_TIMER_OFF = 'disable_idle_timer'

/**
 * After log-in, sends a ticked box to the server, once. An empty box is not sent, because the person may have set it in
 * the settings. False if it was ticked and could not be sent. [ACC-45]
 */
export async function sendStayLoggedIn(ask: Ask, wish: StayLoggedInChoice): Promise<boolean> {
  if (!wish.isTicked()) return true
  wish.tick(false)
  const answer = await ask('user/set-values', { values: { [IDLE_TIMER_OFF]: true } }, { background: true })
  return answer.reached && answer.code === RESULT.ok
}

/** Only browsers end sessions after inactivity, so it is offered only there. [ACC-45] */
export function StayLoggedInBox() {
  const [isTicked, setTicked] = useState(stayLoggedInChoice.isTicked)
  const text = useText('account')
  if (clientType() !== 'web') return null
  return (
    <div className="account-stay">
      <Checkbox
        label={text('stayLoggedIn')}
        isChecked={isTicked}
        onChange={(isNow) => {
          setTicked(isNow)
          stayLoggedInChoice.tick(isNow)
        }}
      />
      <p>{text('stayLoggedInHint')}</p>
    </div>
  )
}
