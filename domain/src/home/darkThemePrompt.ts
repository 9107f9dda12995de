import { introducesDarkTheme, type DarkThemeFacts } from '../settings/theme.ts'
import { mayPrompt, type StoredHome } from './storedHome.ts'

/** If switched off, it is not shown, and not counted as shown either. [HOME-22] */
export const promptsDarkTheme = (
  home: Pick<StoredHome, 'promptsOff' | 'isSimple'>,
  evening: DarkThemeFacts,
): boolean => mayPrompt(home, 'dark_theme') && introducesDarkTheme(evening)
