import { SharePicture } from '@hotdrop/shared-ui/page-meta';
import { siteName } from '../site/game.ts';

interface PageMetaProps {
  /** Title without the site's name. */
  readonly title: string;
  readonly description?: string;
  /** Keeps the page out of search engines. */
  readonly isHidden?: boolean;
}

/** Title and description of a page for tabs, search results, and link previews. */
export const PageMeta = ({ title, description, isHidden = false }: PageMetaProps) => (
  <>
    <title>{`${title} · ${siteName}`}</title>
    <meta property="og:title" content={title} />
    {description && <meta name="description" content={description} />}
    {description && <meta property="og:description" content={description} />}
    {isHidden ? <meta name="robots" content="noindex" /> : <SharePicture />}
  </>
);
