import { limits } from '@hotdrop/shared-domain/rules';
import { IconButton } from './button.tsx';
import styles from './find-field.module.css';
import { SearchIcon } from './icons.tsx';

interface FindFieldProps extends React.ComponentProps<'input'> {
  readonly name: string;
  /** What the button does. */
  readonly submit: string;
}

/** Asks for a name, with the button that sends the form. */
export const FindField = ({ submit, ...input }: FindFieldProps) => (
  <div className={styles.field}>
    <input
      className={styles.input}
      type="search"
      required
      maxLength={limits.searchName}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
    />
    <IconButton type="submit" icon={SearchIcon} label={submit} className={styles.go} />
  </div>
);
