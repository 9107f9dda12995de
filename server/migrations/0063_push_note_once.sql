create unique index push_note_once on push_note (user_id, sub_id, reminder, at)
