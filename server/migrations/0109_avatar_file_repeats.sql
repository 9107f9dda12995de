-- Safe beside 4.41.0: the names are random, and no code waits for a clash.
-- The names are random, and a picture is found by person and name.
alter table avatar drop constraint avatar_file_key
