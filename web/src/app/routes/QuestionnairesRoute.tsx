import { OperatorLink } from '../../account/service/OperatorLink.tsx'
import { routeHooks } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { QuestionnairesScreen } from '../../questionnaires/QuestionnairesScreen.tsx'
import { PictureCard } from '../../results/picture/PictureCard.tsx'

const here = routeHooks(PATHS.questionnaires)

/** The questionnaires with charts of results and the operator's page above the list: they import neither. */
export function QuestionnairesRoute() {
  const isList = here.useParams().questionnaire_id === undefined
  return (
    <>
      {isList && <OperatorLink page="questionnaires" />}
      <QuestionnairesScreen Picture={PictureCard} />
    </>
  )
}
