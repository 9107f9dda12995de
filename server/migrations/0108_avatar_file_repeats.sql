-- The names are random, and a picture is found by person and name.
alter table avatar drop constraint avatar_file_key
