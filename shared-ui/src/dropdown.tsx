import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { getTree } from './browser.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { CheckIcon, ChevronDownIcon, CloseIcon } from './icons.tsx';
import styles from './overlays.module.css';
import { Row, Text } from './primitives.tsx';
import { usePopover } from './tooltip.tsx';

interface DropdownProps {
  /** The content of the button. */
  readonly label: React.ReactNode;
  /** The accessible name, if the button's text does not tell what it chooses. */
  readonly name?: string;
  /** A visible heading of the list. */
  readonly title: React.ReactNode;
  /** The edge of the button to which the list aligns. */
  readonly align?: 'start' | 'end';
  readonly className?: string | undefined;
  /** Called on opening, for a list that loads then. */
  readonly onToggle?: (isOpen: boolean) => void;
  /** Links (`DropdownLink`) or buttons. A click on one of them closes the list. */
  readonly children: React.ReactNode;
}

/**
 * A button that opens a list of links. Arrow keys move through the list. It closes on Escape, on a click outside, on a
 * choice, and when the focus leaves it. A sheet on phones.
 */
export function Dropdown({
  label,
  name,
  title,
  align = 'start',
  className,
  onToggle,
  children,
}: DropdownProps) {
  const { t } = useLingui();
  const { button, body, isOpen, show, hide } = usePopover('below');
  const keys = useListKeys({ listId: button.popoverTarget, isOpen, show, hide });
  useClosingTap(button.popoverTarget, isOpen);
  const closeOnChoice = (event: React.MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) hide();
  };
  const toggle = (event: React.ToggleEvent<HTMLElement>) => {
    body.onToggle?.(event);
    onToggle?.(event.newState === 'open');
  };
  return (
    <>
      <button
        {...button}
        {...keys}
        type="button"
        aria-label={name}
        className={classNames(styles.button, className)}
      >
        {label}
        <ChevronDownIcon size="s" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: visitors click the links inside */}
      <div
        {...body}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
        className={classNames(styles.list, styles[align])}
        onToggle={toggle}
        onClick={closeOnChoice}
      >
        <Row as="p" justify="between" className={styles.title}>
          {title}
          <IconButton
            icon={CloseIcon}
            label={t`Close`}
            className={styles.close}
            popoverTarget={button.popoverTarget}
            popoverTargetAction="hide"
          />
        </Row>
        {children}
      </div>
    </>
  );
}

interface DropdownLinkProps extends Omit<LinkProps, 'className'> {
  readonly isCurrent?: boolean;
}

export const DropdownLink = ({ isCurrent = false, children, ...rest }: DropdownLinkProps) => (
  <Row
    as={Link}
    justify="between"
    padding={[0, 3]}
    isTarget
    {...rest}
    className={styles.link}
    aria-current={isCurrent || undefined}
  >
    <Text flex="grow">{children}</Text>
    {isCurrent && <CheckIcon />}
  </Row>
);

interface ListKeys {
  readonly listId: string;
  readonly isOpen: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Handlers for the button and the list of a dropdown: arrow keys move the focus, and leaving both closes the list. */
function useListKeys({ listId, isOpen, show, hide }: ListKeys) {
  const findList = (near: Element) => getTree(near).getElementById(listId);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const list = findList(event.currentTarget);
    if (!list || !(isOpen || event.key === 'ArrowDown')) return;
    if (!isOpen) show();
    // A list can have items for phones alone.
    const items = [
      ...list.querySelectorAll<HTMLElement>('a[href], button:not(:disabled, [popovertarget])'),
    ].filter((item) => item.checkVisibility());
    const at = items.findIndex((item) => item.matches(':focus'));
    const next = new Map([
      ['ArrowDown', items[at + 1] ?? items[0]],
      ['ArrowUp', items[at - 1] ?? items.at(-1)],
      ['Home', items[0]],
      ['End', items.at(-1)],
    ]).get(event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const onBlur = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
    // Without a new target, the visitor clicked something that cannot have the focus, such as the list's title.
    if (!isOpen || !(relatedTarget instanceof Element)) return;
    const list = findList(currentTarget);
    const isInside = list?.contains(relatedTarget) || relatedTarget.matches(`[popovertarget="${listId}"]`);
    if (!isInside && !currentTarget.contains(relatedTarget)) hide();
  };

  return { onKeyDown, onBlur };
}

/** The list is a sheet in narrower windows. */
const minWidthOfList = 728;

/** The browser closes an open list on a tap outside. Over a sheet, that tap must not also use the page under it. */
function useClosingTap(listId: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      // From a shadow root, the event's own target is the element around it.
      const [target] = event.composedPath();
      if (window.innerWidth >= minWidthOfList || !(target instanceof Element)) return;
      // The browser handles a tap on the button itself.
      const isInside = getTree(target).getElementById(listId)?.contains(target);
      if (!isInside && !target.closest(`[popovertarget="${listId}"]`)) ignoreClick();
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => window.removeEventListener('pointerdown', onPointerDown, true);
  }, [listId, isOpen]);
}

/** A tap that becomes a scroll ends without a click: the next tap counts again. */
const ends = ['click', 'pointercancel', 'pointerdown'] as const;

/** Ignores the click of the current tap, which comes after the list has closed. */
function ignoreClick() {
  const onEnd = (event: Event) => {
    for (const type of ends) window.removeEventListener(type, onEnd, true);
    if (event.type !== 'click') return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ends) window.addEventListener(type, onEnd, true);
}
