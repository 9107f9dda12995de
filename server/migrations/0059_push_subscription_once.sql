create unique index push_subscription_once on push_subscription (user_id, endpoint_hash)
