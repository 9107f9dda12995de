create table item (
  user_id bigint not null,
  client_id uuid not null,
  kind text not null,
  num bigint not null,
  groups jsonb not null,
  deleted boolean not null,
  origin text,
  seq bigint not null,
  updated_at timestamptz not null,
  primary key (user_id, client_id),
  unique (user_id, kind, num),
  unique (user_id, origin)
)
