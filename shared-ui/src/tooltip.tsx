import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { InfoIcon } from './icons.tsx';
import styles from './overlays.module.css';

type Side = 'above' | 'below';

interface Popover {
  readonly isOpen: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  /** Props for the button. The browser opens and closes the popover even without JavaScript. */
  readonly button: { readonly ref: React.Ref<HTMLButtonElement>; readonly popoverTarget: string };
  /** Props for the popover. Its stylesheet reads --x (its center), --start, --end, --top, and --bottom. */
  readonly body: Required<
    Pick<React.HTMLAttributes<HTMLElement>, 'id' | 'popover' | 'onBeforeToggle' | 'onToggle'>
  > & {
    readonly ref: React.Ref<HTMLDivElement>;
  };
}

/**
 * A native popover beside its button, in the top layer, so that no panel clips it. The browser closes it on
 * Escape, on a click outside, and when another one opens. It also closes when the page scrolls.
 */
export function usePopover(side: Side): Popover {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hide = () => body.current?.hidePopover();

  const place = () => {
    if (!button.current || !body.current) return;
    const { left, width, top, bottom } = button.current.getBoundingClientRect();
    const { style, dataset } = body.current;
    // There is no room above the first lines of the window.
    dataset.side = side === 'above' && top > window.innerHeight / 4 ? 'above' : 'below';
    style.setProperty('--x', `${left + width / 2}px`);
    style.setProperty('--start', `${left}px`);
    style.setProperty('--end', `${left + width}px`);
    style.setProperty('--top', `${bottom}px`);
    style.setProperty('--bottom', `${window.innerHeight - top}px`);
  };

  useEffect(() => {
    if (!isOpen) return;
    const close = () => body.current?.hidePopover();
    window.addEventListener('scroll', close, { passive: true });
    return () => window.removeEventListener('scroll', close);
  }, [isOpen]);

  return {
    isOpen,
    show: () => body.current?.showPopover(),
    hide,
    button: { ref: button, popoverTarget: id },
    body: {
      ref: body,
      id,
      popover: 'auto',
      onBeforeToggle: (event) => event.newState === 'open' && place(),
      onToggle: (event) => setOpen(event.newState === 'open'),
    },
  };
}

interface BubbleProps extends React.PropsWithChildren<Popover['body']> {
  readonly role: 'tooltip' | 'status';
}

/** A short text beside the button of a popover. An inline element, because it can be inside of a paragraph. */
export const Bubble = (props: BubbleProps) => <span {...props} className={styles.bubble} />;

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

/** A dash with a reason, for a stat that is not published. */
export function UnknownStat({ children }: { readonly children: React.ReactNode }) {
  const { t } = useLingui();
  return (
    <Tooltip label={t`not known`} trigger={<span className={styles.unknown}>–</span>}>
      {children}
    </Tooltip>
  );
}
