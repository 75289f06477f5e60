import { SharePicture } from './share-picture.tsx';

interface PageMetaProps {
  /** The title of the page without the site's name. */
  readonly title: string;
  /** One or two sentences for search engines and link previews. */
  readonly description: string;
  /** The path of the page's picture for link previews. The default is the site's picture. */
  readonly picture?: string | undefined;
}

const siteName = 'Hotdrop';

/** Metadata that React moves into the document's head. The shell adds addresses and languages. */
export const PageMeta = ({ title, description, picture }: PageMetaProps) => (
  <>
    <title>{`${title} · ${siteName}`}</title>
    <meta name="description" content={description} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <SharePicture path={picture} />
  </>
);
