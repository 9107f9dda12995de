import { useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Collapse } from '../ui/Collapse.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useLongDate } from './InstitutionList.tsx'
import type { Membership } from './knownInstitutions.ts'
import { OwnWords } from './OwnWords.tsx'
import { SeenAnswers } from './SeenAnswers.tsx'
import type { SeenThere } from './seenThere.ts'
import { useSeenThere } from './useSeenThere.ts'
import { DATE, DATE_AND_TIME } from '../settings/dateForms.ts'

/** What the institution sees of the person, from the same server that shows it there. [CONS-9] */
export function SeenPart({ member: { nid, name } }: { member: Membership }) {
  const { seen, asked, load } = useSeenThere(useDiary(), nid)
  const text = useText('institutions')
  const common = useText('common')
  const shell = useText()
  const isUnanswered = asked === 'away' || asked === 'refused'
  return (
    <section className="card institution-seen">
      <h2>{text('seesTitle', { name })}</h2>
      <p>{text('seesNoDiary')}</p>
      <div role="alert" className="institution-trouble">
        {isUnanswered && (
          <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={load} />}>
            {text(seen === null ? 'notKnown' : 'lastKnown')}
          </Note>
        )}
      </div>
      {seen === null && asked === null && <Skeleton longText={shell('waitingLong')} />}
      {seen !== null && <Seen seen={seen} name={name} />}
    </section>
  )
}

function Seen({ seen, name }: { seen: SeenThere; name: string }) {
  const text = useText('institutions')
  const { answers, consent, readings, study } = seen
  return (
    <>
      {study !== null && <p>{text('study', { name: study })}</p>}
      <Details details={seen.details} name={name} />
      <h3>{text('answers')}</h3>
      {answers.length === 0 ? <p>{text('noAnswers')}</p> : <SeenAnswers answers={answers} />}
      <h3>{text('readings')}</h3>
      {readings.length === 0 ? <p>{text('noReadings')}</p> : <Readings readings={readings} />}
      {consent !== null && <Agreed consent={consent} />}
    </>
  )
}

function Details({ details, name }: Pick<SeenThere, 'details'> & { name: string }) {
  const text = useText('institutions')
  const account = useText('account')
  const dayInWords = new Intl.DateTimeFormat(useFormatTag(), { ...DATE, timeZone: 'UTC' })
  const { fullName, birthDate, primaryId } = details
  const bornAt = Date.parse(birthDate ?? '')
  const rows = [
    [account('fullName'), fullName],
    [account('birthDate'), Number.isNaN(bornAt) ? birthDate : dayInWords.format(bornAt)],
    [text('primaryId', { name }), primaryId],
  ] as const
  return (
    <>
      <h3>{text('details')}</h3>
      <dl className="institution-details">
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}

const FIRST = 5

function Readings({ readings }: Pick<SeenThere, 'readings'>) {
  const format = new Intl.DateTimeFormat(useFormatTag(), DATE_AND_TIME)
  return (
    <ul className="institution-rows">
      {readings.slice(0, FIRST).map((at) => (
        <li key={at}>{format.format(at)}</li>
      ))}
    </ul>
  )
}

function Agreed({ consent: { text: agreed, given } }: { consent: NonNullable<SeenThere['consent']> }) {
  const text = useText('institutions')
  const date = useLongDate()
  const [isOpen, setOpen] = useState(false)
  return (
    <Collapse
      title={text('agreedOn', { date: date(given) })}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <OwnWords text={agreed} />
    </Collapse>
  )
}
