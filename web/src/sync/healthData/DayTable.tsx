import { detectDateOrder, type DateOrder } from '@reprieve/domain/sync/csv/csvDate.ts'
import {
  DAY_COLUMNS,
  TABLE_UNITS,
  guessDayColumns,
  isDuration,
  readDayTable,
  type DayColumn,
  type DayColumnChoice,
  type TableUnit,
} from '@reprieve/domain/sync/csv/csvMeasures.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useState } from 'react'
import { useMeasureWords } from '../../signals/useMeasureWords.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import type { CsvTable } from '../transfer/csvTable.ts'
import type { FoundHealth } from './useHealthImport.ts'
import { likelyDateOrder } from '../likelyDateOrder.ts'

interface DayTableProps {
  name: string
  table: CsvTable
  onFound: (found: FoundHealth) => void
  onCancel: () => void
}

/** The meaning of each column of a table with one line a day. [SIG-10] */
export function DayTable({ name, table, onFound, onCancel }: DayTableProps) {
  const text = useText('data')
  const common = useText('common')
  const likely = likelyDateOrder(useFormatTag())
  const [choices, setChoices] = useState(() => guessColumns(table))
  const dates = datesIn(table, choices)
  const detected = detectDateOrder(dates)
  const [chosen, setChosen] = useState<DateOrder>(likely)
  const order = detected === null || detected === 'none' ? chosen : detected
  const isWhole =
    choices.some(({ column }) => column === 'date') &&
    choices.some(({ column }) => column !== null && column !== 'date')
  const change = (index: number, next: Partial<DayColumnChoice>): void =>
    setChoices((before) => changedColumns(before, index, next))
  return (
    <>
      <p className="transfer-file">
        {text('csvFound', { file: name, lines: table.lines.length, columns: choices.length })}
      </p>
      <h3>{text('csvColumns')}</h3>
      <p>{text('healthTableAbout')}</p>
      <ul className="transfer-columns">
        {choices.map((choice, index) => (
          // The columns of a table keep their order.
          <li key={index}>
            <ColumnChoice
              table={table}
              index={index}
              choice={choice}
              onChange={(next) => change(index, next)}
            />
          </li>
        ))}
      </ul>
      {detected === null && dates.length > 0 && (
        <Segmented
          label={text('csvOrder')}
          segments={[
            { value: 'dmy', label: text('csvOrderDmy') },
            { value: 'mdy', label: text('csvOrderMdy') },
          ]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {!isWhole && <p role="status">{text('healthTableNeeds')}</p>}
      <div className="your-data-ways">
        {isWhole && (
          <Button
            kind="primary"
            label={text('healthTableRead')}
            onPress={() =>
              onFound({ file: name, source: 'table', ...readDayTable(table.lines, choices, order) })
            }
          />
        )}
        <Button label={common('cancel')} onPress={onCancel} />
      </div>
    </>
  )
}

const UNITS: Record<TableUnit, Key<'data'>> = {
  min: 'healthUnitMin',
  h: 'healthUnitH',
  'h:mm': 'healthUnitClock',
  s: 'healthUnitS',
  ms: 'healthUnitMs',
}

interface ColumnChoiceProps {
  table: CsvTable
  index: number
  choice: DayColumnChoice
  onChange: (next: Partial<DayColumnChoice>) => void
}

function ColumnChoice({
  table: { header, lines },
  index,
  choice: { column, unit },
  onChange,
}: ColumnChoiceProps) {
  const text = useText('data')
  const { nameOf } = useMeasureWords()
  const columnName = (one: DayColumn): string => (one === 'date' ? text('csvFieldDate') : nameOf(one))
  return (
    <>
      <label>
        <span className="field-label" dir="auto">
          {header[index]?.trim() || text('csvColumnNumber', { number: index + 1 })}
        </span>
        <span className="transfer-sample" dir="auto">
          {sampleOf(lines, index)}
        </span>
        <select
          className="select"
          value={column ?? ''}
          onChange={({ target }) =>
            onChange({ column: DAY_COLUMNS.find((one) => one === target.value) ?? null })
          }
        >
          <option value="">{text('csvLeaveOut')}</option>
          {DAY_COLUMNS.map((one) => (
            <option key={one} value={one}>
              {columnName(one)}
            </option>
          ))}
        </select>
      </label>
      {isDuration(column) && (
        <label>
          <span className="field-label">{text('healthUnit')}</span>
          <select
            className="select"
            value={unit}
            onChange={({ target }) =>
              onChange({ unit: TABLE_UNITS.find((one) => one === target.value) ?? unit })
            }
          >
            {TABLE_UNITS.map((one) => (
              <option key={one} value={one}>
                {text(UNITS[one])}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

const LONGEST_SAMPLE = 60
const LOOKED_AT = 500

/** The first cell with content. */
const sampleOf = (lines: readonly string[][], column: number): string =>
  (lines.find((cells) => (cells[column] ?? '').trim() !== '')?.[column] ?? '').trim().slice(0, LONGEST_SAMPLE)

function guessColumns({ header, lines }: CsvTable): DayColumnChoice[] {
  const width = Math.max(header.length, ...lines.slice(0, LOOKED_AT).map(({ length }) => length))
  return guessDayColumns(
    Array.from({ length: width }, (_, index) => header[index] ?? ''),
    lines,
  )
}

function datesIn({ lines }: CsvTable, choices: readonly DayColumnChoice[]): string[] {
  const at = choices.findIndex(({ column }) => column === 'date')
  return at === -1 ? [] : lines.map((cells) => cells[at] ?? '')
}

/** Each meaning has one column: the column that takes it takes it from another. */
const changedColumns = (
  choices: readonly DayColumnChoice[],
  index: number,
  next: Partial<DayColumnChoice>,
): DayColumnChoice[] =>
  choices.map((before, at) => {
    if (at === index) return { ...before, ...next }
    return next.column !== undefined && next.column !== null && before.column === next.column
      ? { ...before, column: null }
      : before
  })
