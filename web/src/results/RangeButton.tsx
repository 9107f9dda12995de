import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { Button } from 'react-aria-components'
import { RangeChoice, type RangeChoiceOptions } from '../filters/panel/RangeChoice.tsx'
import { rangeText } from '../filters/panel/rangeText.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { IS_NARROW, useMediaQuery } from './frame/useMediaQuery.ts'
import { useSheet } from './frame/useSheet.ts'
import './frame/frame.css'

interface RangeButtonProps {
  range: DateRange
  ways: RangeChoiceOptions
}

/** Short labels for a narrow page, beside the title. */
const SHORT = {
  '7days': 'short7',
  '30days': 'short30',
  '90days': 'short90',
  '365days': 'short365',
  alltime: 'shortAll',
} as const

/** Shows the selected range and opens the choice of another. */
export function RangeButton({ range, ways }: RangeButtonProps) {
  const text = useText('filters')
  const common = useText('common')
  const tag = useFormatTag()
  const sheet = useSheet()
  const results = useText('results')
  const isNarrow = useMediaQuery(IS_NARROW)
  const shown =
    isNarrow && range.is !== 'custom'
      ? results(SHORT[range.is])
      : rangeText(range, { text, tag, thisYear: ways.today.slice(0, 4) })
  return (
    <>
      <Button
        className="range-button"
        aria-label={text('criterionIs', { name: text('dateRange'), value: shown })}
        aria-haspopup="dialog"
        onPress={sheet.open}
      >
        <Icon name="calendar" />
        <span>{shown}</span>
        <Icon name="chevronDown" />
      </Button>
      {sheet.isThere && (
        <Sheet
          isOpen={sheet.isOpen}
          title={text('dateRange')}
          closeLabel={common('close')}
          onClose={sheet.close}
        >
          <div className="range-sheet">
            <RangeChoice
              {...ways}
              range={range}
              onChange={(next) => {
                sheet.close()
                ways.onChange(next)
              }}
            />
          </div>
        </Sheet>
      )}
    </>
  )
}
