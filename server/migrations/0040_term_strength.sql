create table term_strength (
  num bigint not null,
  source text not null,
  strength text not null,
  strength_units text not null,
  primary key (num, strength_units, strength)
)
