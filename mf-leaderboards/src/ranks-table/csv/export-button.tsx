import { Button } from '@hotdrop/shared-ui/button';
import { download } from '@hotdrop/shared-ui/download';
import { ExportIcon } from '@hotdrop/shared-ui/icons';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Board, RunningSeason } from '../../shared/board.ts';
import type { Sorting } from '../board-address.ts';
import styles from '../ranks-table.module.css';
import { useColumnHeads } from '../table/columns.ts';
import { boardText, fileName } from './board-file.ts';

interface ExportButtonProps {
  readonly board: Board;
  readonly season: RunningSeason | null;
  readonly sort: Sorting;
  readonly className: string | undefined;
}

/** Saves the whole board as CSV, in the order of the page. */
export function ExportButton({ board, season, sort, className }: ExportButtonProps) {
  const site = useSite();
  const format = useFormat();
  const { t } = useLingui();
  const heads = useColumnHeads();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    const answer = await site.api.getLeaderboard({ ...board, page: 1, perPage: 500, sort }, {});
    setState(answer.ok ? 'idle' : 'failed');
    if (!answer.ok) return;
    const text = boardText(answer.data, { site, format, heads, newWord: t`new`, ...board });
    download(new File([text], fileName(site.game, board, season), { type: 'text/csv' }));
  };
  const label = t`Save the whole leaderboard as CSV`;
  return (
    <span className={className}>
      <Button icon={ExportIcon} title={label} isBusy={state === 'busy'} onClick={() => void save()}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span aria-hidden>CSV</span>
      </Button>
      {state === 'failed' && (
        <span className={styles.failed} role="alert">
          {t`The leaderboard could not be loaded`}
        </span>
      )}
    </span>
  );
}
