import { readTier } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { apiOf, type PointsPlace } from '@hotdrop/shared-domain/wire';
import { Button } from '@hotdrop/shared-ui/button';
import { ArrowRightIcon } from '@hotdrop/shared-ui/icons';
import { Row, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { unknownStat, useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { percent } from '../chart/scale.ts';
import type { Board } from '../distribution/board.ts';
import { type Distribution, positionOf, type TierSpan } from '../distribution/distribution.ts';
import type { MarkedPoints } from '../distribution/find-marked-player.ts';
import { HiddenQuery, pathOf } from '../toggle/toggle.tsx';
import { pointStep, type RatingData, type WhatIfData } from './rating.loader.ts';
import styles from './rating.module.css';
import { useRatingLink } from './use-rating-link.ts';

interface WhatIfProps {
  readonly page: RatingData;
  readonly distribution: Distribution;
  readonly start: WhatIfData;
  readonly marked: MarkedPoints | null;
  readonly hasCumulative: boolean;
  /** The chart, which has a line at the points of the slider. */
  readonly children: React.ReactNode;
}

/** A slider of points with the place and the tier that they would have. Without JavaScript, it is a form. */
export function WhatIf({ page, distribution, start, marked, hasCumulative, children }: WhatIfProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const { number } = useFormat();
  const id = useId();
  const address = useRatingLink(page)({});
  const [points, setPoints] = useState(start.points);
  const [typed, setTyped] = useState<string | null>(null);
  const found = usePointsPlace(page, points, start.place);
  useKeepInAddress(points, start.points);
  const { from, to, tiers } = distribution;
  const tier = found?.tier && readTier(game, found.tier);
  const label = tier?.label[locale] ?? unknownStat;
  // The marked player with fewer points would not be above anymore.
  const markedAbove = marked?.standing && found && marked.points > found.points ? 1 : 0;
  // Whoever is behind everyone is last.
  const last = found?.population ?? Number.POSITIVE_INFINITY;
  const place = found && found.place !== null ? Math.min(last, found.place - markedAbove) : null;
  const shown = number(points);
  const rank = number(place);
  const population = number(found?.population);
  const isCurrent = found?.points === points && place !== null && found.population !== null;
  const inWords = isCurrent ? t`${shown} points: ${label}, #${rank} of ${population}` : t`${shown} points`;

  return (
    <div
      className={styles.frame}
      data-cumulative={hasCumulative || undefined}
      style={{ '--what': percent(positionOf(distribution, points)) }}
    >
      {children}
      <section className={styles.whatIf} aria-labelledby={`${id}title`}>
        <form
          method="get"
          action={pathOf(address)}
          onSubmit={(event) => event.preventDefault()}
          className={styles.form}
        >
          <HiddenQuery address={address} />
          <Row gap={3} isWrapped className={styles.result}>
            <Text as="h2" size="t14" tone="muted" id={`${id}title`}>
              <label htmlFor={id}>
                <Trans>What if I had</Trans>
              </label>
            </Text>
            <input
              type="number"
              className={styles.whatIfPoints}
              aria-label={t`Points`}
              min={from}
              max={to}
              step={pointStep}
              value={typed ?? points}
              onChange={({ target }) => {
                setTyped(target.value);
                if (target.valueAsNumber >= from && target.valueAsNumber <= to)
                  setPoints(Math.round(target.valueAsNumber / pointStep) * pointStep);
              }}
              onBlur={() => setTyped(null)}
            />
            <output htmlFor={id} aria-live="off">
              <Text tone="muted">
                <Trans>points</Trans>
              </Text>
              <ArrowRightIcon size="s" />
              <Row as="span" gap={3} isWrapped className={styles.place} aria-busy={found?.points !== points}>
                {tier && <TierMark mark={tier.mark} size="s" />}
                <Text as="b" size="d20">
                  {tier && label}
                  {place !== null && ` #${rank}`}
                </Text>
                <Text size="t13" tone="muted">
                  {found && <PlaceWords place={place} found={found} marked={marked} />}
                </Text>
              </Row>
            </output>
          </Row>
          <input
            id={id}
            className={styles.range}
            type="range"
            name="points"
            min={from}
            max={to}
            step={pointStep}
            value={Math.min(to, Math.max(from, points))}
            onChange={({ target }) => setPoints(target.valueAsNumber)}
            aria-valuetext={inWords}
            style={{ '--track': trackOf(distribution, tiers) }}
          />
          <Button type="submit" isSmall className={styles.submit}>
            <Trans>Show the place</Trans>
          </Button>
        </form>
      </section>
    </div>
  );
}

/** The tones of the tiers along the slider. */
const trackOf = (span: Distribution, tiers: readonly TierSpan[]): string => {
  const stops = tiers.map(({ tier, from, to }) => {
    const color = `color-mix(in oklab, var(--tier-${tier.mark}, var(--chart-bar)) 62%, var(--panel))`;
    return `${color} ${percent(positionOf(span, from))} ${percent(positionOf(span, to))}`;
  });
  return stops.length > 0
    ? `linear-gradient(90deg, ${stops.join(', ')})`
    : 'linear-gradient(var(--chart-bar) 0 0)';
};

interface PlaceWordsProps {
  /** Null: no ranked players are known on the board. */
  readonly place: number | null;
  readonly found: PointsPlace;
  readonly marked: MarkedPoints | null;
}

function PlaceWords({ place, found, marked }: PlaceWordsProps) {
  if (place === null || !found.population) return <Trans>No ranked players are known yet.</Trans>;
  return (
    <>
      <Share place={place} population={found.population} />
      <SentenceGap />
      {marked?.standing && (
        <FromMarked places={marked.standing.rank - place} points={found.points - marked.points} />
      )}
    </>
  );
}

function Share({ place, population }: { readonly place: number; readonly population: number }) {
  const format = useFormat();
  const top = format.percent(place / population);
  const all = format.number(population);
  return (
    <Trans>
      Top {top} of {all}.
    </Trans>
  );
}

interface FromMarkedProps {
  /** Places gained; negative: lost. */
  readonly places: number;
  readonly points: number;
}

/** Compares with the marked player. */
function FromMarked({ places, points }: FromMarkedProps) {
  const { number } = useFormat();
  const difference = number(Math.abs(points));
  const moved = Math.abs(places);
  if (points === 0) return null;
  if (moved === 0) return <Trans>The same place.</Trans>;
  return points > 0 ? (
    <Trans>
      Up <Plural value={moved} one="# place" other="# places" />, with {difference} points more.
    </Trans>
  ) : (
    <Trans>
      Down <Plural value={moved} one="# place" other="# places" />, with {difference} points fewer.
    </Trans>
  );
}

/** Keeps the points in the address, once the visitor has chosen some. */
function useKeepInAddress(points: number, first: number) {
  const [query, setQuery] = useSearchParams();
  const isKept = points === first || query.get('points') === String(points);

  useEffect(() => {
    if (isKept) return;
    const timer = setTimeout(
      () =>
        setQuery(
          (before) => {
            before.set('points', String(points));
            return before;
          },
          { replace: true, preventScrollReset: true },
        ),
      rest,
    );
    return () => clearTimeout(timer);
  }, [points, isKept, setQuery]);
}

/** The slider rests this long before the page asks for its place, in milliseconds. */
const rest = 300;

/** Provides the place of points on a board, which is that of earlier points until it is known. Null: none is known yet. */
function usePointsPlace(
  { shard, mode }: Board,
  points: number,
  first: PointsPlace | null,
): PointsPlace | null {
  const site = useSite();
  const [place, setPlace] = useState(first);
  const isKnown = place?.points === points;

  useEffect(() => {
    if (isKnown) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await apiOf(site).getPointsPlace({ shard, mode, points }, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      if (answer.ok) setPlace(answer.data);
      else reportFailure(site, answer.error, { area: 'mf-statistics', page: 'rating' });
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [site, shard, mode, points, isKnown]);

  return place;
}
