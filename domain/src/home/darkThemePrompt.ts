import { introducesDarkTheme, type Evening } from '../settings/theme.ts'
import { mayPrompt, type KeptHome } from './keptHome.ts'

/** Switched off, it is not shown, and so not counted as shown either. [HOME-22] */
export const promptsDarkTheme = (home: Pick<KeptHome, 'promptsOff'>, evening: Evening): boolean =>
  mayPrompt(home, 'dark_theme') && introducesDarkTheme(evening)
