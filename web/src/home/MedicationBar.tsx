import { BAR_DAYS } from '@reprieve/domain/home/bars.ts'
import type { Diary } from '../local/rows.ts'
import { useText } from '../settings/words.tsx'
import './medicationBar.css'
import { useMedicationBars } from './medicationBars.ts'

/** How much of the last 30 days it was recorded on, in words beside the bar. Nothing is said of what is right. [HOME-21] */
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
