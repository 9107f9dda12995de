create table study (
  institution_id bigint not null,
  study_id text not null,
  name text not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (institution_id, study_id)
)
