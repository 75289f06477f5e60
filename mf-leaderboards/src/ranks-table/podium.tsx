import { readShard, readTier } from '@hotdrop/shared-domain/game';
import type { Answer } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Link } from '@hotdrop/shared-ui/link';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { linkPatterns } from '../link-patterns.ts';
import type { RankedRow } from '../shared/board.ts';
import { FavoriteStar, Movement, PointsChange, useIsFavorite } from '../shared/board-parts.tsx';
import { foundId } from './board-address.ts';
import { type BoardColumn, StatLine, You } from './columns.tsx';
import styles from './ranks-table.module.css';
import type { Standing } from './use-my-standing.ts';

type TopDays = NonNullable<Answer<'getLeaderboard'>['topDays']>;

interface PodiumProps {
  readonly columns: readonly BoardColumn[];
  readonly ranks: readonly RankedRow[];
  readonly topDays: TopDays | undefined;
  readonly mine: Standing | null;
  /** The place that was found. */
  readonly at: number | null;
}

/** The first three players of a board, each a link, with their points of the last days. */
export function Podium({ columns, ranks, topDays, mine, at }: PodiumProps) {
  const { t } = useLingui();
  return (
    <Grid
      as="ol"
      columns={3}
      phoneColumns={1}
      gap={0}
      surface="panel"
      className={styles.podium}
      aria-label={t`Top three`}
    >
      {ranks.map((ranked, index) => (
        <Top
          key={`${ranked.row.accountId} ${ranked.row.region}`}
          columns={columns}
          ranked={ranked}
          isFirst={index === 0}
          days={topDays?.find(({ accountId }) => accountId === ranked.row.accountId)?.days ?? []}
          isMine={mine?.accountId === ranked.row.accountId}
          isFound={at === index + 1}
        />
      ))}
    </Grid>
  );
}

interface TopProps {
  readonly columns: readonly BoardColumn[];
  readonly ranked: RankedRow;
  readonly isFirst: boolean;
  readonly days: TopDays[number]['days'];
  readonly isMine: boolean;
  readonly isFound: boolean;
}

function Top({ columns, ranked: { row, rank }, isFirst, days, isMine, isFound }: TopProps) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { number } = useFormat();
  const isFavorite = useIsFavorite()(row);
  const { shard, name, region, movement } = row;
  const tier = readTier(game, row);
  const about = [tier.label[locale], region && readShard(game, region).name[locale]].filter(Boolean);
  return (
    <li
      className={classNames(styles.top, isFirst && styles.first)}
      {...(isFound && { id: foundId, tabIndex: -1 })}
    >
      <Link to={links.profile({ shard, name })} rel="nofollow">
        <Text tone="accent" className={styles.topPlace}>
          {number(rank)}
        </Text>
        <span className={styles.mark}>
          <TierMark mark={tier.mark} />
        </span>
        <Grid as="span" gap={0} className={styles.name}>
          <Row as="b">
            <Text wrap="truncate">{name}</Text>
            {isFavorite && <FavoriteStar />}
            {isMine && <You />}
          </Row>
          <Text as="small" size="t12" tone="muted">
            {about.join(' · ')}
          </Text>
        </Grid>
        <PointsLine days={days} />
        <Row as="span" align="baseline" justify="between" className={styles.topPoints}>
          <b>{number(row.rankPoint)}</b>
          <Row as="span" isInline gap={1} align="baseline" size="t12" tone="muted" className={styles.change}>
            <Movement places={movement?.day ?? null} isNew={movement?.isNew ?? false} />
            <small>
              <TodaysPoints points={movement?.points ?? null} />
            </small>
          </Row>
        </Row>
        <Text size="t12" tone="muted" wrap="truncate" className={styles.games}>
          <StatLine columns={columns} row={row} />
        </Text>
      </Link>
    </li>
  );
}

function TodaysPoints({ points }: { readonly points: number | null }) {
  if (points === null) return null;
  if (points === 0) return <Trans>same points</Trans>;
  return (
    <Trans>
      <PointsChange points={points} /> today
    </Trans>
  );
}

const [width, height, margin] = [100, 30, 2];

/** The outline of a line from left to right that fills its box. */
function lineOf(values: readonly number[]): string {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  const points = values.map((value, index) => {
    const share = range === 0 ? 0.5 : (value - lowest) / range;
    const x = (index / (values.length - 1)) * width;
    return `${x.toFixed(1)} ${(height - margin - share * (height - 2 * margin)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The points of the last days as a small line. Empty without two days to connect. */
function PointsLine({ days }: { readonly days: TopDays[number]['days'] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [first, last, count] = [days.at(0), days.at(-1), days.length];
  if (!first || !last || count < 2) return <span className={styles.line} />;
  const title = t`${plural(count, { one: 'Last # day', other: 'Last # days' })}`;
  const [from, to] = [number(first.rankPoint), number(last.rankPoint)];
  const outline = lineOf(days.map(({ rankPoint }) => rankPoint));
  return (
    <Grid as="span" gap={1} className={styles.line}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`${title}: from ${from} to ${to} points`}
      >
        <path className={styles.area} d={`${outline}V${height}H0z`} />
        <path className={styles.stroke} d={outline} />
      </svg>
      <Text as="small" size="t12" tone="muted" aria-hidden="true">
        {title}
      </Text>
    </Grid>
  );
}
