-- What the server knows of what somebody has bought. Who never bought anything has no row.
create table plan (
  user_id bigint primary key,
  is_pro boolean not null default false,
  credits int not null default 0 check (credits >= 0),
  subscription_until timestamptz,
  subscription_market text,
  updated_at timestamptz not null
)
