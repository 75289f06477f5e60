import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { InfoIcon } from '../icons/glyphs.ts';
import { usePopover } from '../popover/use-popover.ts';
import { Bubble } from './bubble.tsx';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** The accessible name of the button: "How the win rate is counted". */
  readonly label: string;
  /** The text of the tooltip. */
  readonly children: React.ReactNode;
  /** The content of the button. The default is a small icon. */
  readonly trigger?: React.ReactNode;
}

/** Apple devices send a hover after a touch, so only a click opens the tooltip there. */
const opensOnHover = (event: React.PointerEvent) =>
  event.pointerType === 'mouse' && !/Mac|iPhone|iPad|iPod/.test(navigator.userAgent);

/** A button with an explanation. Opens on click and hover, and stays open after a click. */
export function Tooltip({ label, children, trigger }: TooltipProps) {
  const popover = usePopover('above');
  const isHovered = useRef(false);

  const onPointerEnter = (event: React.PointerEvent) => {
    if (popover.isOpen || !opensOnHover(event)) return;
    isHovered.current = true;
    popover.show();
  };
  const onPointerLeave = () => {
    if (isHovered.current) popover.hide();
    isHovered.current = false;
  };
  // A click after a hover keeps the tooltip open.
  const onClick = (event: React.MouseEvent) => {
    if (isHovered.current) event.preventDefault();
    isHovered.current = false;
  };

  return (
    <span
      className={classNames(styles.tooltip, Boolean(trigger) && styles.inText)}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <button
        {...popover.button}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-describedby={popover.body.id}
        onClick={onClick}
      >
        {trigger ?? <InfoIcon size="s" />}
      </button>
      <Bubble {...popover.body} role="tooltip">
        {children}
      </Bubble>
    </span>
  );
}

/** A dash with a reason, for a figure that is not published. */
export function UnknownFigure({ children }: { readonly children: React.ReactNode }) {
  const { t } = useLingui();
  return (
    <Tooltip label={t`not known`} trigger={<span className={styles.unknown}>–</span>}>
      {children}
    </Tooltip>
  );
}
