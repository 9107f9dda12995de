import type { SectionId } from '@reprieve/domain/records/usedSections.ts'
import { SECTION_IDS } from '@reprieve/domain/records/usedSections.ts'
import { Button as AriaButton } from 'react-aria-components'
import { useText } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Stepper } from '../../ui/layout/Stepper.tsx'

interface RecordStepsProps {
  section: SectionId
  used: readonly SectionId[]
  onOpenList: () => void
}

/** Where the person is among the sections that they use, and the way to all of them. [SIMPLE-2] */
export function RecordSteps({ section, used, onOpenList }: RecordStepsProps) {
  const text = useText('records')
  const total = used.length
  const isUsed = used.includes(section)
  const before = used.filter((id) => SECTION_IDS.indexOf(id) < SECTION_IDS.indexOf(section)).length
  return (
    <Stepper
      // A section that is left out stands between two steps.
      current={isUsed ? before + 1 : before + 0.5}
      total={total}
      words={isUsed ? text('stepOf', { step: before + 1, total }) : text('stepExtra')}
      name={text(section)}
    >
      <AriaButton className="button text record-sections" onPress={onOpenList}>
        {text(total < SECTION_IDS.length ? 'allSections' : 'sections')}
        <Icon name="chevronDown" isSmall />
      </AriaButton>
    </Stepper>
  )
}
