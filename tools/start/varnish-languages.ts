import { defaultLocale, getLanguage, type Locale, locales } from '@hotdrop/shared-domain/locale';

const name = (locale: Locale) => locale.split('-')[0] ?? '';

const others = locales
  .filter((locale) => locale !== defaultLocale)
  .sort((a, b) => Number(!getLanguage(a).regions) - Number(!getLanguage(b).regions));

const matches = (locale: Locale): string => {
  const { regions } = getLanguage(locale);
  return name(locale) + (regions ? `[-_](.*[-_])?(${regions.join('|')})` : '');
};

const all = [...new Set(locales.map(name))].join('|');

/** The content of `deploy/varnish/languages.vcl`: how the shared cache reads a visitor's language. */
export const languageRules = `# Made from the site's languages: node tools/start/varnish-languages.ts > deploy/varnish/languages.vcl

# The language: the chosen one, or the first accepted one that the site has. Browsers list languages in the order of
# preference.
sub shorten_language {
  if (req.http.hotdrop-hl ~ "^(${locales.join('|')})$") {
    set req.http.Cookie = "hl=" + req.http.hotdrop-hl;
    unset req.http.Accept-Language;
    return;
  }
  set req.http.hotdrop-hl = regsub(
    req.http.Accept-Language,
    "(?i)^(?:\\s*(?!(?:${all})\\b)[^,]*,)*\\s*((?:${all})\\b[^,;\\s]*).*$",
    "\\1"
  );
  if ${others
    .map(
      (locale) => `(req.http.hotdrop-hl ~ "(?i)^${matches(locale)}\\b") {
    set req.http.Accept-Language = "${getLanguage(locale).tag}";
  }`,
    )
    .join(' elsif ')} else {
    unset req.http.Accept-Language;
  }
}
`;

if (import.meta.main) process.stdout.write(languageRules);
