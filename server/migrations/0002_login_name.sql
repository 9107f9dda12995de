-- What a person may type at sign-in, folded: a username never holds an "@", so the two kinds cannot meet.
create table login_name (
  name text primary key,
  user_id bigint not null
)
