import { useRef } from 'react';
import { classNames } from '../class-names/index.ts';
import { InfoIcon } from '../icons/index.ts';
import { usePopover } from '../popover/use-popover.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** What the button is called: "How the win rate is counted". */
  readonly label: string;
  /** What the bubble says. */
  readonly children: React.ReactNode;
  /** What is pressed; without it a small sign. */
  readonly trigger?: React.ReactNode;
}

/** A hover on an Apple device follows a touch: there only a click opens. */
const opensOnHover = (event: React.PointerEvent) =>
  event.pointerType === 'mouse' && !/Mac|iPhone|iPad|iPod/.test(navigator.userAgent);

/** An explanation behind a button: opens on click and hover, and stays when it was clicked. */
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
  // A click on what a hover has opened keeps it open.
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
      {/* No block: it may stand within a paragraph. */}
      <span {...popover.body} role="tooltip" className={styles.bubble}>
        {children}
      </span>
    </span>
  );
}
