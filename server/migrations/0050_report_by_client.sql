create unique index report_by_client on report (user_id, client_id)
