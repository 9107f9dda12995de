-- The next one that is due is found at its front, however many wait: ten thousand reminders may fall into one minute.
create index job_in_turn on job (run_at, job_id)
