import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { RangeChoice, type RangeWays } from '../filters/panel/RangeChoice.tsx'
import { rangeText } from '../filters/panel/rangeText.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText } from '../settings/words.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import './frame/frame.css'

interface RangeButtonProps {
  range: DateRange
  ways: RangeWays
}

/** Says which days are shown, and opens the choice of others. */
export function RangeButton({ range, ways }: RangeButtonProps) {
  const text = useText('filters')
  const common = useText('common')
  const tag = useFormatTag()
  const [isOpen, setOpen] = useState(false)
  const shown = rangeText(range, { text, tag, thisYear: ways.today.slice(0, 4) })
  return (
    <>
      <Button
        className="range-button"
        aria-label={text('criterionIs', { name: text('dateRange'), value: shown })}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Icon name="calendar" />
        <span>{shown}</span>
        <Icon name="chevronDown" />
      </Button>
      <Sheet
        isOpen={isOpen}
        title={text('dateRange')}
        closeLabel={common('close')}
        onClose={() => setOpen(false)}
      >
        <div className="range-sheet">
          <RangeChoice
            {...ways}
            range={range}
            onChange={(next) => {
              setOpen(false)
              ways.onChange(next)
            }}
          />
        </div>
      </Sheet>
    </>
  )
}
