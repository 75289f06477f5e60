import { useEffect, useId, useRef, useState } from 'react';

type Side = 'above' | 'below';

export interface Popover {
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
