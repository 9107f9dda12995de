-- A chat. The engine is the one that the person read of and accepted.
create table solace_session (
  user_id bigint not null,
  session_id uuid not null,
  token_hash bytea not null,
  device_id text not null,
  engine text not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  ended_at timestamptz,
  ended_why text,
  primary key (user_id, session_id)
)
