import { SharePicture } from '@hotdrop/shared-ui/page-meta';

interface PageMetaProps {
  /** What the page is, without the site's name. */
  readonly title: string;
  readonly description?: string;
  /** A page that is no good as an answer to a search. */
  readonly isHidden?: boolean;
}

/** A page's own words for tabs, search results and link previews. */
export const PageMeta = ({ title, description, isHidden = false }: PageMetaProps) => (
  <>
    <title>{`${title} · Hotdrop`}</title>
    <meta property="og:title" content={title} />
    {description && <meta name="description" content={description} />}
    {description && <meta property="og:description" content={description} />}
    {isHidden ? <meta name="robots" content="noindex" /> : <SharePicture />}
  </>
);
