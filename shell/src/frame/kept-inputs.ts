import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const fields = 'input[name]:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea[name]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What the visitor has typed, by history entry and name. */
const typed = new Map<string, Map<string, string>>();

/** Keeps what a visitor has typed into a page for Back and Forward, as browsers do for documents. */
export function useKeptInputs(): void {
  const { key } = useLocation();
  useEffect(() => {
    const main = document.getElementById('main');
    for (const field of main?.querySelectorAll<Field>(fields) ?? []) {
      const value = typed.get(key)?.get(field.name);
      if (value !== undefined && field.value === field.defaultValue) field.value = value;
    }
    const keep = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches(fields)) return;
      const { name, value } = target as Field;
      typed.set(key, new Map(typed.get(key)).set(name, value));
    };
    main?.addEventListener('input', keep);
    return () => main?.removeEventListener('input', keep);
  }, [key]);
}
