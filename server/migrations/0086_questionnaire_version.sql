-- Each as it was uploaded: what was answered to it stays readable. The definition is JSON as text, in the order of its fields.
create table questionnaire_version (
  questionnaire_nid bigint not null,
  edition text not null,
  definition json not null,
  scoring jsonb,
  safety jsonb not null,
  licence_confirmed_by text not null,
  uploaded_at timestamptz not null,
  primary key (questionnaire_nid, edition)
)
