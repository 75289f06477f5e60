import { Button } from '@hotdrop/shared-ui/button';
import { Row } from '@hotdrop/shared-ui/primitives';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import styles from './filter-form.module.css';

interface FilterFormProps {
  readonly label: string;
  readonly action: string;
  /** Parameters of the address that the form keeps. */
  readonly kept: readonly string[];
  /** Selects, which navigate by themselves. */
  readonly children: React.ReactNode;
}

/** Selects in a form, which has a button without JavaScript. */
export function FilterForm({ label, action, kept, children }: FilterFormProps) {
  const [query] = useSearchParams();
  return (
    <Row
      as="form"
      gap={3}
      align="stretch"
      isWrapped
      method="get"
      action={action}
      className={styles.form}
      aria-label={label}
    >
      {children}
      {kept.map((name) => {
        const value = query.get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <noscript>
        <Button type="submit">
          <Trans>Apply</Trans>
        </Button>
      </noscript>
    </Row>
  );
}
