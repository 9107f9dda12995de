import { computeScoreChange } from '@reprieve/domain/questionnaires/scoreChange.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { dayTextInSentence } from './dayTexts.ts'
import type { ScoredTime } from './scorePicture.ts'

interface Speech {
  text: Text<'questionnaires'>
  tag: string
  now: LocalInstant
}

/** The scale for which a noticeable change is well established. */
const KNOWN_SCALE = { least: 0, most: 10 }

/** The change from an earlier score to the last, and that it may be chance: never whether something worked. [QST-35] */
export function changeText(first: ScoredTime, last: ScoredTime, { text, tag, now }: Speech): string {
  const { points, percent, isNoticeable } = computeScoreChange(first.score.value, last.score.value)
  const day = dayTextInSentence(tag, first.day, now)
  if (points === 0) return text('sameAs', { day })
  const { least, most } = last.score
  const isKnown = least === KNOWN_SCALE.least && most === KNOWN_SCALE.most
  const format = new Intl.NumberFormat(tag, { style: 'percent', signDisplay: 'exceptZero' })
  return [
    text(points < 0 ? 'lowerThan' : 'higherThan', { points: Math.abs(points), day }),
    ...(isKnown && percent !== null ? [text('inPercent', { percent: format.format(percent / 100) })] : []),
    text(isKnown && isNoticeable ? 'noticeable' : 'mayBeChance'),
    // Chinese has no space between sentences.
  ].join(tag.startsWith('zh') ? '' : ' ')
}
