import type { Site } from '@hotdrop/shared-domain/contract';
import { readPlatform } from '@hotdrop/shared-domain/game';
import type { LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { ButtonAnchor, MoreLink } from '@hotdrop/shared-ui/button';
import { PodiumIcon, RenewIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { type Format, useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Empty, Failed } from '@hotdrop/shared-ui/states';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRevalidator } from 'react-router-dom';
import styles from './boards.module.css';
import type { HomeBoardData } from './read-home-boards.ts';

/** Panel with the top players of one platform. */
export function HomeBoard({ shard, mode, rows }: HomeBoardData) {
  const { game, links, locale } = useSite();
  const platform = readPlatform(game, shard);
  const name = platform.name[locale];
  return (
    <Panel
      title={
        <span className={styles.boardTitle}>
          <PlatformMark platform={platform.id} />
          <Trans>{name} top 5</Trans>
        </span>
      }
      aside={
        <MoreLink to={links.leaderboards({ shard, mode })}>
          <Trans>Full leaderboard</Trans>
        </MoreLink>
      }
    >
      <div className={styles.board}>
        <Rows rows={rows} caption={name} />
      </div>
    </Panel>
  );
}

function Rows({ rows, caption }: { readonly rows: HomeBoardData['rows']; readonly caption: string }) {
  const site = useSite();
  const { t } = useLingui();
  const format = useFormat();
  if (rows === null) return <FailedBoard />;
  if (rows.length === 0) {
    return (
      <Empty icon={PodiumIcon} title={<Trans>Not enough ranked players since the season just started</Trans>}>
        <Trans>Check back in a few days.</Trans>
      </Empty>
    );
  }
  const heads = { player: t`Player`, tier: t`Tier`, points: t`Points` };
  return (
    <Table
      caption={caption}
      columns={columns(site, format, heads)}
      rows={rows}
      rowKey={({ accountId }) => accountId}
      hasPodium
    />
  );
}

/** In HTML of the server, for which the page runs no script, the link loads a new document. */
function FailedBoard() {
  const { links } = useSite();
  const { revalidate } = useRevalidator();
  const tryAgain = (event: React.MouseEvent) => {
    event.preventDefault();
    void revalidate();
  };
  return (
    <Failed
      isQuiet
      title={<Trans>The leaderboard could not be loaded</Trans>}
      retry={
        <ButtonAnchor icon={RenewIcon} href={links.home()} target="_self" onClick={tryAgain}>
          <Trans>Try again</Trans>
        </ButtonAnchor>
      }
    />
  );
}

const columns = (
  { game, links, locale }: Site,
  format: Format,
  heads: Readonly<Record<'player' | 'tier' | 'points', string>>,
): readonly Column<LeaderboardRow>[] => [
  {
    id: 'player',
    head: heads.player,
    look: 'name',
    place: (_, index) => index + 1,
    cell: ({ shard, name }) => (
      // The site may not know the player, and a lookup costs requests to the game.
      <Link to={links.profile({ shard, name })} rel="nofollow">
        {name}
      </Link>
    ),
  },
  {
    id: 'tier',
    head: heads.tier,
    look: 'quiet',
    cell: (row) => {
      const { mark, label } = game.tiers.read(row);
      return (
        <span className={styles.tier}>
          <TierMark mark={mark} size="s" />
          <span>{label[locale]}</span>
        </span>
      );
    },
  },
  { id: 'points', head: heads.points, look: 'figure', cell: ({ rankPoint }) => format.number(rankPoint) },
];
