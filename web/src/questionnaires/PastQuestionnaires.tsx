import type { ListedQuestionnaire, QuestionnaireList } from '@reprieve/contract/questionnaires/listWire.ts'
import { draftedNids, hasDraft, withoutDraft } from '@reprieve/domain/questionnaires/drafts.ts'
import { type ReactNode, useId, useState } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import type { QuestionnaireDraftsState } from './draftsTable.ts'
import { answersLink } from './questionnaireLinks.ts'

interface NoLongerProps {
  diary: Diary
  list: QuestionnaireList
  drafts: QuestionnaireDraftsState
}

/**
 * What was answered or started and is no longer requested by anyone. Nothing of it is removed automatically. [QST-42]
 */
export function PastQuestionnaires({ diary, list, drafts }: NoLongerProps) {
  const text = useText('questionnaires')
  const { answered } = list
  const known = new Set(
    [...list.institutions.flatMap(({ rows }) => rows), ...list.own, ...answered].map(({ nid }) => nid),
  )
  const begun = draftedNids(drafts.value).filter((nid) => !known.has(nid))
  if (answered.length === 0 && begun.length === 0) return null
  const forget = (nid: number): void => drafts.change((now) => withoutDraft(now, nid, diary.now()))
  return (
    <QuestionnaireGroup title={text('noLonger')} about={text('noLongerAbout')}>
      <ul className="questionnaires-cards">
        {answered.map((row) => (
          <li key={row.nid}>
            <Old
              title={row.title}
              row={row}
              onForget={hasDraft(drafts.value, row.nid) ? () => forget(row.nid) : null}
            />
          </li>
        ))}
        {begun.map((nid) => (
          <li key={nid}>
            <Old title={text('nameless', { number: nid })} row={null} onForget={() => forget(nid)} />
          </li>
        ))}
      </ul>
    </QuestionnaireGroup>
  )
}

interface OldProps {
  title: string
  row: ListedQuestionnaire | null
  /** Null if nothing was started. */
  onForget: (() => void) | null
}

function Old({ title, row, onForget }: OldProps) {
  const text = useText('questionnaires')
  const heading = useId()
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const forget = (): void => {
    onForget?.()
    toasts.show({ message: text('draftDeleted'), isDone: true })
  }
  return (
    <article className="questionnaire-card" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <div className="questionnaire-ways">
        {row !== null && (
          <Link className="button" {...answersLink(row)} aria-describedby={heading}>
            {text('seeAnswers')}
          </Link>
        )}
        {onForget !== null && (
          <Button
            kind="danger"
            label={text('deleteDraft')}
            describedBy={heading}
            onPress={() => setAsking(true)}
          />
        )}
      </div>
      <Dialog
        isOpen={isAsking}
        title={text('deleteDraftTitle')}
        text={text('deleteDraftText')}
        choices={[
          { label: text('keepDraft'), kind: 'primary', onChoose: () => undefined },
          { label: text('deleteDraft'), kind: 'danger', onChoose: forget },
        ]}
        onClose={() => setAsking(false)}
      />
    </article>
  )
}

export function QuestionnaireGroup({
  title,
  about,
  children,
}: {
  title: string
  about: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="questionnaires-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="questionnaires-about">{about}</p>
      {children}
    </section>
  )
}
