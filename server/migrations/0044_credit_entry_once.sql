-- Three may end the same report at once: the call, its job, and whoever took the job over.
create unique index credit_entry_once on credit_entry (user_id, about, reason)
