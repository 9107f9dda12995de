import { watched } from './watched.ts'

/** Code 156. Put off: the person closed the dialog, and is not asked again at every call until the app is opened anew. */
const state = watched<'no' | 'yes' | 'put-off'>('no')

export const appTooOld = {
  current: state.current,
  subscribe: state.subscribe,
  tell: (): void => {
    if (state.current() === 'no') state.become('yes')
  },
  putOff: (): void => state.become('put-off'),
}
