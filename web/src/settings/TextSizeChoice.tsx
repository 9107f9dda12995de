import { textSizeFrom, TEXT_SIZES } from '@reprieve/domain/settings/textSize.ts'
import { useSyncExternalStore } from 'react'
import { Segmented } from '../ui/Segmented.tsx'
import { chosenLook, applyLook } from './chosenLook.ts'
import { useFormatTag } from './useFormatTag.ts'
import { useText } from './words.tsx'

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
