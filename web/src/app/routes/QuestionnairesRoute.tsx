import { getRouteApi } from '@tanstack/react-router'
import { OperatorLink } from '../../account/OperatorPage.tsx'
import { QuestionnairesScreen } from '../../questionnaires/QuestionnairesScreen.tsx'
import { PictureCard } from '../../results/picture/PictureCard.tsx'
import { PATHS } from '../../paths/paths.ts'

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
