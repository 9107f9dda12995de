create table email_preference (
  user_id bigint primary key,
  reminders_and_updates boolean not null,
  newsletters boolean not null,
  special_offers boolean not null
)
