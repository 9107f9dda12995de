import { getRouteApi } from '@tanstack/react-router'
import { OperatorLink } from '../../account/service/OperatorLink.tsx'
import { PATHS } from '../../paths/paths.ts'
import { QuestionnairesScreen } from '../../questionnaires/QuestionnairesScreen.tsx'
import { PictureCard } from '../../results/picture/PictureCard.tsx'

const here = getRouteApi(PATHS.questionnaires)

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
