create table item_alias (
  user_id bigint not null,
  client_id uuid not null,
  target uuid not null,
  primary key (user_id, client_id)
)
