create table share_opening (
  user_id bigint not null,
  link_id uuid not null,
  view uuid not null,
  what text not null,
  at timestamptz not null,
  primary key (user_id, link_id, view, what)
)
