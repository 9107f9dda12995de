-- What an institution asks. Below 1000 are the questionnaires of the product, which have no row.
create table questionnaire (
  questionnaire_nid bigint primary key,
  institution_id bigint not null,
  questionnaire_id text not null,
  study_id text,
  edition text not null,
  schedule jsonb not null,
  created_at timestamptz not null,
  ended_at timestamptz
)
