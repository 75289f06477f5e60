interface ListKeys {
  readonly listId: string;
  readonly isOpen: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Handlers for the button and the list of a dropdown: arrow keys move the focus, and leaving both closes the list. */
export function useListKeys({ listId, isOpen, show, hide }: ListKeys) {
  const findList = () => document.getElementById(listId);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const list = findList();
    if (!list || !(isOpen || event.key === 'ArrowDown')) return;
    const items = [...list.querySelectorAll<HTMLElement>('a[href], button:not(:disabled, [popovertarget])')];
    const at = items.findIndex((item) => item.matches(':focus'));
    const next = new Map([
      ['ArrowDown', items[at + 1] ?? items[0]],
      ['ArrowUp', items[at - 1] ?? items.at(-1)],
      ['Home', items[0]],
      ['End', items.at(-1)],
    ]).get(event.key);
    if (!next) return;
    event.preventDefault();
    if (!isOpen) show();
    next.focus();
  };

  const onBlur = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
    // Without a new target, the visitor clicked something that cannot have the focus, such as the list's title.
    if (!isOpen || !(relatedTarget instanceof Element)) return;
    const list = findList();
    const isInside = list?.contains(relatedTarget) || relatedTarget.matches(`[popovertarget="${listId}"]`);
    if (!isInside && !currentTarget.contains(relatedTarget)) hide();
  };

  return { onKeyDown, onBlur };
}
