import type { Answer } from '@hotdrop/shared-domain/wire';
import { Button } from '@hotdrop/shared-ui/button';
import { download } from '@hotdrop/shared-ui/download';
import { ImportIcon } from '@hotdrop/shared-ui/icons';
import { useLingui } from '@lingui/react/macro';
import { type BoardColumn, shownRank } from '../shared/use-board-columns.tsx';
import { csvText } from './csv.ts';

interface ExportButtonProps {
  /** File name without the extension. */
  readonly name: string;
  readonly columns: readonly BoardColumn[];
  readonly content: Answer<'getLeaderboard'>;
}

/** Saves the current page of the board as CSV. */
export function ExportButton({ name, columns, content: { meta, ranks } }: ExportButtonProps) {
  const { t } = useLingui();
  const save = () => {
    const head = [t`Rank`, ...columns.map((column) => column.head)];
    const rows = ranks.map((row, index) => [
      shownRank(row, index, meta),
      ...columns.map(({ value }) => value(row)),
    ]);
    download(new File([csvText([head, ...rows])], `${name}.csv`, { type: 'text/csv' }));
  };
  return (
    <Button isSmall icon={ImportIcon} aria-label={t`Save as CSV`} title={t`Save as CSV`} onClick={save}>
      CSV
    </Button>
  );
}
