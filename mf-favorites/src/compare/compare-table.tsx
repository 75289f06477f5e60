import { platformOf, readMode, readPlatform } from '@hotdrop/shared-domain/game';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { CloseIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { Table } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { UnknownFigure } from '@hotdrop/shared-ui/tooltip';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { rankedStatsIn } from '../seasons/ranked-stats.ts';
import type { CompareData, ComparedPlayer } from './compare.loader.ts';
import { bestOfRow, type CompareRow, useCompareRows } from './compare-rows.ts';
import styles from './compare-table.module.css';

interface CompareTableProps extends Pick<CompareData, 'compared' | 'mode' | 'season'> {
  /** Address of the comparison without the player. */
  readonly without: (player: ComparedPlayer) => string;
}

/** A table with a row per stat and a column per player. The best value of each row is highlighted. */
export function CompareTable({ compared, mode, season, without }: CompareTableProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const rows = useCompareRows();
  const modeName = readMode(game, mode).name[locale];
  const players = compared.map((one) => ({
    ...one,
    ranked: one.stats && rankedStatsIn(game, one.stats, mode),
  }));
  const all = players.map(({ ranked }) => ranked);
  return (
    <Panel label={t`Comparison`} className={styles.panel}>
      <Table
        caption={t`Comparison, ${modeName}`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'figure', head: modeName, look: 'name', cell: ({ label }) => label },
          ...players.map(({ ranked, ...one }) => ({
            id: `${one.player.shard} ${one.player.accountId}`,
            look: 'number' as const,
            head: (
              <PlayerHead {...one} without={without(one)}>
                {!ranked &&
                  (season === null ? <Trans>Stats not available</Trans> : <Trans>No ranked games</Trans>)}
              </PlayerHead>
            ),
            cell: (row: CompareRow) => {
              // The head has the reason.
              if (!ranked) return <span className={styles.none}>–</span>;
              const value = row.value(ranked);
              if (value === null) {
                return (
                  <UnknownFigure>
                    <Trans>The game does not publish this figure.</Trans>
                  </UnknownFigure>
                );
              }
              const isBest = value === bestOfRow(row, all);
              const isPoints = row.id === 'points';
              const look = classNames(isPoints && styles.score, isBest && styles.best);
              const figure = <span className={look}>{row.show(value)}</span>;
              if (!isPoints) return figure;
              return (
                <span className={styles.points}>
                  <TierName tier={game.tiers.read(ranked.currentTier)} look="table" />
                  {figure}
                </span>
              );
            },
          })),
        ]}
      />
    </Panel>
  );
}

interface PlayerHeadProps extends Pick<ComparedPlayer, 'player'> {
  readonly without: string;
  /** The reason why the player has no figures. */
  readonly children: React.ReactNode;
}

function PlayerHead({ player, without, children }: PlayerHeadProps) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const { name, shard } = player;
  const platform = platformOf(game, shard);
  return (
    <span className={styles.head}>
      <Link to={links.profile({ shard, name })} className={styles.name}>
        {name}
      </Link>
      <span className={styles.below}>
        <PlatformMark platform={platform} size="xs" />
        {readPlatform(game, platform).name[locale]}
        <Link to={without} className={styles.remove} aria-label={t`Remove ${name}`} title={t`Remove ${name}`}>
          <CloseIcon size="s" />
        </Link>
      </span>
      {children && <small className={styles.reason}>{children}</small>}
    </span>
  );
}
