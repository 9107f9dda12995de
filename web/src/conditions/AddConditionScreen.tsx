import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { useLocation, useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useTextsReady } from '../text/useText.tsx'
import { ConditionEditor } from './ConditionEditor.tsx'
import { ConditionLoader } from './ConditionLoader.tsx'
import { openNewCondition } from './conditionDraft.ts'
import type { Replace } from './conditionForm.ts'

const AREAS: readonly BrowserArea[] = ['conditions', 'common', 'records']

/** A new condition has nothing to replace. */
const NEVER: Replace = () => Promise.reject(new Error('a new condition replaces none'))

export function AddConditionScreen() {
  useTextsReady(AREAS)
  return <NewCondition />
}

/** While another screen loads, the URL is already that screen's: then the last value stays. */
function NewCondition() {
  const isHere = useLocation({ select: ({ pathname }) => pathname === PATHS.conditionAdd })
  const { id } = useSearch()
  const [asked, setAsked] = useState(id)
  if (isHere && asked !== id) setAsked(id)
  const diary = useDiary()
  return (
    <ConditionLoader key={asked} open={() => openNewCondition(diary, asked)}>
      {(begun) => begun !== null && <ConditionEditor diary={diary} begun={begun} replace={NEVER} />}
    </ConditionLoader>
  )
}
