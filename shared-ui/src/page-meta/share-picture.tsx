import { useSite } from '../site/index.ts';

/**
 * The picture of a link preview. Its address has the language, because preview bots send no cookies.
 */
export function SharePicture({ path }: { readonly path?: string | undefined }) {
  const { links, locale, origin } = useSite();
  return (
    <>
      <meta property="og:image" content={`${origin}${path ?? links.shareCard()}?hl=${locale}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
