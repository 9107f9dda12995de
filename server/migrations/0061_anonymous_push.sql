-- Of nobody: a device without an account. Nothing is sent to it, and it is forgotten at its time.
create table anonymous_push (
  endpoint_hash bytea primary key,
  endpoint text not null,
  p256dh text,
  auth text,
  type text not null,
  expires_at timestamptz not null
)
