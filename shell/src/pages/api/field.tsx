import { Grid } from '@hotdrop/shared-ui/primitives';
import styles from './api.module.css';

interface FieldProps {
  readonly label: React.ReactNode;
  /** An input or a select. */
  readonly children: React.ReactNode;
}

/** A field of a form with its label. */
export const Field = ({ label, children }: FieldProps) => (
  <Grid as="label" gap={1} size="t13" tone="muted" className={styles.field}>
    {label}
    {children}
  </Grid>
);
