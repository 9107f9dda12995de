import type { Basis, BasisView } from '@reprieve/domain/assistant/basis.ts'
import { rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { PATHS } from '../../app/paths.ts'
import { rangeText } from '../../filters/panel/rangeText.ts'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { withMedicines } from '../../results/medicineLabels.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { FoundFigure } from '../figurePlace.ts'
import { BasisRow } from './BasisRow.tsx'
import './basis.css'
import { useBasisRows } from './useBasisRows.ts'

const AREAS: readonly BrowserArea[] = [
  'assistant',
  'filters',
  'listItems',
  'lists',
  'medications',
  'records',
  'reflections',
  'results',
  'scale',
]

const AT_FIRST = 30

/** What a number was counted from: the actual entries, as stored on this device. [ASST-18] */
export function BasisContent(props: { diary: Diary; found: FoundFigure }) {
  useTextsReady(AREAS)
  return <Content {...props} />
}

function Content({ diary, found: { figure, at } }: { diary: Diary; found: FoundFigure }) {
  const text = useText('assistant')
  const shell = useText()
  const { basis } = figure
  const [most, setMost] = useState(AT_FIRST)
  const read = useBasisRows(diary, { basis, at, most })
  const labelOf = useLabels(diary)
  const numbers = new Intl.NumberFormat(useFormatTag())
  if (read === null) return <Skeleton longText={shell('waitingLong')} />
  const { count, rows } = read
  return (
    <>
      <p className="basis-told">
        <strong>{figure.text}</strong>
        <BasisDays basis={basis} />
      </p>
      <p role="status">{count === 0 ? text('basisNone') : text('basisCount', { count })}</p>
      {count !== basis.n && (
        <Note kind="info">
          {text('basisDiffers', { told: numbers.format(basis.n), here: numbers.format(count) })}
        </Note>
      )}
      <ul className="basis-rows">
        {rows.map((row) => (
          <li key={row.clientId}>
            <BasisRow diary={diary} row={row} labelOf={labelOf} />
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <Button kind="text" label={text('showMoreEntries')} onPress={() => setMost(most + AT_FIRST)} />
      )}
      <BasisLink basis={basis} />
    </>
  )
}

function useLabels(diary: Diary): (reference: { id: string; text: string }) => string {
  const { labelOf } = useLists(diary)
  const medications = useMedications(diary)
  const { name } = useMedicationWords()
  return useMemo(() => withMedicines(labelOf, medications ?? [], name), [labelOf, medications, name])
}

const WITHOUT_DAYS: readonly BasisView[] = ['medications', 'conditions']

function BasisDays({ basis: { view, range } }: { basis: Basis }) {
  const filters = useText('filters')
  const tag = useFormatTag()
  return WITHOUT_DAYS.includes(view) ? null : rangeText(range, { text: filters, tag })
}

const LISTS = {
  medications: { label: 'openMedications', to: PATHS.medications },
  conditions: { label: 'openConditions', to: PATHS.conditions },
  brief: { label: 'openBrief', to: PATHS.visitBrief },
  doses: { label: 'openMedications', to: PATHS.medications },
} as const satisfies Partial<Record<BasisView, { label: Key<'assistant'>; to: string }>>

/** The screen with these data. Only the days are passed: the person's own filter stays unchanged. */
function BasisLink({ basis: { view, range } }: { basis: Basis }) {
  const text = useText('assistant')
  if (view in LISTS) {
    const { label, to } = LISTS[view as keyof typeof LISTS]
    return (
      <Link className="button quiet" to={to}>
        {text(label)}
      </Link>
    )
  }
  return (
    <>
      <Link
        className="button quiet"
        to={view === 'records' ? PATHS.records : PATHS.insights}
        search={{ range: rangeWord(range), ...(view === 'compare' && { section: 'compare' }) }}
      >
        {text('openInResults')}
      </Link>
      <p className="basis-hint">{text('filterStays')}</p>
    </>
  )
}
