import { askMost } from './askThings.ts'
import { ask, hasAny, subjectsIn, type AskLabel } from './labelledQuestion.ts'

/**
 * "Which triggers did I record most with the nerve pain": what was recorded is counted, and that is no question for a cause.
 * A trigger that is named asks for its own link. [ASST-328]
 */
export const askMostTrigger: AskLabel = (question) => {
  const isOfTrigger = subjectsIn(question).some(({ things }) =>
    things.some(({ thing }) => thing.list === 'aggravating_factor'),
  )
  const isCount = hasAny(question, 'triggers') && hasAny(question, 'records') && !isOfTrigger
  return isCount
    ? ask('most', { list: 'aggravating_factor', rank: 'most', things: [] })(question)
    : askMost('aggravating_factor')(question)
}
