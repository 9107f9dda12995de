create table guide_bookmark (
  user_id bigint not null,
  content_id text not null,
  created_at timestamptz not null,
  primary key (user_id, content_id)
)
