import { keepChoice, readChoice } from '../device/storage.ts'
import { watched } from '../device/watched.ts'

const NAME = 'quietLine'

const isOn = watched(readChoice(NAME) !== 'off')

/** Whether the quiet line may appear: a choice of this device, sent to nobody. [SAFE-23] */
export const quietLineSwitch = {
  current: isOn.current,
  subscribe: isOn.subscribe,
  turn: (next: boolean): void => {
    keepChoice(NAME, next ? null : 'off')
    isOn.become(next)
  },
}
