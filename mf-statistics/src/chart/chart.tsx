import { classNames } from '@hotdrop/shared-ui/class-names';
import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { Trans } from '@lingui/react/macro';
import type { Distribution } from '../distribution/distribution.ts';
import styles from './chart.module.css';
import { percent } from './scale.ts';

export interface AxisLabel {
  /** 0 is the low end of the axis, 1 the high one. */
  readonly at: number;
  readonly text: React.ReactNode;
}

interface ChartFrameProps {
  readonly className?: string | undefined;
  /** Labels of the axis at the left, and of one at the right. */
  readonly values: readonly AxisLabel[];
  readonly endValues?: readonly AxisLabel[] | undefined;
  /** The plot, then what is below it. */
  readonly children: React.ReactNode;
}

/** A plot between its axes. */
export const ChartFrame = ({ className, values, endValues, children }: ChartFrameProps) => (
  <Text
    as="div"
    size="t12"
    tone="muted"
    className={classNames(styles.frame, className)}
    data-ends={endValues ? 'two' : 'one'}
  >
    <ValueAxis labels={values} />
    {endValues && <ValueAxis labels={endValues} isAtEnd />}
    {children}
  </Text>
);

interface ValueAxisProps {
  readonly labels: readonly AxisLabel[];
  readonly isAtEnd?: boolean;
}

const ValueAxis = ({ labels, isAtEnd = false }: ValueAxisProps) => (
  <div className={classNames(styles.axis, isAtEnd && styles.end)} aria-hidden="true">
    {labels.map(({ at, text }) => (
      <span key={at} style={{ '--y': percent(at) }}>
        {text}
      </span>
    ))}
  </div>
);

interface RulesProps {
  /** Heights in the plot. */
  readonly values?: readonly number[];
  /** Positions from the left. */
  readonly times?: readonly number[];
  readonly className?: string | undefined;
}

/** Lines across a plot. */
export const Rules = ({ values = [], times = [], className }: RulesProps) => (
  <>
    {values.map((y) => (
      <i key={y} className={classNames(styles.rule, className)} style={{ '--y': percent(y) }} />
    ))}
    {times.map((x) => (
      <i key={x} className={classNames(styles.limit, className)} style={{ '--x': percent(x) }} />
    ))}
  </>
);

interface SmallBarsProps {
  readonly span: Distribution;
  /** The share of players in each bar of the span. */
  readonly shares: readonly number[];
  /** The share at the top. */
  readonly highest: number;
}

/** A distribution as plain bars in the tones of their tiers. */
export const SmallBars = ({ span, shares, highest }: SmallBarsProps) => (
  <Row gap={0.5} align="end" className={styles.bars} aria-hidden="true">
    {span.bars.map(({ from, tier }, index) => (
      <i
        key={from}
        data-tier={tier?.mark}
        data-empty={!shares[index] || undefined}
        style={{ '--h': percent((shares[index] ?? 0) / highest) }}
      />
    ))}
  </Row>
);

interface ChartDataTableProps {
  readonly label: string;
  readonly children: React.ReactNode;
}

/** The data of a chart as a collapsed table. */
export const ChartDataTable = ({ label, children }: ChartDataTableProps) => (
  <details className={styles.dataTable}>
    <summary className={styles.open}>
      <ChevronRightIcon size="s" />
      <Trans>Show as a table</Trans>
    </summary>
    <Panel label={label}>{children}</Panel>
  </details>
);
