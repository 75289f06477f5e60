import type { Season } from '@hotdrop/shared-domain/game';
import type { PublishedTier } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayedMode } from '../season/season-modes.ts';
import styles from './tiers.module.css';

interface TiersProps {
  readonly season: Season;
  readonly isOver: boolean;
  readonly modes: readonly PlayedMode[];
}

/** The current or final tier of each mode, and the best one. */
export function Tiers({ season, isOver, modes }: TiersProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  if (modes.length === 0) return null;
  const label = season.label[locale];

  const columns: readonly Column<PlayedMode>[] = [
    { id: 'mode', head: t`Mode`, look: 'name', cell: ({ mode }) => mode.shortName[locale] },
    {
      id: 'current',
      head: isOver ? t`Final` : t`Current`,
      cell: ({ played: { ranked } }) =>
        ranked && <TierCell tier={ranked.currentTier} points={ranked.currentRankPoint} />,
    },
    {
      id: 'best',
      head: t`Best`,
      cell: ({ played: { ranked } }) =>
        ranked && <TierCell tier={ranked.bestTier} points={ranked.bestRankPoint} />,
    },
  ];
  return (
    <Panel title={<Trans>Tiers in {label}</Trans>} className={styles.tiers}>
      <Table
        caption={t`The tier of each mode and the best one reached`}
        columns={columns}
        rows={modes}
        rowKey={({ mode }) => mode.id}
        isTall
      />
    </Panel>
  );
}

interface TierCellProps {
  readonly tier: PublishedTier;
  readonly points: number;
}

function TierCell({ tier, points }: TierCellProps) {
  const { game, locale } = useSite();
  const format = useFormat();
  const { mark, label } = game.tiers.read(tier);
  const shown = format.number(points);
  return (
    <span className={styles.tier}>
      <TierMark mark={mark} size="m" />
      <span className={styles.words}>
        <b>{label[locale]}</b>
        <small>
          <Trans>{shown} points</Trans>
        </small>
      </span>
    </span>
  );
}
