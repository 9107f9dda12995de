import { clientType } from './clientType.ts'
import { watchInstalling } from './installing.ts'

const isApp = (): boolean => clientType() === 'pwa'

/** Of this page, from its first moment on. Outside of a browser nobody offers anything. */
export const installing = watchInstalling(typeof window === 'undefined' ? new EventTarget() : window, isApp)
