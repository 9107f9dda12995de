import { BAR_DAYS } from '@reprieve/domain/home/bars.ts'
import type { Diary } from '../local/rows.ts'
import { useText } from '../settings/words.tsx'
import './medicationBar.css'
import { useMedicationBars } from './medicationBars.ts'

/** On how many of the last 30 days it was recorded, in words beside the bar. It does not judge the number. [HOME-21] */
export function MedicationBar({ diary, id }: { diary: Diary; id: string }) {
  const text = useText('home')
  const days = useMedicationBars(diary)?.find((bar) => bar.id === id)?.days
  if (days === undefined) return null
  return (
    <div className="medication-bar">
      <div aria-hidden="true">
        <div style={{ inlineSize: `${(days / BAR_DAYS) * 100}%` }} />
      </div>
      <p>{text('barDays', { days, of: BAR_DAYS })}</p>
    </div>
  )
}
