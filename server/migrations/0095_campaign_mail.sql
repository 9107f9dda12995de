-- Who was sent which: written with the mail, so that nobody gets one twice.
create table campaign_mail (
  user_id bigint not null,
  campaign text not null,
  queued_at timestamptz not null,
  primary key (user_id, campaign)
)
