-- The row whose lock makes the order of seq the order of commits for one person.
create table user_sync (
  user_id bigint primary key,
  seq bigint not null,
  next_num bigint not null,
  epoch uuid not null,
  clock_ms bigint not null,
  clock_counter int not null
)
