import type { FieldType } from '@reprieve/domain/lists/listItem.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { withItems, type ListAnswer } from '@reprieve/domain/records/answer.ts'
import {
  chooseItem,
  chooseNothing,
  type ItemList,
  type ListWithNothing,
} from '@reprieve/domain/records/chooseFactor.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { ListChips } from '../../lists/ListChips.tsx'
import { useListChoices } from '../../lists/listChoices.ts'
import { useText } from '../../text/useText.tsx'
import { SectionHint } from './SectionHint.tsx'
import type { SectionProps } from './recordSections.ts'
import './listSection.css'

interface ListedChoice {
  list: Exclude<ItemList, 'location'>
  type: FieldType
  question: Key<'records'>
  name: Key<'records'>
  /** The same list, if it can be answered with "Nothing". */
  withNothing?: ListWithNothing
}

const SYMPTOMS: ListedChoice = {
  list: 'symptom',
  type: 'symptom',
  question: 'whatElse',
  name: 'symptoms',
  withNothing: 'symptom',
}
const CHARACTERISTICS: ListedChoice = {
  list: 'character',
  type: 'character',
  question: 'feelsLike',
  name: 'characteristics',
}
const AGGRAVATING: ListedChoice = {
  list: 'aggravatingFactor',
  type: 'aggravating_factor',
  question: 'madeWorse',
  name: 'aggravatingFactors',
  withNothing: 'aggravatingFactor',
}
const ENVIRONMENT: ListedChoice = {
  list: 'environment',
  type: 'environment',
  question: 'whereWereYou',
  name: 'environment',
}

// A component each, so that React never keeps the order of one list for the next.
export const SymptomsSection = (props: SectionProps) => <ListSection {...props} choice={SYMPTOMS} />
export const CharacteristicsSection = (props: SectionProps) => (
  <ListSection {...props} choice={CHARACTERISTICS} />
)
export const AggravatingSection = (props: SectionProps) => <ListSection {...props} choice={AGGRAVATING} />
export const EnvironmentSection = (props: SectionProps) => <ListSection {...props} choice={ENVIRONMENT} />

function ListSection({ diary, record, onChange, choice }: SectionProps & { choice: ListedChoice }) {
  const { list, type, question, name, withNothing } = choice
  const text = useText('records')
  const choices = useListChoices(diary, type, answerOf(record, list))
  return (
    <section className="list-section">
      <h2 className="section-question" tabIndex={-1}>
        {text(question)}
      </h2>
      <SectionHint hint={text('chooseAny')} nothing={choices.nothing} />
      <ListChips
        label={text(name)}
        list={choices}
        onItem={(item) => onChange(chooseItem(record, { list, item }))}
        {...(withNothing !== undefined && { onNothing: () => onChange(chooseNothing(record, withNothing)) })}
      />
    </section>
  )
}

function answerOf(record: PainRecord, list: ListedChoice['list']): ListAnswer<Reference> {
  const said = record[list]
  return 'kind' in said ? said : withItems(said)
}
