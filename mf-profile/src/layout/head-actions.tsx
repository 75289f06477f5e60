import { weekOf } from '@hotdrop/shared-domain/text';
import type { Player } from '@hotdrop/shared-domain/wire';
import { CalendarIcon, CompareIcon, type Icon, ShareIcon } from '@hotdrop/shared-ui/icons';
import { Link } from '@hotdrop/shared-ui/link';
import { Row } from '@hotdrop/shared-ui/primitives';
import { SharePanel } from '@hotdrop/shared-ui/share-panel';
import { useLinks, useNow } from '@hotdrop/shared-ui/site';
import { FavoriteStar } from '@hotdrop/shared-ui/star-button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { DiscordButton } from '../discord/discord-button.tsx';
import { linkPatterns } from '../link-patterns.ts';
import styles from './layout.module.css';

/** Compare, week, share, and favorite: icons with names, which phones hide from the screen. */
export function HeadActions({ player }: { readonly player: Player }) {
  const links = useLinks(linkPatterns);
  const { platform, name } = useAddress();
  const week = weekOf(useNow());
  const { number } = week;
  const compare = links.compare([player]);
  return (
    <Row gap={0} className={styles.actions}>
      {compare && (
        <Link to={compare} rel="nofollow" className={styles.action}>
          <ActionLabel icon={CompareIcon}>
            <Trans>Compare</Trans>
          </ActionLabel>
        </Link>
      )}
      <Link
        to={links.week({ shard: platform, name, week: week.id })}
        rel="nofollow"
        className={styles.action}
      >
        <ActionLabel icon={CalendarIcon}>
          <Trans>Week {number}</Trans>
        </ActionLabel>
      </Link>
      <SharePage />
      <DiscordButton player={player} className={styles.action} />
      <FavoriteStar player={player} />
    </Row>
  );
}

interface ActionLabelProps {
  readonly icon: Icon;
  readonly children: React.ReactNode;
}

const ActionLabel = ({ icon: Icon, children }: ActionLabelProps) => (
  <>
    <Icon />
    <span>{children}</span>
  </>
);

/** Shares the rank that the page shows. Its link leads to the page. */
function SharePage() {
  const { t } = useLingui();
  const { name, platform, season } = useAddress();
  const { pathname, search } = useLocation();
  const mode = new URLSearchParams(search).get('mode') ?? undefined;
  return (
    <SharePanel
      panel="mf-profile/rank"
      about="player"
      subject={{ shard: platform, name }}
      query={{ season: season?.shortId, mode }}
      title={[t`Rank`, name]}
      others={[{ panel: 'mf-profile/live', title: t`Rank, today`, query: { mode } }]}
      page={() => pathname + search}
      className={styles.action}
    >
      <ActionLabel icon={ShareIcon}>
        <Trans>Share</Trans>
      </ActionLabel>
    </SharePanel>
  );
}
