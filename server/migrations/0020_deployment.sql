create table deployment (
  name text primary key,
  value text not null
)
