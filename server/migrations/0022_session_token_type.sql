alter table session_family add column token_type text
