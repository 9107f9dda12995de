create table provider_identity (
  provider text not null,
  subject text not null,
  user_id bigint not null,
  email text,
  picture text,
  connected_at timestamptz not null,
  primary key (provider, subject)
)
