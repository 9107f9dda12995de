create unique index report_by_num on report (user_id, num)
