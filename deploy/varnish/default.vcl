# Rules of the shared cache in front of the shell servers, for Varnish 7. docs/operations.md, "A shared cache", explains
# them; docs/security.md says why a page from the cache is as safe as one from the server.
#
# The cache decides nothing about content: it keeps only what the site calls `public`, and for as long as the site says.
# Its own task is a short key. It replaces what browsers send by the few values that change a page, so that the many
# visitors with the same values share it.
#
#   varnishd -a :80 -f /etc/varnish/default.vcl -p vcl_path=/etc/varnish -s malloc,1g
vcl 4.1;

import cookie;
import directors;
import std;

include "backends.vcl";
include "languages.vcl";

sub vcl_recv {
  if (!req.http.Host) {
    return (synth(400));
  }
  set req.http.Host = std.tolower(req.http.Host);
  set req.backend_hint = shells.backend();
  call choose_staleness;
  # The second and third try have the short key already.
  if (req.restarts == 0) {
    # Only this file sets these headers.
    unset req.http.hotdrop-bucket;
    unset req.http.hotdrop-encoding;
    unset req.http.hotdrop-stale;
    call remember_encoding;

    if (req.method != "GET" && req.method != "HEAD") {
      return (pass);
    }
    # Sign-in, streams, and requests with a password of another server in front.
    if (req.url ~ "^/(auth|areas/[^/]+/api)/" || req.http.Accept ~ "text/event-stream" || req.http.Authorization) {
      return (pass);
    }
    if (req.url ~ "^/(assets|areas)/") {
      unset req.http.Cookie;
      return (hash);
    }
    # The answers that are `public` depend on no cookie: see `serve` of the API host. Personal ones need the cookie.
    if (req.url ~ "^/api/v1/") {
      return (hash);
    }
    # Previews and developers' builds of areas. The site refuses to share them as well.
    if (req.http.hotdrop-area || req.url ~ "[?&]areas=" || req.http.Cookie ~ "(^|;\s*)(__Host-)?areas=") {
      return (pass);
    }
    call shorten_key;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  return (hash);
}

# Keeps of the cookies and the language only what changes a page, in one spelling.
sub shorten_key {
  cookie.parse(req.http.Cookie);
  unset req.http.Cookie;

  # A name with the prefix cannot be set by another host of the domain, so it counts first, as on the site.
  set req.http.hotdrop-hl = cookie.get("hl");
  if (cookie.isset("__Host-hl")) {
    set req.http.hotdrop-hl = cookie.get("__Host-hl");
  }
  set req.http.hotdrop-theme = cookie.get("theme");
  if (cookie.isset("__Host-theme")) {
    set req.http.hotdrop-theme = cookie.get("__Host-theme");
  }
  set req.http.hotdrop-app = cookie.get("app");
  if (cookie.isset("__Host-app")) {
    set req.http.hotdrop-app = cookie.get("__Host-app");
  }
  set req.http.hotdrop-kept = cookie.get("kept");
  if (cookie.isset("__Host-kept")) {
    set req.http.hotdrop-kept = cookie.get("__Host-kept");
  }
  set req.http.hotdrop-visitor = cookie.get("visitor");
  if (cookie.isset("__Host-visitor")) {
    set req.http.hotdrop-visitor = cookie.get("__Host-visitor");
  }

  call shorten_language;

  if (req.http.hotdrop-theme ~ "^(light|system)$") {
    set req.http.Cookie = req.http.Cookie + ";theme=" + req.http.hotdrop-theme;
  }
  if (req.http.hotdrop-app == "1" || req.http.User-Agent ~ "HotdropApp/") {
    set req.http.Cookie = req.http.Cookie + ";app=1";
  }

  # Home reserves places by these numbers. Other pages need to know only whether there are any.
  if (req.http.hotdrop-kept ~ "^\d{1,2}\.[0-6]\.[01]$") {
    if (req.url !~ "^/[^/?]+/?(\?|$)") {
      set req.http.hotdrop-kept = regsub(req.http.hotdrop-kept, "^0*[1-9]\d*\.", "1.");
      set req.http.hotdrop-kept = regsub(req.http.hotdrop-kept, "\.[1-6]\.", ".1.");
    }
    if (req.http.hotdrop-kept !~ "^0+\.0\.0$") {
      set req.http.Cookie = req.http.Cookie + ";kept=" + req.http.hotdrop-kept;
    }
  }
  set req.http.Cookie = regsub(req.http.Cookie, "^;", "");
  if (req.http.Cookie == "") {
    unset req.http.Cookie;
  }

  # Pages vary by this header only while a canary runs, so it splits nothing before and after.
  if (req.http.hotdrop-visitor ~ "^\d{1,2}$") {
    set req.http.hotdrop-bucket = regsub(req.http.hotdrop-visitor, "^0(\d)$", "\1");
  }

  unset req.http.hotdrop-hl;
  unset req.http.hotdrop-theme;
  unset req.http.hotdrop-app;
  unset req.http.hotdrop-kept;
  unset req.http.hotdrop-visitor;
}

# Varnish itself asks for gzip only. The site compresses better with Zstandard and Brotli, which the key tells apart.
sub remember_encoding {
  if (req.http.Accept-Encoding ~ "(^|,)\s*zstd\s*(;\s*q=(1|0\.\d*[1-9])|,|$)") {
    set req.http.hotdrop-encoding = "zstd";
  } elsif (req.http.Accept-Encoding ~ "(^|,)\s*br\s*(;\s*q=(1|0\.\d*[1-9])|,|$)") {
    set req.http.hotdrop-encoding = "br";
  }
}

sub vcl_hash {
  hash_data(req.http.hotdrop-encoding);
}

# How old an answer may be. `seen`: there is an old one, but the site should make a new one. `use`: the site could not.
sub choose_staleness {
  set req.grace = 1h;
  if (req.http.hotdrop-stale == "seen" && std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
}

sub vcl_hit {
  # Older than `stale-while-revalidate` allows: ask the site first, and fall back to this answer.
  if (obj.ttl + 10s < 0s && !req.http.hotdrop-stale && std.healthy(req.backend_hint)) {
    set req.http.hotdrop-stale = "seen";
    return (restart);
  }
}

sub vcl_backend_fetch {
  if (bereq.http.hotdrop-encoding) {
    set bereq.http.Accept-Encoding = bereq.http.hotdrop-encoding;
    unset bereq.http.hotdrop-encoding;
  }
  unset bereq.http.hotdrop-stale;
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # The old answer stays.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "\bpublic\b") {
    # Requests for what is not shared do not wait for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  # A page that lacks something does not replace a whole one that may be used for a few seconds more.
  if (bereq.is_bgfetch && beresp.status == 200 && beresp.http.Cache-Control ~ "\bs-maxage=1\b") {
    return (abandon);
  }
  if (beresp.http.Cache-Control ~ "\bstale-while-revalidate=\d+") {
    set beresp.grace = std.duration(
      regsub(beresp.http.Cache-Control, "^.*\bstale-while-revalidate=(\d+).*$", "\1") + "s", 0s);
  } else {
    set beresp.grace = 0s;
  }
  if (beresp.http.Cache-Control ~ "\bstale-if-error=\d+") {
    set beresp.grace = std.duration(
      regsub(beresp.http.Cache-Control, "^.*\bstale-if-error=(\d+).*$", "\1") + "s", 0s);
  }
  set beresp.keep = 0s;
  return (deliver);
}

sub vcl_deliver {
  if (resp.status >= 500 && req.http.hotdrop-stale == "seen") {
    set req.http.hotdrop-stale = "use";
    return (restart);
  }
  # Browsers, and caches between them and this one, ask each time: their key would not be the one above.
  if (resp.http.Cache-Control ~ "\bs-maxage=") {
    if (resp.http.Content-Type ~ "^text/html") {
      set resp.http.Cache-Control = "private, no-cache";
      set resp.http.Vary = "accept-encoding, accept-language, cookie";
    }
  }
}
