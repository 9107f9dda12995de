-- token_hash is that of the store's own id of the purchase, unknown until the store was reached; token is what the
-- device sent, kept only as long as the store is still to be asked with it.
create table purchase (
  user_id bigint not null,
  purchase_id uuid not null,
  market text not null,
  product_id text not null,
  kind text not null,
  token_hash bytea,
  token text,
  state text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  check_at timestamptz,
  tries int not null default 0,
  primary key (user_id, purchase_id)
)
