-- A letter of the operator to everybody who wants its kind. The digest is of its words in all languages.
create table campaign (
  campaign text primary key,
  kind text not null,
  digest text not null,
  begun_at timestamptz not null
)
