import { createContext, useContext } from 'react';
import { useLinks, useSite } from './site.tsx';

/** Whether pages describe the document. An area in a stranger's page may only be a part of it. */
export const HasPageMeta = createContext(true);

/**
 * The picture of a link preview. Its address has the language, because preview bots send no cookies.
 */
export function SharePicture({ path }: { readonly path?: string | undefined }) {
  const { locale, origin } = useSite();
  const links = useLinks();
  const picture = path ?? links.siteCard();
  const oembed = path && links.oembed(origin + path.replace('/card.png', ''));
  if (!picture) return null;
  return (
    <>
      {oembed && <link rel="alternate" type="application/json+oembed" href={origin + oembed} />}
      <meta
        property="og:image"
        content={`${origin}${picture}${picture.includes('?') ? '&' : '?'}hl=${locale}`}
      />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface PageMetaProps {
  /** The title of the page without the site's name. */
  readonly title: string;
  /** One or two sentences for search engines and link previews. */
  readonly description: string;
  /** The path of the page's picture for link previews, with its query. The default is the site's picture. */
  readonly picture?: string | undefined;
}

/** Metadata that React moves into the document's head. The shell adds addresses and languages. */
export function PageMeta({ title, description, picture }: PageMetaProps) {
  const { siteName } = useSite();
  if (!useContext(HasPageMeta)) return null;
  return (
    <>
      <title>{siteName ? `${title} · ${siteName}` : title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <SharePicture path={picture} />
    </>
  );
}
