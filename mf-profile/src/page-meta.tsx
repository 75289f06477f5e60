import { PageMeta as SharedMeta } from '@hotdrop/shared-ui/page-meta';

/** What search engines and chats read of a player's page. */
export const PageMeta = (about: React.ComponentProps<typeof SharedMeta>) => (
  <>
    <SharedMeta {...about} />
    <meta property="og:type" content="profile" />
  </>
);
