import { useSyncExternalStore } from 'react'
import { Segmented } from '../ui/Segmented.tsx'
import { chosenLook, applyLook } from './chosenLook.ts'
import { useText } from './words.tsx'

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
