import { QuestionnairesScreen } from '../questionnaires/QuestionnairesScreen.tsx'
import { PictureCard } from '../results/picture/PictureCard.tsx'

/** Questionnaires, with the pictures of the results: they know nothing of those. */
export function QuestionnairesRoute() {
  return <QuestionnairesScreen Picture={PictureCard} />
}
