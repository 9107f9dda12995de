import { resolveThemeChoice } from '@reprieve/domain/settings/theme.ts'
import { Segmented } from '../ui/Segmented.tsx'
import { useTheme } from './theme.tsx'
import { useText } from './words.tsx'

export function ThemeChoice() {
  const text = useText('settings')
  const common = useText('common')
  const { settings, change } = useTheme()
  return (
    <Segmented
      label={text('appTheme')}
      segments={[
        { value: 'light', label: text('themeLight') },
        { value: 'dark', label: text('themeDark') },
        { value: 'system', label: common('systemDefault') },
      ]}
      value={resolveThemeChoice(settings)}
      onChange={(choice) => change({ choice })}
    />
  )
}
