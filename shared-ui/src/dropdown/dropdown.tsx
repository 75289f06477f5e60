import { classNames } from '../class-names/class-names.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { usePopover } from '../popover/use-popover.ts';
import styles from './dropdown.module.css';

interface DropdownProps {
  /** The content of the button. */
  readonly label: React.ReactNode;
  /** The accessible name, if the button's text does not tell what it chooses. */
  readonly name?: string;
  /** Whether the list contains the current choice, such as a past season. */
  readonly isCurrent?: boolean;
  /** A visible heading of the list. */
  readonly title?: React.ReactNode;
  /** The edge of the button to which the list aligns. */
  readonly align?: 'start' | 'end';
  readonly className?: string | undefined;
  /** Called on opening, for a list that loads then. */
  readonly onToggle?: (isOpen: boolean) => void;
  /** Links (`DropdownLink`) or buttons. A click on one of them closes the list. */
  readonly children: React.ReactNode;
}

/** A button that opens a list of links. Closes on Escape, on a click outside, and on a choice. A sheet on phones. */
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
  const { button, body, hide } = usePopover('below');
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
        type="button"
        aria-label={name}
        aria-current={isCurrent || undefined}
        className={classNames(styles.button, className)}
      >
        {label}
        <ChevronDownIcon size="s" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click event too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: visitors click the links inside */}
      <div
        {...body}
        className={classNames(styles.list, styles[align])}
        onToggle={toggle}
        onClick={closeOnChoice}
      >
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </>
  );
}
