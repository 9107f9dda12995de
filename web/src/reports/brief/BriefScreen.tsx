import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useDiary } from '../../access/diary.ts'
import { Reading } from '../../results/frame/Reading.tsx'
import { HAS_DRAWER, useMedia } from '../../results/frame/useMedia.ts'
import { usePrinting } from '../../results/picture/usePrinting.ts'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import './brief.css'
import { BriefPage } from './BriefPage.tsx'
import { useBrief } from './useBrief.ts'

const AREAS: readonly BrowserArea[] = [
  'brief',
  'lists',
  'listItems',
  'medications',
  'records',
  'report',
  'results',
]

/** One page for the next visit, made on the device: needs no account, network or plan. */
export function BriefScreen() {
  useTextsReady(AREAS)
  return <Brief />
}

function Brief() {
  const text = useText('brief')
  const diary = useDiary()
  const brief = useBrief(diary)
  // Paper is white, whatever the theme.
  usePrinting()
  // Beside the drawer, the only filled button is the one in the drawer (DESIGN 12).
  const kind = useMedia(HAS_DRAWER) ? 'quiet' : 'primary'
  if ('is' in brief) return <Reading {...brief} />
  return (
    <>
      <BriefPage diary={diary} brief={brief} />
      <div className="brief-print">
        <Button label={text('print')} kind={kind} onPress={() => print()} />
      </div>
    </>
  )
}
