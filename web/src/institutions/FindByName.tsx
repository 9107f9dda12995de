import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk } from '../api/useAsk.ts'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { Button, SubmitButton } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { Note } from '../ui/Note.tsx'
import { TextField } from '../ui/TextField.tsx'
import { findInstitution, type FoundInstitution } from './findInstitution.ts'

type Finding = { is: 'typing' | 'asking' | 'empty' } | Exclude<FoundInstitution, { is: 'found' }>

/** For people who know the name of their clinic but have neither link nor code. Its questions come next. [INST-63] */
export function FindByName() {
  const ask = useAsk()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [finding, setFinding] = useState<Finding>({ is: 'typing' })
  const text = useText('institutions')
  const find = async (): Promise<void> => {
    if (finding.is === 'asking') return
    if (typed.trim() === '') return setFinding({ is: 'empty' })
    setFinding({ is: 'asking' })
    const found = await findInstitution(ask, typed)
    if (found.is !== 'found') return setFinding(found)
    await navigate({ to: PATHS.consent, search: { institution: String(found.nid) } })
  }
  return (
    <section className="card institution-find">
      <h2>{text('findTitle')}</h2>
      <Form label={text('findTitle')} onSubmit={() => void find()}>
        <TextField
          label={text('findLabel')}
          name="organization"
          autoComplete="off"
          hint={text('findHint')}
          value={typed}
          error={useErrorOf(finding)}
          onChange={(next) => {
            setTyped(next)
            setFinding({ is: 'typing' })
          }}
        />
        <FindTrouble finding={finding} onRetry={() => void find()} />
        <SubmitButton label={text('find')} busyLabel={text('finding')} isBusy={finding.is === 'asking'} />
      </Form>
    </section>
  )
}

function useErrorOf({ is }: Finding): string | null {
  const text = useText('institutions')
  const common = useText('common')
  if (is === 'empty') return common('fieldEmpty')
  if (is === 'unknown') return text('findNone')
  return is === 'not-active' ? text('notActivated') : null
}

function FindTrouble({ finding, onRetry }: { finding: Finding; onRetry: () => void }) {
  const common = useText('common')
  return (
    <div role="alert" className="institution-trouble">
      {finding.is === 'away' && (
        <Note kind="warn" action={<Button kind="text" label={common('retry')} onPress={onRetry} />}>
          {common('noDataConnection')}
        </Note>
      )}
      {finding.is === 'refused' && <Note kind="warn">{finding.message}</Note>}
    </div>
  )
}
