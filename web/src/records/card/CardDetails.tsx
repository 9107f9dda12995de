import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import {
  recordSummary,
  type SummaryCategory,
  type SummaryLine,
  type SummaryValue,
} from '@reprieve/domain/records/recordSummary.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { Fragment, useState, type ReactNode } from 'react'
import { useDiary } from '../../access/diary.ts'
import { ItemIcon } from '../../lists/ItemIcon.tsx'
import { useLists } from '../../lists/useLists.ts'
import { useTakenAmountWords } from '../../medications/useMedicationWords.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { type EffectDirection, EffectLine } from '../../ui/layout/RecordCard.tsx'

/** What helped, did not help and made it worse has an arrow and a word; the rest has the section's name. */
const EFFECTS: Partial<Record<SummaryCategory, EffectDirection>> = {
  alleviating: 'better',
  ineffective: 'same',
  aggravating: 'worse',
}

const NAMES: Record<SummaryCategory, Key<'records'>> = {
  location: 'locations',
  symptom: 'symptoms',
  character: 'characteristics',
  alleviating: 'better',
  ineffective: 'noChange',
  aggravating: 'worse',
  intervention: 'interventions',
  medication: 'medications',
  environment: 'environment',
}

const NOTHING: Partial<Record<SummaryCategory, Key<'listItems'>>> = {
  symptom: 'symptom.nothing',
  aggravating: 'aggravating_factor.nothing',
  intervention: 'alleviating_factor.nothing',
}

interface CardLine {
  category: SummaryCategory
  effect: EffectDirection | null
  name: Key<'records'>
  /** The first six, in stored order; empty if the person answered "nothing". */
  top: readonly SummaryValue[]
  /** The values that the summary leaves out. */
  rest: readonly SummaryValue[]
  nothing: Key<'listItems'> | 'no-medications' | null
}

/** The lines below the head of a card, which already shows the locations. [REC-19] */
export function cardLines(record: PainRecord): CardLine[] {
  return recordSummary(record)
    .filter(({ category }) => category !== 'location')
    .map((line) => ({
      category: line.category,
      effect: line.kind === 'items' ? (EFFECTS[line.category] ?? null) : null,
      name: NAMES[line.category],
      ...valuesOf(line),
    }))
}

function valuesOf(line: SummaryLine): Pick<CardLine, 'top' | 'rest' | 'nothing'> {
  if (line.kind === 'nothing') {
    return { top: [], rest: [], nothing: NOTHING[line.category] ?? 'no-medications' }
  }
  return { top: line.top, rest: line.rest, nothing: null }
}

interface CardDetailsProps {
  lines: readonly CardLine[]
  note: string
  labelOf: (reference: { id: string; text: string }) => string
}

export function CardDetails({ lines, note, labelOf }: CardDetailsProps) {
  return (
    <>
      {lines.map((line) => (
        <DetailLine key={line.category} line={line} labelOf={labelOf} />
      ))}
      {note.trim() !== '' && (
        <p className="entry-note" dir="auto">
          {note}
        </p>
      )}
    </>
  )
}

function DetailLine({ line, labelOf }: { line: CardLine; labelOf: CardDetailsProps['labelOf'] }) {
  const common = useText('common')
  const text = useText('records')
  const items = useText('listItems')
  const taken = useTakenAmountWords()
  const { iconOf } = useLists(useDiary())
  const [isWhole, setWhole] = useState(false)
  const { effect, rest, nothing } = line
  const shown = isWhole ? [...line.top, ...rest] : line.top
  const nothingWords = nothing === 'no-medications' ? text('noMedications') : nothing && items(nothing)
  const words = shown.map((value) => ({
    id: value.id,
    icon: iconOf(value),
    words: taken(labelOf(value), value.taken ?? null),
  }))
  const values = nothingWords ?? <ItemValues values={words} />
  const name = text(line.name)
  return (
    <div className="entry-line">
      {effect === null ? (
        <p>
          <span className="entry-name">{name}</span> {values}
        </p>
      ) : (
        <EffectLine effect={effect} word={name} values={values} />
      )}
      {rest.length > 0 && !isWhole && (
        <Button kind="text" label={common('showMore', { 0: rest.length })} onPress={() => setWhole(true)} />
      )}
    </div>
  )
}

interface ItemValue {
  id: string
  icon: string | null
  words: string
}

/** Read as one sentence with commas; each icon wraps to the next line together with its words. */
function ItemValues({ values }: { values: readonly ItemValue[] }): ReactNode {
  return values.map(({ id, icon, words }, at) => (
    <Fragment key={id}>
      {at > 0 && ' '}
      <span className="entry-value">
        {icon !== null && <ItemIcon icon={icon} isSmall />}
        <span>{at < values.length - 1 ? `${words},` : words}</span>
      </span>
    </Fragment>
  ))
}
