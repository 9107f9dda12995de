import { storeChoice, readChoice } from '../device/storage.ts'
import { makeObservable } from '../device/watched.ts'

const NAME = 'quietLine'

const isOn = makeObservable(readChoice(NAME) !== 'off')

/** Whether the quiet line may appear: a choice of this device, sent to nobody. [SAFE-23] */
export const quietLineSwitch = {
  current: isOn.current,
  subscribe: isOn.subscribe,
  turn: (next: boolean): void => {
    storeChoice(NAME, next ? null : 'off')
    isOn.become(next)
  },
}
