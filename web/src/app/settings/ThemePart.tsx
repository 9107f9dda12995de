import { ContrastChoice } from '../../settings/ContrastChoice.tsx'
import { TextSizeChoice } from '../../settings/TextSizeChoice.tsx'
import { ThemeChoice } from '../../settings/ThemeChoice.tsx'
import { useText } from '../../settings/words.tsx'

/** All settings of how the pages look on this device. [SET-18, SET-19] */
export function ThemePart() {
  const text = useText('settings')
  return (
    <>
      <ThemeChoice />
      <div className="settings-block">
        <TextSizeChoice />
        <p className="settings-soft">{text('textSizeAbout')}</p>
      </div>
      <ContrastChoice />
    </>
  )
}
