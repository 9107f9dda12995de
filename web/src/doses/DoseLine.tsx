import type { Medication } from '@reprieve/domain/medications/medication.ts'
import type { Diary } from '../local/rows.ts'
import { DayLines } from './DayLines.tsx'
import './doses.css'
import { LogDoseButton } from './LogDoseButton.tsx'

/** Below a medication in a list: what was taken of it, and the first of two presses. [DOSE-2, DOSE-3] */
export const DoseLine = ({ diary, medication }: { diary: Diary; medication: Medication }) => (
  <div className="dose-line">
    <DayLines diary={diary} medication={medication} isShort />
    <LogDoseButton diary={diary} medication={medication} />
  </div>
)
