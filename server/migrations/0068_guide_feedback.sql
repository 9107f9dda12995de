create table guide_feedback (
  user_id bigint not null,
  content_id text not null,
  useful boolean not null,
  text text,
  updated_at timestamptz not null,
  primary key (user_id, content_id)
)
