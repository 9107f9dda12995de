import type { LabelledItem } from '@reprieve/domain/lists/editItem.ts'
import { FIELD_TYPES } from '@reprieve/domain/lists/listItem.ts'
import { useEffect, useState } from 'react'
import { localNow } from '../../device/useNow.ts'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { planCsv, type CsvPlan } from './csvPlan.ts'
import { guessChoices, type CsvChoices, type CsvTable } from './csvTable.ts'
import { useFieldNames } from './useFieldNames.ts'
import { useTableHeads } from './useTableWords.ts'

interface CsvWork {
  choices: CsvChoices
  choose: (change: Partial<CsvChoices>) => void
  /** Null until it is computed again after a choice. */
  plan: CsvPlan | null
  /** There is a date and a severity to make records from. */
  isWhole: boolean
}

/** The import plan of a table, computed again at each choice. */
export function useCsvPlan(diary: Diary, table: CsvTable): CsvWork {
  const { itemsOf, isRead } = useLists(diary)
  const { name } = useMedicationWords()
  const kept = useMedications(diary)
  const own = useOwnHeads()
  const tag = useFormatTag()
  const [choices, setChoices] = useState(() => guessChoices(table, { own, likely: likelyOrder(tag) }))
  const [made, setMade] = useState<{ of: CsvChoices; plan: CsvPlan } | null>(null)
  const isWhole = choices.mapping.includes('date') && choices.mapping.includes('severity')

  useEffect(() => {
    if (!isWhole || !isRead || kept === null) return
    const work = new AbortController()
    const items: LabelledItem[] = FIELD_TYPES.flatMap((type) => [...itemsOf(type)])
    const medications = kept.map((one) => ({ id: one.id, text: name(one) }))
    const reading = { ...choices, here: (at: number) => localNow(at).offset }
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

/** If the table does not show it: the order of the page's language and region. */
function likelyOrder(tag: string): CsvChoices['order'] {
  const parts = new Intl.DateTimeFormat(tag, { dateStyle: 'short' }).formatToParts(0).map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day') ? 'mdy' : 'dmy'
}
