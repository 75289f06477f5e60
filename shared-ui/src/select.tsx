import { useId } from 'react';
import styles from './choices.module.css';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons.tsx';

interface SelectProps {
  readonly label: string;
  /** The name of the field in a form. */
  readonly name?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A native select with its label in the box. */
export const Select = ({ label, name, options, value, onChange }: SelectProps) => (
  <label className={styles.select}>
    <span className={styles.label}>{label}</span>
    <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDownIcon size="s" />
  </label>
);

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
    <fieldset className={classNames(styles.segments, styles.control)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
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
