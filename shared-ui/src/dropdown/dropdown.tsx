import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from 'react-router-dom';
import { IconButton } from '../button/index.ts';
import { classNames } from '../class-names/class-names.ts';
import { CheckIcon, ChevronDownIcon, CloseIcon } from '../icons/glyphs.ts';
import { usePopover } from '../popover/use-popover.ts';
import styles from './dropdown.module.css';
import { useClosingTap } from './use-closing-tap.ts';
import { useListKeys } from './use-list-keys.ts';

interface DropdownProps {
  /** The content of the button. */
  readonly label: React.ReactNode;
  /** The accessible name, if the button's text does not tell what it chooses. */
  readonly name?: string;
  /** Whether the list contains the current choice, such as a past season. */
  readonly isCurrent?: boolean;
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
  isCurrent = false,
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
        aria-current={isCurrent || undefined}
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
        <p className={styles.title}>
          {title}
          <IconButton
            icon={CloseIcon}
            label={t`Close`}
            className={styles.close}
            popoverTarget={button.popoverTarget}
            popoverTargetAction="hide"
          />
        </p>
        {children}
      </div>
    </>
  );
}

interface DropdownLinkProps extends Omit<LinkProps, 'className'> {
  readonly isCurrent?: boolean;
}

export const DropdownLink = ({ isCurrent = false, children, ...rest }: DropdownLinkProps) => (
  <Link {...rest} className={styles.link} aria-current={isCurrent || undefined}>
    <span>{children}</span>
    {isCurrent && <CheckIcon />}
  </Link>
);
