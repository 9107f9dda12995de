import { doseOfGroups } from '@reprieve/contract/doses/doseWire.ts'
import { RECORD_KIND } from '@reprieve/contract/records/savedRecord.ts'
import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { CONDITION_KIND, DOSE_KIND, LIST_KIND, MEDICATION_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { fieldsOf } from '@reprieve/contract/fields.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'
import type { Diary } from '../../local/rows.ts'
import { useText } from '../../settings/words.tsx'
import { useKindName, useRowWords } from '../yourData/useRowWords.tsx'
import { useSomeOf } from '../yourData/useSomeOf.tsx'
import { WhatRow } from '../yourData/WhatRow.tsx'
import type { RefusedRow } from './findWaiting.ts'

const REASONS: Readonly<Record<number, Key<'data'>>> = {
  [RESULT.recordRefused]: 'waitingWhyRefused',
  [RESULT.conditionDuplicate]: 'waitingWhyTaken',
  [RESULT.medicationDuplicate]: 'waitingWhyTaken',
  [RESULT.tooLarge]: 'waitingWhyLarge',
}

/** The rows that the server refused, each with the reason, and a link to where it can be corrected. */
export function RefusedRows({ diary, rows }: { diary: Diary; rows: readonly RefusedRow[] }) {
  const text = useText('data')
  const tell = useRowWords(diary)
  const nameOf = useKindName()
  const { some, list, more: showMore } = useSomeOf(rows)
  return (
    <>
      <ul className="your-data-rows" aria-label={text('waitingTitle')} ref={list}>
        {some.map((row) => {
          const { icon, title, more } = tell(row)
          const kind = row.isDeleted ? text('waitingDeletion', { what: nameOf(row.kind) }) : nameOf(row.kind)
          // The specific reasons say what to do in the editor, so a row that cannot be opened gets the general one.
          const reason = canOpen(row) ? REASONS[row.code] : undefined
          const why = text(reason ?? 'waitingWhyOther', { code: row.code })
          return (
            <li key={row.clientId}>
              <WhatRow icon={icon} title={title} told={[[kind, more].filter(Boolean).join(' · '), why]} />
              {canOpen(row) && <OpenLink row={row} title={title} />}
            </li>
          )
        })}
      </ul>
      {showMore}
    </>
  )
}

const OPENED_BY_NUMBER: readonly string[] = [RECORD_KIND, REFLECTION_KIND]
const OPENED: readonly string[] = [CONDITION_KIND, MEDICATION_KIND, LIST_KIND]

function canOpen({ clientId, kind, isDeleted, routeId, values }: RefusedRow): boolean {
  if (isDeleted) return false
  if (kind === DOSE_KIND) return doseOfGroups(values, clientId) !== null
  return OPENED.includes(kind) || (routeId !== undefined && OPENED_BY_NUMBER.includes(kind))
}

/** To where it can be corrected: an edited row is sent again. */
function OpenLink({ row: { clientId, kind, routeId, values }, title }: { row: RefusedRow; title: string }) {
  const text = useText('data')
  const words = {
    className: 'button',
    'aria-label': text('waitingOpenOne', { what: title }),
    children: text('waitingOpen'),
  }
  const id = routeId ?? clientId
  if (kind === CONDITION_KIND) return <Link {...words} to={PATHS.conditionEdit} params={{ id }} />
  if (kind === MEDICATION_KIND) return <Link {...words} to={PATHS.medicationEdit} params={{ id }} />
  if (kind === LIST_KIND) {
    const { type } = fieldsOf(values.get('name'))
    return <Link {...words} to={PATHS.listEdit} params={{ field: String(type) }} />
  }
  if (kind === DOSE_KIND) {
    const what = doseOfGroups(values, clientId)?.what
    return what === undefined ? null : <Link {...words} to={PATHS.doseAdd} search={{ id: what.id }} />
  }
  if (routeId === undefined) return null
  if (kind === RECORD_KIND) return <Link {...words} to={PATHS.recordEdit} params={{ id }} />
  if (kind === REFLECTION_KIND) return <Link {...words} to={PATHS.reflectionEdit} params={{ id }} />
  return null
}
