import type { Outcomes, Stat } from '@hotdrop/shared-domain/stats';
import type { MatchBests } from '@hotdrop/shared-domain/wire';
import { Bar, Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stats';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ModeRecord } from '../season/season-overview.ts';
import { modeStats, type StatId } from '../stats/stats.ts';
import styles from './mode.module.css';

interface ModeSeasonProps {
  readonly played: ModeRecord;
  /** Shows games as won, top 10, and lost. */
  readonly hasOutcomes: boolean;
}

/** The main stats of a mode, beside the averages of all players. */
export function ModeSeason({ played: { stats, average }, hasOutcomes }: ModeSeasonProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <>
      <StatTiles columns={5}>
        <StatTile label={t`Games`} value={format.number(stats.games)} />
        <StatTile label={t`Win rate`} value={format.percent(stats.winRate)} />
        <StatTile label={t`Top 10`} value={format.percent(stats.top10Rate)} />
        <StatTile label={t`Kills`} value={format.number(stats.kills)} />
        <StatTile label={t`Assists`} value={format.number(stats.assists)} />
      </StatTiles>
      {hasOutcomes && stats.outcomes && <OutcomeBar games={stats.games} {...stats.outcomes} />}
      <Averages stats={stats} average={average} />
    </>
  );
}

/** K/D and damage beside the averages of all players. */
export function Averages({ stats, average }: Pick<ModeRecord, 'stats' | 'average'>) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Grid
      as="dl"
      columns="minmax(64px, auto) minmax(44px, auto) minmax(0, 1fr) auto"
      align="center"
      padding="panel"
      className={styles.averages}
    >
      <ComparedStat label={t`K/D`} value={stats.kd} average={average?.kd ?? null} format={format.decimal} />
      <ComparedStat
        label={t`Damage`}
        value={stats.averageDamage}
        average={average?.damage ?? null}
        format={format.number}
      />
    </Grid>
  );
}

interface ComparedStatProps {
  readonly label: string;
  readonly value: Stat;
  /** Null: not known. */
  readonly average: Stat;
  readonly format: (value: Stat) => string;
}

/** Position of the average. It is the same on all bars, so that they can be compared. */
const averageAt = 0.4;

function ComparedStat({ label, value, average, format }: ComparedStatProps) {
  const isComparable = value !== null && average !== null && average > 0;
  const filled = isComparable ? Math.min(1, (value / average) * averageAt) : 0;
  const shown = format(average);
  return (
    <div>
      <Text as="dt" tone="muted" size="t13">
        {label}
      </Text>
      <Text as="dd" size="d20">
        {format(value)}
      </Text>
      {isComparable && (
        <>
          <dd aria-hidden="true">
            <Bar share={filled} mark={averageAt} />
          </dd>
          <Text as="dd" tone="muted" size="t13" align="end">
            <Trans>avg {shown}</Trans>
          </Text>
        </>
      )}
    </div>
  );
}

const combatStats: readonly StatId[] = ['kills', 'deaths', 'assists', 'knocks'];
/** The game publishes them for normal play only. Those of ranked play are of the kept matches. */
const bestStats: readonly StatId[] = ['headshots', 'longestKill', 'mostKills'];

interface ModeCombatProps {
  readonly played: ModeRecord;
  readonly bests: MatchBests | null;
}

/** Fights, single matches, and how games ended. Stats that are not known have no tile. */
export function ModeCombat({ played, bests }: ModeCombatProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const tile = (id: StatId) => ({
    id,
    label: i18n._(modeStats[id].label),
    value:
      modeStats[id].read(played) === null ? null : modeStats[id].format(format, modeStats[id].read(played)),
  });
  const count = format.number(bests?.matches);
  const tiles = [
    ...combatStats.map(tile),
    ...bestStats.map(tile),
    ...(played.kind === 'ranked' && bests
      ? [
          {
            id: 'longest',
            label: i18n._(modeStats.longestKill.label),
            value: bests.longestKill === null ? null : format.meters(bests.longestKill),
          },
          { id: 'most', label: i18n._(modeStats.mostKills.label), value: format.number(bests.kills) },
          { id: 'damage', label: t`Most damage`, value: format.number(bests.damageDealt) },
        ]
      : []),
    tile('totalDamage'),
  ].filter(({ value }) => value !== null);
  const { outcomes, games } = played.stats;
  return (
    <>
      <StatTiles columns={4}>
        {tiles.map(({ id, label, value }) => (
          <StatTile key={id} label={label} value={value} />
        ))}
      </StatTiles>
      {outcomes && <OutcomeBar games={games} {...outcomes} />}
      {played.kind === 'ranked' && bests && (
        <Text as="p" tone="muted" size="t12" padding={[2, 5]}>
          <Trans>Longest kill, most kills, and most damage: {count} kept matches.</Trans>
        </Text>
      )}
    </>
  );
}

interface OutcomeBarProps extends Outcomes {
  readonly games: number;
}

/** Wins, top 10, and losses as a bar and in words. */
function OutcomeBar({ games, wins, tops, losses }: OutcomeBarProps) {
  const { number } = useFormat();
  const shareOf = (count: number) => `${games > 0 ? (100 * count) / games : 0}%`;
  const [won, topTens, lost] = [number(wins), number(tops), number(losses)];
  return (
    <Row
      as="p"
      gap={3}
      padding="panel"
      size="t13"
      tone="muted"
      isWrapped
      className={styles.outcomes}
      style={{ '--w': shareOf(wins), '--t': shareOf(tops) }}
    >
      <span className={styles.bar} aria-hidden="true" />
      <span>
        <Trans>
          <b>{won}</b> won
        </Trans>
      </span>
      <span>
        <Trans>
          <b>{topTens}</b> in 2nd–10th
        </Trans>
      </span>
      <span>
        <Trans>
          <b>{lost}</b> in 11th or lower
        </Trans>
      </span>
    </Row>
  );
}
