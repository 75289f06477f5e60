import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { canShade } from '../places/enough.ts';
import { estimateWidth, placeLabels } from '../places/place-labels.ts';
import type { Drops } from './map.loader.ts';
import styles from './risk-chart.module.css';
import type { NamedTown, Towns } from './use-towns.ts';

interface RiskChartProps {
  readonly content: Drops;
  readonly towns: Towns;
}

/** The usual size in px, for the places of texts. */
const usual = { width: 480, height: 260 };
const mostTowns = 30;
const mostLabels = 12;
/** Lines across the chart, at most. */
const mostLines = 5;
/** Dots have this radius in px: the town with most landings, and the smallest. */
const radius = { most: 13, least: 3 };

/** Deaths within two minutes against the average place. The table has the same figures. */
export function RiskChart({ content: { all }, towns }: RiskChartProps) {
  const format = useFormat();
  const shown = towns.list
    .filter((one) => canShade(one) && one.averagePlace !== null && one.deadEarly !== null)
    .slice(0, mostTowns);
  if (shown.length < 3) return null;
  const places = shown.map(({ averagePlace }) => averagePlace ?? 0);
  const [top, bottom] = [Math.floor(Math.min(...places)), Math.ceil(Math.max(...places))];
  const right = Math.max(0.1, Math.ceil(Math.max(...shown.map(({ deadEarly }) => deadEarly ?? 0)) * 10) / 10);
  const most = Math.max(...shown.map(({ landings }) => landings));
  const xOf = (dead: number | null) => Math.min(1, (dead ?? 0) / right);
  const yOf = (place: number | null) => ((place ?? bottom) - top) / Math.max(1, bottom - top);
  const radiusOf = ({ landings }: NamedTown) =>
    Math.round(radius.least + (radius.most - radius.least) * Math.sqrt(landings / most));
  const isBest = (one: NamedTown) => one === towns.best.place || one === towns.hottest;
  const dots = shown
    .toSorted((a, b) => Number(isBest(b)) - Number(isBest(a)))
    .map((one) => ({
      id: one.town,
      x: xOf(one.deadEarly) * usual.width,
      y: yOf(one.averagePlace) * usual.height,
      radius: radiusOf(one) + 3,
      width: estimateWidth(one.name),
    }));
  const avoid = dots.map(({ x, y, radius: r }) => ({
    left: x - r + 3,
    top: y - r + 3,
    right: x + r - 3,
    bottom: y + r - 3,
  }));
  const labels = placeLabels(dots, {
    ...{ ...usual, sides: ['right', 'left', 'above', 'below'] as const },
    ...{ most: mostLabels, avoid },
  });
  const percentOf = (share: number) => `${(share * 100).toFixed(1)}%`;
  const step = Math.ceil((bottom - top + 1) / mostLines);
  const grid = Array.from({ length: mostLines }, (_, at) => top + at * step).filter(
    (place) => place <= bottom,
  );
  const [averagePlace, averageDead] = [format.decimal(all.averagePlace, 1), format.percent(all.deadEarly)];
  return (
    <Panel
      title={<Trans>What the risk buys</Trans>}
      aside={<Trans>Higher is a better place, right is deadlier, size is landings</Trans>}
    >
      <div className={styles.chart} aria-hidden="true">
        {grid.map((place) => (
          <i key={place} className={styles.line} style={{ '--y': percentOf(yOf(place)) }}>
            <span>#{place}</span>
          </i>
        ))}
        <i
          className={classNames(styles.line, styles.average)}
          style={{ '--y': percentOf(yOf(all.averagePlace)) }}
        >
          <b>
            <Trans>average place {averagePlace}</Trans>
          </b>
        </i>
        <i className={styles.column} style={{ '--x': percentOf(xOf(all.deadEarly)) }}>
          <b>
            <Trans>average {averageDead}</Trans>
          </b>
        </i>
        {shown.map((one) => (
          <span
            key={one.town}
            className={classNames(
              styles.town,
              isBest(one) && styles.best,
              (one.town === towns.pointed || one.town === towns.chosen?.town) && styles.chosen,
            )}
            data-side={labels.get(one.town)}
            style={{
              '--x': percentOf(xOf(one.deadEarly)),
              '--y': percentOf(yOf(one.averagePlace)),
              '--r': `${radiusOf(one)}px`,
            }}
            onPointerEnter={() => towns.point(one.town)}
            onPointerLeave={() => towns.point(null)}
          >
            {labels.has(one.town) && <span>{one.name}</span>}
          </span>
        ))}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>0%</span>
        <span>
          {format.percent(right, 0)} <Trans>dead within 2 min</Trans>
        </span>
      </p>
    </Panel>
  );
}
