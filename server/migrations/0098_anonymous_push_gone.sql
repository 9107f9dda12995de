-- Nothing was ever sent to what lay in it, and the app never told it anything.
drop table anonymous_push
