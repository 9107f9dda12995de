import { HINTS, showAgain, type Hint } from '@reprieve/domain/settings/hints/hints.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { Suspense, useId, useSyncExternalStore } from 'react'
import { useDevice } from '../../access/useDevice.ts'
import { changeHints, hintsNow } from '../../settings/hints/changeHints.ts'
import { storedHints } from '../../settings/hints/storedHints.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Switch } from '../../ui/controls/Switch.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'

/** The text of each hint belongs to the area of its screen. */
const AREAS: readonly BrowserArea[] = ['records', 'filters', 'calendar', 'results', 'reports']

/** D50: every hint with its text; one or all can be shown again. [SET-14, HINT-7] */
export function HintsPart() {
  const text = useText('settings')
  const shell = useText()
  const device = useDevice()
  const toasts = useToasts()
  useSyncExternalStore(storedHints.subscribe, storedHints.current)
  const { seen, isOff } = hintsNow()
  const notKept = (): void => toasts.show({ message: text('notKept') })
  const turn = (isOn: boolean): void =>
    void changeHints(device, (kept) => ({ ...kept, isOff: !isOn })).catch(notKept)
  const again = (hints: readonly Hint[], message: string): void => {
    changeHints(device, (kept) => showAgain(kept, hints)).then(
      () => toasts.show({ message, isDone: true }),
      notKept,
    )
  }
  return (
    <>
      <p>{text('hintsText')}</p>
      <Switch
        label={text('hintsShow')}
        onLabel={shell('on')}
        offLabel={shell('off')}
        isOn={!isOff}
        onChange={turn}
      />
      <Suspense fallback={<Skeleton longText={shell('waitingLong')} />}>
        <HintList seen={seen} onAgain={(hint, name) => again([hint], text('hintAgainDone', { name }))} />
      </Suspense>
      <Button label={text('hintsAgain')} onPress={() => again(HINTS, text('hintsAgainDone'))} />
    </>
  )
}

interface HintListProps {
  seen: readonly Hint[]
  onAgain: (hint: Hint, name: string) => void
}

function HintList(props: HintListProps) {
  useTextsReady(AREAS)
  return <ReadyHintList {...props} />
}

function ReadyHintList({ seen, onAgain }: HintListProps) {
  const words = useHintWords()
  return (
    <ul className="settings-hints">
      {HINTS.map((hint) => (
        <HintRow
          key={hint}
          {...words[hint]}
          isSeen={seen.includes(hint)}
          onAgain={() => onAgain(hint, words[hint].name)}
        />
      ))}
    </ul>
  )
}

interface HintWords {
  name: string
  says: string
}

function useHintWords(): Readonly<Record<Hint, HintWords>> {
  const text = useText('settings')
  const records = useText('records')
  const filters = useText('filters')
  const calendar = useText('calendar')
  const results = useText('results')
  const reports = useText('reports')
  const overlays = results('changeOverlays')
  return {
    'section-drawer': { name: records('sections'), says: records('hintSections') },
    'body-map': { name: records('bodyMap'), says: records('hintBodyMap') },
    filter: { name: filters('title'), says: filters('hintFilter') },
    'calendar-overlays': { name: reports('overlays'), says: calendar('hintOverlays', { overlays }) },
    'quick-record': { name: records('quickTitle'), says: records('hintQuick') },
    'dark-theme': { name: text('appTheme'), says: text('hintDarkTheme') },
  }
}

interface HintRowProps extends HintWords {
  isSeen: boolean
  onAgain: () => void
}

function HintRow({ name, says, isSeen, onAgain }: HintRowProps) {
  const text = useText('settings')
  const title = useId()
  return (
    <li className="settings-hint">
      <div>
        <h3 id={title}>{name}</h3>
        <p>{says}</p>
        <p className="settings-soft">{text(isSeen ? 'hintSeen' : 'hintUnseen')}</p>
      </div>
      {isSeen && <Button kind="text" label={text('hintAgain')} describedBy={title} onPress={onAgain} />}
    </li>
  )
}
