import type { ImportResult } from '@hotdrop/shared-domain/favorites';
import { limits } from '@hotdrop/shared-domain/rules';
import { Button } from '@hotdrop/shared-ui/button';
import { download } from '@hotdrop/shared-ui/download';
import { ExportIcon, ImportIcon } from '@hotdrop/shared-ui/icons';
import { useFavorites, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import styles from './import-export.module.css';

type Outcome = ImportResult | { readonly ok: false; readonly reason: 'too-large' };

/** Actions for the whole list. Exports it as a file, and imports it in another browser. */
export function ImportExport({ children }: { readonly children: React.ReactNode }) {
  const { favorites } = useSite();
  const isEmpty = useFavorites().length === 0;
  const file = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const read = async (event: React.ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    const isTooLarge = chosen.size > limits.importBytes;
    setOutcome(isTooLarge ? { ok: false, reason: 'too-large' } : favorites.importText(await chosen.text()));
    // Allows the visitor to select the same file again.
    input.value = '';
  };
  const save = () =>
    download(new File([favorites.exportText()], 'favorites.json', { type: 'application/json' }));

  return (
    <div className={styles.importExport}>
      <input ref={file} hidden type="file" accept="application/json,.json" onChange={read} />
      <div className={styles.buttons}>
        {children}
        <Button isSmall icon={ImportIcon} onClick={() => file.current?.click()}>
          <Trans>Import</Trans>
        </Button>
        <Button isSmall icon={ExportIcon} disabled={isEmpty} onClick={save}>
          <Trans>Export</Trans>
        </Button>
      </div>
      <p className={styles.outcome} role="status">
        {outcome && <OutcomeText {...outcome} />}
      </p>
    </div>
  );
}

function OutcomeText(outcome: Outcome) {
  if (!outcome.ok) {
    return outcome.reason === 'too-large' ? (
      <Trans>The file is too large for a list of favorites. Nothing was imported.</Trans>
    ) : (
      <Trans>
        This is not a favorites file. Choose a file exported from this page. Nothing was imported.
      </Trans>
    );
  }
  const { added, known, refused } = outcome;
  return (
    <>
      <Plural value={added} one="# player added." other="# players added." />{' '}
      {known > 0 && <Plural value={known} one="# was there already." other="# were there already." />}{' '}
      {refused > 0 && (
        <Plural value={refused} one="# entry was not understood." other="# entries were not understood." />
      )}
    </>
  );
}
