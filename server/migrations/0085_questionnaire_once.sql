create unique index questionnaire_once on questionnaire (institution_id, questionnaire_id)
