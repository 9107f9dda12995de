import type { LabelledItem } from '@reprieve/domain/lists/editItem.ts'
import { FIELD_TYPES } from '@reprieve/domain/lists/listItem.ts'
import { CSV_FIELDS, type CsvField } from '@reprieve/domain/sync/csv/csvField.ts'
import { MAY_REPEAT, type Mapping } from '@reprieve/domain/sync/csv/csvMapping.ts'
import { useEffect, useState } from 'react'
import { deviceOffsetAt } from '../../device/useNow.ts'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import { type CsvPlan, listIncomingRows, planCsv } from './csvPlan.ts'
import { type CsvChoices, type CsvTable, guessChoices, isOrderOpen } from './csvTable.ts'
import type { IncomingRow } from './importRows.ts'
import { useTableHeads } from './useTableWords.ts'
import { likelyDateOrder } from '../likelyDateOrder.ts'

interface TablePreviewProps {
  diary: Diary
  name: string
  table: CsvTable
  onAdd: (incoming: readonly IncomingRow[]) => void
  onCancel: () => void
}

/** The meaning of each column, and the result: nothing is written before the user has seen both. */
export function TablePreview({ diary, name, table, onAdd, onCancel }: TablePreviewProps) {
  const text = useText('data')
  const common = useText('common')
  const { choices, choose, plan, isWhole } = useCsvPlan(diary, table)
  const { mapping, order, scale } = choices
  return (
    <>
      <p className="transfer-file">
        {text('csvFound', { file: name, lines: table.lines.length, columns: mapping.length })}
      </p>
      <h3>{text('csvColumns')}</h3>
      <p>{text('csvColumnsAbout')}</p>
      <Columns table={table} mapping={mapping} onChange={(next) => choose({ mapping: next })} />
      {mapping.includes('date') && isOrderOpen(table, mapping) && (
        <Segmented
          label={text('csvOrder')}
          segments={[
            { value: 'dmy', label: text('csvOrderDmy') },
            { value: 'mdy', label: text('csvOrderMdy') },
          ]}
          value={order}
          onChange={(next) => choose({ order: next })}
        />
      )}
      {mapping.includes('severity') && (
        <Segmented
          label={text('csvScale')}
          segments={[
            { value: 'ten', label: text('csvScaleTen') },
            { value: 'hundred', label: text('csvScaleHundred') },
          ]}
          value={scale}
          onChange={(next) => choose({ scale: next })}
        />
      )}
      {isWhole ? <PlanPreview plan={plan} table={table} /> : <p role="status">{text('csvNeeds')}</p>}
      <div className="your-data-ways">
        {plan !== null && plan.records.length > 0 && (
          <Button
            kind="primary"
            label={text('csvAdd', { count: plan.records.length })}
            onPress={() => onAdd(listIncomingRows(plan, diary.now()))}
          />
        )}
        <Button label={common('cancel')} onPress={onCancel} />
      </div>
    </>
  )
}

interface ColumnsProps {
  table: CsvTable
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

function Columns({ table: { header, lines }, mapping, onChange }: ColumnsProps) {
  const text = useText('data')
  return (
    <ul className="transfer-columns">
      {mapping.map((field, index) => (
        // The columns of a table keep their order.
        <li key={index}>
          <label>
            <span className="field-label" dir="auto">
              {header[index]?.trim() || text('csvColumnNumber', { number: index + 1 })}
            </span>
            <span className="transfer-sample" dir="auto">
              {sampleOf(lines, index)}
            </span>
            <FieldChoice field={field} onChange={(next) => onChange(changed(mapping, index, next))} />
          </label>
        </li>
      ))}
    </ul>
  )
}

function FieldChoice({
  field,
  onChange,
}: {
  field: CsvField | null
  onChange: (field: CsvField | null) => void
}) {
  const text = useText('data')
  const names = useFieldNames()
  return (
    <select
      className="select"
      value={field ?? ''}
      onChange={({ target }) => onChange(CSV_FIELDS.find((one) => one === target.value) ?? null)}
    >
      <option value="">{text('csvLeaveOut')}</option>
      {CSV_FIELDS.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </select>
  )
}

const LONGEST_SAMPLE = 60

/** The first cell with content. */
const sampleOf = (lines: readonly string[][], column: number): string =>
  (lines.find((cells) => (cells[column] ?? '').trim() !== '')?.[column] ?? '').trim().slice(0, LONGEST_SAMPLE)

/** There is only one date and one severity: a column that takes such a field takes it from the previous column. */
const changed = (mapping: Mapping, index: number, field: CsvField | null): Mapping =>
  mapping.map((before, at) => {
    if (at === index) return field
    return before === field && field !== null && !MAY_REPEAT.has(field) ? null : before
  })

interface CsvWork {
  choices: CsvChoices
  choose: (change: Partial<CsvChoices>) => void
  /** Null until it is computed again after a choice. */
  plan: CsvPlan | null
  /** There is a date and a severity to make records from. */
  isWhole: boolean
}

/** The import plan of a table, computed again at each choice. */
function useCsvPlan(diary: Diary, table: CsvTable): CsvWork {
  const { itemsOf, isRead } = useLists(diary)
  const { name } = useMedicationWords()
  const kept = useMedications(diary)
  const own = useOwnHeads()
  const tag = useFormatTag()
  const [choices, setChoices] = useState(() => guessChoices(table, { own, likely: likelyDateOrder(tag) }))
  const [made, setMade] = useState<{ of: CsvChoices; plan: CsvPlan } | null>(null)
  const isWhole = choices.mapping.includes('date') && choices.mapping.includes('severity')

  useEffect(() => {
    if (!isWhole || !isRead || kept === null) return
    const work = new AbortController()
    const items: LabelledItem[] = FIELD_TYPES.flatMap((type) => [...itemsOf(type)])
    const medications = kept.map((one) => ({ id: one.id, text: name(one) }))
    const reading = { ...choices, here: deviceOffsetAt }
    const known = { items, medications }
    const make = async (): Promise<void> => {
      const plan = await planCsv(table.lines, { reading, known, now: diary.now(), signal: work.signal })
      if (plan !== null) setMade({ of: choices, plan })
    }
    void make()
    return () => work.abort()
  }, [table, choices, isWhole, isRead, itemsOf, kept, name, diary])

  return {
    choices,
    choose: (change) => setChoices((before) => ({ ...before, ...change })),
    plan: isWhole && made?.of === choices ? made.plan : null,
    isWhole,
  }
}

/** The headings of the tables that this app exports: it can import them again. */
function useOwnHeads(): ReturnType<typeof useFieldNames> {
  const names = useFieldNames()
  const { start } = useTableHeads()
  return { ...names, date: start }
}

/** The names of the possible columns, as in the rest of the app. */
function useFieldNames(): Record<CsvField, string> {
  const data = useText('data')
  const records = useText('records')
  return {
    date: data('csvFieldDate'),
    time: data('csvFieldTime'),
    severity: records('severity'),
    duration: data('csvMinutes'),
    location: records('locations'),
    symptom: records('symptoms'),
    character: records('characteristics'),
    aggravating_factor: records('aggravatingFactors'),
    alleviating_factor: records('interventions'),
    medication: records('medications'),
    environment: records('environment'),
    note: records('notes'),
    place_strengths: data('csvPlaceStrengths'),
  }
}
