import { platformOf, readMode, readPlatform } from '@hotdrop/shared-domain/game';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { CloseIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { Table } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { rankedStatsIn } from '../seasons/ranked-stats.ts';
import type { CompareData, ComparedPlayer } from './compare.loader.ts';
import { bestOfLine, type FigureLine, useFigureLines } from './compare-rows.ts';
import styles from './compare-table.module.css';

interface CompareTableProps extends Pick<CompareData, 'compared' | 'mode'> {
  /** The address of the comparison without a player. */
  readonly without: (player: ComparedPlayer) => string;
}

/** A line for each figure, a column for each player; the best of a line is marked. */
export function CompareTable({ compared, mode, without }: CompareTableProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const lines = useFigureLines();
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
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          { id: 'figure', head: modeName, look: 'name', cell: ({ label }) => label },
          ...players.map(({ ranked, ...one }) => ({
            id: `${one.player.shard} ${one.player.accountId}`,
            look: 'number' as const,
            head: <PlayerHead {...one} without={without(one)} />,
            cell: (line: FigureLine) => {
              const value = ranked && line.value(ranked);
              const isBest = value !== null && value === bestOfLine(line, all);
              const isPoints = line.id === 'points';
              const look = classNames(isPoints && styles.score, isBest && styles.best);
              const figure = <span className={look}>{line.show(value)}</span>;
              if (!isPoints || !ranked) return figure;
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

function PlayerHead({ player, without }: ComparedPlayer & { readonly without: string }) {
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
    </span>
  );
}
