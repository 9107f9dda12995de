create index session_token_by_user on session_token (user_id, family)
