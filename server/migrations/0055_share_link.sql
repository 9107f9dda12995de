create table share_link (
  token_hash bytea primary key,
  user_id bigint not null,
  link_id uuid not null,
  report_uuid uuid not null,
  sections json not null,
  range json,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  state text not null,
  content json
)
