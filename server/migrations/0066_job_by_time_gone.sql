-- The one of 0064 begins with the same column.
drop index job_by_time
