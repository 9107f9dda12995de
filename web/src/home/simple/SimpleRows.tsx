import { switchSimple } from '@reprieve/domain/home/storedHome.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { type ReactNode, Suspense } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useFaultText } from '../../text/formTexts.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { HomeDose } from '../answers/HomeDose.tsx'
import { changeHomeCards } from '../cardsTable.ts'

const AREAS: readonly BrowserArea[] = ['doses', 'medications', 'settings']

interface SimpleRowsProps {
  diary: Diary
  /** The row of the reflection, which home has in any case. */
  children: ReactNode
  /** Shows home as simple or as usual. */
  onSimple: (isSimple: boolean) => void
}

/** What simple mode shows below the record button and what is to be finished. [SIMPLE-1] */
export function SimpleRows(props: SimpleRowsProps) {
  useTextsReady(AREAS)
  return <Rows {...props} />
}

function Rows({ diary, children, onSimple }: SimpleRowsProps) {
  const shell = useText()
  const settings = useText('settings')
  const change = useSimpleSwitch(diary, onSimple)
  return (
    <>
      <Suspense fallback={<div className="home-row" aria-hidden="true" />}>
        <HomeDose diary={diary} otherwise={<LogDoseRow />} />
      </Suspense>
      {children}
      <Link className="home-row" to={PATHS.urgentHelp}>
        <span className="home-row-icon">
          <DiaryIcon name="heart" />
        </span>
        <span className="home-row-words">
          <b>{shell('urgentHelp')}</b>
        </span>
        <Icon name="chevronRight" />
      </Link>
      <Button kind="text" label={settings('simpleLeave')} onPress={() => void change(false)} />
    </>
  )
}

/** Without a medication taken as needed: the screen offers the others, or to add one. */
function LogDoseRow() {
  const text = useText('doses')
  return (
    <Link className="home-row" to={PATHS.doseAdd}>
      <span className="home-row-icon">
        <DiaryIcon name="pill" />
      </span>
      <span className="home-row-words">
        <b>{text('addTitle')}</b>
      </span>
      <Icon name="chevronRight" />
    </Link>
  )
}

/** Turns simple mode on or off while home is shown, and offers to undo it. [SIMPLE-1] */
export function useSimpleSwitch(diary: Diary, onSimple: (isSimple: boolean) => void) {
  const text = useText('settings')
  const faultText = useFaultText()
  const toasts = useToasts()
  const turn = async (isSimple: boolean): Promise<boolean> => {
    const changed = await changeHomeCards(diary, (home) => switchSimple(home, isSimple))
    if (!changed.ok) toasts.show({ message: faultText(changed.reason) })
    else onSimple(isSimple)
    return changed.ok
  }
  return async (isSimple: boolean): Promise<void> => {
    if (!(await turn(isSimple))) return
    // The pressed button is gone.
    document.querySelector<HTMLElement>('.pain-now .button')?.focus()
    const undo = (): void => void turn(!isSimple).catch(reportError)
    toasts.show({ message: text(isSimple ? 'simpleIsOn' : 'simpleIsOff'), isDone: true, undo })
  }
}
