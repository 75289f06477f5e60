import { classNames } from '../class-names/index.ts';
import styles from './text-button.module.css';

/** A button in the middle of words. */
export const TextButton = ({ className, ...rest }: React.ComponentPropsWithRef<'button'>) => (
  <button type="button" {...rest} className={classNames(styles.textButton, className)} />
);
