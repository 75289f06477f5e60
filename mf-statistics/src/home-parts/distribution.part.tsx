import type { Part } from '@hotdrop/shared-domain/contract';
import {
  coreModes,
  platformOf,
  rankedPlatforms,
  readMode,
  readPlatform,
  shardInAddress,
} from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { RatingRow } from '@hotdrop/shared-domain/wire';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { useOwnPlayer } from '@hotdrop/shared-ui/own-player';
import { Panel } from '@hotdrop/shared-ui/panel';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite, useStore } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { percent as cssPercent, percent } from '../chart/scale.ts';
import type { Board } from '../distribution/board.ts';
import { ownSideOf, type PointSpan, positionOf, toDistribution } from '../distribution/distribution.ts';
import { findMarkedPlayer, type MarkedPoints } from '../distribution/find-marked-player.ts';
import { placeFlags } from '../distribution/place-flags.ts';
import { useFavoriteMarks } from '../distribution/use-favorite-marks.ts';
import styles from './distribution.module.css';

interface DistributionData {
  readonly shard: string;
  readonly mode: string;
  readonly season: string;
  readonly rows: readonly RatingRow[];
  readonly sample: number | null;
}

/** The rank points of the first platform's players, with lines for the visitor's own. Absent without figures. */
export const distribution: Part<'home', DistributionData | null> = {
  async load({ site, signal }) {
    const { api, game } = site;
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

/** "Half of all players" for shares that round to it. */
const isHalf = (share: number) => Math.round(share * 20) === 10;

function Strip({ shard, mode, season, rows, sample }: DistributionData) {
  const { game, links, locale } = useSite();
  const { list, number, percent } = useFormat();
  // The server knows from a cookie whether there will be marks, and leaves room for their labels.
  const hasMarks = useStore(({ returning }) => Boolean(returning?.favorites || returning?.hasOwnPlayer));
  const bands = game.tiers.bands(game.seasons.read(season));
  const found = toDistribution(rows, bands, (from, to) => `${number(from)} ~ ${number(to)}`);
  const [largest] = found?.tiers.toSorted((a, b) => b.share - a.share) ?? [];
  if (!found || !largest) return null;
  const highest = Math.max(...found.bars.map((bar) => bar.share));
  const tier = largest.tier.name[locale];
  const share = percent(largest.share, 0);
  const board = list([readPlatform(game, shard).name[locale], readMode(game, mode).name[locale]]);
  const players = number(sample);
  return (
    <Panel
      className={styles.panel}
      title={
        isHalf(largest.share) ? (
          <Trans>Half of all players are in {tier}</Trans>
        ) : (
          <Trans>
            {share} of all players are in {tier}
          </Trans>
        )
      }
      aside={
        <MoreLink to={links.rating({ shard, mode })}>
          <Trans>Rating</Trans>
        </MoreLink>
      }
    >
      <div className={styles.body}>
        <p>
          {sample === null ? (
            board
          ) : (
            <Trans>
              {players} ranked players on {board}
            </Trans>
          )}
        </p>
        <div className={styles.plot} data-marked={hasMarks || undefined}>
          <Row gap={0.5} align="end" className={styles.bars} aria-hidden="true">
            {found.bars.map((bar) => (
              <i
                key={bar.from}
                data-tier={bar.tier?.mark}
                style={{ '--h': cssPercent(bar.share / highest) }}
                data-empty={bar.share === 0 || undefined}
              />
            ))}
          </Row>
          <DistributionMarks board={{ shard, mode, season }} span={found} />
        </div>
        <ul className={styles.tiers}>
          {found.tiers.map((one) => (
            <li key={one.tier.id} style={{ '--w': one.to - one.from }}>
              <TierMark mark={one.tier.mark} size="s" />
              <span>{one.tier.name[locale]}</span> <b>{percent(one.share)}</b>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

interface DistributionMarksProps {
  readonly board: SeasonBoard;
  readonly span: PointSpan;
}

/** Widths in pixels: of the plot on the narrowest phones, of plots with more room, and of the labels. */
const plotWidths = [280, 600, 1000];
const characterWidth = 6.5;
const labelMargin = 12;
const longestLabel = 112;
const ownLabel = 96;

/** Lines at the points of the visitor's own player and favorites. Only the browser knows who they are. */
function DistributionMarks({ board, span }: DistributionMarksProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const own = useOwnPoints(board);
  // An own player who is a favorite, too, has one line.
  const { marks } = useFavoriteMarks({ ...board, marked: useOwnPlayer() });
  if (!own && marks.length === 0) return null;
  const ownX = own && positionOf(span, own.points);
  const ownPoints = number(own?.points);
  const labels = marks.map((mark) => ({
    x: positionOf(span, mark.points),
    width: Math.min(longestLabel, labelMargin + mark.name.length * characterWidth),
  }));
  const [narrow, wide, widest] = plotWidths.map((width) =>
    placeFlags(
      labels,
      ownX === null ? null : { x: ownX, width: ownLabel, side: ownSideOf(ownX), rows: 1 },
      width,
    ),
  );
  return (
    <ul className={styles.marks} aria-label={t`You and your favorites`}>
      {own && ownX !== null && (
        <li
          className={styles.own}
          data-side={ownSideOf(ownX)}
          data-wide={ownSideOf(ownX)}
          data-widest={ownSideOf(ownX)}
          style={{ '--x': percent(ownX), '--lane': 0 }}
        >
          <span>
            <Trans>You: {ownPoints}</Trans>
          </span>
        </li>
      )}
      {marks.map((mark, index) => {
        const points = number(mark.points);
        return (
          <li
            key={mark.accountId}
            data-side={narrow?.[index]?.side}
            data-wide={wide?.[index]?.side}
            data-widest={widest?.[index]?.side}
            style={{ '--x': percent(positionOf(span, mark.points)), '--lane': narrow?.[index]?.row }}
          >
            <span>{mark.name}</span> <VisuallyHidden>{t`${points} points`}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

export interface SeasonBoard extends Board {
  readonly season: string;
}

/** Loads the points of the visitor's own player on a board. Null: not known, or the player has none there. */
function useOwnPoints({ shard, mode, season }: SeasonBoard): MarkedPoints | null {
  const site = useSite();
  const { game } = site;
  const own = useOwnPlayer();
  const [found, setFound] = useState<{ readonly accountId: string; readonly points: MarkedPoints } | null>(
    null,
  );
  const isHere = own !== null && platformOf(game, shardInAddress(own.shard)) === platformOf(game, shard);
  const accountId = isHere ? own.accountId : null;

  useEffect(() => {
    if (accountId === null) return;
    const leaving = new AbortController();
    const running = Promise.resolve(game.seasons.read(season));
    void findMarkedPlayer(site, { shard, mode }, running, accountId, leaving.signal).then((player) => {
      if (!leaving.signal.aborted && player.status === 'found') setFound({ accountId, points: player });
    });
    return () => leaving.abort();
  }, [site, game, shard, mode, season, accountId]);

  return found?.accountId === accountId ? found.points : null;
}
