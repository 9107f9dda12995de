create index account_deleting on account (deletes_at) where deletes_at is not null
