import { readShard } from '@hotdrop/shared-domain/game';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/panel';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed, useKept } from '@hotdrop/shared-ui/states';
import { Table } from '@hotdrop/shared-ui/table';
import { Trans, useLingui } from '@lingui/react/macro';
import { NoRankedPlayers } from '../shared/no-ranked-players.tsx';
import { useBoardColumns } from '../shared/use-board-columns.tsx';
import styles from './best-players.module.css';
import type { SummaryBoard } from './ranks-summary.loader.ts';

interface BestPlayersProps extends SummaryBoard {
  readonly mode: string;
}

const isMissing = ({ content }: SummaryBoard) => content === null;

/** The best players of a platform. */
export function BestPlayers(loaded: BestPlayersProps) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const { shard, mode } = loaded;
  const { content } = useKept(loaded, isMissing, mode);
  const { player, tier, points } = useBoardColumns();
  const platform = readShard(game, shard).name[locale];
  return (
    <Panel
      className={styles.board}
      title={
        <span className={styles.platform}>
          <PlatformMark platform={shard} />
          {platform}
        </span>
      }
      aside={
        <MoreLink to={links.leaderboards({ shard, mode })}>
          <Trans>Full leaderboard</Trans>
        </MoreLink>
      }
    >
      {isMissing(loaded) && (
        <Failed isCompact={content !== null} title={<Trans>The leaderboard could not be loaded</Trans>} />
      )}
      {content?.ranks.length === 0 && <NoRankedPlayers />}
      {content && content.ranks.length > 0 && (
        <Table
          caption={t`The best players on ${platform}`}
          columns={[player, tier, points]}
          rows={content.ranks}
          rowKey={({ accountId, region }) => `${accountId} ${region}`}
          hasPodium
        />
      )}
    </Panel>
  );
}
