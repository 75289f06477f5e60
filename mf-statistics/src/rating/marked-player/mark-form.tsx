import { limits } from '@hotdrop/shared-domain/rules';
import { IconButton } from '@hotdrop/shared-ui/button';
import { SearchIcon } from '@hotdrop/shared-ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { HiddenQuery, pathOf } from '../../toggle/hidden-query.tsx';
import styles from './mark-form.module.css';

interface MarkFormProps {
  /** The address with a player marked, or with none. */
  readonly linkTo: (about: { readonly player: string | undefined }) => string;
}

/** Marks a player by name. Without JavaScript, the browser submits the form. */
export function MarkForm({ linkTo }: MarkFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const id = useId();
  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const player = String(new FormData(event.currentTarget).get('player')).trim();
    if (player) void navigate(linkTo({ player }), { preventScrollReset: true });
  };
  const address = linkTo({ player: undefined });
  return (
    <form className={styles.form} method="get" action={pathOf(address)} onSubmit={onSubmit}>
      <HiddenQuery address={address} />
      <label className={styles.label} htmlFor={id}>
        <Trans>Show a player on the chart</Trans>
      </label>
      <span className={styles.field}>
        <input
          id={id}
          className={styles.input}
          type="search"
          name="player"
          required
          maxLength={limits.searchName}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t`Player name`}
        />
        <IconButton type="submit" icon={SearchIcon} label={t`Show`} className={styles.go} />
      </span>
    </form>
  );
}
