import { introducesDarkTheme, type Evening } from '../settings/theme.ts'
import { mayPrompt, type KeptHome } from './keptHome.ts'

/** If switched off, it is not shown, and not counted as shown either. [HOME-22] */
export const promptsDarkTheme = (home: Pick<KeptHome, 'promptsOff'>, evening: Evening): boolean =>
  mayPrompt(home, 'dark_theme') && introducesDarkTheme(evening)
