create table institution_text (
  institution_id bigint not null,
  language text not null,
  key text not null,
  text text not null,
  primary key (institution_id, language, key)
)
