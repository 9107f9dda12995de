import { textSizeFrom, TEXT_SIZES } from '@reprieve/domain/settings/textSize.ts'
import { resolveThemeChoice } from '@reprieve/domain/settings/theme.ts'
import { useSyncExternalStore } from 'react'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { chosenLook, applyLook } from './chosenLook.ts'
import { useTheme } from './theme.tsx'
import { useFormatTag, useText } from '../../text/useText.tsx'

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

/** [SET-19] */
export function ContrastChoice() {
  const text = useText('settings')
  const look = useSyncExternalStore(chosenLook.subscribe, chosenLook.current)
  return (
    <Segmented
      label={text('contrast')}
      segments={[
        { value: 'system', label: text('themeSystem') },
        { value: 'more', label: text('contrastMore') },
      ]}
      value={look.contrast}
      onChange={(contrast) => applyLook({ ...look, contrast })}
    />
  )
}

/** The page itself shows the chosen size. [SET-18] */
export function TextSizeChoice() {
  const text = useText('settings')
  const look = useSyncExternalStore(chosenLook.subscribe, chosenLook.current)
  const percent = new Intl.NumberFormat(useFormatTag(), { style: 'percent' })
  return (
    <Segmented
      label={text('textSize')}
      segments={TEXT_SIZES.map((size) => ({ value: String(size), label: percent.format(size / 100) }))}
      value={String(look.size)}
      onChange={(size) => applyLook({ ...look, size: textSizeFrom(size) })}
    />
  )
}
