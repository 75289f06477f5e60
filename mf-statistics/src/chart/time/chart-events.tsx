import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Link } from 'react-router-dom';
import { percent } from '../scale.ts';
import styles from './chart-events.module.css';

/** Something at a time, such as the start of a season. */
export interface TimeEvent {
  readonly at: number;
  /** A few characters: `S43`. */
  readonly label: string;
  readonly title: string;
  /** Null: there is no page about it. */
  readonly to: string | null;
}

interface ChartEventsProps {
  readonly events: readonly TimeEvent[];
  /** In milliseconds. */
  readonly first: number;
  readonly last: number;
  readonly positionOf: (at: number) => number;
}

/** A label needs this share of the width. */
const room = 0.11;
/** A label closer to the right edge opens to the left. */
const edge = 0.9;

/** The events of a chart with room for their labels. The newest ones go first. */
function withRoom(events: readonly TimeEvent[], positionOf: (at: number) => number): readonly TimeEvent[] {
  const kept: TimeEvent[] = [];
  for (const event of events.toSorted((a, b) => b.at - a.at)) {
    const next = kept.at(-1);
    if (!next || positionOf(next.at) - positionOf(event.at) >= room) kept.push(event);
  }
  return kept.reverse();
}

/** Lines with flags at times of a chart. */
export function ChartEvents({ events, first, last, positionOf }: ChartEventsProps) {
  const inside = events.filter(({ at }) => at >= first && at <= last);
  return withRoom(inside, positionOf).map(({ at, label, title, to }) => {
    const x = positionOf(at);
    const place = { 'data-side': x > edge ? 'left' : undefined, style: { '--x': percent(x) } };
    return to === null ? (
      <span key={at} className={styles.event} {...place} title={title}>
        <b>{label}</b>
      </span>
    ) : (
      <Link key={at} to={to} className={styles.event} {...place} title={title}>
        <VisuallyHidden>{title}</VisuallyHidden>
        <b aria-hidden>{label}</b>
      </Link>
    );
  });
}
