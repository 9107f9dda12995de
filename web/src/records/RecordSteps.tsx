import { Button as AriaButton } from 'react-aria-components'
import { useText } from '../settings/words.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { SECTIONS, stepOf, type SectionId } from './recordSections.ts'

interface RecordStepsProps {
  section: SectionId
  onOpenList: () => void
}

export function RecordSteps({ section, onOpenList }: RecordStepsProps) {
  const text = useText('records')
  const step = stepOf(section)
  const total = SECTIONS.length
  return (
    <Stepper current={step} total={total} words={text('stepOf', { step, total })} name={text(section)}>
      <AriaButton className="button text record-sections" onPress={onOpenList}>
        {text('sections')}
        <Icon name="chevronDown" isSmall />
      </AriaButton>
    </Stepper>
  )
}
