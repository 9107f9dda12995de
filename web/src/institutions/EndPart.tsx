import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { useAsk } from '../api/useAsk.ts'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Note } from '../ui/Note.tsx'
import { useToasts } from '../ui/useToasts.ts'
import { endMembership, type AfterEnding } from './ending.ts'
import type { Membership } from './knownInstitutions.ts'
import type { Ending } from './learnInstitutions.ts'

const WORDS = {
  leave: { act: 'leave', title: 'leaveTitle', about: 'leaveText', keep: 'stay', done: 'left' },
  withdraw: {
    act: 'withdraw',
    title: 'withdrawTitle',
    about: 'withdrawText',
    keep: 'keepConsent',
    done: 'withdrawn',
  },
} as const satisfies Record<Ending, object>

interface EndPartProps {
  member: Membership
  afterwards: AfterEnding
}

/**
 * Leaving takes as few steps as joining, and each says beforehand what happens to the data. [CONS-5, CONS-6, CONS-7]
 */
export function EndPart({ member, afterwards }: EndPartProps) {
  const { name, ended } = member
  const text = useText('institutions')
  const common = useText('common')
  const { asking, setAsking, refused, end, title } = useEnding(member, afterwards)
  const words = WORDS[asking ?? 'leave']
  return (
    <section className="card institution-end">
      <h2 ref={title} tabIndex={-1}>
        {text('end')}
      </h2>
      <p>{text('endText')}</p>
      <div role="alert" className="institution-trouble">
        {refused !== null && <Note kind="warn">{refused.message ?? common('noDataConnection')}</Note>}
      </div>
      <div className="institution-ways">
        {/* After leaving, only withdrawing is possible. */}
        {ended === null && <Button label={text('leave')} onPress={() => setAsking('leave')} />}
        <Button kind="danger" label={text('withdraw')} onPress={() => setAsking('withdraw')} />
      </div>
      <Dialog
        isOpen={asking !== null}
        title={text(words.title, { name })}
        text={text(words.about, { name })}
        choices={[
          { label: text(words.keep), kind: 'primary', onChoose: () => {} },
          { label: text(words.act), kind: 'danger', onChoose: () => void (asking && end(asking)) },
        ]}
        onClose={() => setAsking(null)}
      />
    </section>
  )
}

function useEnding({ nid, name }: Membership, afterwards: AfterEnding) {
  const text = useText('institutions')
  const diary = useDiary()
  const ask = useAsk()
  const toasts = useToasts()
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState<Ending | null>(null)
  const [refused, setRefused] = useState<{ message: string | null } | null>(null)
  const end = async (ending: Ending): Promise<void> => {
    setRefused(null)
    const wish = { nid, ending, afterwards }
    const problem = await endMembership(diary, ask, wish).catch(() => ({ message: null }))
    if (problem !== null) return setRefused(problem)
    toasts.show({ message: text(WORDS[ending].done, { name }), isDone: true })
    // After leaving, the page stays but its button is gone; after withdrawing, there is nothing left to see.
    if (ending === 'leave') title.current?.focus()
    else await navigate({ to: PATHS.institutions, params: { institution: undefined }, replace: true })
  }
  return { asking, setAsking, refused, end, title }
}
