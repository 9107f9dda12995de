create index item_restamped on item_history (user_id, client_id) where sent_as is not null
