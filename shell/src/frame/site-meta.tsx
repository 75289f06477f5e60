import { languageTags } from '@hotdrop/shared-domain/locale';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLocation } from 'react-router-dom';
import { getPageUrls } from '../site/page-urls.ts';

/** Metadata of every page for search engines and link previews. Pages add their own titles and descriptions. */
export function SiteMeta() {
  const { locale, origin } = useSite();
  const { pathname, search } = useLocation();
  const { canonical, alternates } = getPageUrls(origin, pathname, search);
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <meta property="og:site_name" content="Hotdrop" />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={languageTags[locale].replace('-', '_')} />
    </>
  );
}
