import type { ListedQuestionnaire } from '@reprieve/contract/questionnaires/listWire.ts'
import { problemsIn } from '@reprieve/domain/questionnaires/answersToSend.ts'
import { draftAnswers, type Drafts } from '@reprieve/domain/questionnaires/drafts.ts'
import type { Status } from '@reprieve/domain/questionnaires/status.ts'
import { dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useId, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { useSession } from '../access/session.ts'
import { Link } from '../navigation/Link.tsx'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Tag } from '../ui/layout/Tag.tsx'
import { dayTextInSentence } from './dayTexts.ts'
import { readFormToAnswer, type StoredForm } from './formTable.ts'
import { answersLink, formLink } from './questionnaireLinks.ts'
import {
  questionnaireToday,
  type QuestionnaireDeviceFacts,
  type TodaysQuestionnaire,
} from './todaysQuestionnaires.ts'

interface CardsProps {
  rows: readonly ListedQuestionnaire[]
  here: QuestionnaireDeviceFacts
}

export function ListCards({ rows, here }: CardsProps) {
  const today = rows.flatMap((row) => questionnaireToday(row, here) ?? [])
  return (
    <ul className="questionnaires-cards">
      {today.map((row) => (
        <li key={row.nid}>
          <Card row={row} here={here} />
        </li>
      ))}
    </ul>
  )
}

const LABELS: Record<Status, Key<'questionnaires'>> = {
  'to be completed': 'toBeCompleted',
  'to be updated': 'toBeUpdated',
  'recently completed': 'recentlyCompleted',
  'partially completed': 'partiallyCompleted',
}

const WAYS: Record<Status, Key<'questionnaires'>> = {
  'to be completed': 'fillIn',
  'to be updated': 'fillInAgain',
  'recently completed': 'fillInAgain',
  'partially completed': 'goOn',
}

const isWanted = (status: Status): boolean => status === 'to be completed' || status === 'to be updated'

function Card({ row, here }: { row: TodaysQuestionnaire; here: QuestionnaireDeviceFacts }) {
  const text = useText('questionnaires')
  const title = useId()
  const isReady = useIsReady(row, here.drafts)
  const { status } = row
  // Nobody waits for a questionnaire that the person takes on their own, so no label requests it.
  const isSaid = row.rhythm.kind !== 'own' || !isWanted(status)
  return (
    <article className="questionnaire-card" aria-labelledby={title}>
      <div className="questionnaire-head">
        <h3 id={title}>{row.title}</h3>
        {isSaid && (
          <Tag
            kind={isWanted(status) ? 'warn' : 'info'}
            label={text(isReady ? 'readyToSend' : LABELS[status])}
            icon={<Icon name={status === 'recently completed' ? 'check' : 'clipboard'} isSmall />}
          />
        )}
      </div>
      <Facts row={row} here={here} />
      {row.isPastDue && <p className="questionnaires-about">{text('pastDue')}</p>}
      <div className="questionnaire-ways">
        <Link className="button" {...formLink(row)} aria-describedby={title}>
          {text(WAYS[status])}
        </Link>
        {row.responses > 0 && (
          <Link className="button text" {...answersLink(row)} aria-describedby={title}>
            {text('seeAnswers')}
          </Link>
        )}
      </div>
    </article>
  )
}

function Facts({
  row,
  here: { now, offsetAt },
}: {
  row: TodaysQuestionnaire
  here: QuestionnaireDeviceFacts
}) {
  const text = useText('questionnaires')
  const tag = useFormatTag()
  const session = useSession()
  const { due, lastCompleted, completedBy } = row
  if (due === null && lastCompleted === null) return null
  const isMine = session.is === 'user' && completedBy === session.username
  const by = isMine ? text('you') : completedBy
  return (
    <dl className="questionnaire-facts">
      {due !== null && <Fact name={text('dueDate')} value={dayTextInSentence(tag, due, now)} />}
      {lastCompleted !== null && (
        <Fact
          name={text('lastCompleted')}
          value={dayTextInSentence(
            tag,
            dayNumberOf({ at: lastCompleted, offset: offsetAt(lastCompleted) }),
            now,
          )}
        />
      )}
      {lastCompleted !== null && by !== null && <Fact name={text('completedBy')} value={by} />}
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Whether everything is answered and only sending is left. [QST-30] */
function useIsReady({ nid, edition, hasDraft }: TodaysQuestionnaire, drafts: Drafts): boolean {
  const diary = useDiary()
  const [form, setForm] = useState<StoredForm | null>(null)
  useEffect(() => {
    if (!hasDraft) return
    let isHere = true
    readFormToAnswer(diary, nid, edition)
      .then((found) => isHere && setForm(found === 'unreadable' ? null : found))
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [diary, nid, edition, hasDraft])
  if (form === null || !hasDraft) return false
  return problemsIn(form.questionnaire, draftAnswers(drafts, nid)).length === 0
}
