create unique index solace_session_one on solace_session (user_id) where ended_at is null
