import { limits } from '@hotdrop/shared-domain/rules';
import { IconButton } from '@hotdrop/shared-ui/button';
import { SearchIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Board } from '../board.ts';
import styles from './mark-form.module.css';

/** Marks a player by name. Without JavaScript, the browser submits the form. */
export function MarkForm({ shard, mode }: Board) {
  const { links } = useSite();
  const { t } = useLingui();
  const navigate = useNavigate();
  const id = useId();
  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const player = String(new FormData(event.currentTarget).get('player')).trim();
    if (player) void navigate(links.rating({ shard, mode, player }), { preventScrollReset: true });
  };
  return (
    <form className={styles.form} method="get" action={links.rating()} onSubmit={onSubmit}>
      <input type="hidden" name="shard" value={shard} />
      <input type="hidden" name="mode" value={mode} />
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
