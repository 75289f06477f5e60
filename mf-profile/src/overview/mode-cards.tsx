import type { Season } from '@hotdrop/shared-domain/game';
import type { Outcomes, Stat } from '@hotdrop/shared-domain/stats';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { Block, Columns, Panel } from '@hotdrop/shared-ui/layout';
import { Bar, Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stats';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { hasEnough } from '../habits/records.ts';
import {
  isPlayed,
  type ModeRecord,
  type Overview,
  type PlayedMode,
  type SeasonMode,
} from '../season/season-overview.ts';
import styles from './overview.module.css';

interface ModeCardProps extends SeasonMode {
  /** A suffix for screen readers, because a mode can have a ranked and a normal card. */
  readonly group?: string;
  /** Shows games as won, top 10, and lost. */
  readonly hasOutcomes?: boolean;
}

export function ModeCard({ mode, played, group, hasOutcomes = false }: ModeCardProps) {
  const { locale } = useSite();
  const title = (
    <>
      {mode.shortName[locale]}
      {group && <VisuallyHidden> · {group}</VisuallyHidden>}
    </>
  );
  if (!played) {
    return (
      <Panel title={title} headingLevel={3} className={styles.card}>
        <p className={styles.noStats}>
          <Trans>No record in this season.</Trans>
        </p>
      </Panel>
    );
  }
  return (
    <Panel
      title={title}
      headingLevel={3}
      className={styles.card}
      aside={played.tier && <ModeTier {...played} />}
    >
      <ModeStats {...played} hasOutcomes={hasOutcomes} />
    </Panel>
  );
}

interface ModeStatsProps extends Pick<ModeRecord, 'stats' | 'average'> {
  readonly hasOutcomes?: boolean;
}

/** The content of a mode card. */
function ModeStats({ stats, average, hasOutcomes = false }: ModeStatsProps) {
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
      <Grid
        as="dl"
        columns="minmax(72px, auto) minmax(44px, auto) minmax(0, 1fr) auto"
        align="center"
        padding="panel"
        className={styles.compared}
      >
        <ComparedStat label={t`K/D`} value={stats.kd} average={average?.kd ?? null} format={format.decimal} />
        <ComparedStat
          label={t`Avg damage`}
          value={stats.averageDamage}
          average={average?.damage ?? null}
          format={format.number}
        />
      </Grid>
    </>
  );
}

function ModeTier({ tier, title, points }: ModeRecord) {
  const { locale } = useSite();
  const format = useFormat();
  if (!tier) return null;
  return (
    <Row as="p" size="t14">
      <TierMark mark={tier.mark} size="s" />
      <span>
        {tier.label[locale]}
        {title && <small> {title.label[locale]}</small>}
      </span>
      {points !== null && (
        <Text size="d20" tone="text">
          {format.number(points)}
        </Text>
      )}
    </Row>
  );
}

/** A card for each ranked mode. */
export function RankedModes({ ranked }: Pick<Overview, 'ranked'>) {
  const { t } = useLingui();
  return (
    <Columns shape="halves">
      {ranked.map((one) => (
        <ModeCard key={one.mode.id} {...one} group={t`Ranked`} />
      ))}
    </Columns>
  );
}

interface NormalModesProps {
  readonly season: Season;
  readonly perspective: string;
  readonly modes: readonly SeasonMode[];
}

/** Normal play, a line for each mode. An opened line shows the stats of a mode card. */
export function NormalModes({ season, perspective, modes }: NormalModesProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const format = useFormat();
  const played = modes.filter(isPlayed);
  const others = format.list(
    modes.filter((mode) => !isPlayed(mode)).map(({ mode }) => mode.shortName[locale]),
  );
  return (
    <Block
      title={<Trans>Normal</Trans>}
      aside={
        <p>
          {perspective.toUpperCase()} · {season.label[locale]}
        </p>
      }
    >
      {played.length > 0 && (
        <Panel label={t`Normal modes`}>
          <Grid isLined>
            {played.map((one) => (
              <NormalMode key={one.mode.id} {...one} />
            ))}
          </Grid>
        </Panel>
      )}
      {others && (
        <Text as="p" tone="muted" size="t13">
          <Trans>No normal game this season: {others}.</Trans>
        </Text>
      )}
    </Block>
  );
}

function NormalMode({ mode, played }: PlayedMode) {
  const { t } = useLingui();
  const { locale } = useSite();
  const format = useFormat();
  const { stats } = played;
  const { games, wins, outcomes } = stats;
  const isFew = !hasEnough(stats);
  const tops = outcomes && outcomes.wins + outcomes.tops;
  const countOf = (count: number | null) => `${format.number(count)}/${format.number(games)}`;
  return (
    <details className={styles.mode}>
      <Grid
        as="summary"
        columns="160px repeat(5, minmax(0, 1fr)) 20px"
        phoneColumns="minmax(max-content, 1fr) repeat(4, minmax(0, 52px)) 16px"
        gap={1}
        align="center"
        padding="panel"
        tone="muted"
        isTarget
      >
        <Text as="h3" size="h3" tone="text">
          {mode.shortName[locale]}
        </Text>
        <Cell stat={format.number(games)} label={t({ message: 'games', context: 'below a stat' })} />
        {isFew ? (
          <Cell stat={countOf(wins)} label={t({ message: 'wins', context: 'below a stat' })} />
        ) : (
          <Cell
            stat={format.percent(stats.winRate)}
            label={t({ message: 'win rate', context: 'below a stat' })}
          />
        )}
        <Cell
          stat={isFew ? countOf(tops) : format.percent(stats.top10Rate)}
          label={t({ message: 'top 10', context: 'below a stat' })}
        />
        <Cell stat={format.decimal(stats.kd)} label={t`K/D`} />
        <Cell
          stat={format.number(stats.averageDamage)}
          label={t({ message: 'damage', context: 'below a stat' })}
          isWide
        />
        <ChevronDownIcon />
      </Grid>
      <ModeStats {...played} />
    </details>
  );
}

interface CellProps {
  readonly stat: string;
  readonly label: string;
  /** Hidden on phones. */
  readonly isWide?: boolean;
}

/** The stat comes before its label in every language, so that a column is read in one way. */
const Cell = ({ stat, label, isWide = false }: CellProps) => (
  <Text size="t13" hideBelow={isWide ? 728 : undefined}>
    <Text as="b" size="d20">
      {stat}
    </Text>{' '}
    {label}
  </Text>
);

interface ComparedStatProps {
  readonly label: string;
  readonly value: Stat;
  /** Null: not known. */
  readonly average: Stat;
  readonly format: (value: Stat) => string;
}

/** Position of the average. It is the same on all bars, so that they can be compared. */
const averageAt = 0.4;

/** A stat beside the average of all players. */
function ComparedStat({ label, value, average, format }: ComparedStatProps) {
  const isComparable = value !== null && average !== null && average > 0;
  const filled = isComparable ? Math.min(1, (value / average) * averageAt) : 0;
  const shown = format(average);
  return (
    <div>
      <Text as="dt" tone="muted" size="t12">
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
          <Text as="dd" tone="muted" size="t12" align="end">
            <Trans>average {shown}</Trans>
          </Text>
        </>
      )}
    </div>
  );
}

interface OutcomeBarProps extends Outcomes {
  readonly games: number;
}

/** Wins, top 10, and losses as a bar and in words. */
export function OutcomeBar({ games, wins, tops, losses }: OutcomeBarProps) {
  const { number } = useFormat();
  const shareOf = (count: number) => `${games > 0 ? (100 * count) / games : 0}%`;
  const won = number(wins);
  const lost = number(losses);
  const topTens = number(tops);
  return (
    <Row
      as="p"
      align="stretch"
      gap={3}
      padding="panel"
      size="t12"
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
