-- 1: opened, 2: read. It only rises.
create table guide_status (
  user_id bigint not null,
  content_id text not null,
  status smallint not null,
  updated_at timestamptz not null,
  primary key (user_id, content_id)
)
