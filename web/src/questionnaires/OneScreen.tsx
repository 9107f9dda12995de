import { Link } from '@tanstack/react-router'
import { useDiary } from '../access/diary.ts'
import { useText } from '../text/useText.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { AnswersScreen } from './AnswersScreen.tsx'
import { FormScreen } from './FormScreen.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { useDrafts } from './draftsTable.ts'
import { answersPlace, LIST } from './places.ts'
import type { PictureShown } from './scorePicture.ts'
import { useOne, type OnePlace } from './useOne.ts'

interface OneProps {
  place: OnePlace
  showsAnswers: boolean
  Picture: PictureShown
}

export function OneScreen(props: OneProps) {
  const text = useText('questionnaires')
  return (
    <>
      <nav aria-label={text('whereAmI')}>
        <Link className="button text" {...LIST}>
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
  const drafts = useDrafts(diary)
  const { one, asked, load } = useOne(diary, place)
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

function NoMore({ place: { institution, id } }: { place: OnePlace }) {
  const text = useText('questionnaires')
  return (
    <EmptyState title={text('noLonger')} text={text('cannotAnswer')}>
      <Link className="button" {...answersPlace({ institution, slug: id })}>
        {text('seeAnswers')}
      </Link>
    </EmptyState>
  )
}
