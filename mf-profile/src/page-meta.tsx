import { PageMeta as SharedMeta } from '@hotdrop/shared-ui/page-meta';

interface PageMetaProps {
  /** What the page is about, without the site's name. */
  readonly title: string;
  readonly description: string;
  /** The whole address of the picture that is shown when the page is shared. */
  readonly image?: string;
}

/** What search engines and chats read of a player's page. */
export const PageMeta = ({ title, description, image }: PageMetaProps) => (
  <>
    <SharedMeta title={title} description={description} />
    <meta property="og:type" content="profile" />
    {image && <meta property="og:image" content={image} />}
    <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
  </>
);
