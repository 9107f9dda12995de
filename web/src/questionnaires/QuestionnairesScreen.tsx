import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { routeHooks } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useTextsReady } from '../text/useText.tsx'
import { ListScreen } from './ListScreen.tsx'
import { SingleQuestionnaireScreen } from './SingleQuestionnaireScreen.tsx'
import type { PictureComponent } from './scorePicture.ts'
import './questionnaires.css'

const AREAS: readonly BrowserArea[] = ['questionnaires', 'common', 'navigation', 'picture']

const here = routeHooks(PATHS.questionnaires)

/** The list; one questionnaire to fill in; or, by the third part of the address, its answers. */
export function QuestionnairesScreen({ Picture }: { Picture: PictureComponent }) {
  useTextsReady(AREAS)
  const { institution_id: institution, questionnaire_id: id, responses_mode: mode } = here.useParams()
  return (
    <div className="questionnaires">
      {institution === undefined || id === undefined ? (
        <ListScreen only={institution} />
      ) : (
        <SingleQuestionnaireScreen
          key={`${institution} ${id}`}
          place={{ institution, id }}
          showsAnswers={mode !== undefined}
          Picture={Picture}
        />
      )}
    </div>
  )
}
