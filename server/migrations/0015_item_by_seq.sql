create index item_by_seq on item (user_id, seq)
