import { MEASURE_NAMES, type Measure } from '@reprieve/domain/signals/measures.ts'
import { useEffect, useRef, useState } from 'react'
import { useMeasureWords } from '../../signals/useMeasureWords.ts'
import { useDayText } from '../../signals/useDayText.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Checkbox } from '../../ui/controls/Checkbox.tsx'
import type { FoundHealth } from './useHealthImport.ts'

interface HealthPreviewProps {
  found: FoundHealth
  onKeep: (measures: readonly Measure[]) => void
  onCancel: () => void
}

interface FoundMeasure {
  measure: Measure
  count: number
  first: number
  last: number
}

/** What the file has for each measure. Nothing is stored before "Keep". [SIG-2] */
export function HealthPreview({ found, onKeep, onCancel }: HealthPreviewProps) {
  const text = useText('data')
  const common = useText('common')
  const { nameOf, sourceName } = useMeasureWords()
  const dayText = useDayText()
  const [measures] = useState(() => measuresIn(found))
  const [chosen, setChosen] = useState<ReadonlySet<Measure>>(
    () => new Set(measures.map(({ measure }) => measure)),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])
  const choose = (measure: Measure, isChosen: boolean): void => {
    const next = new Set(chosen)
    if (isChosen) next.add(measure)
    else next.delete(measure)
    setChosen(next)
  }
  return (
    <>
      <h3 className="transfer-file" tabIndex={-1} ref={heading}>
        {text('healthFound', { file: found.file })}
      </h3>
      <p>{text('healthPreviewAbout', { source: sourceName(found.source) })}</p>
      {measures.map(({ measure, count, first, last }) => (
        <Checkbox
          key={measure}
          label={nameOf(measure)}
          hint={text('healthMeasureDays', { count, first: dayText(first), last: dayText(last) })}
          isChecked={chosen.has(measure)}
          onChange={(isChosen) => choose(measure, isChosen)}
        />
      ))}
      {found.leftOut > 0 && <p>{text('healthLeftOut', { count: found.leftOut })}</p>}
      <div className="your-data-ways">
        <Button
          kind="primary"
          label={text('healthKeep')}
          isDisabled={chosen.size === 0}
          onPress={() => onKeep([...chosen])}
        />
        <Button label={common('cancel')} onPress={onCancel} />
      </div>
    </>
  )
}

const measuresIn = ({ days }: FoundHealth): FoundMeasure[] =>
  MEASURE_NAMES.flatMap((measure) => {
    const found = { measure, count: 0, first: Infinity, last: -Infinity }
    for (const [day, values] of days) {
      if (values[measure] === undefined) continue
      found.count += 1
      found.first = Math.min(found.first, day)
      found.last = Math.max(found.last, day)
    }
    return found.count === 0 ? [] : [found]
  })
