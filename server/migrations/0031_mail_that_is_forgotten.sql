alter table mail
  add column unsubscribe_link text,
  add column forgets boolean not null default false
