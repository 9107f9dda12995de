import type { Key } from '@reprieve/locales/words.ts'
import type { Diary } from '../../local/rows.ts'
import { useText } from '../../settings/words.tsx'
import type { Plan } from '../userRecord.ts'
import { useUserRecord } from '../useUserRecord.ts'

const WORDS: Record<Plan, { name: Key<'purchases'>; about: Key<'purchases'> }> = {
  lite: { name: 'planLite', about: 'aboutLite' },
  pro: { name: 'planPro', about: 'aboutPro' },
  subscription: { name: 'planProSubscription', about: 'aboutProSubscription' },
}

/** As the server told it last: nothing is offered here that cannot be had. */
export function PlanSection({ diary }: { diary: Diary }) {
  const record = useUserRecord(diary)
  const text = useText('profile')
  const purchases = useText('purchases')
  if (record === null) return <p role="status">{text('planNotKnown')}</p>
  const { name, about } = WORDS[record.plan]
  return (
    <div className="profile-part">
      <p className="profile-strong">{purchases(name)}</p>
      <p>{purchases(about)}</p>
      <p>
        {purchases('creditsAvailable')}: {record.credits}
      </p>
    </div>
  )
}
