import { useNavigate } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'

interface CalendarSearch {
  month: string
  date?: string
  view?: 'year'
}

export type GoTo = (search: CalendarSearch) => void

/** Replaces the history entry: going back leaves the calendar instead of visiting every month shown before. */
export function useGoTo(): GoTo {
  const navigate = useNavigate()
  return (search) => void navigate({ to: PATHS.calendar, search, replace: true, resetScroll: false })
}
