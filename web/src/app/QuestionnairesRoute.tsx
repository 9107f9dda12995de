import { getRouteApi } from '@tanstack/react-router'
import { OperatorPage } from '../account/OperatorPage.tsx'
import { QuestionnairesScreen } from '../questionnaires/QuestionnairesScreen.tsx'
import { PictureCard } from '../results/picture/PictureCard.tsx'
import { PATHS } from './paths.ts'

const here = getRouteApi(PATHS.questionnaires)

/** Questionnaires, with the pictures of the results and, above the list, the operator's own page: they know nothing of those. */
export function QuestionnairesRoute() {
  const isList = here.useParams().questionnaire_id === undefined
  return (
    <>
      {isList && <OperatorPage page="questionnaires" />}
      <QuestionnairesScreen Picture={PictureCard} />
    </>
  )
}
