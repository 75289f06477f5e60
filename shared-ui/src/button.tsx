import { useId } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { ChevronRightIcon, type Icon, RenewIcon, WarningIcon } from './icons.tsx';
import { Link, type LinkProps } from './link.tsx';
import { Row } from './primitives.tsx';

interface ButtonStyle {
  /** `accent`: the main action. `danger`: deletes something. */
  readonly kind?: 'plain' | 'accent' | 'danger';
  readonly isSmall?: boolean;
  readonly icon?: Icon;
}

const classOf = ({ kind = 'plain', isSmall }: ButtonStyle, className?: string) =>
  classNames(styles.button, styles[kind], isSmall && styles.small, className);

interface ButtonProps extends ButtonStyle, React.ComponentPropsWithRef<'button'> {
  /** Whether its action is still running. The button keeps the focus and ignores clicks. */
  readonly isBusy?: boolean;
}

const doNothing = (event: React.MouseEvent) => event.preventDefault();

export function Button({
  kind = 'plain',
  isSmall = false,
  icon: Icon,
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const Shown = isBusy ? RenewIcon : Icon;
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ kind, isSmall }, className)}
      onClick={isBusy ? doNothing : onClick}
      aria-disabled={isBusy || undefined}
    >
      {Shown && <Shown isTurning={isBusy} />}
      {children}
    </button>
  );
}

/** A link to a page of the site that looks like a button. Without the page, there is no button. */
export const ButtonLink = ({
  kind = 'plain',
  isSmall = false,
  icon: Icon,
  className,
  children,
  to,
  ...rest
}: ButtonStyle & LinkProps) =>
  to !== undefined && (
    <Link {...rest} to={to} className={classOf({ kind, isSmall }, className)}>
      {Icon && <Icon />}
      {children}
    </Link>
  );

/** A link to another site or to a file that looks like a button. */
export const ButtonAnchor = ({
  kind = 'plain',
  isSmall = false,
  icon: Icon,
  className,
  children,
  ...rest
}: ButtonStyle & React.ComponentPropsWithRef<'a'>) => (
  <a {...rest} className={classOf({ kind, isSmall }, className)}>
    {Icon && <Icon />}
    {children}
  </a>
);

interface IconButtonProps extends React.ComponentPropsWithRef<'button'> {
  readonly icon: Icon;
  /** The accessible name, also shown as the tooltip. */
  readonly label: string;
}

export const IconButton = ({ icon: Icon, label, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    className={classNames(styles.iconButton, className)}
  >
    <Icon />
  </button>
);

/** A link from a summary to the full list, if the site has it. */
export const MoreLink = ({ children, to, ...rest }: Omit<LinkProps, 'className'>) =>
  to !== undefined && (
    <Row as={Link} isInline gap={1} tone="accent" {...rest} to={to} className={styles.moreLink}>
      {children}
      <ChevronRightIcon size="xs" />
    </Row>
  );

/** A button inside of a sentence. */
export const TextButton = ({ className, ...rest }: React.ComponentPropsWithRef<'button'>) => (
  <button type="button" {...rest} className={classNames(styles.textButton, className)} />
);

/** The texts for the state of a renewal. The page chooses them. */
export interface RenewState {
  /** The label of the button. */
  readonly label: React.ReactNode;
  /** The text beside the button: the last renewal, the queue, or an error. */
  readonly words: React.ReactNode;
  readonly icon?: Icon;
  readonly variant?: 'ready' | 'plain' | 'disabled' | 'busy';
  readonly isWarning?: boolean;
}

interface RenewButtonProps extends RenewState {
  readonly onPress: () => void;
  /** Where the press is sent without scripts. */
  readonly action?: string | undefined;
  /** Other actions, between the text and the button. */
  readonly children?: React.ReactNode;
}

/**
 * A button with its state as text. Screen readers announce changes. The form is beside the other actions, so that they can
 * open dialogs with forms of their own.
 */
export function RenewButton({
  label,
  words,
  icon = RenewIcon,
  variant = 'ready',
  isWarning = false,
  onPress,
  action,
  children,
}: RenewButtonProps) {
  const form = useId();
  return (
    <Row gap={4} size="t13" tone="muted" className={styles.renew}>
      <form
        id={form}
        method="post"
        action={action}
        hidden
        onSubmit={(event) => {
          event.preventDefault();
          onPress();
        }}
      />
      <Row as="p" tone={isWarning ? 'down' : undefined} aria-live="polite">
        {isWarning && <WarningIcon />}
        <span>{words}</span>
      </Row>
      {children}
      <Button
        type="submit"
        form={form}
        className={styles.renewAction}
        kind={variant === 'ready' ? 'accent' : 'plain'}
        icon={icon}
        isBusy={variant === 'busy'}
        disabled={variant === 'disabled'}
      >
        {label}
      </Button>
    </Row>
  );
}
