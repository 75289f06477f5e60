import { languageTags, locales } from '@hotdrop/shared-domain/locale';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLocation } from 'react-router-dom';

/** What changes how a page looks, not what it is. */
const lookOnly = ['hl', 'app', 'vd'];

/** What every page tells search engines and link previews; titles and descriptions are the pages' own. */
export function SiteMeta() {
  const { locale, origin } = useSite();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  for (const name of lookOnly) query.delete(name);
  const addressWith = (extra: Readonly<Record<string, string>>) => {
    const whole = new URLSearchParams([...query, ...Object.entries(extra)]).toString();
    return origin + pathname + (whole && `?${whole}`);
  };
  const canonical = addressWith({});
  return (
    <>
      <link rel="canonical" href={canonical} />
      {locales.map((one) => (
        <link key={one} rel="alternate" hrefLang={languageTags[one]} href={addressWith({ hl: one })} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={canonical} />
      <meta property="og:site_name" content="Hotdrop" />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={languageTags[locale].replace('-', '_')} />
    </>
  );
}
