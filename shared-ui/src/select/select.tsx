import { ChevronDownIcon } from '../icons/glyphs.ts';
import styles from './select.module.css';

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
