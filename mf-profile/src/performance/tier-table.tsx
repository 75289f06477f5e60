import { type Mode, readPlatform, type TierLabel } from '@hotdrop/shared-domain/game';
import type { TierAverage, TierAverages } from '@hotdrop/shared-domain/wire';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { Note } from '@hotdrop/shared-ui/layout';
import { FailureReason } from '@hotdrop/shared-ui/player-not-found';
import { Bar, Grid, Row, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { LocalTime } from '@hotdrop/shared-ui/time';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '../address.ts';
import type { LoadResult } from '../loading/load-result.ts';
import overview from '../overview/overview.module.css';
import type { ModeRecord } from '../season/season-overview.ts';
import { StatLabel } from '../stats/stat-label.tsx';
import styles from './performance.module.css';
import {
  type Comparison,
  compareWithTier,
  findVerdict,
  formatCompared,
  minComparedGames,
  type VerdictPart,
  type VerdictStat,
} from './tier-comparison.ts';

interface TierTableProps {
  readonly tier: TierLabel;
  /** Null: not known, or no player is in the tier. */
  readonly average: TierAverage | null;
  readonly loaded: LoadResult<TierAverages>;
  readonly mode: Mode;
  readonly played: ModeRecord;
}

/** The stats beside the averages of a tier. */
export function TierTable({ tier, average, loaded, mode, played }: TierTableProps) {
  const { games } = played.stats;
  const { t } = useLingui();
  const { locale } = useSite();
  const format = useFormat();
  if (loaded.status !== 'ready' || !average?.stats || games < minComparedGames)
    return (
      <div className={overview.noStats} role={loaded.status === 'failed' ? 'status' : undefined}>
        <p>
          <NoAverageReason tier={tier} average={average} loaded={loaded} games={games} />
        </p>
      </div>
    );
  const comparisons = compareWithTier(played, average.stats);
  const longest = findLongest(comparisons);
  const name = tier.name[locale];
  const columns: readonly Column<Comparison>[] = [
    {
      id: 'stat',
      head: t`Stat`,
      variant: 'name',
      phone: '1 / 1',
      cell: ({ id }) => (id === 'knocksAGame' ? t`Knocks a game` : <StatLabel id={id} />),
    },
    {
      id: 'value',
      head: t`Value`,
      variant: 'stat',
      phone: '1 / 2',
      cell: ({ id, own }) => formatCompared(id, format, own),
    },
    {
      id: 'scale',
      head: <ScaleEnds />,
      phone: '2 / 1 / auto / -1',
      className: styles.scale,
      cell: ({ lead }) => <LeadBar lead={lead} longest={longest} />,
    },
    {
      id: 'average',
      head: name,
      variant: 'number',
      phone: '3 / 1',
      className: styles.average,
      cell: ({ id, average: value }) => (
        <Text tone="muted" size="t13">
          <Text hideFrom={728}>{name} </Text>
          {formatCompared(id, format, value)}
        </Text>
      ),
    },
    {
      id: 'difference',
      head: t`Difference`,
      variant: 'number',
      phone: '3 / 2',
      cell: (comparison) => (
        <Text tone={comparison.lead < 0 ? 'down' : 'up'} size="t13">
          <Difference {...comparison} />
        </Text>
      ),
    },
  ];
  return (
    <>
      <Verdict comparisons={comparisons} tier={name} />
      <Table
        caption={t`Performance`}
        columns={columns}
        rows={comparisons}
        rowKey={({ id }) => id}
        density="dense"
        phoneColumns="minmax(0, 1fr) auto"
      />
      <AverageNote tier={name} mode={mode} players={average.players} updatedAt={loaded.data.updatedAt} />
    </>
  );
}

interface NoAverageReasonProps extends Pick<TierTableProps, 'tier' | 'average' | 'loaded'> {
  readonly games: number;
}

function NoAverageReason({ tier, average, loaded, games }: NoAverageReasonProps) {
  const { locale } = useSite();
  const name = tier.name[locale];
  if (loaded.status === 'pending') return <Trans>The averages of the tiers are loading.</Trans>;
  if (loaded.status === 'failed')
    return (
      <>
        <Trans>The averages of the tiers could not be loaded.</Trans>
        <SentenceGap />
        <FailureReason failure={loaded.failure} />
      </>
    );
  const missing = minComparedGames - games;
  if (missing > 0)
    return (
      <Plural
        value={missing}
        one="The comparison needs # more ranked game in this mode."
        other="The comparison needs # more ranked games in this mode."
      />
    );
  if (loaded.status === 'empty' || !loaded.data.updatedAt)
    return <Trans>The site has not computed the averages of this season yet.</Trans>;
  return average ? (
    <Trans>Too few players are in {name} for an average.</Trans>
  ) : (
    <Trans>No player is in {name} at the moment.</Trans>
  );
}

const ScaleEnds = () => (
  <Row as="span" justify="between" className={styles.ends}>
    <span>
      <Trans>worse</Trans>
    </span>
    <span>
      <Trans>average</Trans>
    </span>
    <span>
      <Trans>better</Trans>
    </span>
  </Row>
);

/** The length of the longest bar, as a share of the track. */
const width = 0.48;
/** The longest bar is at least this difference, so that small ones look small, and at most the other one. */
const scale = { least: 0.28, most: 1 } as const;

/** The difference that the longest bar shows. Bars of a table have one scale. */
const findLongest = (comparisons: readonly Comparison[]): number =>
  Math.min(scale.most, Math.max(scale.least, ...comparisons.map(({ lead }) => Math.abs(lead))));

/** A bar from the middle: to the right is better. */
function LeadBar({ lead, longest }: { readonly lead: number; readonly longest: number }) {
  const length = Math.min(1, Math.abs(lead) / longest) * width;
  return (
    <Bar
      share={length}
      from={lead < 0 ? 0.5 - length : 0.5}
      mark={0.5}
      tone={lead < 0 ? 'quiet' : 'line'}
      className={styles.lead}
    />
  );
}

/** The difference in words: of places and rates in their unit, of other stats in percent. */
function Difference({ id, own, average, lead }: Comparison) {
  const format = useFormat();
  const isMore = own > average;
  if (id === 'averageRank') {
    const places = format.decimal(Math.abs(own - average), 1);
    if (Number(places) === 0) return <Same />;
    return lead > 0 ? <Trans>{places} places better</Trans> : <Trans>{places} places worse</Trans>;
  }
  if (id === 'winRate' || id === 'top10Rate') {
    const points = format.decimal(Math.abs(own - average) * 100, 1);
    if (Number(points) === 0) return <Same />;
    return isMore ? <Trans>{points} points more</Trans> : <Trans>{points} points less</Trans>;
  }
  const share = format.percent(Math.abs(lead), 0);
  if (Math.round(Math.abs(lead) * 100) === 0) return <Same />;
  return isMore ? <Trans>{share} more</Trans> : <Trans>{share} less</Trans>;
}

const Same = () => <Trans>the same</Trans>;

interface AverageNoteProps {
  readonly tier: string;
  readonly mode: Mode;
  readonly players: number;
  readonly updatedAt: string | null;
}

function AverageNote({ tier, mode, players, updatedAt }: AverageNoteProps) {
  const { game, locale } = useSite();
  const { number } = useFormat();
  const platform = readPlatform(game, useAddress().platform).name[locale];
  const count = number(players);
  const modeName = [mode.shortName[locale], mode.perspective?.toUpperCase()].filter(Boolean).join(' ');
  const date = updatedAt && <LocalTime time={updatedAt} variant="day" />;
  return (
    <Note>
      <Trans>
        Average of all games of the {count} players in {tier} on {platform}, {modeName}. Computed on {date}.
      </Trans>
    </Note>
  );
}

type ByStat = Readonly<Record<VerdictStat, MessageDescriptor>>;

const leads: ByStat = {
  kd: msg`Stands out by winning fights.`,
  averageDamage: msg`Stands out by damage.`,
  knocksAGame: msg`Stands out by knocking players down.`,
  averageRank: msg`Stands out by lasting longer.`,
  winRate: msg`Stands out by winning games.`,
  top10Rate: msg`Stands out by staying alive.`,
};

const lags: ByStat = {
  kd: msg`Held back by lost fights.`,
  averageDamage: msg`Held back by too little damage.`,
  knocksAGame: msg`Held back by too few knocks.`,
  averageRank: msg`Held back by early ends.`,
  winRate: msg`Held back by the last fight.`,
  top10Rate: msg`Held back by deaths before the top 10.`,
};

interface VerdictProps {
  readonly comparisons: readonly Comparison[];
  readonly tier: string;
}

/** Says what sets the player apart from a tier, and what holds them back. */
function Verdict({ comparisons, tier }: VerdictProps) {
  const { i18n } = useLingui();
  const { best, worst } = findVerdict(comparisons);
  if (!best && !worst)
    return (
      <Text as="p" tone="muted" padding={[4, 5]} className={styles.verdict}>
        <Trans>Close to the average of {tier} in everything.</Trans>
      </Text>
    );
  return (
    <Grid min={55} isRuled className={styles.verdict}>
      {best && (
        <Row as="p" align="start" tone="muted" padding="panel">
          <Text tone="up">
            <ArrowUpIcon />
          </Text>
          <Text wrap="pretty">
            <b>{i18n._(leads[best.id])}</b> <Details {...best} tier={tier} />
          </Text>
        </Row>
      )}
      {worst && (
        <Row as="p" align="start" tone="muted" padding="panel">
          <Text tone="down">
            <ArrowDownIcon />
          </Text>
          <Text wrap="pretty">
            <b>{i18n._(lags[worst.id])}</b> <Details {...worst} tier={tier} />
          </Text>
        </Row>
      )}
    </Grid>
  );
}

function Details({ id, own: value, average: tierValue, tier }: VerdictPart & Pick<VerdictProps, 'tier'>) {
  const format = useFormat();
  const own = formatCompared(id, format, value);
  const average = formatCompared(id, format, tierValue);
  switch (id) {
    case 'kd':
      return (
        <Trans>
          The K/D is {own}, the average of {tier} is {average}.
        </Trans>
      );
    case 'averageDamage':
      return (
        <Trans>
          {own} damage a game, the average of {tier} is {average}.
        </Trans>
      );
    case 'knocksAGame':
      return (
        <Trans>
          {own} knocks a game, the average of {tier} is {average}.
        </Trans>
      );
    case 'averageRank':
      return (
        <Trans>
          The average place is {own}, in {tier} it is {average}.
        </Trans>
      );
    case 'winRate':
      return (
        <Trans>
          {own} of the games are won, the average of {tier} is {average}.
        </Trans>
      );
    case 'top10Rate':
      return (
        <Trans>
          {own} of the games end in the top 10, the average of {tier} is {average}.
        </Trans>
      );
  }
}
