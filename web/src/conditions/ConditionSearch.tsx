import {
  findDuplicateCondition,
  typedCondition,
  type NewCondition,
} from '@reprieve/domain/conditions/addCondition.ts'
import { conditionText, type Condition } from '@reprieve/domain/conditions/condition.ts'
import { useState } from 'react'
import { useAsk } from '../api/useAsk.ts'
import { CatalogueSearch, useCatalogueSearch } from '../catalogue/CatalogueSearch.tsx'
import { conditionCatalogue } from '../catalogue/catalogue.ts'
import { selectNewMatches } from '../catalogue/serverSearch.ts'
import { useText, useLanguage } from '../text/useText.tsx'
import type { FoundRow } from '../ui/fields/SearchList.tsx'
import { ConditionIcon } from './ConditionIcon.tsx'
import { conditionFromEntry, readFoundConditions } from './foundConditions.ts'

interface ConditionSearchProps {
  /** The existing conditions: a second one is rejected. [COND-4] */
  known: readonly Condition[]
  /** Only if a press has just opened it. */
  autoFocus?: boolean
  /** Called with the match; also with a typed name, once it is certain that nothing matches. */
  onChosen: (chosen: NewCondition) => void
}

interface Offered {
  condition: NewCondition
  row: FoundRow
}

export function ConditionSearch({ known, autoFocus = false, onChosen }: ConditionSearchProps) {
  const text = useText('conditions')
  const { language } = useLanguage()
  const ask = useAsk()
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const { own, server, ...held } = useCatalogueSearch(typed, {
    load: conditionCatalogue,
    ask: (value) => ask('sync/find-condition', { value }),
    read: (body) => readFoundConditions(body, language),
  })

  const offer = (condition: NewCondition, by: string | null): Offered => {
    const title = conditionText(condition, language)
    return {
      condition,
      row: {
        id: String(condition.number),
        icon: <ConditionIcon icon={condition.icon} />,
        title,
        subtitle: by === null || by === title ? undefined : text('alsoCalled', { 0: by }),
        ...(findDuplicateCondition(known, condition) !== undefined && {
          end: <span>{text('inProfile')}</span>,
        }),
      },
    }
  }
  const here = own.map(({ entry, by }) => offer(conditionFromEntry(entry), by.text))
  const found = here.map(({ condition }) => condition)
  const more = selectNewMatches(server.rows, found, (one) => one).map((one) => offer(one, null))

  const choose = (chosen: NewCondition): void => {
    const isThere = findDuplicateCondition(known, chosen) !== undefined
    setRefused(isThere)
    if (!isThere) onChosen(chosen)
  }
  return (
    <CatalogueSearch
      label={text('searchLabel')}
      typed={typed}
      autoFocus={autoFocus}
      cannotFind={text('cannotFind')}
      held={held}
      own={here.map(({ row }) => row)}
      server={{ ...server, rows: more.map(({ row }) => row) }}
      refusal={isRefused ? text('alreadyAdded') : null}
      onType={(next) => {
        setTyped(next)
        setRefused(false)
      }}
      onChoose={(id) => {
        const chosen = [...here, ...more].find(({ row }) => row.id === id)
        if (chosen !== undefined) choose(chosen.condition)
      }}
      onTyped={() => choose(typedCondition(typed.trim()))}
    />
  )
}
