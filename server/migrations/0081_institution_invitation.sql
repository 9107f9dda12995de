-- Somebody came by an institution and has not consented yet.
create table institution_invitation (
  user_id bigint not null,
  institution_id bigint not null,
  study_id text,
  code_hash bytea,
  created_at timestamptz not null,
  primary key (user_id, institution_id)
)
