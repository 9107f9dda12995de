import { SELF_INSTITUTION } from '@reprieve/contract/questionnaires/listWire.ts'
import { useId, useState, useSyncExternalStore } from 'react'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES } from '../local/serverCopies.ts'
import { watch } from '../local/watch.ts'
import { Link } from '../navigation/Link.tsx'
import { useFormatTag, useText } from '../text/useText.tsx'
import { changeText } from './changeText.ts'
import { dayTextInSentence } from './dayTexts.ts'
import { readAnswerHistory } from './formTable.ts'
import { formLink } from './questionnaireLinks.ts'
import { scoredTimes } from './scorePicture.ts'
import { numberText } from './typedNumber.ts'
import './questionnaires.css'

/** Fixed in the product's own questionnaires. */
const PEG = { nid: 1, slug: 'peg' }
const MOST_DAYS_BETWEEN = 182

/**
 * At the first lesson of a program and again at its last: shows the result, never a claim that something worked.
 * [QST-40]
 */
export function PegOffer({ diary, at }: { diary: Diary; at: 'first' | 'last' }) {
  const text = useText('questionnaires')
  const tag = useFormatTag()
  const now = useNow()
  const heading = useId()
  const [{ subscribe, current }] = useState(() =>
    watch(diary.doorbell, [SERVER_COPIES], () => readAnswerHistory(diary, PEG.nid)),
  )
  const seen = useSyncExternalStore(subscribe, current)
  const times = scoredTimes(seen.is === 'read' ? (seen.value?.times ?? []) : [])
  const last = times.at(-1)
  // The first answer of this program, however slowly it is done, and not one from long ago.
  const first = times.find(({ day }) => last !== undefined && last.day - day <= MOST_DAYS_BETWEEN)
  return (
    <section className="questionnaire-card" aria-labelledby={heading}>
      <h3 id={heading}>{text(at === 'first' ? 'pegBefore' : 'pegAfter')}</h3>
      <p>{text(at === 'first' ? 'pegBeforeText' : 'pegAfterText')}</p>
      {last !== undefined && (
        <p>
          {text('pegFilled', {
            score: numberText(tag, last.score.value),
            day: dayTextInSentence(tag, last.day, now),
          })}
        </p>
      )}
      {at === 'last' && first !== undefined && last !== undefined && first !== last && (
        <p>{changeText(first, last, { text, tag, now })}</p>
      )}
      <Link className="button" {...formLink({ institution: SELF_INSTITUTION, slug: PEG.slug })}>
        {text('pegOpen')}
      </Link>
    </section>
  )
}
