create index item_by_update on item (user_id, updated_at)
