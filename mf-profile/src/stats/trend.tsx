import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { Row } from '@hotdrop/shared-ui/primitives';

interface TrendProps {
  readonly change: number;
  /** The change in words or as a number. */
  readonly children: React.ReactNode;
  readonly as?: 'b';
}

/** A gain or a loss, with an arrow and a color. */
export function Trend({ change, children, as }: TrendProps) {
  const Arrow = change > 0 ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Row
      as={as ?? 'span'}
      isInline
      gap={0.5}
      align="baseline"
      tone={change > 0 ? 'up' : change < 0 ? 'down' : undefined}
    >
      {change !== 0 && <Arrow size="s" />}
      <span>{children}</span>
    </Row>
  );
}
