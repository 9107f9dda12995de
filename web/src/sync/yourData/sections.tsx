import { later, type Later } from '../../ui/later.tsx'

/** The possible values of `?section=`. */
export type SectionName = 'waiting' | 'trash' | 'export' | 'import' | 'csv'

/** The sections behind the overview, each in its own chunk. */
export const SECTIONS: Record<SectionName, Later<object>> = {
  waiting: later(() => import('../waiting/WaitingPart.tsx'), 'WaitingPart'),
  trash: later(() => import('../trash/TrashPart.tsx'), 'TrashPart'),
  export: later(() => import('../transfer/ExportPart.tsx'), 'ExportPart'),
  import: later(() => import('../transfer/ImportPart.tsx'), 'ImportPart'),
  csv: later(() => import('../transfer/CsvPart.tsx'), 'CsvPart'),
}

export const sectionFrom = (said: unknown): SectionName | null =>
  typeof said === 'string' && Object.hasOwn(SECTIONS, said) ? (said as SectionName) : null
