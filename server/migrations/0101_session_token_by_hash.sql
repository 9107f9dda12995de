-- For a token that comes with another person's id, and for a version that does not look tokens up by person.
create index session_token_by_hash on session_token (token_hash)
