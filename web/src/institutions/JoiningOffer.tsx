import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import type { SponsoredPlan } from '@reprieve/domain/institutions/institution.ts'
import { useEffect, useState } from 'react'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { toList, parseSponsoredPlan } from './knownInstitutions.ts'
import './institutions.css'

interface JoiningOfferProps {
  nid: number
  name: string
  /** The study that the person was invited to. */
  studyId: string | null
}

type JoiningOfferState = { is: 'asking' | 'away' } | { is: 'known'; offer: MembersOffer }

/** What joining offers, shown before consent. The form below does not wait for it. [INST-62] */
export function JoiningOffer({ nid, name, studyId }: JoiningOfferProps) {
  const ask = useAsk()
  const [asked, setAsked] = useState<JoiningOfferState>({ is: 'asking' })
  const isAsking = asked.is === 'asking'
  useEffect(() => {
    if (!isAsking) return undefined
    let isWanted = true
    const read = async (): Promise<void> => {
      const offer = await fetchMembersOffer(ask, nid)
      if (isWanted) setAsked(offer === null ? { is: 'away' } : { is: 'known', offer })
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [ask, nid, isAsking])
  const text = useText('institutions')
  const common = useText('common')
  const again = (): void => setAsked({ is: 'asking' })
  return (
    <div role="status" className="institution-trouble">
      {asked.is === 'away' && (
        <Note kind="info" action={<Button kind="text" label={common('retry')} onPress={again} />}>
          {text('offerNotLoaded', { name })}
        </Note>
      )}
      {asked.is === 'known' && <Offered offer={asked.offer} name={name} studyId={studyId} />}
    </div>
  )
}

interface OfferedProps extends Pick<JoiningOfferProps, 'name' | 'studyId'> {
  offer: MembersOffer
}

function Offered({ offer: { sponsors, studies }, name, studyId }: OfferedProps) {
  const text = useText('institutions')
  const purchases = useText('purchases')
  const study = studies.find((one) => one.studyId === studyId)
  const plan = purchases(sponsors === 'subscriber' ? 'planProSubscription' : 'planPro')
  return (
    <>
      {study !== undefined && <p>{text('study', { name: study.name })}</p>}
      {sponsors !== 'none' && <p>{text('sponsors', { name, plan })}</p>}
    </>
  )
}

/** What members of an institution get. */
interface MembersOffer {
  sponsors: SponsoredPlan
  studies: readonly { studyId: string; name: string }[]
}

/** Null: it could not be loaded now. [INST-62] */
export async function fetchMembersOffer(ask: Ask, institution: number): Promise<MembersOffer | null> {
  const answer = await ask('institutions/get-institution', { institution }, { background: true })
  if (!answer.reached || answer.code !== RESULT.ok) return null
  const { sponsors, studies } = toFields(answer.body['institution'])
  return {
    sponsors: parseSponsoredPlan(sponsors),
    studies: toList(studies).flatMap((one) => {
      const { study_id: studyId, name } = toFields(one)
      return typeof studyId === 'string' && typeof name === 'string' ? [{ studyId, name }] : []
    }),
  }
}
