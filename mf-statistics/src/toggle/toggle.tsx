import { Button } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useNavigate } from 'react-router-dom';
import styles from './toggle.module.css';

interface ToggleGroupProps {
  readonly label: string;
  readonly children: React.ReactNode;
}

/** Names toggles that belong together. */
export const ToggleGroup = ({ label, children }: ToggleGroupProps) => (
  <Row role="group" aria-label={label} isWrapped className={styles.group}>
    {children}
  </Row>
);

interface ToggleProps {
  readonly isPressed: boolean;
  /** The address with the other state. */
  readonly to: string;
  /** The line in the chart that it shows. */
  readonly line: 'step' | 'dashed' | 'thin';
  readonly children: React.ReactNode;
}

/** A button that shows or hides a line of a chart. Its state is in the address, and it works without JavaScript. */
export function Toggle({ isPressed, to, line, children }: ToggleProps) {
  const navigate = useNavigate();
  return (
    <form
      className={styles.form}
      method="get"
      action={pathOf(to)}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(to, { replace: true, preventScrollReset: true });
      }}
    >
      <HiddenQuery address={to} />
      <Button type="submit" isSmall className={styles.toggle} aria-pressed={isPressed}>
        <i className={classNames(styles.line, styles[line])} />
        {children}
      </Button>
    </form>
  );
}

interface HiddenQueryProps {
  /** An address of the site. */
  readonly address: string;
}

/** The query of an address as fields of a form, so that a form without scripts keeps it. */
export function HiddenQuery({ address }: HiddenQueryProps) {
  const [, query] = address.split('?');
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The address without its query, as the target of a form. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;
