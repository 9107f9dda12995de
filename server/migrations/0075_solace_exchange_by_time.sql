create index solace_exchange_by_time on solace_exchange (user_id, created_at desc, exchange_id desc) where done_at is not null
