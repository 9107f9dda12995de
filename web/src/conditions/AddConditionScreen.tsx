import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { PATHS } from '../app/paths.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { openNew } from './conditionDraft.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import { OpenedCondition } from './OpenedCondition.tsx'
import type { Replace } from './useConditionWork.ts'

const AREAS: readonly BrowserArea[] = ['conditions', 'common', 'records']

/** What is added has nothing to take the place of. */
const NEVER: Replace = () => Promise.reject(new Error('a new condition replaces none'))

export function AddConditionScreen() {
  useTextsReady(AREAS)
  return <NewCondition />
}

/** While another screen is on its way, the address is that one's already: then what it was stays. */
function NewCondition() {
  const isHere = useLocation({ select: ({ pathname }) => pathname === PATHS.conditionAdd })
  const { id } = useSearch({ strict: false })
  const [asked, setAsked] = useState(id)
  if (isHere && asked !== id) setAsked(id)
  const diary = useDiary()
  return (
    <OpenedCondition key={asked} open={() => openNew(diary, asked)}>
      {(begun) => begun !== null && <ConditionEditor diary={diary} begun={begun} replace={NEVER} />}
    </OpenedCondition>
  )
}
