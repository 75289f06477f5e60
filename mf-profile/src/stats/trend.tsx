import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { Row } from '@hotdrop/shared-ui/primitives';

interface TrendProps {
  readonly change: number;
  /** The change in words or as a number. */
  readonly children: React.ReactNode;
  readonly iconSize?: 's' | 'l';
  readonly as?: 'b' | 'span' | 'p';
  readonly className?: string | undefined;
}

/** A gain or a loss, with an arrow and a color. */
export function Trend({ change, children, iconSize = 's', as = 'span', className }: TrendProps) {
  const Arrow = change > 0 ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Row
      as={as}
      isInline
      gap={0.5}
      align="baseline"
      tone={change > 0 ? 'up' : change < 0 ? 'down' : undefined}
      className={className}
    >
      {change !== 0 && <Arrow size={iconSize} />}
      <span>{children}</span>
    </Row>
  );
}
