import { estimateWidth } from '@hotdrop/shared-domain/text';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { boxAtSide, type LabelSide, placeLabels } from '../places/place-labels.ts';
import type { Drops } from './map.loader.ts';
import styles from './map.module.css';
import type { NamedTown, Towns } from './use-towns.ts';

interface RiskChartProps {
  readonly content: Drops;
  readonly towns: Towns;
}

/** Where a name is, beside the middle of its dot. */
const besideDot: Readonly<Record<LabelSide, string>> = {
  right: 'translate(calc(var(--r) + var(--s-1)), -50%)',
  left: 'translate(calc(-100% - var(--r) - var(--s-1)), -50%)',
  above: 'translate(-50%, calc(-100% - var(--r)))',
  below: 'translate(-50%, var(--r))',
};
const aboveLine: Readonly<Partial<Record<LabelSide, string>>> = { above: 'translateY(-100%)' };

/** The usual sizes in px, for the places of texts. */
const [usual, onPhones] = [
  { width: 480, height: 260 },
  { width: 260, height: 200 },
];
const mostTowns = 30;
const mostLabels = 12;
/** Lines across the chart, at most. */
const mostLines = 5;
/** Dots have this radius in px: the town with most landings, and the smallest. */
const radius = { most: 13, least: 3 };

/** Deaths within two minutes against the average place. The table has the same stats. */
export function RiskChart({ content: { all }, towns }: RiskChartProps) {
  const format = useFormat();
  const { t } = useLingui();
  const shown = towns.list
    .filter((one) => one.isEnough && one.averagePlace !== null && one.deadEarly !== null)
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
  const isBest = (one: NamedTown) => towns.pins.some(({ town }) => town === one);
  const [averagePlace, averageDead] = [format.decimal(all.averagePlace, 1), format.percent(all.deadEarly)];
  const averageWords = t`average place ${averagePlace}`;
  const bestOnes = shown.filter(isBest).length;
  const placeTexts = (size: typeof usual, most: number) => {
    const dots = shown
      .toSorted((a, b) => Number(isBest(b)) - Number(isBest(a)))
      .map((one) => ({
        id: one.town,
        x: xOf(one.deadEarly) * size.width,
        y: yOf(one.averagePlace) * size.height,
        radius: radiusOf(one) + 3,
        width: estimateWidth(one.name, 7),
      }));
    const drawn = dots.map(({ x, y, radius: r }) => ({
      left: x - r + 3,
      top: y - r + 3,
      right: x + r - 3,
      bottom: y + r - 3,
    }));
    const [x, y] = [xOf(all.deadEarly) * size.width, yOf(all.averagePlace) * size.height];
    const width = estimateWidth(averageWords, 7);
    const average = { id: '', x: size.width - width / 2, y, radius: 0, width };
    const side =
      placeLabels([average], { ...size, sides: ['below', 'above'], most: 1, avoid: drawn }).get('') ??
      'below';
    const lines = [
      { left: x, top: 0, right: x + 1, bottom: size.height },
      { left: 0, top: y, right: size.width, bottom: y + 1 },
    ];
    const picture = { ...size, sides: ['right', 'left', 'above', 'below'] as const };
    const texts = [boxAtSide[side](average)];
    // The best towns have their names in any case, the others only where there is room.
    const [best, others] = [dots.slice(0, bestOnes), dots.slice(bestOnes)];
    const named = placeLabels(best, { ...picture, most, avoid: [...drawn, ...lines], texts });
    const bestNames = best.flatMap((dot) => {
      const at = named.get(dot.id);
      return at ? [boxAtSide[at](dot)] : [];
    });
    const labels = new Map([
      ...named,
      ...placeLabels(others, {
        ...picture,
        most: most - named.size,
        avoid: lines,
        texts: [...texts, ...drawn, ...bestNames],
      }),
    ]);
    return { side, labels };
  };
  const [wide, narrow] = [placeTexts(usual, mostLabels), placeTexts(onPhones, bestOnes)];
  const transformOf = (labels: ReadonlyMap<string, LabelSide>, { town }: NamedTown) => {
    const side = labels.get(town);
    return side ? besideDot[side] : 'scale(0)';
  };
  const percentOf = (share: number) => `${(share * 100).toFixed(1)}%`;
  const step = Math.ceil((bottom - top + 1) / mostLines);
  const grid = Array.from({ length: mostLines }, (_, at) => top + at * step).filter(
    (place) => place <= bottom,
  );
  return (
    <Panel title={<Trans>Risk and reward</Trans>} aside={<Trans>up: better place, size: landings</Trans>}>
      <div className={styles.chart} aria-hidden="true">
        {grid.map((place) => (
          <i key={place} className={styles.line} style={{ '--y': percentOf(yOf(place)) }}>
            <span>#{place}</span>
          </i>
        ))}
        <i
          className={classNames(styles.line, styles.average)}
          style={{
            '--y': percentOf(yOf(all.averagePlace)),
            '--wide': aboveLine[wide.side],
            '--narrow': aboveLine[narrow.side],
          }}
        >
          <b>{averageWords}</b>
        </i>
        <i className={styles.column} style={{ '--x': percentOf(xOf(all.deadEarly)) }}>
          <b>
            <Trans>average {averageDead}</Trans>
          </b>
        </i>
        {shown.map((one) => (
          <Text
            tone="text"
            weight={600}
            key={one.town}
            className={classNames(
              styles.town,
              isBest(one) && styles.riskBest,
              (one.town === towns.pointed || one.town === towns.chosen?.town) && styles.riskChosen,
            )}
            style={{
              '--x': percentOf(xOf(one.deadEarly)),
              '--y': percentOf(yOf(one.averagePlace)),
              '--r': `${radiusOf(one)}px`,
              '--wide': transformOf(wide.labels, one),
              '--narrow': transformOf(narrow.labels, one),
            }}
            onPointerEnter={() => towns.point(one.town)}
            onPointerLeave={() => towns.point(null)}
          >
            <span>{one.name}</span>
          </Text>
        ))}
      </div>
      <Row as="p" justify="between" size="t12" tone="muted" className={styles.axis} aria-hidden="true">
        <span>0%</span>
        <span>
          <Trans>dead within 2 min</Trans>
        </span>
        <span>{format.percent(right, 0)}</span>
      </Row>
    </Panel>
  );
}
