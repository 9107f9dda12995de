import type { ListedQuestionnaire, QuestionnaireList } from '@reprieve/contract/questionnaires/listWire.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Ask } from '../api/ask.ts'
import { useAsk } from '../api/useAsk.ts'
import { readInstitutions, institutionNumber } from '../institutions/knownInstitutions.ts'
import { refreshInstitutions } from '../institutions/memberships.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES } from '../local/serverCopies.ts'
import { watch } from '../local/watch.ts'
import { readFormToAnswer, readAnswerHistory, type AnswerHistory, type StoredForm } from './formTable.ts'
import { fetchForm, fetchQuestionnaires, type QuestionnaireFetchOutcome } from './fetchQuestionnaires.ts'
import { readStoredQuestionnaires } from './listTable.ts'

/** As in the address. */
export interface QuestionnairePlace {
  institution: string
  id: string
}

/** What this device knows of one questionnaire. */
export interface QuestionnaireDetails {
  row: ListedQuestionnaire
  /** The institution's name; null for a questionnaire that the person takes on their own. */
  askedBy: string | null
  form: StoredForm | 'unreadable' | null
  /** Null if it was never received. */
  answered: AnswerHistory | null
}

export interface QuestionnaireQuery {
  one: QuestionnaireDetails | null
  /** The result of the last request; null while it runs. */
  asked: QuestionnaireFetchOutcome | null
  load: () => void
}

/** Returns the stored data immediately, and loads them again. */
export function useQuestionnaire(diary: Diary, place: QuestionnairePlace): QuestionnaireQuery {
  const ask = useAsk()
  const [{ subscribe, current }] = useState(() =>
    watch(diary.doorbell, [SERVER_COPIES], () => readQuestionnaireDetails(diary, place)),
  )
  const seen = useSyncExternalStore(subscribe, current)
  const [asked, setAsked] = useState<QuestionnaireFetchOutcome | null>(null)
  if (seen.is === 'failed') throw seen.fault
  const learn = (): void =>
    void fetchQuestionnaire(diary, ask, place).then(setAsked, () => setAsked('failed'))
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

export async function readQuestionnaireDetails(
  diary: Diary,
  { institution, id }: QuestionnairePlace,
): Promise<QuestionnaireDetails | null> {
  const [list, institutions] = await Promise.all([readStoredQuestionnaires(diary), readInstitutions(diary)])
  // An address may use the institution's short name, while the data of its questionnaires use its number.
  const found = list && rowIn(list, { institution: institutionNumber(institutions, institution), id })
  if (found === null) return null
  const { nid, edition } = found.row
  const [form, answered] = await Promise.all([
    readFormToAnswer(diary, nid, edition),
    readAnswerHistory(diary, nid),
  ])
  return { ...found, form, answered }
}

/** An address may also name it by its number. */
function rowIn(
  list: QuestionnaireList,
  { institution, id }: QuestionnairePlace,
): Pick<QuestionnaireDetails, 'row' | 'askedBy'> | null {
  const asked = list.institutions.flatMap(({ rows, name }) => rows.map((row) => ({ row, askedBy: name })))
  const others = [...list.own, ...list.answered].map((row) => ({ row, askedBy: null }))
  const isIt = ({ row }: { row: ListedQuestionnaire }): boolean =>
    String(row.institution) === institution && (row.slug === id || String(row.nid) === id)
  return [...asked, ...others].find(isIt) ?? null
}

/** The list first: it has the requested edition and the number under which the answers are stored. */
export async function fetchQuestionnaire(
  diary: Diary,
  ask: Ask,
  place: QuestionnairePlace,
): Promise<QuestionnaireFetchOutcome> {
  const known = (await readQuestionnaireDetails(diary, place))?.row
  const learned = known === undefined ? await fetchQuestionnaires(diary, ask) : 'learned'
  if (learned !== 'learned') return learned
  // A link opened on a new device: the short name may not be known there yet.
  if (known === undefined) await refreshInstitutions(diary, ask)
  const row = known ?? (await readQuestionnaireDetails(diary, place))?.row
  return row === undefined ? 'not-here' : fetchForm(diary, ask, row)
}
