create table mail (
  mail_id uuid primary key,
  user_id bigint,
  to_address text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  queued_at timestamptz not null,
  sent_at timestamptz,
  attempts int not null default 0,
  next_try_at timestamptz not null
)
