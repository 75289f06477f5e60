import { useId } from 'react';
import styles from './suggestions.module.css';

export interface Option {
  readonly shard: string;
  readonly name: string;
  readonly mark: React.ReactNode;
  readonly note: string;
}

interface OptionGroupProps {
  readonly title: string;
  readonly options: readonly Option[];
  /** The place of the group's first option among all. */
  readonly from: number;
  readonly typed: string;
  readonly active: number;
  readonly listId: string;
  readonly onPick: (index: number) => void;
}

export function OptionGroup({ title, options, from, typed, active, listId, onPick }: OptionGroupProps) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset may not stand in a listbox
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {options.map(({ shard, name, mark, note }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and names the active option
        <div
          key={`${shard}/${name}`}
          id={`${listId}-${from + index}`}
          role="option"
          aria-selected={from + index === active}
          className={styles.option}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(from + index)}
        >
          {mark}
          <span className={styles.name}>
            {startsWith(name, typed) ? (
              <>
                <mark>{name.slice(0, typed.length)}</mark>
                {name.slice(typed.length)}
              </>
            ) : (
              name
            )}
          </span>
          <small>{note}</small>
        </div>
      ))}
    </div>
  );
}

const startsWith = (name: string, typed: string) => name.toLowerCase().startsWith(typed.toLowerCase());
