import { EditConditionScreen } from '../../conditions/EditConditionScreen.tsx'
import { replaceCondition } from '../../medications/replaceCondition.ts'

/** The condition screen with the medications taken for it: conditions do not import medications. [COND-10] */
export function ConditionRoute() {
  return <EditConditionScreen replace={replaceCondition} />
}
