-- What was said in a chat and what was answered; without an answer it is still being thought about.
create table solace_exchange (
  user_id bigint not null,
  exchange_id uuid not null,
  session_id uuid not null,
  message_id uuid,
  input_text text not null,
  response text,
  parts jsonb,
  asked jsonb,
  created_at timestamptz not null,
  done_at timestamptz,
  primary key (user_id, exchange_id)
)
