import type { ListedQuestionnaire, QuestionnaireList } from '@reprieve/contract/questionnaires/listWire.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import { readInstitutions, institutionNumber } from '../institutions/knownInstitutions.ts'
import { refreshInstitutions } from '../institutions/memberships.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES } from '../local/serverCopies.ts'
import { watch } from '../local/watch.ts'
import { formToAnswer, keptAnswered, type AnswerHistory, type Form } from './formTable.ts'
import { learnForm, learnQuestionnaires, type Learned } from './learnQuestionnaires.ts'
import { toldList } from './listTable.ts'

/** As in the address. */
export interface OnePlace {
  institution: string
  id: string
}

/** What this device knows of one questionnaire. */
export interface One {
  row: ListedQuestionnaire
  /** The institution's name; null for a questionnaire that the person takes on their own. */
  askedBy: string | null
  form: Form | 'unreadable' | null
  /** Null if it was never received. */
  answered: AnswerHistory | null
}

export interface OneInUse {
  one: One | null
  /** The result of the last request; null while it runs. */
  asked: Learned | null
  load: () => void
}

/** The stored data at once; loads them again. */
export function useOne(diary: Diary, place: OnePlace): OneInUse {
  const ask = useAsk()
  const [{ subscribe, current }] = useState(() =>
    watch(diary.doorbell, [SERVER_COPIES], () => readOne(diary, place)),
  )
  const seen = useSyncExternalStore(subscribe, current)
  const [asked, setAsked] = useState<Learned | null>(null)
  if (seen.is === 'failed') throw seen.fault
  const learn = (): void => void learnOne(diary, ask, place).then(setAsked, () => setAsked('failed'))
  const learnNow = useEffectEvent(learn)
  useEffect(() => learnNow(), [])
  return {
    one: seen.is === 'read' ? seen.value : null,
    asked: seen.is === 'loading' ? null : asked,
    load: () => {
      setAsked(null)
      learn()
    },
  }
}

export async function readOne(diary: Diary, { institution, id }: OnePlace): Promise<One | null> {
  const [list, institutions] = await Promise.all([toldList(diary), readInstitutions(diary)])
  // An address may use the institution's short name, while the data of its questionnaires use its number.
  const found = list && rowIn(list, { institution: institutionNumber(institutions, institution), id })
  if (found === null) return null
  const { nid, edition } = found.row
  const [form, answered] = await Promise.all([formToAnswer(diary, nid, edition), keptAnswered(diary, nid)])
  return { ...found, form, answered }
}

/** An address may also name it by its number. */
function rowIn(list: QuestionnaireList, { institution, id }: OnePlace): Pick<One, 'row' | 'askedBy'> | null {
  const asked = list.institutions.flatMap(({ rows, name }) => rows.map((row) => ({ row, askedBy: name })))
  const others = [...list.own, ...list.answered].map((row) => ({ row, askedBy: null }))
  const isIt = ({ row }: { row: ListedQuestionnaire }): boolean =>
    String(row.institution) === institution && (row.slug === id || String(row.nid) === id)
  return [...asked, ...others].find(isIt) ?? null
}

/** The list first: it has the requested edition and the number under which the answers are stored. */
export async function learnOne(diary: Diary, ask: Ask, place: OnePlace): Promise<Learned> {
  const known = (await readOne(diary, place))?.row
  const learned = known === undefined ? await learnQuestionnaires(diary, ask) : 'learned'
  if (learned !== 'learned') return learned
  // A link opened on a new device: the short name may not be known there yet.
  if (known === undefined) await refreshInstitutions(diary, ask)
  const row = known ?? (await readOne(diary, place))?.row
  return row === undefined ? 'not-here' : learnForm(diary, ask, row)
}
