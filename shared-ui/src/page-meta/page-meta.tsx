import { SharePicture } from './share-picture.tsx';

interface PageMetaProps {
  /** What the page is about, without the site's name. */
  readonly title: string;
  /** One or two sentences for search engines and link previews. */
  readonly description: string;
  /** The path of the page's own picture for link previews; the site's stands in. */
  readonly picture?: string | undefined;
}

const siteName = 'Hotdrop';

/** What the document's head says of a page: React moves it there. The shell adds addresses and languages. */
export const PageMeta = ({ title, description, picture }: PageMetaProps) => (
  <>
    <title>{`${title} · ${siteName}`}</title>
    <meta name="description" content={description} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <SharePicture path={picture} />
  </>
);
