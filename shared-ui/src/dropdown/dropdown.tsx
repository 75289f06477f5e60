import { classNames } from '../class-names/index.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { usePopover } from '../popover/use-popover.ts';
import styles from './dropdown.module.css';

interface DropdownProps {
  /** What the button shows. */
  readonly label: React.ReactNode;
  /** What is chosen here, where the button's words do not say it. */
  readonly name?: string;
  /** The chosen one is in this list: a past season among the recent ones. */
  readonly isCurrent?: boolean;
  /** A heading of the list, shown in it. */
  readonly title?: React.ReactNode;
  /** Which edge of the button the list keeps to. */
  readonly align?: 'start' | 'end';
  readonly className?: string | undefined;
  /** For a list that is read when somebody looks. */
  readonly onToggle?: (isOpen: boolean) => void;
  /** Links (`DropdownLink`) or buttons; a press on one of them closes the list. */
  readonly children: React.ReactNode;
}

/** A list of links behind a button. Closes on Escape, on a press elsewhere and on a choice; a sheet on phones. */
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
    if ((event.target as Element).closest('a, button')) hide();
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard presses on the links arrive as clicks */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed */}
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
