import type { Dose } from '@reprieve/domain/doses/dose.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useEffect, useState } from 'react'
import { useUnitCounts } from '../medications/useMedicationWords.ts'
import type { LoggedDosesProps } from '../records/offers/recordOffers.ts'
import { timeText } from '../text/momentWords.ts'
import { useFormatTag, useText, useTextsReady } from '../text/useText.tsx'
import { dosesById } from './doseTable.ts'

const AREAS: readonly BrowserArea[] = ['doses', 'medications']

/** "Logged 14:20: 1 tablet", instead of the fields: the amount is entered and counted with the dose. [DOSE-7] */
export function LoggedDoses(props: LoggedDosesProps) {
  useTextsReady(AREAS)
  return <DosesOfUse {...props} />
}

function DosesOfUse({ diary, ids, told, children }: LoggedDosesProps) {
  const text = useText('doses')
  const tag = useFormatTag()
  const count = useUnitCounts()
  const [doses, setDoses] = useState<readonly Dose[] | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    let isOver = false
    const read = async (): Promise<void> => {
      const found = await dosesById(diary, key.split(' ')).catch(() => [])
      if (!isOver) setDoses(found)
    }
    void read()
    return () => {
      isOver = true
    }
  }, [diary, key])
  if (doses === null) return null
  if (doses.length === 0) return children
  if (told !== undefined) return told(doses)
  const line = ({ amount, takenAt, timeOffset }: Dose): string => {
    const time = timeText(tag, { at: takenAt, offset: timeOffset })
    if (amount === null) return text('loggedAt', { time })
    return text('loggedAs', { time, amount: count(amount.amount, amount.units) })
  }
  return (
    <ul className="logged-doses">
      {doses.map((dose) => (
        <li key={dose.id}>{line(dose)}</li>
      ))}
    </ul>
  )
}
