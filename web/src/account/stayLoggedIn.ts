import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../api/ask.ts'
import type { SessionName } from '../device/sessionNames.ts'

const NAME: SessionName = 'reprieve.stay'
const YES = '1'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether "Keep me logged in" is ticked. It outlives the way to a provider and back, and no closed tab. [ACC-45] */
export interface StayWish {
  isTicked: () => boolean
  tick: (isTicked: boolean) => void
}

export function makeStayWish(shelf: () => Shelf): StayWish {
  // A browser that forbids storage still knows it until the page is left.
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
        // Known in this page alone.
      }
    },
  }
}

export const stayWish = makeStayWish(() => sessionStorage)

/** The server reads it as well (D15), so it is a value of the person and not of this device. */
export const IDLE_TIMER_OFF = 'disable_idle_timer'

/**
 * After somebody has logged in: what they ticked is told to the server, once. An empty box says nothing: the person may
 * have chosen it in the settings. False where it was ticked and could not be told. [ACC-45]
 */
export async function tellStayWish(ask: Ask, wish: StayWish): Promise<boolean> {
  if (!wish.isTicked()) return true
  wish.tick(false)
  const answer = await ask('user/set-values', { values: { [IDLE_TIMER_OFF]: true } }, { background: true })
  return answer.reached && answer.code === RESULT.ok
}
