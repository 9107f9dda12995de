create index push_subscription_due on push_subscription (next_at) where next_at is not null
