-- Two devices at once join once.
create unique index membership_one on membership (user_id, institution_id) where ended_at is null
