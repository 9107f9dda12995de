create table mfa_challenge (
  challenge_hash bytea primary key,
  user_id bigint not null,
  code_hash bytea not null,
  device_id text not null,
  device_details text not null,
  client_type text not null,
  token_type text,
  tries int not null default 0,
  sends int not null default 1,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
)
