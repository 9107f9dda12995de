create table institution_media (
  institution_id bigint not null,
  kind text not null,
  type text not null,
  bytes bytea not null,
  updated_at timestamptz not null,
  primary key (institution_id, kind)
)
