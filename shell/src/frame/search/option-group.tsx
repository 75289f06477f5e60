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
  /** Index of the group's first option among all options. */
  readonly startIndex: number;
  readonly typed: string;
  readonly active: number;
  readonly listId: string;
  readonly onPick: (index: number) => void;
}

export function OptionGroup({ title, options, startIndex, typed, active, listId, onPick }: OptionGroupProps) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options; a listbox may not contain a fieldset
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {options.map(({ shard, name, mark, note }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the input has the focus and names the active option
        <div
          key={`${shard}/${name}`}
          id={`${listId}-${startIndex + index}`}
          role="option"
          aria-selected={startIndex + index === active}
          className={styles.option}
          // Keep the focus in the input.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(startIndex + index)}
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
