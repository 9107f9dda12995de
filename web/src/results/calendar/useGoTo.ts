import { useNavigate } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'

interface CalendarSearch {
  month: string
  date?: string
  view?: 'year'
}

export type GoTo = (search: CalendarSearch) => void

/** In its place: a step back leaves the calendar, and does not go through every month that was turned to. */
export function useGoTo(): GoTo {
  const navigate = useNavigate()
  return (search) => void navigate({ to: PATHS.calendar, search, replace: true, resetScroll: false })
}
