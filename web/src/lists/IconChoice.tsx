import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useText } from '../settings/words.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { ITEM_ICONS } from './itemIcons.ts'

const NONE = 'none'

interface IconChoiceProps {
  icon: string | null
  onChange: (icon: string | null) => void
}

/** One of a few icons, or none: an item is identified by its name. */
export function IconChoice({ icon, onChange }: IconChoiceProps) {
  const text = useText('lists')
  return (
    <RadioGroup
      className="icon-choice"
      value={icon ?? NONE}
      onChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
    >
      <Label className="field-label">{text('icon')}</Label>
      <div className="icon-choices">
        <Radio className="icon-option worded" value={NONE}>
          {text('icon-none')}
        </Radio>
        {ITEM_ICONS.map((name) => (
          <Radio key={name} className="icon-option" value={name} aria-label={text(`icon-${name}`)}>
            <DiaryIcon name={name} />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
