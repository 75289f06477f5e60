const storageKey = 'language-switch';
const typedNameSelector = 'input[type="search"][name="name"]';

/**
 * Loads this page in another language, without a new history entry, so that Back never changes the language. The new
 * document starts at the same scroll position with the same half-typed name.
 */
export function switchLanguage(event: React.MouseEvent<HTMLAnchorElement>): void {
  const opensElsewhere =
    event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (opensElsewhere) return;
  event.preventDefault();
  const typedName = document.querySelector<HTMLInputElement>(typedNameSelector)?.value ?? '';
  save(`${Math.round(window.scrollY)} ${typedName}`);
  window.location.replace(event.currentTarget.href);
}

function save(view: string): void {
  try {
    sessionStorage.setItem(storageKey, view);
  } catch {
    // Storage is blocked: the new document starts at the top with an empty search.
  }
}

/** Restores the view from before the language changed. */
export function restoreView(): void {
  const [, position, typedName = ''] = /^(-?\d+) (.*)$/.exec(take()) ?? [];
  if (!position) return;
  window.scrollTo(0, Number(position));
  const input = document.querySelector<HTMLInputElement>(typedNameSelector);
  if (input && input.value === '') input.value = typedName;
}

function take(): string {
  try {
    const view = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return view ?? '';
  } catch {
    return '';
  }
}
