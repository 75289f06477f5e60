import {
  coreModes,
  platformOf,
  rankedPlatforms,
  readMode,
  readPlatform,
  readSeason,
  shardInAddress,
  tierBands,
} from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Part } from '@hotdrop/shared-domain/slots';
import { apiOf, type RatingRow } from '@hotdrop/shared-domain/wire';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/layout';
import { useMyPlayer } from '@hotdrop/shared-ui/my-player';
import { Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import chart from '../chart/chart.module.css';
import { SmallBars } from '../chart/chart.tsx';
import { Flag } from '../chart/flag.tsx';
import { placeFlags } from '../chart/place-flags.ts';
import { TierScale } from '../chart/tier-scale.tsx';
import type { Board } from '../distribution/board.ts';
import { labelSideOf, type PointSpan, positionOf, toDistribution } from '../distribution/distribution.ts';
import { sayLargestTier } from '../distribution/say-largest-tier.ts';
import { useFavoriteMarks, usePlayerPoints } from '../distribution/use-favorite-marks.ts';
import { linkPatterns } from '../link-patterns.ts';
import styles from './distribution.module.css';

interface DistributionData {
  readonly shard: string;
  readonly mode: string;
  readonly season: string;
  readonly rows: readonly RatingRow[];
  readonly sample: number | null;
}

/** The first platform's players by rank points, with lines for the visitor and favorites. Absent without stats. */
export const distribution: Part<'home', DistributionData | null> = {
  async load({ site, signal }) {
    const { game } = site;
    const api = apiOf(site);
    const shard = rankedPlatforms(game)[0]?.id;
    const mode = coreModes(game, 'tpp')[0]?.id;
    if (!shard || !mode) return null;
    const [ratings, seasons] = await Promise.all([
      api.getRatings({ shard, mode }, { signal }),
      api.listActiveSeasons({}, { signal }),
    ]);
    for (const result of [ratings, seasons]) {
      if (!result.ok) reportFailure(site, result.error, { area: 'mf-statistics', page: 'home' });
    }
    const season = seasons.ok ? seasons.data.seasons[shard]?.id : undefined;
    if (!ratings.ok || season === undefined) return null;
    return { shard, mode, season, rows: ratings.data.ratings, sample: ratings.data.sample };
  },
  Component: ({ data }) => data && <Strip {...data} />,
};

function Strip({ shard, mode, season, rows, sample }: DistributionData) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { i18n } = useLingui();
  const format = useFormat();
  const { list, number } = format;
  // The server knows from a cookie whether there will be marks, and leaves room for their labels.
  const hasMarks = useStore(({ returning }) => Boolean(returning?.favorites || returning?.hasMyPlayer));
  const bands = tierBands(game, readSeason(game, season));
  const found = toDistribution(rows, bands, (from, to) => `${number(from)} ~ ${number(to)}`);
  const title = found && sayLargestTier(found, { i18n, format, locale });
  if (!found || !title) return null;
  const highest = Math.max(...found.bars.map((bar) => bar.share));
  const board = list([readPlatform(game, shard).name[locale], readMode(game, mode).name[locale]]);
  const players = number(sample);
  return (
    <Panel
      className={styles.panel}
      title={title}
      aside={
        <MoreLink to={links.rating({ shard, mode })}>
          <Trans>Rating</Trans>
        </MoreLink>
      }
    >
      <div className={styles.body}>
        <Text as="p" size="t13" tone="muted">
          {sample === null ? (
            board
          ) : (
            <Trans>
              {players} ranked players on {board}
            </Trans>
          )}
        </Text>
        <div className={classNames(styles.plot, chart.plot)} data-marked={hasMarks || undefined}>
          <SmallBars span={found} shares={found.bars.map((bar) => bar.share)} highest={highest} />
          <DistributionMarks board={{ shard, mode, season }} span={found} />
        </div>
        <TierScale tiers={found.tiers} />
      </div>
    </Panel>
  );
}

interface DistributionMarksProps {
  readonly board: SeasonBoard;
  readonly span: PointSpan;
}

/** Widths in pixels: of narrow and other plots, and of the labels. */
const plotWidths = { narrow: 280, other: 800 };
const characterWidth = 6.5;
const labelMargin = 14;
const myLabel = 96;

/** Lines at the points of the visitor's player and favorites. Only the browser knows who they are. */
function DistributionMarks({ board, span }: DistributionMarksProps) {
  const { game } = useSite();
  const { t } = useLingui();
  const { number } = useFormat();
  const me = useMyPlayer();
  const isHere = me !== null && platformOf(game, shardInAddress(me.shard)) === platformOf(game, board.shard);
  const [mine] = usePlayerPoints(board, isHere ? [me.accountId] : []) ?? [];
  // A favorite that is the visitor's player has no second line.
  const { marks } = useFavoriteMarks({ ...board, marked: me });
  if (!mine && marks.length === 0) return null;
  const myPoints = number(mine?.points);
  const myX = positionOf(span, mine?.points ?? 0);
  const myPlace = { row: 0, side: labelSideOf(myX) } as const;
  const labels = marks.map(({ name, points }) => ({
    x: positionOf(span, points),
    width: labelMargin + name.length * characterWidth,
  }));
  const placeIn = (width: number) =>
    placeFlags(labels, mine ? { ...myPlace, x: myX, width: myLabel, rows: 1 } : null, width);
  const [narrow, other] = [placeIn(plotWidths.narrow), placeIn(plotWidths.other)];
  return (
    <ul className={chart.flags} aria-label={t`You and your favorites`}>
      {mine && (
        <li>
          <Flag x={myX} place={myPlace} isMarked>
            <b>
              <Trans>You: {myPoints}</Trans>
            </b>
          </Flag>
        </li>
      )}
      {marks.map(({ accountId, name, ...mark }, index) => {
        const points = number(mark.points);
        return (
          <li key={accountId}>
            <Flag
              x={positionOf(span, mark.points)}
              place={other[index] ?? hidden}
              narrow={narrow[index] ?? hidden}
              name={t`${name}, ${points} points`}
            >
              {name}
            </Flag>
          </li>
        );
      })}
    </ul>
  );
}

/** Only the line is visible. */
const hidden = { row: 0, side: 'number' } as const;

interface SeasonBoard extends Board {
  readonly season: string;
}
