-- When it was given by the clock of the server; timing is what the device said.
alter table questionnaire_response add column given_at timestamptz
