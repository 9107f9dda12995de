import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../api/ask.ts'
import type { SessionName } from '../device/sessionNames.ts'

const NAME: SessionName = 'reprieve.stay'
const YES = '1'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether "Keep me logged in" is ticked. It survives the trip to a provider, but not closing the tab. [ACC-45] */
export interface StayLoggedInChoice {
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
