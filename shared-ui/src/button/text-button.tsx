import { classNames } from '../class-names/class-names.ts';
import styles from './text-button.module.css';

/** A button inside of a sentence. */
export const TextButton = ({ className, ...rest }: React.ComponentPropsWithRef<'button'>) => (
  <button type="button" {...rest} className={classNames(styles.textButton, className)} />
);
