import { sameStrength, type Strength } from '@reprieve/domain/medications/strength.ts'
import { useText } from '../settings/words.tsx'
import { Chip, ChipButton } from '../ui/Chip.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { Icon } from '../ui/Icon.tsx'
import { NewStrength } from './NewStrength.tsx'
import { useStrengthWords } from './useStrengthWords.ts'
import type { StrengthWork } from './useStrengthWork.ts'

interface StrengthPartProps {
  work: StrengthWork
  /** It is required before saving. [MED-12] */
  isMissing: boolean
  onChange: (strength: Strength) => void
}

/** One of the catalogue's strengths, or another. No choice means none. */
export function StrengthPart({ work, isMissing, onChange }: StrengthPartProps) {
  const text = useText('medications')
  const { whole } = useStrengthWords()
  const { list, own, typed } = work
  const add = (): void => {
    const strength = work.finish()
    if (strength !== null) onChange(strength)
  }
  return (
    <div className="strength-part">
      <div className="chips" role="group" aria-label={text('strength')}>
        {list.map((one) => (
          <Chip
            key={whole(one)}
            label={whole(one)}
            isChosen={sameStrength(one, own)}
            onChange={(isChosen) => onChange(isChosen ? one : { ...one, strength: '' })}
          />
        ))}
        {typed === null && (
          <ChipButton
            label={text(list.length === 0 ? 'strengthFirst' : 'strengthAdd')}
            icon={<DiaryIcon name="plus" />}
            onPress={work.begin}
          />
        )}
      </div>
      {isMissing && (
        <p className="field-error" role="alert" tabIndex={-1}>
          <Icon name="alert" isSmall />
          <span>{text('enterValue')}</span>
        </p>
      )}
      {typed !== null && <NewStrength work={work} typed={typed} onUse={add} />}
    </div>
  )
}
