import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names/class-names.ts';
import { type Icon, RenewIcon } from '../icons/glyphs.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `accent`: the main action. `danger`: deletes something. */
  readonly kind?: 'plain' | 'accent' | 'danger';
  readonly isSmall?: boolean;
  readonly icon?: Icon;
}

const classOf = ({ kind = 'plain', isSmall }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[kind], isSmall && styles.small, className);

interface ButtonProps extends ButtonLook, React.ComponentPropsWithRef<'button'> {
  /** Whether its action is still running. The button keeps the focus and ignores clicks. */
  readonly isBusy?: boolean;
}

const doNothing = (event: React.MouseEvent) => event.preventDefault();

export function Button({
  kind,
  isSmall,
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
      className={classOf({ ...(kind && { kind }), ...(isSmall && { isSmall }) }, className)}
      onClick={isBusy ? doNothing : onClick}
      aria-disabled={isBusy || undefined}
    >
      {Shown && <Shown isTurning={isBusy} />}
      {children}
    </button>
  );
}

/** A link to a page of the site that looks like a button. */
export const ButtonLink = ({
  kind = 'plain',
  isSmall = false,
  icon: Icon,
  className,
  children,
  ...rest
}: ButtonLook & LinkProps) => (
  <Link {...rest} className={classOf({ kind, isSmall }, className)}>
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
}: ButtonLook & React.ComponentPropsWithRef<'a'>) => (
  <a {...rest} className={classOf({ kind, isSmall }, className)}>
    {Icon && <Icon />}
    {children}
  </a>
);
