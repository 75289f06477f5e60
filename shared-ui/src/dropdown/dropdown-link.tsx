import { Link, type LinkProps } from 'react-router-dom';
import { CheckIcon } from '../icons/index.ts';
import styles from './dropdown-link.module.css';

interface DropdownLinkProps extends Omit<LinkProps, 'className'> {
  readonly isCurrent?: boolean;
}

export const DropdownLink = ({ isCurrent = false, children, ...rest }: DropdownLinkProps) => (
  <Link {...rest} className={styles.link} aria-current={isCurrent || undefined}>
    <span>{children}</span>
    {isCurrent && <CheckIcon />}
  </Link>
);
