interface PageMetaProps {
  /** What the page is about, without the site's name. */
  readonly title: string;
  /** One or two sentences for search engines and link previews. */
  readonly description: string;
}

const siteName = 'Hotdrop';

/** What the document's head says of a page: React moves it there. The shell adds addresses and languages. */
export const PageMeta = ({ title, description }: PageMetaProps) => (
  <>
    <title>{`${title} · ${siteName}`}</title>
    <meta name="description" content={description} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
  </>
);
