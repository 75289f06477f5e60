import { useFormat } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './contact-form.module.css';

/** File input with translated texts. The browser's own input uses the browser's language instead of the page's. */
export function FileField(aria: React.AriaAttributes) {
  const { t } = useLingui();
  const format = useFormat();
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <label className={styles.files}>
      <Trans>Files (up to 10 MB)</Trans>
      <VisuallyHidden>
        <input
          name="files"
          type="file"
          multiple
          onChange={({ currentTarget: { files } }) => setNames(Array.from(files ?? [], ({ name }) => name))}
          {...aria}
        />
      </VisuallyHidden>
      <span className={styles.chosen}>
        <span className={styles.choose} aria-hidden="true">
          <Trans>Choose files</Trans>
        </span>
        <span>{names.length > 0 ? format.list(names) : t`No file chosen`}</span>
      </span>
    </label>
  );
}
