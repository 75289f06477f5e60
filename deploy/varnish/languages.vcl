# Made from the site's languages: node tools/start/varnish-languages.ts > deploy/varnish/languages.vcl

# The language: the chosen one, or the first accepted one that the site has. Browsers list languages in the order of
# preference.
sub shorten_language {
  if (req.http.hotdrop-hl ~ "^(ko|en|zh-tw|zh-cn|ja)$") {
    set req.http.Cookie = "hl=" + req.http.hotdrop-hl;
    unset req.http.Accept-Language;
    return;
  }
  set req.http.hotdrop-hl = regsub(
    req.http.Accept-Language,
    "(?i)^(?:\s*(?!(?:ko|en|zh|ja)\b)[^,]*,)*\s*((?:ko|en|zh|ja)\b[^,;\s]*).*$",
    "\1"
  );
  if (req.http.hotdrop-hl ~ "(?i)^zh[-_](.*[-_])?(hant|tw|hk|mo)\b") {
    set req.http.Accept-Language = "zh-TW";
  } elsif (req.http.hotdrop-hl ~ "(?i)^ko\b") {
    set req.http.Accept-Language = "ko";
  } elsif (req.http.hotdrop-hl ~ "(?i)^zh\b") {
    set req.http.Accept-Language = "zh-CN";
  } elsif (req.http.hotdrop-hl ~ "(?i)^ja\b") {
    set req.http.Accept-Language = "ja";
  } else {
    unset req.http.Accept-Language;
  }
}
