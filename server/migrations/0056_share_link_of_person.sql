create unique index share_link_of_person on share_link (user_id, link_id)
