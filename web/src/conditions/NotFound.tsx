import { useEffect, useRef } from 'react'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'

interface NotFoundProps {
  cannotFind: string
  typed: string
  isAsking: boolean
  onAsk: () => void
  onSearchAgain: () => void
  onAdd: () => void
}

/**
 * Asked inline, not in a dialog: the search itself may be in a sheet, which must not open one. The results stay
 * visible, because the question is about them. [COND-6]
 */
export function NotFound({ cannotFind, typed, isAsking, onAsk, onSearchAgain, onAdd }: NotFoundProps) {
  const text = useText('conditions')
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])
  if (!isAsking)
    return <Button kind="text" icon={<DiaryIcon name="plus" />} label={cannotFind} onPress={onAsk} />
  return (
    <div className="search-instead" role="group" aria-label={cannotFind}>
      <p ref={question} tabIndex={-1}>
        {text('notFoundConfirm')}
      </p>
      <Button kind="primary" label={text('searchAgain')} onPress={onSearchAgain} />
      <Button label={text('addTyped', { 0: typed })} onPress={onAdd} />
    </div>
  )
}
