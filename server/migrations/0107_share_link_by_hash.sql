create index share_link_by_hash on share_link (token_hash)
