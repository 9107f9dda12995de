import { makeObservable } from './watched.ts'

/** Code 156. `put-off`: the user closed the dialog, and is not asked again until the next start of the app. */
const state = makeObservable<'no' | 'yes' | 'put-off'>('no')

export const appTooOld = {
  current: state.current,
  subscribe: state.subscribe,
  tell: (): void => {
    if (state.current() === 'no') state.become('yes')
  },
  putOff: (): void => state.become('put-off'),
}
