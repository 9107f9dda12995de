-- What a person answered. Without an institution it was for themselves.
create table questionnaire_response (
  user_id bigint not null,
  response_id text not null,
  questionnaire_nid bigint not null,
  institution_id bigint,
  membership_id uuid,
  questionnaire_id text not null,
  edition text not null,
  response json not null,
  score jsonb,
  timing timestamptz not null,
  time_offset integer not null,
  duration_ms bigint,
  received_at timestamptz not null,
  primary key (user_id, response_id)
)
