import { useDiary } from '../access/diary.ts'
import { Link } from '../navigation/Link.tsx'
import { useText } from '../text/useText.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { AnswersScreen } from './AnswersScreen.tsx'
import { FormScreen } from './form/FormScreen.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { useQuestionnaireDrafts } from './draftsTable.ts'
import { answersLink, QUESTIONNAIRE_LIST_LINK } from './questionnaireLinks.ts'
import type { PictureComponent } from './scorePicture.ts'
import { useQuestionnaire, type QuestionnairePlace } from './useQuestionnaire.ts'

interface OneProps {
  place: QuestionnairePlace
  showsAnswers: boolean
  Picture: PictureComponent
}

export function SingleQuestionnaireScreen(props: OneProps) {
  const text = useText('questionnaires')
  return (
    <>
      <nav aria-label={text('whereAmI')}>
        <Link className="button text" {...QUESTIONNAIRE_LIST_LINK}>
          <Icon name="back" isSmall />
          {text('toList')}
        </Link>
      </nav>
      <One {...props} />
    </>
  )
}

function One({ place, showsAnswers, Picture }: OneProps) {
  const diary = useDiary()
  const text = useText('questionnaires')
  const shell = useText()
  const drafts = useQuestionnaireDrafts(diary)
  const { one, asked, load } = useQuestionnaire(diary, place)
  if (asked === 'not-here') return <EmptyState title={text('notHere')} text={text('notHereText')} />
  const form = one?.form ?? null
  if (form === 'unreadable') return <Note kind="warn">{text('cannotShow')}</Note>
  if (one !== null && form !== null && drafts.isKnown) {
    const { answered } = one
    if (showsAnswers && answered !== null) {
      return <AnswersScreen diary={diary} one={one} form={form} answered={answered} Picture={Picture} />
    }
    // Answered earlier, and no longer requested by anyone. [QST-42]
    const isOver = answered !== null && !answered.canAnswer
    if (!showsAnswers && isOver) return <NoMore place={place} />
    if (!showsAnswers) return <FormScreen diary={diary} one={one} form={form} drafts={drafts} />
  }
  if (asked === null || asked === 'learned') return <Skeleton longText={shell('waitingLong')} />
  return <NotLoaded why={asked} onRetry={load} />
}

function NoMore({ place: { institution, id } }: { place: QuestionnairePlace }) {
  const text = useText('questionnaires')
  return (
    <EmptyState title={text('noLonger')} text={text('cannotAnswer')}>
      <Link className="button" {...answersLink({ institution, slug: id })}>
        {text('seeAnswers')}
      </Link>
    </EmptyState>
  )
}
