import { EditConditionScreen } from '../conditions/EditConditionScreen.tsx'
import { replaceCondition } from '../medications/replaceCondition.ts'

/** A condition, with the medications that are taken for it: conditions know nothing of them. [COND-10] */
export function ConditionRoute() {
  return <EditConditionScreen replace={replaceCondition} />
}
