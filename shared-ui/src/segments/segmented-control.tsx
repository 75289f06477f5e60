import { useId } from 'react';
import { VisuallyHidden } from '../primitives/primitives.tsx';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string> {
  /** The accessible name of the choice. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: React.ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons in one box, for a choice without an address. Use `Tabs` for a choice with an address. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.control}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
