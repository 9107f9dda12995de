import { useState } from 'react'
import { DATE_FORMAT } from '../text/dateFormats.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import type { VisibleAnswer } from './visibleData.ts'

const FIRST = 5

/** The latest answers, and all of them on demand. */
export function VisibleAnswers({ answers }: { answers: readonly VisibleAnswer[] }) {
  const text = useText('institutions')
  const common = useText('common')
  const tag = useFormatTag()
  const date = new Intl.DateTimeFormat(tag, DATE_FORMAT)
  const number = new Intl.NumberFormat(tag)
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? answers : answers.slice(0, FIRST)
  const hidden = answers.length - shown.length
  return (
    <>
      <p>{text('answerCount', { count: answers.length })}</p>
      <ul className="institution-rows">
        {shown.map(({ title, at, score }) => (
          <li key={`${at} ${title}`}>
            <strong>{title}</strong>
            <span>{date.format(at)}</span>
            {score !== null && <span>{text('score', { score: number.format(score) })}</span>}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="text" label={common('showMore', { 0: hidden })} onPress={() => setShowsAll(true)} />
      )}
    </>
  )
}
