import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { Link } from '../navigation/Link.tsx'
import { useLocation, useParams } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { Screen, ScreenHeader } from '../ui/layout/Screen.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import { ConditionLoader } from './ConditionLoader.tsx'
import { openStoredCondition } from './conditionDraft.ts'
import type { Replace } from './conditionForm.ts'
import './conditions.css'

const AREAS: readonly BrowserArea[] = ['conditions', 'common', 'records']

export function EditConditionScreen({ replace }: { replace: Replace }) {
  useTextsReady(AREAS)
  return <KnownCondition replace={replace} />
}

const EDITED = PATHS.conditionEdit.replace('$id', '')

/** While another screen loads, the URL is already that screen's: then the last value stays. */
function KnownCondition({ replace }: { replace: Replace }) {
  const isHere = useLocation({ select: ({ pathname }) => pathname.startsWith(EDITED) })
  const { id = '' } = useParams()
  const [asked, setAsked] = useState(id)
  if (isHere && asked !== id) setAsked(id)
  const diary = useDiary()
  return (
    <ConditionLoader key={asked} open={() => openStoredCondition(diary, asked)}>
      {(begun) =>
        begun === null ? (
          <ConditionNotHere />
        ) : (
          <ConditionEditor diary={diary} begun={begun} replace={replace} />
        )
      }
    </ConditionLoader>
  )
}

/** Shown for the URL of a condition that was deleted, or that is on another device and not on this one yet. */
function ConditionNotHere() {
  const text = useText('conditions')
  const shell = useText()
  const goBack = useGoBack(PATHS.conditions)
  return (
    <Screen
      header={
        <ScreenHeader
          title={text('editTitle')}
          leave={{ label: shell('back'), sign: 'back', onLeave: () => goBack() }}
        />
      }
    >
      <div className="condition-column">
        <EmptyState title={text('notHereTitle')} text={text('notHereText')}>
          <Link className="button primary" to={PATHS.conditions}>
            {text('allConditions')}
          </Link>
        </EmptyState>
      </div>
    </Screen>
  )
}
