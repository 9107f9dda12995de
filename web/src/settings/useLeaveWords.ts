import { useText } from './words.tsx'

/** The three ways out of a form that was changed, by the names that they have everywhere. */
export function useLeaveWords(): { save: string; back: string; discard: string } {
  const common = useText('common')
  return { save: common('save'), back: common('cancel'), discard: common('discard') }
}
