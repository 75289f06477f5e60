# The shell servers behind the cache. `default.vcl` includes this file; each installation has its own.

probe shell {
  .url = "/healthz";
  .interval = 1s;
  .timeout = 1s;
  .window = 4;
  .threshold = 2;
  .initial = 2;
}

backend shell_1 {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = shell;
}

sub vcl_init {
  new shells = directors.round_robin();
  shells.add_backend(shell_1);
}
