import { useText } from './words.tsx'

/** The three ways to leave a changed form, with the labels used everywhere. */
export function useLeaveWords(): { save: string; back: string; discard: string } {
  const common = useText('common')
  return { save: common('save'), back: common('cancel'), discard: common('discard') }
}
