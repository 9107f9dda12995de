create index mail_waiting on mail (next_try_at) where sent_at is null
