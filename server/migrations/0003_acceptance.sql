create table acceptance (
  user_id bigint not null,
  document text not null,
  version int not null,
  language text not null,
  text_hash text,
  accepted_at timestamptz not null,
  primary key (user_id, document, version, accepted_at)
)
