import { type Mode, readPlatform, type TierLabel } from '@hotdrop/shared-domain/game';
import type { Figures } from '@hotdrop/shared-domain/stats';
import type { TierAverage, TierAverages } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { Note } from '@hotdrop/shared-ui/panel';
import { Text } from '@hotdrop/shared-ui/primitives';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { LocalTime } from '@hotdrop/shared-ui/time';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '../address.ts';
import { FigureLabel } from '../figures/figure-label.tsx';
import type { LoadResult } from '../loading/load-result.ts';
import { ErrorMessage } from '../loading/states.tsx';
import { FigureTableHead } from './figure-table-head.tsx';
import styles from './performance.module.css';
import {
  type Comparison,
  compareWithTier,
  findVerdict,
  formatCompared,
  minComparedGames,
  type VerdictFigure,
  type VerdictPart,
} from './tier-comparison.ts';

interface TierTableProps {
  readonly tier: TierLabel;
  /** Null: not known, or no player is in the tier. */
  readonly average: TierAverage | null;
  readonly loaded: LoadResult<TierAverages>;
  readonly mode: Mode;
  readonly figures: Figures;
}

/** The figures beside the averages of a tier. */
export function TierTable({ tier, average, loaded, mode, figures }: TierTableProps) {
  const { locale } = useSite();
  if (loaded.status !== 'ready' || !average?.figures || figures.games < minComparedGames)
    return (
      <Text
        as="p"
        align="center"
        wrap="balance"
        className={styles.none}
        role={loaded.status === 'failed' ? 'status' : undefined}
      >
        <NoAverageReason tier={tier} average={average} loaded={loaded} games={figures.games} />
      </Text>
    );
  const comparisons = compareWithTier(figures, average.figures);
  const longest = findLongest(comparisons);
  const name = tier.name[locale];
  return (
    <>
      <Verdict comparisons={comparisons} tier={name} />
      <table className={classNames(styles.figures, styles.tiers)}>
        <TableHead tier={name} />
        <tbody>
          {comparisons.map((comparison) => (
            <ComparisonRow key={comparison.id} tier={name} longest={longest} {...comparison} />
          ))}
        </tbody>
      </table>
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
        <ErrorMessage failure={loaded.failure} />
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

const TableHead = ({ tier }: { readonly tier: string }) => (
  <FigureTableHead>
    <th scope="col" className={styles.scale}>
      <span className={styles.scaleEnds}>
        <span>
          <Trans>worse</Trans>
        </span>
        <span>
          <Trans>average</Trans>
        </span>
        <span>
          <Trans>better</Trans>
        </span>
      </span>
    </th>
    <th scope="col" className={styles.number}>
      {tier}
    </th>
    <th scope="col" className={styles.number}>
      <Trans>Difference</Trans>
    </th>
  </FigureTableHead>
);

/** The width of the longest bar, in percent of the track. */
const width = 48;
/** The longest bar is at least this difference, so that small ones look small, and at most the other one. */
const scale = { least: 0.28, most: 1 } as const;

/** The difference that the longest bar shows. Bars of a table have one scale. */
const findLongest = (comparisons: readonly Comparison[]): number =>
  Math.min(scale.most, Math.max(scale.least, ...comparisons.map(({ lead }) => Math.abs(lead))));

interface ComparisonRowProps extends Comparison {
  readonly tier: string;
  readonly longest: number;
}

function ComparisonRow({ tier, longest, ...comparison }: ComparisonRowProps) {
  const format = useFormat();
  const { id, own, average, lead } = comparison;
  const length = Math.min(1, Math.abs(lead) / longest) * width;
  const average_ = formatCompared[id](format, average);
  return (
    <tr data-lead={lead < 0 ? 'worse' : 'better'}>
      <th scope="row">{id === 'knocksAGame' ? <Trans>Knocks a game</Trans> : <FigureLabel id={id} />}</th>
      <td className={styles.number}>
        <b>{formatCompared[id](format, own)}</b>
      </td>
      <td className={styles.scale} aria-hidden="true">
        <span
          className={styles.bar}
          style={{ '--z': `${length}%`, '--from': `${50 - (lead < 0 ? length : 0)}%` }}
        />
      </td>
      <td className={styles.average} data-tier-name={tier}>
        {average_}
      </td>
      <td className={styles.difference}>
        <Difference {...comparison} />
      </td>
    </tr>
  );
}

/** The difference in words: of places and rates in their unit, of other figures in percent. */
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
  const date = updatedAt && <LocalTime time={updatedAt} look="day" />;
  return (
    <Note>
      <Trans>
        Average of all games of the {count} players in {tier} on {platform}, {modeName}. Computed on {date}.
      </Trans>
    </Note>
  );
}

type ByFigure = Readonly<Record<VerdictFigure, MessageDescriptor>>;

const leads: ByFigure = {
  kd: msg`Stands out by winning fights.`,
  averageDamage: msg`Stands out by damage.`,
  knocksAGame: msg`Stands out by knocking players down.`,
  averageRank: msg`Stands out by lasting longer.`,
  winRate: msg`Stands out by winning games.`,
  top10Rate: msg`Stands out by staying alive.`,
};

const lags: ByFigure = {
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
      <p className={styles.close}>
        <Trans>Close to the average of {tier} in everything.</Trans>
      </p>
    );
  return (
    <div className={styles.verdict}>
      {best && (
        <p data-lead="better">
          <ArrowUpIcon />
          <span>
            <b>{i18n._(leads[best.id])}</b> <Details {...best} tier={tier} />
          </span>
        </p>
      )}
      {worst && (
        <p data-lead="worse">
          <ArrowDownIcon />
          <span>
            <b>{i18n._(lags[worst.id])}</b> <Details {...worst} tier={tier} />
          </span>
        </p>
      )}
    </div>
  );
}

function Details({ id, own: value, average: tierValue, tier }: VerdictPart & Pick<VerdictProps, 'tier'>) {
  const format = useFormat();
  const own = formatCompared[id](format, value);
  const average = formatCompared[id](format, tierValue);
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
