import type { MedicineDays, MonthCount } from '@reprieve/domain/doses/medicineDays.ts'
import { MEDICINE_DAYS } from '@reprieve/domain/medications/dayLimit.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { Suspense, useId, useState } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useFaultText } from '../../text/formTexts.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { changeMedicineDays } from '../cardsTable.ts'
import { useMedicineDays, type MedicineDaysFacts } from './medicineDays.ts'
import './medicineDays.css'

const MedicineDaysSheet = lazyComponent(() => import('./MedicineDaysSheet.tsx'), 'MedicineDaysSheet')

const WHY_ARTICLE = 'headache-medication-overuse'
const STOPPING_ARTICLE = 'do-not-stop-suddenly'

export interface ShownMedicineDays {
  /** As when home was opened, and as the person changed it since. [HOME-26] */
  card: MedicineDaysFacts['card']
  facts: MedicineDaysFacts | null
  /** The person switched it here: the focus follows, because the pressed button is gone. */
  isChangedHere: boolean
  /** Shows what is stored already. */
  show: (card: 'on' | 'off') => void
  /** Stores it, then shows it. */
  choose: (card: 'on' | 'off') => void
}

/** Another device cannot add a card while the person looks; what it counts is always up to date. [HOME-26, MDAY-7] */
export function useShownMedicineDays(diary: Diary): ShownMedicineDays {
  const facts = useMedicineDays(diary)
  const faultText = useFaultText()
  const toasts = useToasts()
  const [opened, setOpened] = useState(facts?.card)
  const [chosen, show] = useState<'on' | 'off' | null>(null)
  if (opened === undefined && facts !== null) setOpened(facts.card)
  const store = async (card: 'on' | 'off'): Promise<void> => {
    const changed = await changeMedicineDays(diary, (choice) => ({ ...choice, isOn: card === 'on' }))
    if (changed.ok) show(card)
    else toasts.show({ message: faultText(changed.reason) })
  }
  return {
    card: chosen ?? opened ?? 'off',
    facts,
    isChangedHere: chosen !== null,
    show,
    choose: (card) => void store(card).catch(reportError),
  }
}

/** Under the medications: offered once to those whom it may help, and always there for everybody. [MDAY-7] */
export function MedicineDaysOffer({ days }: { days: ShownMedicineDays }) {
  const text = useText('doses')
  if (days.card === 'on') return null
  const show = (
    <Button
      kind={days.card === 'offered' ? 'quiet' : 'text'}
      label={text('medicineDaysShow')}
      autoFocus={days.isChangedHere}
      onPress={() => days.choose('on')}
    />
  )
  if (days.card === 'off') return show
  return (
    <div className="medicine-days-offer">
      <p>{text('medicineDaysOffer', { of: MEDICINE_DAYS })}</p>
      <div className="card-ways">
        {show}
        <Button kind="text" label={text('medicineDaysNoThanks')} onPress={() => days.choose('off')} />
      </div>
    </div>
  )
}

interface MedicineDaysCardProps {
  diary: Diary
  days: ShownMedicineDays
}

/** How many of the last 30 days had a medicine. It does not judge the number. [MDAY-1, MDAY-2, MDAY-6] */
export function MedicineDaysCard({ diary, days }: MedicineDaysCardProps) {
  const text = useText('doses')
  const heading = useId()
  const [isOpen, setOpen] = useState(false)
  const { card, facts } = days
  if (card !== 'on' || facts === null || facts.counts === null) return null
  const { counts, limit } = facts
  const of = MEDICINE_DAYS
  return (
    <section className="home-card medicine-days" aria-labelledby={heading}>
      <div className="home-card-head">
        <h2 id={heading} tabIndex={-1} ref={days.isChangedHere ? focusOnce : null}>
          {text('medicineDaysTitle')}
        </h2>
      </div>
      {counts.days === 0 ? (
        <p>{text('medicineDaysEmpty', { of })}</p>
      ) : (
        <p className="medicine-days-count">{text('medicineDaysCount', { days: counts.days, of })}</p>
      )}
      {limit !== null && <p>{text('medicineDaysOwnLimit', { limit, of })}</p>}
      <Medicines diary={diary} rows={counts.rows} />
      {counts.unlogged > 0 && (
        <p className="medicine-days-soft">{text('medicineDaysUnlogged', { days: counts.unlogged, of })}</p>
      )}
      <Months months={counts.months} />
      <Link className="link" to={PATHS.guideContent} params={{ id: WHY_ARTICLE }}>
        {text('medicineDaysWhy')}
      </Link>
      <p className="medicine-days-soft">{text('medicineDaysFoot')}</p>
      <Link className="link" to={PATHS.guideContent} params={{ id: STOPPING_ARTICLE }}>
        {text('medicineDaysFootLink')}
      </Link>
      <Button label={text('medicineDaysSettings')} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <MedicineDaysSheet
            diary={diary}
            limit={limit}
            onSaved={({ isOn }) => {
              setOpen(false)
              if (!isOn) days.show('off')
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

const focusOnce = (heading: HTMLElement | null): void => heading?.focus()

/** Each medicine has its own count. [MDAY-2] */
function Medicines({ diary, rows }: Pick<MedicineDaysCardProps, 'diary'> & Pick<MedicineDays, 'rows'>) {
  const text = useText('doses')
  const { name } = useMedicationWords()
  const all = useMedications(diary) ?? []
  if (rows.length === 0) return null
  return (
    <dl className="medicine-days-rows">
      {rows.map(({ id, days, limit }) => {
        const medication = all.find((one) => one.id === id)
        return (
          <div key={id}>
            <dt>{medication === undefined ? '' : name(medication)}</dt>
            <dd>{text('medicineDaysRow', { days })}</dd>
            {limit !== null && (
              <dd className="medicine-days-soft medicine-days-own">
                {text('medicineDaysOwnLimit', { limit, of: MEDICINE_DAYS })}
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

/** Counts of whole months, without a word about them. [MDAY-6] */
function Months({ months }: { months: readonly MonthCount[] }) {
  const text = useText('doses')
  const heading = useId()
  const format = new Intl.DateTimeFormat(useFormatTag(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <div>
      <h3 id={heading} className="medicine-days-soft">
        {text('medicineDaysMonths')}
      </h3>
      <dl className="medicine-days-rows" aria-labelledby={heading}>
        {months.map(({ first, days, loggedDays }) => (
          <div key={first}>
            <dt>{format.format(first * DAY_MS)}</dt>
            <dd>{loggedDays === 0 ? text('medicineDaysNoEntries') : text('medicineDaysRow', { days })}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
