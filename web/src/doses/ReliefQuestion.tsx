import { DOSE_EFFECTS, type Dose, type DoseEffect } from '@reprieve/domain/doses/dose.ts'
import { elapsedSince } from '@reprieve/domain/doses/elapsedTime.ts'
import { severityBefore } from '@reprieve/domain/doses/relief.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import type { Diary } from '../local/rows/rows.ts'
import { latestRecords } from '../records/readRecords.ts'
import { useFormatTag, useText, useTextsReady } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { DoseSeverity } from './DoseFormFields.tsx'
import { changeDoses } from './doseTable.ts'
import { useDoseToasts } from './useDoseToasts.ts'
import { useReliefText, useDoseName } from './useDoseWords.ts'
import './doses.css'
import '../ui/controls/button.css'

/** How many records are searched for the number before. */
const LOOKED_AT = 20

interface ReliefQuestionProps {
  diary: Diary
  /** All doses that a number is due for, the latest first. */
  due: readonly [Dose, ...Dose[]]
  now: Instant
  /** Says how long ago, but not what it was. [DOSE-15] */
  hidesNames: boolean
}

const EFFECT_ICONS = { better: 'arrowDown', same: 'equal', worse: 'arrowUp' } as const
const EFFECT_TEXTS = {
  better: 'effectBetter',
  same: 'effectSame',
  worse: 'effectWorse',
} as const satisfies Record<DoseEffect, Key<'doses'>>

const AREAS: readonly BrowserArea[] = ['doses', 'medications', 'listItems']

export function ReliefQuestion(props: ReliefQuestionProps) {
  useTextsReady(AREAS)
  return <Question {...props} />
}

function Question({ diary, due, now, hidesNames }: ReliefQuestionProps) {
  const text = useText('doses')
  const heading = useId()
  const line = useReliefText()
  const what = useDoseName(diary)
  const list = new Intl.ListFormat(useFormatTag(), { type: 'conjunction', style: 'narrow' })
  const toasts = useToasts()
  const { isDone } = useDoseToasts(diary)
  const [isAnswering, setAnswering] = useState(false)
  const names = hidesNames
    ? text('reliefUnnamed')
    : list.format([...new Set(due.map((dose) => what(dose.what)))])

  const close = async (): Promise<void> => {
    const changes = due.map((opened) => ({ opened, next: { ...opened, isClosed: true } }))
    isDone(await changeDoses(diary, changes))
  }
  /** One tap answers for everything that the question covers. [DOSE-14] */
  const mark = async (effect: DoseEffect): Promise<void> => {
    const marked = due.map((opened) => ({ opened, next: { ...opened, effect, isClosed: true } }))
    if (!isDone(await changeDoses(diary, marked))) return
    const undone = marked.map(({ opened, next }) => ({ opened: next, next: opened }))
    const undo = (): void => void changeDoses(diary, undone).then(isDone)
    toasts.show({ message: text('reliefSaved'), isDone: true, undo })
  }
  const answer = async (severity: number): Promise<void> => {
    const after = { severity, at: diary.now() }
    const records = await latestRecords(diary, LOOKED_AT).catch(() => [])
    const changes = due.map((opened) => ({
      opened,
      next: { ...opened, after, before: severityBefore(opened, records) },
    }))
    if (!isDone(await changeDoses(diary, changes))) return
    setAnswering(false)
    toasts.show({ message: text('reliefSaved'), isDone: true })
  }
  return (
    <section className="home-card relief" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{text('reliefTitle')}</h2>
        <p>{line(elapsedSince(due[0].takenAt, now), names)}</p>
      </div>
      <div className="dose-effects" role="group" aria-label={text('effectQuestion')}>
        {DOSE_EFFECTS.map((effect) => (
          <AriaButton key={effect} className={`button quiet ${effect}`} onPress={() => void mark(effect)}>
            <DiaryIcon name={EFFECT_ICONS[effect]} />
            {text(EFFECT_TEXTS[effect])}
          </AriaButton>
        ))}
      </div>
      <div className="dose-ways">
        <Button kind="text" label={text('reliefAnswer')} onPress={() => setAnswering(true)} />
        <Button kind="text" label={text('reliefNotNow')} onPress={() => void close()} />
      </div>
      {isAnswering && <ReliefSheet onSave={answer} onClose={() => setAnswering(false)} />}
    </section>
  )
}

interface ReliefSheetProps {
  onSave: (severity: number) => Promise<void>
  onClose: () => void
}

function ReliefSheet({ onSave, onClose }: ReliefSheetProps) {
  const text = useText('doses')
  const common = useText('common')
  const [severity, setSeverity] = useState<number | null>(null)
  return (
    <Sheet isOpen title={text('reliefQuestion')} closeLabel={common('close')} onClose={onClose}>
      <DoseSeverity title={text('reliefQuestion')} severity={severity} onSeverity={setSeverity} />
      <Button
        kind="primary"
        label={text('reliefSave')}
        disabledReason={severity === null ? text('reliefNeedsNumber') : null}
        onPress={() => void (severity !== null && onSave(severity))}
      />
    </Sheet>
  )
}
