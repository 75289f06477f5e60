import { useEffect, useId, useRef, useState } from 'react';

type Side = 'above' | 'below';

export interface Popover {
  readonly isOpen: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  /** For the button. Without JavaScript the platform opens and closes all the same. */
  readonly button: { readonly ref: React.Ref<HTMLButtonElement>; readonly popoverTarget: string };
  /** For what opens; its stylesheet reads --x (its middle), --start, --end, --top and --bottom. */
  readonly body: Required<
    Pick<React.HTMLAttributes<HTMLElement>, 'id' | 'popover' | 'onBeforeToggle' | 'onToggle'>
  > & {
    readonly ref: React.Ref<HTMLDivElement>;
  };
}

/**
 * Something that opens beside its button in the top layer, so that no panel cuts it off. The platform closes it on
 * Escape, on a click elsewhere and when another one opens; it also closes when the page is scrolled under it.
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
    // A bubble above the first lines of a window would be cut off.
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
