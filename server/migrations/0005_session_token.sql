create table session_token (
  token_hash bytea primary key,
  user_id bigint not null,
  family uuid not null,
  parent bytea,
  issued_at timestamptz not null,
  first_used_at timestamptz,
  superseded_at timestamptz
)
