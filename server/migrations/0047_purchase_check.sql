create index purchase_check on purchase (check_at) where check_at is not null
