create unique index solace_exchange_once on solace_exchange (user_id, session_id, message_id) where message_id is not null
