import { ConditionListScreen } from '../../conditions/ConditionListScreen.tsx'
import { TemplateOffer } from '../../lists/templates/TemplateOffer.tsx'

/** The conditions with the offer of lists for one of them: conditions do not import lists. */
export const ConditionsRoute = () => <ConditionListScreen Offer={TemplateOffer} />
