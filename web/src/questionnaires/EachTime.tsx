import type { AnsweredOnce, ListedQuestionnaire } from '@reprieve/contract/questionnaires/listWire.ts'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText } from '../settings/words.tsx'
import { dateText, timeText } from '../settings/whenText.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ListCard, ListRow } from '../ui/ListRow.tsx'
import type { AnswerHistory } from './formTable.ts'
import { learnForm } from './learnQuestionnaires.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { answersPlace } from './places.ts'
import { isOwnOnly } from './ownOnly.ts'
import { numberText } from './typedNumber.ts'

interface EachProps {
  diary: Diary
  row: ListedQuestionnaire
  answered: AnswerHistory
}

/** The latest first. [QST-34] */
export function EachTime({ diary, row, answered }: EachProps) {
  const text = useText('questionnaires')
  const heading = useId()
  return (
    <section className="questionnaires-part" aria-labelledby={heading}>
      <h3 id={heading}>{text('eachTime')}</h3>
      <ListCard>
        {answered.times.map((time) => (
          <Row key={time.responseId} row={row} time={time} />
        ))}
      </ListCard>
      {answered.next !== null && <Earlier diary={diary} row={row} cursor={answered.next} />}
    </section>
  )
}

function Row({ row, time }: { row: ListedQuestionnaire; time: AnsweredOnce }) {
  const text = useText('questionnaires')
  const tag = useFormatTag()
  const { score } = time
  const said = score && {
    value: numberText(tag, score.value),
    least: numberText(tag, score.least),
    most: numberText(tag, score.most),
  }
  return (
    <Link className="list-row" {...answersPlace(row)} search={{ section: time.responseId }}>
      <ListRow
        icon={<Icon name="clipboard" />}
        title={dateText(tag, time, { withYear: true })}
        subtitle={[
          timeText(tag, time),
          ...(said === null ? [] : [text('scoreText', said)]),
          ...(isOwnOnly(row, time) ? [text('onlyYou')] : []),
        ].join(' · ')}
      />
    </Link>
  )
}

function Earlier({ diary, row, cursor }: { diary: Diary; row: ListedQuestionnaire; cursor: string }) {
  const text = useText('questionnaires')
  const ask = useAsk()
  const [failed, setFailed] = useState<'away' | 'failed' | null>(null)
  const load = async (): Promise<void> => {
    setFailed(null)
    const learned = await learnForm(diary, ask, row, { cursor })
    if (learned !== 'learned') setFailed(learned === 'away' ? 'away' : 'failed')
  }
  const press = (): void => void load().catch(() => setFailed('failed'))
  if (failed !== null) return <NotLoaded why={failed} onRetry={press} />
  return <Button label={text('showEarlier')} onPress={press} />
}
