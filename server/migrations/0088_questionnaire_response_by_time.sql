create index questionnaire_response_by_time on questionnaire_response (user_id, questionnaire_nid, timing, response_id)
