create index job_by_time on job (run_at)
