import { canHaveReflection } from '@reprieve/domain/reflections/reflection.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { dayOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { useState, type FormEvent } from 'react'
import { useNow } from '../device/useNow.ts'
import { useText } from '../text/useText.tsx'
import { SubmitButton } from '../ui/controls/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { ListCard } from '../ui/layout/ListRow.tsx'
import { ListRowButton } from '../ui/layout/ListRowButton.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { useReflectionDayWords } from './useReflectionDayWords.ts'

interface DaySheetProps {
  isOpen: boolean
  day: LocalDay
  onDay: (day: LocalDay) => void
  onClose: () => void
}

const LAST_DAYS = 5

/** Chooses the day of a reflection: one of the last days, or any other by its date. */
export function DaySheet({ isOpen, day, onDay, onClose }: DaySheetProps) {
  const text = useText('reflections')
  const common = useText('common')
  return (
    <Sheet isOpen={isOpen} title={text('whichDay')} closeLabel={common('close')} onClose={onClose}>
      <div className="day-sheet">
        <LastDays day={day} onDay={onDay} />
        <AnotherDay onDay={onDay} />
      </div>
    </Sheet>
  )
}

function LastDays({ day, onDay }: Pick<DaySheetProps, 'day' | 'onDay'>) {
  const now = useNow()
  const wordsOf = useReflectionDayWords()
  const text = useText('reflections')
  const days = Array.from({ length: LAST_DAYS }, (_, ago) => dayOf({ ...now, at: now.at - ago * DAY_MS }))
  return (
    <ListCard label={text('whichDay')}>
      {days.map((each) => {
        const { name, date } = wordsOf(each)
        return (
          <ListRowButton
            key={each}
            icon={<Icon name="calendar" />}
            title={name}
            subtitle={date}
            end={each === day ? <Icon name="check" /> : <span />}
            onPress={() => onDay(each)}
          />
        )
      })}
    </ListCard>
  )
}

function AnotherDay({ onDay }: Pick<DaySheetProps, 'onDay'>) {
  const text = useText('reflections')
  const now = useNow()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const take = (event: FormEvent): void => {
    event.preventDefault()
    const day = dayFrom(typed)
    if (day === null) return setError(text('notADate'))
    if (!canHaveReflection(day, now)) return setError(text('dayToCome'))
    onDay(day)
  }
  return (
    <form className="another-day" onSubmit={take}>
      <TextField
        label={text('anotherDate')}
        value={typed}
        error={error}
        hint={error === null ? text('notADate') : undefined}
        isLiteral
        autoComplete="off"
        onChange={(next) => {
          setTyped(next)
          setError(null)
        }}
      />
      <SubmitButton label={text('takeDate')} />
    </form>
  )
}
