import { limits } from '@hotdrop/shared-domain/rules';
import { IconButton } from '@hotdrop/shared-ui/button';
import { SearchIcon } from '@hotdrop/shared-ui/icons';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './find-form.module.css';

interface FindFormProps {
  /** The board's address. */
  readonly action: string;
  /** The name of the last search. */
  readonly wanted: string | null;
}

/** Finds a name on the board, or jumps to a rank. Without JavaScript, the browser submits the form. */
export function FindForm({ action, wanted }: FindFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const name = useRef<HTMLInputElement>(null);
  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const find = name.current?.value ?? '';
    void navigate(`${action}?${new URLSearchParams({ find })}`, { preventScrollReset: true });
  };
  return (
    <search>
      <form className={styles.form} method="get" action={action} onSubmit={onSubmit}>
        <input
          ref={name}
          className={styles.input}
          type="search"
          name="find"
          key={wanted}
          defaultValue={wanted ?? ''}
          required
          maxLength={limits.searchName}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t`Name or rank`}
          aria-label={t`Find a name or a rank on this board`}
        />
        <IconButton type="submit" icon={SearchIcon} label={t`Find`} className={styles.go} />
      </form>
    </search>
  );
}
