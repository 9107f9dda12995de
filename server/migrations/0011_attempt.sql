-- Guesses are counted here and not in a process: several processes share one count. Keys are hashes.
create table attempt (
  counter text not null,
  window_start timestamptz not null,
  hits int not null,
  primary key (counter, window_start)
)
